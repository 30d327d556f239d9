"""A lock that dies with its holder: one writer per ledger."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO

PAUSE = 0.05
"""Seconds between two attempts."""


@contextmanager
def held(path: Path, patience: float = 0.0) -> Iterator[bool]:
    """Lock the file `path` and tell whether that worked within `patience` seconds.

    The system drops the lock when the holder dies, however it dies. Python opens files so that no
    child process inherits them, hence an orphaned worker keeps nothing locked. The file is removed
    at the end. Raises OSError where the file cannot be made or locked at all.
    """
    file = _acquire(path, monotonic() + patience)
    try:
        yield file is not None
    finally:
        if file is not None:
            # Removed while still locked, for a later holder may have the name; Windows refuses.
            with suppress(OSError):
                path.unlink()
            file.close()


def _acquire(path: Path, deadline: float) -> IO[bytes] | None:
    while True:
        file = path.open("ab")
        try:
            if _lock(file) and _is_named(file, path):
                return file
        except BaseException:
            file.close()
            raise
        file.close()
        if monotonic() >= deadline:
            return None
        sleep(PAUSE)


def _is_named(file: IO[bytes], path: Path) -> bool:
    """Tell whether the locked file is still the one at `path`; the last holder removed its own."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
