"""One writer at a time: a lock that dies with its holder."""

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
    """Keep other writers off a file; where there is one, wait so many seconds for it to leave.

    The lock is a file beside it, `path`-lock, and a link to a file is the same file. The system
    drops the lock when the holder dies, however it dies, and no process that the holder started
    keeps it. The lock file is removed at the end, but for Windows.

    Raises TakenError if the other writer stays, OSError where the lock file cannot be made or
    locked at all, and where there is no regular file to be written.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise OSError(EINVAL, "not a file", str(target))
    # FileLock would make the folder.
    if not target.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(target.parent))
    # A soft lock, which is nothing but a file that is there, would outlive its holder.
    lock = FileLock(f"{target}-lock", timeout=patience, fallback_to_soft=False)
    try:
        held = lock.acquire()
    except Timeout:
        raise TakenError(f"{path} is being written by another process") from None
    except OSError as error:
        # What fails with the lock, an open file, has no name.
        error.filename = error.filename or lock.lock_file
        raise
    with held:
        try:
            yield
        finally:
            # Removed while still locked, for a later holder may have the name; whoever waits
            # for the file that was removed notices, and takes the next. Windows refuses.
            with suppress(OSError):
                os.unlink(lock.lock_file)


def check_locks(folder: Path) -> None:
    """Raise OSError where the system fails to lock even a file that nobody else can have."""
    with TemporaryFile(dir=folder) as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
