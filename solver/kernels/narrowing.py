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
from greenest.solver.kernels.cache import compiled
from greenest.solver.kernels.patches import NO_WAY, found_way, made


@compiled()
def narrow(strip: Int8s, mark: int, least: int, few: int, patches: UInt8s) -> tuple[Int64s, Int64s]:
    """Remove columns of a strip until no column can be removed, or until `least` columns are left.

    `strip` is (rows, columns) colours, and is changed. The column `mark` is never removed; it is
    negative if there is no such column. The captures spare colours with at most `few` stacks.
    `patches` is the table of `kernels.patches`. Return the numbers of the columns that are left,
    and the captures as pairs of cells.
    """
    rows, cols = strip.shape
    counts = np.zeros(3, dtype=np.int64)
    # The word of each column, and a last one for the neighbour that an outer column lacks.
    words = np.zeros(cols + 1, dtype=np.int64)
    for col in range(cols):
        for row in range(rows):
            counts[strip[row, col]] += 1
            words[col] |= np.int64(strip[row, col] + 1) << 2 * row
    before = np.arange(-1, cols - 1)
    after = np.arange(1, cols + 1)
    captures = np.empty((rows * cols, 2), dtype=np.int64)
    stacks = 0
    first = 0
    left = cols
    col = 0
    while col < cols and left > least:
        one, other = before[col], after[col]
        spared = 0
        for colour in range(3):
            spared |= (counts[colour] <= few) << colour
        # The column before comes in the place of a line after, into which stacks go first.
        patch = words[col] << 16 | words[other] << 8 | words[one]
        way = found_way(patch, spared, patches) if col != mark else np.int64(NO_WAY)
        if way == NO_WAY:
            col = other
            continue
        for _ in range(rows):
            row = way & 3
            patch, prey, there = made(patch, way & 15)
            to_row, to_col = there >> 1 & 3, col if there >= 16 else other if there >= 8 else one
            captures[stacks, 0] = row * cols + col
            captures[stacks, 1] = to_row * cols + to_col
            stacks += 1
            counts[prey - 1] -= 1
            strip[to_row, to_col] = strip[row, col]
            way >>= 4
        words[one], words[other] = patch & 255, patch >> 8
        if one >= 0:
            after[one] = other
        else:
            first = other
        if other < cols:
            before[other] = one
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
    return kept, captures[:stacks]
