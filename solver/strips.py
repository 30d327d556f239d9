"""Blocks that one stack is left of, in every colour, with and without a carrier; compiled.

docs/every-size.md says what it is for. Everything compiled that calls one another stands here.

A *block* is a full rectangle; it is counted column by column, each from the top. A *carrier* is one
more stack in front of a row or column. A block's code has the colours as digits to base 3, the
first cell's the lowest, the carrier's the highest: Black 0, Green 1, White 2; x captures x + 1.

    carrier above column 0     W        cells 0 3    code 1 + 0*3 + 0*9 + 0*27 + 2*81 = 163
                               G B            1 2 is
                               B B      (0,0) (1,0) (0,1) (1,1), then the carrier: G B B B W

Ends. `ends[code]` is a mask of the colours that the last stack can have, bit x for colour x. In
the table of all positions those of fewer stacks come first, and each set of cells has 3^stacks
codes in a row; a position's ends are the union of those after its captures.

Words. For the search a cell is two bits, 0 empty, x + 1 for colour x; the first cell is the lowest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from solver.bits import bit_count
from solver.removal import removal_tables

Cell = tuple[int, int]
Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]

ALL = 7
"""The ends of a block that can end in every colour."""


def block(rows: int, cols: int) -> list[Cell]:
    """Return the cells of a block, (row, column), in their order."""
    return [(row, col) for col in range(cols) for row in range(rows)]


def rays(cells: list[Cell]) -> Ints:
    """Return (cells, 4, cells) the cells in each direction, the nearest first; then -1."""
    found = np.full((len(cells), 4, len(cells)), -1, dtype=np.int64)
    for index, (row, col) in enumerate(cells):
        for way, (down, right) in enumerate(((-1, 0), (1, 0), (0, -1), (0, 1))):
            seen = sorted(
                ((r - row) * down + (c - col) * right, other)
                for other, (r, c) in enumerate(cells)
                if (r == row if right else c == col) and (r - row) * down + (c - col) * right > 0
            )
            found[index, way, : len(seen)] = [other for _, other in seen]
    return found


def colours(cells: int) -> Bytes:
    """Return the set of colours, a mask, of every code of so many cells."""
    single = np.array([1, 2, 4], dtype=np.uint8)
    sets = np.zeros(1, dtype=np.uint8)
    for _ in range(cells):
        sets = (single[:, None] | sets[None, :]).ravel()
    return sets


@lru_cache(maxsize=32)
def ends(rows: int, cols: int, carrier: Cell | None = None) -> Bytes:
    """Return the ends of every full block, by code; with a carrier, of block and carrier.

    A carrier above column c is (-1, c), one to the left of row r is (r, -1). With 13 cells it takes
    half a minute and 70 MB, each cell more four times as much.
    """
    cells = block(rows, cols) + ([carrier] if carrier else [])
    stacks = np.array([mask.bit_count() for mask in range(1 << len(cells))])
    masks = np.argsort(stacks, kind="stable")
    sizes = 3 ** stacks[masks]
    starts = np.empty_like(masks)
    starts[masks] = np.cumsum(sizes) - sizes
    table = np.zeros(int(sizes.sum()), dtype=np.uint8)
    _fill(rays(cells), masks, starts, table)
    return table[starts[-1] :].copy()


@njit(cache=True)
def _fill(rays: Any, masks: Any, starts: Any, table: Any) -> None:
    cells = len(rays)
    power = 3 ** np.arange(cells + 1)
    rank = np.empty(cells, dtype=np.int64)
    digit = np.empty(cells, dtype=np.int64)
    captures = np.empty((4 * cells, 3), dtype=np.int64)
    for mask in masks[1:]:
        stacks = 0
        for cell in range(cells):
            rank[cell] = stacks
            stacks += mask >> cell & 1
        count = 0
        for cell in range(cells):
            for way in range(4):
                target = _first(rays, cell, way, mask) if mask >> cell & 1 else -1
                if target >= 0:
                    captures[count] = rank[cell], rank[target], starts[mask ^ 1 << cell]
                    count += 1
        digit[:] = 0
        for code in range(power[stacks]):
            found = np.uint8(1 << code) if stacks == 1 else np.uint8(0)
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


@njit(cache=True)
def _first(rays: Any, cell: Any, way: Any, mask: Any) -> Any:
    """Return the first occupied cell in a direction, -1 if there is none."""
    for other in rays[cell, way]:
        if other < 0:
            break
        if mask >> other & 1:
            return other
    return -1


@lru_cache(maxsize=32)
def absorbs(rows: int, cols: int) -> Flags:
    """Tell, by code, which blocks serve a carrier to the left of them, whatever its row.

    That is: for every end there is a colour, the same for all rows, with which block and carrier
    reach that end.
    """
    size = 3 ** (rows * cols)
    common = np.full((3, size), ALL, dtype=np.uint8)
    for row in range(rows):
        common &= ends(rows, cols, (row, -1)).reshape(3, size)
    return np.asarray((common[0] | common[1] | common[2]) == ALL)


def mirrored(rows: int, cols: int) -> Ints:
    """Return the code of each block's mirror image, left and right exchanged."""
    size = 3**rows
    columns = np.arange(size**cols)[:, None] // size ** np.arange(cols) % size
    return np.asarray((columns[:, ::-1] * size ** np.arange(cols)).sum(axis=1))


