"""Lines of full boards that can be removed, and the full boards without such a line; compiled.

docs/proof.md has the lemmas. `theorem.removals.removal` computes the same tables in another way.

Removal. A line of a full board is removed if all its stacks leave it. Each stack captures within
the line or into one of the two lines beside it. Captures pass over the emptied line, so the other
lines are like a smaller full board.

    beside   B W G       B W G       B W G       B G G
    line     W B G       . W G       . G .       . . .
    beside   B B W       B B W       B B W       B B W
                       W takes B   G takes W   G takes W
                       sideways    sideways      above

Sparing. No green stack was captured here, so this removal spares Green. A removal spares a set of
colours if it captures no stack of these colours. A set is a mask of three bits, bit x for colour x:
Black = 0, Green = 1, White = 2. Colour x captures colour x + 1 (mod 3).

Tables. The code of a line is a number to base 3: its digits are the colours, and the first cell has
the lowest digit. `inner[line, one side, other side]` is a byte for a line with two neighbours;
`edge[line, side]` is a byte for a line with one neighbour. Bit s is set if the line can be removed
sparing the set of colours s.

    Above, W B G is code 11, B W G is 15 and B B W is 18. `inner[11, 15, 18]` is 0b00010101: the
    line can be removed sparing no colour (bit 0), sparing Green (bit 2, since the mask of Green is
    0b010), or sparing White (bit 4).

Boards as words. Each column has a field of bits in the word, which holds the column's code. The
digit of the first row is the lowest. A board is built from its two middle rows outward: the word of
a board is the sum of the words of its rows.

    rows of 2, 3 rows, fields of 5 bits     B G    column 0: B W G, digits 0 2 1, code 15
                                            W W    column 1: G W W, digits 1 2 2, code 25
                                            G W    word 15 + (25 << 5) = 815
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import COLOURS
from greenest.kernels.arrays import Int64s, UInt8s, UInt64s
from greenest.kernels.bits import bit_count, lowest_bit
from greenest.kernels.cache import compiled

LONGEST = 6
"""The most cells of a line with a table; longer lines are cut into segments."""

WITHOUT = np.array([0b01010101, 0b00110011, 0b00001111], dtype=np.uint8)
"""For each colour, a byte that has bit s set if the set of colours s does not contain the
colour."""


INNER_AT = np.cumsum([0, 0, *(27**n for n in range(1, LONGEST + 1))], dtype=np.int64)
EDGE_AT = np.cumsum([0, 0, *(9**n for n in range(1, LONGEST + 1))], dtype=np.int64)
"""For each length, the index at which the lines of this length begin: INNER_AT in `inner`, EDGE_AT
in `edge`."""


class RemovalTables(NamedTuple):
    """The tables `inner` and `edge` that the module's docstring explains.

    Each is a flat array, first of the lines of one cell, then of two cells, and so on.
    """

    inner: UInt8s
    edge: UInt8s

    def inner_of(self, length: int) -> UInt8s:
        """Return `inner[line, one side, other side]` for lines of one length."""
        first, end = INNER_AT[length : length + 2]
        return self.inner[first:end].reshape(3 * (3**length,))

    def edge_of(self, length: int) -> UInt8s:
        """Return `edge[line, side]` for lines of one length."""
        first, end = EDGE_AT[length : length + 2]
        return self.edge[first:end].reshape(2 * (3**length,))


@lru_cache(maxsize=1)
def removal_tables(longest: int) -> RemovalTables:
    """Return the tables of lines of up to `longest` cells.

    With 6 cells, the most allowed, this takes seconds and 1.3 GB; the tables have 0.4 GB.
    """
    lengths = range(1, longest + 1)
    inner = np.concatenate([_removals(length, False).ravel() for length in lengths])
    edge = np.concatenate([_removals(length, True).ravel() for length in lengths])
    return RemovalTables(inner, edge)


@compiled()
def _removals(length: int, is_edge: bool) -> UInt8s:
    """Return `inner` of one length; if `is_edge`, `edge` with a second axis of size 1.

    Lines with holes are computed, too: a capture leaves a line with one stack less, so lines with
    fewer stacks come first. A removal spares a set of colours if its first capture and the rest of
    the removal both spare it. A capture spares all sets without the prey's colour.
    """
    sides = 3**length
    others = 1 if is_edge else sides
    power = 3 ** np.arange(length + 1)
    digit = np.empty(length, dtype=np.int64)
    place = np.empty(length, dtype=np.int64)
    # For each mask of occupied cells, the index of its first line among lines of as many stacks.
    starts = np.zeros(1 << length, dtype=np.int64)
    fewer = np.full((1, others, sides), np.uint8(255))
    for stacks in range(1, length + 1):
        starts_of_fewer = starts.copy()
        lines = 0
        for mask in range(1 << length):
            if bit_count(mask) == stacks:
                starts[mask] = lines
                lines += power[stacks]
        found = np.zeros((lines, others, sides), dtype=np.uint8)
        for mask in range(1 << length):
            if bit_count(mask) != stacks:
                continue
            rest = mask
            for index in range(stacks):
                place[index] = lowest_bit(rest)
                rest &= rest - 1
            for code in range(power[stacks]):
                for index in range(stacks):
                    digit[index] = code // power[index] % 3
                for index in range(stacks):
                    start = starts_of_fewer[mask ^ 1 << place[index]]
                    left = start + code // power[index + 1] * power[index] + code % power[index]
                    colour = digit[index]
                    prey = (colour + 1) % 3
                    turn = colour - prey
                    here = power[place[index]]
                    for other in range(others):
                        sparing = found[starts[mask] + code, other]
                        if index and digit[index - 1] == prey:
                            _spare(sparing, fewer[left + turn * power[index - 1], other], prey)
                        if index + 1 < stacks and digit[index + 1] == prey:
                            _spare(sparing, fewer[left + turn * power[index], other], prey)
                        if not is_edge and other // here % 3 == prey:
                            _spare(sparing, fewer[left, other + turn * here], prey)
                        for side in range(prey * here, sides, 3 * here):
                            taken = fewer[left, other, side + turn * here :]
                            _spare(sparing[side : side + here], taken, prey)
        fewer = found
    return fewer


@compiled()
def _spare(sparing: UInt8s, left: UInt8s, prey: int) -> None:
    """Add to each byte of `sparing` the sets without `prey` of the byte of `left` at its index."""
    without = WITHOUT[prey]
    for side in range(sparing.size):
        sparing[side] |= left[side] & without


class Stuck(NamedTuple):
    """The stuck rows of one length, as bits.

    A row is stuck if no removal that spares a given set of colours can remove it.
    """

    inner: UInt64s
    """Shape (lines, lines, words). Bit c of the words `inner[line, side]` is set if the row `line`
    is stuck between the rows `side` and c."""
    outer: UInt64s
    """Shape (lines, words). Bit c of the words `outer[side]` is set if the row c, at the edge of a
    board, is stuck beside the row `side`."""


def stuck_rows(tables: RemovalTables, length: int, spared: int) -> Stuck:
    """Return the rows of one length that are stuck if removals have to spare the set `spared`."""
    wanted = np.uint8(1 << spared)
    inner = tables.inner_of(length) & wanted == 0
    edge = tables.edge_of(length) & wanted == 0
    return Stuck(_packed(inner), _packed(edge.T))


def _packed(flags: NDArray[np.bool_]) -> UInt64s:
    """Pack the last axis of flags into 64-bit words; the first flag of a word is its lowest bit."""
    padding = [(0, 0)] * (flags.ndim - 1) + [(0, -flags.shape[-1] % 64)]
    packed = np.packbits(np.pad(flags, padding), axis=-1, bitorder="little")
    return np.ascontiguousarray(packed).view(np.uint64)


@compiled()
def _lay(
    middle: int, beyond: int, rows: int, stuck: Stuck, spread: UInt64s, shares: Int64s
) -> tuple[UInt64s, Int64s]:
    """Extend the row `middle` outward by `rows` rows, in all ways such that all rows are stuck.

    `middle` is one of the two middle rows of a board, and `beyond` is the other middle row. Return
    two arrays: the word of each way, and its key, which `RemovalPlan.shares` explains. A row with
    the code `line` adds `spread[depth, line]` to the word and `shares[line]` to the key.
    """
    last = np.full(1, middle)
    before = np.full(1, beyond)
    words = np.zeros(1, dtype=np.uint64)
    keys = np.zeros(1, dtype=np.int64)
    ways = 1
    if rows == 0 and not stuck.outer[beyond, middle >> 6] >> np.uint64(middle & 63) & np.uint64(1):
        ways = 0
    for depth in range(rows):
        is_edge = depth == rows - 1
        more = 0
        for way in range(ways):
            for at in range(stuck.outer.shape[1]):
                more += bit_count(_next_rows(stuck, last[way], before[way], at, is_edge))
        new_last = np.empty(more, dtype=np.int64)
        new_before = np.empty(more, dtype=np.int64)
        new_words = np.empty(more, dtype=np.uint64)
        new_keys = np.empty(more, dtype=np.int64)
        more = 0
        for way in range(ways):
            for at in range(stuck.outer.shape[1]):
                rest = _next_rows(stuck, last[way], before[way], at, is_edge)
                while rest:
                    line = at * 64 + lowest_bit(rest)
                    rest &= rest - np.uint64(1)
                    new_last[more] = line
                    new_before[more] = last[way]
                    new_words[more] = words[way] + spread[depth, line]
                    new_keys[more] = keys[way] + shares[line]
                    more += 1
        last, before, words, keys, ways = new_last, new_before, new_words, new_keys, more
    return words[:ways], keys[:ways]


@compiled()
def _next_rows(stuck: Stuck, line: int, before: int, at: int, is_edge: bool) -> int:
    """Return a word with a bit for each possible next row: 1 if `line` is stuck beside it.

    Bit i is for the next row with the code `64 * at + i`. `before` is the row on the other side of
    `line`. If `is_edge`, the next row is at the edge of the board, and must also be stuck.
    """
    rows = stuck.inner[line, before, at]
    return rows & stuck.outer[line, at] if is_edge else rows


class RemovalPlan(NamedTuple):
    """A shape and a set of wanted boards of this shape, as arrays for `stuck_boards`."""

    rows: int
    cols: int
    bits: int
    """The number of bits in the field of a column."""
    above: UInt64s
    """Shape (rows above the middle rows, lines). At index `[depth, line]`, what the row `line` adds
    to the word of a board if `depth` rows are between it and the middle rows."""
    middle: UInt64s
    """Shape (2, lines). What the row `line` adds to the word of a board: at index `[0, line]` as
    the upper middle row, at index `[1, line]` as the lower middle row."""
    below: UInt64s
    """Shape (rows below the middle rows, lines). At index `[depth, line]`, what the row `line` adds
    to the word of a board if `depth` rows are between it and the middle rows."""
    shares: Int64s
    """Shape (lines,). The key of a row of each code: `blacks * (cells + 1) + greens`, where
    `blacks` and `greens` count its stacks. The key of a board is the sum of its rows' keys."""
    spared: NDArray[np.int8]
    """Shape (cells + 1, cells + 1). At index `[blacks, greens]`, the set of colours that the
    removal of a column must spare on boards with so many black and green stacks; -1 if such boards
    are not wanted."""


