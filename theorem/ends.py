"""The ends of every block of a shape, computed by a table of all positions; compiled.

The *ends* of a block are its possible last stacks, each a colour and a column (or row). A column is
*free* if the block can come down to one stack in it in each of the three colours
(docs/every-size.md, 1.1). A carrier, if there is one, plays with the block. In 2.2 the tables
settle P(4) for 3 columns, D for 5 to 7 columns, E, and the small boards. The cuts of 2.2 and the
windows of 2.3 use the tables, too.

The code of a block has the colours as digits to base 3: the first cell's lowest, the carrier's
highest. `theorem.strips` describes the order of the cells.

    carrier above column 0     W        cells 0 3    code 1 + 0*3 + 0*9 + 0*27 + 2*81 = 163
                               G B            1 2 is
                               B B      (0,0) (1,0) (0,1) (1,1), then the carrier: G B B B W

`ends(...)[code]` is a mask: bit `colour * lines + line` for the colour and the column (or row). A
carrier above the block has a column and no row, a carrier to its left has a row and no column.

    ends in 3 columns: Black in column 2, Green in column 0, White in column 2
    bits   W 876  G 543  B 210      0b100_001_100; no column is free

The table is filled from few stacks to many. The ends of a position are all ends of the positions
that its captures lead to. Each set of occupied cells has 3^stacks consecutive entries.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.arrays import Int64s, UInt16s
from greenest.kernels.cache import compiled
from greenest.theorem.strips import Cell, Ints, cells_of, rays

Bytes = NDArray[np.uint8]
Masks = NDArray[np.unsignedinteger[Any]]

COLUMN, ROW = 1, 0
"""Values of `by` in `ends`, for ends by column or by row: an index in a cell (row, column)."""


def colours(cells: int) -> Bytes:
    """Return for each code the set of its colours, as a mask: bit x for colour x."""
    single = np.array([1, 2, 4], dtype=np.uint8)
    sets = np.zeros(1, dtype=np.uint8)
    for _ in range(cells):
        sets = (single[:, None] | sets[None, :]).ravel()
    return sets


@lru_cache(maxsize=32)
def ends(rows: int, cols: int, carrier: Cell | None = None, by: int = COLUMN) -> Masks:
    """Return the ends of every full block, by code, with a carrier if its cell is given.

    A carrier above column c is (-1, c), a carrier to the left of row r is (r, -1). 13 cells take
    half a minute and 140 MB; each further cell takes four times as much. More than five columns
    (rows, if `by` is ROW) double the memory.
    """
    cells = cells_of(rows, cols, carrier)
    lines = np.array([cell[by] for cell in cells])
    stacks = np.array([mask.bit_count() for mask in range(1 << len(cells))])
    masks = np.argsort(stacks, kind="stable")
    sizes = 3 ** stacks[masks]
    starts = np.empty_like(masks)
    starts[masks] = np.cumsum(sizes) - sizes
    count = (rows, cols)[by]
    table = np.zeros(int(sizes.sum()), dtype=np.uint16 if count <= 5 else np.uint32)
    _fill(rays(cells), lines, count, masks, starts, table)
    return np.asarray(table[starts[-1] :].copy())


@compiled()
def _fill(
    rays: Int64s, lines: Int64s, count_of_lines: int, masks: Int64s, starts: Int64s, table: UInt16s
) -> None:
    cells = len(rays)
    power = 3 ** np.arange(cells + 1)
    rank = np.empty(cells, dtype=np.int64)
    digit = np.empty(cells, dtype=np.int64)
    captures = np.empty((4 * cells, 3), dtype=np.int64)
    for mask in masks[1:]:
        stacks = 0
        line = -1
        for cell in range(cells):
            rank[cell] = stacks
            if mask >> cell & 1:
                stacks += 1
                line = lines[cell]
        count = 0
        for cell in range(cells):
            for way in range(4):
                target = _first(rays, cell, way, mask) if mask >> cell & 1 else -1
                if target >= 0:
                    captures[count] = rank[cell], rank[target], starts[mask ^ 1 << cell]
                    count += 1
        digit[:] = 0
        for code in range(power[stacks]):
            found = 0
            if stacks == 1 and line >= 0:
                found = 1 << code * count_of_lines + line
            for source, target, start in captures[:count]:
                if digit[target] == (digit[source] + 1) % 3:
                    after = code + (digit[source] - digit[target]) * power[target]
                    after = after // power[source + 1] * power[source] + after % power[source]
                    found |= table[start + after]
            table[starts[mask] + code] = found
            turned = 0
            while turned < stacks and digit[turned] == 2:
                digit[turned] = 0
                turned += 1
            if turned < stacks:
                digit[turned] += 1


@compiled()
def _first(rays: Int64s, cell: int, way: int, mask: int) -> int:
    """Return the nearest occupied cell in a direction, or -1 if there is none."""
    for other in rays[cell, way]:
        if other < 0:
            break
        if mask >> other & 1:
            return other
    return -1


def free_lines(ends: Masks, lines: int) -> Masks:
    """Return masks of the free columns (or rows), given masks of ends by column (or row)."""
    return np.asarray(ends & ends >> lines & ends >> 2 * lines & (1 << lines) - 1)


def mirrored(rows: int, cols: int) -> Ints:
    """Return for each code the code of the block with left and right exchanged."""
    size = 3**rows
    columns = np.arange(size**cols)[:, None] // size ** np.arange(cols) % size
    return np.asarray((columns[:, ::-1] * size ** np.arange(cols)).sum(axis=1))
