"""Refutes the clauses of a position, for a certificate."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from time import perf_counter

from greenest.certificates.writer import Refutation
from greenest.games.pyramids.position import Position
from greenest.solver.formula import Clause, Formula, formula
from greenest.solver.packed import SolvableError
from greenest.solver.shortening import shorten
from greenest.solver.trimming import trim
from greenest.solver.verdict import Limits, Status


def refutation(position: Position, limits: Limits) -> Refutation | None:
    """Return a refutation of a position of two or more stacks, None if none is within the limits.

    The limits are those of the search; the proof may take as long again to trim. Raises
    SolvableError for a position that is none to refute.
    """
    from greenest.solver.engines.sat import Search

    started = perf_counter()
    search = Search(position, keeps_learned=True)
    verdict = search.go_on(limits)
    if verdict.status is Status.SOLVABLE:
        raise SolvableError("captures lead to a single stack")
    if verdict.status is Status.UNDECIDED:
        return None
    stated = formula(position)
    given = [*stated.clauses(), *_circles_of_three(stated), *search.circles]
    seconds = None
    if limits.max_seconds is not None:
        seconds = started + 2 * limits.max_seconds - perf_counter()
    trimmed = trim(stated.variables, given, [*search.learned, ()], seconds)
    return shorten(trimmed) if trimmed else None


def _circles_of_three(stated: Formula) -> Iterator[Clause]:
    """Yield that no three cells that are all compared precede each other in a circle."""
    for a, b, c in combinations(range(len(stated.cells)), 3):
        if (a, b) in stated.before and (b, c) in stated.before and (a, c) in stated.before:
            first, second, third = stated.before[a, b], stated.before[b, c], stated.before[a, c]
            yield -first, -second, third
            yield first, second, -third
