"""Proves a verdict: finds what its certificate holds, and has it written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path
from time import perf_counter

from greenest.certificates.writer import Level, write_dead_levels, write_dead_start, write_solution
from greenest.solver.packed import Packing
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

MEMBER_BYTES = 400
"""Memory for a member of a level and the positions that captures lead to from it, about."""
PAGE = 1000
"""Members whose lines are written at a time."""


class NoCertificateError(Exception):
    """Why there is no certificate."""


def write_certificate(
    verdict: Verdict, path: str | PathLike[str], limits: Limits | None = None
) -> int:
    """Write the certificate of a verdict and return its captures, or the members of its set.

    Whatever engine refuted a position, the closed set of dead positions is made anew; the limits
    hold for that, a node being a position found on a level, and `limits.table_mb` bounds a level. A
    file whose name ends in .gz is compressed. It is written aside and then renamed, so what stands
    there before stays until the whole proof replaces it.

    Raises NoCertificateError if the verdict is undecided or the set is beyond the limits, OSError
    if the file cannot be written, ValueError for a verdict, made by hand, that is wrong.
    """
    position, path = verdict.position, Path(path)
    if verdict.status is Status.UNDECIDED:
        raise NoCertificateError("an undecided position has no certificate")
    if verdict.captures is not None:
        if not position.after(*verdict.captures).is_solved:
            raise ValueError("the captures of the verdict do not leave a single stack")
        return write_solution(position, verdict.captures, path)
    packing = Packing(position)
    if rule := packing.dead_rule(packing.start):
        write_dead_start(position, rule, path)
        return 0
    return write_dead_levels(position, _levels(packing, limits or Limits()), path)


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
