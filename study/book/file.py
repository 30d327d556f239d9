"""The file of a ledger: opened, made, checked before any row is believed, and written.

A writer holds a lock that the system releases when the process dies, and notices what other
programs do to the file. Readers change neither the file nor its folder.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from greenest.study.book import schema
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.settings import Settings
from greenest.system.files import path_aside
from greenest.system.interrupts import held
from greenest.system.locks import Watched, sole_writer
from greenest.system.streams import shortened

Notify = Callable[[str], object]
"""A function that receives a message when the program has to wait for a lock."""
PATIENCE = 5.0
"""Seconds to wait for other programs, before a reader gives up and a writer says that it waits."""
ADDITION = "UPDATE total SET crcs = crcs + ?"


def beside(path: Path, suffix: str) -> Path:
    """Return the ledger's resolved path with a suffix, as SQLite names its journals."""
    return Path(os.path.realpath(path) + suffix)


def belongs_to(path: Path, ledger: Path) -> bool:
    """Return whether `path` is the ledger or one of its temporary files."""
    return beside(path, "") in [beside(ledger, each) for each in ("", "-journal", "-wal", "-lock")]


class Ledger:
    """An open ledger; only a writer, who holds its lock, begins transactions.

    `path` is its name in messages; the file itself may be a draft. A ledger that `is_new` is
    removed when it is closed if nothing was put into it.
    """

    def __init__(
        self, path: Path, file: Path, notify: Notify | None = None, is_new: bool = False
    ) -> None:
        self.path = path
        self._notify = notify
        self._is_new = is_new
        self._watched = Watched(file)
        address = f"{file.absolute().as_uri()}?mode=rw"
        self.connection = sqlite3.connect(
            address, PATIENCE, uri=True, isolation_level=None, check_same_thread=False
        )
        self.connection.execute("PRAGMA trusted_schema = OFF")

    def ask(self, query: str, *values: Any) -> Iterator[tuple[Any, ...]]:
        """Yield the rows that a query finds."""
        with in_one_line(self.path):
            # `yield from` would close the cursor, which a closed connection refuses.
            for row in self.connection.execute(query, values):  # noqa: UP028
                yield row

    @property
    def runs(self) -> dict[int, Settings]:
        """The settings of all runs by number; raises LedgerError if one is none."""
        rows = self.ask("SELECT * FROM runs ORDER BY number")
        try:
            return {number: Settings(*fields).checked() for number, *fields in rows}
        except (TypeError, ValueError):
            raise LedgerError(f"{self.path}: the ledger is damaged (settings of a run)") from None

    def check(self) -> None:
        """Check all of the ledger; raises LedgerError if greenest did not make it so."""
        if list(self.ask("PRAGMA application_id")) != [(schema.FORMAT,)]:
            raise LedgerError(f"{self.path}: not a ledger, or of another format than this")
        # Before any statement that reads or writes a table: triggers, views, indexes and columns of
        # other programs would take part in it.
        made = {schema.INDEX, *(("table", name, name, sql) for name, sql in schema.TABLES.items())}
        found = set(self.ask("SELECT type, name, tbl_name, sql FROM main.sqlite_master"))
        for kind, name, *_ in [*sorted(found - made, key=str), *sorted(made - found, reverse=True)]:
            raise LedgerError(
                f"{self.path}: the {shortened(f'{kind} {name}')} is not as greenest made it, and "
                "could change or hide verdicts: use a sound copy"
            )
        # Types and conditions, too.
        ((finding,),) = self.ask("PRAGMA integrity_check(1)")
        if finding != "ok":
            raise LedgerError(f"{self.path}: the ledger is damaged ({shortened(finding)})")
        for table, *_ in self.ask("PRAGMA foreign_key_check"):
            raise LedgerError(f"{self.path}: the ledger is damaged (rows of {table})")
        total = sum(
            schema.crc_of(table, row)
            for table in schema.TABLES.keys() - {"total"}
            for row in self.ask(f"SELECT * FROM {table}")
        )
        if list(self.ask("SELECT * FROM total")) != [(total,)]:
            raise LedgerError(f"{self.path}: the ledger is damaged (rows were lost or changed)")

    @contextmanager
    def transaction(self, kind: str = "EXCLUSIVE") -> Iterator[None]:
        """Run the `with` block, which reads or writes, as one transaction.

        Raises LedgerFailedError if it fails, and if another program has changed the file.
        """
        with in_one_line(self.path, is_written=True):
            self._watched.check()
            self._begin(kind)
            try:
                if kind == "EXCLUSIVE":  # Others may have written while this one waited.
                    self._watched.check()
                yield
                self._end("COMMIT")
            except BaseException:
                # A full disk has already rolled back.
                with suppress(sqlite3.Error):
                    self._end("ROLLBACK")
                raise

    def _begin(self, kind: str) -> None:
        """Begin a transaction as soon as no other program locks the ledger."""
        if self.connection.in_transaction:
            # An interrupt came right after it had begun.
            self.connection.execute("ROLLBACK")
        notify = self._notify
        while True:
            try:
                self.connection.execute(f"BEGIN {kind}")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
            if notify:
                notify(f"{self.path}: locked by another program; waiting until it is free")
                notify = None

    def _end(self, statement: str) -> None:
        """End a transaction and remember the file's state; Ctrl-C is delayed until then."""
        with held():
            try:
                self.connection.execute(statement)
            finally:
                self._watched.renew()

    def put(self, table: str, *row: Any) -> None:
        """Add a row within a transaction."""
        places = ", ".join("?" * len(row))
        self.connection.execute(f"INSERT INTO {table} VALUES ({places})", row)
        self.connection.execute(ADDITION, (schema.crc_of(table, row),))

    def drop(self, table: str, where: str, *values: object) -> None:
        """Delete the rows that a condition in SQL selects, within a transaction."""
        for row in self.ask(f"DELETE FROM {table} WHERE {where} RETURNING *", *values):
            self.connection.execute(ADDITION, (-schema.crc_of(table, row),))

    def number_of(self, settings: Settings) -> int:
        """Return the number of the run with these settings, which is recorded if it is new."""
        numbers = {found: number for number, found in self.runs.items()}
        if settings not in numbers:
            numbers[settings] = max(numbers.values(), default=0) + 1
            with self.transaction():
                self.put("runs", numbers[settings], *settings)
        return numbers[settings]

    def values(self, topic: str) -> Iterator[bytes]:
        """Yield the values noted on a topic, in order."""
        rows = self.ask("SELECT value FROM notes WHERE topic = ? ORDER BY number", topic)
        return (value for (value,) in rows)

    def add(self, topic: str, *values: bytes) -> None:
        """Note values at the end of a topic in one transaction; raises LedgerFailedError."""
        with self.transaction():
            ((first,),) = self.ask("SELECT count(*) FROM notes WHERE topic = ?", topic)
            for number, value in enumerate(values, first):
                self.put("notes", topic, number, value)

    def records(self, topic: str) -> list[Any]:
        """Return the values of a topic, which are JSON; raises LedgerError if one is not."""
        try:
            return list(map(json.loads, self.values(topic)))
        except (ValueError, RecursionError):
            raise LedgerError(f"{self.path}: a note is damaged") from None

    def add_record(self, topic: str, record: Any) -> None:
        """Note a value as JSON; raises LedgerFailedError."""
        self.add(topic, json.dumps(record).encode())

    def close(self) -> None:
        """Close the ledger; raises LedgerFailedError if another program has changed it."""
        with in_one_line(self.path, is_written=True):
            with closing(self.connection):
                self._watched.check()
                is_unused = self._is_new and not self.connection.total_changes
            if is_unused and not beside(self.path, "-journal").exists():
                beside(self.path, "").unlink(missing_ok=True)


