"""Every position of small shapes agrees with an oracle that shares no code with the solver."""

from collections import Counter
from functools import cache
from random import Random

import numpy as np
import pytest

from brute import LETTERS, is_solvable, solvable_positions
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from samples import SOME, every_position

SOLVABLE_3X3_BY_PIECES = [27, 108, 522, 2232, 8172, 24900, 51900, 51588, 18177]

table = cache(solvable_positions)


def status_of(position):
    """Return the verdict of brute force."""
    digits = tuple(map(LETTERS.index, position.cells))
    is_solved = table(position.rows, position.cols)[digits]
    return Status.SOLVABLE if is_solved else Status.UNSOLVABLE


@pytest.mark.parametrize("engine", ["auto", "dfs"])
@pytest.mark.parametrize(
    ("rows", "cols", "step"),
    [
        *[(2, 2, 1), (1, 6, 1), (6, 1, 1), (2, 3, 1), (3, 2, 1), (2, 4, SOME), (3, 3, SOME)],
        *[pytest.param(*shape, 1, marks=pytest.mark.slow) for shape in ((2, 4), (3, 3))],
    ],
)
def test_every_position_agrees_with_brute_force(rows, cols, step, engine):
    for position in every_position(rows, cols, step):
        assert decide(position, engine=engine).status == status_of(position), position


@pytest.mark.parametrize(
    ("count", "most"), [(6_000, 3), pytest.param(100_000, 4, marks=pytest.mark.slow)]
)
def test_many_positions_of_up_to_3x4_agree_with_brute_force(count, most):
    random = Random("up to 3x4")
    tally = Counter()
    for _ in range(count):
        rows, cols = random.choice((1, 2, 3, 3)), random.choice((1, 2, 3, most, most))
        weights = (random.random() ** 2 * 3, 1, 1, 1)
        position = Position(rows, cols, "".join(random.choices(LETTERS, weights, k=rows * cols)))
        status = decide(position).status
        assert status == status_of(position), position
        tally[status] += 1
    assert min(tally[Status.SOLVABLE], tally[Status.UNSOLVABLE]) > 0.3 * count


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (1, 6), (2, 2), (3, 2), (2, 4)])
def test_brute_force_by_lines_of_play_and_by_what_can_be_solved_agree(rows, cols):
    for position in every_position(rows, cols):
        assert (status_of(position) is Status.SOLVABLE) == is_solvable(position), position


def test_brute_force_finds_the_known_counts_of_3x3():
    pieces = np.count_nonzero(np.argwhere(table(3, 3)), axis=1)
    assert np.bincount(pieces).tolist() == [0, *SOLVABLE_3X3_BY_PIECES]
