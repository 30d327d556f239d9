"""The ledger: one SQLite file with the verdicts of one run. docs/ledger.md describes it.

A writer holds a lock that the system releases when it dies, checks the whole file before it changes
a byte, and adds verdicts in transactions. Readers change neither the file nor its folder.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from heapq import merge
from pathlib import Path
from typing import NamedTuple

from greenest.solver.verdict import Verdict
from greenest.study.batches.ledger_errors import LedgerError, in_one_line
from greenest.study.batches.ledger_format import (
    FILES_OF_A_LEDGER,
    Entry,
    Identity,
    address_of,
    ask_for,
    beside,
    check_identity,
    connect,
    identity_of,
    make_tables,
    read_identity,
    reading,
)
from greenest.study.batches.ledger_schema import DONE_CRC, EFFORT_CRC
from greenest.study.batches.open_file import Notify, OpenFile, patiently
from greenest.study.batches.ranges import Done, added, gaps, joined, neighbours, within
from greenest.study.batches.result_chunk import (
    Counted,
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
    verdict_counts,
    whole_of,
)
from greenest.system.locks import TakenError, sole_writer
from greenest.system.resources import allow_open_files

PATIENCE = 1.0
"""Seconds to wait for the lock, which a reader takes for a moment."""
ALL = range(LARGEST_COUNT)
"""All boards that there can be."""


class Described(NamedTuple):
    """The run and the boards of a ledger."""

    identity: Identity
    done: list[Done]


class Ledger:
    """A ledger open for writing; its verdicts are those of the run it was opened with."""

    def __init__(self, file: OpenFile) -> None:
        """Begin with a file that was checked."""
        self.file = file
        self.path = file.path
        self.connection = connection = file.connection
        self.identity = read_identity(self.path, connection)
        self.keep = self.identity.keep
        self._main = self.identity.run.main_engine if self.keep == "unsolved" else None
        self._done = read_done(connection)
        self._hard = self._hardest_of("main")

    def missing(self, boards: range) -> list[range]:
        """Return the ranges of `boards` that have no verdict, in order."""
        return gaps(self._done, boards)

    def tally(self, boards: range) -> Tally:
        """Count the verdicts on `boards`; raises LedgerError for a part of a ledger of counts."""
        is_all = within(self._done, boards) == self._done
        if self.keep == "counts" and not is_all:
            raise LedgerError(
                f"{self.path}: keeps counts alone, of all its boards together: ask for boards "
                f"{self._done[0].start} to {self._done[-1].stop - 1} at least"
            )
        with in_one_line(self.path, at_work=True):
            return verdict_counts(self.connection, self.keep, self._done, boards)

    def entries(self, boards: range) -> Iterator[Entry | Counted]:
        """Yield the entries of `boards`, by index; nothing may be recorded meanwhile.

        Raises LedgerError if boards are only counted.
        """
        refuse_counts(self.path, self.keep)
        query = "SELECT * FROM verdicts WHERE idx >= ? AND idx < ? ORDER BY idx"
        with in_one_line(self.path, at_work=True):
            found = self.connection.execute(query, (boards.start, boards.stop))
            rows = (Entry(*row) for row in found)
            yield from with_counted(within(self._done, boards), rows)

    def record(self, chunk: ResultChunk) -> bool:
        """Add a chunk in one transaction: all of it is on disk afterwards, or nothing.

        Tell whether it was added; it is not where any of its boards has a verdict already.
        """
        boards = sum(map(len, chunk.boards))
        counted = sum(each.boards for each in chunk.efforts.values())
        if boards != len(chunk.entries) + len(chunk.hard) + counted:
            raise ValueError(f"a chunk of {boards} boards has not as many verdicts")
        if any(within(self._done, each) for each in chunk.boards):
            return False
        if not boards:
            return True
        done = self._done
        kept, dropped = hardest([*self._hard, *chunk.hard])
        efforts = dict(chunk.efforts)
        for each in dropped:
            add_effort(efforts, kind_of(each), 1, each.seconds)
        with self.file.transaction():
            self._drop(dropped)
            new = [each for each in chunk.hard if each not in dropped]
            self.connection.executemany(
                "INSERT INTO verdicts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", [*chunk.entries, *new]
            )
            for part in chunk.boards:
                done = self._add_done(done, Done(part.start, part.stop, self._main))
            self._add_efforts(efforts)
        self._hard, self._done = kept, done
        return True

    def absorb(self, other: Path) -> None:
        """Add the whole content of another ledger of this run in one transaction.

        Its version must be one of those that this one names. Raises LedgerError if it is of another
        run, keeps other rows, is being written, is damaged, or has boards that are here too.
        """
        with _ready(other) as connection:
            identity = read_identity(other, connection)
            wanted = self.identity._replace(first=identity.first)
            if identity.versions <= self.identity.versions:
                wanted = wanted._replace(greenest=identity.greenest)
            check_identity(other, identity, wanted)
            ranges = read_done(connection)
            for each in ranges:
                for double in within(self._done, range(each.start, each.stop)):
                    both = f"boards {double.start} to {double.stop - 1} are in {self.path} too"
                    raise LedgerError(f"{other}: {both}")
            efforts = read_efforts(connection)
        with in_one_line(self.path):
            self.connection.execute("ATTACH ? AS other", (address_of(other),))
            try:
                self._add_attached(ranges, efforts)
            finally:
                self.connection.execute("DETACH other")

    def _add_attached(self, ranges: list[Done], efforts: dict[Kind, Effort]) -> None:
        kept, dropped = hardest([*self._hard, *self._hardest_of("other")])
        for each in dropped:
            add_effort(efforts, kind_of(each), 1, each.seconds)
        done = self._done
        with self.file.transaction():
            self.connection.execute("INSERT INTO main.verdicts SELECT * FROM other.verdicts")
            self._drop(dropped)
            self._add_efforts(efforts)
            for new in ranges:
                done = self._add_done(done, new)
        self._hard, self._done = kept, done

    def _hardest_of(self, database: str) -> list[Entry]:
        """Return the rows that are there for being hard; none if all rows are there."""
        if self._main is None:
            return []
        query = f"SELECT * FROM {database}.verdicts WHERE verdict = 'solvable' AND engine = ?"
        return [Entry(*row) for row in self.connection.execute(query, (self._main,))]

    def _drop(self, entries: Iterable[Entry]) -> None:
        rows = [(each.idx,) for each in entries]
        self.connection.executemany("DELETE FROM main.verdicts WHERE idx = ?", rows)

    def _add_done(self, done: list[Done], new: Done) -> list[Done]:
        """Join a range with its neighbours in the table too."""
        starts = [(each.start,) for each in neighbours(done, new)]
        self.connection.executemany("DELETE FROM main.done WHERE start = ?", starts)
        crc = DONE_CRC.format(start="?1", stop="?2", engine="?3")
        statement = f"INSERT INTO main.done VALUES (?1, ?2, ?3, {crc})"
        self.connection.execute(statement, joined(done, new))
        return added(done, new)

    def _add_efforts(self, efforts: Mapping[Kind, Effort]) -> None:
        """Add to the counts of boards without a row."""
        if not efforts:
            return
        self.connection.executemany(
            "INSERT INTO main.effort VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO UPDATE SET "
            "boards = boards + excluded.boards, seconds = seconds + excluded.seconds",
            [(*kind, *effort) for kind, effort in efforts.items()],
        )
        self.connection.executemany(
            f"UPDATE main.effort SET crc = {EFFORT_CRC} "
            "WHERE verdict = ? AND engine = ? AND nodes = ?",
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

    `keep` is fixed when it is created; None stands for the ledger's own, or for `run.keep` if it is
    created. Locks of other programs are waited for, and `notify` receives a line about that. A new
    ledger names `versions`, or else this one.

    Raises LedgerError, with the file unchanged, if another process is writing it, if it belongs to
    another run (whatever its count), keeps something else or was begun by another version, if it is
    damaged, has a second name, or cannot be written; LedgerFailedError, with the recorded verdicts
    unchanged, if the disk fails or another program removes, replaces, cuts, links or writes the
    file.
    """
    with ExitStack() as stack:
        with in_one_line(path):
            try:
                stack.enter_context(sole_writer(path, PATIENCE))
            except TakenError:
                raise LedgerError(f"{path}: another batch is writing this ledger") from None
            if path.exists():
                patiently(path, notify, partial(_check_recorded, path, run, keep))
            else:
                identity = identity_of(run, keep or run.keep)
                _create(path, identity._replace(greenest=versions or identity.greenest))
            file = OpenFile(path, notify)
            stack.callback(file.connection.close)
            with file.transaction():
                ask_for(file.connection, run.count)
            ledger = Ledger(file)
            stack.callback(file.close)
        yield ledger


