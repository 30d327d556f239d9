"""The cost of a board besides its kernel, in microseconds of processor time.

The floor of a batch is to make the boards and to replay their solutions; no engine can be faster.
In `decide`, the overhead is all but the compiled call: the position, the verdict, the replay.
Each time is the least of several tries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from benchmarks.harness import in_turns
from benchmarks.suites import Suite

from greenest.games.pyramids.position import Position
from greenest.kernels.arrays import UInt8s
from greenest.solver.bulk.outcomes import ANSWERS
from greenest.solver.decide import decide, prepare
from greenest.solver.engines.lines import search as lines
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.engines.replays import are_solutions, codes_of
from greenest.solver.registry import is_dense
from greenest.solver.verdict import Limits, Status
from greenest.study.batches.batch import run_batch

BATCHES = (
    Suite(6, 6, 36, 20_000),
    Suite(9, 9, 81, 10_000),
    Suite(6, 6, 15, 5_000),
    Suite(9, 9, 27, 500),
)
EASY = (Suite(6, 6, 9, 100), Suite(6, 6, 15, 100), Suite(9, 9, 27, 100), Suite(6, 6, 36, 100))
EASY_NODES = 100
"""The most nodes of a board that counts as easy."""
TRIES = 5


@dataclass(frozen=True, slots=True)
class Floor:
    """Microseconds for a board of a batch, on one core and without a ledger.

    `ratio` is that of the batch to its floor.
    """

    suite: str
    boards: int
    make: float
    replay: float
    batch: float
    ratio: float


@dataclass(frozen=True, slots=True)
class Overhead:
    """Microseconds for an easy solvable board: `decide`, its kernel, and the rest."""

    suite: str
    nodes: int
    kernel: float
    decide: float
    overhead: float


def floor_of(suite: Suite, scale: float) -> Floor:
    """Measure a batch and its floor."""
    boards = suite.scaled(scale)
    run = suite.run(boards)
    cells = run.cells(run.boards)
    if is_dense(suite.pieces, suite.rows * suite.cols):
        found = lines.solve_boards(cells, suite.rows, suite.cols)
        captures, lengths = found.captures, found.lengths
    else:
        seen = presolve.look(cells, suite.cols, suite.pieces, run.limits)
        answers = [ANSWERS.get(each) for each in seen.outcomes.tolist()]
        is_solved = [answer is not None and answer[0] is Status.SOLVABLE for answer in answers]
        captures, lengths = seen.captures, np.where(is_solved, suite.pieces - 1, -1)
    codes = codes_of(cells, suite.rows, suite.cols)
    make, replay, batch = _microseconds(
        boards,
        lambda: run.cells(run.boards),
        lambda: are_solutions(codes, captures, lengths),
        lambda: run_batch(run),
    )
    return Floor(str(suite), boards, make, replay, batch, batch / (make + replay))


def overhead_of(suite: Suite) -> Overhead:
    """Measure the first easy board of a suite that is solvable."""
    position, nodes = next(
        (position, verdict.nodes)
        for position in suite.positions(1.0)
        if (verdict := decide(position)).status is Status.SOLVABLE and verdict.nodes <= EASY_NODES
    )
    many = 1000
    cells = np.tile(np.frombuffer(position.cells.encode(), dtype=np.uint8), (many, 1))
    kernel, alone = _microseconds(
        many,
        lambda: _decided_at_once(position, cells),
        lambda: [decide(position) for _ in range(many)],
    )
    return Overhead(str(suite), nodes, kernel, alone, alone - kernel)


def _decided_at_once(position: Position, cells: UInt8s) -> object:
    """Decide one board many times in one call, which is nearly all kernel."""
    if is_dense(position.pieces, len(position.cells)):
        return lines._remove_lines(codes_of(cells, position.rows, position.cols))
    return presolve.look(cells, position.cols, position.pieces, Limits())


def _microseconds(boards: int, *ways: Callable[[], object]) -> list[float]:
    """Return the least processor time of each way, per board."""
    seconds = in_turns({str(place): work for place, work in enumerate(ways)}, TRIES)
    return [min(each) / boards * 1e6 for each in seconds.values()]


def measure(scale: float) -> Iterator[Floor | Overhead]:
    """Measure the cost of boards besides their kernels, in microseconds."""
    prepare()
    for suite in BATCHES:
        yield floor_of(suite, scale)
    for suite in EASY:
        yield overhead_of(suite)
