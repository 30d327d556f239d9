"""Numbers computed from the rows of the tables.

K50 of a shape is the number of stacks at which half of its boards are solvable.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import exp
from typing import NamedTuple, TypeVar

import numpy as np

from greenest.study.publication.findings.data import Data
from greenest.study.publication.rows import (
    EQUAL,
    FullBoards,
    Mistakes,
    Mixture,
    Point,
    Share,
    SmallShape,
    StaticReasons,
    Transition,
    ends,
)

LINE_ERROR = 0.1
"""The error of linear interpolation, in stacks. It is added to the random error."""
DEVIATE = 1.959964
"""95 % of a normal distribution are within this number of standard deviations of the mean."""


Shaped = TypeVar("Shaped", bound=FullBoards | Point | Mistakes | SmallShape)


class Total(NamedTuple):
    """The counts of the full boards of a shape, summed over all rows of the shape."""

    shape: str
    boards: int
    solvable: int
    unsolvable: int
    undecided: int


def totals(slices: Sequence[FullBoards]) -> list[Total]:
    """Return, for each shape, the sums of its rows."""
    return [
        Total(shape, *(sum(getattr(row, name) for row in own) for name in Total._fields[1:]))
        for shape, own in by_shape(slices).items()
    ]


def by_shape(rows: Iterable[Shaped]) -> dict[str, list[Shaped]]:
    """Group rows by their shape, in the order of the rows."""
    found: dict[str, list[Shaped]] = {}
    for row in rows:
        found.setdefault(row.shape, []).append(row)
    return found


def crossing(stacks: Sequence[int], shares: Sequence[float], level: float = 0.5) -> float | None:
    """Return where the shares last rise above a level, by linear interpolation.

    The result is None if they never do.
    """
    found = None
    points = list(zip(stacks, shares, strict=True))
    for (left, below), (right, above) in pairwise(points):
        if below < level <= above:
            found = left + (right - left) * (level - below) / (above - below)
    return found


def turning(
    rows: Sequence[Point] | Sequence[Mixture], level: float = 0.5
) -> tuple[float, float, float] | None:
    """Return the number of stacks at which the share crosses a level, and its interval.

    The interval begins where the upper ends of the rows' intervals cross the level, and it ends
    where the lower ends do. The result is None if one of the three never crosses it.
    """
    stacks = [row.stacks for row in rows]
    middle = crossing(stacks, [row.share.value for row in rows], level)
    low = crossing(stacks, [row.high for row in rows], level)
    high = crossing(stacks, [row.low for row in rows], level)
    if middle is None or low is None or high is None:
        return None
    return middle, low, high


def by_series(rows: Sequence[Mixture]) -> dict[tuple[str, str, int], list[Mixture]]:
    """Group rows by shape, ratio of colours and seed. Each group is sorted by number of stacks."""
    found: dict[tuple[str, str, int], list[Mixture]] = {}
    for row in sorted(rows, key=lambda row: row.stacks):
        found.setdefault((row.shape, row.ratio, row.seed), []).append(row)
    order = list(dict.fromkeys((row.shape, row.ratio, row.seed) for row in rows))
    return {series: found[series] for series in order}


def transitions(points: Sequence[Point]) -> list[Transition]:
    """Return the transition of each shape, if its shares cross one half."""
    found = {shape: _half(shape, own) for shape, own in by_shape(points).items()}
    return [half for half in found.values() if half]


def _half(shape: str, rows: Sequence[Point] | Sequence[Mixture]) -> Transition | None:
    half = turning(rows)
    if half is None:
        return None
    side, other = map(int, shape.split("x"))
    boards = min(row.boards for row in rows)
    return Transition(shape, side + other, side * other, boards, *(round(each, 3) for each in half))


def squares(found: Sequence[Transition]) -> list[Transition]:
    """Return the rows of square shapes, small shapes first."""
    return sorted(
        (row for row in found if 4 * row.cells == row.lines**2), key=lambda row: row.lines
    )


class Law(NamedTuple):
    """The law K50 = n * (a + b ln n) for squares of side n, fitted by least squares.

    `error_a` and `error_b` are standard errors. `worst` is the largest distance of a K50 from the
    law. For sides above `beyond`, the law is below (n / 2) ln n, the asymptotic lower bound of K50.
    """

    sides: tuple[int, ...]
    a: float
    b: float
    error_a: float
    error_b: float
    worst: float
    beyond: float


def halves(data: Data) -> list[Transition]:
    """Return the transition of each shape: where half of the balanced boards are solvable.

    If several tables have a shape, only the first counts. The tables of transitions come first,
    then the tables of studies.
    """
    found = {row.shape: row for row in transitions(data.points)}
    for table in data.mixtures:
        for (shape, ratio, _), rows in by_series(table.rows).items():
            half = _half(shape, rows)
            if half and ratio == EQUAL:
                found.setdefault(shape, half)
    return list(found.values())


def law(found: Sequence[Transition]) -> Law | None:
    """Fit the law to the squares; return None for fewer than four squares."""
    rows = squares(found)
    if len(rows) < 4:
        return None
    sides = np.array([row.lines / 2 for row in rows])
    k50 = np.array([row.k50 for row in rows])
    chance = np.array([(row.high - row.low) / (2 * DEVIATE) for row in rows])
    errors = np.hypot(chance, LINE_ERROR)
    terms = np.stack([sides, sides * np.log(sides)], axis=1)
    weighted = terms / errors[:, None]
    covariance = np.linalg.inv(weighted.T @ weighted)
    a, b = map(float, covariance @ weighted.T @ (k50 / errors))
    error_a, error_b = map(float, np.sqrt(np.diag(covariance)))
    worst = float(np.abs(terms @ np.array([a, b]) - k50).max())
    beyond = exp(a / (0.5 - b)) if b < 0.5 else float("inf")
    whole = tuple(int(each) for each in sides)
    return Law(whole, a, b, error_a, error_b, worst, beyond)


class Explained(NamedTuple):
    """The static reasons of a point, and its number of unsolvable boards."""

    reasons: StaticReasons
    unsolvable: int

    @property
    def measured(self) -> Share:
        """The share of the unsolvable boards that have a static reason, with its interval."""
        reasons = self.reasons.static
        return Share(reasons, self.unsolvable, *ends(reasons, 0, self.unsolvable))


def explained(data: Data) -> dict[str, list[Explained]]:
    """Return the points of each shape whose boards have both verdicts and static reasons.

    Points without unsolvable boards are left out.
    """
    unsolvable = {
        (row.shape, row.stacks, row.seed, row.boards): row.unsolvable for row in data.points
    }
    found: dict[str, list[Explained]] = {}
    for row in data.static_reasons:
        number = unsolvable.get((row.shape, row.stacks, row.seed, row.boards))
        if number:
            found.setdefault(row.shape, []).append(Explained(row, number))
    return found
