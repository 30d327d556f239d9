"""A seal at the end of a file: a note, and a digest of all before it, so that no bit changed.

content | note | length of the note, 4 bytes | MARK | SHA-256 of all before it
"""

from __future__ import annotations

import hashlib
import os
import struct
from io import BufferedReader
from pathlib import Path
from typing import NamedTuple

MARK = b"greenest-seal-1\n"
FOOT = struct.Struct(f">I{len(MARK)}s")
DIGEST = hashlib.sha256().digest_size
LONGEST_NOTE = 1 << 20
AT_ONCE = 1 << 20
"""Bytes that are read at a time."""


class Seal(NamedTuple):
    """The note in a seal, and the number of bytes before it."""

    note: bytes
    size: int


def seal_of(content: bytes | memoryview, note: bytes) -> bytes:
    """Return the seal of all that is in a file, to be written behind it."""
    head = note + FOOT.pack(len(note), MARK)
    total = hashlib.sha256(content)
    total.update(head)
    return head + total.digest()


def read_seal(path: Path) -> Seal | None:
    """Return the seal of a file, None if there is none or if a bit is not as it was sealed.

    All of the file is read. Raises OSError.
    """
    with open(path, "rb") as file:
        end = file.seek(0, os.SEEK_END) - FOOT.size - DIGEST
        if end < 0:
            return None
        file.seek(end)
        length, mark = FOOT.unpack(file.read(FOOT.size))
        digest = file.read(DIGEST)
        if mark != MARK or length > min(LONGEST_NOTE, end):
            return None
        if _digest(file, end + FOOT.size) != digest:
            return None
        file.seek(end - length)
        return Seal(file.read(length), end - length)


def _digest(file: BufferedReader, size: int) -> bytes:
    """Return the SHA-256 of the first bytes of a file."""
    total = hashlib.sha256()
    buffer = memoryview(bytearray(AT_ONCE))
    file.seek(0)
    while size:
        count = file.readinto(buffer[:size])
        if not count:
            raise OSError("the file became shorter")
        total.update(buffer[:count])
        size -= count
    return total.digest()
