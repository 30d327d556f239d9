"""Fills tables of all positions, and saves them to files from time to time.

A mask is a set of occupied cells. All positions with one mask are decided together, and their
results are words of the table. Deciding them needs the words of all masks with one cell less. A
part is a range of masks with equally many cells. Threads fill the table in place.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import numpy as np

from greenest.solver.kernels.arrays import UInt64s
from greenest.solver.kernels.table import Layout, solve_masks
from greenest.study.progress import Advance
from greenest.study.shapes.table_file import load, save
from greenest.system.workers import in_threads

PART_POSITIONS = 1 << 22
"""Positions that a thread decides at a time, in less than a second; a single mask may have more."""

SAVE_SECONDS = 30.0


class Filling:
    """A table in progress: its first `done` masks are decided."""

    def __init__(self, layout: Layout, file: Path | None = None) -> None:
        """Load the table from the file if it exists."""
        self.layout = layout
        self.file = file
        self.table: UInt64s = np.zeros(layout.words, dtype=np.uint64)
        self.done = load(file, layout, self.table) if file and file.exists() else 0
        self.saved = self.done
        self.saved_at = perf_counter()

    def end_black(self, within: int) -> None:
        """Call solvable only positions that can end with Black on a cell of the mask `within`."""
        singles = self.layout.ranks(1)
        for place in singles:
            if self.layout.masks[place] & within:
                self.table[self.layout.bounds[place]] = 1
        self.done = singles.stop

    @property
    def positions(self) -> int:
        """The number of positions decided."""
        return sum(3 ** int(mask).bit_count() for mask in self.layout.masks[: self.done])

    def save(self) -> None:
        """Save the table if there is a file that lacks some of the decided masks."""
        if self.file and self.saved < self.done:
            save(self.file, self.layout, self.table, self.done)
            self.saved = self.done
        self.saved_at = perf_counter()

    def fill(self, jobs: int, progress: Advance | None = None) -> None:
        """Decide all masks left, the fewest stacks first, in `jobs` threads."""
        self._solve(range(0))
        for stacks in range(self.layout.cells + 1):
            parts = list(self._parts(stacks))
            with in_threads(self._solve, parts, jobs) as solved:
                for part in solved:
                    self.done = part.stop
                    if progress:
                        progress(len(part) * 3**stacks)
                    if perf_counter() - self.saved_at > SAVE_SECONDS:
                        self.save()
        self.save()

    def _parts(self, stacks: int) -> Iterator[range]:
        ranks = self.layout.ranks(stacks)
        size = max(1, PART_POSITIONS // 3**stacks)
        for first in range(max(ranks.start, self.done), ranks.stop, size):
            yield range(first, min(first + size, ranks.stop))

    def _solve(self, part: range) -> range:
        layout = self.layout
        masks = layout.masks[part.start : part.stop]
        solve_masks(self.table, layout.starts, masks, layout.rows, layout.cols)
        return part
