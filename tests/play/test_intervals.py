"""Intervals agree with published values and closed forms; undecided boards widen both ends."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from scipy.stats import binom, norm

from greenest.play.intervals import Interval, clopper_pearson, wilson

METHODS = [wilson, clopper_pearson]
Method = Callable[..., Interval]


def test_wilson_is_its_closed_form() -> None:
    z = norm.ppf(0.975)
    for successes, count in [(0, 10), (3, 10), (1000, 1000), (999_000, 10**6)]:
        share = successes / count
        centre = (share + z * z / (2 * count)) / (1 + z * z / count)
        half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count**2))
        half /= 1 + z * z / count
        assert wilson(successes, 0, count) == pytest.approx((centre - half, centre + half))


def test_published_intervals() -> None:
    """Newcombe (1998), table I, methods 3 and 5: 81 of 263."""
    assert wilson(81, 0, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert clopper_pearson(81, 0, 263) == pytest.approx((0.2527, 0.3676), abs=5e-5)
    assert wilson(0, 0, 20) == pytest.approx((0, 0.1611), abs=5e-5)
    assert clopper_pearson(0, 0, 20) == pytest.approx((0, 0.1684), abs=5e-5)


def test_exact_ends_leave_a_fortieth_in_each_tail() -> None:
    for successes, count in [(1, 10), (5, 10), (36, 100), (999, 1000)]:
        low, high = clopper_pearson(successes, 0, count)
        assert binom.sf(successes - 1, count, low) == pytest.approx(0.025)
        assert binom.cdf(successes, count, high) == pytest.approx(0.025)


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
def test_more_confidence_is_wider_and_more_boards_are_narrower(method: Method) -> None:
    low, high = method(30, 0, 40)
    wide = method(30, 0, 40, confidence=0.99)
    narrow = method(300, 0, 400)
    assert wide.low < low < narrow.low < narrow.high < high < wide.high


@pytest.mark.parametrize("method", METHODS)
def test_counts_that_cannot_be_are_refused(method: Method) -> None:
    for counts in [(11, 0, 10), (6, 5, 10), (-1, 0, 10), (0, -1, 10), (0, 0, -1)]:
        with pytest.raises(ValueError, match="are not among"):
            method(*counts)
