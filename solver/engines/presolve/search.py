"""Presolve of many positions in one call: static reasons, a short search, narrow beams.

The answers, captures and nodes are the same as if `dead_reason`, depth-first search and beams were
used one after the other. Other engines continue with the positions that stay undecided.
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import MAX_SIDE
from greenest.games.pyramids.position import Position
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.outcomes import Found
from greenest.solver.engines import schedule
from greenest.solver.engines.beam import kernel as beams
from greenest.solver.engines.dfs import kernel as dfs
from greenest.solver.engines.dfs.plain import largest_buckets
from greenest.solver.engines.presolve import few, kernel
from greenest.solver.engines.replays import CODES
from greenest.solver.kernels.arrays import UInt8s
from greenest.solver.kernels.outcomes import OPEN, REFUTED_BY_BEAM, SOLVED_BY_BEAM
from greenest.solver.verdict import Limits, Verdict


class Memory(NamedTuple):
    """The memory of presolve: for boards with few stacks, for other boards, and for beams."""

    few: NDArray[np.void]
    state: dfs.State
    beam: beams.Beam

    @classmethod
    def new(cls) -> Memory:
        """Allocate memory for boards of up to 16x16."""
        state, beam = (
            dfs.new_state(MAX_SIDE, MAX_SIDE**2),
            beams.new_beam(schedule.WIDEST, MAX_SIDE**2),
        )
        return cls(np.zeros(1, dtype=few.MEMORY), state, beam)


_UNUSED: list[Memory] = []
"""Memories that no thread is using."""


def solve_many(boards: Boards, limits: Limits) -> Found:
    """Presolve boards of two or more stacks; limits of nodes and memory hold for each board."""
    stacks, cols, codes = boards.stacks, boards.cols, CODES[boards.cells]
    found = Found(
        np.empty(len(boards), dtype=np.uint8),
        np.zeros((len(boards), 2), dtype=np.int64),
        np.empty((len(boards), stacks - 1, 2), dtype=np.uint8),
    )
    most = min(limits.max_nodes, sys.maxsize)
    budget, widest = first_look(stacks)
    budget = min(budget, most)
    memory = _UNUSED.pop() if _UNUSED else Memory.new()
    try:
        if stacks <= schedule.FEW_STACKS:
            few.look(codes, cols, stacks, budget, most_seen(limits), memory.few, *found)
        else:
            buckets = largest_buckets(limits)
            kernel.look(codes, cols, stacks, budget, buckets, memory.state, *found)
            widest = narrowed(widest, stacks, limits.max_seconds)
            if widest and OPEN in found.outcomes.tobytes():
                _try_beams(codes, cols, most, widest, memory.beam, found)
    finally:
        _UNUSED.append(memory)
    return found


def first_look(stacks: int) -> tuple[int, int]:
    """Return the most nodes of presolve's search, and the width of its widest beam (0 for none)."""
    if stacks <= schedule.FEW_STACKS:
        return schedule.NODES_OF_FEW, 0
    return schedule.FIRST_NODES, schedule.WIDEST


def most_seen(limits: Limits) -> int:
    """Return the most positions that the search of few stacks stores.

    They fill 3/4 of the slots of the largest table that fits the limit of memory, or of the
    smallest table if none fits.
    """
    fitting = [bits for bits in schedule.FEW_TABLES if 8 << bits <= limits.table_mb << 20]
    return 3 << max(fitting, default=schedule.FEW_TABLES[0]) - 2


def narrowed(widest: int, stacks: int, seconds: float | None) -> int:
    """Return the width of the widest beam that takes at most `seconds`, or 0 if none does.

    `widest` is the largest width allowed, and is returned if `seconds` is None.
    """
    each = stacks**2 * schedule.SECONDS_OF_CAPTURE
    while widest and seconds is not None and widest * each > seconds:
        widest = widest // schedule.BEAM_GROWTH if widest > schedule.FIRST_WIDTH else 0
    return widest


def _try_beams(
    boards: UInt8s, cols: int, most: int, widest: int, beam: beams.Beam, found: Found
) -> None:
    """Try beams up to the width `widest` on each open board, and enter the results into `found`.

    `most` is the most nodes for a board, including the nodes of the search before.
    """
    outcomes, nodes, captures = found
    for index in np.flatnonzero(outcomes == OPEN).tolist():
        left, listed = most - int(nodes[index, 0]), 0
        width, result = schedule.FIRST_WIDTH, beams.LOST
        while result == beams.LOST and width <= widest and listed < left:
            beams.start(beam, boards[index], cols)
            result = beams.run(beam, width, left - listed)
            listed += int(beam.numbers[beams.NODES])
            width *= schedule.BEAM_GROWTH
        nodes[index, 1] = listed
        if result == beams.SOLVED:
            outcomes[index] = SOLVED_BY_BEAM
            path = beam.path[: captures.shape[1]].astype(np.int64)
            captures[index, :, 0] = (path >> 12) * cols + (path >> 8 & 15)
            captures[index, :, 1] = (path >> 4 & 15) * cols + (path & 15)
        elif result == beams.REFUTED:
            outcomes[index] = REFUTED_BY_BEAM


class Search:
    """Presolve of one position with two or more stacks."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def run(self, limits: Limits) -> Verdict:
        """Return an answer or an undecided verdict.

        Beams that might exceed the limit of time are left out. All else takes milliseconds.
        """
        started, position = perf_counter(), self.position
        found = solve_many(Boards.of([position]), limits)
        return found.verdict(0, position, perf_counter() - started)


def warm_up() -> None:
    """Compile or load the functions that boards of few stacks do not need."""
    solve_many(Boards.of([Position(3, 7, "BGW" * 7)]), Limits(max_nodes=1))