@njit(cache=True)
def search(start: Any, rays: Any, end: Any, limit: Any, order: Any, seen: Any) -> Any:
    """Tell whether a word can end in colour `end`: 1, 0, or -1 if `limit` positions do not tell.

    `order` is a permutation of the cells, `seen` a table of words whose length is a power of two.
    """
    seen[:] = 0
    cells = len(rays)
    words = np.zeros(cells + 1, dtype=np.uint64)
    turns = np.zeros(cells + 1, dtype=np.int64)
    words[0] = start
    depth = nodes = 0
    while depth >= 0:
        if turns[depth] == 4 * cells:
            depth -= 1
            continue
        turn = turns[depth]
        turns[depth] += 1
        after = _capture(words[depth], rays, order[turn >> 2], turn & 3)
        if not after or _dead(after, end):
            continue
        stacks = (after | after >> np.uint64(1)) & np.uint64(0x5555555555555555)
        if not stacks & (stacks - np.uint64(1)):
            return 1
        slot = np.int64(after * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(40)) & len(seen) - 1
        while seen[slot] and seen[slot] != after:
            slot = slot + 1 & len(seen) - 1
        if seen[slot]:
            continue
        if nodes == limit:
            return -1
        nodes += 1
        seen[slot] = after
        depth += 1
        words[depth] = after
        turns[depth] = 0
    return 0


@njit(cache=True)
def _capture(word: Any, rays: Any, cell: Any, way: Any) -> Any:
    """Return the word after the capture in a direction, 0 if there is none."""
    three = np.uint64(3)
    here = np.uint64(2 * cell)
    colour = word >> here & three
    if colour:
        for other in rays[cell, way]:
            if other < 0:
                break
            there = np.uint64(2 * other)
            met = word >> there & three
            if met:
                if met != colour % three + np.uint64(1):
                    break
                return word & ~(three << here) & ~(three << there) | colour << there
    return np.uint64(0)


@njit(cache=True)
def _dead(word: Any, end: Any) -> Any:
    """Tell that a colour has two stacks and no captor, or that colour `end` is extinct."""
    low = word & np.uint64(0x5555555555555555)
    high = word >> np.uint64(1) & np.uint64(0x5555555555555555)
    first, second, third = bit_count(low & ~high), bit_count(high & ~low), bit_count(low & high)
    if (not first and second > 1) or (not second and third > 1) or (not third and first > 1):
        return True
    return (first, second, third)[end] == 0


def reaches(words: NDArray[np.uint64], cells: list[Cell], end: int) -> NDArray[np.int8]:
    """Tell of each word whether it can end in a colour: 1 yes, 0 no, -1 not found out."""
    order = np.random.default_rng(1).permuted(np.tile(np.arange(len(cells)), (12, 1)), axis=1)
    order[0].sort()
    return np.asarray(_reaches(words, rays(cells), end, order, np.zeros(1 << 12, dtype=np.uint64)))


@njit(cache=True)
def _reaches(words: Any, rays: Any, end: Any, orders: Any, small: Any) -> Any:
    found = np.full(len(words), -1, dtype=np.int8)
    large = np.zeros(1 << 21, dtype=np.uint64)
    for index in range(len(words)):
        for limit in (1000, 1000000):
            for order in orders:
                table = small if limit == 1000 else large
                found[index] = search(words[index], rays, end, limit, order, table)
                if found[index] >= 0:
                    break
            if found[index] >= 0:
                break
    return found


