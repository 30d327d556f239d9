"""A table with a bit for each position of a small shape, set if the position is solvable.

Masks and codes. Cells are numbered row by row from the top-left cell. A position is a mask and a
code. Bit c of the mask is set if cell c is occupied. The code is a number to base 3: its digits are
the colours of the stacks in the order of their cells, and the first stack has the lowest digit.
Black = 0, Green = 1, White = 2. Colour x captures colour x + 1 (mod 3).

         col 0 1 2
    row 0    B G .      cells  0 1 2      mask 0b110011
    row 1    . W B             3 4 5      digits, cells 5 4 1 0:  0 2 1 0 to base 3, code 21

Table. Masks are sorted by their number of stacks, then by value. A mask of k stacks has 3^k bits:
bit `code` is for the position of this code. Each mask begins at a new 64-bit word, so two threads
never write to the same word. The positions of a board of n cells have 4^n bits together, which is
512 MB for 16 cells.

    2x3    word 0   mask 0, the empty board, 1 bit
           word 1   mask 0b000001, 3 bits      …   word 6    mask 0b100000
           word 7   mask 0b000011, 9 bits      …   word 21   mask 0b110000
           …
           word 96  mask 0b111111, 729 bits in twelve words

Captures. A capture empties its source and fills no empty cell, so it leads to a mask with one stack
less. So all masks of k stacks can be decided once the masks of k - 1 stacks are decided. Let s be
the source's digit and t the target's digit. Removing digit s moves all higher digits one place
down, which subtracts

    cut[s] = 2 * 3^s * (code // 3^(s+1)) + 3^s * digit[s]

from the code. Then the target gets the source's colour. Its digit is now t - 1 if t > s, else t.

    Above, cell 1 takes cell 4 (Green takes White): s = 1 and t = 2, and cell 1 is emptied. The cut
    is 2 * 3 * (21 // 9) + 3 * 1 = 15, which leaves 6, digits 0 2 0. The target is now digit 1 and
    changes from 2 to 1, so the code is 3, digits 0 1 0: Black, Green, Black on cells 0, 4 and 5.

Codes are visited in rising order. When digit p changes from 0 to 1 or from 1 to 2, cut[p] grows by
3^p. When it changes from 2 to 0, cut[p] stays the same. So no division is needed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.arrays import Int64s, UInt64s
from greenest.solver.kernels.cache import compiled, helper

LARGEST = 16
"""The most cells of a shape; the table of 16 cells takes 512 MB."""

WORD = 64


@dataclass(frozen=True)
class Layout:
    """The table of a shape: where each position has its bit. The module's docstring explains it.

    Raises ValueError for more than 16 cells.
    """

    rows: int
    cols: int

    def __post_init__(self) -> None:
        """Raise ValueError if the shape has too many cells."""
        if self.cells > LARGEST:
            raise ValueError(
                f"{self.rows}x{self.cols} has {self.cells} cells: "
                f"a table of all positions is for up to {LARGEST}"
            )

    @property
    def cells(self) -> int:
        """The number of cells that may be occupied."""
        return self.rows * self.cols

    @cached_property
    def masks(self) -> Int64s:
        """(2^cells,) the masks in the order of the table."""
        return np.array(sorted(range(1 << self.cells), key=int.bit_count), dtype=np.int64)

    @cached_property
    def bounds(self) -> Int64s:
        """(2^cells + 1,) the first word of each mask in `masks`, and the end of the table."""
        words = [-(-(3 ** mask.bit_count()) // WORD) for mask in self.masks.tolist()]
        return np.cumsum([0, *words], dtype=np.int64)

    @cached_property
    def starts(self) -> Int64s:
        """By mask: the index of the first bit of its positions."""
        starts = np.zeros(1 << self.cells, dtype=np.int64)
        starts[self.masks] = self.bounds[:-1] * WORD
        return starts

    @property
    def words(self) -> int:
        """The number of words of the table."""
        return int(self.bounds[-1])

    def ranks(self, stacks: int) -> range:
        """Return the range of indexes in `masks` of the masks with `stacks` stacks."""
        sizes = [mask.bit_count() for mask in self.masks.tolist()]
        return range(bisect_left(sizes, stacks), bisect_right(sizes, stacks))

    def bit(self, position: Position) -> int:
        """Return the index of a position's bit in the table."""
        mask = code = 0
        for cell, colour in reversed(list(enumerate(position.cells))):
            if colour != ".":
                mask |= 1 << cell
                code = code * 3 + COLOURS.index(colour)
        return int(self.starts[mask]) + code

    def setup(self, code: int) -> Position:
        """Return the position of this code on the full board."""
        cells = (COLOURS[code // 3**cell % 3] for cell in range(self.cells))
        return Position(self.rows, self.cols, "".join(cells))


def is_solvable(table: UInt64s, layout: Layout, position: Position) -> bool:
    """Return whether a position is solvable, by a finished table of its shape."""
    bit = layout.bit(position)
    return bool(int(table[bit // WORD]) >> bit % WORD & 1)


@compiled(nogil=True)
def solve_masks(table: UInt64s, starts: Int64s, masks: Int64s, rows: int, cols: int) -> None:
    """Decide all positions of some masks with the same number of stacks.

    `starts` is that of `Layout`. The positions with one stack less must be decided before. No other
    thread may decide the same masks.
    """
    for mask in masks:
        if mask & (mask - 1):
            _solve_mask(table, starts, mask, rows, cols)
        elif mask:
            table[starts[mask] >> 6] = 0b111


@helper()
def _solve_mask(table: UInt64s, starts: Int64s, mask: int, rows: int, cols: int) -> None:
    """Decide all positions of a mask with two or more stacks."""
    bases = np.empty(rows * cols, dtype=np.int64)
    pairs = np.empty((2 * rows * cols, 2), dtype=np.int64)
    last = np.full(rows + cols, -1)
    stacks = count = 0
    for cell in range(rows * cols):
        if mask >> cell & 1:
            bases[stacks] = starts[mask ^ 1 << cell]
            for line in (cell // cols, rows + cell % cols):
                if last[line] >= 0:
                    pairs[count, 0] = last[line]
                    pairs[count, 1] = stacks
                    count += 1
                last[line] = stacks
            stacks += 1
    power = 3 ** np.arange(stacks)
    digit = np.zeros(stacks, dtype=np.int64)
    cut = np.zeros(stacks, dtype=np.int64)
    first = starts[mask] >> 6
    for code in range(3**stacks):
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
                table[first + (code >> 6)] |= np.uint64(1) << np.uint64(code & 63)
                break
        turned = 0
        while turned < stacks and digit[turned] == 2:
            digit[turned] = 0
            turned += 1
        if turned < stacks:
            digit[turned] += 1
            cut[turned] += power[turned]


def count_solvable(table: UInt64s, layout: Layout, stacks: int) -> int:
    """Return the number of solvable positions with `stacks` stacks, by a finished table."""
    ranks = layout.ranks(stacks)
    first, end = layout.bounds[[ranks.start, ranks.stop]]
    return int.from_bytes(table[first:end].tobytes()).bit_count()


def balanced_setups(table: UInt64s, layout: Layout) -> tuple[int, Int64s]:
    """Return the number of balanced setups of a full board, and the codes of unsolvable ones.

    A setup is balanced if the three colours have equally many stacks. The cells are cut into two
    parts; for each content of the high part, those of the low part that balance it are looked up.
    """
    low = layout.cells // 2
    lows, balance = _counts(low), 0o10101 * layout.cells / 3
    codes = np.concatenate(
        [
            np.flatnonzero(lows == balance - counts) + high * 3**low
            for high, counts in enumerate(_counts(layout.cells - low).tolist())
        ]
    )
    bits = int(layout.starts[-1]) + codes
    is_unsolvable = table[bits // WORD] >> (bits % WORD).astype(np.uint64) & np.uint64(1) == 0
    return len(codes), codes[is_unsolvable]


def _counts(cells: int) -> Int64s:
    """Return for each code of so many full cells its stacks of each colour, as two octal digits."""
    digits = np.arange(3**cells)[:, None] // 3 ** np.arange(cells) % 3
    return np.asarray((64**digits).sum(axis=1))
