"""One input for one reader, and the outcomes that are allowed.

A reader may accept an input, or refuse it with an error of its kind in one line, within two seconds
of processor time and 300 MB of memory.
"""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import process_time

SECONDS = 2.0
MEGABYTES = 300
TRIES = 3


KEPT, REPEATED = "kept", "repeated"
"""Modes of a fuzzer: for the record, or repeatable by anybody on any machine."""
PATIENCE = {KEPT: 1, REPEATED: 5}
"""Factors of the time limit in each mode, as guided and measured runs are slow."""


class UnfitError(Exception):
    """Something that a reader must not do, with the input that causes it."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of input that anybody may have made.

    `read` takes bytes. If the reader has several entry points, the first byte chooses one. `seeds`
    makes computed inputs; the corpus has the others.
    """

    name: str
    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...]
    seeds: Callable[[], Sequence[bytes]]


def examine(reader: Reader, data: bytes, patience: float = 1) -> bool:
    """Read an input and return whether it is accepted; raise UnfitError if anything else happens.

    An input that takes longer than `patience` times the limit is read again, as this process may
    have been slow.
    """
    for _ in range(TRIES):
        refusal, seconds = _read(reader, data)
        if seconds <= patience * SECONDS:
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
