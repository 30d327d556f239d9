"""One writer at a time: a lock that the system releases when its holder ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, ENOENT
from pathlib import Path
from tempfile import TemporaryFile

from filelock import FileLock, Timeout


class TakenError(Exception):
    """Another process is writing the file."""


@contextmanager
def sole_writer(path: Path, patience: float = 0.0) -> Iterator[None]:
    """Lock a file against other writers; wait at most `patience` seconds for another one to end.

    The lock file is `path`-lock beside the file; a symbolic link stands for its target. The system
    releases the lock when the holder dies, and processes that the holder started do not keep it.
    The lock file is removed at the end, except on Windows.

    Raises TakenError if the other writer keeps the lock, and OSError if the lock file cannot be
    made or locked, or if `path` is not a regular file.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise OSError(EINVAL, "not a file", str(target))
    # FileLock would create the folder.
    if not target.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(target.parent))
    # A soft lock, a mere file, would outlive its holder.
    lock = FileLock(f"{target}-lock", timeout=patience, fallback_to_soft=False)
    try:
        held = lock.acquire()
    except Timeout:
        raise TakenError(f"{path} is being written by another process") from None
    except OSError as error:
        # Errors of an open file have no name.
        error.filename = error.filename or lock.lock_file
        raise
    with held:
        try:
            yield
        finally:
            # Removed while still locked, since a later holder may use the name. A waiting process
            # notices that its file was removed, and takes the next. Windows refuses to remove it.
            with suppress(OSError):
                os.unlink(lock.lock_file)


def check_locks(folder: Path) -> None:
    """Raise OSError if files in a folder cannot be locked at all."""
    with TemporaryFile(dir=folder) as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
