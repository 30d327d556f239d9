"""Confidence intervals for a share, such as the share of games won or of solvable boards.

Undecided games or boards count as failures for the lower end, and as successes for the upper end.
So the interval holds however they would be decided.
"""

from __future__ import annotations

from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """A confidence interval for a share; both ends are in 0..1."""

    low: float
    high: float


def wilson(successes: int, undecided: int, count: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's score interval (1927).

    Its coverage is on average close to `confidence`.
    """
    return _interval("wilson", successes, undecided, count, confidence)


def clopper_pearson(
    successes: int, undecided: int, count: int, confidence: float = CONFIDENCE
) -> Interval:
    """Return the exact interval of Clopper and Pearson (1934).

    Its coverage is at least `confidence`.
    """
    return _interval("exact", successes, undecided, count, confidence)


def _interval(
    method: str, successes: int, undecided: int, count: int, confidence: float
) -> Interval:
    """Return the lower end for `successes`, and the upper end for `successes` plus `undecided`.

    Raises ValueError for counts that are negative or exceed `count`.
    """
    if min(successes, undecided) < 0 or successes + undecided > count:
        raise ValueError(f"{successes} successes and {undecided} undecided are not among {count}")
    if count == 0:
        return Interval(0.0, 1.0)
    return Interval(
        _ends(method, successes, count, confidence).low,
        _ends(method, successes + undecided, count, confidence).high,
    )


def _ends(method: str, successes: int, count: int, confidence: float) -> Interval:
    from scipy.stats import binomtest

    found = binomtest(successes, count).proportion_ci(confidence, method)
    return Interval(float(found.low), float(found.high))
