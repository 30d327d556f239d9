"""A table of positions in a file, whole or its beginning; docs/census.md has the format."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import numpy as np

from greenest.kernels.arrays import UInt64s
from greenest.kernels.table import Layout
from greenest.system.files import written_aside

HEADER = re.compile(rb"greenest table 1 shape ([0-9]{1,2}x[0-9]{1,2}) masks ([0-9]{1,5})\n")
LONGEST_HEADER = 64
"""More bytes than the first line takes."""
LONGEST_TRAILER = 128
"""More bytes than the last line takes."""

CHUNK = 1 << 20
"""UInt64s read or written at a time."""


class TableFileError(Exception):
    """A table file cannot be used; the message, in one line, says why."""


def save(path: Path, layout: Layout, table: UInt64s, masks: int) -> None:
    """Write the first masks of a table, aside and then in place of the file.

    Raises OSError, with the old file unchanged, if that fails.
    """
    digest = hashlib.sha256()
    with written_aside(path) as stream:
        for content in _contents(layout, table, masks):
            stream.write(content)
            digest.update(content)
        stream.write(_trailer(digest.hexdigest()))


def _contents(layout: Layout, table: UInt64s, masks: int) -> Iterator[bytes]:
    """Yield the file but for its last line."""
    yield f"greenest table 1 shape {layout.rows}x{layout.cols} masks {masks}\n".encode()
    words = table[: layout.bounds[masks]]
    for at in range(0, len(words), CHUNK):
        yield words[at : at + CHUNK].astype("<u8").tobytes()


def load(path: Path, layout: Layout, table: UInt64s) -> int:
    """Read a file into the beginning of a table and return its masks.

    Raises TableFileError for a file that cannot be read, is not of this shape, or is damaged. The
    table is then worth nothing.
    """
    try:
        with path.open("rb") as stream:
            header = stream.readline(LONGEST_HEADER)
            masks = _masks(path, header, layout)
            digest = hashlib.sha256(header)
            _read_words(stream, table[: layout.bounds[masks]], digest)
            whole = stream.read(LONGEST_TRAILER) == _trailer(digest.hexdigest())
    except OSError as error:
        raise TableFileError(f"{path}: {error.strerror}") from None
    if not whole:
        raise TableFileError(f"{path} is damaged: its checksum does not fit")
    return masks


def _masks(path: Path, header: bytes, layout: Layout) -> int:
    """Read the first line."""
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
    """Fill `words`, as far as the file has them; the digest tells."""
    for at in range(0, len(words), CHUNK):
        part = words[at : at + CHUNK]
        content = stream.read(8 * len(part))
        digest.update(content)
        if len(content) < 8 * len(part):
            return
        part[:] = np.frombuffer(content, dtype="<u8")


def _trailer(digest: str) -> bytes:
    return f"sha256 {digest}\n".encode()
