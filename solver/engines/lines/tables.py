"""The tables of line removal, compiled: patches, ways out of them, and bases.

Words. A cell is two bits: 0 nothing, 1 Black, 2 Green, 3 White; a colour takes the next one, and
White takes Black. A line is a word, its first cell the lowest bits.

    W B G G   is   0b10_10_01_11 = 0xa7

Patches. A line is cut into segments of up to four cells. A patch is a segment with the cells on
either side of it: `cells << 16 | one << 8 | other`, each of them a word. On a side, 0 is a place
without a stack: a hole, or beyond the edge. `patches[patch]` is a byte: bit s is set if all stacks
of the segment can leave it by captures within the patch that spare the set of colours s, a mask of
three bits in which Black is the lowest. The oracle of this table is `theorem.removals.removal`.

    one        B W G W      The segment W B G G can be emptied, sparing no colour (bit 0) or
    segment    W B G G      sparing Green (bit 2): `patches[0xa7_ed_75]` & 0b101 is 0b101.
    other      B B W B

Ways out. A way is the captures that empty a segment, four bits each from the lowest on: the place
of the stack in the segment, and `to << 2`, the place of its target. `ways` caches ways by the set
spared and the number of the patch: 0 if not computed yet, `NO_WAY` if there is none. It has patches
that are full or have a side beyond the edge, as most are. The cache avoids a lookup among 16 MB of
patches after each capture.

    Above, sparing none, the way is 0xfe58. 8 is place 0 and AFTER: White takes Black there. 5 is
    place 1 and RIGHT: Black takes Green. Then Black (e, place 2) and Green (f, place 3) go BEFORE.

Numbers. Patches are numbered by length, and then by the segment and its sides as digits to base
3^length + 1, where 0 is nothing, and the colours count from 1.

    of 1 cell   ., B, G, W are 0 to 3      B between G and nothing, 1 2 0 to base 4: 24

Bases. `bases[0]` has a byte for each 3x3 position, row by row, two bits a cell, and `bases[1]` for
each of 2x5: 0 if it is unsolvable, `LAST` for a single stack, else a capture to a solvable
position, `1 + source * cells + target`. Smaller boards leave the last rows and columns empty.

    B G .      word 0b10_01; Black takes Green, cell 0 cell 1: 1 + 0 * 9 + 1 = 2
    . . .
    . . .
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.arrays import UInt8s
from greenest.kernels.bits import bit_count
from greenest.kernels.cache import compiled

LONGEST_SEGMENT = 4
"""Cells of the longest segment. The layout of a patch, here and in `line_removal`, rests on it."""

LAST = 255
"""Stands for a single stack in a table of bases."""

LEFT, RIGHT, AFTER, BEFORE = range(4)
"""The place of a capture's target: in the segment, or in the line after or before it."""
NO_WAY = 2**16 - 1
"""Stands for no way out; as a way it would be four captures from one place."""
CONTENTS = 3 ** np.arange(LONGEST_SEGMENT + 1) + 1
"""For each length, how many numbers full segments have, and sides."""
FIRST_NUMBER = np.concatenate(([0, 0], np.cumsum(CONTENTS[1:] ** 3)))
"""For each length, the first number of a patch; last, the number of all patches."""
WAYS = int(FIRST_NUMBER[-1])
"""The number of patches that have numbers."""


def _full_or_nothing() -> NDArray[np.int64]:
    """Return the numbers of full segments or sides, and of nothing, by length and word."""
    found = np.full((LONGEST_SEGMENT + 1) << 8, -1)
    for length in range(1, LONGEST_SEGMENT + 1):
        found[length << 8] = 0
        for number, codes in enumerate(product((1, 2, 3), repeat=length)):
            word = sum(code << 2 * place for place, code in enumerate(reversed(codes)))
            found[length << 8 | word] = 1 + number
    return found


FULL_OR_NOTHING = _full_or_nothing()
"""The number of a segment or side, by `length << 8 | word`; -1 if it is neither full nor
nothing."""


class LineTables(NamedTuple):
    """The tables of patches, ways out and bases; see the docstring of the module."""

    patches: UInt8s
    ways: NDArray[np.uint16]
    bases: tuple[UInt8s, UInt8s]


@lru_cache(maxsize=1)
def line_tables() -> LineTables:
    """Build the tables, 18 MB, in a fraction of a second, and allocate 9 MB for ways."""
    return LineTables(_patches(), np.zeros(8 * WAYS, dtype=np.uint16), (_base(3, 3), _base(2, 5)))


@compiled(allocates=False, within=True)
def prey_of(colour: int) -> int:
    """Return the prey of a colour; 0, no colour, for 0."""
    return 0b01_11_10_00 >> 2 * colour & 3


