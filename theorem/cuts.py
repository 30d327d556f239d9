"""Finds the blocks of short strips that neither a cut nor a removal settles; compiled.

Section 2.2 of docs/every-size.md searches only the blocks found here. All other blocks are settled
by three means. *Cut*: the left or the right part of the block comes down to a carrier for the other
part, which then has a free column. *Removal*: a column is removed, three colours are left, and the
narrower block has a free column. *Capture* (V only): the White carrier takes the Black below it,
and a block of three colours is left.

    G B G│W B       . . .│W B       The left part can come down to a black stack in the middle row,
    B W G│B G   ►   . B .│B G       a carrier for the right part, whose last column is then free.
    G G B│G W       . . .│G W       Both facts are in the tables of `theorem.ends`.

Codes. The code of a column has the colours as digits to base 3, the top one lowest. The code of a
block has the codes of its columns as digits to base 3^rows, the first column's lowest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.arrays import Bools, Int64s, UInt8s
from greenest.kernels.cache import compiled
from greenest.kernels.removal import removal_tables
from greenest.theorem.ends import ROW, Bytes, Masks, ends, free_lines, mirrored
from greenest.theorem.strips import Cell, Ints, counts_of, digits_of, turned_codes

Flags = NDArray[np.bool_]


class Half(NamedTuple):
    """Tables for all blocks of a shape, where each block is one part of a larger block that is cut.

    The *ends* of a block are its possible last stacks, here by colour and row (`theorem.ends`). The
    last stack of one part is the carrier for the other part. The function `serves` takes carriers
    on the left of a block. For carriers on the right, look up the block's mirror image.
    """

    leaving: Ints
    """(blocks,) the index in `classes` of the ends of each block, by the block's code."""
    classes: Ints
    """(classes,) all different sets of ends, each a mask: bit `colour * rows + row`."""
    mirrored: Ints
    """(blocks,) the code of each block's mirror image, by the block's code."""


def half(rows: int, cols: int, carrier: Cell | None = None) -> Half:
    """Return the tables for blocks of a shape, under a White carrier if its cell is given."""
    by_row = ends(rows, cols, carrier, ROW)[-(3 ** (rows * cols)) :]
    classes, leaving = np.unique(by_row, return_inverse=True)
    return Half(leaving.astype(np.int64), classes.astype(np.int64), mirrored(rows, cols))


@lru_cache(maxsize=8)
def _entered(rows: int, cols: int) -> Masks:
    """Return the ends of each block with each carrier on its left, as masks by column.

    The carrier's index is `colour * rows + row`. The shape is (3 * rows, blocks).
    """
    size = 3 ** (rows * cols)
    found = np.empty((3, rows, size), dtype=np.uint16)
    for row in range(rows):
        found[:, row] = ends(rows, cols, (row, -1)).reshape(3, size)
    return found.reshape(3 * rows, size)


def serves(rows: int, cols: int, classes: Ints) -> Flags:
    """Return for each class of carriers and each block whether the block gets a free column.

    A class is a mask of carriers on the left of the block: bit `colour * rows + row`. Different
    carriers of the class may lead to the three colours of the last stack. The shape of the result
    is (classes, blocks).
    """
    entered = _entered(rows, cols)
    bits = 1 << np.arange(3 * rows)
    found = np.empty((len(classes), entered.shape[1]), dtype=np.bool_)
    for index, carriers in enumerate(classes):
        together = np.bitwise_or.reduce(entered[carriers & bits != 0], axis=0)
        found[index] = free_lines(together, cols) != 0
    return found


def uncut(rows: int, left: int, right: int, is_narrower_known: bool) -> Bytes:
    """Return the three-coloured blocks for which neither a cut nor a removal gives a free column.

    The cut has `left` columns on the left and `right` columns on the right. Removals are used only
    if `is_narrower_known`, which says that all three-coloured blocks with one column less have a
    free column. Of blocks that differ by reflections and turns of the colours, at most one is
    returned. The result is an array of colours, (blocks, rows, left + right).
    """
    digits = digits_of(rows)
    images = digits[:, ::-1] @ 3 ** np.arange(rows), turned_codes(digits)
    halves = half(rows, left), half(rows, right)
    served = (
        serves(rows, right, halves[0].classes),
        serves(rows, left, halves[1].classes),
    )
    tables = removal_tables(rows)
    removals = tables.inner_of(rows), tables.edge_of(rows)
    counts = counts_of(digits)
    words = _uncut((left, right), halves, served, removals, is_narrower_known, images, counts)
    return np.asarray(digits[words].transpose(0, 2, 1).astype(np.uint8))


