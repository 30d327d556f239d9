"""Every position of small shapes, against an oracle that shares no code with the solver."""

from collections import Counter
from itertools import product

import pytest

from brute import is_solvable
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status

SOLVABLE_3X3_BY_PIECES = [27, 108, 522, 2232, 8172, 24900, 51900, 51588, 18177]


def every_position(rows, cols):
    for cells in product(".BGW", repeat=rows * cols):
        yield Position(rows, cols, "".join(cells))


@pytest.mark.parametrize("engine", ["auto", "dfs"])
@pytest.mark.parametrize(("rows", "cols"), [(1, 6), (6, 1), (2, 3), (3, 2), (2, 4), (3, 3)])
def test_every_position_agrees_with_brute_force(rows, cols, engine):
    for position in every_position(rows, cols):
        verdict = decide(position, engine=engine)
        expected = is_solvable(rows, cols, position.cells)
        assert verdict.status == (Status.SOLVABLE if expected else Status.UNSOLVABLE), position


def test_brute_force_finds_the_known_counts_of_3x3():
    counts = Counter(p.pieces for p in every_position(3, 3) if is_solvable(3, 3, p.cells))
    assert [counts[pieces] for pieces in range(1, 10)] == SOLVABLE_3X3_BY_PIECES
