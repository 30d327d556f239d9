"""All repairs of 200 boards up to 6x6 are found; `make slow NAME=repairs` runs this."""

from itertools import count, islice

import pytest

from greenest import Limits, Status, decide, random_position, repairs
from greenest.solver.why.changes import Kind
from neighbours import helping

SIZES = ((4, 5, 11), (5, 5, 11), (5, 6, 12), (6, 6, 12), (6, 6, 13), (6, 6, 15), (3, 9, 12))


def solvable_by_depth_first_search(position):
    """Decide a board without limits by depth-first search alone, which `repairs` hardly uses."""
    return decide(position, Limits(10**15), "dfs").status is Status.SOLVABLE


def unsolvable_positions():
    for index in count():
        for sizes in SIZES:
            position = random_position(*sizes, seed=51, index=index)
            if decide(position).status is Status.UNSOLVABLE:
                yield position


@pytest.mark.slow
def test_of_200_unsolvable_boards_every_single_change_that_helps_is_found_and_no_other():
    for position in islice(unsolvable_positions(), 200):
        found = repairs(position, kinds=tuple(Kind))
        expected = helping(position, solvable_by_depth_first_search)
        single = {(x.kind, x.position.cells) for x in found.repairs if len(x.changes) == 1}
        assert single == expected, position
        assert not any(each.undecided for each in found.asked if "+" not in each.kind)
        assert all(x.position.after(*x.captures).is_solved for x in found.repairs)
