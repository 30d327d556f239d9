"""The errors of ledgers, with one-line messages for errors of SQLite and the system."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from greenest.system.files import is_of_the_disk
from greenest.system.locks import DisturbedError, TakenError

LONGEST = 200
"""The most characters that a message shows of a text from a file."""

SAID = {
    sqlite3.SQLITE_FULL: "the disk is full; what was recorded before is kept",
    sqlite3.SQLITE_NOTADB: "not a ledger, or a damaged one",
    sqlite3.SQLITE_READONLY: "cannot be opened ({})",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened ({})",
    sqlite3.SQLITE_PERM: "cannot be opened ({})",
    sqlite3.SQLITE_BUSY: "another program has locked this file",
    sqlite3.SQLITE_LOCKED: "another program has locked this file",
    sqlite3.SQLITE_PROTOCOL: "cannot be locked ({}); has its file system locks?",
    sqlite3.SQLITE_IOERR: "cannot be read or written ({}; is the disk full?)",
    0: "{}",
}
"""Messages by SQLite's primary result code, with SQLite's own message in braces."""

OF_THE_DISK = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}
OF_WRITING = SAID.keys() - {sqlite3.SQLITE_NOTADB, 0}
"""Codes that keep a ledger from being written, whatever is in it."""


class LedgerError(Exception):
    """A ledger cannot be used. The message, in one line, begins with its path."""


class LedgerFailedError(LedgerError):
    """A ledger cannot be written, or its disk failed; what is in it is not at fault."""


@contextmanager
def in_one_line(path: Path, is_written: bool = False) -> Iterator[None]:
    """Turn errors of SQLite and the system into LedgerErrors with one-line messages.

    They become LedgerFailedErrors if the disk failed or, of a ledger that `is_written`, if it
    cannot be.
    """
    failures = OF_WRITING if is_written else OF_THE_DISK
    try:
        yield
    except sqlite3.Error as error:
        kind = LedgerFailedError if primary_code(error) in failures else LedgerError
        raise kind(f"{path}: {_explain(error)}") from error
    except OSError as error:
        kind = LedgerFailedError if is_written or is_of_the_disk(error) else LedgerError
        raise kind(f"{path}: {error.strerror or error}") from error
    except TakenError:
        raise LedgerFailedError(f"{path}: another process is writing this ledger") from None
    except DisturbedError as error:
        raise LedgerFailedError(
            f"{path}: {error}; nothing more is recorded, and nothing is written over"
        ) from None


def primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's primary result code, the low byte of the extended one; 0 if none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def shortened(text: str) -> str:
    """Return a text of a file in one line, without what a terminal would obey."""
    return " ".join(repr(text[:LONGEST])[1:-1].replace("\\n", " ").split())


def _explain(error: sqlite3.Error) -> str:
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY_ROLLBACK:
        return "its last batch was killed while it wrote; open it once with the right to write"
    said = SAID.get(primary_code(error), "the ledger is damaged ({})")
    # The message quotes a damaged schema, which may contain anything.
    return said.format(shortened(str(error)))
