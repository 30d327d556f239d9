"""The standard streams: UTF-8 unless at a terminal, and with errors that name standard output."""

from __future__ import annotations

import errno
import io
import os
import sys
from contextlib import suppress
from select import select
from typing import IO, Any, TextIO

STDOUT = 1
"""The descriptor of standard output."""
LONGEST = 200
"""The most characters that a message shows of a text from a file."""


class OutputError(Exception):
    """Standard output cannot be written, as its disk is full or its reader has ended.

    It is no OSError, so no handler of errors of files takes it for one of its own file.
    """

    def __init__(self, error: OSError) -> None:
        """Describe an error of the system."""
        super().__init__(f"standard output: {error.strerror or error}")
        self.is_closed_pipe = error.errno in (errno.EPIPE, errno.ESHUTDOWN)


class _Output(io.FileIO):
    """Standard output, whose writes raise `OutputError`.

    Ctrl-C can fall between a write and its return. The buffer above then gives the same bytes once
    more, and is told how many of them were written.
    """

    def __init__(self, descriptor: int) -> None:
        """Write to an open file, which is not closed."""
        super().__init__(descriptor, "wb", closefd=False)
        self._given = b""
        self._counts: list[int | None] = []

    def write(self, data: Any, /) -> int:
        if not self._counts or not bytes(data).startswith(self._given):
            self._given, self._counts = bytes(data), []
        try:
            while not self._counts or self._counts[-1] is None:
                if self._counts:  # a full pipe that does not block
                    select([], [self], [])
                # One call, so that no interrupt falls between a write and its count.
                self._counts.extend(map(super().write, [data]))
        except OSError as error:
            raise OutputError(error) from None
        written, self._counts = self._counts[-1], []
        return written


def mend_streams() -> None:
    """Replace closed streams; read and write UTF-8 except at a terminal, which has its encoding.

    Characters that an output cannot encode are escaped.
    """
    _occupy_descriptors()
    sys.stdin = sys.stdin or io.TextIOWrapper(io.BytesIO())
    sys.stdout = sys.stdout or io.TextIOWrapper(io.FileIO(STDOUT, "w", closefd=False))
    sys.stderr = sys.stderr or io.TextIOWrapper(io.BytesIO())
    with suppress(io.UnsupportedOperation):  # a stream of a test, which is no file
        sys.stdout = _output(sys.stdout)
    escaped = "backslashreplace"
    for stream, errors in ((sys.stdin, "strict"), (sys.stdout, escaped), (sys.stderr, escaped)):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors=errors)


def _output(stream: TextIO) -> TextIO:
    """Return a stream to the same file whose writes are complete or raise `OutputError`.

    A console of Windows is no file of bytes, and is returned as it is.
    """
    if os.name == "nt" and stream.isatty():
        return stream
    stream.flush()
    raw = _Output(stream.fileno())
    return io.TextIOWrapper(io.BufferedWriter(raw), stream.encoding, line_buffering=stream.isatty())


def printable(text: str) -> str:
    """Escape characters that cannot be printed, except tabs and line ends."""
    if text.isprintable():
        return text
    return "".join(x if x.isprintable() or x in "\t\n" else ascii(x)[1:-1] for x in text)


def shortened(text: str) -> str:
    """Return the beginning of a text of a file in one line that can be printed."""
    return " ".join(printable(text[:LONGEST]).split())


def file_name(name: str) -> str:
    r"""Return the name of a file as text that UTF-8 can write; bytes that are none as `\xff`."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")


def encodable(text: str) -> str:
    r"""Return text that UTF-8 can write: lone surrogates, which JSON can name, as `\ud800`."""
    return text.encode("utf-8", "backslashreplace").decode()


def silence(stream: IO[str]) -> None:
    """Discard what a stream could not write, since Python would fail on it at exit."""
    with suppress(OSError), open(os.devnull, "wb") as nothing:
        os.dup2(nothing.fileno(), stream.fileno())


def _occupy_descriptors() -> None:
    """Occupy the descriptors of closed streams, so that no opened file gets one of them.

    A closed standard output is one that cannot be written, as its disk may be full.
    """
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDONLY if descriptor == STDOUT else os.O_RDWR)
