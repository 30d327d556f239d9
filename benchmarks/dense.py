"""Full boards: line removal, in bulk and one by one, beside carry, the search and CP-SAT.

All decide the same random balanced boards on one core in one run, so the times compare on any
machine. They include making the board and replaying the captures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time

from benchmarks.harness import command
from benchmarks.suites import Suite

from greenest.solver.decide import decide, prepare
from greenest.solver.engines.lines.search import solve_boards
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_boards

SUITES = tuple(Suite(rows, cols, rows * cols, 100_000) for rows, cols in ((6, 6), (6, 9), (9, 9)))
CPSAT_LIMITS = Limits(max_nodes=10**12, max_seconds=60)
IN_BULK = 1000


@dataclass(frozen=True, slots=True)
class Speed:
    """The boards of a suite that one way solved, and its speed."""

    suite: str
    way: str
    boards: int
    solved: int
    boards_per_second: float


def in_bulk(suite: Suite, boards: int) -> int:
    """Solve boards a thousand at a time, as a batch does."""
    solved = 0
    for first in range(0, boards, IN_BULK):
        count = min(IN_BULK, boards - first)
        cells = random_boards(suite.rows, suite.cols, suite.pieces, suite.seed, first, count)
        solved += int((solve_boards(cells, suite.rows, suite.cols).lengths >= 0).sum())
    return solved


def one_by_one(engine: str, limits: Limits) -> Callable[[Suite, int], int]:
    """Return the function that solves boards one by one."""

    def solve(suite: Suite, boards: int) -> int:
        verdicts = (decide(suite.position(index), limits, engine) for index in range(boards))
        return sum(each.status is Status.SOLVABLE for each in verdicts)

    return solve


WAYS = {
    "lines, in bulk": (100_000, in_bulk),
    "lines": (5_000, one_by_one("lines", Limits())),
    "carry": (1_000, one_by_one("carry", Limits())),
    "dfs": (5_000, one_by_one("dfs", Limits())),
    "cpsat, 60 s": (2, one_by_one("cpsat", CPSAT_LIMITS)),
}
"""The boards of each way, and the function that solves them."""


def measure(scale: float) -> Iterator[Speed]:
    """Measure full boards a second, by line removal, by the search and by CP-SAT."""
    for engine in ("auto", "cpsat"):
        prepare(engine)
    random_boards(1, 2, 2, 1, 0, 1)
    for suite in SUITES:
        for way, (most, solve) in WAYS.items():
            boards = max(1, round(scale * most))
            started = process_time()
            solved = solve(suite, boards)
            yield Speed(str(suite), way, boards, solved, boards / (process_time() - started))


main = command(measure)

if __name__ == "__main__":
    main()
