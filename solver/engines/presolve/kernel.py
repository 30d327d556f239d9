"""Presolve of boards with more than 20 stacks, compiled: static reasons, a search, beams.

`outcomes`, `nodes` and `captures` are arrays of `solver.bulk.outcomes.Found`, which receive the
results.
"""

from __future__ import annotations

import numpy as np

from greenest.solver.bulk.outcomes import DEAD, OPEN, REFUTED_BY_BEAM, SOLVED, SOLVED_BY_BEAM
from greenest.solver.engines.beam import kernel as beams
from greenest.solver.engines.dfs import kernel as dfs
from greenest.solver.engines.dfs.table import EXACT_STACKS
from greenest.solver.engines.schedule import BEAM_GROWTH, FIRST_WIDTH
from greenest.solver.kernels.arrays import Int64s, Lines, UInt8s, UInt16s
from greenest.solver.kernels.bits import line_bits, lowest_bit
from greenest.solver.kernels.cache import compiled


@compiled(nogil=True)
def look(
    boards: UInt8s,
    cols: int,
    stacks: int,
    budget: int,
    largest: int,
    memory: Int64s,
    outcomes: UInt8s,
    nodes: Int64s,
    captures: UInt8s,
) -> None:
    """Look for static reasons on each board, and search up to `budget` nodes if there is none.

    `boards` has codes of cells. Shape (boards, cells). The table of a search has at most `largest`
    buckets.
    """
    state = dfs.state_in(memory, dfs.MOST_STACKS)
    for index in range(len(boards)):
        board = boards[index]
        dfs.set_up(state, board, cols)
        if _is_dead(state):
            outcomes[index] = DEAD
            continue
        dfs.begin(state, board, cols, stacks, stacks <= EXACT_STACKS)
        outcome, _ = dfs.solve(state, state.first_table, board, cols, budget, largest)
        nodes[index, 0] = state.scalars[dfs.NODES]
        if outcome == SOLVED:
            _write(state.path, cols, stacks, captures[index])
        outcomes[index] = outcome


@compiled(nogil=True, allocates=False)
def try_beams(
    boards: UInt8s,
    cols: int,
    stacks: int,
    most: int,
    widest: int,
    beam: beams.Beam,
    outcomes: UInt8s,
    nodes: Int64s,
    captures: UInt8s,
) -> None:
    """Try beams up to the width `widest` on each open board.

    `most` is the most nodes for a board, including the nodes of the search before.
    """
    for index in range(len(boards)):
        left = most - nodes[index, 0]
        if outcomes[index] == OPEN and left > 0:
            outcomes[index] = _widen(beam, boards[index], cols, widest, left, nodes[index])
            if outcomes[index] == SOLVED_BY_BEAM:
                _write(beam.path, cols, stacks, captures[index])


@compiled(allocates=False)
def _write(path: UInt16s, cols: int, stacks: int, captures: UInt8s) -> None:
    """Write the captures of a path to `captures`, with cells counted row by row."""
    for turn in range(stacks - 1):
        capture = np.int64(path[turn])
        captures[turn, 0] = (capture >> 12) * cols + (capture >> 8 & 15)
        captures[turn, 1] = (capture >> 4 & 15) * cols + (capture & 15)


@compiled(allocates=False)
def _widen(
    beam: beams.Beam, board: UInt8s, cols: int, widest: int, most: int, nodes: Int64s
) -> int:
    """Try beams up to the width `widest` and, together, up to `most` nodes; return the outcome.

    The nodes of the beams are added to `nodes[1]`.
    """
    width = FIRST_WIDTH
    while width <= widest and nodes[1] < most:
        beams.start(beam, board, cols)
        outcome = beams.run(beam, width, most - nodes[1])
        nodes[1] += beam.numbers[beams.NODES]
        if outcome == beams.SOLVED:
            return SOLVED_BY_BEAM
        if outcome == beams.REFUTED:
            return REFUTED_BY_BEAM
        width *= BEAM_GROWTH
    return OPEN


@compiled(allocates=False)
def _is_dead(state: dfs.State) -> bool:
    _, black, green, white = state.counts
    if (not black and green > 1) or (not green and white > 1) or (not white and black > 1):
        return True
    if _is_split(state.lines):
        return True
    ways = state.captures, state.scores
    end, _ = dfs.list_captures(state.lines, state.colour, *ways, 0, np.uint64(1), np.uint64(0))
    return end == 0


@compiled(allocates=False)
def _is_split(lines: Lines) -> bool:
    rows = np.int64(0)
    side = 1 << line_bits(lines)
    for row in range(side):
        if lines[row]:
            rows |= 1 << row
    first = lowest_bit(rows)
    seen = np.int64(1) << first
    cols = np.int64(0)
    fresh = np.int64(lines[first])
    while fresh:
        cols |= fresh
        reached = np.int64(0)
        while fresh:
            reached |= lines[side + lowest_bit(fresh)]
            fresh &= fresh - 1
        reached &= ~seen
        seen |= reached
        while reached:
            fresh |= lines[lowest_bit(reached)]
            reached &= reached - 1
        fresh &= ~cols
    return seen != rows
