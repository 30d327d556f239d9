"""Rules that say when enough boards are decided keep the coverage of their intervals."""

from collections import Counter
from functools import partial

import numpy as np
import pytest
from scipy.special import betaincinv
from scipy.stats import binom

from greenest.study.publish.columns import Mixture, Point
from greenest.study.publish.declared import rules
from greenest.study.publish.declared.rules import Border, WantedWidth
from greenest.study.publish.derived import turning
from greenest.study.run import Nodes, Run, Summary

NODES = Nodes(0, 0, 0)


def summary(run, solvable, undecided=0):
    """Return what a batch would say of so many solvable boards."""
    unsolvable = run.count - solvable - undecided
    counts = {"solvable": solvable, "unsolvable": unsolvable, "undecided": undecided}
    tally = Counter({(verdict, "dfs"): boards for verdict, boards in counts.items()})
    return Summary(run, tally, 0.0, 0.0, nodes=NODES)


def conducted(part, solvable_of):
    """Play a study through; return its rows and the runs that were decided."""
    decided = []

    def decide(run):
        decided.append(run)
        return summary(run, *np.atleast_1d(solvable_of(run)))

    return part.rows(decide), decided


@pytest.mark.parametrize("width", [0.3, 0.15])
def test_the_coverage_of_a_wanted_width_is_exactly_at_least_nominal(width):
    """Summed over all outcomes of all three stages, at 99 shares."""
    part = WantedWidth.of(Run(5, 7, 15, 0, 1), width)
    pilot, tail = part.run.count, (1 - rules.GUARDED) / 2
    shares = np.linspace(0, 1, 101)[1:-1]

    def ends(count):
        hits = np.arange(count + 1)
        low = betaincinv(np.maximum(hits, 1e-300), count - hits + 1, tail) * (hits > 0)
        high = np.where(
            hits < count, betaincinv(hits + 1, np.maximum(count - hits, 1e-300), 1 - tail), 1
        )
        return hits, low, high

    def misses(count, share):
        hits, low, high = ends(count)
        chances = binom.pmf(hits, count, share)
        missed = (share < low) | (share > high)
        is_narrow = high - low <= width
        return chances[missed & is_narrow].sum(), chances[~is_narrow].sum(), chances[missed].sum()

    sizes = [rules.boards_after(hits, 0, pilot, width) for hits in range(pilot + 1)]
    for share in shares:
        chances = binom.pmf(np.arange(pilot + 1), pilot, share)
        by_size = {
            size: chances[[each == size for each in sizes]].sum() for size in sorted(set(sizes))
        }
        found = {size: misses(size, share) for size in by_size}
        third = misses(rules.most_boards(width), share)[2]
        missed = sum(by_size[size] * (found[size][0] + found[size][1] * third) for size in by_size)
        repeated = sum(by_size[size] * found[size][1] for size in by_size)
        assert missed <= 0.05
        assert repeated <= 2 * rules.DOUBT


def test_no_outcome_of_the_most_boards_has_a_wider_interval_and_fewer_would_not_do():
    for width in (0.3, 0.06, 0.02):
        count = rules.most_boards(width)
        widths = [rules.width_of(hits, count, rules.GUARDED) for hits in range(0, count + 1, 7)]
        assert max(widths) <= width < rules.width_of((count - 1) // 2, count - 1, rules.GUARDED)


def test_boards_that_planned_are_not_counted():
    part = WantedWidth.of(Run(5, 7, 15, 0, 1), 0.1)
    (row,), decided = conducted(part, lambda run: run.count // 3)
    assert [run.first for run in decided] == [0, part.run.count]
    assert (row.aside, row.boards) == (part.run.count, decided[1].count)


def test_undecided_boards_widen_the_interval_and_are_not_chased():
    part = WantedWidth.of(Run(5, 7, 15, 0, 1), 0.1)
    (row,), decided = conducted(part, lambda run: (run.count // 2, run.count // 5))
    assert len(decided) == 2
    assert row.high - row.low > 0.25


STACKS = range(3, 82, 3)


def border_of(boards, row=Point.of):
    fewest, *more = (Run(9, 9, each, boards, 2) for each in STACKS)
    return Border(fewest, row, tuple(more))


@pytest.mark.parametrize("middle", [21.0, 22.5])
def test_the_interval_of_k50_at_the_border_covers(middle):
    """Also where just so many stacks solve half, and the pilots err half of the time."""
    rng = np.random.default_rng(20)
    shares = {each: 1 / (1 + np.exp((middle - each) / 1.6)) for each in STACKS}
    covered, studies = 0, 500
    for _ in range(studies):
        found, _ = conducted(
            border_of(300, Mixture.of), lambda run: int(rng.binomial(run.count, shares[run.pieces]))
        )
        half = turning(found)
        covered += half.low <= middle <= half.high
    assert covered >= 0.95 * studies


def test_a_border_that_the_pilot_missed_is_found_by_its_neighbours():
    """The pilots take 30 for the border, where nothing crosses one half."""
    part = border_of(500)

    def solvable_of(run):
        is_pilot = run.count == part.pilot
        return run.count * (run.pieces > (29 if is_pilot else 21))

    found, decided = conducted(part, solvable_of)
    assert [row.stacks for row in found] == [21, 24, 27, 30]
    boards = [(run.pieces, index) for run in decided for index in run.boards]
    assert len(set(boards)) == len(boards)


def test_a_border_may_lie_at_the_ends():
    for last in (0, 1):
        found, _ = conducted(
            border_of(100), partial(lambda run, share: run.count * share, share=last)
        )
        assert [row.stacks for row in found] == ([78, 81] if last == 0 else [3, 6])
        assert turning(found) is None
