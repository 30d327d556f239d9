"""Lines of JSON, each after a checksum, for files that only grow.

7dd1e5a2 {"board": "BGW", "verdict": "solvable"}
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from greenest.system.files import keep_name
from greenest.system.locks import DisturbedError, Watched


def sealed(record: dict[str, Any]) -> bytes:
    """Return the line for a record, with its line feed."""
    text = json.dumps(record).encode()
    return b"%s %s\n" % (_checksum(text), text)


def unsealed(line: bytes) -> dict[str, Any] | None:
    """Return the record in a line; None if the line is damaged or incomplete."""
    checksum, _, text = line.rstrip(b"\n").partition(b" ")
    if checksum != _checksum(text):
        return None
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


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


def _checksum(text: bytes) -> bytes:
    return b"%08x" % zlib.crc32(text)


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
