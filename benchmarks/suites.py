"""What is measured: fixed random boards of a shape, decided one after the other on one core."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide, prepare
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_position

HARD = 1000
"""Nodes from which on a board counts for the search speed; below, setting up costs as much."""


@dataclass(frozen=True, slots=True)
class Suite:
    """Boards of a shape with `pieces` stacks, by the generator's indexes from 0 up to `count`."""

    rows: int
    cols: int
    pieces: int
    count: int
    seed: int = 1

    def positions(self, scale: float) -> Iterator[Position]:
        """Yield the positions, or the first `scale` of them, but one at least."""
        for index in range(max(1, round(scale * self.count))):
            yield random_position(self.rows, self.cols, self.pieces, self.seed, index)


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
"""500 large boards near the border: of each shape some numbers of stacks, from those of which few
are solvable to those of which most are."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a suite took.

    `boards_per_second` has everything in it: making the board, deciding it, replaying the moves.
    `nodes_per_second` is of the boards with more than `HARD` nodes, None if there are none;
    `peak_mb` is the most memory that the process has held so far, None where
    the system does not tell.
    """

    shape: str
    pieces: int
    count: int
    seed: int
    solvable: int
    unsolvable: int
    undecided: int
    nodes: int
    most_nodes: int
    seconds: float
    boards_per_second: float
    nodes_per_second: float | None
    peak_mb: float | None

    def as_json(self) -> dict[str, Any]:
        """Return the figures by name."""
        return asdict(self)


def run(suite: Suite, scale: float = 1.0) -> Result:
    """Decide the boards of a suite, or the first `scale` of them."""
    prepare()
    started = perf_counter()
    statuses: Counter[Status] = Counter()
    nodes = most = hard_nodes = 0
    hard_seconds = 0.0
    for position in suite.positions(scale):
        verdict = decide(position, Limits())
        statuses[verdict.status] += 1
        nodes += verdict.nodes
        most = max(most, verdict.nodes)
        if verdict.nodes > HARD:
            hard_nodes += verdict.nodes
            hard_seconds += verdict.seconds
    seconds = perf_counter() - started
    count = statuses.total()
    return Result(
        shape=f"{suite.rows}x{suite.cols}",
        pieces=suite.pieces,
        count=count,
        seed=suite.seed,
        solvable=statuses[Status.SOLVABLE],
        unsolvable=statuses[Status.UNSOLVABLE],
        undecided=statuses[Status.UNDECIDED],
        nodes=nodes,
        most_nodes=most,
        seconds=round(seconds, 3),
        boards_per_second=round(count / seconds, 1),
        nodes_per_second=round(hard_nodes / hard_seconds) if hard_nodes else None,
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
