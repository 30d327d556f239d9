"""What a board takes besides its kernel, in microseconds of processor time.

In a batch, that is to make it and to replay its solution: the floor, which no engine can go below.
In `decide`, it is everything but the compiled call: reading the position, the verdict, the replay.
Each time is the least of several, for others may use the machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time

import click
import numpy as np
from benchmarks import options
from benchmarks.suites import Suite

from greenest.games.pyramids.position import Position
from greenest.solver.bulk.outcomes import ANSWERS
from greenest.solver.decide import decide, prepare
from greenest.solver.engines.lines import search as lines
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.engines.replays import are_solutions, codes_of
from greenest.solver.registry import is_dense
from greenest.solver.verdict import Limits, Status
from greenest.study.batches.batch import run_batch
from greenest.study.batches.run import Run

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
    """The times for a board of a batch, on one core and without a ledger."""

    suite: str
    boards: int
    make: float
    replay: float
    whole: float

    @property
    def ratio(self) -> float:
        """How many times the floor the whole takes."""
        return self.whole / (self.make + self.replay)


@dataclass(frozen=True, slots=True)
class Beyond:
    """The times for an easy solvable board, decided alone: its kernel and `decide`."""

    suite: str
    nodes: int
    kernel: float
    decide: float

    @property
    def beyond(self) -> float:
        """What `decide` takes beyond its kernel."""
        return self.decide - self.kernel


def floor_of(suite: Suite, scale: float) -> Floor:
    """Measure a batch and its floor."""
    boards = max(1, round(scale * suite.count))
    run = Run(suite.rows, suite.cols, suite.pieces, boards, suite.seed)
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
    return Floor(
        _name(suite),
        boards,
        _microseconds(lambda: run.cells(run.boards), boards),
        _microseconds(lambda: are_solutions(codes, captures, lengths), boards),
        _microseconds(lambda: run_batch(run), boards),
    )


def beyond_of(suite: Suite) -> Beyond:
    """Measure the first easy board of a suite that is solvable."""
    position, nodes = next(
        (position, verdict.nodes)
        for position in suite.positions(1.0)
        if (verdict := decide(position)).status is Status.SOLVABLE and verdict.nodes <= EASY_NODES
    )
    many = 1000
    cells = np.tile(np.frombuffer(position.cells.encode(), dtype=np.uint8), (many, 1))
    kernel = _microseconds(lambda: _decided_at_once(position, cells), many)

    def decide_often() -> None:
        for _ in range(many):
            decide(position)

    alone = _microseconds(decide_often, many)
    return Beyond(_name(suite), nodes, kernel, alone)


def _decided_at_once(position: Position, cells: presolve.Bytes) -> object:
    """Decide one board many times in one call, in which all but the kernel takes next to none."""
    if is_dense(position.pieces, len(position.cells)):
        return lines._remove_lines(codes_of(cells, position.rows, position.cols))
    return presolve.look(cells, position.cols, position.pieces, Limits())


def _microseconds(work: Callable[[], object], boards: int) -> float:
    """Return the least processor time of several tries, for each board."""
    times = []
    for _ in range(TRIES):
        started = process_time()
        work()
        times.append(process_time() - started)
    return min(times) / boards * 1e6


def _name(suite: Suite) -> str:
    return f"{suite.rows}x{suite.cols}, {suite.pieces} stacks"


@click.command()
@options.scale
@options.as_json
def main(scale: float, as_json: bool) -> None:
    """Measure what boards take besides their kernels."""
    prepare()
    for suite in BATCHES:
        floor = floor_of(suite, scale)
        if as_json:
            click.echo(json.dumps(asdict(floor) | {"ratio": floor.ratio}))
        else:
            click.echo(
                f"{floor.suite}: {floor.whole:.2f} µs in a batch, {floor.ratio:.1f} times "
                f"the floor (making {floor.make:.2f}, replaying {floor.replay:.2f})"
            )
    for suite in EASY:
        beyond = beyond_of(suite)
        if as_json:
            click.echo(json.dumps(asdict(beyond) | {"beyond": beyond.beyond}))
        else:
            click.echo(
                f"{beyond.suite}: {beyond.decide:.1f} µs to decide alone, {beyond.beyond:.1f} "
                f"beyond the kernel ({beyond.kernel:.1f}, {beyond.nodes} nodes)"
            )


if __name__ == "__main__":
    main()
