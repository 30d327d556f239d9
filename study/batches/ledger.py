"""The ledger: one SQLite file that holds the verdicts of one run. docs/ledger.md describes it.

A writer holds a lock that dies with it, checks all that is there before it changes a byte, and
adds verdicts in transactions. Readers change nothing, neither in the file nor beside it.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import sleep

from greenest.solver.verdict import Verdict
from greenest.study.batches.ledger_format import (
    Entry,
    LedgerError,
    beside,
    check_identity,
    connect,
    in_one_line,
    make_tables,
    read_identity,
    reading,
)
from greenest.study.batches.run import Nodes, Run, Summary, Tally, summarise
from greenest.study.batches.wal import is_whole
from greenest.system.locks import TakenError, sole_writer

PATIENCE = 1.0
"""Seconds to wait for the lock, which a reader takes for a moment, and for readers to leave."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """A ledger open for writing; its verdicts are those of the run it was opened with."""

    path: Path
    connection: sqlite3.Connection

    def missing(self, count: int) -> list[range]:
        """Return the ranges of the first `count` boards that hold no verdict, in order."""
        gaps = []
        start = 0
        with in_one_line(self.path):
            for (idx,) in self.connection.execute(
                "SELECT idx FROM verdicts WHERE idx < ? ORDER BY idx", (count,)
            ):
                if idx > start:
                    gaps.append(range(start, idx))
                start = idx + 1
        if start < count:
            gaps.append(range(start, count))
        return gaps

    def tally(self, count: int) -> Tally:
        """Count the verdicts on the first `count` boards."""
        with in_one_line(self.path):
            return _tally(self.connection, count)

    def record(self, entries: Iterable[Entry]) -> None:
        """Add verdicts in one transaction: all of them are on disk afterwards, or none."""
        with in_one_line(self.path):
            try:
                self.connection.execute("BEGIN IMMEDIATE")
                self.connection.executemany(
                    "INSERT INTO verdicts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entries
                )
                self.connection.execute("COMMIT")
            except BaseException:
                # A full disk has already rolled back, and then there is nothing to roll back.
                with suppress(sqlite3.Error):
                    self.connection.execute("ROLLBACK")
                raise


@contextmanager
def open_ledger(path: Path, run: Run) -> Iterator[Ledger]:
    """Open the ledger of a run for writing, and make it if there is none.

    Raises LedgerError, with the file unchanged, if another process is writing it, if it belongs
    to another run (whatever its count) or was begun by another version, if it is damaged, or if it
    cannot be written.
    """
    with ExitStack() as stack:
        with in_one_line(path):
            try:
                stack.enter_context(sole_writer(path, PATIENCE))
            except TakenError:
                raise LedgerError(f"{path}: another batch is writing this ledger") from None
            if path.exists():
                _check_log(path)
                with reading(path) as connection:
                    check_identity(path, read_identity(path, connection), run)
            else:
                _create(path, run)
            stack.callback(_fold_log, path)
            connection = stack.enter_context(closing(connect(path, "mode=rw")))
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        yield Ledger(path, connection)


def ledger_stats(path: Path) -> Summary:
    """Sum up a ledger, finished or not, while it is being written or not.

    Raises LedgerError if it is not a ledger or is damaged.
    """
    with _ready(path) as connection:
        run = _run_of(path, connection)
        tally = _tally(connection, run.count)
        (seconds,) = connection.execute("SELECT total(seconds) FROM verdicts").fetchone()
        nodes = _nodes(connection, tally.total())
    return summarise(run, tally, tally.total(), seconds, nodes=nodes)


def read_verdicts(path: Path) -> Iterator[Verdict]:
    """Yield the verdicts of a ledger by index, each with its board made again.

    The captures are as recorded, not replayed. Raises LedgerError like `ledger_stats`.
    """
    with _ready(path) as connection:
        run = _run_of(path, connection)
        for fields in connection.execute("SELECT * FROM verdicts ORDER BY idx"):
            yield Entry(*fields).verdict_of(run)


def _create(path: Path, run: Run) -> None:
    """Make a ledger without verdicts; it takes its name when it is complete.

    So a kill leaves a whole ledger or none, and at worst a file that the next start removes.
    """
    draft = beside(path, "-new")
    try:
        draft.unlink(missing_ok=True)
        with closing(connect(draft, "mode=rwc")) as connection:
            make_tables(connection, run)
        # SQLite would take a log left over from a removed ledger for one of the new ledger.
        for suffix in ("-wal", "-shm"):
            beside(path, suffix).unlink(missing_ok=True)
        draft.replace(beside(path, ""))
    finally:
        for suffix in ("-new", "-new-wal", "-new-shm"):
            beside(path, suffix).unlink(missing_ok=True)


def _run_of(path: Path, connection: sqlite3.Connection) -> Run:
    """Return the run of a ledger, up to the last board recorded."""
    (count,) = connection.execute("SELECT coalesce(max(idx) + 1, 0) FROM verdicts").fetchone()
    return read_identity(path, connection).run(count)


@contextmanager
def _ready(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a ledger for reading only, whoever else is using it, once it is known to be whole."""
    with in_one_line(path):
        if beside(path, "-wal").exists() or beside(path, "-shm").exists():
            # Without a lock file or the right to make one, nobody can be writing either.
            with suppress(TakenError, OSError), sole_writer(path):
                _check_log(path)
        with reading(path) as connection:
            yield connection


def _check_log(path: Path) -> None:
    """Refuse a damaged log; the caller holds the lock."""
    if not is_whole(beside(path, "-wal"), beside(path, "-shm")):
        raise LedgerError(f"{path}: the ledger is damaged (its log {path.name}-wal is not whole)")


def _tally(connection: sqlite3.Connection, count: int) -> Tally:
    query = "SELECT verdict, engine, count(*) FROM verdicts WHERE idx < ? GROUP BY verdict, engine"
    found = connection.execute(query, (count,))
    return Counter({(verdict, engine): boards for verdict, engine, boards in found})


def _nodes(connection: sqlite3.Connection, count: int) -> Nodes | None:
    """Return the percentiles by nearest rank, in one pass over the sorted node counts."""
    if count == 0:
        return None
    ranks = [-(-count * percent // 100) for percent in (50, 95, 100)]
    found: list[int] = []
    seen = 0
    for nodes, boards in connection.execute(
        "SELECT nodes, count(*) FROM verdicts GROUP BY nodes ORDER BY nodes"
    ):
        seen += boards
        while len(found) < len(ranks) and seen >= ranks[len(found)]:
            found.append(nodes)
    return Nodes(*found)


def _fold_log(path: Path) -> None:
    """Wait a moment for readers to leave, so that the log goes into the ledger and disappears."""
    attempts = int(PATIENCE / 0.1)
    with suppress(sqlite3.Error):
        while beside(path, "-wal").exists() and attempts:
            sleep(0.1)
            attempts -= 1
            with closing(connect(path, "mode=rw")) as connection:
                connection.execute("SELECT count(*) FROM run").fetchone()
