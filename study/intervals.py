"""Confidence intervals for the share of solvable boards.

Undecided boards count against both ends: as failures for the lower, as successes for the upper.
So the interval covers whatever they turn out to be, at the price of its width.
"""

from __future__ import annotations

from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """The ends of a confidence interval for a share, both in 0..1."""

    low: float
    high: float


def wilson(solvable: int, undecided: int, count: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's score interval (1927): near its nominal coverage on the average."""
    return _interval("wilson", solvable, undecided, count, confidence)


def clopper_pearson(
    solvable: int, undecided: int, count: int, confidence: float = CONFIDENCE
) -> Interval:
    """Return the exact interval of Clopper and Pearson (1934): never below nominal coverage."""
    return _interval("exact", solvable, undecided, count, confidence)


def _interval(
    method: str, solvable: int, undecided: int, count: int, confidence: float
) -> Interval:
    """Take the lower end from the solvable and the upper end from all that are not unsolvable.

    Raises ValueError for counts that are negative or exceed `count`.
    """
    if min(solvable, undecided) < 0 or solvable + undecided > count:
        raise ValueError(f"{solvable} solvable and {undecided} undecided are not among {count}")
    if count == 0:
        return Interval(0.0, 1.0)
    return Interval(
        _ends(method, solvable, count, confidence).low,
        _ends(method, solvable + undecided, count, confidence).high,
    )


def _ends(method: str, successes: int, count: int, confidence: float) -> Interval:
    from scipy.stats import binomtest

    found = binomtest(successes, count).proportion_ci(confidence, method)
    return Interval(float(found.low), float(found.high))
