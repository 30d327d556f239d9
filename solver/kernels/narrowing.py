"""Removes columns of a strip one after the other, in time linear in the columns; compiled.

A strip is a full board of at most four rows. It is narrowed by docs/every-size.md, 2.3: a column is
removed by captures that spare the colours with few stacks, which means that they take no stack of
these colours. Whether this is possible depends on the column, its neighbours and the spared
colours. No colour gains stacks, so a spared colour stays spared. So a column that cannot be removed
cannot be removed later either, unless a neighbour was removed in between. One pass over the columns
is therefore enough, if it goes two columns back after each removal.

    left   0 ◄► 2 ◄► 3 ◄► 5        Linked list of the columns that are left: 1 and 4 were removed.

Cells of a strip are counted row by row: `row * columns + column`.
"""

from __future__ import annotations

import numpy as np

from greenest.solver.kernels.arrays import Int8s, Int64s, UInt8s
from greenest.solver.kernels.cache import compiled, helper

WAYS = 4
"""Number of directions of capture: into the column before or after, up, down."""


@compiled()
def narrow(
    strip: Int8s, mark: int, least: int, few: int, inner: UInt8s, edge: UInt8s
) -> tuple[Int64s, Int64s]:
    """Remove columns of a strip until no column can be removed, or until `least` columns are left.

    `strip` is (rows, columns) colours, and is changed. The column `mark` is never removed; it is
    negative if there is no such column. The captures spare colours with at most `few` stacks.
    `inner` and `edge` are tables of `kernels.removal`. Return the numbers of the columns that are
    left, and the captures as pairs of cells.
    """
    rows, cols = strip.shape
    counts = np.zeros(3, dtype=np.int64)
    codes = np.zeros(cols, dtype=np.int64)
    for col in range(cols):
        for row in range(rows - 1, -1, -1):
            counts[strip[row, col]] += 1
            codes[col] = 3 * codes[col] + strip[row, col]
    before = np.arange(-1, cols - 1)
    after = np.arange(1, cols + 1)
    captures = np.empty((rows * cols, 2), dtype=np.int64)
    steps = np.empty((rows, 3), dtype=np.int64)
    made = 0
    first = 0
    left = cols
    col = 0
    while col < cols and left > least:
        one, other = before[col], after[col]
        spared = 0
        for colour in range(3):
            spared |= (counts[colour] <= few) << colour
        sparing = 0
        if col != mark:
            if one >= 0 and other < cols:
                sparing = inner[codes[col], codes[one], codes[other]]
            elif one >= 0:
                sparing = edge[codes[col], codes[one]]
            elif other < cols:
                sparing = edge[codes[col], codes[other]]
        if not sparing >> spared & 1 or not _removal(strip, col, one, other, spared, steps):
            col = other
            continue
        for step in range(rows):
            row, to_row, to_col = steps[step, 0], steps[step, 1], steps[step, 2]
            captures[made, 0] = row * cols + col
            captures[made, 1] = to_row * cols + to_col
            made += 1
            counts[strip[to_row, to_col]] -= 1
            strip[to_row, to_col] = strip[row, col]
        if one >= 0:
            after[one] = other
            codes[one] = _code(strip, one)
        else:
            first = other
        if other < cols:
            before[other] = one
            codes[other] = _code(strip, other)
        left -= 1
        # The columns beside it have changed, and so have the neighbours of the next ones.
        col = first
        if one >= 0:
            col = before[one] if before[one] >= 0 else one
    kept = np.empty(left, dtype=np.int64)
    col = first
    for place in range(left):
        kept[place] = col
        col = after[col]
    return kept, captures[:made]


@helper()
def _code(strip: Int8s, col: int) -> int:
    code = 0
    for row in range(len(strip) - 1, -1, -1):
        code = 3 * code + strip[row, col]
    return code


@helper()
def _removal(strip: Int8s, col: int, one: int, other: int, spared: int, steps: Int64s) -> bool:
    """Find captures that remove a column and spare the set `spared`; return whether there are any.

    `one` and `other` are the columns before and after; `one` is -1 if there is none before, and
    `other` is the number of columns if there is none after. Each entry of `steps` receives a
    capture: the row of the captor, and the row and column of the stack that it takes. The search is
    depth first over all orders of captures.
    """
    rows, cols = strip.shape
    patch = np.full((rows + 1, 3, rows), np.int8(-1))
    for row in range(rows):
        patch[0, 0, row] = strip[row, one] if one >= 0 else -1
        patch[0, 1, row] = strip[row, col]
        patch[0, 2, row] = strip[row, other] if other < cols else -1
    turn = np.zeros(rows + 1, dtype=np.int64)
    depth = 0
    while depth >= 0:
        if depth == rows:
            return True
        here = patch[depth]
        is_found = False
        while turn[depth] < WAYS * rows and not is_found:
            row, way = turn[depth] // WAYS, turn[depth] % WAYS
            turn[depth] += 1
            captor = here[1, row]
            if captor < 0:
                continue
            prey = (captor + 1) % 3
            if spared >> prey & 1:
                continue
            to_row, side = row, 0 if way == 0 else 2
            if way >= 2:
                side = 1
                step = 1 if way == 3 else -1
                to_row += step
                while 0 <= to_row < rows and here[1, to_row] < 0:
                    to_row += step
            if not 0 <= to_row < rows or here[side, to_row] != prey:
                continue
            is_found = True
            # One by one: a tuple or an array into an array takes seconds to compile.
            steps[depth, 0] = row
            steps[depth, 1] = to_row
            steps[depth, 2] = one if side == 0 else col if side == 1 else other
            for part in range(3):
                for place in range(rows):
                    patch[depth + 1, part, place] = here[part, place]
            patch[depth + 1, side, to_row] = captor
            patch[depth + 1, 1, row] = -1
        if is_found:
            depth += 1
            turn[depth] = 0
        else:
            depth -= 1
    return False
