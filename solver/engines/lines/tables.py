"""The tables of line removal: patches, their ways out, and bases.

`solver.kernels.patches` has the layout of words, patches and ways out.

Ways out. `ways` is a cache; without it, each capture takes a search in the 16 MB of patches. The
slot of a way is a hash of its key, `patch << 3 | spared`, where `spared` is a set of colours. An
entry is `key << 16 | way`. A new entry replaces the old one. An entry of 0 is right, too: a patch
without stacks is emptied by no capture.

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
from typing import Any, NamedTuple

import numpy as np

from greenest.solver.kernels.arrays import Int64s, UInt8s
from greenest.solver.kernels.cache import helper
from greenest.solver.kernels.patches import found_way, patches

LAST = 255
"""The entry of a single stack in the tables `bases`."""

WAY_BITS = 20
"""The cache of ways has 2^20 entries, 8 MB."""


class LineTables(NamedTuple):
    """The tables of patches, ways out and bases, which the module's docstring describes."""

    patches: UInt8s
    ways: Int64s
    bases: tuple[UInt8s, UInt8s]


@lru_cache(maxsize=1)
def line_tables() -> LineTables:
    """Build the tables of patches and bases, 18 MB, and allocate 8 MB for ways out."""
    return LineTables(
        patches(), np.zeros(1 << WAY_BITS, dtype=np.int64), (_base(3, 3), _base(2, 5))
    )


@helper(allocates=False, within=True)
def way_out(patch: int, spared: int, tables: LineTables) -> int:
    """Return the way out of a segment that spares the set `spared`, or NO_WAY."""
    key = patch << 3 | spared
    hashed = np.uint64(key) * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(64 - WAY_BITS)
    slot = np.int64(hashed)
    entry = tables.ways[slot]
    if entry >> 16 != key:
        entry = key << 16 | found_way(patch, spared, tables.patches)
        tables.ways[slot] = entry
    return entry & 0xFFFF


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
