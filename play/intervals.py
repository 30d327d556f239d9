"""Confidence intervals for a share, such as the share of games won or of solvable boards.

Undecided games or boards count as failures for the lower end, and as successes for the upper end.
So the interval holds however these games or boards would be decided.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """A confidence interval for a share; both ends are in 0..1."""

    low: float
    high: float


Ends = Callable[[int, int, float], Interval]
"""Returns an interval for a share from the successes, the number of trials and the confidence."""


def wilson(successes: int, undecided: int, count: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's score interval (1927).

    Its coverage is on average close to `confidence`.
    """
    return _interval(_wilson, successes, undecided, count, confidence)


def clopper_pearson(
    successes: int, undecided: int, count: int, confidence: float = CONFIDENCE
) -> Interval:
    """Return the exact interval of Clopper and Pearson (1934).

    Its coverage is at least `confidence`.
    """
    return _interval(_exact, successes, undecided, count, confidence)


def _interval(
    ends: Ends, successes: int, undecided: int, count: int, confidence: float
) -> Interval:
    """Return the lower end for `successes`, and the upper end for `successes` plus `undecided`.

    Raises ValueError for counts that are negative or exceed `count`.
    """
    if min(successes, undecided) < 0 or successes + undecided > count:
        raise ValueError(f"{successes} successes and {undecided} undecided are not among {count}")
    if count == 0:
        return Interval(0.0, 1.0)
    return Interval(
        ends(successes, count, confidence).low,
        ends(successes + undecided, count, confidence).high,
    )


def _wilson(successes: int, count: int, confidence: float) -> Interval:
    from scipy.special import ndtri

    z = float(ndtri((1 + confidence) / 2))
    share, both = successes / count, 2 * (count + z**2)
    centre = (2 * count * share + z**2) / both
    reach = z / both * sqrt(4 * count * share * (1 - share) + z**2)
    low = centre - reach if successes else 0.0
    return Interval(low, centre + reach if successes < count else 1.0)


def _exact(successes: int, count: int, confidence: float) -> Interval:
    from scipy.special import betaincinv

    failures, tail = count - successes, (1 - confidence) / 2
    low = float(betaincinv(successes, failures + 1, tail)) if successes else 0.0
    return Interval(low, float(betaincinv(successes + 1, failures, 1 - tail)) if failures else 1.0)
