"""The tables of line removal: patches, their ways out, and bases.

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

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.solver.kernels.arrays import UInt8s
from greenest.solver.kernels.cache import helper
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


def _base(rows: int, cols: int) -> UInt8s:
    """Compute the table of a base; positions with fewer stacks come first."""
    size = rows * cols
    base = np.zeros(4**size, dtype=np.uint8)
    entries = base.reshape((4,) * size).T  # an axis for each cell
    for cell in range(size):
        entries[tuple(slice(1, None) if each == cell else 0 for each in range(size))] = LAST
    captures = list(_captures(rows, cols))
    for _ in range(size - 1):
        is_solvable = entries > 0
        for before, after, entry in captures:
            is_new = is_solvable[after] & (entries[before] == 0)
            np.copyto(entries[before], entry, where=is_new)
    return base


def _captures(rows: int, cols: int) -> Iterator[tuple[Any, Any, np.uint8]]:
    """Yield captures in the order in which they are tried, each with its entry in a table.

    A capture has the index of all positions in which it is legal, and of the positions after it.
    """
    grid = np.arange(rows * cols).reshape(rows, cols)
    for source, (row, col) in enumerate(np.ndindex(rows, cols)):
        north, east = grid[:row, col][::-1], grid[row, col + 1 :]
        south, west = grid[row + 1 :, col], grid[row, :col][::-1]
        for way in (north, east, south, west):
            for place, target in enumerate(way.tolist()):
                for colour in (1, 2, 3):
                    before = [0 if cell in way[:place] else slice(None) for cell in grid.flat]
                    before[source], before[target] = colour, colour % 3 + 1
                    after = [*before]
                    after[source], after[target] = 0, colour
                    entry = np.uint8(1 + source * grid.size + target)
                    yield tuple(before), tuple(after), entry
