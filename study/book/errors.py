"""The errors of ledgers, with one-line messages for errors of SQLite and the system."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from greenest.system.files import is_of_the_disk
from greenest.system.streams import shortened

SAID = {
    sqlite3.SQLITE_FULL: "the disk is full; what it held before is kept",
    sqlite3.SQLITE_IOERR: "cannot be read or written ({}; is the disk full?)",
    sqlite3.SQLITE_READONLY: "cannot be opened ({}); after a kill, a writer has to open it first",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened ({})",
    sqlite3.SQLITE_BUSY: "another program has locked this file",
}
"""Messages by SQLite's primary result code, with its own in braces; others come from damage."""


class LedgerError(Exception):
    """A ledger cannot be used. The message, in one line, begins with its path."""


class LedgerFailedError(LedgerError):
    """A ledger cannot be opened or written, or its disk failed; what is in it is not at fault."""


@contextmanager
def in_one_line(path: Path, is_written: bool = False) -> Iterator[None]:
    """Turn errors of SQLite and the system into LedgerErrors with one-line messages.

    They become LedgerFailedErrors if SQLite cannot use the file, if the disk failed or, of a ledger
    that `is_written`, for any other error of the system.
    """
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        # The low byte is the primary code; errors of Python's own module have none.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        kind = LedgerFailedError if code in SAID else LedgerError
        # The message quotes a damaged schema, which may contain anything.
        said = SAID.get(code, "the ledger is damaged ({})").format(shortened(str(error)))
        raise kind(f"{path}: {said}") from error
    except OSError as error:
        kind = LedgerFailedError if is_written or is_of_the_disk(error) else LedgerError
        raise kind(f"{path}: {error.strerror or error}") from error
