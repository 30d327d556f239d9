"""Ledgers of sealed lines: the first line is an identity, each further line is a result.

A sealed line has a checksum. Lines are only appended. Incomplete lines, left by a kill or a power
cut, are dropped.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any

from greenest.system.files import is_of_the_disk, keep_name
from greenest.system.locks import DisturbedError, Watched, sole_writer
from greenest.system.sealed_lines import sealed, unsealed

LONGEST_LINE = 1 << 25
"""The most bytes that are read as one line, more than any result needs."""

Record = dict[str, Any]


class LineLedgerError(Exception):
    """A ledger cannot be used; the message, in one line, begins with its path."""


class LineLedgerFailedError(LineLedgerError):
    """A ledger failed during the work, for example because the disk is full."""


@contextmanager
def open_line_ledger(
    path: Path,
    identity: Record,
    note: Callable[[int, int, Record], bool],
    other: Callable[[Record], str],
) -> Iterator[SealedLines]:
    """Open the ledger of an identity, or create it with this identity as its first line.

    For each further line, `note` receives its number, its offset and its record, and returns
    whether the record is valid. For a ledger with another first line, `other` receives this line's
    record and returns the error message.

    Raises LineLedgerError, with the file unchanged, if another process is writing it, if it has
    another identity, if it is damaged, or if it cannot be written. Raises LineLedgerFailedError at
    the end if another program has changed the file.
    """
    head = sealed(identity)
    taken = LineLedgerError(f"{path}: another process is writing this ledger")
    try:
        with sole_writer(path, taken=taken):
            size = _read(path, head, note, other)
            with adding_lines(path, head, size, LineLedgerFailedError) as lines:
                yield lines
    except BrokenPipeError:
        # Standard output was closed by its reader; the ledger is not affected.
        raise
    except OSError as error:
        kind = LineLedgerFailedError if is_of_the_disk(error) else LineLedgerError
        raise kind(f"{path}: {error.strerror}") from None


def _read(
    path: Path,
    head: bytes,
    note: Callable[[int, int, Record], bool],
    other: Callable[[Record], str],
) -> int:
    """Pass each complete line to `note`; return the offset at which the last one ends."""
    if not path.exists():
        return 0
    with path.open("rb") as file:
        first = file.readline(LONGEST_LINE)
        if first != head:
            # A kill may have cut even the first line short; anything else is not ours.
            if not first.endswith(b"\n") and head.startswith(first) and not file.read(1):
                return 0
            raise LineLedgerError(f"{path}: {other(unsealed(first) or {})}")
        size = at = len(head)
        for number in count(2):
            line = file.readline(LONGEST_LINE)
            # After a power cut, unwritten bytes are read as zeros; a line begins behind them.
            if lost := line.rfind(b"\0") + 1:
                at += lost
                file.seek(at)
                continue
            if len(line) < LONGEST_LINE and not line.endswith(b"\n"):
                break
            if not note(number, at, unsealed(line) or {}):
                raise LineLedgerError(f"{path}: line {number} is damaged")
            size = at = at + len(line)
    return size


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Return the records in the undamaged lines of a file; the empty list if there is no file."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [record for record in map(unsealed, lines) if record is not None]


def add_line(path: Path, record: dict[str, Any]) -> None:
    """Append a record to a file, on a new line even if the last line is incomplete."""
    with path.open("a+b") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - 1))
        is_whole = file.read() in (b"", b"\n")
        file.write((b"" if is_whole else b"\n") + sealed(record))


class SealedLines:
    """A file open for appending records, which detects changes by other programs.

    Errors are raised as `failed`, with a message in one line that begins with the path.
    """

    def __init__(self, path: Path, file: IO[bytes], failed: type[Exception]) -> None:
        self.path = path
        self.file = file
        self._failed = failed
        self._watched = Watched(Path(os.path.realpath(path)))

    def add(self, record: dict[str, Any]) -> None:
        """Append a record and flush it, so that a kill cannot lose it."""
        self.check()
        try:
            self.file.write(sealed(record))
            self.file.flush()
        except OSError as error:
            raise self._failed(f"{self.path}: {error.strerror}") from None
        self.check(Watched.renew)

    def sync(self) -> None:
        """Sync the file to disk, so that a power cut cannot lose records."""
        try:
            os.fsync(self.file.fileno())
        except OSError as error:
            raise self._failed(f"{self.path}: {error.strerror}") from None

    def check(self, action: Callable[[Watched], None] = Watched.check) -> None:
        """Call `action`, a method of `Watched`; raise `failed` if it finds a change of the file."""
        try:
            action(self._watched)
        except DisturbedError as error:
            raise self._failed(f"{self.path}: {error}; nothing more is kept") from None


@contextmanager
def adding_lines(
    path: Path, head: bytes, size: int, failed: type[Exception]
) -> Iterator[SealedLines]:
    """Cut a file to its first `size` bytes, and open it for appending.

    If `size` is 0, the line `head` is written first; a missing file is created. The caller has the
    lock, and has checked that the first `size` bytes are whole lines. Raises OSError if the
    file cannot be opened, and `failed` at the end if another program has changed it.
    """
    with path.open("r+b" if path.exists() else "x+b") as file:
        file.truncate(size)
        file.seek(size)
        if not size:
            file.write(head)
            file.flush()
            os.fsync(file.fileno())
            keep_name(path)
        lines = SealedLines(path, file, failed)
        yield lines
        lines.check()
