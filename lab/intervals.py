"""Intervals as the tables of our own results have them."""

from __future__ import annotations

from greenest.play.intervals import wilson


def ends(hits: int, undecided: int, count: int) -> tuple[float, float]:
    """Return the ends of Wilson's 95 % interval. Undecided boards widen it at both ends."""
    low, high = wilson(hits, undecided, count)
    return round(low, 9), round(high, 9)
