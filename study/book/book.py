"""What a ledger has of a run of random boards: read, summed up, and recorded.

A shard is what one ledger holds of a run. Shards of one run differ in their boards alone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import starmap
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from greenest.solver.verdict import Status
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import Ledger, Notify, beside, opened, reading
from greenest.study.book.settings import Settings, differences
from greenest.study.chunk import ENTRY, Chunk, Kind, counted
from greenest.study.run import LARGEST_COUNT, Keep, Run, Tally
from greenest.system.resources import allow_open_files

ALL = range(LARGEST_COUNT)
"""All indexes that a board can have."""


class Shard(NamedTuple):
    """A run in an open ledger, with its number and settings there."""

    ledger: Ledger
    number: int
    settings: Settings

    def ranges(self) -> list[range]:
        """Return the indexes of the boards of each chunk, in order."""
        query = "SELECT start, stop FROM chunks WHERE run = ? ORDER BY start"
        return list(starmap(range, self.ledger.ask(query, self.number)))

    def refuse_counts(self) -> None:
        """Raise LedgerError if boards are only counted."""
        if self.settings.keep == "counts":
            raise LedgerError(
                f"{self.ledger.path}: keeps counts, so boards have no verdicts that could be "
                "printed; `greenest stats` sums it up"
            )

    def chunks(self, boards: range = ALL) -> Iterator[Chunk]:
        """Yield the verdicts on `boards`, by index; do not record anything while they are read.

        Raises LedgerError if boards are counted together with others.
        """
        for chunk in self._chunks(boards):
            first, stop = chunk.indexes.start, chunk.indexes.stop
            within = range(max(first, boards.start), min(stop, boards.stop))
            if self.settings.keep == "counts" and within != chunk.indexes:
                raise LedgerError(
                    f"{self.ledger.path}: keeps counts, and counts boards together: ask for boards "
                    f"{first} to {stop - 1} at least"
                )
            yield chunk.part(within)

    def tally(self, boards: range = ALL) -> Tally:
        """Count the verdicts on `boards`; raises LedgerError as `chunks` does."""
        return sum((each.tally() for each in self.chunks(boards)), Counter())

    def record(self, chunks: Iterable[Chunk]) -> None:
        """Add chunks in one transaction: either all of it is then on the disk, or nothing.

        Raises LedgerError if any of their boards has a verdict already.
        """
        with self.ledger.transaction():
            for chunk in chunks:
                self._put(chunk)

    def _put(self, chunk: Chunk) -> None:
        first, stop = chunk.indexes.start, chunk.indexes.stop
        # Chunks do not overlap: the last one to begin is the last one to end.
        query = "SELECT stop FROM chunks WHERE run = ? AND start < ? ORDER BY start DESC LIMIT 1"
        if any(end > first for (end,) in self.ledger.ask(query, self.number, stop)):
            raise LedgerError(
                f"{self.ledger.path}: has verdicts on boards {first} to {stop - 1} already"
            )
        if self.settings.keep == "counts":
            found = self._chunks(range(first - 1, min(stop + 1, LARGEST_COUNT)))
            chunk = counted(sorted([*found, chunk], key=lambda each: each.indexes.start))
            within = "run = ? AND stop >= ? AND start <= ?"
            self.ledger.drop("chunks", within, self.number, first, stop)
        self.ledger.put("chunks", self.number, *_row_of(chunk))

    def _chunks(self, boards: range) -> Iterator[Chunk]:
        """Yield the chunks with any of some boards, by index."""
        query = "SELECT * FROM chunks WHERE run = ? AND stop > ? AND start < ? ORDER BY start"
        for _, *row in self.ledger.ask(query, self.number, boards.start, boards.stop):
            try:
                chunk = _chunk_of(row, self.settings)
            except (LookupError, TypeError, ValueError, RecursionError):
                raise LedgerError(f"{self.ledger.path}: the ledger is damaged (a chunk)") from None
            yield chunk


@contextmanager
def open_book(
    path: Path, run: Run, keep: Keep | None = None, notify: Notify | None = None
) -> Iterator[Shard]:
    """Open a ledger for the verdicts of a run; a new ledger and a new run are added.

    A new run is recorded with `keep`, `run.keep` if None. For a recorded run, `keep` must be the
    recorded value or None, and a larger count lengthens it. `notify` is that of `opened`.

    Raises LedgerError if a recorded run differs from this one only in its first board, in `keep`,
    or in its version, and the errors of `opened`.
    """
    new = Settings.of_run(run, keep or run.keep)
    with opened(path, notify, new.keep == "counts") as ledger:
        yield _shard_of(ledger, new, keep)


def _shard_of(ledger: Ledger, new: Settings, keep: Keep | None) -> Shard:
    """Return the shard of a run, which is added, or lengthened, if need be."""
    for number, found in ledger.runs.items():
        # Two runs of a ledger do not differ in these alone.
        if differences(new, found, "", ["first", "boards", "keep", "greenest"]):
            continue
        longest = max(found.run.count, new.run.count)
        settings = new._replace(keep=keep or found.keep, boards=longest)
        if unlike := differences(settings, found, "here", ["boards"]):
            raise LedgerError(
                f"{ledger.path}: has this run already, but {unlike}; `greenest stats` reads it, "
                "and it goes on as it began: begin another file"
            )
        if settings != found:
            with ledger.transaction():
                ledger.drop("runs", "number = ?", number)
                ledger.put("runs", number, *settings)
        return Shard(ledger, number, settings)
    return Shard(ledger, ledger.number_of(new), new)


@contextmanager
def read_shards(paths: Sequence[Path]) -> Iterator[list[list[Shard]]]:
    """Open ledgers, check them, and yield the shards of each one.

    They may be unfinished or being written; each is seen as it was at one moment. Raises
    LedgerError if a file is no ledger, is damaged, has no run or is given twice.
    """
    allow_open_files(2 * len(paths))  # of each, itself and a journal to be undone
    times = Counter(beside(each, "") for each in paths)
    for path in paths:
        # Closing a file opened a second time would end SQLite's lock on it.
        if times[beside(path, "")] > 1:
            raise LedgerError(f"{path}: is given twice")
    with ExitStack() as stack:
        ledgers = [stack.enter_context(reading(path)) for path in paths]
        found = [[Shard(each, *run) for run in each.runs.items()] for each in ledgers]
        for path, shards in zip(paths, found, strict=True):
            if not shards:
                raise LedgerError(f"{path}: no run of batch or solve in it")
        yield found


def _row_of(chunk: Chunk) -> tuple[Any, ...]:
    """Return the columns of the table `chunks` after the run."""
    tally = chunk.tally().items()
    counts = [sum(boards for (found, _), boards in tally if found == each) for each in Status]
    kinds, entries = json.dumps(chunk.kinds), chunk.entries.tobytes()
    return (chunk.indexes.start, chunk.indexes.stop, *counts, kinds, entries, chunk.moves)


def _chunk_of(row: Sequence[Any], settings: Settings) -> Chunk:
    """Return the chunk with these columns; raises ValueError and others if a run has none."""
    start, stop, *_, listed, entries, moves = row
    kinds = [Kind(*each) for each in json.loads(listed)]
    chunk = Chunk(range(start, stop), kinds, np.frombuffer(entries, ENTRY), moves)
    run, seconds = settings.run, chunk.entries["seconds"]
    is_right = (
        _row_of(chunk) == tuple(row)
        and {type(kind.engine) for kind in kinds} == {str}
        and chunk.entries["nodes"].min() >= 0
        and (np.isfinite(seconds) & (seconds >= 0)).all()
    )
    if settings.keep == "all":
        is_right &= len(chunk.entries) == stop - start
        is_right &= bool((chunk.captures(run) < run.rows * run.cols).all())
    if not is_right:
        raise ValueError("no chunk")
    return chunk
