"""Numbers from our own tables: the law of the squares, and what static reasons explain."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

import numpy as np

from greenest.lab.experiments.rows import StaticReasons
from greenest.lab.findings.data import Findings
from greenest.lab.intervals import ends
from greenest.study.publish.columns import Share, Transition
from greenest.study.publish.derived import squares

DEVIATE = 1.959964
"""95 % of a normal distribution are within this number of standard deviations of the mean."""


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


def law(found: Sequence[Transition]) -> Law | None:
    """Fit the law to the squares; return None for fewer than four squares.

    A square whose K50 has an interval without width says nothing of its error, and is left out.
    """
    rows = [row for row in squares(found) if row.high > row.low]
    if len(rows) < 4:
        return None
    sides = np.array([row.lines / 2 for row in rows])
    k50 = np.array([row.k50 for row in rows])
    errors = np.array([(row.high - row.low) / (2 * DEVIATE) for row in rows])
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


def explained(data: Findings) -> dict[str, list[Explained]]:
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
