"""Declares the experiments: their parts, sizes and seeds.

Each has two scales: `smoke` takes seconds and shows that everything works, `full` is published.
`study.publication.conduct` runs them. Those on random boards are study files, such as users write,
in the folder `declared`.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from greenest.study.difficulty.book import EACH, SHAPES, BookPuzzle, chapters, numbered
from greenest.study.difficulty.playouts import STRATEGIES
from greenest.study.difficulty.puzzles import Puzzle, puzzles
from greenest.study.difficulty.rating import Difficulty
from greenest.study.publication.declared.reading import shipped
from greenest.study.publication.experiment import Experiment, Measurement, measurements
from greenest.study.publication.measures import (
    all_positions,
    exact_mistakes,
    player_chances,
    playouts,
    random_games,
    sampled_mistakes,
    solution_counts,
    static_reasons,
    strips,
)
from greenest.study.publication.rows import (
    GameSeat,
    IrreducibleStrips,
    Mistakes,
    PlayerChances,
    SampledMistakes,
    SimplePlay,
    SmallShape,
    SolutionCounts,
    StaticReasons,
    merged,
)
from greenest.study.skill.experiments import SKILL

SCALES = ("smoke", "full")

SMALL_SHAPES = (
    *((1, cols) for cols in (3, 6, 9, 12, 15)),
    *((2, cols) for cols in range(2, 9)),
    *((3, cols) for cols in (3, 4, 5)),
    (4, 4),
)
"""The shapes whose positions are all counted, as rows and columns."""


STATIC = ((6, 6, 24, 10_000), (6, 9, 27, 10_000), (9, 9, 39, 10_000), (12, 12, 57, 1_000))
"""The boards for static reasons: rows, columns, the most stacks, and the number of boards."""

SIMPLE_SMOKE = ((3, 3), (3, 4), (6, 6))
SIMPLE_FULL = ((3, 3), (3, 4), (3, 6), (4, 6), (6, 6), (6, 9), (9, 9))
PUZZLES = (("easy", 4, 4, 6), ("medium", 5, 5, 7), ("hard", 5, 5, 9), ("expert", 6, 6, 11))
"""The level, rows, columns and stacks of the published puzzles."""

ALIKE = tuple(
    (level, *size) for size in ((4, 5, 8), (5, 6, 9)) for level in ("medium", "hard", "expert")
)
"""Puzzles of several levels but one size, with another seed, likewise."""

GAMES_PLAYED = (
    ("green", ()),
    ("greener", ()),
    ("3stones", ()),
    ("3stones", ("skill=yes",)),
    ("capstone", ()),
    ("threestone", ()),
    ("triforce", ()),
)

_ALL: tuple[Experiment[Any], ...] = (
    *shipped("full-boards").experiments,
    *shipped("transition").experiments,
    *shipped("border").experiments,
    Experiment(
        name="static",
        topic="transition",
        title="Boards that are unsolvable for a static reason, by the number of stacks",
        kind=StaticReasons,
        smoke=(Measurement(static_reasons, (6, 6, 12, 60, 1)),),
        full=tuple(
            Measurement(static_reasons, (rows, cols, stacks, count, 1))
            for rows, cols, last, count in STATIC
            for stacks in range(3, last + 1, 3)
        ),
    ),
    Experiment(
        name="play",
        topic="people",
        title="Full boards solved by simple strategies, each board played once",
        kind=SimplePlay,
        smoke=measurements(
            playouts,
            ((*shape, each, 2_000, 1) for shape, each in product(SIMPLE_SMOKE, STRATEGIES)),
        ),
        full=measurements(
            playouts,
            ((*shape, each, 200_000, 1) for shape, each in product(SIMPLE_FULL, STRATEGIES)),
        ),
    ),
    Experiment(
        name="mistakes-exact",
        topic="people",
        title="Captures that lose a won position, among all solvable positions of small shapes",
        kind=Mistakes,
        smoke=measurements(exact_mistakes, [(3, 3)]),
        full=measurements(exact_mistakes, [(3, 3), (3, 4)]),
    ),
    Experiment(
        name="mistakes-exact-4x4",
        topic="people",
        title="Captures that lose a won position, among all solvable positions of small shapes",
        kind=Mistakes,
        smoke=measurements(exact_mistakes, [(2, 3)]),
        full=measurements(exact_mistakes, [(4, 4)]),
    ),
    Experiment(
        name="mistakes-sampled",
        topic="people",
        title="Random captures that lose a won position, on the way through random full boards",
        kind=SampledMistakes,
        smoke=measurements(sampled_mistakes, ((6, 6, first, 5, 1) for first in (0, 5))),
        full=measurements(sampled_mistakes, ((6, 6, at, 50, 1) for at in range(0, 2_000, 50))),
        merge=merged,
    ),
    Experiment(
        name="solutions",
        topic="small-shapes",
        title="Solutions of every balanced setup of small shapes, orders counted apart",
        kind=SolutionCounts,
        smoke=measurements(solution_counts, [(2, 3), (3, 3)]),
        full=measurements(solution_counts, [(2, 3), (3, 3), (2, 6), (3, 4)]),
    ),
    Experiment(
        name="small-shapes",
        topic="small-shapes",
        title="All positions of small shapes by the number of stacks",
        kind=SmallShape,
        smoke=measurements(all_positions, [(2, 3), (3, 3)]),
        full=measurements(all_positions, SMALL_SHAPES),
    ),
    Experiment(
        name="irreducible",
        topic="theorem",
        title="Irreducible strips without long runs, of the proof for every size",
        kind=IrreducibleStrips,
        smoke=measurements(strips, [(2, False), (2, True)]),
        full=measurements(
            strips, ((rows, marked) for marked in (False, True) for rows in (2, 3, 4))
        ),
    ),
    Experiment(
        name="puzzle-solutions",
        topic="people",
        title="Composed puzzles and their solutions",
        kind=Puzzle,
        smoke=measurements(puzzles, ((*each, 2, 1) for each in PUZZLES)),
        full=measurements(puzzles, ((*each, 100, 1) for each in PUZZLES)),
    ),
    Experiment(
        name="players",
        topic="people",
        title="How often players of several strengths solve composed puzzles, exactly",
        kind=PlayerChances,
        smoke=(
            *(Measurement(player_chances, (*each, 2, 1)) for each in PUZZLES),
            *(Measurement(player_chances, (*each, 1, 3)) for each in ALIKE),
        ),
        full=(
            *(Measurement(player_chances, (*each, 100, 1)) for each in PUZZLES),
            *(Measurement(player_chances, (*each, 50, 3)) for each in ALIKE),
        ),
    ),
    Experiment(
        name="book",
        topic="people",
        title="A book of a hundred puzzles, with their solutions",
        kind=BookPuzzle,
        smoke=chapters(1, 1),
        full=chapters(EACH, len(SHAPES[Difficulty.EASY])),
        merge=numbered,
    ),
    Experiment(
        name="games",
        topic="games",
        title="The other games, played at random",
        kind=GameSeat,
        smoke=measurements(random_games, ((*each, 30, 1) for each in GAMES_PLAYED)),
        full=measurements(random_games, ((*each, 2_000, 1) for each in GAMES_PLAYED)),
    ),
    *SKILL,
)

EXPERIMENTS = {each.name: each for each in _ALL}
