"""Exact chances of drawing each kind of piece from those left, and draws with these chances."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import accumulate
from random import Random
from typing import Any


class Chances(dict[Any, Fraction]):
    """The probabilities of outcomes; never changed, since states share them."""

    @cached_property
    def _sums(self) -> tuple[list[Any], list[float]]:
        """The outcomes, and the sum of the probabilities up to each."""
        weights = [chance.numerator / chance.denominator for chance in self.values()]
        return list(self), list(accumulate(weights))

    def draw(self, rng: Random) -> Any:
        """Return an outcome at random; the same as `Random.choices` with these weights."""
        outcomes, sums = self._sums
        return outcomes[bisect(sums, rng.random() * sums[-1], 0, len(sums) - 1)]


def shares(left: Mapping[Any, int]) -> Chances:
    """Return the share of each kind that is left.

    >>> shares({"W": 1, "B": 2, "C": 0})
    {'W': Fraction(1, 3), 'B': Fraction(2, 3)}
    """
    return shares_of(tuple(left.items()))


@lru_cache(maxsize=1 << 12)
def shares_of(left: tuple[tuple[Any, int], ...]) -> Chances:
    """Return the share of each kind, given pairs of kind and count; cached, as that is slow."""
    pieces = sum(count for _, count in left)
    return Chances((kind, Fraction(count, pieces)) for kind, count in left if count)
