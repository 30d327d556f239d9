"""One writer at a time: a lock on a file, which the system releases when its holder ends.

On most systems other programs can ignore the lock, and remove, replace or change the open file. A
writer that went on would then lose data. So a writer checks for changes of its file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL
from pathlib import Path

from filelock import FileLock, Timeout

from greenest.system.files import target_of

KEEPS_TIMES = os.name != "nt"
"""Whether the system updates size and modification time at each write."""


@contextmanager
def sole_writer(path: Path, patience: float = 0.0) -> Iterator[None]:
    """Lock a file against other writers; wait at most `patience` seconds for another writer.

    The lock file is `path`-lock in the same folder; for a symbolic link, it is beside the target.
    The system releases the lock when the holder dies, even if child processes of the holder live.
    The lock file is removed at the end, except on Windows.

    Raises OSError if another writer still has the lock after that time, as `target_of` does for
    `path` and the lock file, and if the lock file cannot be made or locked.
    """
    target = target_of(path)
    beside = target.with_name(f"{target.name}-lock")
    try:
        target_of(beside)
    except OSError as error:
        raise OSError(error.errno, f"{beside.name}: {error.strerror}", str(beside)) from None
    if beside.is_symlink():
        raise OSError(EINVAL, f"{beside.name} is a symbolic link, and no lock", str(beside))
    with suppress(FileNotFoundError):
        if beside.stat().st_size:
            raise OSError(EINVAL, f"{beside.name} is not empty, and no lock", str(beside))
    # A soft lock, a mere file, would outlive its holder.
    lock = FileLock(beside, timeout=patience, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise OSError("another process is writing this file") from None
    except OSError as error:
        # Errors on an open file do not name it.
        error.filename = error.filename or lock.lock_file
        raise
    try:
        yield
    finally:
        # Removed while still locked, since a later holder may use the name. A waiting process
        # detects the removal, and opens the next file. Windows refuses to remove it.
        with suppress(OSError):
            beside.unlink()
        # A lock that cannot be released, as on a failed disk, ends with this process.
        with suppress(OSError):
            lock.release()


class Watched:
    """A file with only one writer, and its last known state: inode, links, size and time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = self._found()

    def renew(self) -> None:
        """Record the state after a write of our own.

        Raises OSError if another program has removed, replaced or linked the file.
        """
        found = self._found()
        self._compare(self._known[:3], found[:3])
        self._known = found

    def check(self) -> None:
        """Raise OSError if the state has changed since it was recorded."""
        self._compare(self._known, self._found())

    def _found(self) -> tuple[int, ...]:
        try:
            found = os.stat(self._path)
        except FileNotFoundError:
            return ()
        known = (found.st_dev, found.st_ino, found.st_nlink)
        return (*known, found.st_size, found.st_mtime_ns) if KEEPS_TIMES else known

    def _compare(self, known: tuple[int, ...], found: tuple[int, ...]) -> None:
        if found != known:
            raise OSError(
                "removed, replaced or changed by another program while it was being written; "
                "nothing more is recorded, and nothing is written over"
            )
