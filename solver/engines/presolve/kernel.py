"""Presolve of boards with more than 20 stacks, compiled: static reasons and a search.

`outcomes`, `nodes` and `captures` are arrays of `solver.bulk.outcomes.Found`, which receive the
results.
"""

from __future__ import annotations

import numpy as np

from greenest.solver.engines.dfs import kernel as dfs
from greenest.solver.engines.dfs.table import EXACT_STACKS
from greenest.solver.kernels.arrays import Int64s, Lines, UInt8s, UInt16s
from greenest.solver.kernels.bits import line_bits, lowest_bit
from greenest.solver.kernels.cache import compiled, helper
from greenest.solver.kernels.outcomes import DEAD, SOLVED


@compiled(nogil=True)
def look(
    boards: UInt8s,
    cols: int,
    stacks: int,
    budget: int,
    largest: int,
    state: dfs.State,
    outcomes: UInt8s,
    nodes: Int64s,
    captures: UInt8s,
) -> None:
    """Look for static reasons on each board, and search up to `budget` nodes if there is none.

    `boards` has codes of cells. Shape (boards, cells). The table of a search has at most `largest`
    buckets.
    """
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


@helper(allocates=False)
def _write(path: UInt16s, cols: int, stacks: int, captures: UInt8s) -> None:
    """Write the captures of a path to `captures`, with cells counted row by row."""
    for turn in range(stacks - 1):
        capture = np.int64(path[turn])
        captures[turn, 0] = (capture >> 12) * cols + (capture >> 8 & 15)
        captures[turn, 1] = (capture >> 4 & 15) * cols + (capture & 15)


@helper(allocates=False)
def _is_dead(state: dfs.State) -> bool:
    _, black, green, white = state.counts
    if (not black and green > 1) or (not green and white > 1) or (not white and black > 1):
        return True
    if _is_split(state.lines):
        return True
    ways = state.captures, state.scores
    end, _ = dfs.list_captures(state.lines, state.colour, *ways, 0, np.uint64(1), np.uint64(0))
    return end == 0


@helper(allocates=False)
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
