"""Single engines and `auto` on the same boards: full ones, and some around the transition.

The engines run one after the other in one process, so that their times can be compared. Each
decides the first boards of a suite. Slow engines decide a smaller share of the full boards.

CP-SAT has one worker: two would use more processor time for the same board.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product

from greenest.lab.benchmarks.suites import Result, Suite, timed
from greenest.solver.decide import prepare
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits, Status, Verdict

FULL = tuple(Suite(rows, cols, rows * cols, 5_000) for rows, cols in ((6, 6), (6, 9), (9, 9)))
POINTS = (
    *(Suite(6, 6, pieces, 100) for pieces in (9, 12, 15, 18)),
    *(Suite(6, 9, pieces, 100) for pieces in (12, 15, 18, 21)),
    *(Suite(9, 9, pieces, 100) for pieces in range(15, 37, 3)),
    *(Suite(12, 12, pieces, 20) for pieces in range(24, 61, 6)),
)
"""Boards around the transition from unsolvable to solvable."""
ON_FULL = {"lines": 1.0, "dfs": 1.0, "carry": 0.2, "cpsat": 0.0004}
"""The engines for full boards, each with the share of the boards that it decides."""
AROUND = {"auto": 1.0, "dfs": 1.0, "cpsat": 1.0}
"""The engines for boards around the transition, each with the share of the boards that it
decides."""
LIMITS = {
    "dfs": Limits(max_nodes=10**12, max_seconds=10),
    "cpsat": Limits(max_nodes=10**12, max_seconds=60),
}


def beside(suite: Suite, shares: dict[str, float], scale: float) -> Iterator[Result]:
    """Yield the figures of each engine; `shares` maps engines to their shares of the boards.

    Raises AssertionError if two engines disagree on a board.
    """
    known: list[Verdict] = []
    for engine, share in shares.items():
        verdicts, result = timed(suite, scale * share, engine, LIMITS.get(engine))
        known = known or verdicts
        for one, other in zip(known, verdicts, strict=False):
            if len({one.status, other.status} - {Status.UNDECIDED}) > 1:
                raise AssertionError(f"{one.engine} and {engine} disagree on {one.position}")
        yield result


def measure(scale: float) -> Iterator[Result]:
    """Measure `auto` and single engines on full boards and around the transition."""
    for engine in CHOICES:
        prepare(engine)
    for suite, shares in chain(product(FULL, [ON_FULL]), product(POINTS, [AROUND])):
        yield from beside(suite, shares, scale)
