"""A seal at the end of a file: a digest of the content, to detect any change.

content | MARK | SHA-256 of both

An incomplete seal, as after a kill or on a full disk, is no seal.
"""

from __future__ import annotations

import hashlib
import os
from io import FileIO
from pathlib import Path

MARK = b"greenest-seal-2\n"
DIGEST = hashlib.sha256().digest_size
AT_ONCE = 1 << 20
"""Bytes that are read at a time."""


def seal(path: Path, size: int) -> None:
    """Seal the first `size` bytes of a file, and truncate the rest; raises OSError.

    No other process may be writing the file.
    """
    with FileIO(path, "r+") as file:
        file.truncate(size)
        file.seek(size)
        file.write(MARK)
        digest = _digest(file, size + len(MARK))
        file.write(digest)


def is_sealed(path: Path) -> bool:
    """Tell whether a file is sealed and has not changed since; reads it whole, raises OSError."""
    with FileIO(path) as file:
        end = file.seek(0, os.SEEK_END) - DIGEST
        if end < len(MARK):
            return False
        file.seek(end - len(MARK))
        if file.read(len(MARK)) != MARK:
            return False
        return _digest(file, end) == file.read()


def _digest(file: FileIO, size: int) -> bytes:
    """Return the SHA-256 of the first `size` bytes of a file, and leave the position there."""
    total = hashlib.sha256()
    file.seek(0)
    while size and (content := file.read(min(size, AT_ONCE))):
        total.update(content)
        size -= len(content)
    return total.digest()
