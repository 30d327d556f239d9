"""Intervals agree with published values and closed forms; undecided boards widen both ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scipy.stats import binomtest

from greenest.play.intervals import Interval, clopper_pearson, wilson

METHODS = [wilson, clopper_pearson]
Method = Callable[..., Interval]


COUNTS = [(0, 10), (1, 10), (3, 10), (36, 100), (81, 263), (1000, 1000), (999_000, 10**6)]


@pytest.mark.parametrize(("method", "name"), [(wilson, "wilson"), (clopper_pearson, "exact")])
def test_intervals_are_those_of_scipy(method: Method, name: str) -> None:
    for successes, count in COUNTS:
        expected = binomtest(successes, count).proportion_ci(method=name)
        assert method(successes, 0, count) == pytest.approx((expected.low, expected.high))


def test_published_intervals() -> None:
    """Newcombe (1998), table I, methods 3 and 5: 81 of 263."""
    assert wilson(81, 0, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert clopper_pearson(81, 0, 263) == pytest.approx((0.2527, 0.3676), abs=5e-5)


@pytest.mark.parametrize("method", METHODS)
def test_undecided_boards_fail_below_and_succeed_above(method: Method) -> None:
    assert method(0, 0, 0) == (0, 1)
    for solvable, undecided, count in [(0, 10, 10), (3, 4, 10), (70, 20, 100)]:
        low, high = method(solvable, undecided, count)
        assert low == method(solvable, 0, count).low
        assert high == method(solvable + undecided, 0, count).high


@pytest.mark.parametrize("method", METHODS)
def test_ends_rise_with_the_successes_and_enclose_the_share(method: Method) -> None:
    intervals = [method(solvable, 0, 40) for solvable in range(41)]
    assert intervals == sorted(intervals)
    assert [each.high for each in intervals] == sorted(each.high for each in intervals)
    for solvable, (low, high) in enumerate(intervals):
        assert 0 <= low <= solvable / 40 <= high <= 1


@pytest.mark.parametrize("method", METHODS)
def test_more_confidence_is_wider(method: Method) -> None:
    low, high = method(30, 0, 40)
    wide = method(30, 0, 40, confidence=0.99)
    assert wide.low < low < high < wide.high


@pytest.mark.parametrize("method", METHODS)
def test_counts_that_cannot_be_are_refused(method: Method) -> None:
    for counts in [(11, 0, 10), (6, 5, 10), (-1, 0, 10), (0, -1, 10), (0, 0, -1)]:
        with pytest.raises(ValueError, match="are not among"):
            method(*counts)
