"""Counts random boards that are unsolvable for a static reason."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board_text import COLOURS, EMPTY
from greenest.kernels.arrays import Bools
from greenest.study.publication.rows import StaticReasons
from greenest.study.sampling import random_boards


@dataclass(frozen=True, slots=True)
class StaticCount:
    """Look at the boards 0..count - 1 of a shape, a number of stacks and a seed."""

    rows: int
    cols: int
    stacks: int
    count: int
    seed: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}-{self.stacks}"

    def measure(self) -> list[StaticReasons]:
        """Return one row."""
        cells = random_boards(self.rows, self.cols, self.stacks, self.seed, 0, self.count)
        boards = cells.reshape(self.count, self.rows, self.cols)
        occupied = boards != ord(EMPTY)
        alone = isolated(occupied)
        split = ~are_linked(occupied)
        stuck = ~can_capture(boards) & ~split
        return [
            StaticReasons(
                f"{self.rows}x{self.cols}",
                self.stacks,
                self.seed,
                self.count,
                int(alone.sum()),
                int(alone.any(axis=(1, 2)).sum()),
                int(split.sum()),
                int(stuck.sum()),
            )
        ]


def isolated(occupied: Bools) -> Bools:
    """Return which stacks are alone in their row and column, (boards, rows, cols)."""
    in_row = occupied.sum(axis=2, keepdims=True)
    in_column = occupied.sum(axis=1, keepdims=True)
    found: Bools = occupied & (in_row == 1) & (in_column == 1)
    return found


def are_linked(occupied: Bools) -> Bools:
    """Return which boards are in one part, linked by rows and columns.

    Beginning with the first row that has stacks, columns and rows are reached in turn.
    """
    stacked = occupied.any(axis=2)
    reached = stacked & (stacked.cumsum(axis=1) == 1)
    while True:
        columns = (occupied & reached[:, :, None]).any(axis=1)
        further = (occupied & columns[:, None, :]).any(axis=2)
        if (further == reached).all():
            linked: Bools = (reached == stacked).all(axis=1)
            return linked
        reached = further


def can_capture(boards: NDArray[np.uint8]) -> Bools:
    """Return on which boards some line has two colours: only there can a stack take another."""
    present = [boards == ord(colour) for colour in COLOURS]
    mixed = [sum(each.any(axis=axis).astype(int) for each in present) for axis in (1, 2)]
    found: Bools = np.asarray((mixed[0] > 1).any(axis=1) | (mixed[1] > 1).any(axis=1))
    return found
