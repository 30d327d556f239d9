"""Files of words with a digest, in which tables of positions are saved (docs/census.md)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import numpy as np

from greenest.solver.kernels.arrays import UInt64s
from greenest.solver.kernels.table import Layout
from greenest.system.files import written_aside

HEADER = re.compile(rb"greenest table 1 shape ([0-9]{1,2}x[0-9]{1,2}) masks ([0-9]{1,5})\n")
LONGEST_HEADER = 256
"""The most bytes read as the first line."""
LONGEST_TRAILER = 128
"""The most bytes read as the last line."""

CHUNK = 1 << 20
"""The number of words read or written at a time."""


class TableFileError(Exception):
    """A table file cannot be used; the message, in one line, says why."""


def save(path: Path, layout: Layout, table: UInt64s, masks: int) -> None:
    """Write the first `masks` masks of a table to a file.

    The file is replaced only when the new one is complete. Raises OSError, with the old file
    unchanged.
    """
    header = f"greenest table 1 shape {layout.rows}x{layout.cols} masks {masks}\n"
    write_words(path, header.encode(), table[: layout.bounds[masks]])


def write_words(path: Path, header: bytes, words: UInt64s) -> None:
    """Write a header line, the words as little-endian bytes, and a line with the digest of both.

    Raises OSError, with the old file unchanged.
    """
    digest = hashlib.sha256(header)
    with written_aside(path) as stream:
        stream.write(header)
        for at in range(0, len(words), CHUNK):
            content = words[at : at + CHUNK].astype("<u8", copy=False).data.cast("B")
            stream.write(content)
            digest.update(content)
        stream.write(_trailer(digest.hexdigest()))


def read_words(path: Path, room: Callable[[bytes], UInt64s]) -> bool:
    """Read the words of a file into the array that `room` returns for the file's first line.

    Return whether the digest is right; if not, the array is invalid.
    """
    with path.open("rb") as stream:
        header = stream.readline(LONGEST_HEADER)
        digest = hashlib.sha256(header)
        _read_words(stream, room(header), digest)
        return stream.read(LONGEST_TRAILER) == _trailer(digest.hexdigest())


def load(path: Path, layout: Layout, table: UInt64s) -> int:
    """Read a file into the beginning of a table, and return the number of masks read.

    Raises TableFileError for a file that cannot be read, is of another shape, or is damaged; the
    table is then invalid.
    """
    masks = 0

    def room(header: bytes) -> UInt64s:
        nonlocal masks
        masks = _masks(path, header, layout)
        return table[: layout.bounds[masks]]

    try:
        is_whole = read_words(path, room)
    except OSError as error:
        raise TableFileError(f"{path}: {error.strerror}") from None
    if not is_whole:
        raise TableFileError(f"{path} is damaged: its checksum does not fit")
    return masks


def _masks(path: Path, header: bytes, layout: Layout) -> int:
    match = HEADER.fullmatch(header)
    if not match:
        raise TableFileError(f"{path} is no table of positions")
    shape, masks = match[1].decode(), int(match[2])
    if shape != f"{layout.rows}x{layout.cols}":
        raise TableFileError(f"{path} is of another shape, {shape}")
    if masks > len(layout.masks):
        raise TableFileError(f"{path} is damaged: {masks} masks are too many")
    return masks


def _read_words(stream: BinaryIO, words: UInt64s, digest: hashlib._Hash) -> None:
    """Read words into an array and the digest; a short file leaves the array's end unchanged."""
    for at in range(0, len(words), CHUNK):
        part = words[at : at + CHUNK]
        content = stream.read(8 * len(part))
        digest.update(content)
        if len(content) < 8 * len(part):
            return
        part[:] = np.frombuffer(content, dtype="<u8")


def _trailer(digest: str) -> bytes:
    return f"sha256 {digest}\n".encode()
