"""Positions around the solvability transition: `auto` beside its engines alone, and certificates.

Every engine decides the same fixed random positions, balanced, one after the other in one process,
so the times compare on any machine. CP-SAT has one worker: with two it needs more time, and two
positions at a time keep two cores busier.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from solver import Limits, Position, Status, Verdict
from study import random_position

SEED = 1
SEARCH_LIMITS = Limits(max_nodes=10**12, max_seconds=10)
CPSAT_LIMITS = Limits(max_nodes=10**12, max_seconds=60)


@dataclass(frozen=True, slots=True)
class Point:
    """Positions of one shape with as many stacks, by the generator's indexes from 0 up."""

    rows: int
    cols: int
    pieces: int
    count: int

    @property
    def certified(self) -> bool:
        """Whether certificates are written and checked; above 9x9 the sets can be too large."""
        return self.rows * self.cols <= 81

    def positions(self, scale: float) -> Iterator[Position]:
        """Yield the positions, or the first `scale` of them."""
        for index in range(max(1, round(scale * self.count))):
            yield random_position(self.rows, self.cols, self.pieces, SEED, index)

    def __str__(self) -> str:
        """Return the shape and the number of stacks."""
        return f"{self.rows}x{self.cols} K={self.pieces}"


POINTS = (
    *(Point(6, 6, pieces, 100) for pieces in (9, 12, 15, 18)),
    *(Point(6, 9, pieces, 100) for pieces in (12, 15, 18, 21)),
    *(Point(9, 9, pieces, 100) for pieces in range(15, 37, 3)),
    *(Point(12, 12, pieces, 20) for pieces in range(24, 61, 6)),
)


@dataclass(frozen=True, slots=True)
class Proof:
    """The size of a closed set and its file, and the seconds to write and to check it."""

    members: int
    size: int
    writing: float
    checking: float


@dataclass(frozen=True, slots=True)
class Trial:
    """What each engine made of one position, and its proof if it is unsolvable and certified."""

    point: Point
    auto: Verdict
    search: Verdict
    cpsat: Verdict
    proof: Proof | None

    def check_agreement(self) -> None:
        """Raise AssertionError if two engines disagree."""
        found = {each.status for each in (self.auto, self.search, self.cpsat)}
        if len(found - {Status.UNDECIDED}) > 1:
            raise AssertionError(f"the engines disagree on {self.auto.position}")
