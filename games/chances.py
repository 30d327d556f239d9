"""Exact chances of drawing each kind of piece from what is left."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any


def shares(left: Mapping[Any, int]) -> dict[Any, Fraction]:
    """Return the share of each kind that is left.

    >>> shares({"W": 1, "B": 2, "C": 0})
    {'W': Fraction(1, 3), 'B': Fraction(2, 3)}
    """
    return dict(_shares(tuple(left.items())))


@lru_cache(maxsize=1 << 12)
def _shares(left: tuple[tuple[Any, int], ...]) -> dict[Any, Fraction]:
    # Cached, since fractions take longer than all else of a draw.
    pieces = sum(count for _, count in left)
    return {kind: Fraction(count, pieces) for kind, count in left if count}
