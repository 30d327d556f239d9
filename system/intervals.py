"""Confidence intervals for a share: of games won, or of boards that are solvable.

Undecided ones count against both ends: as failures for the lower, as successes for the upper. So
the interval covers either answer, at the price of its width.
"""

from __future__ import annotations

from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """The ends of a confidence interval for a share, both in 0..1."""

    low: float
    high: float


def wilson(successes: int, undecided: int, count: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's score interval (1927), whose coverage is near nominal on average."""
    return _interval("wilson", successes, undecided, count, confidence)


def clopper_pearson(
    successes: int, undecided: int, count: int, confidence: float = CONFIDENCE
) -> Interval:
    """Return the exact interval of Clopper and Pearson (1934), never below nominal coverage."""
    return _interval("exact", successes, undecided, count, confidence)


def _interval(
    method: str, successes: int, undecided: int, count: int, confidence: float
) -> Interval:
    """Take the lower end from the successes alone, the upper from all that are not failures.

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
