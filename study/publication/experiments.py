"""The experiments, declared: their parts, sizes and seeds.

Each has two scales: `smoke` takes seconds and shows that everything works, `full` is published.
`study.publication.conduct` runs them. Those on random boards are study files, such as users write,
in the folder `declared`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greenest.study.difficulty.book import EACH, SHAPES, BookPuzzle, chapters, numbered
from greenest.study.difficulty.playouts import STRATEGIES
from greenest.study.difficulty.puzzles import Puzzle, Puzzles
from greenest.study.difficulty.rating import Difficulty
from greenest.study.publication.declared.reading import shipped
from greenest.study.publication.experiment import Experiment
from greenest.study.publication.measures import (
    AllPositions,
    Playouts,
    RandomGames,
    SolutionsOfSetups,
    Strips,
    Tabled,
    Tried,
    Walks,
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
from greenest.study.publication.static_reasons import StaticCount
from greenest.study.skill.experiments import SKILL

SCALES = ("smoke", "full")

SMALL_SHAPES = (
    *((1, cols) for cols in (3, 6, 9, 12, 15)),
    *((2, cols) for cols in range(2, 9)),
    *((3, cols) for cols in (3, 4, 5)),
    (4, 4),
)
"""The shapes whose positions are all counted, as rows and columns."""


def _static_counts(rows: int, cols: int, last: int, count: int) -> tuple[StaticCount, ...]:
    """Declare a look at the boards of the transition."""
    return tuple(StaticCount(rows, cols, stacks, count, 1) for stacks in range(3, last + 1, 3))


def _playouts(shapes: Sequence[tuple[int, int]], count: int) -> tuple[Playouts, ...]:
    return tuple(
        Playouts(rows, cols, strategy, count, 1) for rows, cols in shapes for strategy in STRATEGIES
    )


def _mistakes(
    name: str, smoke: tuple[Tabled, ...], full: tuple[Tabled, ...]
) -> Experiment[Mistakes]:
    """Declare the captures that lose a won position, on small shapes; 4x4 alone takes minutes."""
    return Experiment(
        name=name,
        topic="people",
        title="Captures that lose a won position, among all solvable positions of small shapes",
        kind=Mistakes,
        smoke=smoke,
        full=full,
    )


def _puzzles(count: int) -> tuple[Puzzles, ...]:
    return (
        Puzzles("easy", 4, 4, 6, count, 1),
        Puzzles("medium", 5, 5, 7, count, 1),
        Puzzles("hard", 5, 5, 9, count, 1),
        Puzzles("expert", 6, 6, 11, count, 1),
    )


def _tried(count: int, of_a_size: int) -> tuple[Tried, ...]:
    """Declare the published puzzles, and puzzles of several levels with one size."""
    sizes = ((4, 5, 8), (5, 6, 9))
    alike = (
        Puzzles(level, *size, of_a_size, 3)
        for size in sizes
        for level in ("medium", "hard", "expert")
    )
    return tuple(map(Tried, (*_puzzles(count), *alike)))


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
        smoke=(StaticCount(6, 6, 12, 60, 1),),
        full=(
            *_static_counts(6, 6, 24, 10_000),
            *_static_counts(6, 9, 27, 10_000),
            *_static_counts(9, 9, 39, 10_000),
            *_static_counts(12, 12, 57, 1_000),
        ),
    ),
    Experiment(
        name="play",
        topic="people",
        title="Full boards solved by simple strategies, each board played once",
        kind=SimplePlay,
        smoke=_playouts(((3, 3), (3, 4), (6, 6)), 2_000),
        full=_playouts(((3, 3), (3, 4), (3, 6), (4, 6), (6, 6), (6, 9), (9, 9)), 200_000),
    ),
    _mistakes("mistakes-exact", (Tabled(3, 3),), (Tabled(3, 3), Tabled(3, 4))),
    _mistakes("mistakes-exact-4x4", (Tabled(2, 3),), (Tabled(4, 4),)),
    Experiment(
        name="mistakes-sampled",
        topic="people",
        title="Random captures that lose a won position, on the way through random full boards",
        kind=SampledMistakes,
        smoke=(Walks(6, 6, 0, 5, 1), Walks(6, 6, 5, 5, 1)),
        full=tuple(Walks(6, 6, first, 50, 1) for first in range(0, 2_000, 50)),
        merge=merged,
    ),
    Experiment(
        name="solutions",
        topic="small-shapes",
        title="Solutions of every balanced setup of small shapes, orders counted apart",
        kind=SolutionCounts,
        smoke=(SolutionsOfSetups(2, 3), SolutionsOfSetups(3, 3)),
        full=(
            SolutionsOfSetups(2, 3),
            SolutionsOfSetups(3, 3),
            SolutionsOfSetups(2, 6),
            SolutionsOfSetups(3, 4),
        ),
    ),
    Experiment(
        name="small-shapes",
        topic="small-shapes",
        title="All positions of small shapes by the number of stacks",
        kind=SmallShape,
        smoke=(AllPositions(2, 3), AllPositions(3, 3)),
        full=tuple(AllPositions(rows, cols) for rows, cols in SMALL_SHAPES),
    ),
    Experiment(
        name="irreducible",
        topic="theorem",
        title="Irreducible strips without long runs, of the proof for every size",
        kind=IrreducibleStrips,
        smoke=(Strips(2, False), Strips(2, True)),
        full=tuple(Strips(rows, marked) for marked in (False, True) for rows in (2, 3, 4)),
    ),
    Experiment(
        name="puzzle-solutions",
        topic="people",
        title="Composed puzzles and their solutions",
        kind=Puzzle,
        smoke=_puzzles(2),
        full=_puzzles(100),
    ),
    Experiment(
        name="players",
        topic="people",
        title="How often players of several strengths solve composed puzzles, exactly",
        kind=PlayerChances,
        smoke=_tried(2, 1),
        full=_tried(100, 50),
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
        smoke=tuple(RandomGames(name, options, 30, 1) for name, options in GAMES_PLAYED),
        full=tuple(RandomGames(name, options, 2_000, 1) for name, options in GAMES_PLAYED),
    ),
    *SKILL,
)

EXPERIMENTS = {each.name: each for each in _ALL}