def field_bits(rows: int, cols: int) -> int:
    """Return the number of bits for a column; raises ValueError if a board does not fit 64 bits."""
    bits: int = (3**rows - 1).bit_length()
    if rows < 2 or not 2 <= cols <= LONGEST or bits * cols > 64:
        raise ValueError(
            f"boards of {rows}x{cols} cannot be enumerated: rows have 2 to {LONGEST} cells, and "
            "the columns' codes fit 64 bits"
        )
    return bits


def plan(rows: int, cols: int, spared: NDArray[np.int8]) -> RemovalPlan:
    """Return the arrays for a shape of two or more rows and columns.

    `spared` becomes the field of this name. Raises ValueError if a board does not fit 64 bits.
    """
    bits = field_bits(rows, cols)
    digits = np.arange(3**cols)[:, None] // 3 ** np.arange(cols) % 3
    line = (digits.astype(np.uint64) << np.arange(0, bits * cols, bits, dtype=np.uint64)).sum(
        axis=1
    )
    words = line * np.array([[3**row] for row in range(rows)], dtype=np.uint64)
    upper = (rows - 2) // 2
    return RemovalPlan(
        rows=rows,
        cols=cols,
        bits=bits,
        above=np.ascontiguousarray(words[:upper][::-1]),
        middle=words[upper : upper + 2].copy(),
        below=words[upper + 2 :].copy(),
        shares=(digits == 0).sum(axis=1) * (rows * cols + 1) + (digits == 1).sum(axis=1),
        spared=spared,
    )