@compiled()
def _uncut(
    widths: tuple[int, int],
    halves: tuple[Half, Half],
    served: tuple[Bools, Bools],
    removals: tuple[UInt8s, UInt8s],
    known: bool,
    images: tuple[Int64s, Int64s],
    counts: Int64s,
) -> Int64s:
    left, right = widths
    one, other = halves
    inner, edge = removals
    flip, turn = images
    size = len(flip)
    rows = counts[0].sum()
    columns = np.empty(left + right, dtype=np.int64)
    found = np.empty((1024, left + right), dtype=np.int64)
    many = 0
    order = np.argsort(one.leaving)
    refusing = np.empty(0, dtype=np.int64)
    last = -1
    for code in order:
        if one.leaving[code] != last:
            last = one.leaving[code]
            refusing = np.flatnonzero(~served[0][last])
        turned = one.mirrored[code]
        for second in refusing:
            if served[1][other.leaving[second], turned]:
                continue
            _columns(columns[:left], code, size)
            _columns(columns[left:], second, size)
            black, green, white = counts[columns].sum(axis=0)
            if not (black and green and white) or not _is_first(columns, flip, turn):
                continue
            spared = (black <= rows) + 2 * (green <= rows) + 4 * (white <= rows)
            if known and _loses_a_column(columns, spared, inner, edge):
                continue
            if many == len(found):
                found = np.append(found, np.empty_like(found), axis=0)
            found[many] = columns
            many += 1
    return found[:many]


@compiled()
def _columns(columns: Int64s, code: int, size: int) -> None:
    for col in range(len(columns)):
        columns[col] = code % size
        code //= size


@compiled()
def _loses_a_column(columns: Int64s, spared: int, inner: UInt8s, edge: UInt8s) -> bool:
    """Return whether a column can be removed without capturing the colours in the mask `spared`.

    `columns` has the codes of the block's columns. `inner` and `edge` are tables of
    `kernels.removal`: for columns with two neighbours, and for the first and the last column.
    """
    last = len(columns) - 1
    if edge[columns[0], columns[1]] >> spared & 1:
        return True
    if edge[columns[last], columns[last - 1]] >> spared & 1:
        return True
    for col in range(1, last):
        if inner[columns[col], columns[col - 1], columns[col + 1]] >> spared & 1:
            return True
    return False


@compiled()
def _is_first(columns: Int64s, flip: Int64s, turn: Int64s) -> bool:
    """Return whether a block comes first among its images by reflections and turns of the colours.

    `columns` has the codes of the block's columns. `flip` has for each code the code of the column
    upside down, and `turn` the code after one turn of the colours. The order is that of the codes
    of blocks, so the last columns are compared first.
    """
    cols = len(columns)
    for image in range(12):
        for col in range(cols - 1, -1, -1):
            column = columns[cols - 1 - col] if image & 1 else columns[col]
            if image & 2:
                column = flip[column]
            for _ in range(image >> 2):
                column = turn[column]
            if column < columns[col]:
                return False
            if column > columns[col]:
                break
    return True


def uncut_below(rows: int, left: int, right: int, col: int) -> Bytes:
    """Return the two-coloured blocks under White that are not settled by a capture or a cut.

    The result is an array of colours, (blocks, rows, left + right). White is above column
    `col`, which is less than `left`. A block is settled if

    - White can take the Black below it and another Black remains, so three colours are left;
    - it is a pimple, Black except for the Green below White, which V excludes;
    - the left part and White come down to a carrier with which the right part has a free column.
    """
    below = half(rows, left, (-1, col))
    served = serves(rows, right, below.classes)
    cells = rows * (left + right)
    first, second = (
        (np.arange(1 << rows * cols)[:, None] >> np.arange(rows * cols) & 1)
        for cols in (left, right)
    )
    codes = [part @ 3 ** np.arange(part.shape[1]) for part in (first, second)]
    found = []
    for part, code in zip(first, codes[0], strict=True):
        greens = part.sum() + second.sum(axis=1)
        mixed = (greens > 0) & (greens < cells)
        under = part[rows * col]
        hard = greens > 1 if under else greens == cells - 1
        rest = second[mixed & hard & ~served[below.leaving[code], codes[1]]]
        found.append(np.hstack([np.tile(part, (len(rest), 1)), rest]))
    words = np.concatenate(found).astype(np.uint8)
    return words.reshape(-1, left + right, rows).transpose(0, 2, 1)
