"""What removing lines looks up: tables of patches and of bases; compiled.

Words. A cell is two bits: 0 nothing, 1 Black, 2 Green, 3 White; a colour takes the next one, and
White takes Black. A line is a word, its first cell the lowest bits.

    W B G G   is   0b10_10_01_11 = 0xa7

Patches. A line is cut into segments of up to four cells. A patch is a segment and what stands
beside it: the words of its cells and of those on either side, `cells << 16 | one << 8 | other`,
where 0 in a side is a place that nothing is taken from (a hole, or beyond the edge).
`patches[patch]` is a byte: bit s is set if all stacks of the segment can leave it by captures
within the patch that spare the set of colours s, a mask of three bits in which Black is the lowest.
The oracle of this table is `theorem.removals.removal`.

    one        B W G W      The segment W B G G can be emptied, sparing no colour (bit 0) or
    segment    W B G G      sparing Green (bit 2): `patches[0xa7_ed_75]` & 0b101 is 0b101.
    other      B B W B

Bases. `bases[0]` has a byte for each 3x3 position, row by row, two bits a cell, and `bases[1]` for
each of 2x5: 0 if it is unsolvable, `LAST` for a single stack, else a capture to a solvable
position, `1 + source * cells + target`. Smaller boards leave the last rows and columns empty.

    B G .      word 0b10_01; Black takes Green, cell 0 cell 1: 1 + 0 * 9 + 1 = 2
    . . .
    . . .
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.bits import bit_count
from greenest.kernels.kept import compiled

Bytes = NDArray[np.uint8]

LONGEST_SEGMENT = 4
"""Cells of the longest segment. The layout of a patch, here and in `line_removal`, rests on it."""

LAST = 255
"""In a table of bases, a single stack."""


class LineTables(NamedTuple):
    """What is known of patches and bases; see the module's text."""

    patches: Bytes
    bases: tuple[Bytes, Bytes]


@lru_cache(maxsize=1)
def line_tables() -> LineTables:
    """Build the tables, 18 MB, in a fraction of a second."""
    return LineTables(_patches(), (_base(3, 3), _base(2, 5)))


@compiled()
def _patches() -> Any:
    """Decide all patches, those with fewer stacks in the segment first."""
    patches = np.zeros((256, 256, 256), dtype=np.uint8)
    patches[0] = 255
    for stacks in range(1, LONGEST_SEGMENT + 1):
        for cells in range(1, 256):
            if bit_count((cells | cells >> 1) & 0x55) == stacks:
                for one in range(256):
                    _decide_patches(patches, cells, one)
    return patches.ravel()


@compiled()
def _decide_patches(patches: Any, cells: Any, one: Any) -> None:
    """Decide the patches of a segment and one side, for all other sides."""
    sparing = patches[cells, one]
    for here in range(0, 2 * LONGEST_SEGMENT, 2):
        colour = cells >> here & 3
        if not colour:
            continue
        prey = colour % 3 + 1
        left = cells & ~(3 << here)
        for step in (-2, 2):
            there = here + step
            while 0 <= there < 2 * LONGEST_SEGMENT and not cells >> there & 3:
                there += step
            if 0 <= there < 2 * LONGEST_SEGMENT and cells >> there & 3 == prey:
                _spare(sparing, patches[left ^ (prey ^ colour) << there, one], prey)
        if one >> here & 3 == prey:
            _spare(sparing, patches[left, one ^ (prey ^ colour) << here], prey)
        for first in range(prey << here, 256, 4 << here):
            taken = patches[left, one, first + ((colour - prey) << here) :]
            _spare(sparing[first : first + (1 << here)], taken, prey)


@compiled()
def _spare(sparing: Any, left: Any, prey: Any) -> None:
    """Add what is left spared after a capture of `prey`."""
    without = _without(prey)
    for other in range(sparing.size):
        sparing[other] |= left[other] & without


@compiled()
def _without(prey: Any) -> Any:
    """Return the sets that a colour, as the code of a cell, is not in, as bits of a byte."""
    if prey == 1:
        return np.uint8(0b01010101)
    return np.uint8(0b00110011) if prey == 2 else np.uint8(0b00001111)


@compiled()
def _base(rows: Any, cols: Any) -> Any:
    """Decide all positions of a small board, those with fewer stacks first."""
    size = rows * cols
    base = np.zeros(4**size, dtype=np.uint8)
    for stacks in range(1, size + 1):
        for word in range(4**size):
            if bit_count((word | word >> 1) & 0x55555) == stacks:
                base[word] = LAST if stacks == 1 else _winning_capture(word, rows, cols, base)
    return base


@compiled()
def _winning_capture(word: Any, rows: Any, cols: Any, base: Any) -> Any:
    """Return a capture to a solvable position, as in the table of bases; 0 if there is none."""
    for source in range(rows * cols):
        colour = word >> 2 * source & 3
        if not colour:
            continue
        prey = colour % 3 + 1
        row, col = source // cols, source % cols
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = row + down, col + right
            while 0 <= r < rows and 0 <= c < cols and not word >> 2 * (r * cols + c) & 3:
                r += down
                c += right
            if not (0 <= r < rows and 0 <= c < cols):
                continue
            target = r * cols + c
            after = word & ~(3 << 2 * source) ^ (prey ^ colour) << 2 * target
            if word >> 2 * target & 3 == prey and base[after]:
                return 1 + source * rows * cols + target
    return 0
