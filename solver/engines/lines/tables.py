"""The tables of line removal, compiled: patches, ways out of them, and bases.

Words. A cell is two bits: 0 nothing, 1 Black, 2 Green, 3 White. Black takes Green, Green takes
White, and White takes Black. A line is a word; its first cell has the lowest bits.

    W B G G   is   0b10_10_01_11 = 0xa7

Patches. A line is cut into segments of up to four cells. A patch is a segment with the cells beside
it in the line before and in the line after: `cells << 16 | before << 8 | after`, three words. In
the lines beside, 0 is a cell without a stack or beyond the edge. `patches[patch]` is a byte. Bit s
is set if the segment can be emptied: if all its stacks can leave it by captures within the patch
that spare the set of colours s. A set of colours is a mask of three bits; Black is the lowest.
Tests compute the same table in another way.

    before     B W G W      The segment W B G G can be emptied, sparing no colour (bit 0) or
    segment    W B G G      sparing Green (bit 2): `patches[0xa7_ed_75]` & 0b101 is 0b101.
    after      B B W B

Ways out. A way out is the captures that empty a segment, four bits each, the first capture in the
lowest bits. The lower two bits are the place of the source in the segment. The upper two bits are
`to`, the direction of the target: LEFT, RIGHT, AFTER or BEFORE. `ways` is a cache, with a set of
colours and the number of a patch as index. An entry is 0 if it is not computed yet, and `NO_WAY` if
there is no way out. Without the cache, each capture takes a search in the 16 MB of patches. The
cache has only the most frequent patches: the segment is full, and each line beside it is full or
empty.

    Above, sparing none, the way is 0xfe58. 8 is place 0 and AFTER: White takes Black there. 5 is
    place 1 and RIGHT: Black takes Green. Then Black (e, place 2) and Green (f, place 3) go BEFORE.

Numbers of patches. A patch has three parts: the segment, and the cells in the line before and in
the line after. Patches are sorted by length, and then by a number to base 3^length + 1 with a digit
for each part. A digit is 0 if the part has no stack, and 1 to 3^length if the part is full.

    of 1 cell   ., B, G, W are 0 to 3      B between G and nothing, 1 2 0 to base 4: 24

Bases. A base is a small board that a table solves: `bases[0]` is for 3x3 cells, `bases[1]` for 2x5.
A position is a word, row by row with two bits a cell. The table has a byte for each: 0 if it is
unsolvable, `LAST` if it is a single stack, else `1 + source * cells + target`, a capture to a
solvable position. On a smaller board, the last rows and columns are empty.

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

from greenest.solver.kernels.arrays import UInt8s
from greenest.solver.kernels.bits import bit_count
from greenest.solver.kernels.cache import compiled, helper

LONGEST_SEGMENT = 4
"""The most cells of a segment. The layout of a patch is for this number."""

LAST = 255
"""The entry of a single stack in the tables `bases`."""

LEFT, RIGHT, AFTER, BEFORE = range(4)
"""Directions of captures: to a lower place and to a higher place of the segment, into the line
after the segment, and into the line before the segment."""
NO_WAY = 2**16 - 1
"""The entry if there is no way out. No way has this code: four captures would have one source."""
CONTENTS = 3 ** np.arange(LONGEST_SEGMENT + 1) + 1
"""By length, the number of different contents that a full or empty part of a patch can have."""
FIRST_NUMBER = np.concatenate(([0, 0], np.cumsum(CONTENTS[1:] ** 3)))
"""By length, the number of the first patch; at the end, how many patches have numbers."""
WAYS = int(FIRST_NUMBER[-1])
"""How many patches have numbers."""


def _full_or_nothing() -> NDArray[np.int64]:
    found = np.full((LONGEST_SEGMENT + 1) << 8, -1)
    for length in range(1, LONGEST_SEGMENT + 1):
        found[length << 8] = 0
        for number, codes in enumerate(product((1, 2, 3), repeat=length)):
            word = sum(code << 2 * place for place, code in enumerate(reversed(codes)))
            found[length << 8 | word] = 1 + number
    return found


FULL_OR_NOTHING = _full_or_nothing()
"""The number of a full or empty part of a patch, by `length << 8 | word`; -1 for any other part."""


class LineTables(NamedTuple):
    """The tables of patches, ways out and bases, which the module's docstring describes."""

    patches: UInt8s
    ways: NDArray[np.uint16]
    bases: tuple[UInt8s, UInt8s]


@lru_cache(maxsize=1)
def line_tables() -> LineTables:
    """Build the tables of patches and bases, 18 MB, and allocate 9 MB for ways out."""
    return LineTables(_patches(), np.zeros(8 * WAYS, dtype=np.uint16), (_base(3, 3), _base(2, 5)))


