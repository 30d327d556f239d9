"""The errors of ledgers, with one-line messages for errors of SQLite and the system."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from greenest.system.files import is_of_the_disk

LONGEST = 200
"""The most characters that a message has of what SQLite says."""


class LedgerError(Exception):
    """A ledger cannot be used. The message, in one line, begins with its path."""


class LedgerFailedError(LedgerError):
    """A ledger failed during the work, for example because the disk is full."""


@contextmanager
def in_one_line(path: Path, at_work: bool = False) -> Iterator[None]:
    """Turn errors of SQLite and the system into LedgerErrors with one-line messages.

    They become LedgerFailedErrors if the disk failed, and always if `at_work`.
    """
    cause: Exception
    try:
        yield
    except sqlite3.Error as error:
        failed = at_work or _primary_code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
        said, cause = _explain(error), error
    except UnicodeDecodeError as error:
        failed = at_work
        said, cause = "the ledger is damaged (text that is no text)", error
    except OSError as error:
        failed = at_work or is_of_the_disk(error)
        said, cause = error.strerror or str(error), error
    else:
        return
    kind = LedgerFailedError if failed else LedgerError
    raise kind(f"{path}: {said}") from cause


def is_locked(error: sqlite3.Error) -> bool:
    """Return whether an error means that another connection holds a lock."""
    return _primary_code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's primary result code: the low byte of the extended code."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _explain(error: sqlite3.Error) -> str:
    # The message quotes a damaged schema, which may contain anything.
    said = " ".join(repr(str(error)[:LONGEST])[1:-1].replace("\\n", " ").split())
    match _primary_code(error):
        case sqlite3.SQLITE_FULL:
            return "the disk is full; what was recorded before is kept"
        case sqlite3.SQLITE_NOTADB:
            return "not a ledger, or a damaged one"
        case sqlite3.SQLITE_READONLY if error.sqlite_errorcode == sqlite3.SQLITE_READONLY_ROLLBACK:
            return "its last batch was killed while it wrote; open it once with the right to write"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return f"cannot be opened ({said})"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return "another program has locked this file"
        case sqlite3.SQLITE_PROTOCOL:
            return f"cannot be locked ({said}); has its file system locks?"
        case sqlite3.SQLITE_IOERR:
            return f"cannot be read or written ({said}; is the disk full?)"
        case 0:
            return said
        case _:
            return f"the ledger is damaged ({said})"
