"""The ledger: an SQLite file with the verdicts of one run. docs/ledger.md describes it.

A board has a row in the ledger, or is only counted (module `result_chunk`). A writer holds a lock
that the system releases when the process dies. It checks the whole file before the first change,
and adds verdicts in transactions. Readers change neither the file nor its folder.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from functools import partial
from heapq import merge
from itertools import starmap
from pathlib import Path
from typing import NamedTuple

from greenest.games.plurals import many
from greenest.solver.verdict import Verdict
from greenest.study.batches.ledger_errors import LedgerError, in_one_line
from greenest.study.batches.ledger_format import (
    FILES_OF_A_LEDGER,
    Counted,
    Entry,
    ask_for,
    check_identity,
    find_identity,
    identity_of,
    read_identity,
    reading,
)
from greenest.study.batches.ledger_schema import DONE_CRC, EFFORT_CRC, PAGE_OF_COUNTS
from greenest.study.batches.open_file import Notify, OpenFile, opened
from greenest.study.batches.ranges import Done, gaps, within
from greenest.study.batches.result_chunk import (
    Effort,
    Kind,
    ResultChunk,
    add_effort,
    hardest,
    kind_of,
    with_counted,
)
from greenest.study.batches.run import (
    LARGEST_COUNT,
    Keep,
    Run,
    Summary,
    Tally,
    nodes_of,
    summarise,
)
from greenest.study.batches.shards import (
    Shard,
    node_counts,
    read_done,
    read_efforts,
    refuse_counts,
    seconds_of,
    shard_of,
    verdict_counts,
    whole_of,
)
from greenest.system.resources import allow_open_files

ALL = range(LARGEST_COUNT)
"""All indexes that a board can have."""


class Ledger:
    """A ledger open for writing."""

    def __init__(self, file: OpenFile) -> None:
        self.file = file
        self.path = file.path
        self.connection = file.connection
        self.identity = read_identity(self.path, self.connection)
        self.keep = self.identity.keep
        self._main = self.identity.run.main_engine if self.keep == "unsolved" else None
        self._hard = self._hardest_of(self.connection)
        self._done = read_done(self.connection)

    def missing(self, boards: range) -> list[range]:
        """Return the ranges of `boards` without a verdict, in order."""
        return gaps(self._done, boards)

    def tally(self, boards: range) -> Tally:
        """Count the verdicts on `boards`.

        Raises LedgerError if the ledger has only counts, and some counted boards are not in
        `boards`.
        """
        done = self._done
        if self.keep == "counts" and within(done, boards) != done:
            raise LedgerError(
                f"{self.path}: keeps counts alone, of all its boards: ask for boards "
                f"{done[0].start} to {done[-1].stop - 1} at least"
            )
        return self.file.read(lambda: verdict_counts(self.connection, self.keep, done, boards))

    def entries(self, boards: range) -> Iterator[Entry | Counted]:
        """Yield the entries of `boards`, by index; do not record anything meanwhile.

        Raises LedgerError if the ledger has only counts.
        """
        refuse_counts(self.path, self.keep)
        query = "SELECT * FROM verdicts WHERE idx >= ? AND idx < ? ORDER BY idx"
        with (
            in_one_line(self.path, at_work=True),
            closing(self.connection.execute(query, (boards.start, boards.stop))) as rows,
        ):
            yield from with_counted(within(self._done, boards), starmap(Entry, rows))

    def record(self, chunk: ResultChunk) -> bool:
        """Add a chunk in one transaction: either all of it is then on disk, or nothing.

        Return False, and add nothing, if any of its boards has a verdict already.
        """
        boards = sum(map(len, chunk.boards))
        counted = sum(each.boards for each in chunk.efforts.values())
        if boards != len(chunk.entries) + len(chunk.hard) + counted:
            raise ValueError(f"a chunk of {many(boards, 'board')} has not as many verdicts")
        if any(within(self._done, each) for each in chunk.boards):
            return False
        done = [Done(part.start, part.stop, self._main) for part in chunk.boards]
        if boards:
            with self._adding(done, chunk.hard, chunk.efforts):
                self._insert([*chunk.entries, *chunk.hard])
        return True

    def absorb(self, other: Path) -> None:
        """Add all verdicts of another ledger of this run in one transaction.

        The versions named in the other ledger must be named in this one. Raises LedgerError if the
        other ledger is of another run, has another `keep`, is being written, is damaged, or shares
        a board with this one.
        """
        with _ready(other) as connection:
            identity = read_identity(other, connection)
            run = replace(self.identity.run, first=identity.run.first)
            wanted = self.identity._replace(run=run)
            if identity.versions <= self.identity.versions:
                wanted = wanted._replace(greenest=identity.greenest)
            check_identity(other, identity, wanted)
            done = read_done(connection)
            for each in done:
                for double in within(self._done, range(each.start, each.stop)):
                    both = f"boards {double.start} to {double.stop - 1} are in {self.path} too"
                    raise LedgerError(f"{other}: {both}")
            hard, efforts = self._hardest_of(connection), read_efforts(connection)
            with in_one_line(self.path), self._adding(done, hard, efforts):
                self._insert(_rows(other, connection))

    def _insert(self, entries: Iterable[Sequence[object]]) -> None:
        values = ", ".join("?" * len(Entry._fields))
        self.connection.executemany(f"INSERT INTO verdicts VALUES ({values})", entries)

    @contextmanager
    def _adding(
        self, done: Iterable[Done], hard: Iterable[Entry], efforts: Mapping[Kind, Effort]
    ) -> Iterator[None]:
        """Begin a transaction in which the `with` block inserts rows; then add ranges and counts.

        Rows of hard boards that are no longer among the hardest are replaced by counts.
        """
        kept, dropped = hardest([*self._hard, *hard])
        total = dict(efforts)
        for each in dropped:
            add_effort(total, kind_of(each), 1, each.seconds)
        with self.file.transaction():
            yield
            self.connection.executemany(
                "DELETE FROM verdicts WHERE idx = ?", [(each.idx,) for each in dropped]
            )
            for new in done:
                self._add_done(new)
            self._add_efforts(total)
            ranges = read_done(self.connection)
        self._hard, self._done = kept, ranges

    def _hardest_of(self, connection: sqlite3.Connection) -> list[Entry]:
        """Return the rows of the hardest boards, none unless the ledger keeps "unsolved"."""
        if self._main is None:
            return []
        query = "SELECT * FROM verdicts WHERE verdict = 'solvable' AND engine = ?"
        return [Entry(*row) for row in connection.execute(query, (self._main,))]

    def _add_done(self, new: Done) -> None:
        """Add a range of decided boards, and join it with adjacent ranges."""
        touching = self.connection.execute(
            "SELECT start, stop FROM done WHERE engine IS ? AND (stop = ? OR start = ?)",
            (new.engine, new.start, new.stop),
        ).fetchall()
        for start, stop in touching:
            self.connection.execute("DELETE FROM done WHERE start = ?", (start,))
            new = Done(min(start, new.start), max(stop, new.stop), new.engine)
        crc = DONE_CRC.format(start="?1", stop="?2", engine="?3")
        self.connection.execute(f"INSERT INTO done VALUES (?1, ?2, ?3, {crc})", new)

    def _add_efforts(self, efforts: Mapping[Kind, Effort]) -> None:
        self.connection.executemany(
            "INSERT INTO effort VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO UPDATE SET "
            "boards = boards + excluded.boards, seconds = seconds + excluded.seconds",
            [(*kind, *effort) for kind, effort in efforts.items()],
        )
        self.connection.executemany(
            f"UPDATE effort SET crc = {EFFORT_CRC} WHERE verdict = ? AND engine = ? AND nodes = ?",
            efforts,
        )


@contextmanager
def open_ledger(
    path: Path,
    run: Run,
    keep: Keep | None = None,
    notify: Notify | None = None,
    versions: str | None = None,
) -> Iterator[Ledger]:
    """Open the ledger of a run for writing, or create it.

    A new ledger records `keep` (`run.keep` if None) and `versions` (this version if None). For an
    existing ledger, `keep` must be the recorded value or None. While another program has the file
    locked, the call waits, and `notify` receives a message.

    Raises LedgerError, with the file unchanged: if another process is writing it; if its version,
    `keep`, or run (apart from the count) differs; if it is damaged, has a second name, or cannot be
    written. Raises LedgerFailedError, with the recorded verdicts unchanged, if the disk fails or
    another program removes, replaces, cuts, links or writes the file.
    """
    identity = identity_of(run, keep or run.keep)
    identity = identity._replace(greenest=versions or identity.greenest)

    def check(connection: sqlite3.Connection) -> None:
        recorded = find_identity(path, connection)
        if recorded is not None:
            check_identity(path, recorded, identity_of(run, keep or recorded.keep))

    begin = partial(ask_for, path, identity=identity)
    page_size = PAGE_OF_COUNTS if identity.keep == "counts" else None
    with opened(path, notify, check, begin, page_size) as file:
        with in_one_line(path):
            ledger = Ledger(file)
        yield ledger


def ledger_stats(*paths: Path) -> Summary:
    """Return the summary of a ledger, or of several ledgers of one run.

    They may be unfinished or being written. Raises LedgerError if a file is no ledger or is
    damaged, and in the cases of `whole_of`.
    """
    allow_open_files(FILES_OF_A_LEDGER * len(paths))
    with ExitStack() as stack:
        connections = [stack.enter_context(_ready(path)) for path in paths]
        shards = list(map(shard_of, paths, connections))
        run = whole_of(shards).run
        tally: Tally = Counter()
        for shard, connection in zip(shards, connections, strict=True):
            tally += verdict_counts(connection, shard.identity.keep, shard.done, ALL)
        seconds = sum(map(seconds_of, connections))
        nodes = nodes_of(merge(*map(node_counts, connections)), tally.total())
    keep = shards[0].identity.keep
    return summarise(run, tally, tally.total(), seconds, nodes=nodes, keep=keep)


def describe(path: Path) -> Shard:
    """Return the identity and the ranges of a ledger; raises LedgerError like `ledger_stats`."""
    with _ready(path) as connection:
        return shard_of(path, connection)


class Content(NamedTuple):
    """The shard of a ledger, and an iterator over its rows by index."""

    shard: Shard
    entries: Iterator[Entry]


@contextmanager
def contents(path: Path) -> Iterator[Content]:
    """Open a consistent view of a ledger's content.

    Raises LedgerError like `ledger_stats`, and for a ledger that has only counts.
    """
    with _ready(path) as connection:
        shard = shard_of(path, connection)
        refuse_counts(path, shard.identity.keep)
        # SQLite keeps its lock after the connection is closed while a cursor has rows left.
        with closing(connection.execute("SELECT * FROM verdicts ORDER BY idx")) as rows:
            yield Content(shard, starmap(Entry, rows))


def read_verdicts(path: Path) -> Iterator[Verdict]:
    """Yield the verdicts that have a row, by index, each with its position.

    Solutions are not replayed. Raises LedgerError like `contents`.
    """
    with contents(path) as (shard, entries):
        run = shard.identity.run
        for entry in entries:
            try:
                verdict = entry.verdict_of(run)
            except ValueError as error:
                raise LedgerError(
                    f"{path}: the ledger is damaged (board {entry.idx}: {error})"
                ) from None
            yield verdict


def read_entries(path: Path) -> Iterator[Entry]:
    """Yield the rows of a ledger by index; raises LedgerError like `contents`."""
    with contents(path) as content:
        yield from content.entries


def _rows(path: Path, connection: sqlite3.Connection) -> Iterator[Sequence[object]]:
    """Yield the rows of a ledger; errors of SQLite name its path."""
    # SQLite keeps its lock after the connection is closed while a cursor has rows left.
    with in_one_line(path), closing(connection.execute("SELECT * FROM verdicts")) as rows:
        yield from rows


@contextmanager
def _ready(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a ledger for reading and check it; other processes may use it at the same time."""
    with in_one_line(path), reading(path) as connection:
        yield connection