@contextmanager
def reading(path: Path) -> Iterator[Ledger]:
    """Open a ledger for reading and check all of it; other processes may be using it.

    SQLite separates readers from a writer, and undoes the transaction of a writer that was killed.
    Raises LedgerError.
    """
    with in_one_line(path):
        _refuse_other_files(path)
        ledger = Ledger(path, path)
    with closing(ledger.connection):
        # One transaction, so that all queries see the same state of a running batch.
        ledger.connection.execute("BEGIN")
        ledger.check()
        yield ledger


@contextmanager
def opened(path: Path, notify: Notify | None = None, is_small: bool = False) -> Iterator[Ledger]:
    """Open a ledger for writing, or create it; all of it is checked first.

    A new ledger has small pages if `is_small`. `notify` receives a message while another program
    has the file locked.

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
            ledger = stack.enter_context(closing(Ledger(path, beside(path, ""), notify, is_new)))
            # Readers are not shut out meanwhile.
            with ledger.transaction("IMMEDIATE"):
                ledger.check()
            # EXTRA syncs the folder after a commit, so the journal stays removed after a power cut.
            ledger.connection.execute("PRAGMA synchronous = EXTRA")
        yield ledger


@contextmanager
def drafted(path: Path, is_small: bool = False) -> Iterator[Ledger]:
    """Open a new ledger, which appears at `path` when the `with` block has ended well.

    A kill never leaves an incomplete ledger there. The caller holds the lock. Raises LedgerError if
    the journal of a ledger is at `path` without the ledger, since SQLite would apply it to the next
    ledger of this name.
    """
    journal = beside(path, "-journal")
    if journal.exists():
        raise LedgerError(
            f"{path}: no such file, but its journal {journal.name} is there and may hold verdicts: "
            "move the ledger back beside it, or remove the journal to begin anew"
        )
    with path_aside(path) as draft, closing(Ledger(path, draft)) as ledger:
        if is_small:
            ledger.connection.execute(f"PRAGMA page_size = {schema.SMALL_PAGE}")
        ledger.connection.execute("PRAGMA journal_mode = MEMORY")
        with ledger.transaction():
            for statement in schema.TABLES.values():
                ledger.connection.execute(statement)
            ledger.connection.execute("INSERT INTO total VALUES (0)")
            ledger.connection.execute(f"PRAGMA application_id = {schema.FORMAT}")
        yield ledger


def _refuse_other_files(path: Path) -> None:
    """Raise LedgerError for files that SQLite would change, wait for, or take for a ledger."""
    journal, log = beside(path, "-journal"), beside(path, "-wal")
    if not path.is_file():
        raise LedgerError(f"{path}: {'not a regular file' if path.exists() else 'no such file'}")
    if journal.exists() and not journal.is_file():
        raise LedgerError(f"{path}: cannot be read: {journal.name} beside it is not a regular file")
    if log.exists():
        raise LedgerError(f"{path}: cannot be read: SQLite would take {log.name} for a part of it")
    with path.open("rb") as file:
        header = file.read(20)
    if header == b"SQLite format 3\0%b\2\2" % header[16:18]:
        raise LedgerError(f"{path}: in WAL mode, which PRAGMA journal_mode = DELETE ends")
    if header != b"SQLite format 3\0%b\1\1" % header[16:18]:
        raise LedgerError(f"{path}: not a ledger, or a damaged one")
