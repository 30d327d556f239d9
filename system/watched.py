"""Detects changes by other programs to a file that this process is writing.

On most systems another program may remove, replace, cut or overwrite an open file. To go on writing
would then lose data, or destroy the other program's.
"""

from __future__ import annotations

import os
from pathlib import Path

KEEPS_TIMES = os.name != "nt"
"""Whether the modification time is right as soon as a file was written."""


class DisturbedError(Exception):
    """The change to a file, in words that begin with its name."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{path.name} {what} while it was being written")


class Watched:
    """A file that only we write to, as we left it."""

    def __init__(self, path: Path) -> None:
        """Begin with the file as it is; raises DisturbedError if it is not there."""
        self.path = path
        self._known = self._found()

    def renew(self) -> None:
        """Note that we wrote to the file; raises DisturbedError as `check` does."""
        found = self._found()
        self._compare(found)
        self._known = found

    def check(self) -> None:
        """Raise DisturbedError unless the file is there as we left it, under one name."""
        found = self._found()
        self._compare(found)
        known = self._known
        is_same = (found.st_size, found.st_mtime_ns) == (known.st_size, known.st_mtime_ns)
        if KEEPS_TIMES and not is_same:
            raise DisturbedError(self.path, "was written to by another program")

    def _found(self) -> os.stat_result:
        try:
            return os.stat(self.path)
        except FileNotFoundError:
            raise DisturbedError(self.path, "was removed") from None

    def _compare(self, found: os.stat_result) -> None:
        if (found.st_dev, found.st_ino) != (self._known.st_dev, self._known.st_ino):
            raise DisturbedError(self.path, "was replaced by another file")
        if found.st_size < self._known.st_size:
            raise DisturbedError(self.path, "was cut")
        if found.st_nlink > 1:
            raise DisturbedError(self.path, "was given a second name")
