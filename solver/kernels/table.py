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
less. So all masks of k stacks can be decided once the masks of k - 1 stacks are decided. The
positions of a mask are an array with an axis for each stack, whose index is the stack's digit. The
code of a position is its place in Fortran order. Of each two stacks that see each other, the
positions in which one takes the other are a slice of the array. They are solvable if the positions
after the capture are, which are a slice of the other mask's array.

    Above, cell 1 takes cell 4 (Green takes White): [1, :, 2, :] of the mask 0b110011 leads to
    [:, 1, :] of the mask 0b110001. So code 21, digits 0 1 2 0, leads to code 3, digits 0 1 0:
    Black, Green, Black on cells 0, 4 and 5.

A turn of all colours changes no verdict, unless one stack is to have a certain colour. So captures
are made in the positions whose last stack is Black alone, and the results of the others are copied
from these.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, pairwise, product

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.arrays import Int32s, Int64s, UInt8s, UInt64s

LARGEST = 16
"""The most cells of a shape; the table of 16 cells takes 512 MB."""

WORD = 64


def _size(mask: np.int64) -> int:
    return int(mask).bit_count()


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
        words = [-(-(3 ** int(mask).bit_count()) // WORD) for mask in self.masks]
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
        first = bisect_left(self.masks, stacks, key=_size)
        return range(first, bisect_right(self.masks, stacks, lo=first, key=_size))

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


def solve_masks(table: UInt64s, layout: Layout, masks: Int64s, turns: bool = True) -> None:
    """Decide all positions of some masks with the same number of stacks.

    The positions with one stack less must be decided before. No other thread may decide the same
    masks. `turns` is False if a turn of all colours may change a verdict, as single stacks of one
    colour alone are wanted.
    """
    for mask in masks.tolist():
        if mask:
            _solve_mask(table.view(np.uint8), layout, mask, turns)


def _solve_mask(content: UInt8s, layout: Layout, mask: int, turns: bool) -> None:
    """Decide the positions of a mask in the bytes of the table."""
    cells = [cell for cell in range(layout.rows * layout.cols) if mask >> cell & 1]
    stacks = len(cells)
    found = np.full((3,) * stacks, stacks == 1, order="F")
    for source, cell in enumerate(cells):
        first, size = int(layout.starts[mask ^ 1 << cell]) // 8, 3 ** (stacks - 1)
        bits = np.unpackbits(content[first : first + -(-size // 8)], -1, size, "little")
        after = bits.view(bool).reshape((3,) * (stacks - 1), order="F")
        for target, captor in product(_seen(cells, source, layout.cols), range(3)):
            digits: list[int | slice] = [slice(None)] * stacks
            digits[-1] = 0 if turns else slice(None)
            digits[source], digits[target] = captor, (captor + 1) % 3
            if digits[-1] == 0 or not turns:
                left = [*digits]
                left[target] = captor
                del left[source]
                found[tuple(digits)] |= after[tuple(left)]
    by_last = found.reshape((-1, 3), order="F")
    for digit in (1, 2) if turns else ():
        by_last[:, digit] = by_last[_turned(stacks - 1), digit - 1]
    packed = np.packbits(by_last.ravel(order="F"), bitorder="little")
    first = int(layout.starts[mask]) // 8
    content[first : first + len(packed)] = packed


def _seen(cells: Sequence[int], source: int, cols: int) -> list[int]:
    """Return the indexes in `cells` of the stacks that the stack with the index `source` sees."""
    row, col = divmod(cells[source], cols)
    rank = [at for at, cell in enumerate(cells) if cell // cols == row]
    file = [at for at, cell in enumerate(cells) if cell % cols == col]
    pairs = chain.from_iterable(map(pairwise, (rank, rank[::-1], file, file[::-1])))
    return [other for one, other in pairs if one == source]


@lru_cache(maxsize=LARGEST)
def _turned(stacks: int) -> Int32s:
    """Return for each code of so many stacks the code with all digits turned back by one."""
    codes = np.zeros(1, dtype=np.int32)
    for power in 3 ** np.arange(stacks, dtype=np.int32):
        codes = np.concatenate([codes + 2 * power, codes, codes + power])
    return codes


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
