"""The file of a ledger, open for writing: waits for locks, and detects changes by others."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from greenest.solver.verdict import Status
from greenest.study.batches.ledger_errors import LedgerFailedError, in_one_line, is_locked
from greenest.study.batches.ledger_format import beside, connect
from greenest.study.batches.run import Tally
from greenest.system.interrupts import held
from greenest.system.locks import check_locks
from greenest.system.sealed_files import is_marked, read_seal, seal
from greenest.system.watched import DisturbedError, Watched

Result = TypeVar("Result")
Notify = Callable[[str], object]
"""Receives a line about waiting."""


def patiently(path: Path, notify: Notify | None, action: Callable[[], Result]) -> Result:
    """Do what SQLite refuses while another program has locked the file, once it is free.

    SQLite says of a lock that the system fails to give that another program has it: raises
    LedgerFailedError where that may be so.
    """
    is_notified = False
    while True:
        try:
            return action()
        except sqlite3.OperationalError as error:
            if not is_locked(error):
                raise
            with in_one_line(path, at_work=True):
                check_locks(path.resolve().parent)
            if not is_notified and notify:
                notify(f"{path}: locked by another program; waiting until it is free")
            is_notified = True


def sealed_tally(path: Path, notify: Notify | None = None) -> Tally | None:
    """Return the tally of a ledger of which no bit has changed since a writer left it.

    `notify` receives a line about a broken seal. The caller holds the lock. The file is read once.
    Raises OSError.
    """
    if not path.is_file() or beside(path, "-journal").exists():
        return None
    found = read_seal(beside(path, ""))
    if found is None and notify and is_marked(beside(path, "")):
        notify(f"{path}: the seal is broken, the file was changed since; every row is checked")
    return found and tally_of(found.note)


def note_of(tally: Tally) -> bytes:
    """Return the note in the seal of a ledger: the tally of all its boards, as JSON."""
    return json.dumps(sorted([*kind, boards] for kind, boards in tally.items())).encode()


def tally_of(note: bytes) -> Tally | None:
    """Return the tally that a seal notes; None if it is no tally."""
    try:
        tally: Tally = Counter()
        for verdict, engine, boards in json.loads(note):
            tally[Status(verdict).value, str(engine)] += int(boards)
    except (ValueError, TypeError, RecursionError):
        return None
    return tally


class OpenFile:
    """The file of a ledger, which is there and whole; its lock is held."""

    def __init__(self, path: Path, notify: Notify | None) -> None:
        self.path = path
        self._notify = notify
        self._is_disturbed = False
        self._watched = Watched(beside(path, ""))
        self.connection = connect(path, "mode=rw", 1.0)
        # The folder too is on the disk after a commit, so that the journal stays removed.
        self.connection.execute("PRAGMA synchronous = EXTRA")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Write all of it to the disk, or nothing; raises LedgerFailedError."""
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
        """Commit, and note the file's state as ours; Ctrl-C in between is delayed."""
        with held():
            try:
                yield
            finally:
                self._compare(self._watched.renew)

    def check(self) -> None:
        """Raise LedgerFailedError if another program has changed the ledger."""
        self._compare(self._watched.check)

    def close(self, tally: Tally | None) -> None:
        """Close the ledger, and seal it if the tally of its boards is known.

        Without a seal the next writer checks everything. Raises LedgerFailedError, and leaves the
        file as it is, if another program has changed it.
        """
        try:
            if not self._is_disturbed:
                self.check()
        finally:
            self.connection.close()
        if tally is not None and not self._is_disturbed:
            with suppress(OSError):
                seal(beside(self.path, ""), note_of(tally))

    def _compare(self, action: Callable[[], None]) -> None:
        try:
            action()
        except DisturbedError as error:
            self._is_disturbed = True
            raise LedgerFailedError(
                f"{self.path}: {error}; nothing more is recorded, and nothing is written over"
            ) from None
        except OSError as error:
            raise LedgerFailedError(f"{self.path}: {error.strerror or error}") from error
