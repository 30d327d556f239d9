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
    return bool(leaves_one(codes, np.asarray(captures)))


@compiled(nogil=True)
def are_solutions(boards: UInt8s, captures: UInt8s | Int64s, lengths: Int64s) -> Bools:
    """Return for each board whether its captures are legal and leave a single stack.

    `boards` is (boards, rows, cols) codes. `captures` is (boards, any, 2) cells, counted row by
    row. `lengths` is (boards,) the number of captures. If a length is negative, the result is
    False.
    """
    results = np.zeros(len(boards), dtype=np.bool_)
    for index in range(len(boards)):
        if lengths[index] >= 0:
            board = boards[index].copy()
            results[index] = _ends_in_one(board, captures[index], lengths[index])
    return results


@helper()
def _ends_in_one(board: UInt8s, captures: Int64s | UInt8s, length: int) -> bool:
    """Make captures on a board; return whether all are legal and leave a single stack."""
    for turn in range(length):
        if not _capture(board, np.int64(captures[turn, 0]), np.int64(captures[turn, 1])):
            return False
    return _stacks_on(board) == 1


@helper()
def _stacks_on(board: UInt8s) -> int:
    """Return the number of stacks; `numpy.count_nonzero` would import SciPy with the code."""
    stacks = 0
    for row in board:
        for code in row:
            stacks += code != 0
    return stacks


@helper()
def _capture(board: UInt8s, source: int, target: int) -> bool:
    """Make a capture if it is legal; return whether it is legal."""
    rows, cols = board.shape
    if not (0 <= source < rows * cols and 0 <= target < rows * cols) or source == target:
        return False
    row, col = source // cols, source % cols
    target_row, target_col = target // cols, target % cols
    if row != target_row and col != target_col:
        return False
    captor, prey = board[row, col], board[target_row, target_col]
    if not captor or prey != captor % 3 + 1:
        return False
    down, right = np.sign(target_row - row), np.sign(target_col - col)
    board[row, col] = 0
    row, col = row + down, col + right
    while row != target_row or col != target_col:
        if board[row, col]:
            return False
        row, col = row + down, col + right
    board[row, col] = captor
    return True


@compiled(nogil=True)
def leaves_one(board: UInt8s, captures: Int64s) -> bool:
    """Return whether captures on a board of any size are legal and leave a single stack.

    `board` is (rows, cols) codes. Each capture takes constant time, since each stack has links to
    its neighbours in its row and column, as in `games.pyramids.linked`.
    """
    rows, cols = board.shape
    size = rows * cols
    stacks = board.copy().ravel()
    nearest = np.full((size, 4), -1, dtype=np.int64)  # north, east, south, west
    last = np.full(cols, -1, dtype=np.int64)
    for cell in range(size):
        col = cell % cols
        nearest[cell, 0] = last[col]
        if col and stacks[cell - 1]:
            nearest[cell, 3] = cell - 1
        elif col:
            nearest[cell, 3] = nearest[cell - 1, 3]
        if stacks[cell]:
            last[col] = cell
    last[:] = -1
    for cell in range(size - 1, -1, -1):
        col = cell % cols
        nearest[cell, 2] = last[col]
        if col < cols - 1 and stacks[cell + 1]:
            nearest[cell, 1] = cell + 1
        elif col < cols - 1:
            nearest[cell, 1] = nearest[cell + 1, 1]
        if stacks[cell]:
            last[col] = cell
    left = _stacks_on(board)
    for source, target in captures:
        if not (0 <= source < size and 0 <= target < size) or not stacks[source]:
            return False
        if stacks[target] != stacks[source] % 3 + 1:
            return False
        if not (nearest[source] == target).any():
            return False
        stacks[target] = stacks[source]
        stacks[source] = 0
        for way in range(2):
            one, other = nearest[source, way], nearest[source, way + 2]
            if one >= 0:
                nearest[one, way + 2] = other
            if other >= 0:
                nearest[other, way] = one
        left -= 1
    return left == 1
