"""Replays captures in time linear in their number, on boards of any size.

Each stack is linked to the nearest stack in each of the four directions. A capture is legal if the
prey is one of these four. A capture removes the captor's old cell from the links of its row and of
its column. No other stack moves.

    B . G W     north, east, south, west of cell 0: none, 2, 4, none
    G . . B     after 2 takes 3 (G takes W): east of 0 is 3, west of 3 is 0

Cells are numbered row by row. A missing stack is -1.
"""

from __future__ import annotations

from collections.abc import Sequence

from greenest.games.pyramids.board import EMPTY


class Linked:
    """A board on which captures are made, with the nearest stacks of each stack."""

    def __init__(self, rows: int, cols: int, cells: Sequence[str]) -> None:
        self.cells = list(cells)
        self.nearest = _nearest(rows, cols, self.cells)

    def may_take(self, source: int, target: int) -> bool:
        """Return whether both cells have stacks, in one row or column with no stack in between.

        The colours may be any.
        """
        size = len(self.cells)
        if not (0 <= source < size and 0 <= target < size) or EMPTY in (
            self.cells[source],
            self.cells[target],
        ):
            return False
        return any(side[source] == target for side in self.nearest)

    def take(self, source: int, target: int) -> None:
        """Make a legal capture."""
        north, east, south, west = self.nearest
        self.cells[target] = self.cells[source]
        self.cells[source] = EMPTY
        for before, after in ((west, east), (north, south)):
            one, other = before[source], after[source]
            if one >= 0:
                after[one] = other
            if other >= 0:
                before[other] = one


def _nearest(rows: int, cols: int, cells: Sequence[str]) -> tuple[list[int], ...]:
    """Return four lists: the nearest stack of each cell to the north, east, south and west.

    It is -1 if there is none.
    """
    north, east, south, west = ([-1] * (rows * cols) for _ in range(4))
    for across, along, way in ((north, west, 1), (south, east, -1)):
        ahead = [-1] * cols
        for row in range(rows)[::way]:
            last = -1
            for cell in range(row * cols, (row + 1) * cols)[::way]:
                across[cell], along[cell] = ahead[cell - row * cols], last
                if cells[cell] != EMPTY:
                    ahead[cell - row * cols] = last = cell
    return north, east, south, west
