"""Blocks that one stack is left of, its colour and line, with and without a carrier; compiled.

docs/every-size.md says what it is for. Everything compiled that calls one another stands here.

A *block* is a full rectangle; it is counted column by column, each from the top. A *carrier* is one
more stack in front of a row or column. A block's code has the colours as digits to base 3, the
first cell's the lowest, the carrier's the highest: Black 0, Green 1, White 2; x captures x + 1.

    carrier above column 0     W        cells 0 3    code 1 + 0*3 + 0*9 + 0*27 + 2*81 = 163
                               G B            1 2 is
                               B B      (0,0) (1,0) (0,1) (1,1), then the carrier: G B B B W

Ends. `ends(...)[code]` is a mask of what the last stack can be: bit `colour * lines + line` for its
colour and its column (or row). A cell outside has no line: that of a carrier above has a column
and no row. In the table of all positions those of fewer stacks come first, and each set of cells
has 3^stacks codes in a row; a position's ends are the union of those after its captures. A column
is *free* if the last stack can stand there in each colour.

    of 3 columns, Black in column 2, Green in column 0, White in column 2
    bits   W 876  G 543  B 210      0b100_001_100; no column is free

Words. For the search a cell is two bits, 0 empty, x + 1 for colour x; the first cell is the lowest.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greenest.kernels.bits import bit_count
from greenest.kernels.removal import removal_tables

Cell = tuple[int, int]
Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]
Masks = NDArray[np.unsignedinteger[Any]]

ALL = 7
"""All three colours, as a mask."""

FREE = -1
"""In place of the colours wanted: all three."""

LIMITS = (1000, 100_000, 2_000_000)
"""How many positions a search sees, one limit after the other."""

MOST_CELLS = 32
"""Cells of two bits that a word of 64 bits holds."""

COLUMN, ROW = 1, 0
"""Which of a cell's two numbers ends are told apart by."""


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
def ends(rows: int, cols: int, carrier: Cell | None = None, by: int = COLUMN) -> Masks:
    """Return the ends of every full block, by code; with a carrier, of block and carrier.

    A carrier above column c is (-1, c), one to the left of row r is (r, -1). With 13 cells it takes
    half a minute and 140 MB, each cell more four times as much; more than five rows or columns to
    be told apart take twice the memory.
    """
    cells = block(rows, cols) + ([carrier] if carrier else [])
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


@njit(cache=True)
def _fill(rays: Any, lines: Any, count_of_lines: Any, masks: Any, starts: Any, table: Any) -> None:
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


@njit(cache=True)
def _first(rays: Any, cell: Any, way: Any, mask: Any) -> Any:
    """Return the first occupied cell in a direction, -1 if there is none."""
    for other in rays[cell, way]:
        if other < 0:
            break
        if mask >> other & 1:
            return other
    return -1


@njit(cache=True)
def free_lines(ends: Any, lines: Any) -> Any:
    """Return the lines, as a mask, in which the last stack can have each colour."""
    return ends & ends >> lines & ends >> 2 * lines & (1 << lines) - 1


def mirrored(rows: int, cols: int) -> Ints:
    """Return the code of each block's mirror image, left and right exchanged."""
    size = 3**rows
    columns = np.arange(size**cols)[:, None] // size ** np.arange(cols) % size
    return np.asarray((columns[:, ::-1] * size ** np.arange(cols)).sum(axis=1))


class Half(NamedTuple):
    """Blocks of one shape as a part of wider ones: the left part, or mirrored the right one."""

    leaving: Ints
    """(blocks,) by code, the class of the ends by row."""
    classes: Ints
    """(classes,) the ends by row, a mask, of each class."""
    mirrored: Ints
    """(blocks,) the code of each block's mirror image."""


def half(rows: int, cols: int, carrier: Cell | None = None) -> Half:
    """Return the blocks of a shape by their ends, with White as the carrier if there is one."""
    by_row = ends(rows, cols, carrier, ROW)[-(3 ** (rows * cols)) :]
    classes, leaving = np.unique(by_row, return_inverse=True)
    return Half(leaving.astype(np.int64), classes.astype(np.int64), mirrored(rows, cols))


@lru_cache(maxsize=8)
def _entered(rows: int, cols: int) -> Masks:
    """Return (3 * rows, blocks) ends by column, with a carrier on the left by colour and row."""
    size = 3 ** (rows * cols)
    found = np.empty((3, rows, size), dtype=np.uint16)
    for row in range(rows):
        found[:, row] = ends(rows, cols, (row, -1)).reshape(3, size)
    return found.reshape(3 * rows, size)


def serves(rows: int, cols: int, classes: Ints) -> Flags:
    """Tell of (classes, blocks) whether the block has a free column after one of several carriers.

    The carriers come from the left, each of a colour in a row, as the bits of a class say; the
    colours of one column may come from different carriers.
    """
    return np.asarray(_serves(_entered(rows, cols), classes, cols))


