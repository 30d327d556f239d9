"""The file of a ledger, open for writing: waits for locks, and detects changes by others.

SQLite writes to an open file even if its name is gone, and on closing copies the log into it and
removes the log by name. If another program has changed the files, they are left as they are: a
second, read-only connection is then closed last, so SQLite keeps the log.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from time import sleep
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
Tell = Callable[[str], object]
"""Receives a line about waiting."""

FOLD_SECONDS = 1.0
"""Seconds to wait for readers to leave."""


def patiently(path: Path, tell: Tell | None, action: Callable[[], Result]) -> Result:
    """Do what SQLite refuses while another program has locked the file, once it is free.

    SQLite says of a lock that the system fails to give that another program has it: raises
    LedgerFailedError where that may be so.
    """
    is_told = False
    while True:
        try:
            return action()
        except sqlite3.OperationalError as error:
            if not is_locked(error):
                raise
            with in_one_line(path, at_work=True):
                check_locks(path.resolve().parent)
            if not is_told and tell:
                tell(f"{path}: locked by another program; waiting until it is free")
            is_told = True


def sealed_tally(path: Path, tell: Tell | None = None) -> Tally | None:
    """Return the tally of a ledger of which no bit has changed since a writer left it.

    `tell` receives a line about a broken seal. The caller holds the lock. The file is read once.
    Raises OSError.
    """
    log = beside(path, "-wal")
    if not path.is_file() or (log.exists() and log.stat().st_size):
        return None
    found = read_seal(beside(path, ""))
    if found is None and tell and is_marked(beside(path, "")):
        tell(f"{path}: the seal is broken, the file was changed since; every row is checked")
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

    def __init__(self, path: Path, tell: Tell | None) -> None:
        self.path = path
        self._tell = tell
        self._is_disturbed = False
        with ExitStack() as stack:
            self.connection = stack.enter_context(closing(connect(path, "mode=rw", 1.0)))
            self._execute("PRAGMA journal_mode = WAL")
            self.connection.execute("PRAGMA synchronous = FULL")
            self._last = stack.enter_context(closing(connect(path, "mode=ro")))
            for each in (self.connection, self._last):
                each.execute("SELECT count(*) FROM run").fetchone()
            self._watched = [
                Watched(beside(path, "")),
                Watched(beside(path, "-wal")),
                Watched(beside(path, "-shm"), is_shared=True),
                *([Watched(beside(path, "-lock"), is_shared=True)] if os.name != "nt" else []),
            ]
            stack.pop_all()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Write all of it to the disk, or nothing; raises LedgerFailedError."""
        self.check()
        with in_one_line(self.path, at_work=True):
            self._execute("BEGIN IMMEDIATE")
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
                self.renew()

    def check(self) -> None:
        """Raise LedgerFailedError if another program has changed the ledger."""
        self._each(Watched.check)

    def renew(self) -> None:
        """Note that the ledger is now as we wrote it; raises LedgerFailedError as `check` does."""
        self._each(Watched.renew)

    def seal(self, tally: Tally | None) -> None:
        """Checkpoint the log into the ledger and seal it, if the tally of its boards is known.

        Nothing more can be written then. If that fails, or a reader is in the way, there is no
        seal, and the next writer checks everything. The log is not truncated but removed later,
        after its index: a power cut may keep an older index, which would miss the frames of an
        emptied log.
        """
        if tally is None or self._is_disturbed:
            return
        self.check()
        self._last.close()
        with suppress(sqlite3.Error, OSError):
            is_busy, _, _ = self.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
            if not is_busy:
                seal(beside(self.path, ""), note_of(tally))
        self._watched = []

    def close(self) -> None:
        """Checkpoint the log into the ledger, if all is still ours; raises LedgerFailedError."""
        try:
            if not self._is_disturbed:
                self.check()
        finally:
            if self._is_disturbed:
                self.connection.close()
                self._last.close()
            else:
                self._last.close()
                self.connection.close()
                _fold_log(self.path)

    def _execute(self, statement: str) -> None:
        patiently(self.path, self._tell, lambda: self.connection.execute(statement))

    def _each(self, action: Callable[[Watched], None]) -> None:
        try:
            for each in self._watched:
                action(each)
        except DisturbedError as error:
            self._is_disturbed = True
            raise LedgerFailedError(
                f"{self.path}: {error}; nothing more is recorded, and nothing is written over"
            ) from None
        except OSError as error:
            raise LedgerFailedError(f"{self.path}: {error.strerror or error}") from error


def _fold_log(path: Path) -> None:
    """Wait a moment for readers to leave, so that the log goes into the ledger and disappears."""
    attempts = int(FOLD_SECONDS / 0.1)
    with suppress(sqlite3.Error):
        while beside(path, "-wal").exists() and attempts:
            sleep(0.1)
            attempts -= 1
            with closing(connect(path, "mode=rw")) as connection:
                connection.execute("SELECT count(*) FROM run").fetchone()
