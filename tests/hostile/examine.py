"""One input for one reader, and what must not come of it.

A reader may accept an input or refuse it with an error of its kind, in one line, within two seconds
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
"""How a fuzzer runs: for the record, or to be repeated by anybody on any machine."""
PATIENCE = {KEPT: 1, REPEATED: 5}
"""How many times as long an input may take, for what is guided and measured is slow."""


class UnfitError(Exception):
    """What a reader must not do, with the input that makes it."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of input that anybody may have made.

    `read` takes bytes; some readers have more than one door, and the first byte chooses. `parts`
    are the functions, by module and name, whose lines are to be covered; of a module without names
    all lines are. `tokens` are words of its format. `seeds` makes inputs that are computed; the
    corpus has the others.
    """

    name: str
    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...]
    seeds: Callable[[], Sequence[bytes]]
    parts: dict[str, tuple[str, ...]]
    tokens: tuple[str, ...] = ()


def examine(reader: Reader, data: bytes, patience: float = 1) -> bool:
    """Have an input read and tell whether it is accepted; raises UnfitError.

    What takes too long, `patience` times the limit, is read again: another time it may be this
    process that was slow.
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
    """Return why an input is refused, or nothing, and the seconds that it took."""
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
    """Give this process so much more memory than it has, and no more."""
    (pages, *_) = Path("/proc/self/statm").read_text().split()
    before = resource.getrlimit(resource.RLIMIT_AS)
    most = int(pages) * resource.getpagesize() + MEGABYTES * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
