"""The experiments, declared: what is measured, on what, how often, from which seed.

Each has two scales: `smoke` takes seconds and shows that everything works, `full` is what is
published. `study.publication.conduct` runs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greenest.solver.verdict import Limits
from greenest.study.batches.run import Run
from greenest.study.difficulty.playouts import STRATEGIES
from greenest.study.difficulty.puzzles import Puzzle, Puzzles
from greenest.study.publication.experiment import Experiment, Sample
from greenest.study.publication.measures import (
    AllPositions,
    Playouts,
    RandomGames,
    SolutionsOfSetups,
    Tabled,
    Walks,
)
from greenest.study.publication.rows import (
    FullBoards,
    GameSeat,
    Mistakes,
    Point,
    SampledMistakes,
    SimplePlay,
    SmallShape,
    SolutionCounts,
    merged,
)

SCALES = ("smoke", "full")

SLICE = 1_000_000
"""Full boards that are counted together; a run that was stopped goes on from the last slice."""

SMALL_SHAPES = (
    *((1, cols) for cols in (3, 6, 9, 12, 15)),
    *((2, cols) for cols in range(2, 9)),
    *((3, cols) for cols in (3, 4, 5)),
    (4, 4),
)
"""The shapes of which all positions are counted, as rows and columns."""


def _full_boards(rows: int, cols: int) -> Experiment[FullBoards]:
    """Declare full boards of a shape, in slices with a seed each."""

    def slices(count: int, size: int) -> tuple[Sample[FullBoards], ...]:
        return tuple(
            Sample(Run(rows, cols, rows * cols, size, seed), FullBoards.of, has_ledger=False)
            for seed in range(1, count + 1)
        )

    return Experiment(
        name=f"full-boards-{rows}x{cols}",
        topic="full-boards",
        title=f"Full boards decided, {rows}x{cols}",
        kind=FullBoards,
        smoke=slices(2, 1000),
        full=slices(10, SLICE),
    )


def _transition(
    rows: int, cols: int, stacks: range, count: int, smoke: range, seed: int = 1
) -> Experiment[Point]:
    """Declare the share solvable of a shape by the number of stacks."""

    def points(chosen: range, boards: int) -> tuple[Sample[Point], ...]:
        limits = Limits(max_nodes=20_000_000)
        return tuple(
            Sample(Run(rows, cols, each, boards, seed, limits), Point.of) for each in chosen
        )

    return Experiment(
        name=f"transition-{rows}x{cols}",
        topic="transition",
        title=f"Share of solvable boards by the number of stacks, {rows}x{cols}",
        kind=Point,
        smoke=points(smoke, 60 if rows * cols < 50 else 8),
        full=points(stacks, count),
    )


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
    _full_boards(6, 6),
    _full_boards(6, 9),
    _full_boards(9, 9),
    _transition(3, 12, range(3, 37, 3), 10_000, range(12, 19, 6)),
    _transition(4, 9, range(3, 37, 3), 10_000, range(12, 19, 6)),
    _transition(6, 6, range(3, 37, 3), 10_000, range(6, 25, 3)),
    _transition(6, 9, range(3, 55, 3), 10_000, range(9, 28, 9)),
    _transition(9, 9, range(3, 82, 3), 10_000, range(36, 46, 9)),
    _transition(12, 12, range(3, 73, 3), 1_000, range(60, 73, 12)),
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
        name="puzzle-solutions",
        topic="people",
        title="Composed puzzles and their solutions",
        kind=Puzzle,
        smoke=_puzzles(2),
        full=_puzzles(100),
    ),
    Experiment(
        name="games",
        topic="games",
        title="The other games, played at random",
        kind=GameSeat,
        smoke=tuple(RandomGames(name, options, 30, 1) for name, options in GAMES_PLAYED),
        full=tuple(RandomGames(name, options, 2_000, 1) for name, options in GAMES_PLAYED),
    ),
)

EXPERIMENTS = {each.name: each for each in _ALL}
