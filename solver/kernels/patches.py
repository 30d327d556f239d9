"""Patches: a part of a line and the cells beside it, and which of them can be emptied.

Removal. A line is removed if all its stacks leave it, by captures within the line or into the two
lines beside it (docs/every-size.md, 1.2). Captures pass over an emptied line, so the other lines
are like a smaller board. A line is cut into segments of up to four cells, which leave one by one.

Words. A cell is two bits: 0 nothing, 1 Black, 2 Green, 3 White. Black takes Green, Green takes
White, and White takes Black. A line is a word; its first cell has the lowest bits.

    W B G G   is   0b10_10_01_11 = 0xa7

Patches. A patch is a segment with the cells beside it in the line before and in the line after:
`cells << 16 | before << 8 | after`, three words. In the lines beside, 0 is a cell without a stack
or beyond the edge. `patches[patch]` is a byte. Bit s is set if the segment can be emptied: if all
its stacks can leave it by captures within the patch that spare the set of colours s. A set of
colours is a mask of three bits; Black is the lowest. Tests compute the same table in another way.

    before     B W G W      The segment W B G G can be emptied, sparing no colour (bit 0) or
    segment    W B G G      sparing Green (bit 2): `patches[0xa7_ed_75]` & 0b101 is 0b101.
    after      B B W B

Ways out. A way out is the captures that empty a segment, four bits each, the first capture in the
lowest bits. The lower two bits are the place of the source in the segment. The upper two bits are
`to`, the direction of the target: LEFT, RIGHT, AFTER or BEFORE.

    Above, sparing none, the way is 0xfe58. 8 is place 0 and AFTER: White takes Black there. 5 is
    place 1 and RIGHT: Black takes Green. Then Black (e, place 2) and Green (f, place 3) go BEFORE.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from greenest.solver.kernels.arrays import UInt8s
from greenest.solver.kernels.cache import helper

LONGEST_SEGMENT = 4
"""The most cells of a segment. The layout of a patch is for this number."""

LEFT, RIGHT, AFTER, BEFORE = range(4)
"""Directions of captures: to a lower place and to a higher place of the segment, into the line
after the segment, and into the line before the segment."""
NO_WAY = 2**16 - 1
"""The entry if there is no way out. No way has this code: four captures would have one source."""
SPARING = (0, 0b01010101, 0b00110011, 0b00001111)
"""By the code of a colour: a byte with bit s set if the set s does not have the colour."""


@helper(allocates=False, within=True)
def prey_of(colour: int) -> int:
    """Return the prey of a colour, or 0 for 0, which is no colour."""
    return 0b01_11_10_00 >> 2 * colour & 3


@helper(allocates=False)
def found_way(patch: int, spared: int, patches: UInt8s) -> int:
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


@helper(allocates=False, within=True)
def made(patch: int, capture: int) -> tuple[int, int, int]:
    """Return the patch after a legal capture, the code of the prey, and the target's offset."""
    place, there = capture & 3, target_of(patch, capture)
    colour = patch >> (2 * place + 16) & 3
    prey = prey_of(colour)
    return patch ^ colour << (2 * place + 16) ^ (prey ^ colour) << there, prey, there


@lru_cache(maxsize=1)
def patches() -> UInt8s:
    """Build the table of patches, 16 MB; patches with fewer stacks in the segment come first."""
    table = np.zeros((256, 256, 256), dtype=np.uint8)
    table[0] = 255
    for cells in sorted(range(1, 256), key=lambda word: ((word | word >> 1) & 0x55).bit_count()):
        for here in range(0, 2 * LONGEST_SEGMENT, 2):
            if cells >> here & 3:
                _enter_captures(table, cells, here)
    return table.ravel()


def _enter_captures(table: UInt8s, cells: int, here: int) -> None:
    """Add to the entries of a segment those after each capture by the stack at the offset `here`.

    The entries after the capture count without the sets that have the prey.
    """
    colour = cells >> here & 3
    prey = colour % 3 + 1
    sparing = np.uint8(SPARING[prey])
    left = cells & ~(3 << here)
    for step in (-2, 2):
        there = here + step
        while 0 <= there < 2 * LONGEST_SEGMENT and not cells >> there & 3:
            there += step
        if 0 <= there < 2 * LONGEST_SEGMENT and cells >> there & 3 == prey:
            table[cells] |= table[left ^ (prey ^ colour) << there] & sparing
    # Of the lines beside, all contents with the prey before or after the stack at once.
    for shape in ((256, -1, 4, 1 << here), (1, -1, 4, 256 << here)):
        entries, after = table[cells].reshape(shape), table[left].reshape(shape)
        entries[:, :, prey] |= after[:, :, colour] & sparing
