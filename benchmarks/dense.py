"""Full boards: removing lines, at once and one by one, beside carry, the search and CP-SAT.

All decide the same random boards, balanced, on one core in one run, so the times compare on any
machine. Each time has everything in it: making the board, deciding it, and replaying the moves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from time import process_time

import click
from benchmarks import options
from benchmarks.suites import Suite

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide, prepare
from greenest.solver.engines.lines.search import solve_boards
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_boards, random_position

SHAPES = ((6, 6), (6, 9), (9, 9))
CPSAT_LIMITS = Limits(max_nodes=10**12, max_seconds=60)


@dataclass(frozen=True, slots=True)
class Speed:
    """How many of the first `boards` of a shape one way to decide them solved, and how fast."""

    shape: str
    way: str
    boards: int
    solved: int
    seconds: float

    @property
    def boards_per_second(self) -> float:
        """The boards a second, solved or not."""
        return self.boards / self.seconds


def speeds(rows: int, cols: int, scale: float) -> Iterator[Speed]:
    """Yield how fast each way is on a shape; `scale` is the share of the boards to take."""
    suite = Suite(rows, cols, rows * cols, 100_000)

    def measure(way: str, boards: int, solve: Callable[[int], int]) -> Speed:
        boards = max(1, round(scale * boards))
        started = process_time()
        solved = solve(boards)
        return Speed(f"{rows}x{cols}", way, boards, solved, process_time() - started)

    def one_by_one(engine: str, limits: Limits) -> Callable[[int], int]:
        return lambda boards: sum(
            decide(_board(suite, index), limits, engine).status is Status.SOLVABLE
            for index in range(boards)
        )

    yield measure("lines, at once", 100_000, lambda boards: _at_once(suite, boards))
    yield measure("lines, one by one", 5_000, one_by_one("lines", Limits()))
    yield measure("carry, one by one", 1_000, one_by_one("carry", Limits()))
    yield measure("search", 5_000, one_by_one("dfs", Limits()))
    yield measure("CP-SAT, 60 s each", 2, one_by_one("cpsat", CPSAT_LIMITS))


def _board(suite: Suite, index: int) -> Position:
    return random_position(suite.rows, suite.cols, suite.pieces, suite.seed, index)


def _at_once(suite: Suite, boards: int) -> int:
    """Solve boards a thousand at a time, as a batch does."""
    solved = 0
    for first in range(0, boards, 1000):
        count = min(1000, boards - first)
        cells = random_boards(suite.rows, suite.cols, suite.pieces, suite.seed, first, count)
        solved += int((solve_boards(cells, suite.rows, suite.cols).lengths >= 0).sum())
    return solved


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.as_json
@options.scale
def main(as_json: bool, scale: float) -> None:
    """Measure full boards a second, by removing lines, by search and by CP-SAT."""
    for engine in ("auto", "cpsat"):
        prepare(engine)
    random_boards(1, 2, 2, 1, 0, 1)
    if not as_json:
        click.echo(f"{'shape':>6} {'way':18} {'boards':>8} {'solved':>8} {'boards/s':>12}")
    for shape in SHAPES:
        for speed in speeds(*shape, scale):
            if as_json:
                click.echo(json.dumps(asdict(speed)))
            else:
                click.echo(
                    f"{speed.shape:>6} {speed.way:18} {speed.boards:>8,} {speed.solved:>8,} "
                    f"{speed.boards_per_second:>12,.2f}"
                )


if __name__ == "__main__":
    main()
