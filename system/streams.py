"""The standard streams: UTF-8 unless at a terminal, and with errors that name standard output."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from contextlib import suppress
from typing import IO, Any, TextIO

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


class _Output(io.BufferedWriter):
    """The buffer of standard output, whose writes raise `OutputError`.

    An interrupt before or after a call of the buffer's own code, which is compiled, leaves in it
    all of a text or nothing.
    """

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data)
        except OSError as error:
            raise OutputError(error) from None

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            raise OutputError(error) from None


def mend_streams() -> None:
    """Replace closed streams; read and write UTF-8 except at a terminal, which has its encoding.

    Characters that an output cannot encode are escaped. Bytes of the input that are no text become
    surrogates, so that the lines before them are read. A closed standard output is one that cannot
    be written, as its disk may be full.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        with suppress(OSError):
            os.fstat(number)
            if getattr(sys, name) is not None:
                continue
        # The descriptor is occupied, so that no opened file gets it.
        nothing = os.open(os.devnull, os.O_RDONLY if name == "stdout" else os.O_RDWR)
        raw = io.FileIO(nothing, "w" if number else "r", closefd=False)
        setattr(sys, name, io.TextIOWrapper(raw))
    with suppress(io.UnsupportedOperation):  # a stream of a test, which is no file
        sys.stdout = complete_output(sys.stdout)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            errors = "surrogateescape" if stream is sys.stdin else "backslashreplace"
            stream.reconfigure(encoding=encoding, errors=errors)


def complete_output(stream: TextIO) -> TextIO:
    """Return a stream to the same file whose writes are complete or raise `OutputError`.

    A console of Windows is no file of bytes, and is returned as it is.
    """
    if os.name == "nt" and stream.isatty():
        return stream
    stream.flush()
    if os.name != "nt":
        # Another program may have left a pipe that does not block; a full one would lose text.
        os.set_blocking(stream.fileno(), True)
    raw = io.FileIO(stream.fileno(), "wb", closefd=False)
    return io.TextIOWrapper(_Output(raw), stream.encoding, line_buffering=stream.isatty())


def printable(text: str) -> str:
    """Escape characters that cannot be printed, except tabs and line ends."""
    if text.isprintable():
        return text
    return "".join(x if x.isprintable() or x in "\t\n" else ascii(x)[1:-1] for x in text)


def shortened(text: str) -> str:
    """Return the beginning of a text of a file in one line that can be printed."""
    return " ".join(printable(text[:LONGEST]).split())


def file_name(name: str) -> str:
    r"""Return a name that UTF-8 can write: bytes that are none as `\xff`, `\xff` as `\x5cxff`."""
    raw = os.fsencode(name)
    if os.sep == "/":  # On Windows a backslash parts folders, and all names are text.
        raw = re.sub(rb"\\(?=x[0-9a-f]{2})", rb"\\x5c", raw)
    return raw.decode("utf-8", "backslashreplace")


def encodable(text: str) -> str:
    r"""Return text that UTF-8 can write: lone surrogates, which JSON can name, as `\ud800`."""
    return text.encode("utf-8", "backslashreplace").decode()


def silence(stream: IO[str]) -> None:
    """Discard what a stream could not write, since Python would fail on it at exit."""
    with suppress(OSError), open(os.devnull, "wb") as nothing:
        os.dup2(nothing.fileno(), stream.fileno())
