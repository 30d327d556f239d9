"""What other long computations resume from: values by topic and number, in a ledger.

A topic is a text with everything that determines its values, such as a name, settings and the
version.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from greenest.study.book.errors import LedgerError, in_one_line
from greenest.study.book.file import Notify, OpenFile, opened, reading

VALUES = "SELECT value FROM notes WHERE topic = ? ORDER BY number"


class Notes:
    """A ledger open for values; each is on the disk when the method that adds it returns."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file
        self.path = file.path

    def values(self, topic: str) -> Iterator[bytes]:
        """Yield the values of a topic in order; add none meanwhile."""
        with in_one_line(self.path, is_written=True):
            for (value,) in self._file.connection.execute(VALUES, (topic,)):
                yield value

    def add(self, topic: str, *values: bytes) -> None:
        """Add values at the end of a topic in one transaction; raises LedgerFailedError."""
        with self._file.transaction():
            query = "SELECT count(*) FROM notes WHERE topic = ?"
            ((first,),) = self._file.connection.execute(query, (topic,))
            self._file.put("notes", ((topic, *each) for each in enumerate(values, first)))

    def records(self, topic: str) -> list[Any]:
        """Return the values of a topic, which are JSON; raises LedgerError if one is not."""
        return _records(self.path, self.values(topic))

    def add_record(self, topic: str, record: Any) -> None:
        """Add a value as JSON; raises LedgerFailedError."""
        self.add(topic, json.dumps(record).encode())


def _records(path: Path, values: Iterable[bytes]) -> list[Any]:
    try:
        return list(map(json.loads, values))
    except (ValueError, RecursionError):
        raise LedgerError(f"{path}: a note is damaged") from None


@contextmanager
def open_notes(path: Path, notify: Notify | None = None) -> Iterator[Notes]:
    """Open or create a ledger for values; raises the errors of `opened`."""
    with opened(path, notify) as file:
        yield Notes(file)


def read_records(path: Path, topics: Sequence[str]) -> list[list[Any]]:
    """Return the values of each topic, which are JSON; none if there is no such file.

    Raises LedgerError if the file is damaged or no ledger.
    """
    if not path.exists():
        return [[] for _ in topics]
    with in_one_line(path), reading(path) as connection:
        found = [connection.execute(VALUES, (topic,)).fetchall() for topic in topics]
    return [_records(path, (value for (value,) in values)) for values in found]