@njit(cache=True)
def _serves(entered: Any, classes: Any, cols: Any) -> Any:
    carriers, blocks = entered.shape
    found = np.zeros((len(classes), blocks), dtype=np.bool_)
    together = np.empty(blocks, dtype=np.uint16)
    for index in range(len(classes)):
        together[:] = 0
        for carrier in range(carriers):
            if classes[index] >> carrier & 1:
                together |= entered[carrier]
        for code in range(blocks):
            found[index, code] = free_lines(np.int64(together[code]), cols) != 0
    return found


def uncut(rows: int, left: int, right: int, is_narrower_known: bool) -> Bytes:
    """Return the three-coloured blocks that no cut or removal shows to have a free column.

    (blocks, rows, left + right) colours, one of each class under mirror images and rotations of the
    colours. The cut is after column `left`; one part comes down to a carrier for the other. The
    removal is of a column with all three colours left, and is used only if all three-coloured
    blocks narrower by a column are known to have a free one.
    """
    digits = np.arange(3**rows)[:, None] // 3 ** np.arange(rows) % 3
    flip = (digits[:, ::-1] * 3 ** np.arange(rows)).sum(axis=1)
    turn = ((digits + 1) % 3 * 3 ** np.arange(rows)).sum(axis=1)
    counts = np.stack([(digits == colour).sum(axis=1) for colour in range(3)], axis=1)
    halves = half(rows, left), half(rows, right)
    served = (
        serves(rows, right, halves[0].classes),
        serves(rows, left, halves[1].classes),
    )
    tables = removal_tables(rows)
    removals = tables.inner_of(rows), tables.edge_of(rows)
    known = is_narrower_known
    words = _uncut((left, right), halves, served, removals, known, (flip, turn), counts)
    return np.asarray(digits[words].transpose(0, 2, 1).astype(np.uint8))


@njit(cache=True)
def _uncut(
    widths: Any, halves: Any, served: Any, removals: Any, known: Any, images: Any, counts: Any
) -> Any:
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


def free_columns(
    words: NDArray[np.uint64],
    cells: list[Cell],
    guards: Ints | None = None,
    is_any: bool = False,
    limits: tuple[int, ...] = LIMITS,
) -> NDArray[np.int8]:
    """Tell of each word whether it has a free column: 1 yes, 0 no, -1 not found out.

    With `is_any` it is enough that one stack is left, of any colour. `guards[word, column]` is 0,
    or x + 1 for a column that is full of colour x and guarded: its stacks do not capture, no other
    stack that stands in it is captured, and the last stack is elsewhere.

    A position is searched in several orders, with each limit of positions in turn, and what all
    searches reached is counted together; only a search that ends by itself says no.
    """
    cols = np.array([col for _, col in cells])
    if guards is None:
        guards = np.zeros((len(words), cols.max() + 1), dtype=np.int64)
    wanted = np.full(cols.max() + 1, ALL if is_any else FREE)
    found, _ = _search_each(
        words, rays(cells), cols, guards[:, cols], _orders(len(cells)), wanted, np.array(limits)
    )
    return np.asarray(found)


def lines_of_play(
    word: int,
    cells: tuple[Cell, ...],
    lines: tuple[int, ...],
    wanted: tuple[int, ...],
    guards: tuple[int, ...] | None = None,
    limits: tuple[int, ...] = LIMITS,
) -> tuple[int, dict[int, list[tuple[Cell, Cell]]]] | None:
    """Return a line and the captures that leave one stack in it, by its colour; None if none.

    `lines[cell]` tells where a cell is: in its column, say. `wanted[line]` are the colours, a mask,
    of which one will do, or `FREE` for all three. `guards[cell]` are as in `free_columns`. A line
    found may have more colours than wanted.
    """
    _, plays = _search_each(
        np.array([word], dtype=np.uint64),
        _rays_of(cells),
        np.array(lines),
        np.array([guards or (0,) * len(cells)]),
        _orders(len(cells)),
        np.array(wanted),
        np.array(limits),
    )
    found = plays[:, :, 0] > 0
    for line, mask in enumerate(wanted):
        reached = sum(1 << colour for colour in range(3) if found[line, colour])
        if reached == ALL if mask == FREE else reached & mask:
            return line, {
                colour: _captures(plays[line, colour].tolist(), cells)
                for colour in range(3)
                if found[line, colour]
            }
    return None


def _captures(words: list[int], cells: tuple[Cell, ...]) -> list[tuple[Cell, Cell]]:
    """Return the captures between the words of a line of play, which ends with zeros."""
    captures = []
    for before, after in pairwise(filter(None, words)):
        changed = before ^ after
        low, high = (changed & -changed).bit_length() - 1 >> 1, changed.bit_length() - 1 >> 1
        source, target = (high, low) if after >> 2 * low & 3 else (low, high)
        captures.append((cells[source], cells[target]))
    return captures


@lru_cache(maxsize=64)
def _rays_of(cells: tuple[Cell, ...]) -> Ints:
    return rays(list(cells))


@lru_cache(maxsize=64)
def _orders(cells: int) -> Ints:
    """Return the orders in which searches go through so many cells, the plain one first."""
    orders = np.random.default_rng(1).permuted(np.tile(np.arange(cells), (12, 1)), axis=1)
    orders[0].sort()
    return orders


