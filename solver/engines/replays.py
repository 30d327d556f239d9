"""A second implementation of the rules, compiled, to check millions of solutions.

This module shares no code with the engines, and tests compare it with `games`. A cell is a code: 0
nothing, 1 Black, 2 Green, 3 White. Black takes Green, Green takes White, and White takes Black.

    board 1x3: codes 1 2 3 (B G W), captures (0, 1), (2, 1): Black takes Green on the middle cell,
    then White takes Black there: a solution. (2, 0) is not legal at first: Green stands between.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.kernels.arrays import Bools, Int64s, UInt8s
from greenest.solver.kernels.cache import compiled, helper

CODES = np.zeros(256, dtype=np.uint8)
CODES[list(COLOURS.encode())] = 1, 2, 3
"""The code of each character of a board."""


def codes_of(cells: UInt8s, rows: int, cols: int) -> UInt8s:
    """Return the codes, (boards, rows, cols), of boards given as characters row by row."""
    return CODES[cells].reshape(-1, rows, cols)


def codes_of_position(position: Position) -> UInt8s:
    """Return the codes of a position's cells, row by row."""
    return CODES[np.frombuffer(position.cells.encode(), dtype=np.uint8)]


def is_solution(position: Position, captures: Sequence[Capture]) -> bool:
    """Return whether captures are legal and leave a single stack, in time linear in the cells."""
    codes = codes_of_position(position).reshape(position.rows, position.cols)
    return leaves_one(codes, np.asarray(captures))


def leaves_one(board: UInt8s, captures: Int64s) -> bool:
    """Return whether captures on a board are legal and leave a single stack; `board` has codes."""
    return bool(are_solutions(board[None], captures[None], np.array([len(captures)]))[0])


@compiled(nogil=True)
def are_solutions(boards: UInt8s, captures: UInt8s | Int64s, lengths: Int64s) -> Bools:
    """Return for each board whether its captures are legal and leave a single stack.

    `boards` is (boards, rows, cols) codes. `captures` is (boards, any, 2) cells, counted row by
    row. `lengths` is (boards,) the number of captures. If a length is negative, the result is
    False.
    """
    count, rows, cols = boards.shape
    results = np.zeros(count, dtype=np.bool_)
    stacks = np.empty(rows * cols, dtype=np.uint8)
    nearest = np.empty((rows * cols, 4), dtype=np.int64)  # north, east, south, west
    last = np.empty(cols, dtype=np.int64)
    for index in range(count):
        if lengths[index] < 0:
            continue
        left = 0
        for row in range(rows):
            for col in range(cols):
                stacks[row * cols + col] = boards[index, row, col]
                left += boards[index, row, col] != 0
        _link(stacks, True, nearest, last)
        _link(stacks, False, nearest, last)
        made = 0
        while made < lengths[index] and _capture(captures[index, made], stacks, nearest):
            made += 1
        results[index] = made == lengths[index] and left - made == 1
    return results


@helper()
def _link(stacks: UInt8s, is_forward: bool, nearest: Int64s, last: Int64s) -> None:
    """Write the nearest stacks of each cell, -1 for none: to the north and west if `is_forward`.

    Otherwise, those to the south and east. `last` is scratch, with an entry for each column.
    """
    cols = len(last)
    down, across = (0, 3) if is_forward else (2, 1)
    last[:] = -1
    for row in range(len(stacks) // cols):
        here = -1
        for place in range(cols):
            cell, col = row * cols + place, place
            if not is_forward:
                cell, col = len(stacks) - 1 - cell, cols - 1 - place
            nearest[cell, down] = last[col]
            nearest[cell, across] = here
            if stacks[cell]:
                last[col] = here = cell


@helper()
def _capture(capture: UInt8s | Int64s, stacks: UInt8s, nearest: Int64s) -> bool:
    """Make a capture if it is legal, and return whether it is.

    It takes constant time, since stacks have links to their neighbours in row and column.
    """
    source, target = np.int64(capture[0]), np.int64(capture[1])
    if not (0 <= source < len(stacks) and 0 <= target < len(stacks) and stacks[source]):
        return False
    if stacks[target] != stacks[source] % 3 + 1:
        return False
    is_near = False
    for way in range(4):
        is_near |= nearest[source, way] == target
    if not is_near:
        return False
    stacks[target] = stacks[source]
    stacks[source] = 0
    for way in range(2):
        one, other = nearest[source, way], nearest[source, way + 2]
        if one >= 0:
            nearest[one, way + 2] = other
        if other >= 0:
            nearest[other, way] = one
    return True
