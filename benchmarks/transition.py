"""Positions around the solvability transition: `auto` beside the search and CP-SAT alone.

All decide the same fixed random balanced positions, one after the other in one process, so the
times compare on any machine. CP-SAT has one worker: with two it needs more processor time, and two
positions at a time keep two cores busier.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.harness import command
from benchmarks.suites import Suite

from greenest.solver.decide import decide, prepare
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits, Status, Verdict

SEARCH_LIMITS = Limits(max_nodes=10**12, max_seconds=10)
CPSAT_LIMITS = Limits(max_nodes=10**12, max_seconds=60)

POINTS = (
    *(Suite(6, 6, pieces, 100) for pieces in (9, 12, 15, 18)),
    *(Suite(6, 9, pieces, 100) for pieces in (12, 15, 18, 21)),
    *(Suite(9, 9, pieces, 100) for pieces in range(15, 37, 3)),
    *(Suite(12, 12, pieces, 20) for pieces in range(24, 61, 6)),
)


@dataclass(frozen=True, slots=True)
class Summary:
    """The verdicts of a suite, or of all; `shared` seconds are of boards that CP-SAT decided."""

    suite: str
    boards: int
    solvable: int
    undecided: int
    search_undecided: int
    cpsat_undecided: int
    auto_seconds: float
    most_seconds: float
    search_seconds: float
    shared_auto_seconds: float
    shared_cpsat_seconds: float


Trial = tuple[Verdict, Verdict, Verdict]
"""The verdicts of `auto`, the search and CP-SAT on one position."""


def trials(suite: Suite, scale: float) -> Iterator[Trial]:
    """Yield the verdicts on the positions of a suite; raises AssertionError if two disagree."""
    for position in suite.positions(scale):
        found = (
            decide(position),
            decide(position, SEARCH_LIMITS, "dfs"),
            decide(position, CPSAT_LIMITS, "cpsat"),
        )
        if len({each.status for each in found} - {Status.UNDECIDED}) > 1:
            raise AssertionError(f"the engines disagree on {position}")
        yield found


def summary(name: str, found: list[Trial]) -> Summary:
    """Add up trials."""
    auto, search, cpsat = zip(*found, strict=True)
    shared = [each for each in found if each[2].status is not Status.UNDECIDED]
    return Summary(
        suite=name,
        boards=len(found),
        solvable=sum(each.status is Status.SOLVABLE for each in auto),
        undecided=sum(each.status is Status.UNDECIDED for each in auto),
        search_undecided=sum(each.status is Status.UNDECIDED for each in search),
        cpsat_undecided=len(cpsat) - len(shared),
        auto_seconds=round(sum(each.seconds for each in auto), 3),
        most_seconds=round(max(each.seconds for each in auto), 3),
        search_seconds=round(sum(each.seconds for each in search), 3),
        shared_auto_seconds=round(sum(each[0].seconds for each in shared), 3),
        shared_cpsat_seconds=round(sum(each[2].seconds for each in shared), 3),
    )


def measure(scale: float) -> Iterator[Summary]:
    """Decide positions around the transition by `auto`, the search and CP-SAT."""
    for engine in CHOICES:
        prepare(engine)
    every: list[Trial] = []
    for suite in POINTS:
        found = list(trials(suite, scale))
        yield summary(str(suite), found)
        every += found
    yield summary("all", every)


main = command(measure)

if __name__ == "__main__":
    main()
