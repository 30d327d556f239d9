"""The table of a small shape: a bit for each position, set if it is solvable; compiled.

Masks and codes. Cells are numbered row by row from the top-left one. A position is its mask, bit c
set where cell c is occupied, and its code: the colours of its stacks in the order of their cells
as digits to base 3, the first stack's the lowest. Black = 0, Green = 1, White = 2, and colour x
captures x + 1 (mod 3).

         col 0 1 2
    row 0    B G .      cells  0 1 2      mask 0b110011
    row 1    . W B             3 4 5      digits, cells 5 4 1 0:  0 2 1 0 to base 3, code 21

Table. Masks are ordered by their number of stacks, then by value. A mask of k stacks has 3^k
bits, bit `code` for each of its positions, and begins at a fresh 64-bit word, so that two threads
never write to one. All positions of a board of n cells make 4^n bits, 512 MB for 16 cells.

    2x3    word 0   mask 0, the empty board, 1 bit
           word 1   mask 0b000001, 3 bits      …   word 6    mask 0b100000
           word 7   mask 0b000011, 9 bits      …   word 21   mask 0b110000
           …
           word 96  mask 0b111111, 729 bits in twelve words

Captures. A capture empties its source and fills no cell, so it leads to a mask of one stack less,
and all masks of k stacks can be decided at once after those of k - 1. Let the source be digit s and
the target digit t. Dropping digit s moves the digits above it one place down, which takes

    cut[s] = 2 * 3^s * (code // 3^(s+1)) + 3^s * digit[s]

from the code; and the target takes the source's colour, at place t - 1 if t > s and else at t.

    Above, cell 1 takes cell 4 (Green takes White): s = 1, t = 2, and cell 1 is emptied. The cut is
    2 * 3 * (21 // 9) + 3 * 1 = 15, which leaves 6, digits 0 2 0. The target falls from 2 to 1 at
    place 1, so the code is 3, digits 0 1 0: Black, Green, Black on cells 0, 4 and 5.

Codes are visited in order. If the next code turns digit p from 0 to 1 or from 1 to 2, cut[p] grows
by 3^p; if it turns p from 2 to 0, cut[p] stays the same. So no division is needed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.kernels.arrays import Int64s, UInt64s
from greenest.kernels.bits import bit_count
from greenest.kernels.cache import compiled

LARGEST = 16
"""The most cells of a shape: its table takes 512 MB. A layout with `within` may have one cell
more."""

WORD = 64


def _size(mask: np.int64) -> int:
    return int(mask).bit_count()


@dataclass(frozen=True)
class Layout:
    """The places of the positions of a shape in its table; see the docstring of the module.

    With the mask `within`, other cells stay empty, and the table has only positions on its cells.
    Raises ValueError for more than 16 cells, with `within` for more than 17.
    """

    rows: int
    cols: int
    within: int | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for shapes that are too large."""
        if self.cells > LARGEST + (self.within is not None):
            raise ValueError(
                f"{self.rows}x{self.cols} has {self.cells} cells: "
                f"a table of all positions is for up to {LARGEST}"
            )

    @property
    def occupied(self) -> int:
        """The mask of the full board."""
        return (1 << self.rows * self.cols) - 1 if self.within is None else self.within

    @property
    def cells(self) -> int:
        """The number of cells that can be occupied."""
        return self.occupied.bit_count()

    def sets(self) -> list[int]:
        """Return all sets of cells as masks, smaller sets first, sets of one size by value."""
        masks = [0]
        for cell in range(self.occupied.bit_length()):
            if self.occupied >> cell & 1:
                masks += [mask | 1 << cell for mask in masks]
        return sorted(masks, key=int.bit_count)

    @cached_property
    def masks(self) -> Int64s:
        """(2^cells,) the masks in the order of the table."""
        return np.array(self.sets(), dtype=np.int64)

    @cached_property
    def bounds(self) -> Int64s:
        """(2^cells + 1,) the word at which each of `masks` begins, and the end of the last."""
        words = [-(-(3 ** int(mask).bit_count()) // WORD) for mask in self.masks]
        return np.cumsum([0, *words], dtype=np.int64)

    @cached_property
    def starts(self) -> Int64s:
        """For each set of cells, the bit at which its positions begin; 0 if the table has none."""
        starts = np.zeros(self.occupied + 1, dtype=np.int64)
        starts[self.masks] = self.bounds[:-1] * WORD
        return starts

    @property
    def words(self) -> int:
        """The size of the table in words."""
        return int(self.bounds[-1])

    def ranks(self, stacks: int) -> range:
        """Return the range of indexes of the masks with a number of stacks."""
        first = bisect_left(self.masks, stacks, key=_size)
        return range(first, bisect_right(self.masks, stacks, lo=first, key=_size))

    def bit(self, position: Position) -> int:
        """Return the bit of a position in the table."""
        mask = code = 0
        for cell, colour in reversed(list(enumerate(position.cells))):
            if colour != ".":
                mask |= 1 << cell
                code = code * 3 + COLOURS.index(colour)
        return int(self.starts[mask]) + code

    def setup(self, code: int) -> Position:
        """Return the full board of a code."""
        cells = ""
        for cell in range(self.rows * self.cols):
            is_occupied = self.occupied >> cell & 1
            cells += COLOURS[code % 3] if is_occupied else "."
            code //= 3**is_occupied
        return Position(self.rows, self.cols, cells)


@dataclass(frozen=True)
class RowLayout(Layout):
    """The layout of a row and at most one more stack, in which emptied columns do not count.

    An emptied column is transparent (docs/proof.md, Lemma 1). So sets of cells share a mask if they
    are equal after the stacks on either side of column `fixed` are moved up to it. The stacks in
    that column, the one outside the row included, stay. Only stacks on the first n cells, the row's
    columns, are moved. For a carrier at the end of the row, the last column is `fixed`.

        fixed column 2    B . . G W .  is in the table as  . B . G W .
    """

    fixed: int = 0

    def packed(self, mask: int) -> int:
        """Return the mask of a set of cells."""
        row = mask & (1 << self.cols) - 1
        left = (row & (1 << self.fixed) - 1).bit_count()
        right = (row >> self.fixed + 1).bit_count()
        kept = mask ^ row | row & 1 << self.fixed
        return kept | (1 << left) - 1 << self.fixed - left | (1 << right) - 1 << self.fixed + 1

    @cached_property
    def masks(self) -> Int64s:
        """The masks in the order of the table, some hundreds."""
        masks = sorted({self.packed(mask) for mask in self.sets()})
        return np.array(sorted(masks, key=int.bit_count), dtype=np.int64)

    @cached_property
    def starts(self) -> Int64s:
        """For each set of cells, the bit at which the positions of its mask begin."""
        begins = dict(zip(self.masks.tolist(), self.bounds[:-1] * WORD, strict=True))
        starts = np.zeros(self.occupied + 1, dtype=np.int64)
        for mask in self.sets():
            starts[mask] = begins[self.packed(mask)]
        return starts


def is_solvable(table: UInt64s, layout: Layout, position: Position) -> bool:
    """Look a position up in a finished table of its shape."""
    bit = layout.bit(position)
    return bool(int(table[bit // WORD]) >> bit % WORD & 1)


@compiled()
def _neighbours(mask: int, rows: int, cols: int, cells: Int64s, pairs: Int64s) -> int:
    """List the pairs of stacks that see each other, as indexes of digits; return how many.

    `cells` receives the cell of each digit; each row of `pairs` the lower and the higher index.
    """
    place = np.zeros(rows * cols, dtype=np.int64)
    stacks = 0
    for cell in range(rows * cols):
        if mask >> cell & 1:
            cells[stacks] = cell
            place[cell] = stacks
            stacks += 1
    count = 0
    for low in range(stacks):
        cell = cells[low]
        for step, end in ((1, cell - cell % cols + cols), (cols, rows * cols)):
            other = cell + step
            while other < end and not mask >> other & 1:
                other += step
            if other < end:
                pairs[count, 0] = low
                pairs[count, 1] = place[other]
                count += 1
    return count


@compiled()
def _solve_mask(table: UInt64s, starts: Int64s, mask: int, rows: int, cols: int) -> None:
    """Decide all positions of a mask of two or more stacks, after all those with one stack less."""
    cells = np.empty(rows * cols, dtype=np.int64)
    pairs = np.empty((2 * rows * cols, 2), dtype=np.int64)
    count = _neighbours(mask, rows, cols, cells, pairs)
    stacks = 0
    power = np.empty(rows * cols + 1, dtype=np.int64)
    power[0] = 1
    bases = np.empty(rows * cols, dtype=np.int64)
    for cell in range(rows * cols):
        if mask >> cell & 1:
            bases[stacks] = starts[mask ^ 1 << cell]
            power[stacks + 1] = power[stacks] * 3
            stacks += 1
    digit = np.zeros(stacks, dtype=np.int64)
    cut = np.zeros(stacks, dtype=np.int64)
    word = np.uint64(0)
    place = starts[mask] >> 6
    code = 0
    while True:
        for pair in range(count):
            low = pairs[pair, 0]
            high = pairs[pair, 1]
            step = digit[high] - digit[low]
            if step == 0:
                continue
            if step == 1 or step == -2:
                bit = bases[low] + code - cut[low] - step * power[high - 1]
            else:
                bit = bases[high] + code - cut[high] + step * power[low]
            if table[bit >> 6] >> np.uint64(bit & 63) & np.uint64(1):
                word |= np.uint64(1) << np.uint64(code & 63)
                break
        code += 1
        if code & 63 == 0:
            table[place] = word
            place += 1
            word = np.uint64(0)
        turned = 0
        while turned < stacks and digit[turned] == 2:
            digit[turned] = 0
            turned += 1
        if turned == stacks:
            break
        digit[turned] += 1
        cut[turned] += power[turned]
    if code & 63:
        table[place] = word


@compiled(nogil=True)
def solve_masks(table: UInt64s, starts: Int64s, masks: Int64s, rows: int, cols: int) -> None:
    """Decide all positions of masks with equally many stacks; see `Layout` for the arrays.

    Positions with one stack less must be decided before. No other thread may decide the same masks.
    """
    for mask in masks:
        if mask & (mask - 1):
            _solve_mask(table, starts, mask, rows, cols)
        elif mask:
            table[starts[mask] >> 6] = 0b111


@compiled(nogil=True)
def count_solvable(table: UInt64s, first: int, end: int) -> int:
    """Count the set bits of the words from `first` up to, but not including, `end`."""
    count = 0
    for place in range(first, end):
        count += bit_count(table[place])
    return count


@compiled(nogil=True)
def unsolvable_setups(table: UInt64s, first: int, cells: int, codes: Int64s) -> tuple[int, int]:
    """Count the balanced setups of a full board, and how many of them are unsolvable.

    The board's positions begin at word `first`. `codes` receives the codes of unsolvable setups in
    order, as many as it can hold.
    """
    digit = np.zeros(cells, dtype=np.int64)
    counts = np.zeros(3, dtype=np.int64)
    counts[0] = cells
    setups = 0
    found = 0
    code = 0
    while True:
        if counts[0] == counts[1] and counts[1] == counts[2]:
            setups += 1
            if not table[first + (code >> 6)] >> np.uint64(code & 63) & np.uint64(1):
                if found < codes.size:
                    codes[found] = code
                found += 1
        code += 1
        turned = 0
        while turned < cells and digit[turned] == 2:
            digit[turned] = 0
            turned += 1
        if turned == cells:
            return setups, found
        counts[0] += turned
        counts[2] -= turned
        counts[digit[turned]] -= 1
        digit[turned] += 1
        counts[digit[turned]] += 1


@compiled(nogil=True)
def count_losing_captures(
    table: UInt64s, starts: Int64s, masks: Int64s, rows: int, cols: int
) -> tuple[int, int, int]:
    """Count the captures in the solvable positions of some masks, and those that lose.

    Return the numbers of solvable positions, of their captures, and of captures that lead to an
    unsolvable position. The table is finished; `starts` is that of `Layout`.
    """
    cells, pairs, power, digit, cut = _new_arrays(rows * cols)
    positions = captures = losing = 0
    for mask in masks:
        count = _neighbours(mask, rows, cols, cells, pairs)
        stacks = bit_count(np.uint64(mask))
        digit[:] = 0
        cut[:] = 0
        for code in range(power[stacks]):
            bit = starts[mask] + code
            if table[bit >> 6] >> np.uint64(bit & 63) & np.uint64(1):
                positions += 1
                for pair in range(count):
                    low, high = pairs[pair]
                    if digit[low] == digit[high]:
                        continue
                    source, after = _capture(code, low, high, digit, cut, power)
                    bit = starts[mask ^ 1 << cells[source]] + after
                    captures += 1
                    if not table[bit >> 6] >> np.uint64(bit & 63) & np.uint64(1):
                        losing += 1
            _count_on(digit, cut, power, stacks)
    return positions, captures, losing


@compiled(nogil=True)
def count_solutions(masks: Int64s, firsts: Int64s, rows: int, cols: int, ways: Int64s) -> None:
    """Count for every position the sequences of captures to a single stack.

    `masks` has all masks in the order of the table. `ways` receives the count of each position, at
    `firsts[mask]` plus its code.
    """
    cells, pairs, power, digit, cut = _new_arrays(rows * cols)
    for mask in masks:
        count = _neighbours(mask, rows, cols, cells, pairs)
        stacks = bit_count(np.uint64(mask))
        digit[:] = 0
        cut[:] = 0
        for code in range(power[stacks]):
            total = 1 if stacks == 1 else 0
            for pair in range(count):
                low, high = pairs[pair]
                if digit[low] != digit[high]:
                    source, after = _capture(code, low, high, digit, cut, power)
                    total += ways[firsts[mask ^ 1 << cells[source]] + after]
            ways[firsts[mask] + code] = total
            _count_on(digit, cut, power, stacks)


@compiled()
def _new_arrays(size: int) -> tuple[Int64s, Int64s, Int64s, Int64s, Int64s]:
    """Allocate the arrays of a loop over a mask's positions: cells, pairs, power, digit, cut."""
    return (
        np.empty(size, dtype=np.int64),
        np.empty((2 * size, 2), dtype=np.int64),
        3 ** np.arange(size + 1),
        np.empty(size, dtype=np.int64),
        np.empty(size, dtype=np.int64),
    )


@compiled()
def _capture(
    code: int, low: int, high: int, digit: Int64s, cut: Int64s, power: Int64s
) -> tuple[int, int]:
    """Return the source of the capture between two different digits, and the code after it."""
    step = digit[high] - digit[low]
    if step == 1 or step == -2:
        return low, code - cut[low] - step * power[high - 1]
    return high, code - cut[high] + step * power[low]


@compiled()
def _count_on(digit: Int64s, cut: Int64s, power: Int64s, stacks: int) -> None:
    """Advance digits and cuts to the next code, as the module's docstring explains."""
    turned = 0
    while turned < stacks and digit[turned] == 2:
        digit[turned] = 0
        turned += 1
    if turned < stacks:
        digit[turned] += 1
        cut[turned] += power[turned]
