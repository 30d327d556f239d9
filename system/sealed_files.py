"""A seal at the end of a file: a digest of its content, which detects any change.

content | MARK | SHA-256 of content and MARK

A kill or a full disk can leave an incomplete seal; such a file counts as not sealed.
"""

from __future__ import annotations

import hashlib
import os
from io import FileIO
from pathlib import Path

MARK = b"greenest-seal-2\n"
DIGEST = hashlib.sha256().digest_size
AT_ONCE = 1 << 20
"""The number of bytes to read at a time."""


def seal(path: Path, size: int) -> None:
    """Seal the first `size` bytes of a file, and cut off the rest; raises OSError.

    No other process may be writing the file.
    """
    with FileIO(path, "r+") as file:
        file.truncate(size)
        file.seek(size)
        file.write(MARK)
        digest = _digest(file, size + len(MARK))
        file.write(digest)


def is_sealed(path: Path) -> bool:
    """Return whether a file has a seal that fits its content.

    Reads the whole file. Raises OSError if it cannot be read.
    """
    with FileIO(path) as file:
        end = file.seek(0, os.SEEK_END) - DIGEST
        if end < len(MARK):
            return False
        file.seek(end - len(MARK))
        if file.read(len(MARK)) != MARK:
            return False
        return _digest(file, end) == file.read()


def _digest(file: FileIO, size: int) -> bytes:
    """Return the SHA-256 of the first `size` bytes of a file; the file position is then `size`."""
    total = hashlib.sha256()
    file.seek(0)
    while size and (content := file.read(min(size, AT_ONCE))):
        total.update(content)
        size -= len(content)
    return total.digest()