@njit(cache=True)
def _search_each(
    words: Any, rays: Any, lines: Any, guards: Any, orders: Any, wanted: Any, limits: Any
) -> Any:
    """Return of each word what `_search` does, and the lines of play found for the last one."""
    found = np.full(len(words), -1, dtype=np.int8)
    seen = np.zeros(4096, dtype=np.uint64)
    plays = np.zeros((len(wanted), 3, len(rays) + 1), dtype=np.uint64)
    for index in range(len(words)):
        plays[:] = 0
        guard = guards[index]
        for limit in limits:
            size = 4096
            while size < 2 * limit:
                size *= 2
            if size > len(seen):
                seen = np.zeros(size, dtype=np.uint64)
            for order in orders:
                found[index] = _search(
                    words[index], rays, lines, guard, limit, order, seen[:size], plays, wanted
                )
                if found[index] >= 0:
                    break
            if found[index] >= 0:
                break
    return found, plays


@njit(cache=True)
def _search(
    start: Any,
    rays: Any,
    lines: Any,
    guard: Any,
    limit: Any,
    order: Any,
    seen: Any,
    plays: Any,
    wanted: Any,
) -> Any:
    """Search until the last stack can have in one of the `lines` the colours wanted there.

    Return 1 for such a line, 0 if there is none, -1 if `limit` positions do not tell. Add to
    `plays`, by line and colour, a line of play for each end found: its words, then zeros. `order`
    is a permutation of the cells, `guard` their columns' guards, and `seen` a table of words whose
    length is a power of two, and more than the limit.
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
        after = _capture(words[depth], rays, guard, order[turn >> 2], turn & 3)
        if not after or _is_dead(after):
            continue
        slot = np.int64(after * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(40)) & len(seen) - 1
        while seen[slot] and seen[slot] != after:
            slot = slot + 1 & len(seen) - 1
        if seen[slot]:
            continue
        if nodes == limit:
            return -1
        nodes += 1
        seen[slot] = after
        stacks = (after | after >> np.uint64(1)) & np.uint64(0x5555555555555555)
        if not stacks & (stacks - np.uint64(1)):
            cell = bit_count(stacks - np.uint64(1)) >> 1
            if not guard[cell]:
                line = lines[cell]
                play = plays[line, np.int64(after >> np.uint64(2 * cell)) - 1]
                if not play[0]:
                    play[: depth + 1] = words[: depth + 1]
                    play[depth + 1] = after
                    if _is_enough(plays[line, :, 0], wanted[line]):
                        return 1
            continue
        depth += 1
        words[depth] = after
        turns[depth] = 0
    return 0


@njit(cache=True)
def _is_enough(reached: Any, wanted: Any) -> Any:
    """Tell of the colours that have a line of play whether they are those wanted."""
    colours = np.int64(0)
    for colour in range(3):
        colours |= np.int64(reached[colour] > 0) << colour
    return colours == 7 if wanted < 0 else colours & wanted > 0


@njit(cache=True)
def _capture(word: Any, rays: Any, guard: Any, cell: Any, way: Any) -> Any:
    """Return the word after the capture in a direction, 0 if there is none that guards allow."""
    three = np.uint64(3)
    here = np.uint64(2 * cell)
    colour = word >> here & three
    if colour and colour != guard[cell]:
        for other in rays[cell, way]:
            if other < 0:
                break
            there = np.uint64(2 * other)
            met = word >> there & three
            if met:
                if met != colour % three + np.uint64(1) or (guard[other] and guard[other] != met):
                    break
                return word & ~(three << here) & ~(three << there) | colour << there
    return np.uint64(0)


@njit(cache=True)
def _is_dead(word: Any) -> Any:
    """Tell that a colour has two stacks and no captor."""
    low = word & np.uint64(0x5555555555555555)
    high = word >> np.uint64(1) & np.uint64(0x5555555555555555)
    first, second, third = bit_count(low & ~high), bit_count(high & ~low), bit_count(low & high)
    return (not first and second > 1) or (not second and third > 1) or (not third and first > 1)


def words_of(boards: Bytes, carrier: int | None = None) -> NDArray[np.uint64]:
    """Return the words of (boards, rows, cols) colours, with White above a column if given."""
    stacks = boards.transpose(0, 2, 1).reshape(len(boards), -1).astype(np.uint64) + np.uint64(1)
    cells = stacks.shape[1]
    words = (stacks << 2 * np.arange(cells, dtype=np.uint64)).sum(axis=1, dtype=np.uint64)
    if carrier is not None:
        words |= np.uint64(3) << np.uint64(2 * cells)
    return np.asarray(words)


def uncut_below(rows: int, left: int, right: int, col: int) -> Bytes:
    """Return the two-coloured blocks, a carrier of the third above column `col`, left to search.

    (blocks, rows, left + right) colours Black and Green, the carrier White, `col` < `left`. Left
    out are: a Black, not the only one, under the carrier, for White takes it and a full block of
    three colours is left; the only Green under it, the exception; and what the cut after column
    `left` serves, where the left part and the carrier come down to a carrier for the right part.
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