def boards(plan: RemovalPlan, words: UInt64s) -> UInt8s:
    """Unpack words into characters, shape (words, cells), row by row from the top left."""
    fields = np.arange(0, plan.bits * plan.cols, plan.bits, dtype=np.uint64)
    columns = words[:, None] >> fields & np.uint64((1 << plan.bits) - 1)
    rows = 3 ** np.arange(plan.rows, dtype=np.uint64)[:, None]
    digits = (columns[:, None, :] // rows % np.uint64(3)).reshape(-1, plan.rows * plan.cols)
    cells: UInt8s = np.frombuffer(COLOURS.encode(), dtype=np.uint8)[digits]
    return cells


@compiled(nogil=True)
def stuck_boards(
    upper: int, plan: RemovalPlan, stuck: Stuck, tables: RemovalTables
) -> tuple[int, UInt64s]:
    """Enumerate the boards wanted by `plan` with only stuck rows and upper middle row `upper`.

    Return a pair: how many there are, and the words of those that have no removable column either.
    `stuck` tells which rows are stuck, and `tables` which columns are removable.
    """
    found = np.empty(16, dtype=np.uint64)
    stuck_in_rows = 0
    stuck_in_lines = 0
    width = plan.rows * plan.cols + 1
    for lower in range(plan.shares.size):
        words, keys = _lay(upper, lower, len(plan.above), stuck, plan.above, plan.shares)
        if not words.size:
            continue
        above, above_keys, above_starts = _grouped(words, keys, width * width)
        words, keys = _lay(lower, upper, len(plan.below), stuck, plan.below, plan.shares)
        below, below_keys, below_starts = _grouped(words, keys, width * width)
        middle = plan.middle[0, upper] + plan.middle[1, lower]
        middle_key = plan.shares[upper] + plan.shares[lower]
        for a in range(above_keys.size):
            for b in range(below_keys.size):
                key = middle_key + above_keys[a] + below_keys[b]
                spared = plan.spared[key // width, key % width]
                if spared < 0:
                    continue
                for i in range(above_starts[a], above_starts[a + 1]):
                    word = middle + above[i]
                    for j in range(below_starts[b], below_starts[b + 1]):
                        if not _has_removable_column(word + below[j], plan, spared, tables):
                            if stuck_in_lines == found.size:
                                found = np.append(found, np.empty_like(found))
                            found[stuck_in_lines] = word + below[j]
                            stuck_in_lines += 1
                first, second = above_starts[a : a + 2], below_starts[b : b + 2]
                stuck_in_rows += (first[1] - first[0]) * (second[1] - second[0])
    return stuck_in_rows, found[:stuck_in_lines]


@compiled()
def _grouped(words: UInt64s, keys: Int64s, bound: int) -> tuple[UInt64s, Int64s, Int64s]:
    """Sort words by their keys, which are below `bound`.

    Returns the sorted words, the different keys, and the index at which the words of each key
    begin.
    """
    ends = np.zeros(bound, dtype=np.int64)
    for key in keys:
        ends[key] += 1
    groups = np.flatnonzero(ends)
    starts = np.zeros(groups.size + 1, dtype=np.int64)
    for index in range(groups.size):
        starts[index + 1] = starts[index] + ends[groups[index]]
        ends[groups[index]] = starts[index]
    grouped = np.empty_like(words)
    for index in range(words.size):
        grouped[ends[keys[index]]] = words[index]
        ends[keys[index]] += 1
    return grouped, groups, starts


@compiled()
def _has_removable_column(word: int, plan: RemovalPlan, spared: int, tables: RemovalTables) -> bool:
    """Return whether captures that spare the set `spared` can remove a column of a board.

    The two outer columns are tried first. A column too long for the tables counts as removable if
    it can be cut into removable segments.
    """
    bits, cols = np.uint64(plan.bits), plan.cols
    mask = (np.uint64(1) << bits) - np.uint64(1)
    first, second = np.int64(word & mask), np.int64(word >> bits & mask)
    if _is_removable(first, second, -1, plan.rows, spared, tables):
        return True
    rest = word >> np.uint64(cols - 2) * bits
    if _is_removable(np.int64(rest >> bits), np.int64(rest & mask), -1, plan.rows, spared, tables):
        return True
    left, line = first, second
    for col in range(2, cols):
        right = np.int64(word >> np.uint64(col) * bits & mask)
        if _is_removable(line, left, right, plan.rows, spared, tables):
            return True
        left, line = line, right
    return False


@compiled()
def _is_removable(
    line: int, one: int, other: int, length: int, spared: int, tables: RemovalTables
) -> int:
    """Return 1 if captures that spare `spared` can remove a line, else 0.

    `one` and `other` are the lines beside it. `other` is -1 if the line is at an edge.
    """
    if length <= LONGEST:
        return _is_removable_segment(line, one, other, length, spared, tables)
    # Bit i of `ends`: the first i cells can be cut into removable segments.
    ends = 1
    for end in range(1, length + 1):
        for first in range(max(end - LONGEST, 0), end):
            if ends >> first & 1:
                cut, size = 3**first, 3 ** (end - first)
                last = other // cut % size if other >= 0 else -1
                if _is_removable_segment(
                    line // cut % size, one // cut % size, last, end - first, spared, tables
                ):
                    ends |= 1 << end
                    break
    return ends >> length & 1


@compiled()
def _is_removable_segment(
    line: int, one: int, other: int, length: int, spared: int, tables: RemovalTables
) -> int:
    """Return the same as `_is_removable`, for a line or segment of at most `LONGEST` cells."""
    size = 3**length
    if other < 0:
        return tables.edge[EDGE_AT[length] + line * size + one] >> spared & 1
    return tables.inner[INNER_AT[length] + (line * size + one) * size + other] >> spared & 1
