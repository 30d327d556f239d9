"""Intervals are those of SciPy; undecided boards widen both ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scipy.stats import binomtest

from greenest.play.intervals import Interval, clopper_pearson, wilson

METHODS = [wilson, clopper_pearson]
Method = Callable[..., Interval]


COUNTS = [(0, 10), (1, 10), (3, 10), (36, 100), (81, 263), (1000, 1000), (999_000, 10**6)]


@pytest.mark.parametrize("confidence", [0.95, 0.99])
@pytest.mark.parametrize(("method", "name"), [(wilson, "wilson"), (clopper_pearson, "exact")])
def test_intervals_are_those_of_scipy(method: Method, name: str, confidence: float) -> None:
    for successes, count in [*COUNTS, *((successes, 40) for successes in range(41))]:
        expected = binomtest(successes, count).proportion_ci(confidence, method=name)
        found = method(successes, 0, count, confidence=confidence)
        assert found == pytest.approx((expected.low, expected.high))
        assert 0 <= found.low <= successes / count <= found.high <= 1


@pytest.mark.parametrize("method", METHODS)
def test_undecided_boards_fail_below_and_succeed_above(method: Method) -> None:
    assert method(0, 0, 0) == (0, 1)
    for solvable, undecided, count in [(0, 10, 10), (3, 4, 10), (70, 20, 100)]:
        low, high = method(solvable, undecided, count)
        assert low == method(solvable, 0, count).low
        assert high == method(solvable + undecided, 0, count).high


@pytest.mark.parametrize("method", METHODS)
def test_counts_that_cannot_be_are_refused(method: Method) -> None:
    for counts in [(11, 0, 10), (6, 5, 10), (-1, 0, 10), (0, -1, 10), (0, 0, -1)]:
        with pytest.raises(ValueError, match="are not among"):
            method(*counts)
