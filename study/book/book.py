"""The ledger: an SQLite file with runs and their verdicts. docs/ledger.md describes it.

A random board has a row in the ledger, or is only counted. A writer holds a lock that the system
releases when the process dies. It checks the whole file before the first change, and adds verdicts
in transactions. Readers change neither the file nor its folder.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

from greenest.games.plurals import many
from greenest.solver.verdict import Verdict
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import read_runs
from greenest.study.book.ranges import Done, gaps, within
from greenest.study.book.rows import Effort, Entry, Kind, ResultChunk, Settings, differences
from greenest.study.book.schema import COUNTS_CRC, DONE_CRC
from greenest.study.book.shards import Shard, by_run, read_shards, shard_of
from greenest.study.book.writing import Notify, OpenFile, opened
from greenest.study.run import Keep, Run, Summary, Tally

UNIQUE = ("first", "boards", "keep", "greenest")
"""Settings in which the runs of a ledger may not differ alone."""


class Book:
    """A ledger open for recording the verdicts of one run of random boards."""

    def __init__(self, file: OpenFile, number: int, settings: Settings) -> None:
        self.file = file
        self.path = file.path
        self.keep = settings.keep
        self._shard = shard_of(self.path, file.connection, number, settings)

    def missing(self, boards: range) -> list[range]:
        """Return the ranges of `boards` without a verdict, in order."""
        return gaps(self._shard.done, boards)

    def tally(self, boards: range) -> Tally:
        """Count the verdicts on `boards`.

        Raises LedgerError if some boards are only counted, and not all of them are in `boards`.
        """
        done = self._shard.done
        if self.keep != "all" and within(done, boards) != done:
            raise LedgerError(
                f"{self.path}: keeps {self.keep}, and counts all its boards together: ask for "
                f"boards {done[0].start} to {done[-1].stop - 1} at least"
            )
        return self.file.read(lambda: self._shard.tally(boards))

    def entries(self, boards: range) -> Iterator[Entry]:
        """Return the rows of `boards`, by index; do not record anything while they are read.

        Raises LedgerError if some boards are only counted.
        """
        self._shard.refuse_counts()
        return self._shard.entries(boards)

    def record(self, chunk: ResultChunk) -> bool:
        """Add a chunk in one transaction: either all of it is then on disk, or nothing.

        Return False, and add nothing, if any of its boards has a verdict already.
        """
        boards = sum(map(len, chunk.boards))
        counted = sum(each.boards for each in chunk.efforts.values())
        if boards != len(chunk.entries) + counted:
            raise ValueError(f"a chunk of {many(boards, 'board')} has not as many verdicts")
        if any(within(self._shard.done, each) for each in chunk.boards):
            return False
        if boards:
            done = [Done(part.start, part.stop) for part in chunk.boards]
            self._add(done, chunk.entries, chunk.efforts)
        return True

    def absorb(self, shard: Shard) -> None:
        """Add all that another ledger has of this run, in one transaction.

        Raises LedgerError if it shares a board with this one.
        """
        for each in shard.done:
            for double in within(self._shard.done, range(each.start, each.stop)):
                both = f"boards {double.start} to {double.stop - 1} are in {self.path} too"
                raise LedgerError(f"{shard.path}: {both}")
        with in_one_line(self.path):
            self._add(shard.done, shard.entries(), shard.efforts())

    def _add(
        self, done: Iterable[Done], entries: Iterable[Entry], efforts: Mapping[Kind, Effort]
    ) -> None:
        number, connection = self._shard.number, self.file.connection
        with self.file.transaction():
            self.file.insert("verdicts", number, entries, len(Entry._fields))
            for each in done:
                self._add_done(each)
            connection.executemany(
                "INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO UPDATE SET "
                "boards = boards + excluded.boards, seconds = seconds + excluded.seconds",
                [(number, *kind, *effort) for kind, effort in efforts.items()],
            )
            connection.executemany(
                f"UPDATE counts SET crc = {COUNTS_CRC} "
                "WHERE run = ? AND verdict = ? AND engine = ? AND nodes = ?",
                [(number, *kind) for kind in efforts],
            )
            shard = shard_of(self.path, connection, number, self._shard.settings)
        self._shard = shard

    def _add_done(self, new: Done) -> None:
        """Add a range of decided boards, and join it with adjacent ranges."""
        number, connection = self._shard.number, self.file.connection
        touching = connection.execute(
            "SELECT start, stop FROM done WHERE run = ? AND (stop = ? OR start = ?)",
            (number, new.start, new.stop),
        ).fetchall()
        for start, stop in touching:
            connection.execute("DELETE FROM done WHERE run = ? AND start = ?", (number, start))
            new = Done(min(start, new.start), max(stop, new.stop))
        connection.execute("INSERT INTO done VALUES (?, ?, ?, 0)", (number, *new))
        connection.execute(
            f"UPDATE done SET crc = {DONE_CRC} WHERE run = ? AND start = ?", (number, new.start)
        )


@contextmanager
def open_book(
    path: Path,
    run: Run,
    keep: Keep | None = None,
    notify: Notify | None = None,
    versions: str | None = None,
) -> Iterator[Book]:
    """Open a ledger for the verdicts of a run; a new ledger and a new run are added.

    A new run is recorded with `keep` (`run.keep` if None) and `versions` (this version if None).
    For a recorded run, `keep` must be the recorded value or None, and a larger count lengthens it.
    While another program has the file locked, the call waits, and `notify` receives a message.

    Raises LedgerError if a recorded run differs from this one only in its first board, in `keep`,
    or in its version, and the errors of `opened`.
    """
    wanted = Settings.of_run(run, keep or run.keep)
    wanted = wanted._replace(greenest=versions or wanted.greenest)
    find = partial(_find_run, path, wanted=wanted, keeps_any=keep is None)
    with opened(path, notify, find, wanted.keep == "counts") as file:
        with in_one_line(path):
            number = find(file.connection)
            book = Book(file, number, read_runs(path, file.connection)[number])
        yield book


def _find_run(path: Path, connection: sqlite3.Connection, wanted: Settings, keeps_any: bool) -> int:
    """Return the number of a run, which is added if it is not recorded.

    Its number of boards is renewed if more are asked for than before. Raises LedgerError for a
    recorded run that differs from this one in some of `UNIQUE` alone.
    """
    recorded = read_runs(path, connection)
    for number, each in recorded.items():
        if differences(wanted, each, "", UNIQUE):
            continue
        found = each if keeps_any else each._replace(keep=wanted.keep)
        _refuse_twin(path, each, wanted._replace(keep=each.keep) if keeps_any else wanted)
        if (each.boards or 0) < (wanted.boards or 0):
            longer = found._replace(boards=wanted.boards)
            values = (wanted.boards, longer.row(number)[-1], number)
            connection.execute("UPDATE runs SET boards = ?, crc = ? WHERE number = ?", values)
        return number
    return add_run(connection, wanted)


def add_run(connection: sqlite3.Connection, settings: Settings) -> int:
    """Record a new run, and return its number."""
    taken = {number for (number,) in connection.execute("SELECT number FROM runs")}
    number = next(each for each in count(1) if each not in taken)
    row = settings.row(number)
    connection.execute(f"INSERT INTO runs VALUES ({', '.join('?' * len(row))})", row)
    return number


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


def ledger_stats(*paths: Path) -> list[Summary]:
    """Return the summary of each run in one or more ledgers.

    They may be unfinished or being written. Raises the errors of `read_shards` and `by_run`.
    """
    with read_shards(paths) as found:
        return [each.summary() for each in by_run(shard for some in found for shard in some)]


def read_verdicts(path: Path) -> Iterator[Verdict]:
    """Yield the verdicts that have a row: by run, then by index or by the text of the board.

    Solutions are not replayed. Raises the errors of `read_shards`, and LedgerError for captures
    outside the board.
    """
    with read_shards([path]) as (shards,):
        for shard in shards:
            for entry in shard.entries():
                try:
                    verdict = shard.verdict(entry)
                except ValueError as error:
                    raise LedgerError(
                        f"{path}: the ledger is damaged (board {entry.board or entry.idx}: {error})"
                    ) from None
                yield verdict
