"""Bytes as a file, for readers that take a path."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

MEMORY = Path("/dev/shm")


@cache
def folder() -> Path:
    """Return the folder of this process, which is removed at its end."""
    made = Path(tempfile.mkdtemp(prefix="hostile-", dir=MEMORY if MEMORY.is_dir() else None))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def file_of(content: bytes, name: str = "file") -> Path:
    """Write bytes to a file of that name and return its path."""
    path = folder() / name
    path.write_bytes(content)
    return path
