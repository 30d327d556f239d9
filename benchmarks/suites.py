"""Fixed random boards of several shapes, decided one after the other on one core."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide, prepare
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_position

HARD = 1000
"""Least nodes of a board that counts for the search speed; below, setting up costs as much."""


@dataclass(frozen=True, slots=True)
class Suite:
    """Random boards of a shape with `pieces` stacks, with indexes from 0 up to `count`."""

    rows: int
    cols: int
    pieces: int
    count: int
    seed: int = 1

    def __str__(self) -> str:
        """Return the shape and number of stacks."""
        return f"{self.rows}x{self.cols}/{self.pieces}"

    def scaled(self, scale: float) -> int:
        """Return the number of boards of a share, at least one."""
        return max(1, round(scale * self.count))

    def position(self, index: int) -> Position:
        """Return the position of an index."""
        return random_position(self.rows, self.cols, self.pieces, self.seed, index)

    def positions(self, scale: float) -> Iterator[Position]:
        """Yield the positions of a share."""
        return map(self.position, range(self.scaled(scale)))


SUITES = (
    Suite(6, 6, 36, 10_000),
    Suite(6, 9, 54, 2_000),
    Suite(9, 9, 81, 2_000),
    Suite(16, 16, 256, 50),
    Suite(6, 6, 9, 1_000),
    Suite(6, 6, 12, 1_000),
    Suite(6, 6, 15, 1_000),
    Suite(6, 6, 18, 1_000),
    Suite(9, 9, 18, 100),
    Suite(9, 9, 24, 100),
)

LARGE = tuple(
    Suite(rows, cols, pieces, 25)
    for rows, cols, numbers in (
        (12, 12, (27, 30, 33, 36)),
        (12, 16, (30, 33, 36, 40)),
        (14, 14, (30, 33, 36, 40)),
        (15, 15, (33, 36, 39, 42)),
        (16, 16, (36, 39, 42, 46)),
    )
    for pieces in numbers
)
"""500 large boards near the border; of each shape, the numbers of stacks range from few solvable
boards to mostly solvable ones."""


@dataclass(frozen=True, slots=True)
class Result:
    """The figures of a suite.

    `boards_per_second` includes making the board and replaying the captures. `nodes_per_second` is
    of the boards with more than `HARD` nodes, None if there are none. `peak_mb` is the peak memory
    of the process so far, None where the system does not report it.
    """

    suite: str
    boards: int
    solvable: int
    undecided: int
    nodes: int
    most_nodes: int
    seconds: float
    boards_per_second: float
    nodes_per_second: float | None
    peak_mb: float | None


def measure(scale: float) -> Iterator[Result]:
    """Measure boards and nodes a second, and memory, on fixed random boards and one core."""
    prepare()
    return (run(suite, scale) for suite in SUITES)


def run(suite: Suite, scale: float = 1.0) -> Result:
    """Decide a share of the boards of a suite."""
    started = perf_counter()
    verdicts = [decide(position, Limits()) for position in suite.positions(scale)]
    seconds = perf_counter() - started
    hard = [each for each in verdicts if each.nodes > HARD]
    hard_seconds = sum(each.seconds for each in hard)
    return Result(
        suite=str(suite),
        boards=len(verdicts),
        solvable=sum(each.status is Status.SOLVABLE for each in verdicts),
        undecided=sum(each.status is Status.UNDECIDED for each in verdicts),
        nodes=sum(each.nodes for each in verdicts),
        most_nodes=max(each.nodes for each in verdicts),
        seconds=round(seconds, 3),
        boards_per_second=round(len(verdicts) / seconds, 1),
        nodes_per_second=round(sum(each.nodes for each in hard) / hard_seconds) if hard else None,
        peak_mb=_peak_mb(),
    )


def _peak_mb() -> float | None:
    """Return the largest resident set of this process; Linux counts kilobytes, macOS bytes."""
    try:
        import resource
    except ModuleNotFoundError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
