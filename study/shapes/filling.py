"""Fills tables of all positions, and keeps them in a ledger from time to time.

A mask is a set of occupied cells. All positions with one mask are decided together, and their
results are words of the table. Deciding them needs the words of all masks with one cell less. A
part is a range of masks with equally many cells. Threads fill the table in place.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import numpy as np

from greenest.solver.kernels.arrays import UInt64s
from greenest.solver.kernels.table import Layout, solve_masks
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import Ledger
from greenest.study.progress import Advance

PART_POSITIONS = 1 << 22
"""Positions that a thread decides at a time, in less than a second; a single mask may have more."""

SAVE_SECONDS = 30.0
PIECE_WORDS = 1 << 20
"""The most words in one value of a ledger."""


def in_pieces(words: UInt64s) -> Iterator[bytes]:
    """Yield words as values for a ledger; there is one without bytes if there are no words."""
    for start in range(0, max(len(words), 1), PIECE_WORDS):
        yield words[start : start + PIECE_WORDS].astype("<u8").tobytes()


class Filling:
    """A table in progress: its first `done` masks are decided."""

    def __init__(self, layout: Layout, notes: Ledger | None = None) -> None:
        """Begin with the words that a ledger has; raises LedgerError if they are none."""
        self.layout = layout
        self.table: UInt64s = np.zeros(layout.words, dtype=np.uint64)
        self.done = 0
        self._notes = notes
        self._topic = f"table of all positions of {layout.rows}x{layout.cols}"
        if notes:
            self._load(notes)
        self._saved = self.done
        self._saved_at = perf_counter()

    def _load(self, notes: Ledger) -> None:
        size = 0
        for value in notes.values(self._topic):
            if len(value) % 8 or size + len(value) // 8 > len(self.table):
                raise LedgerError(f"{notes.path}: the {self._topic} is damaged")
            self.table[size : size + len(value) // 8] = np.frombuffer(value, dtype="<u8")
            size += len(value) // 8
        self.done = int(np.searchsorted(self.layout.bounds, size))
        if self.layout.bounds[self.done] != size:
            raise LedgerError(f"{notes.path}: the {self._topic} is damaged")

    @property
    def positions(self) -> int:
        """The number of positions decided."""
        return sum(3 ** int(mask).bit_count() for mask in self.layout.masks[: self.done])

    def save(self) -> None:
        """Add the words decided since the last time to the ledger, if there is one."""
        if self._notes and self._saved < self.done:
            start, stop = self.layout.bounds[[self._saved, self.done]]
            self._notes.add(self._topic, *in_pieces(self.table[start:stop]))
            self._saved = self.done
        self._saved_at = perf_counter()

    def fill(self, jobs: int, progress: Advance | None = None) -> None:
        """Decide all masks left, the fewest stacks first, in `jobs` threads."""
        self._solve(range(0))
        for stacks in range(self.layout.cells + 1):
            pool = ThreadPoolExecutor(jobs)
            try:
                for part in pool.map(self._solve, self._parts(stacks)):
                    self.done = part.stop
                    if progress:
                        progress(len(part) * 3**stacks)
                    if perf_counter() - self._saved_at > SAVE_SECONDS:
                        self.save()
            finally:
                pool.shutdown(cancel_futures=True)
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
