"""A seal at the end of a file: a note, and a digest of all before it, so that no bit changed.

    content | note | length of the note, 4 bytes | MARK | SHA-256 of all before it

Whoever reads the content alone has to know where it ends. A seal that is torn, or was made of
something else, is none: it can be left behind, and a kill or a full disk can cut it short.
"""

from __future__ import annotations

import hashlib
import os
import struct
from contextlib import suppress
from io import BufferedReader, FileIO
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


def seal(path: Path, note: bytes) -> None:
    """Seal a file that no other process is writing; raises OSError, with the file unchanged."""
    with open(path, "r+b", buffering=0) as file:
        size = file.seek(0, os.SEEK_END)
        head = note + FOOT.pack(len(note), MARK)
        whole = head + _digest(file, size, head)
        file.seek(size)
        try:
            if file.write(whole) != len(whole):
                raise OSError(f"{path}: the seal was cut short")
        except BaseException:
            with suppress(OSError):
                file.truncate(size)
            raise


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


def is_marked(path: Path) -> bool:
    """Tell whether a file ends as a sealed one does, its seal whole or broken; raises OSError."""
    with open(path, "rb") as file:
        end = file.seek(0, os.SEEK_END)
        file.seek(max(end - DIGEST - len(MARK), 0))
        return file.read(len(MARK)) == MARK


def unseal(path: Path, size: int) -> None:
    """Cut a file to a size; raises OSError."""
    if path.stat().st_size > size:
        with open(path, "r+b", buffering=0) as file:
            file.truncate(size)


def _digest(file: FileIO | BufferedReader, size: int, more: bytes = b"") -> bytes:
    """Return the SHA-256 of the first bytes of a file, and of `more`."""
    total = hashlib.sha256()
    buffer = memoryview(bytearray(AT_ONCE))
    file.seek(0)
    while size:
        count = file.readinto(buffer[:size])
        if not count:
            raise OSError("the file became shorter")
        total.update(buffer[:count])
        size -= count
    total.update(more)
    return total.digest()