def _check_recorded(path: Path, run: Run, keep: Keep | None) -> None:
    """Refuse to write a ledger that is damaged, has a second name or is not of this run."""
    if path.is_file() and path.stat().st_nlink > 1:
        raise LedgerError(f"{path}: has a second name, by which others could write it; make a copy")
    with reading(path) as connection:
        recorded = read_identity(path, connection)
        check_identity(path, recorded, identity_of(run, keep or recorded.keep))


def ledger_stats(*paths: Path) -> Summary:
    """Sum up a ledger, finished or not, while it is being written or not, or several of one run.

    Raises LedgerError if one is not a ledger or is damaged, and as `whole_of` does.
    """
    allow_open_files(FILES_OF_A_LEDGER * len(paths))
    with ExitStack() as stack:
        connections = [stack.enter_context(_ready(path)) for path in paths]
        shards = [
            Shard(path, read_identity(path, connection), read_done(connection))
            for path, connection in zip(paths, connections, strict=True)
        ]
        run = whole_of(shards).run
        tally: Tally = Counter()
        seconds = 0.0
        for shard, connection in zip(shards, connections, strict=True):
            tally += verdict_counts(connection, shard.identity.keep, shard.done, ALL)
            seconds += seconds_of(connection)
        nodes = nodes_of(merge(*map(node_counts, connections)), tally.total())
        keep = shards[0].identity.keep
    return summarise(run, tally, tally.total(), seconds, nodes=nodes, keep=keep)


