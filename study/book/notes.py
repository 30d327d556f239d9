"""What other long computations resume from: values by topic and number, in a ledger.

A topic is a text with everything that determines its values, such as a name, settings and the
version.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from greenest.solver.kernels.arrays import UInt64s
from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import reading
from greenest.study.book.schema import OF_NOTES
from greenest.study.book.writing import Notify, OpenFile, opened

WORDS_AT_ONCE = 1 << 20
"""The most words in one value."""
VALUES = "SELECT value FROM notes WHERE topic = ? ORDER BY number"


class Notes:
    """A ledger open for values; each is on the disk when the method that adds it returns."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file
        self.path = file.path

    def values(self, topic: str) -> Iterator[bytes]:
        """Yield the values of a topic in order; add none meanwhile."""
        with in_one_line(self.path, at_work=True):
            for (value,) in self._file.connection.execute(VALUES, (topic,)):
                yield value

    def add(self, topic: str, *values: bytes) -> None:
        """Add values at the end of a topic in one transaction; raises LedgerFailedError."""
        with self._file.transaction():
            query = "SELECT count(*) FROM notes WHERE topic = ?"
            ((first,),) = self._file.connection.execute(query, (topic,))
            rows = (_row(topic, number, value) for number, value in enumerate(values, first))
            self._file.insert("notes", OF_NOTES, rows, 4)

    def records(self, topic: str) -> list[Any]:
        """Return the values of a topic, which are JSON; raises LedgerError if one is not."""
        return _records(self.path, self.values(topic))

    def add_record(self, topic: str, record: Any) -> None:
        """Add a value as JSON; raises LedgerFailedError."""
        self.add(topic, json.dumps(record).encode())

    def words(self, topic: str) -> UInt64s | None:
        """Return all words of a topic, None if it has no value; raises LedgerError."""
        values = list(self.values(topic))
        if any(len(value) % 8 for value in values):
            raise LedgerError(f"{self.path}: the words of {topic} are none")
        return np.frombuffer(b"".join(values), dtype="<u8").astype(np.uint64) if values else None

    def add_words(self, topic: str, words: UInt64s) -> None:
        """Add words at the end of a topic in one transaction; raises LedgerFailedError."""
        starts = range(0, len(words), WORDS_AT_ONCE) or (0,)
        parts = (words[start : start + WORDS_AT_ONCE] for start in starts)
        self.add(topic, *(part.astype("<u8").tobytes() for part in parts))


def _row(topic: str, number: int, value: bytes) -> tuple[str, int, bytes, int]:
    return topic, number, value, zlib.crc32(f"{topic}|{number}".encode() + value)


def _records(path: Path, values: Iterator[bytes]) -> list[Any]:
    try:
        return list(map(json.loads, values))
    except (ValueError, RecursionError):
        raise LedgerError(f"{path}: a note is damaged") from None


@contextmanager
def open_notes(path: Path, notify: Notify | None = None) -> Iterator[Notes]:
    """Open or create a ledger for values; raises the errors of `opened`."""
    with opened(path, notify, lambda connection: None) as file:
        yield Notes(file)


def read_records(path: Path, topic: str) -> list[Any]:
    """Return the values of a topic, which are JSON; none if there is no such file.

    Raises LedgerError if the file is damaged or no ledger.
    """
    if not path.exists():
        return []
    with in_one_line(path), reading(path) as connection:
        return _records(path, (value for (value,) in connection.execute(VALUES, (topic,))))
