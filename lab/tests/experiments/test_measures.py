"""What experiments measure is what plain counting finds on shapes that are small enough."""

from collections import Counter
from functools import cache
from itertools import product

import pytest

from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.lab.experiments.measures import (
    all_positions,
    exact_mistakes,
    playouts,
    random_games,
    sampled_mistakes,
    solution_counts,
    solutions_of_setups,
)
from greenest.lab.experiments.rows import merged

ROWS, COLS = 2, 3


@cache
def after(cells):
    captures = legal_captures(ROWS, COLS, cells)
    return tuple(replay(ROWS, COLS, cells, [each]) for each in captures)


@cache
def ways(cells):
    """Sequences of captures to a single stack, by plain recursion."""
    return 1 if cells.count(".") == len(cells) - 1 else sum(map(ways, after(cells)))


ALL = ["".join(cells) for cells in product(".BGW", repeat=ROWS * COLS)]


def test_mistakes_are_those_of_plain_counting():
    expected = Counter()
    for cells in ALL:
        stacks = len(cells) - cells.count(".")
        if stacks > 1 and ways(cells):
            expected[stacks, "positions"] += 1
            expected[stacks, "captures"] += len(after(cells))
            expected[stacks, "losing"] += sum(not ways(each) for each in after(cells))
    rows = exact_mistakes(ROWS, COLS)
    assert [row.stacks for row in rows] == [2, 3, 4, 5, 6]
    for row in rows:
        for key in ("positions", "captures", "losing"):
            assert getattr(row, key) == expected[row.stacks, key]


def test_solutions_are_those_of_plain_counting():
    setups = [cells for cells in ALL if all(cells.count(each) == 2 for each in "BGW")]
    assert sorted(solutions_of_setups(ROWS, COLS)) == sorted(map(ways, setups))
    (row,) = solution_counts(ROWS, COLS)
    assert (row.setups, row.least, row.most) == (90, 0, 56)


def test_solutions_are_of_small_shapes():
    with pytest.raises(ValueError, match="up to 12 cells"):
        solutions_of_setups(3, 5)


def test_a_shape_counts_all_its_positions():
    rows = all_positions(ROWS, COLS)
    assert sum(row.positions for row in rows) == 4**6 - 1
    assert (rows[-1].setups, rows[-1].setups_solvable) == (90, 48)
    for row in rows:
        assert row.solvable == sum(
            ways(cells) > 0 for cells in ALL if 6 - cells.count(".") == row.stacks
        )


def test_walks_try_one_capture_a_ply_and_divide_as_one_likes():
    whole = sampled_mistakes(3, 3, 0, 6, 1)
    parts = [sampled_mistakes(3, 3, 0, 4, 1), sampled_mistakes(3, 3, 4, 2, 1)]
    for row, first, second in zip(whole, *parts, strict=True):
        assert row.tried == 6  # every 3x3 setup is solvable, so no walk ends early
        for key in ("tried", "losing", "undecided"):
            assert getattr(row, key) == getattr(first, key) + getattr(second, key)
    assert merged([*parts[0], *parts[1]]) == whole


def test_playouts_and_games_count_what_they_played():
    (row,) = playouts(3, 3, "random", 100, 1)
    assert row.games == 100
    assert 100 <= row.stacks_left <= 900
    rows = random_games("green", (), 5, 1)
    assert [row.player for row in rows] == [1, 2, 3]
    assert sum(row.wins for row in rows) + rows[0].draws + rows[0].lost_by_all == 5