def describe(path: Path) -> Described:
    """Return the run and the boards of a ledger; raises LedgerError like `ledger_stats`."""
    with _ready(path) as connection:
        return Described(read_identity(path, connection), read_done(connection))


class Content(NamedTuple):
    """The run of a ledger, and its rows by index."""

    described: Described
    entries: Iterator[Entry]


@contextmanager
def contents(path: Path) -> Iterator[Content]:
    """Return the content of a ledger at one moment; raises LedgerError like `ledger_stats`."""
    with _ready(path) as connection:
        described = Described(read_identity(path, connection), read_done(connection))
        refuse_counts(path, described.identity.keep)
        yield Content(described, _rows(connection))


def read_verdicts(path: Path) -> Iterator[Verdict]:
    """Yield the verdicts that have a row, by index, each with its board made again.

    The captures are as recorded, not replayed. Raises LedgerError like `ledger_stats`.
    """
    with _ready(path) as connection:
        identity = read_identity(path, connection)
        refuse_counts(path, identity.keep)
        run = identity.run
        for entry in _rows(connection):
            try:
                verdict = entry.verdict_of(run)
            except ValueError as error:
                raise LedgerError(
                    f"{path}: the ledger is damaged (board {entry.idx}: {error})"
                ) from None
            yield verdict


def read_entries(path: Path) -> Iterator[Entry]:
    """Yield the rows of a ledger by index; raises LedgerError like `ledger_stats`."""
    with _ready(path) as connection:
        refuse_counts(path, read_identity(path, connection).keep)
        yield from _rows(connection)


def _rows(connection: sqlite3.Connection) -> Iterator[Entry]:
    return (Entry(*row) for row in connection.execute("SELECT * FROM verdicts ORDER BY idx"))


def refuse_orphaned_journal(path: Path) -> None:
    """Raise LedgerError where a journal is there and its ledger is not.

    SQLite would take it for one of the next ledger of that name.
    """
    for suffix in ("-journal", "-wal"):
        log = beside(path, suffix)
        if log.exists() and log.stat().st_size:
            raise LedgerError(
                f"{path}: no such file, but its journal {log.name} is there and may hold verdicts: "
                "move the ledger back beside it, or remove the journal to begin anew"
            )


def _create(path: Path, identity: Identity) -> None:
    """Make a ledger without verdicts; it takes its name when it is complete.

    So a kill leaves a whole ledger or none, and at worst a file that the next start removes.
    Raises LedgerError where the journal of a ledger that was moved away or removed is still there.
    """
    refuse_orphaned_journal(path)
    draft = beside(path, "-new")
    try:
        draft.unlink(missing_ok=True)
        with closing(connect(draft, "mode=rwc")) as connection:
            make_tables(connection, identity)
        draft.replace(beside(path, ""))
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _ready(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a ledger for reading, once it is known to be whole; others may be using it."""
    with in_one_line(path), reading(path) as connection:
        yield connection
