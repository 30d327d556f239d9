"""The tables of line removal, compiled: patches, their ways out, and bases.

`solver.kernels.patches` has the layout of words, patches and ways out.

Ways out. `ways` is a cache, with a set of colours and the number of a patch as index. An entry is 0
if it is not computed yet, and `NO_WAY` if there is no way out. Without the cache, each capture
takes a search in the 16 MB of patches. The cache has only the most frequent patches: the segment is
full, and each line beside it is full or empty.

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
from greenest.solver.kernels.patches import LONGEST_SEGMENT, NO_WAY, found_way, patches

LAST = 255
"""The entry of a single stack in the tables `bases`."""

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
    return LineTables(patches(), np.zeros(8 * WAYS, dtype=np.uint16), (_base(3, 3), _base(2, 5)))


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
        return found_way(patch, spared, tables.patches)
    way = np.int64(tables.ways[spared * WAYS + number])
    if not way:
        way = found_way(patch, spared, tables.patches)
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
