"""Writes the certificate of a verdict; `certificates.certificate` checks it without any solver."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from io import BufferedIOBase
from pathlib import Path
from time import perf_counter

from greenest.certificates.certificate import TITLE, closed_set, level_texts, start_rule
from greenest.certificates.packed import Packing
from greenest.solver.verdict import Limits, Status, Verdict, limit_met
from greenest.system.files import written_aside

MEMBER_BYTES = 400
"""Memory for a member of a level and the positions that captures lead to from it, about."""


class NoCertificateError(Exception):
    """Why there is no certificate."""


def write_certificate(verdict: Verdict, path: Path, limits: Limits | None = None) -> int:
    """Write the certificate of a verdict and return its captures, or the members of its set.

    Whatever engine refuted a position, the closed set of dead positions is made anew; the limits
    hold for that, a node being a position found on a level, and `limits.table_mb` bounds a level. A
    file whose name ends in .gz is compressed. It is written aside and then renamed, so what stands
    there before stays until the whole proof replaces it.

    Raises NoCertificateError if the verdict is undecided or the set is beyond the limits, OSError
    if the file cannot be written.
    """
    if verdict.status is Status.UNDECIDED:
        raise NoCertificateError("an undecided position has no certificate")
    with written_aside(path, is_compressed=path.name.endswith(".gz")) as stream:
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
    position = verdict.position
    packing = Packing(position.rows, position.cols, position.cells)
    if rule := start_rule(packing):
        output.write(f"dead {rule}\n")
        return 0
    size = 0
    for stacks, members in _levels(packing, limits):
        for text in level_texts(packing, stacks, members):
            output.write(text)
        size += len(members)
    return size


def _levels(packing: Packing, limits: Limits) -> Iterator[tuple[int, list[int]]]:
    """Yield the levels of the closed set; raises NoCertificateError beyond the limits."""
    started = perf_counter()
    nodes = 0
    for stacks, members in closed_set(packing):
        nodes += len(members)
        if limits.are_met(nodes, perf_counter() - started):
            reason = limit_met(nodes, limits)
        elif len(members) * MEMBER_BYTES > limits.table_mb * 2**20:
            reason = f"{len(members):,} positions on a level, and {limits.table_mb} MB for a table"
        else:
            yield stacks, members
            continue
        raise NoCertificateError(f"no certificate within the limits: {reason}")
