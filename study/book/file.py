"""The file of a ledger: opened, made, checked before any row is believed, and written.

A writer holds a lock that the system releases when the process dies, and notices what other
programs do to the file. Readers change neither the file nor its folder.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from greenest.study.book import schema
from greenest.study.book.errors import LedgerError, in_one_line, primary_code, shortened
from greenest.study.book.schema import sealed
from greenest.study.book.settings import Settings
from greenest.system.files import keep_name
from greenest.system.interrupts import held
from greenest.system.locks import Watched, sole_writer

Notify = Callable[[str], object]
"""A function that receives a message when the program has to wait for a lock."""
PATIENCE = 1.0
"""Seconds to wait for the lock; a reader may hold it for a moment."""
ROLLBACK_JOURNAL = b"\1\1"
"""Bytes 18 and 19 of SQLite's header, the versions for writers and readers; 2 is WAL mode."""


def beside(path: Path, suffix: str) -> Path:
    """Return the ledger's resolved path with a suffix, as SQLite names its journals."""
    return Path(os.path.realpath(path) + suffix)


def belongs_to(path: Path, ledger: Path) -> bool:
    """Return whether `path` is the ledger or one of its temporary files."""
    suffixes = ("", "-journal", "-lock", "-new")
    return beside(path, "") in [beside(ledger, suffix) for suffix in suffixes]