@helper(allocates=False, within=True)
def prey_of(colour: int) -> int:
    """Return the prey of a colour, or 0 for 0, which is no colour."""
    return 0b01_11_10_00 >> 2 * colour & 3


@helper(allocates=False, within=True)
def can_be_emptied(patch: int, length: int, spared: int, tables: LineTables) -> bool:
    """Return whether a segment can be emptied by captures that spare the set `spared`."""
    if _number(patch, length) < 0:
        return tables.patches[patch] >> spared & 1 == 1
    return way_out(patch, length, spared, tables) != NO_WAY


@helper(allocates=False, within=True)
def way_out(patch: int, length: int, spared: int, tables: LineTables) -> int:
    """Return the way out of a segment that spares the set `spared`, or NO_WAY."""
    number = _number(patch, length)
    if number < 0:
        return _found_way(patch, spared, tables.patches)
    way = np.int64(tables.ways[spared * WAYS + number])
    if not way:
        way = _found_way(patch, spared, tables.patches)
        tables.ways[spared * WAYS + number] = way
    return way


@helper(allocates=False, within=True)
def _number(patch: int, length: int) -> int:
    """Return the number of a patch in the cache of ways, or -1 if it has none."""
    kind = length << 8
    cells = FULL_OR_NOTHING[kind | patch >> 16]
    one, other = FULL_OR_NOTHING[kind | patch >> 8 & 255], FULL_OR_NOTHING[kind | patch & 255]
    if (cells | one | other) < 0:
        return np.int64(-1)
    base = CONTENTS[length]
    return FIRST_NUMBER[length] + (cells * base + one) * base + other


@helper(allocates=False)
def _found_way(patch: int, spared: int, patches: UInt8s) -> int:
    """Return the way out that has the first suitable capture at each step, or NO_WAY."""
    way = np.int64(0)
    if not patches[patch] >> spared & 1:
        return np.int64(NO_WAY)
    for turn in range(LONGEST_SEGMENT):
        if patch >> 16:
            capture, patch = _first_capture(patch, spared, patches)
            way |= capture << 4 * turn
    return way


@helper(allocates=False)
def _first_capture(patch: int, spared: int, patches: UInt8s) -> tuple[int, int]:
    """Return the first capture after which a patch can be emptied, and the patch after it.

    The capture is coded as in a way out. The patch itself must be one that can be emptied.
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


@helper(allocates=False, within=True)
def target_of(patch: int, capture: int) -> int:
    """Return the offset in bits of a capture's target in the patch.

    Return -1 if the capture is within the segment and meets no stack there.
    """
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
    """Compute the table of patches; patches with fewer stacks in the segment come first."""
    patches = np.zeros((256, 256, 256), dtype=np.uint8)
    patches[0] = 255
    for stacks in range(1, LONGEST_SEGMENT + 1):
        for cells in range(1, 256):
            if bit_count((cells | cells >> 1) & 0x55) == stacks:
                for one in range(256):
                    _decide_patches(patches, cells, one)
    return patches.ravel()


@helper()
def _decide_patches(patches: UInt8s, cells: int, one: int) -> None:
    """Compute the entries of `patches` for a segment and the cells before it, `cells` and `one`.

    There is an entry for each content of the cells after it.
    """
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


@helper()
def _spare(sparing: UInt8s, left: UInt8s, prey: int) -> None:
    """Add to each byte of `sparing` the sets without `prey` of the byte of `left` at its index."""
    without = _without(prey)
    for other in range(sparing.size):
        sparing[other] |= left[other] & without


@helper()
def _without(prey: int) -> int:
    """Return a byte with bit s set if the set s does not have the colour of the code `prey`."""
    if prey == 1:
        return np.uint8(0b01010101)
    return np.uint8(0b00110011) if prey == 2 else np.uint8(0b00001111)


@compiled()
def _base(rows: int, cols: int) -> UInt8s:
    """Compute the table of a base; positions with fewer stacks come first."""
    size = rows * cols
    base = np.zeros(4**size, dtype=np.uint8)
    for stacks in range(1, size + 1):
        for word in range(4**size):
            if bit_count((word | word >> 1) & 0x55555) == stacks:
                base[word] = LAST if stacks == 1 else _winning_capture(word, rows, cols, base)
    return base


@helper()
def _winning_capture(word: int, rows: int, cols: int, base: UInt8s) -> int:
    """Return a capture to a solvable position, as an entry of `bases`, or 0 if there is none."""
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
