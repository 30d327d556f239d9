"""A ledger open for the verdicts of a run of random boards, which have rows or are counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from greenest.study.book.chunk import Chunk, counted
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import Notify, OpenFile, opened
from greenest.study.book.settings import Settings, differences
from greenest.study.book.shards import Shard, gaps
from greenest.study.run import Keep, Run, Tally

UNIQUE = ("first", "boards", "keep", "greenest")
"""Settings in which the runs of a ledger may not differ alone."""


class Book:
    """A ledger open for recording the verdicts of one run of random boards."""

    def __init__(self, file: OpenFile, number: int, settings: Settings) -> None:
        self.file = file
        self.path = file.path
        self.keep = settings.keep
        self._shard = Shard(file.path, file.connection, number, settings)

    def missing(self, boards: range) -> list[range]:
        """Return the ranges of `boards` without a verdict, in order."""
        return self._shard.missing(boards)

    def tally(self, boards: range) -> Tally:
        """Count the verdicts on `boards`.

        Raises LedgerError if boards are only counted, and not all of them are in `boards`.
        """
        done = self._shard.ranges() if self.keep == "counts" else []
        if any(gaps([boards], each) for each in done):
            raise LedgerError(
                f"{self.path}: keeps counts, and counts all its boards together: ask for "
                f"boards {done[0].start} to {done[-1].stop - 1} at least"
            )
        with self.file.transaction():
            return self._shard.tally(boards)

    def chunks(self, boards: range) -> Iterator[Chunk]:
        """Return the verdicts on `boards`, by index; do not record anything while they are read.

        Raises LedgerError if boards are only counted.
        """
        self._shard.refuse_counts()
        return self._shard.chunks(boards)

    def record(self, chunks: Iterable[Chunk]) -> None:
        """Add chunks in one transaction: either all of it is then on the disk, or nothing.

        Raises LedgerError if any of their boards has a verdict already.
        """
        with self.file.transaction():
            for chunk in chunks:
                self._put(chunk)

    def _put(self, chunk: Chunk) -> None:
        shard = self._shard
        if shard.has_any(chunk.indexes):
            raise LedgerError(
                f"{self.path}: has verdicts on boards {chunk.start} to {chunk.stop - 1} already"
            )
        if self.keep == "counts":
            found = shard.chunks(range(chunk.start - 1, chunk.stop + 1))
            chunk = counted(sorted([*found, chunk], key=lambda each: each.start))
            within = "run = ? AND start >= ? AND stop <= ?"
            self.file.drop("chunks", within, shard.number, chunk.start, chunk.stop)
        self.file.put("chunks", [(shard.number, *chunk.row())])


@contextmanager
def open_book(
    path: Path, run: Run, keep: Keep | None = None, notify: Notify | None = None
) -> Iterator[Book]:
    """Open a ledger for the verdicts of a run; a new ledger and a new run are added.

    A new run is recorded with `keep`, `run.keep` if None. For a recorded run, `keep` must be the
    recorded value or None, and a larger count lengthens it. While another program has the file
    locked, the call waits, and `notify` receives a message.

    Raises LedgerError if a recorded run differs from this one only in its first board, in `keep`,
    or in its version, and the errors of `opened`.
    """
    wanted = Settings.of_run(run, keep or run.keep)
    with opened(path, notify, wanted.keep == "counts") as file:
        with in_one_line(path, is_written=True):
            number, settings = _run_in(file, wanted, keep is None)
            book = Book(file, number, settings)
        yield book


def _run_in(file: OpenFile, wanted: Settings, keeps_any: bool) -> tuple[int, Settings]:
    """Return number and settings of a run, which is added, or lengthened, if need be."""
    for number, found in file.runs.items():
        if differences(wanted, found, "", UNIQUE):
            continue
        if keeps_any:
            wanted = wanted._replace(keep=found.keep)
        _refuse_twin(file.path, found, wanted)
        settings = found._replace(boards=max(found.run.count, wanted.run.count))
        if settings != found:
            with file.transaction():
                file.drop("runs", "number = ?", number)
                file.put("runs", [(number, *settings)])
        return number, settings
    with file.transaction():
        return file.add_run(wanted), wanted


def _refuse_twin(path: Path, recorded: Settings, wanted: Settings) -> None:
    """Raise LedgerError, with advice, if settings differ in more than the number of boards."""
    found = differences(wanted, recorded, "here", ["boards"])
    if not found:
        return
    refusal = f"{path}: has this run already, but {found}"
    if not differences(wanted, recorded, "here", ["boards", "greenest"]):
        refusal += "; `greenest stats` reads it, and the version that began it can go on with it: "
        refusal += "with this one, begin another file"
    raise LedgerError(refusal)