def connect(path: Path, mode: str, patience: float = 5.0) -> sqlite3.Connection:
    """Open a database without automatic transactions, for one thread at a time.

    `mode` is an option in SQLite's URI, such as "mode=ro". Wait at most `patience` seconds for a
    lock.
    """
    address = f"{path.absolute().as_uri()}?{mode}"
    connection = sqlite3.connect(
        address, patience, uri=True, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a ledger for reading and check all of it; other processes may be using it.

    SQLite separates readers from a writer, and undoes the transaction of a writer that was killed:
    only then may it write. Raises LedgerError, and errors of SQLite and the system.
    """
    _refuse_other_files(path)
    mode = "mode=rw" if beside(path, "-journal").exists() else "mode=ro"
    with closing(connect(path, mode)) as connection:
        # One transaction, so that all queries see the same state of a running batch.
        connection.execute("BEGIN")
        _check_content(path, connection)
        yield connection


def _refuse_other_files(path: Path) -> None:
    """Raise LedgerError for files that SQLite would change, wait for, or take for a ledger."""
    journal, log = beside(path, "-journal"), beside(path, "-wal")
    if not path.is_file():
        what = "not a regular file" if path.exists() else "no such file"
        raise LedgerError(f"{path}: {what}")
    if journal.exists() and not journal.is_file():
        raise LedgerError(f"{path}: cannot be read: {journal.name} beside it is not a regular file")
    if log.exists():
        raise LedgerError(f"{path}: cannot be read: SQLite would take {log.name} for a part of it")
    with path.open("rb") as file:
        header = file.read(20)
    if not header.startswith(b"SQLite format 3\0"):
        raise LedgerError(f"{path}: not a ledger, or a damaged one")
    if header[18:] != ROLLBACK_JOURNAL:
        raise LedgerError(
            f"{path}: not as greenest makes ledgers: of another version of SQLite's format, or in "
            "WAL mode, which PRAGMA journal_mode = DELETE ends"
        )


def _check_content(path: Path, connection: sqlite3.Connection) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    if application != schema.APPLICATION_ID:
        raise LedgerError(f"{path}: a database, but not a ledger of greenest")
    if number != schema.FORMAT:
        raise LedgerError(
            f"{path}: a ledger of format {number}; this greenest knows {schema.FORMAT}"
        )
    _refuse_foreign_schema(path, connection)
    # Types, too, as the tables are strict.
    (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if finding != "ok":
        raise LedgerError(f"{path}: the ledger is damaged ({shortened(finding)})")
    found = {
        (each, *sealed(each, connection.execute(f"SELECT * FROM {each}"))) for each in schema.SEALED
    }
    if set(connection.execute("SELECT * FROM totals")) != found:
        raise LedgerError(f"{path}: the ledger is damaged (rows were lost or changed)")
    read_runs(path, connection)


def _refuse_foreign_schema(path: Path, connection: sqlite3.Connection) -> None:
    """Raise LedgerError unless the schema of a ledger is exactly `TABLES`.

    Call this before any statement that reads or writes a table, since triggers, views, indexes and
    columns of other programs would take part in it.
    """
    made = {("table", name, name, sql) for name, sql in schema.TABLES.items()}
    found = set(connection.execute("SELECT type, name, tbl_name, sql FROM main.sqlite_master"))
    for kind, name, *_ in sorted(found - made, key=str):
        raise LedgerError(
            f"{path}: has the {shortened(f'{kind} {name}')}, which is not as greenest made it and "
            "could change or hide verdicts: use a copy without it"
        )
    if found != made:
        raise LedgerError(f"{path}: the ledger is damaged (it lacks tables)")


def read_runs(path: Path, connection: sqlite3.Connection) -> dict[int, Settings]:
    """Return the settings of all runs by number; raises LedgerError if one is none."""
    runs = {}
    for number, *fields in connection.execute("SELECT * FROM runs ORDER BY number"):
        runs[number] = Settings(*fields)
        try:
            runs[number].check()
        except (TypeError, ValueError):
            raise LedgerError(f"{path}: the ledger is damaged (the settings of a run)") from None
    return runs


class OpenFile:
    """A ledger's file, open for writing; the caller holds its lock.

    `path` is its name in messages; the file itself may be a draft. A ledger that `is_new` is
    removed when it is closed if nothing was put into it.
    """

    def __init__(
        self, path: Path, file: Path, notify: Notify | None = None, is_new: bool = False
    ) -> None:
        self.path = path
        self._notify = notify
        self._is_unused = is_new
        self._watched = Watched(file)
        self.connection = connect(file, "mode=rw", PATIENCE)

    def check(self) -> None:
        """Check all of the ledger, as readers do, and have what is written kept by the disk."""
        # Readers are not shut out meanwhile.
        with self.transaction("IMMEDIATE"):
            _check_content(self.path, self.connection)
        # EXTRA syncs the folder after a commit, so the journal stays removed after a power cut.
        self.connection.execute("PRAGMA synchronous = EXTRA")

    @property
    def runs(self) -> dict[int, Settings]:
        """The settings of all runs by number."""
        return read_runs(self.path, self.connection)

    @contextmanager
    def transaction(self, kind: str = "EXCLUSIVE") -> Iterator[None]:
        """Run the `with` block, which reads or writes, as one transaction.

        Raises LedgerFailedError if it fails, and if another program has changed the file.
        """
        with in_one_line(self.path, is_written=True):
            self._watched.check()
            is_begun = False
            try:
                self._begin(kind)
                is_begun = True
                yield
                with self._noted():
                    self.connection.execute("COMMIT")
            except BaseException:
                # An interrupt can come right after the beginning; where it failed, another program
                # may have changed the file. A full disk has already rolled back.
                if is_begun or self.connection.in_transaction:
                    with self._noted(), suppress(sqlite3.Error):
                        self.connection.execute("ROLLBACK")
                raise

    def _begin(self, kind: str) -> None:
        """Begin a transaction as soon as no other program locks the ledger."""
        notify = self._notify
        while True:
            try:
                self.connection.execute(f"BEGIN {kind}")
                return
            except sqlite3.OperationalError as error:
                if primary_code(error) not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                    raise
            if notify:
                notify(f"{self.path}: locked by another program; waiting until it is free")
                notify = None

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """Remember the file's state after the `with` block; Ctrl-C is delayed until then."""
        with held():
            try:
                yield
            finally:
                self._watched.renew()

    def put(self, table: str, rows: Iterable[Sequence[Any]]) -> None:
        """Add rows within a transaction."""
        self._is_unused = False
        insertion = f"INSERT INTO {table} VALUES ({', '.join('?' * len(schema.TYPES[table]))})"

        def added() -> Iterator[Sequence[Any]]:
            for row in rows:
                self.connection.execute(insertion, row)
                yield row

        self._count(table, 1, added())

    def drop(self, table: str, where: str, *values: object) -> None:
        """Delete the rows that a condition in SQL selects, within a transaction."""
        deletion = f"DELETE FROM {table} WHERE {where} RETURNING *"
        self._count(table, -1, self.connection.execute(deletion, values))

    def _count(self, table: str, sign: int, rows: Iterable[Sequence[Any]]) -> None:
        count, crcs = sealed(table, rows)
        change = "UPDATE totals SET rows = rows + ?, crcs = crcs + ? WHERE name = ?"
        self.connection.execute(change, (sign * count, sign * crcs, table))

    def add_run(self, settings: Settings) -> int:
        """Record a new run within a transaction, and return its number."""
        number = max(self.runs, default=0) + 1
        self.put("runs", [(number, *settings)])
        return number

    def close(self) -> None:
        """Close the ledger; raises LedgerFailedError if another program has changed it."""
        with in_one_line(self.path, is_written=True):
            with closing(self.connection):
                self._watched.check()
            if self._is_unused:
                beside(self.path, "").unlink(missing_ok=True)


@contextmanager
def opened(path: Path, notify: Notify | None = None, is_small: bool = False) -> Iterator[OpenFile]:
    """Open a ledger for writing, or create it; all of it is checked first.

    A new ledger has small pages if `is_small`, and is removed if nothing was put into it.
    `notify` receives a message while another program has the file locked.

    Raises LedgerError, with the file unchanged, if it is damaged or has a second name. Raises
    LedgerFailedError, with what was recorded unchanged, if it cannot be written, as by another
    process that is writing it; if the disk fails; or if another program removes, replaces, cuts,
    links or writes the file.
    """
    with ExitStack() as stack:
        with in_one_line(path, is_written=True):
            stack.enter_context(sole_writer(path, PATIENCE))
            is_new = not path.exists()
            if is_new:
                with drafted(path, is_small):
                    pass
            _refuse_other_files(path)
            if path.stat().st_nlink > 1:
                raise LedgerError(
                    f"{path}: has a second name, by which others could write it; make a copy"
                )
            file = stack.enter_context(closing(OpenFile(path, beside(path, ""), notify, is_new)))
            file.check()
        yield file


@contextmanager
def drafted(path: Path, is_small: bool = False) -> Iterator[OpenFile]:
    """Open a new ledger, which appears at `path` when the `with` block has ended well.

    A kill never leaves an incomplete ledger there; the next start removes the draft. The caller
    holds the lock. Raises LedgerError if the journal of a ledger is at `path` without the ledger,
    since SQLite would apply it to the next ledger of this name.
    """
    log, draft = beside(path, "-journal"), beside(path, "-new")
    if log.exists() and (log.stat().st_size or not log.is_file()):
        raise LedgerError(
            f"{path}: no such file, but its journal {log.name} is there and may hold verdicts: "
            "move the ledger back beside it, or remove the journal to begin anew"
        )
    try:
        draft.unlink(missing_ok=True)
        draft.touch()
        with closing(OpenFile(path, draft)) as file:
            if is_small:
                file.connection.execute(f"PRAGMA page_size = {schema.SMALL_PAGE}")
            file.connection.execute("PRAGMA journal_mode = MEMORY")
            with file.transaction():
                _make_tables(file.connection)
            yield file
        draft.replace(beside(path, ""))
        keep_name(beside(path, ""))
    finally:
        draft.unlink(missing_ok=True)


def _make_tables(connection: sqlite3.Connection) -> None:
    for table in schema.TABLES.values():
        connection.execute(table)
    empty = [(table, 0, 0) for table in schema.SEALED]
    connection.executemany("INSERT INTO totals VALUES (?, ?, ?)", empty)
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {schema.FORMAT}")
