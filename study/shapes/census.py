"""The census of a small shape: how many positions are solvable, and which setups are not.

A mask is a set of occupied cells. All positions with one mask are decided together, and their
results are words of the table of `kernels.table`. Deciding them needs the words of all masks with
one cell less. A part is a range of masks with equally many cells. Threads fill the table in place.

The table is filled in order, so its finished part is always its beginning. From time to time what
is new is added to a ledger, from which a stopped census resumes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY
from greenest.solver.kernels.arrays import UInt64s
from greenest.solver.kernels.table import Layout, balanced_setups, count_solvable, solve_masks
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import Ledger, Notify, opened
from greenest.study.progress import Advance, Interrupted
from greenest.system.interrupts import interrupts
from greenest.system.version import version

NEXT_COLOUR = str.maketrans(PREY)
PART_POSITIONS = 1 << 22
"""Positions that a thread decides at a time, in less than a second; a single mask may have more."""
SAVE_SECONDS = 30.0
PIECE_WORDS = 1 << 20
"""The most words in one value of a ledger."""


class PieceCount(NamedTuple):
    """The number of positions with `pieces` stacks, and how many of them are solvable."""

    pieces: int
    positions: int
    solvable: int


@dataclass(frozen=True, slots=True)
class Census:
    """The counts of all setups of a shape, and of all its positions if requested.

    A setup has a stack on every cell, and equally many of each colour. If the number of cells is no
    multiple of three, there are no setups. `unsolvable_up_to_symmetry` has the alphabetically first
    setup of each class under reflections, rotations and turns of the colours. `by_pieces` begins
    with the empty board, which is not solvable. `seconds` is the time of this session.
    """

    shape: str
    setups: int
    unsolvable: int
    unsolvable_up_to_symmetry: tuple[Position, ...]
    by_pieces: tuple[PieceCount, ...] | None
    seconds: float

    @property
    def solvable(self) -> int:
        """The number of solvable setups."""
        return self.setups - self.unsolvable

    def as_json(self) -> dict[str, Any]:
        """Return the summary under its published keys."""
        record: dict[str, Any] = {
            "shape": self.shape,
            "setups": self.setups,
            "solvable": self.solvable,
            "unsolvable": self.unsolvable,
        }
        if self.by_pieces is not None:
            record["by_pieces"] = [each._asdict() for each in self.by_pieces]
        record["unsolvable_up_to_symmetry"] = [str(each) for each in self.unsolvable_up_to_symmetry]
        return record | {"seconds": round(self.seconds, 6)}


def take_census(
    layout: Layout,
    all_positions: bool = False,
    jobs: int = 1,
    ledger: Path | None = None,
    progress: Advance | None = None,
    resumed: Advance | None = None,
    notify: Notify | None = None,
) -> Census:
    """Decide all positions of a shape in `jobs` threads, and count its setups, or all positions.

    Positions in the ledger are not decided again; their number is passed to `resumed` first. New
    ones are added to it every half minute, at the end, and on Ctrl-C. `progress` receives the
    number of positions newly decided, and `notify` a message while another program has the ledger
    locked.

    Raises LedgerError for a ledger that cannot be used, and Interrupted on Ctrl-C.
    """
    started = perf_counter()
    with opened(ledger, notify) if ledger else nullcontext() as notes:
        filling = Filling(layout, notes)
        if resumed and filling.done:
            resumed(filling.positions)
        try:
            with interrupts():
                filling.fill(jobs, progress)
        except KeyboardInterrupt:
            filling.save()
            raise Interrupted(filling.positions, 4**layout.cells) from None
    setups, codes = balanced_setups(filling.table, layout)
    unsolvable = [layout.setup(code) for code in codes.tolist()]
    return Census(
        shape=f"{layout.rows}x{layout.cols}",
        setups=setups,
        unsolvable=len(unsolvable),
        unsolvable_up_to_symmetry=classes(unsolvable),
        by_pieces=tuple(_by_pieces(layout, filling.table)) if all_positions else None,
        seconds=perf_counter() - started,
    )


def _by_pieces(layout: Layout, table: UInt64s) -> Iterator[PieceCount]:
    for stacks in range(layout.cells + 1):
        positions = len(layout.ranks(stacks)) * 3**stacks
        yield PieceCount(stacks, positions, count_solvable(table, layout, stacks))


def classes(positions: Iterable[Position], fixed: int | None = None) -> tuple[Position, ...]:
    """Return the alphabetically first position of each class, `images(…, fixed)`, sorted."""
    seen: set[str] = set()
    first = []
    for position in sorted(positions, key=str):
        if position.cells not in seen:
            first.append(position)
            seen |= images(position, fixed)
    return tuple(first)


def images(position: Position, fixed: int | None = None) -> set[str]:
    """Return the cells, as text, of all positions equivalent to `position` that have its shape.

    These are its images under reflections, rotations and turns of the colours. If `fixed` is given,
    only symmetries that do not move this cell are applied.
    """
    found = set()
    for order in _symmetries(position.rows, position.cols):
        if fixed is None or order[fixed] == fixed:
            cells = "".join(position.cells[cell] for cell in order)
            for _ in range(3):
                found.add(cells)
                cells = cells.translate(NEXT_COLOUR)
    return found


@cache
def _symmetries(rows: int, cols: int) -> tuple[tuple[int, ...], ...]:
    """Return the symmetries of a shape; each lists, for every cell, the cell that moves there."""
    cells = np.arange(rows * cols).reshape(rows, cols)
    orders = set()
    for grid in (cells, cells.T) if rows == cols else (cells,):
        for flipped in (grid, grid[::-1]):
            for turned in (flipped, flipped[:, ::-1]):
                orders.add(tuple(turned.ravel().tolist()))
    return tuple(sorted(orders))


def in_pieces(words: UInt64s) -> Iterator[bytes]:
    """Yield words as values for a ledger; there is one without bytes if there are no words."""
    for start in range(0, max(len(words), 1), PIECE_WORDS):
        yield words[start : start + PIECE_WORDS].astype("<u8").tobytes()


class Filling:
    """A table in progress: its first `done` masks are decided."""

    def __init__(self, layout: Layout, notes: Ledger | None = None) -> None:
        """Begin with the words that a ledger has of this version; raises LedgerError for others."""
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
        made_by, ours = f"version of the {self._topic}", [version(with_ortools=False)]
        if not any(notes.values(self._topic)) and not notes.records(made_by):
            notes.add_record(made_by, *ours)
        if notes.records(made_by) != ours:
            raise LedgerError(
                f"{notes.path}: another version began the {self._topic}: begin another file"
            )
        size = 0
        try:
            for value in notes.values(self._topic):
                words = np.frombuffer(value, dtype="<u8")
                self.table[size : size + len(words)] = words
                size += len(words)
            self.done = self.layout.bounds.tolist().index(size)
        except ValueError:
            raise LedgerError(f"{notes.path}: the {self._topic} is damaged") from None

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
        rows, cols = self.layout.rows, self.layout.cols
        masks = self.layout.masks[part.start : part.stop]
        solve_masks(self.table, self.layout.starts, masks, rows, cols)
        return part
