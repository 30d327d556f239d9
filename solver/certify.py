"""Proves a verdict: finds what its certificate holds, and has it written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from os import PathLike
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from greenest.certificates.counted import Counted
from greenest.certificates.writer import (
    Level,
    write_dead_levels,
    write_dead_start,
    write_refutation,
    write_solution,
)
from greenest.games.pyramids.position import Position
from greenest.solver.packed import Packing
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

MEMBER_BYTES = 400
"""Memory for a member of a level and the positions that captures lead to from it, about."""
PAGE = 1000
"""Members whose lines are written at a time."""
LARGEST_SET = 10_000
"""Members of a closed set that are written before a refutation of clauses is tried."""


class NoCertificateError(Exception):
    """Why there is no certificate."""


class Certificate(NamedTuple):
    """How large a certificate is, and what was counted."""

    size: int
    counted: Counted


def write_certificate(
    verdict: Verdict, path: str | PathLike[str], limits: Limits | None = None
) -> int:
    """Write the certificate of a verdict; return its captures, dead positions or clauses derived.

    Whatever engine refuted a position, its proof is made anew. It is the closed set of dead
    positions if that is small, else a refutation of clauses, or if none is found within the limits,
    the closed set after all. The limits hold for each of these; of a set, a node is a position
    found on a level, and `limits.table_mb` bounds a level. A file whose name ends in .gz is
    compressed. It is written aside and then renamed, so what stands there before stays until the
    whole proof replaces it.

    Raises NoCertificateError if the verdict is undecided or its proof is beyond the limits, OSError
    if the file cannot be written, ValueError for a verdict, made by hand, that is wrong.
    """
    return certify(verdict, path, limits).size


def certify(
    verdict: Verdict, path: str | PathLike[str], limits: Limits | None = None
) -> Certificate:
    """Write the certificate of a verdict, as `write_certificate` does; return of what size."""
    position, path, limits = verdict.position, Path(path), limits or Limits()
    if verdict.status is Status.UNDECIDED:
        raise NoCertificateError("an undecided position has no certificate")
    if verdict.captures is not None:
        if not position.after(*verdict.captures).is_solved:
            raise ValueError("the captures of the verdict do not leave a single stack")
        return Certificate(write_solution(position, verdict.captures, path), Counted.CAPTURES)
    packing = Packing(position)
    if rule := packing.dead_rule(packing.start):
        write_dead_start(position, rule, path)
        return Certificate(0, Counted.POSITIONS)
    levels = _levels(packing, limits)
    first: list[Level] = []
    for level in levels:
        first.append(level)
        if sum(each.members for each in first) > LARGEST_SET:
            # Compiled code is loaded for the few positions that need it.
            from greenest.solver.refutation import refutation

            if found := refutation(position, limits):
                return Certificate(write_refutation(position, found, path), Counted.CLAUSES)
            break
    return Certificate(write_dead_levels(position, chain(first, levels), path), Counted.POSITIONS)


def write_closed_set(position: Position, path: Path, limits: Limits) -> int:
    """Write the closed set of an unsolvable position, however large; return its members.

    The position itself is neither frozen nor split. Raises OSError, and NoCertificateError beyond
    the limits.
    """
    return write_dead_levels(position, _levels(Packing(position), limits), path)


def _levels(packing: Packing, limits: Limits) -> Iterator[Level]:
    """Yield the levels of the closed set; raises NoCertificateError beyond the limits."""
    started = perf_counter()
    nodes = 0
    for stacks, members in packing.closed_set():
        nodes += len(members)
        if limits.are_met(nodes, perf_counter() - started):
            reason = limit_met(nodes, limits)
        elif len(members) * MEMBER_BYTES > limits.table_mb * 2**20:
            reason = f"{len(members):,} positions on a level, and {limits.table_mb} MB for a table"
        else:
            yield Level(stacks, len(members), _pages(packing, members))
            continue
        raise NoCertificateError(f"no certificate within the limits: {reason}")


def _pages(packing: Packing, members: Sequence[int]) -> Iterator[str]:
    """Yield the lines of the members of a level, some at a time."""
    for first in range(0, len(members), PAGE):
        yield packing.texts(members[first : first + PAGE])