@compiled(allocates=False, within=True)
def can_be_emptied(patch: int, length: int, spared: int, tables: LineTables) -> bool:
    """Tell whether there is a way out of a segment that spares a set."""
    if _number(patch, length) < 0:
        return tables.patches[patch] >> spared & 1 == 1
    return way_out(patch, length, spared, tables) != NO_WAY


@compiled(allocates=False, within=True)
def way_out(patch: int, length: int, spared: int, tables: LineTables) -> int:
    """Return the way out of a segment that spares a set, from the cache if it is there."""
    number = _number(patch, length)
    if number < 0:
        return _found_way(patch, spared, tables.patches)
    way = np.int64(tables.ways[spared * WAYS + number])
    if not way:
        way = _found_way(patch, spared, tables.patches)
        tables.ways[spared * WAYS + number] = way
    return way


@compiled(allocates=False, within=True)
def _number(patch: int, length: int) -> int:
    """Return the index of a patch in the cache of ways, negative for a patch with holes."""
    kind = length << 8
    cells = FULL_OR_NOTHING[kind | patch >> 16]
    one, other = FULL_OR_NOTHING[kind | patch >> 8 & 255], FULL_OR_NOTHING[kind | patch & 255]
    if (cells | one | other) < 0:
        return np.int64(-1)
    base = CONTENTS[length]
    return FIRST_NUMBER[length] + (cells * base + one) * base + other


@compiled(allocates=False)
def _found_way(patch: int, spared: int, patches: UInt8s) -> int:
    """Find the way out of a segment: at each step, the first capture after which there is a way."""
    way = np.int64(0)
    if not patches[patch] >> spared & 1:
        return np.int64(NO_WAY)
    for turn in range(LONGEST_SEGMENT):
        if patch >> 16:
            capture, patch = _first_capture(patch, spared, patches)
            way |= capture << 4 * turn
    return way


@compiled(allocates=False)
def _first_capture(patch: int, spared: int, patches: UInt8s) -> tuple[int, int]:
    """Return a capture after which a patch can still be emptied, and the patch after it.

    The capture is coded as in a way. The patch must be one that can be emptied.
    """
    for place in range(LONGEST_SEGMENT):
        here = 2 * place + 16
        colour = patch >> here & 3
        if not colour:
            continue
        prey = prey_of(colour)
        if spared >> (prey - 1) & 1:
            continue
        for to in (AFTER, BEFORE, LEFT, RIGHT):
            capture = np.int64(place | to << 2)
            there = target_of(patch, capture)
            if there >= 0 and patch >> there & 3 == prey:
                after = patch ^ colour << here ^ (prey ^ colour) << there
                if patches[after] >> spared & 1:
                    return capture, after
    return np.int64(0), patch


@compiled(allocates=False, within=True)
def target_of(patch: int, capture: int) -> int:
    """Return the bit offset of a capture's target in a patch; -1 if no stack is there."""
    place, to = capture & 3, capture >> 2
    if to == AFTER:
        return 2 * place
    if to == BEFORE:
        return 2 * place + 8
    step = 1 if to == RIGHT else -1
    target = place + step
    while 0 <= target < LONGEST_SEGMENT and not patch >> (2 * target + 16) & 3:
        target += step
    return 2 * target + 16 if 0 <= target < LONGEST_SEGMENT else np.int64(-1)


@compiled()
def _patches() -> UInt8s:
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
def _decide_patches(patches: UInt8s, cells: int, one: int) -> None:
    """Decide the patches of a segment and one side, for all contents of the other side."""
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
def _spare(sparing: UInt8s, left: UInt8s, prey: int) -> None:
    """Add the sets spared by a capture of `prey` and the way after it."""
    without = _without(prey)
    for other in range(sparing.size):
        sparing[other] |= left[other] & without


@compiled()
def _without(prey: int) -> int:
    """Return, as bits of a byte, the sets that do not contain the colour of a cell's code."""
    if prey == 1:
        return np.uint8(0b01010101)
    return np.uint8(0b00110011) if prey == 2 else np.uint8(0b00001111)


@compiled()
def _base(rows: int, cols: int) -> UInt8s:
    """Decide all positions of a small board, those with fewer stacks first."""
    size = rows * cols
    base = np.zeros(4**size, dtype=np.uint8)
    for stacks in range(1, size + 1):
        for word in range(4**size):
            if bit_count((word | word >> 1) & 0x55555) == stacks:
                base[word] = LAST if stacks == 1 else _winning_capture(word, rows, cols, base)
    return base


@compiled()
def _winning_capture(word: int, rows: int, cols: int, base: UInt8s) -> int:
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
