"""One input for one reader, and the outcomes that are allowed.

A reader may accept an input, or refuse it with an error of its kind in one line, within two seconds
of processor time and 300 MB of memory.
"""

from __future__ import annotations

import ast
import atexit
import resource
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time

SECONDS = 2.0
MEGABYTES = 300
TRIES = 3
MEMORY = Path("/dev/shm")
CORPUS = Path(__file__).with_name("corpus")
"""Kept inputs: a file for each reader, with one input a line, as Python writes bytes."""


class UnfitError(Exception):
    """Something that a reader must not do, with the input that causes it."""


class RefusedError(ValueError):
    """The message of a refusal, in one line."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of input that anybody may have made.

    `read` takes bytes. If the reader has several entry points, the first byte chooses one. The
    corpus has its inputs but for those that are `large`.
    """

    name: str
    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...]
    large: tuple[bytes, ...] = ()

    @property
    def path(self) -> Path:
        """Return the path of the kept inputs."""
        return CORPUS / f"{self.name.replace(' ', '-')}.txt"

    def inputs(self) -> list[bytes]:
        """Return the kept inputs, and the large ones."""
        return [*self.large, *self.kept()]

    def kept(self) -> list[bytes]:
        return list(map(ast.literal_eval, self.path.read_text("ascii").splitlines()))


@cache
def folder() -> Path:
    """Return the folder of this process, which is removed at its end."""
    made = Path(tempfile.mkdtemp(prefix="hostile-", dir=MEMORY if MEMORY.is_dir() else None))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def file_of(content: bytes, name: str = "file") -> Path:
    """Write bytes to a file of that name and return its path."""
    path = folder() / name
    path.write_bytes(content)
    return path


def examine(reader: Reader, data: bytes) -> bool:
    """Read an input and return whether it is accepted; raise UnfitError if anything else happens.

    An input that takes longer than the limit is read again, as this process may have been slow.
    """
    for _ in range(TRIES):
        refusal, seconds = _read(reader, data)
        if seconds <= SECONDS:
            break
    else:
        raise UnfitError(f"{reader.name}: {seconds:.1f} s: {data[:2000]!r}")
    if "\n" in refusal:
        raise UnfitError(f"{reader.name}: says {refusal!r}: {data[:2000]!r}")
    return not refusal


def _read(reader: Reader, data: bytes) -> tuple[str, float]:
    """Return the reason of a refusal, or nothing, and the seconds taken."""
    began = process_time()
    refusal = ""
    try:
        reader.read(data)
    except reader.refusals as error:
        refusal = str(error) or type(error).__name__
    except MemoryError:
        raise UnfitError(f"{reader.name}: over {MEGABYTES} MB: {data[:2000]!r}") from None
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise UnfitError(f"{reader.name}: {what}: {data[:2000]!r}") from error
    return refusal, process_time() - began


@contextmanager
def little_memory() -> Iterator[None]:
    """Limit this process to its present memory plus a fixed amount."""
    (pages, *_) = Path("/proc/self/statm").read_text().split()
    before = resource.getrlimit(resource.RLIMIT_AS)
    most = int(pages) * resource.getpagesize() + MEGABYTES * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
