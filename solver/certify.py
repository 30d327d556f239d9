"""Writes the certificate of a verdict: a solution, a closed set, or a refutation of clauses.

A position is frozen if a colour has two or more stacks, and its captor none. A position is split if
its stacks are in parts that share no row or column. The members of a closed set are dead positions:
the start, and all positions after a capture in a member, except frozen and split positions. The
members with equally many stacks are a level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from os import PathLike
from pathlib import Path
from typing import NamedTuple

from greenest.certificates.limits import Unit
from greenest.certificates.writer import (
    Level,
    write_dead_levels,
    write_dead_start,
    write_refutation,
    write_solution,
)
from greenest.certificates.writer import NoCertificateError as NoCertificateError
from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.solver.loader import LOADER
from greenest.solver.packed import Packing
from greenest.solver.registry import has_clauses
from greenest.solver.static import dead_rule
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

MEMBER_BYTES = 400
"""An estimate: bytes of memory for a member of a level and the positions one capture after it."""
PAGE = 1000
"""The most members that are written at once."""
LARGEST_SET = 10_000
"""If a closed set has more members than this, a refutation of clauses is tried next."""


class Certificate(NamedTuple):
    """The size of a certificate, and the unit of that size."""

    size: int
    counted: Unit


def write_certificate(
    verdict: Verdict, path: str | PathLike[str], limits: Limits | None = None
) -> int:
    """Write the certificate of a verdict; return its number of captures, dead positions or steps.

    The proof of "unsolvable" does not depend on the engine that found the verdict. A small closed
    set of dead positions is tried first, then a refutation of clauses, then a closed set of any
    size. The limits hold for each attempt; for a closed set, a node is a position, and
    `limits.table_mb` bounds the memory of a level. A file whose name ends in .gz is compressed. An
    existing file is replaced only by a complete proof.

    Raises NoCertificateError if the verdict is undecided, no proof is found within the limits, or
    the board has holes beyond 64x64, OSError if the file cannot be written, and ValueError if the
    verdict's captures are no solution.
    """
    return certify(verdict, path, limits).size


def certify(
    verdict: Verdict, path: str | PathLike[str], limits: Limits | None = None
) -> Certificate:
    """Write the certificate of a verdict, as `write_certificate` does; return its size and unit."""
    position, path, limits = verdict.position, Path(path), limits or Limits()
    if verdict.status is Status.UNDECIDED:
        raise NoCertificateError("an undecided position has no certificate")
    if verdict.captures is not None:
        if not position.after(*verdict.captures).is_solved:
            raise ValueError("the captures of the verdict do not leave a single stack")
        return Certificate(write_solution(position, verdict.captures, path), Unit.CAPTURES)
    if rule := dead_rule(position):
        write_dead_start(position, rule, path)
        return Certificate(0, Unit.POSITIONS)
    levels = closed_levels(position, limits)
    first: list[Level] = []
    for level in levels:
        first.append(level)
        if sum(each.members for each in first) > LARGEST_SET:
            # Few positions come here, so compiled code is loaded only now.
            with LOADER.loading():
                from greenest.solver.large import without_empty_lines
                from greenest.solver.refutation import refutation

            # Clauses number stacks, whatever lines are empty.
            small, _ = without_empty_lines(position)
            if has_clauses(small) and (found := refutation(small, limits)):
                with suppress(NoCertificateError):
                    return Certificate(write_refutation(position, found, path), Unit.CLAUSES)
            break
    return Certificate(write_dead_levels(position, chain(first, levels), path), Unit.POSITIONS)


def closed_levels(position: Position, limits: Limits) -> Iterator[Level]:
    """Yield the levels of the closed set of an unsolvable position, neither frozen nor split.

    Raises NoCertificateError if the closed set exceeds the limits.
    """
    packing, started, nodes = Packing(position), LOADER.clock(), 0
    for stacks, members in packing.closed_set():
        nodes += len(members)
        if limits.are_met(nodes, LOADER.clock() - started):
            reason = limit_met(nodes, limits)
        elif len(members) * MEMBER_BYTES > limits.table_mb * 2**20:
            reason = (
                f"{many(len(members), 'position')} on a level, and {limits.table_mb} MB for a table"
            )
        else:
            yield Level(stacks, len(members), _pages(packing, members))
            continue
        raise NoCertificateError(f"no certificate within the limits: {reason}")


def _pages(packing: Packing, members: Sequence[int]) -> Iterator[str]:
    """Yield texts of up to `PAGE` lines, one for each member."""
    for first in range(0, len(members), PAGE):
        yield packing.texts(members[first : first + PAGE])