def uncut(rows: int, left: int, right: int) -> Bytes:
    """Return the three-coloured blocks that no cut or removal shows to end in all colours.

    (blocks, rows, left + right) colours, one of each class under mirror images and rotations of the
    colours. The cut is after column `left`: one side can end in every colour, and the other absorbs
    any carrier. The removal is of a column, with all three colours left.
    """
    free = [ends(rows, cols) == ALL for cols in (left, right)]
    takes = absorbs(rows, left)[mirrored(rows, left)], absorbs(rows, right)
    tables = removal_tables(rows)
    digits = np.arange(3**rows)[:, None] // 3 ** np.arange(rows) % 3
    flip = (digits[:, ::-1] * 3 ** np.arange(rows)).sum(axis=1)
    turn = ((digits + 1) % 3 * 3 ** np.arange(rows)).sum(axis=1)
    counts = np.stack([(digits == colour).sum(axis=1) for colour in range(3)], axis=1)
    removals = tables.inner_of(rows), tables.edge_of(rows)
    words = _uncut((left, right), free, takes, removals, (flip, turn), counts)
    return np.asarray(digits[words].transpose(0, 2, 1).astype(np.uint8))


@njit(cache=True)
def _uncut(widths: Any, free: Any, takes: Any, removals: Any, images: Any, counts: Any) -> Any:
    left, right = widths
    free_left, free_right = free
    takes_left, takes_right = takes
    inner, edge = removals
    flip, turn = images
    size = len(flip)
    rows = counts[0].sum()
    refusing = np.flatnonzero(~takes_right)
    bound = np.flatnonzero(~free_right)
    everything = np.arange(len(free_right))
    columns = np.empty(left + right, dtype=np.int64)
    found = np.empty((1024, left + right), dtype=np.int64)
    many = 0
    for code in range(len(free_left)):
        _columns(columns[:left], code, size)
        others = refusing if free_left[code] else bound if takes_left[code] else everything
        for other in others:
            if free_left[code] and takes_left[code] and free_right[other]:
                continue
            _columns(columns[left:], other, size)
            black, green, white = counts[columns].sum(axis=0)
            if not (black and green and white):
                continue
            spared = (black <= rows) + 2 * (green <= rows) + 4 * (white <= rows)
            if _loses_a_column(columns, spared, inner, edge) or not _is_first(columns, flip, turn):
                continue
            if many == len(found):
                found = np.append(found, np.empty_like(found), axis=0)
            found[many] = columns
            many += 1
    return found[:many]


@njit(cache=True)
def _columns(columns: Any, code: Any, size: Any) -> None:
    for col in range(len(columns)):
        columns[col] = code % size
        code //= size


@njit(cache=True)
def _loses_a_column(columns: Any, spared: Any, inner: Any, edge: Any) -> Any:
    """Tell that a column can be removed sparing a set of colours."""
    last = len(columns) - 1
    if edge[columns[0], columns[1]] >> spared & 1:
        return True
    if edge[columns[last], columns[last - 1]] >> spared & 1:
        return True
    for col in range(1, last):
        if inner[columns[col], columns[col - 1], columns[col + 1]] >> spared & 1:
            return True
    return False


@njit(cache=True)
def _is_first(columns: Any, flip: Any, turn: Any) -> Any:
    """Tell that no mirror image or rotation of the colours has a smaller last column, and so on."""
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
    """Return the two-coloured blocks, a carrier of the third above column `col`, left to search.

    (blocks, rows, left + right) colours Black and Green, the carrier White, `col` < `left`. Left
    out are: a Black, not the only one, under the carrier, for White takes it and a full block of
    three colours is left; the only Green under it, the exception; and what the cut after column
    `left` serves, the carrier absorbed by the left part, then by the right.
    """
    size = 3 ** (rows * left)
    serves = ends(rows, left, (-1, col))[2 * size :] == ALL
    takes = absorbs(rows, right)
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
        rest = second[mixed & hard & ~(serves[code] & takes[codes[1]])]
        found.append(np.hstack([np.tile(part, (len(rest), 1)), rest]))
    words = np.concatenate(found).astype(np.uint8)
    return words.reshape(-1, left + right, rows).transpose(0, 2, 1)
