"""What other long computations resume from: values by topic and number, in a ledger.

A topic is a text with everything that determines its values, such as a name, settings and the
version.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from greenest.study.book.errors import in_one_line
from greenest.study.book.file import reading
from greenest.study.book.schema import OF_NOTES
from greenest.study.book.writing import Notify, OpenFile, opened


class Notes:
    """A ledger open for values; each is on the disk when `add` returns."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def values(self, topic: str, first: int = 0) -> Iterator[bytes]:
        """Yield the values of a topic in the order of their numbers, from number `first` on."""
        query = "SELECT value FROM notes WHERE topic = ? AND number >= ? ORDER BY number"
        with in_one_line(self._file.path, at_work=True):
            for (value,) in self._file.connection.execute(query, (topic, first)):
                yield value

    def add(self, topic: str, number: int, *values: bytes) -> None:
        """Add values with this number and the next ones, in one transaction.

        Raises LedgerFailedError, and adds none, if a number has a value or the disk fails.
        """
        with self._file.transaction():
            rows = (_row(topic, each, value) for each, value in enumerate(values, number))
            self._file.insert("notes", OF_NOTES, rows, 4)


def _row(topic: str, number: int, value: bytes) -> tuple[str, int, bytes, int]:
    return topic, number, value, zlib.crc32(f"{topic}|{number}".encode() + value)


@contextmanager
def open_notes(path: Path, notify: Notify | None = None) -> Iterator[Notes]:
    """Open or create a ledger for values; raises the errors of `opened`."""
    with opened(path, notify, lambda connection: None) as file:
        yield Notes(file)


def read_notes(path: Path, topic: str) -> list[bytes]:
    """Return the values of a topic by number, none if there is no such file.

    Raises LedgerError if it is damaged or no ledger.
    """
    if not path.exists():
        return []
    query = "SELECT value FROM notes WHERE topic = ? ORDER BY number"
    with in_one_line(path), reading(path) as connection:
        return [value for (value,) in connection.execute(query, (topic,))]
