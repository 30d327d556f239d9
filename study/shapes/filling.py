"""Fills tables of all positions, and saves them to files from time to time.

A mask is a set of occupied cells. All positions with one mask are decided together, and their
results are words of the table. Deciding them needs the words of all masks with one cell less. A
part is a range of masks with equally many cells. Threads fill the table in place. A worker of a
cluster receives the words it needs for a part, and returns the words of its masks.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np

from greenest.solver.kernels.arrays import Int64s, UInt64s
from greenest.solver.kernels.table import WORD, Layout, solve_masks
from greenest.study.progress import Advance
from greenest.study.shapes.table_file import load, save
from greenest.system.workers import Executor, in_order, in_threads

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

    def fill(
        self, jobs: int, progress: Advance | None = None, cluster: Executor | None = None
    ) -> None:
        """Decide all masks left, the fewest stacks first, in `jobs` threads or on a cluster."""
        self._solve(range(0))
        for stacks in range(self.layout.cells + 1):
            parts = list(self._parts(stacks))
            with (
                self._afar(parts, cluster) if cluster else in_threads(self._solve, parts, jobs)
            ) as solved:
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

    @contextmanager
    def _afar(self, parts: list[range], cluster: Executor) -> Iterator[Iterator[range]]:
        """Decide parts on a cluster; the `with` block iterates over the decided parts, in order.

        When a part is yielded, its results are in the table.
        """
        sent = (cut_out(self.layout, self.table, part) for part in parts)
        with in_order(cluster, solve_apart, sent) as solved:
            yield (self._put(part, words) for part, words in zip(parts, solved, strict=True))

    def _put(self, part: range, words: UInt64s) -> range:
        bounds = self.layout.bounds
        self.table[bounds[part.start] : bounds[part.stop]] = words
        return part


class Apart(NamedTuple):
    """The input of a worker: masks with equally many stacks, and the results needed for them.

    `below` has the masks with one stack less, and `words` has their results.
    """

    rows: int
    cols: int
    masks: Int64s
    below: Int64s
    words: UInt64s


def cut_out(layout: Layout, table: UInt64s, part: range) -> Apart:
    """Return the input of a worker that decides the masks of a part: copies of what it needs."""
    masks = layout.masks[part.start : part.stop]
    cells = 1 << np.arange(layout.rows * layout.cols)
    below = np.unique((masks[:, None] ^ cells)[(masks[:, None] & cells) != 0])
    firsts = layout.starts[below] // WORD
    words = table[firsts[:, None] + np.arange(_words_of(below))]
    return Apart(layout.rows, layout.cols, masks, below, words.ravel())


def solve_apart(part: Apart) -> UInt64s:
    """Decide the masks of a part, and return their words."""
    own = _words_of(part.masks)
    table = np.concatenate([part.words, np.zeros(own * len(part.masks), dtype=np.uint64)])
    starts = np.zeros(1 << part.rows * part.cols, dtype=np.int64)
    starts[part.below] = np.arange(len(part.below)) * _words_of(part.below) * WORD
    starts[part.masks] = (len(part.words) + np.arange(len(part.masks)) * own) * WORD
    solve_masks(table, starts, part.masks, part.rows, part.cols)
    return table[len(part.words) :]


def _words_of(masks: Int64s) -> int:
    """Return the number of words of each mask; all masks have equally many stacks."""
    return -(-(3 ** int(masks[0]).bit_count()) // WORD) if len(masks) else 0
