"""A ledger's file, open for writing: waits for locks, and detects changes by other programs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from greenest.study.batches.ledger_errors import LedgerFailedError, in_one_line, is_locked
from greenest.study.batches.ledger_format import beside, connect
from greenest.system.interrupts import held
from greenest.system.locks import DisturbedError, Watched
from greenest.system.sealed_files import seal

Result = TypeVar("Result")
Notify = Callable[[str], object]
"""A function that receives a message when the program has to wait for a lock."""


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
