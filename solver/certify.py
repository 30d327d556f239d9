"""Writes the certificate of a verdict, which `games.certificate` checks without any solver."""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedIOBase
from pathlib import Path
from time import perf_counter

from games.board_text import read_board
from games.certificate import TITLE, Level, dead_rule, follow
from games.packed import Packing
from solver.verdict import Limits, Status, Verdict

SLICE = 20_000
"""Members followed between two looks at the limits."""


class NoCertificateError(Exception):
    """Why there is no certificate."""


def write_certificate(verdict: Verdict, path: Path, limits: Limits | None = None) -> int:
    """Write the certificate of a verdict and return its captures, or the members of its set.

    Whatever engine refuted a position, the closed set of dead positions is made anew; the limits
    of nodes and seconds hold for that. A file whose name ends in .gz is compressed. It is written
    aside and then renamed, so there is a whole file or none.

    Raises NoCertificateError if the verdict is undecided or the set is beyond the limits, OSError
    if the file cannot be written.
    """
    if verdict.status is Status.UNDECIDED:
        raise NoCertificateError("an undecided position has no certificate")
    with _written_aside(path) as stream:
        output = _Output(stream)
        output.write(f"{TITLE}\nboard {verdict.position}\nverdict {verdict.status}\n")
        if verdict.moves is not None:
            output.write(" ".join(["moves", *verdict.moves]) + "\n")
            size = len(verdict.moves)
        else:
            size = _write_dead(verdict, output, limits or Limits())
        output.write(f"end {size}\n")
        output.write(f"sha256 {output.digest.hexdigest()}\n")
    return size


@contextmanager
def _written_aside(path: Path) -> Iterator[BufferedIOBase]:
    """Open a file that takes its name when it is complete, and vanishes if it never is."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(aside, "xb") as raw:
            if path.suffix == ".gz":
                # Without a name and a time in it, the file is a function of its content.
                with gzip.GzipFile("", "wb", 6, raw, mtime=0) as stream:
                    yield stream
            else:
                yield raw
        aside.replace(path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise


class _Output:
    """Text written to a file, and the digest of it so far."""

    def __init__(self, stream: BufferedIOBase) -> None:
        self.stream = stream
        self.digest = hashlib.sha256()

    def write(self, text: str) -> None:
        content = text.encode("ascii")
        self.stream.write(content)
        self.digest.update(content)


def _write_dead(verdict: Verdict, output: _Output, limits: Limits) -> int:
    """Write the rule that the position is dead by, or its closed set; return the set's size."""
    packing = Packing(read_board(str(verdict.position)))
    if rule := dead_rule(packing):
        output.write(f"dead {rule}\n")
        return 0
    size = 0
    for level, members in _levels(packing, limits):
        output.write("\n".join([str(level), *map(packing.text, members), ""]))
        size += len(members)
    return size


def _levels(packing: Packing, limits: Limits) -> Iterator[tuple[Level, list[int]]]:
    """Yield the levels of the closed set: everything that captures reach and no rule kills."""
    started = perf_counter()
    nodes = 0
    members = [packing.start]
    for stacks in range(packing.stacks, 0, -1):
        if not members:
            return
        if stacks == 1:
            raise AssertionError("a position held to be unsolvable leads to a single stack")
        below: set[int] = set()
        frozen = split = 0
        for first in range(0, len(members), SLICE):
            found = follow(packing, members[first : first + SLICE])
            below |= found.alive
            frozen += found.frozen
            split += found.split
            nodes += len(found.alive) + found.frozen + found.split
            _check_limits(limits, nodes, perf_counter() - started)
        yield Level(stacks, len(members), frozen, split), members
        members = sorted(below)


def _check_limits(limits: Limits, nodes: int, seconds: float) -> None:
    if nodes > limits.max_nodes:
        reached = f"{nodes:,} positions"
    elif limits.max_seconds is not None and seconds > limits.max_seconds:
        reached = f"{seconds:.1f} seconds"
    else:
        return
    raise NoCertificateError(f"no certificate within the limits: stopped after {reached}")
