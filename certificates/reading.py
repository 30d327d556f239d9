"""Reads certificates line by line within limits, and refuses files in other formats.

A large file can make only two things large: one level of positions, and one line. The limit of
memory counts both. docs/certificates.md describes the format and the cost of a check. The checks
themselves are in `certificates.checker`.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from errno import EINVAL
from time import perf_counter
from typing import NamedTuple, NoReturn

from greenest.certificates import limits

MAX_MEMORY = 400
"""Default limit of memory for the data of a check, in megabytes; the process stays under 500."""
OBJECT_BYTES = 80
"""Bytes of memory of a `str` object without its characters, rounded up."""
_ROUNDED_UP = 16
_SPLIT = 64
"""Bytes of memory that parsing takes for each byte of a line."""
SPLIT_MOVES = 20
"""Bytes of memory that parsing takes for each byte of a line of moves."""
_COMMENT = re.compile("# [ -~]*")
_COUNT = re.compile("[1-9][0-9]{0,17}")
_LONGEST_SHOWN = 300
_CHUNK = 1 << 16
BETWEEN_LOOKS = 256
"""The limits are checked after this many positions or captures."""


class RefusedError(ValueError):
    """The certificate proves nothing; the message says why and names the line."""


class LimitError(Exception):
    """A check reached a limit, named in the message, before it had a result."""


class Bounds(NamedTuple):
    """The limits of a check: seconds (None for no limit), and megabytes of memory for data."""

    max_seconds: float | None = None
    max_memory: int = MAX_MEMORY


class Meter:
    """Measures time and memory against the limits; `kept` counts bytes of levels or clauses."""

    def __init__(self, bounds: Bounds) -> None:
        self.kept = 0
        self._bounds = bounds
        self._started = perf_counter()

    def look(self, growing: int = 0) -> None:
        """Raise LimitError if the time is used up, or if `growing` more bytes exceed the memory."""
        seconds, megabytes = self._bounds
        if self.kept + growing > megabytes * 2**20:
            raise LimitError(f"stopped at {megabytes:,} MB, the limit of memory")
        # NaN is no limit that leaves time.
        if seconds is not None and not perf_counter() - self._started < seconds:
            raise LimitError(f"stopped after {seconds:g} s, the limit of time")

    def looking(self, texts: Iterable[str]) -> Iterator[str]:
        """Yield texts, and check the limits before each `BETWEEN_LOOKS` of them."""
        for number, text in enumerate(texts):
            if number % BETWEEN_LOOKS == 0:
                self.look()
            yield text


@contextmanager
def lines_of_file(path: str | os.PathLike[str]) -> Iterator[Iterator[bytes]]:
    """Open a certificate, plain or compressed by gzip, and yield an iterator over its lines.

    Raises OSError if it cannot be read, or is not a regular file.
    """
    # Opening a pipe must not block.
    with open(path, "rb", opener=_opened_at_once) as stream:
        if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            raise OSError(EINVAL, "not a regular file", os.fspath(path))
        is_compressed = stream.peek(2)[:2] == b"\x1f\x8b"
        chunks = iter(lambda: stream.read(_CHUNK), b"")
        yield _lines(_inflated(chunks) if is_compressed else chunks)


def _opened_at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


class Reader:
    """The lines of a certificate, counted for messages and hashed for the digest at the end."""

    def __init__(self, lines: Iterable[bytes], meter: Meter) -> None:
        self.meter = meter
        self._lines = iter(lines)
        self._number = 0
        self._digest = hashlib.sha256()

    def next(self, longest: int = limits.LONGEST_LINE, split: int = _SPLIT) -> str:
        """Return the next line without its newline.

        Refuses lines of more than `longest` bytes. `split` is the number of bytes of memory
        that parsing takes for each byte of the line.
        """
        self._number += 1
        line = next(self._lines, b"")
        if len(line) > longest:
            self.refuse(f"a line of more than {longest} bytes")
        if len(line) > limits.LONGEST_LINE:
            self.meter.look(split * len(line))
        if not line.endswith(b"\n"):
            self.refuse("the certificate is cut short")
        self._digest.update(line)
        return line[:-1].decode("ascii", "replace")

    def expect(self, text: str) -> None:
        """Read a line, and refuse the certificate unless the line is `text`."""
        line = self.next()
        if line != text:
            self.refuse(f"'{text}' expected, not '{line}'")

    def level(self, stacks: int, size: int, at_most: int) -> dict[str, bool]:
        """Read a level of positions; return them as keys with the value False.

        `stacks` is the number of stacks in each position. `size` is the number of positions in
        earlier levels. `at_most` is the most positions that this level can have. Returns an empty
        dictionary at the line `end SIZE`.
        """
        line = self.next()
        if line == f"end {size}":
            return {}
        head, _, count = line.rpartition(" ")
        if head != f"level {stacks} members" or not _COUNT.fullmatch(count):
            self.refuse(f"'level {stacks} members ...' or 'end {size}' expected, not '{line}'")
        if int(count) > at_most:
            self.refuse(f"this level has no more than {at_most} members, not {count}")
        members: dict[str, bool] = {}
        last, texts = "", 0
        for number in range(int(count)):
            if number % BETWEEN_LOOKS == 0:
                # A dictionary that grows is copied: for a moment it takes three times its size.
                self.meter.look(texts + 3 * sys.getsizeof(members))
            member = self.next()
            if member <= last:
                self.refuse(f"'{member}' is not after '{last}' in rising order")
            members[member] = False
            last = member
            texts += sys.getsizeof(member) + _ROUNDED_UP
        return members

    def after_comments(self) -> str:
        """Skip comment lines, and return the next line."""
        for _ in range(limits.MOST_COMMENTS):
            line = self.next(limits.LONGEST_BOARD)
            if not line.startswith("# "):
                return line
            if len(line) >= limits.LONGEST_LINE:
                self.refuse(f"a comment of more than {limits.LONGEST_LINE} bytes")
            if not _COMMENT.fullmatch(line):
                self.refuse("a comment of printable ASCII expected")
        return self.next(limits.LONGEST_BOARD)

    def field(self, name: str, line: str) -> str:
        """Return VALUE if `line` is `NAME VALUE`, else refuse the certificate."""
        word, _, value = line.partition(" ")
        if word != name:
            self.refuse(f"'{name} ...' expected, not '{line}'")
        return value

    def finish(self) -> None:
        """Check the digest of all lines read; refuse the certificate if another line follows."""
        self.expect(f"sha256 {self._digest.hexdigest()}")
        self._number += 1
        if next(self._lines, None) is not None:
            self.refuse("nothing follows the digest")

    def refuse(self, reason: str, lines_back: int = 0) -> NoReturn:
        """Raise RefusedError, which names the line read last, or one `lines_back` before it."""
        raise RefusedError(f"line {self._number - lines_back}: {shown(reason)}")


def shown(text: str) -> str:
    """Return text of a file as printable ASCII, with escapes for other characters, shortened."""
    begun = text[: _LONGEST_SHOWN + 1]
    escaped = "".join(each if " " <= each <= "~" else ascii(each)[1:-1] for each in begun)
    return escaped if len(escaped) <= _LONGEST_SHOWN else escaped[: _LONGEST_SHOWN - 3] + "..."


def _inflated(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the content of a gzip file; refuse damaged files, and files with data after the end."""
    inflate = zlib.decompressobj(wbits=31)
    try:
        for chunk in chunks:
            while chunk and not inflate.eof:  # what follows the end may stay unconsumed
                yield inflate.decompress(chunk, _CHUNK)
                chunk = inflate.unconsumed_tail
            if inflate.eof and (chunk or inflate.unused_data):
                raise RefusedError("something follows the end of the compressed file")
        yield inflate.flush()
    except zlib.error:
        raise RefusedError("the compressed file is damaged") from None
    if not inflate.eof:
        raise RefusedError("the compressed file is cut short")


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield lines with their newlines; stop after the beginning of a line that is too long."""
    parts: list[bytes] = []
    for chunk in chunks:
        end, *lines = chunk.split(b"\n")
        parts.append(end)
        for line in lines:
            yield b"".join(parts) + b"\n"
            parts = [line]
        if sum(map(len, parts)) > limits.LONGEST_MOVES:
            break
    if rest := b"".join(parts):
        yield rest
