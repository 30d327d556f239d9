"""The first look at a position, many positions at once: static reasons and the search's first turn.

All of it is one compiled call, which says what `dead_reason` and the search would say one after the
other, with the same captures and nodes. What it leaves undecided is for engines that take turns.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board_text import COLOURS
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.kernels.bits import lowest_bit
from greenest.kernels.kept import compiled
from greenest.solver.engines import kernel
from greenest.solver.engines.replays import are_solutions
from greenest.solver.engines.schedule import (
    FIRST_BUCKETS,
    FIRST_RESTART,
    TABLE_GROWTH,
    exhausted,
    largest_buckets,
)
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status, Turn, Verdict

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]

DEAD, OPEN = kernel.CROWDED + 1, kernel.RUNNING
"""What a board is besides what `kernel.search` says: dead by a static reason, or undecided."""

ANSWERS = {
    DEAD: (Status.UNSOLVABLE.value, "static"),
    kernel.EXHAUSTED: (Status.UNSOLVABLE.value, "dfs"),
    kernel.SOLVED: (Status.SOLVABLE.value, "dfs"),
}
"""The verdict and the engine of each outcome but OPEN."""

CODES = np.full(256, kernel.EMPTY, dtype=np.uint8)
CODES[list(COLOURS.encode())] = 0, 1, 2
"""The colour of a cell by its character."""


COLOURED = np.zeros(256, dtype=np.uint8)
COLOURED[list(COLOURS.encode())] = 1, 2, 3
"""The same as `solver.engines.replays` has it."""


class Found(NamedTuple):
    """What a first look found of many boards of one shape."""

    outcomes: Bytes
    """(boards,) SOLVED, EXHAUSTED, DEAD or OPEN."""
    nodes: Numbers
    """(boards,) of the search."""
    captures: Bytes
    """(boards, any, 2) the captures of those solved, by cells counted row by row."""


def look(cells: Bytes, cols: int, stacks: int, limits: Limits, budget: int) -> Found:
    """Look at boards of as many stacks, two or more, each (rows * cols) characters over ".BGW".

    The limits but for the seconds hold for each board, and so does the budget of nodes.
    """
    boards = CODES[cells]
    found = Found(
        np.empty(len(boards), dtype=np.uint8),
        np.zeros(len(boards), dtype=np.int64),
        np.empty((len(boards), stacks - 1, 2), dtype=np.uint8),
    )
    sizes = stacks, min(budget, limits.max_nodes), largest_buckets(limits)
    _look(boards, cols, *sizes, *found)
    return found


def are_right(cells: Bytes, rows: int, cols: int, found: Found) -> bool:
    """Replay the solutions by rules that were stated a second time; tell whether all are right."""
    boards = COLOURED[cells].reshape(-1, rows, cols)
    is_solved = found.outcomes == kernel.SOLVED
    lengths = np.where(is_solved, found.captures.shape[1], -1)
    return bool((are_solutions(boards, found.captures, lengths) == is_solved).all())


def first_turn(position: Position, limits: Limits, budget: int) -> Verdict:
    """Return the verdict on a position of two or more stacks, undecided if the budget was spent.

    A dead position is answered by "static", else the engine is "dfs".
    """
    started = perf_counter()
    cells = np.frombuffer(position.cells.encode(), dtype=np.uint8).reshape(1, -1)
    found = look(cells, position.cols, position.pieces, limits, budget)
    nodes, outcome = int(found.nodes[0]), int(found.outcomes[0])
    return verdict_of(position, outcome, nodes, found.captures[0], perf_counter() - started)


def verdict_of(
    position: Position, outcome: int, nodes: int, captures: Bytes, seconds: float
) -> Verdict:
    """Return what was found of a position as a verdict."""
    if outcome == DEAD:
        reason = dead_reason(position)
        return Verdict(position, Status.UNSOLVABLE, "static", None, reason, 0, seconds)
    status, moves, text = Status.UNDECIDED, None, None
    if outcome == kernel.SOLVED:
        status, moves = Status.SOLVABLE, tuple(map(Capture._make, captures.tolist()))
    elif outcome == kernel.EXHAUSTED:
        status, text = Status.UNSOLVABLE, exhausted(nodes)
    turns = (Turn("dfs", status, nodes, seconds),)
    return Verdict(position, status, "dfs", moves, text, nodes, seconds, turns)


def warm_up() -> None:
    """Compile or load whatever a first look may call."""
    first_turn(Position(2, 5, "BGWBGWBGWB"), Limits(), 1000)


@compiled(nogil=True, calls=(kernel,))
def _look(
    boards: Any,
    cols: Any,
    stacks: Any,
    budget: Any,
    largest: Any,
    outcomes: Any,
    nodes: Any,
    captures: Any,
) -> None:
    """Look at each board, (boards, cells) colours."""
    state = _new_state(stacks)
    exact = stacks <= kernel.EXACT_STACKS
    first_table = np.zeros(FIRST_BUCKETS * kernel.BUCKET, dtype=np.uint64)
    for index in range(len(boards)):
        board = boards[index]
        kernel._set_up(state, board, cols)
        if _is_dead(state):
            outcomes[index] = DEAD
            continue
        state.pairs[:] = 0
        kernel.choose_pairs(board, cols, exact, state.pairs)
        for place in range(6):
            state.scalars[place] = 0
        state.scalars[kernel.ALLOWANCE] = FIRST_RESTART * stacks
        first_table[:] = 0
        table = first_table
        buckets = FIRST_BUCKETS
        outcome = kernel.RUNNING
        while state.scalars[kernel.NODES] < budget:
            bound = table.size // 4 if buckets < largest else np.iinfo(np.int64).max
            outcome = kernel.search(state, table, board, cols, budget, bound)
            if outcome != kernel.CROWDED:
                break
            buckets = min(buckets * TABLE_GROWTH, largest)
            grown = np.zeros(buckets * kernel.BUCKET, dtype=np.uint64)
            state.scalars[kernel.STORED] = kernel.move_keys(table, grown)
            table = grown
        outcomes[index] = kernel.RUNNING if outcome == kernel.CROWDED else outcome
        nodes[index] = state.scalars[kernel.NODES]
        if outcome == kernel.SOLVED:
            for turn in range(stacks - 1):
                capture = np.int64(state.path[turn])
                captures[index, turn, 0] = (capture >> 12) * cols + (capture >> 8 & 15)
                captures[index, turn, 1] = (capture >> 4 & 15) * cols + (capture & 15)


@compiled()
def _new_state(stacks: Any) -> Any:
    """Allocate a search of so many stacks, as `dfs` does."""
    captures = stacks * (stacks + 1)
    return kernel.State(
        np.zeros(16, dtype=np.int64),
        np.zeros(16, dtype=np.int64),
        np.zeros(256, dtype=np.uint8),
        np.zeros(3, dtype=np.int64),
        np.zeros((256, 3, 2), dtype=np.uint64),
        np.zeros(2, dtype=np.uint64),
        np.zeros(1, dtype=np.uint64),
        np.empty(captures, dtype=np.uint16),
        np.empty(captures, dtype=np.int64),
        np.zeros(257, dtype=np.int64),
        np.zeros(257, dtype=np.int64),
        np.zeros(256, dtype=np.uint16),
        np.zeros(6, dtype=np.int64),
    )


@compiled()
def _is_dead(state: Any) -> Any:
    """Tell whether a static reason applies to a board of two or more stacks that was set up."""
    black, green, white = state.counts
    if (not black and green > 1) or (not green and white > 1) or (not white and black > 1):
        return True
    return _is_split(state.across, state.down) or not _is_any_capture(state)


@compiled()
def _is_split(across: Any, down: Any) -> Any:
    """Tell whether the rows and columns that are not empty fall into parts."""
    rows = np.int64(0)
    for row in range(16):
        if across[row]:
            rows |= 1 << row
    first = lowest_bit(rows)
    seen = np.int64(1) << first
    cols = np.int64(0)
    fresh = np.int64(across[first])
    while fresh:
        cols |= fresh
        reached = np.int64(0)
        while fresh:
            reached |= down[lowest_bit(fresh)]
            fresh &= fresh - 1
        reached &= ~seen
        seen |= reached
        while reached:
            fresh |= across[lowest_bit(reached)]
            reached &= reached - 1
        fresh &= ~cols
    return seen != rows


@compiled()
def _is_any_capture(state: Any) -> Any:
    """Tell whether some line has stacks of two colours."""
    for line in range(16):
        row, col = np.int64(state.across[line]), np.int64(state.down[line])
        colour: Any = -1
        while row:
            found = np.int64(state.colour[line << 4 | lowest_bit(row)])
            row &= row - 1
            if colour >= 0 and found != colour:
                return True
            colour = found
        colour = -1
        while col:
            found = np.int64(state.colour[lowest_bit(col) << 4 | line])
            col &= col - 1
            if colour >= 0 and found != colour:
                return True
            colour = found
    return False
