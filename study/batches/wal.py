"""Whether the write-ahead log that a killed run left behind is whole.

SQLite reads a log up to the first frame whose checksum fails and forgets the rest without a word.
That is right for a transaction that was being written when the power went. In a damaged file it
loses verdicts that were recorded, and older pages can come to lie over newer ones; what is left
looks whole to SQLite and has every checksum right, so that this check alone notices. The index of
the log (`-shm`) still knows how many frames were committed, until SQLite opens the ledger again.

A power cut takes the index, or leaves an older one. But a transaction is on the disk before the
next one begins, so the frames that it tears are all of the last transaction, whose last frame alone
commits. Where frames follow a commit that does not count, the log is damaged.

The formats are those of https://sqlite.org/walformat.html:

    log     header 32 bytes: magic, version, page size, checkpoint, salts (2 words), checksum (2)
            then frames: page, pages after commit, salts (2), checksum (2), and the page itself
    index   header 48 bytes, twice: frames at 16, salts at 32; frames already in the ledger at 96
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

LOG_HEADER = 32
FRAME_HEADER = 24
INDEX_HEADER = 48
MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
"""The first word of a log, and the byte order of the words that its checksums add up."""

Checksum = tuple[int, int]


class _Index(NamedTuple):
    """The content of the index: frames committed, frames copied to the ledger, salts of the log."""

    frames: int
    copied: int
    salts: bytes


def is_whole(log: Path, index: Path) -> bool:
    """Tell whether a log holds all that was committed to it; both files may be missing.

    Right only while no process has the ledger open. Raises OSError if a file cannot be read.
    """
    known = _read_index(index)
    data = log.read_bytes() if log.exists() else b""
    if not data:
        return known is None or known.frames == known.copied
    if not _is_header(data):
        return False
    frames = list(_frames(data))
    salts = data[16:24]
    valid = sum(1 for _ in _valid(data, frames))
    if known and known.salts == salts:
        return valid >= known.frames
    rest = [frame for frame in frames[valid:] if _is_of_round(frame, salts)]
    return not any(map(_commits, rest[:-1]))


def _read_index(path: Path) -> _Index | None:
    """Read the index; None where it is missing or was itself being written."""
    data = path.read_bytes() if path.exists() else b""
    header, copy = data[:INDEX_HEADER], data[INDEX_HEADER : 2 * INDEX_HEADER]
    if len(data) < 2 * INDEX_HEADER + 4 or header != copy or not header[12]:
        return None
    (frames,) = struct.unpack_from("=I", data, 16)
    (copied,) = struct.unpack_from("=I", data, 2 * INDEX_HEADER)
    return _Index(frames, copied, header[32:40])


def _is_header(data: bytes) -> bool:
    if len(data) < LOG_HEADER:
        return False
    (magic,) = struct.unpack_from(">I", data)
    stored = struct.unpack_from(">2I", data, LOG_HEADER - 8)
    return magic in MAGIC and _add(data[: LOG_HEADER - 8], MAGIC[magic], (0, 0)) == stored


def _frames(data: bytes) -> Iterator[bytes]:
    """Yield the frames of a log, stale ones of an earlier round included."""
    (page_size,) = struct.unpack_from(">I", data, 8)
    size = FRAME_HEADER + page_size
    for start in range(LOG_HEADER, len(data) - size + 1, size):
        yield data[start : start + size]


def _is_of_round(frame: bytes, salts: bytes) -> bool:
    """Tell a frame, even with a damaged salt, from frames that an earlier round left."""
    return frame[8:12] == salts[:4] or frame[12:16] == salts[4:]


def _commits(frame: bytes) -> bool:
    return any(frame[4:8])


def _valid(data: bytes, frames: list[bytes]) -> Iterator[bytes]:
    """Yield the frames up to the first one that SQLite would not believe."""
    (magic,) = struct.unpack_from(">I", data)
    checksum: Checksum = struct.unpack_from(">2I", data, LOG_HEADER - 8)
    for frame in frames:
        checksum = _add(frame[:8], MAGIC[magic], checksum)
        checksum = _add(frame[FRAME_HEADER:], MAGIC[magic], checksum)
        if frame[8:16] != data[16:24] or struct.unpack_from(">2I", frame, 16) != checksum:
            return
        yield frame


def _add(data: bytes, order: str, checksum: Checksum) -> Checksum:
    """Carry SQLite's checksum on over a whole number of pairs of words."""
    first, second = checksum
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(islice(words, 0, None, 2), islice(words, 1, None, 2), strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
