"""Exact probabilities of random draws, and draws by these probabilities."""

from __future__ import annotations

from bisect import bisect
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import accumulate
from random import Random
from typing import Any


class Chances(dict[Any, Fraction]):
    """The probability of each outcome; not to be changed, as many states share the same object."""

    @cached_property
    def _sums(self) -> tuple[list[Any], list[float]]:
        """The outcomes, and the running sums of their probabilities, in the same order."""
        weights = [chance.numerator / chance.denominator for chance in self.values()]
        return list(self), list(accumulate(weights))

    def draw(self, rng: Random) -> Any:
        """Return a random outcome, the same that `rng.choices` would return with these weights."""
        outcomes, sums = self._sums
        return outcomes[bisect(sums, rng.random() * sums[-1], 0, len(sums) - 1)]


@lru_cache(maxsize=1 << 12)
def shares(left: tuple[tuple[Any, int], ...]) -> Chances:
    """Return the probability of drawing each kind of piece; results are cached.

    `left` has pairs: a kind, and the number of its pieces.

    >>> shares((("W", 1), ("B", 2), ("C", 0)))
    {'W': Fraction(1, 3), 'B': Fraction(2, 3)}
    """
    pieces = sum(count for _, count in left)
    return Chances((kind, Fraction(count, pieces)) for kind, count in left if count)
