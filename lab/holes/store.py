"""Arrays of words (see `stuck`) in a ledger, from which a long search resumes.

A topic has the name of the words, the version, and a digest of this folder's source files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import numpy as np

from greenest import __version__
from greenest.solver.kernels.arrays import UInt64s
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import Ledger
from greenest.study.book.file import opened as opened_ledger
from greenest.study.shapes.census import in_pieces


class Store:
    """Arrays of words by name, kept in a ledger. If `notes` is None, nothing is kept."""

    def __init__(self, notes: Ledger | None = None) -> None:
        self._notes = notes
        self.is_empty = True

    def words(self, name: str, make: Callable[[], UInt64s]) -> UInt64s:
        """Return the array with this name; if it is not kept, compute it by `make` and keep it.

        Raises the errors of `Ledger` and of `make`.
        """
        if not self._notes:
            return make()
        topic = f"{name} by greenest {__version__} {_sources()}"
        values = list(self._notes.values(topic))
        if any(len(value) % 8 for value in values):
            raise LedgerError(f"{self._notes.path}: the words of {topic} are none")
        if not values:
            values = list(in_pieces(make()))
            self._notes.add(topic, *values)
        self.is_empty = False
        return np.frombuffer(b"".join(values), dtype="<u8").astype(np.uint64)


NOWHERE = Store()


@contextmanager
def opened(ledger: Path | None) -> Iterator[Store]:
    """Open a store in a ledger; if it is None, nothing is kept. Raises the errors of `opened`."""
    if ledger is None:
        yield Store()
        return
    with opened_ledger(ledger) as notes:
        yield Store(notes)


def _sources() -> str:
    """Return a digest of this folder's source files."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(each.read_bytes() for each in sources)).hexdigest()[:16]
