"""Fixed random boards of several shapes, which one core decides one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time

from greenest.games.pyramids.position import Position
from greenest.lab.benchmarks.harness import peak_mb
from greenest.solver.decide import decide, prepare
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.run import Run

HARD = 1000
"""Only boards with more nodes count for the speed of search; on other boards, preparing the search
takes most of the time."""


@dataclass(frozen=True, slots=True)
class Suite:
    """The random boards of a shape that have `pieces` stacks and an index below `count`."""

    rows: int
    cols: int
    pieces: int
    count: int

    def __str__(self) -> str:
        """Return a name such as `6x6/15`, with the number of stacks."""
        return f"{self.rows}x{self.cols}/{self.pieces}"

    def scaled(self, scale: float) -> int:
        """Return `scale` times the number of boards, at least 1."""
        return max(1, round(scale * self.count))

    def run(self, count: int) -> Run:
        """Return a run of the first `count` boards."""
        return Run(self.rows, self.cols, self.pieces, count, seed=1)

    def positions(self, scale: float) -> Iterator[Position]:
        """Yield the first boards; `scale` is their share of all boards."""
        count = self.scaled(scale)
        return map(self.run(count).position, range(count))


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
"""Suites with 500 large boards in all: from few stacks, where few boards are solvable, to more
stacks, where most are."""


@dataclass(frozen=True, slots=True)
class Result:
    """The figures of an engine on a suite, in processor time.

    `boards_per_second` includes generating boards and replaying captures. `nodes_per_second` counts
    only boards with more than `HARD` nodes, and is None if there are none. `peak_mb` is the peak
    memory of the process so far, None if the system does not report it.
    """

    suite: str
    engine: str
    boards: int
    solvable: int
    undecided: int
    nodes: int
    most_nodes: int
    seconds: float
    most_seconds: float
    boards_per_second: float
    nodes_per_second: float | None
    peak_mb: float | None


def timed(
    suite: Suite, scale: float, engine: str = "auto", limits: Limits | None = None
) -> tuple[list[Verdict], Result]:
    """Decide the first boards of a suite by an engine; `scale` is their share of all boards."""
    began = process_time()
    verdicts = [decide(each, limits or Limits(), engine) for each in suite.positions(scale)]
    return verdicts, _result(suite, engine, verdicts, process_time() - began)


def _result(suite: Suite, engine: str, verdicts: Sequence[Verdict], seconds: float) -> Result:
    hard = [each for each in verdicts if each.nodes > HARD]
    hard_seconds = sum(each.seconds for each in hard)
    return Result(
        suite=str(suite),
        engine=engine,
        boards=len(verdicts),
        solvable=sum(each.status is Status.SOLVABLE for each in verdicts),
        undecided=sum(each.status is Status.UNDECIDED for each in verdicts),
        nodes=sum(each.nodes for each in verdicts),
        most_nodes=max(each.nodes for each in verdicts),
        seconds=round(seconds, 3),
        most_seconds=round(max(each.seconds for each in verdicts), 3),
        boards_per_second=round(len(verdicts) / seconds, 1),
        nodes_per_second=round(sum(each.nodes for each in hard) / hard_seconds) if hard else None,
        peak_mb=peak_mb(),
    )


def measure(scale: float) -> Iterator[Result]:
    """Measure boards and nodes per second, and memory, on fixed random boards and one core."""
    prepare()
    return (timed(suite, scale)[1] for suite in SUITES)
