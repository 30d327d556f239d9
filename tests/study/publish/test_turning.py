"""Intervals of K50 cover the error of the step, too: by tables thinned from dense ones."""

import math
from functools import cache

import numpy as np
import pytest

from greenest.play.intervals import wilson
from greenest.solver.bulk.many import decide_many
from greenest.solver.bulk.verdicts import board_texts
from greenest.study.publish.columns import Point
from greenest.study.publish.derived import turning
from greenest.study.sampling import random_boards

STEPS = (1, 2, 3, 6)


@cache
def dense(rows, cols, count):
    """Return the share solvable for each number of stacks; beyond full boards all are."""
    shares = {}
    for stacks in range(3, rows * cols + 1):
        boards = board_texts(random_boards(rows, cols, stacks, 1, 0, count), rows, cols)
        shares[stacks] = float((decide_many(boards).status == "solvable").mean())
    return shares


@cache
def ends(solvable, count):
    return [round(each, 9) for each in wilson(solvable, 0, count)]


def point(shape, stacks, solvable, count):
    return Point(shape, stacks, 1, count, solvable, count - solvable, 0, 1, 1,
                 *ends(solvable, count))  # fmt: skip


def thinned(points):
    """Yield each step, and each table of points so far apart that is of the rising part."""
    for step in STEPS:
        for first in range(step):
            found = [row for row in points if row.stacks % step == first]
            rows, cols = map(int, found[0].shape.split("x"))
            before = [row.stacks for row in found if row.share.value < 0.5]
            if before and 2 * before[-1] >= rows + cols:
                yield step, found


@pytest.mark.parametrize(
    "shape", [(4, 6), *(pytest.param(each, marks=pytest.mark.slow) for each in ((5, 5), (2, 12)))]
)
def test_points_1_2_3_and_6_apart_have_intervals_that_overlap_with_the_dense_one(shape):
    count = 10_000
    name = "{}x{}".format(*shape)
    table = [point(name, stacks, round(share * count), count)
             for stacks, share in dense(*shape, count).items()]  # fmt: skip
    truth = turning(table)
    assert (truth.step, truth.high - truth.low < 0.2) == (1, True)
    steps = []
    for step, own in thinned(table):
        found = turning(own)
        steps.append(found.step)
        assert found.step == step
        assert found.low <= truth.high
        assert truth.low <= found.high
        assert abs(found.value - truth.value) < 0.02 * step**2 + 0.05
        assert found.high - found.low < 0.4 * step + 0.1
    assert set(steps) == set(STEPS)


def shares_of(curve):
    """Return the shares of a curve by its name, and where one half are solvable."""
    stacks = range(6, 50)
    if curve == "logistic":
        return {each: 1 / (1 + math.exp((20.4 - each) / 1.6)) for each in stacks}, 20.4
    middle = 20.4 + 2.2 * math.log(math.log(2))
    return {each: 1 - math.exp(-math.exp((each - 20.4) / 2.2)) for each in stacks}, middle


@pytest.mark.parametrize("count", [300, 3_000])
@pytest.mark.parametrize("curve", ["logistic", "Gumbel"])
def test_intervals_cover_in_simulated_tables_of_every_step(curve, count):
    shares, truth = shares_of(curve)
    rng = np.random.default_rng(20)
    covered = {step: [] for step in STEPS}
    for _ in range(300):
        drawn = [point("4x6", stacks, int(rng.binomial(count, share)), count)
                 for stacks, share in shares.items()]  # fmt: skip
        for step, own in thinned(drawn):
            if found := turning(own):
                covered[step].append(found.low <= truth <= found.high)
    for found in covered.values():
        assert len(found) >= 300
        assert np.mean(found) >= 0.95


@pytest.mark.parametrize("first", range(6))
@pytest.mark.parametrize("count", [300, 30_000])
def test_intervals_cover_where_the_share_rises_from_none_to_all_within_a_step(count, first):
    """An end of 0 or 1 does not bound ln y, y = -ln(1 - share): the curve may rise anywhere."""
    rng = np.random.default_rng(20)
    shares = {each: 1 - math.exp(-math.exp(each - 20.4)) for each in range(8 + first, 36, 6)}
    truth = 20.4 + math.log(math.log(2))
    covered = []
    for _ in range(100):
        drawn = [point("4x4", stacks, int(rng.binomial(count, share)), count)
                 for stacks, share in shares.items()]  # fmt: skip
        if found := turning(drawn):
            covered.append(found.low <= truth <= found.high)
    assert covered.count(False) <= 8  # 5 are expected of 100, more than 8 in 7 of 100 tests


@pytest.mark.parametrize("count", [1, 5, 20, 300])
def test_intervals_of_tables_that_go_up_and_down_are_around_the_value_or_there_are_none(count):
    rng = np.random.default_rng(count)
    seen = 0
    for _ in range(1_000):
        solvable = rng.integers(0, count, int(rng.integers(1, 7)), endpoint=True)
        found = turning([point("6x6", 3 * at, int(n), count) for at, n in enumerate(solvable, 1)])
        seen += found is not None
        assert found is None or found.low <= found.value <= found.high
    assert seen or count == 1
