"""Tables of positions on some cells of a shape, for blocks with a carrier beside them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.kernels.table import LARGEST, WORD, Layout


@dataclass(frozen=True)
class PartLayout(Layout):
    """A layout of the positions on the cells of a mask, `occupied`; all other cells are empty.

    Raises ValueError for more than 17 cells in the mask.
    """

    occupied: int = 0

    def __post_init__(self) -> None:
        """Raise ValueError if there are too many cells."""
        if self.cells > LARGEST + 1:
            raise ValueError(f"a table is for up to {LARGEST + 1} cells, not {self.cells}")

    @property
    def cells(self) -> int:
        """The number of cells that may be occupied."""
        return self.occupied.bit_count()

    def sets(self) -> list[int]:
        """Return all sets of cells as masks, sorted by size and then by value."""
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
    def starts(self) -> Int64s:
        """By mask: the index of the first bit of its positions, or 0 if the table has none."""
        starts = np.zeros(self.occupied + 1, dtype=np.int64)
        starts[self.masks] = self.bounds[:-1] * WORD
        return starts

    def setup(self, code: int) -> Position:
        """Return the position of this code whose mask is `occupied`: each such cell has a stack."""
        cells = ""
        for cell in range(self.rows * self.cols):
            is_occupied = self.occupied >> cell & 1
            cells += COLOURS[code % 3] if is_occupied else "."
            code //= 3**is_occupied
        return Position(self.rows, self.cols, cells)


@dataclass(frozen=True)
class RowLayout(PartLayout):
    """A layout for positions with at most one stack outside one row; it ignores empty columns.

    An emptied column is transparent (docs/every-size.md, Lemma 1). So the stacks of the row can be
    moved together without a change of the verdict. The column `fixed` stays where it is; it has the
    stack outside the row. The stacks on both sides of this column are moved up to it. Sets of cells
    that become equal in this way share a mask. The row is the first `cols` cells.

        fixed column 2    B . . G W .  is in the table as  . B . G W .
    """

    fixed: int = 0

    def packed(self, mask: int) -> int:
        """Return the mask that a set of cells has in the table."""
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
        """By mask: the index of the first bit for the mask that `packed` returns."""
        begins = dict(zip(self.masks.tolist(), self.bounds[:-1] * WORD, strict=True))
        starts = np.zeros(self.occupied + 1, dtype=np.int64)
        for mask in self.sets():
            starts[mask] = begins[self.packed(mask)]
        return starts
