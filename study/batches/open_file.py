"""A ledger's file, open for writing: waits for locks, and detects changes by other programs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from greenest.study.batches.ledger_errors import (
    LedgerError,
    LedgerFailedError,
    in_one_line,
    is_locked,
)
from greenest.study.batches.ledger_format import (
    beside,
    connect,
    make_tables,
    reading,
    refuse_foreign_schema,
)
from greenest.system.interrupts import held
from greenest.system.locks import DisturbedError, Watched, sole_writer
from greenest.system.sealed_files import is_sealed, seal

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

    def check(self) -> None:
        """Raise LedgerFailedError if another program has changed the ledger."""
        self._compare(self._watched.check)

    def close(self) -> None:
        """Close the ledger and seal it, so that the next session need not check every row.

        Raises LedgerFailedError, and does not seal the file, if another program has changed it.
        """
        try:
            if self._is_disturbed:
                return
            self.check()
            pages, size = (
                self.connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("page_count", "page_size")
            )
        finally:
            self.connection.close()
        with suppress(OSError):
            seal(beside(self.path, ""), pages * size)

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
    path: Path, notify: Notify | None, check: Step, begin: Step, page_size: int | None = None
) -> Iterator[OpenFile]:
    """Open a ledger for writing, or create it.

    The content of an existing ledger is checked before the first change, and `check` may refuse
    what it records. Then `begin` adds the rows that the work needs, in the first transaction.
    `page_size`, in bytes, is that of a new ledger. Raises the errors of `open_ledger`.
    """
    taken = LedgerError(f"{path}: another process is writing this ledger")
    with ExitStack() as stack:
        with in_one_line(path):
            stack.enter_context(sole_writer(path, PATIENCE, taken))
            if path.exists():
                patiently(path, notify, partial(_check_recorded, path, check))
            else:
                _create(path, begin, page_size)
            file = OpenFile(path, notify)
            stack.callback(file.connection.close)
            with file.transaction():
                refuse_foreign_schema(path, file.connection)
                begin(file.connection)
            stack.callback(file.close)
        yield file


def _check_recorded(path: Path, check: Step) -> None:
    if path.is_file() and path.stat().st_nlink > 1:
        raise LedgerError(f"{path}: has a second name, by which others could write it; make a copy")
    # After a kill within a transaction, SQLite has to roll it back before the seal can be right.
    is_whole = path.is_file() and not beside(path, "-journal").exists() and is_sealed(path)
    with reading(path, is_whole) as connection:
        check(connection)


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


def _create(path: Path, begin: Step, page_size: int | None) -> None:
    """Write a ledger without verdicts to a temporary file, then rename the file to `path`.

    So a kill never leaves an incomplete ledger at `path`. The next start removes the temporary
    file. Raises LedgerError if there is no ledger at `path`, but the journal of an earlier one.
    """
    refuse_orphaned_journal(path)
    draft = beside(path, "-new")
    try:
        draft.unlink(missing_ok=True)
        with closing(connect(draft, "mode=rwc")) as connection:
            if page_size:
                connection.execute(f"PRAGMA page_size = {page_size}")
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN")
            make_tables(connection)
            begin(connection)
            connection.execute("COMMIT")
        draft.replace(beside(path, ""))
    finally:
        draft.unlink(missing_ok=True)
