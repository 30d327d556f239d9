"""A ledger's file, open for writing: one writer, which notices what other programs do to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from greenest.study.book.errors import (
    LedgerError,
    LedgerFailedError,
    in_one_line,
    is_locked,
)
from greenest.study.book.file import (
    beside,
    connect,
    make_tables,
    reading,
    refuse_foreign_schema,
)
from greenest.study.book.schema import OF_NOTES, SMALL_PAGE, TOTAL_CRC
from greenest.system.interrupts import held
from greenest.system.locks import DisturbedError, Watched, sole_writer

Result = TypeVar("Result")
Notify = Callable[[str], object]
"""A function that receives a message when the program has to wait for a lock."""
Step = Callable[[sqlite3.Connection], object]
"""What a ledger's user does with its connection, such as adding rows."""
PATIENCE = 1.0
"""Seconds to wait for the lock; a reader may hold it for a moment."""


def patiently(path: Path, notify: Notify | None, action: Callable[[], Result]) -> Result:
    """Return the result of `action`, which is called again while another program locks the ledger.

    If a lock is met, `notify` receives one message.
    """
    is_notified = False
    while True:
        try:
            return action()
        except sqlite3.OperationalError as error:
            if not is_locked(error):
                raise
            if not is_notified and notify:
                notify(f"{path}: locked by another program; waiting until it is free")
            is_notified = True


class OpenFile:
    """A ledger file, open for writing; the caller has checked it and holds its lock."""

    def __init__(self, path: Path, notify: Notify | None) -> None:
        self.path = path
        self._notify = notify
        self._is_disturbed = False
        self._watched = Watched(beside(path, ""))
        self.connection = connect(path, "mode=rw", 1.0)
        # EXTRA syncs the folder after a commit, so the journal stays removed after a power cut.
        self.connection.execute("PRAGMA synchronous = EXTRA")

    def read(self, action: Callable[[], Result]) -> Result:
        """Return the result of a query; raises LedgerFailedError if it fails."""
        with in_one_line(self.path, at_work=True):
            return patiently(self.path, self._notify, action)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Run the `with` block as one transaction; raises LedgerFailedError if it fails."""
        self.check()
        with in_one_line(self.path, at_work=True):
            patiently(self.path, self._notify, lambda: self.connection.execute("BEGIN EXCLUSIVE"))
            try:
                yield
                with self._noted():
                    self.connection.execute("COMMIT")
            except BaseException:
                # A full disk has already rolled back, and then there is nothing to roll back.
                with self._noted(), suppress(sqlite3.Error):
                    self.connection.execute("ROLLBACK")
                raise

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """Remember the file's state after the `with` block; Ctrl-C is delayed until then."""
        with held():
            try:
                yield
            finally:
                self._compare(self._watched.renew)

    def insert(self, table: str, run: int, rows: Iterable[Sequence[Any]], columns: int) -> None:
        """Add rows of some columns, the last one their checksum, and count them in `totals`.

        They are those of a run, whose number comes first in the table, or of `OF_NOTES`.
        """
        count = crcs = 0

        def counted() -> Iterator[Sequence[Any]]:
            nonlocal count, crcs
            for row in rows:
                count += 1
                crcs += row[-1]
                yield row

        head = "" if run == OF_NOTES else f"{run:d}, "
        marks = ", ".join("?" * columns)
        self.connection.executemany(f"INSERT INTO {table} VALUES ({head}{marks})", counted())
        if count:
            self.connection.execute(
                "INSERT INTO totals VALUES (?, ?, ?, 0) ON CONFLICT DO UPDATE SET "
                "rows = rows + excluded.rows, crcs = crcs + excluded.crcs",
                (run, count, crcs),
            )
            self.connection.execute(f"UPDATE totals SET crc = {TOTAL_CRC} WHERE run = ?", (run,))

    def check(self) -> None:
        """Raise LedgerFailedError if another program has changed the ledger."""
        self._compare(self._watched.check)

    def close(self) -> None:
        """Close the ledger; raises LedgerFailedError if another program has changed it."""
        try:
            if not self._is_disturbed:
                self.check()
        finally:
            self.connection.close()

    def _compare(self, action: Callable[[], None]) -> None:
        with in_one_line(self.path, at_work=True):
            try:
                action()
            except DisturbedError as error:
                self._is_disturbed = True
                raise LedgerFailedError(
                    f"{self.path}: {error}; nothing more is recorded, and nothing is written over"
                ) from None


@contextmanager
def opened(
    path: Path, notify: Notify | None, begin: Step, is_small: bool = False
) -> Iterator[OpenFile]:
    """Open a ledger for writing, or create it.

    The content of an existing ledger is checked before the first change. Then `begin` may refuse
    what is there, or add the rows that the work needs, in the first transaction. A new ledger has
    small pages if `is_small`.

    Raises LedgerError, with the file unchanged, if another process is writing it, if it is damaged,
    has a second name, or cannot be written, and if `begin` does. Raises LedgerFailedError, with
    what was recorded unchanged, if the disk fails or another program removes, replaces, cuts, links
    or writes the file.
    """
    taken = LedgerError(f"{path}: another process is writing this ledger")
    with ExitStack() as stack:
        with in_one_line(path):
            stack.enter_context(sole_writer(path, PATIENCE, taken))
            if path.exists():
                patiently(path, notify, partial(_check_recorded, path))
            else:
                _create(path, is_small)
            file = OpenFile(path, notify)
            stack.callback(file.connection.close)
            with file.transaction():
                refuse_foreign_schema(path, file.connection)
                begin(file.connection)
            stack.callback(file.close)
        yield file


def _check_recorded(path: Path) -> None:
    if path.is_file() and path.stat().st_nlink > 1:
        raise LedgerError(f"{path}: has a second name, by which others could write it; make a copy")
    with reading(path):
        pass


def refuse_orphaned_journal(path: Path) -> None:
    """Raise LedgerError if there is a journal but no ledger of that name.

    SQLite would apply this journal to the next ledger of the same name.
    """
    log = beside(path, "-journal")
    if log.exists() and (log.stat().st_size or not log.is_file()):
        raise LedgerError(
            f"{path}: no such file, but its journal {log.name} is there and may hold verdicts: "
            "move the ledger back beside it, or remove the journal to begin anew"
        )


def _create(path: Path, is_small: bool) -> None:
    """Write an empty ledger to a temporary file, then rename the file to `path`.

    So a kill never leaves an incomplete ledger at `path`. The next start removes the temporary
    file. Raises LedgerError if there is no ledger at `path`, but the journal of an earlier one.
    """
    refuse_orphaned_journal(path)
    draft = beside(path, "-new")
    try:
        draft.unlink(missing_ok=True)
        with closing(connect(draft, "mode=rwc")) as connection:
            if is_small:
                connection.execute(f"PRAGMA page_size = {SMALL_PAGE}")
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN")
            make_tables(connection)
            connection.execute("COMMIT")
        draft.replace(beside(path, ""))
    finally:
        draft.unlink(missing_ok=True)
