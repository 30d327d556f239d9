"""Compiled replays agree with the rules of `games`."""

from random import Random

import numpy as np
import pytest

from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.solver.engines.replays import are_solutions
from samples import balanced


def are_replayed(positions, captures, lengths=None):
    """Replay captures on positions of one shape; the rest of the array is filled with nonsense."""
    rows, cols = positions[0].rows, positions[0].cols
    boards = [[".BGW".index(cell) for cell in position.cells] for position in positions]
    most = max(map(len, captures), default=0) + 1
    array = np.full((len(positions), most, 2), 99, dtype=np.int64)
    for index, each in enumerate(captures):
        array[index, : len(each)] = np.array(each, dtype=np.int64).reshape(-1, 2)
    made = [len(each) for each in captures] if lengths is None else lengths
    codes = np.array(boards, dtype=np.uint8).reshape(-1, rows, cols)
    return are_solutions(codes, array, np.array(made)).tolist()


def test_the_drawn_solution_and_each_board_of_many_by_its_own_captures():
    board = Position.parse("BGW")
    assert are_replayed([board], [[(0, 1), (2, 1)]]) == [True]
    assert are_replayed([board], [[(2, 0), (2, 1)]]) == [False]
    assert are_replayed([board], [[(0, 1), (2, 1)]], lengths=[-1]) == [False]
    assert are_replayed([board], [[(0, 1)]]) == [False], "two stacks are left"
    random = Random(5)
    positions = [balanced(3, 3, 4, seed) for seed in range(200)]
    captures = [random_captures(position, random) for position in positions]
    expected = [ends_in_one(*each) for each in zip(positions, captures, strict=True)]
    assert are_replayed(positions, captures) == expected
    assert {True, False} == set(expected)


@pytest.mark.parametrize("cells", ["B", "W"])
def test_a_single_stack_needs_no_capture(cells):
    assert are_replayed([Position(1, 1, cells)], [[]]) == [True]
    assert are_replayed([Position(1, 2, cells + ".")], [[]]) == [True]
    assert are_replayed([Position(1, 2, "..")], [[]]) == [False]


def test_every_pair_of_cells_is_a_capture_if_the_rules_say_so():
    """On boards of two stacks, each legal capture is a solution."""
    for cells in ("BG", "GB", "BB", "WB", "BW", "GW"):
        for rows, cols, first, second in ((3, 3, 0, 2), (3, 3, 0, 6), (3, 3, 0, 4), (2, 4, 3, 7)):
            board = ["."] * (rows * cols)
            board[first], board[second] = cells
            position = Position(rows, cols, "".join(board))
            legal = set(map(tuple, position.captures()))
            for source in range(-1, rows * cols + 1):
                for target in range(-1, rows * cols + 1):
                    (answer,) = are_replayed([position], [[(source, target)]])
                    assert answer == ((source, target) in legal), (position, source, target)


@pytest.mark.parametrize(("rows", "cols"), [(1, 3), (3, 1)])
@pytest.mark.parametrize("middle", "BGW.")
def test_nothing_is_taken_over_a_stack(rows, cols, middle):
    """A capture over the middle cell, then any captures left by the rules."""
    for ends in ("BG", "GW", "WB"):
        position = Position(rows, cols, ends[0] + middle + ends[1])
        for captures in ([(0, 2)], [(0, 2), (2, 1)], [(0, 2), (1, 2)]):
            assert are_replayed([position], [captures]) == [ends_in_one(position, captures)]
            if len(captures) == 2:
                assert are_replayed([position], [captures]) == [False]


def test_they_agree_with_the_rules():
    random = Random(3)
    results = {True: 0, False: 0}
    for seed in range(400):
        rows, cols = random.randint(1, 4), random.randint(2, 4)
        position = balanced(rows, cols, random.randint(2, min(4, rows * cols)), seed)
        captures = random_captures(position, random)
        expected = ends_in_one(position, captures)
        results[expected] += 1
        assert are_replayed([position], [captures]) == [expected]
    assert min(results.values()) > 20


def random_captures(position, random):
    """Return legal captures while there are any, with an occasional illegal one."""
    captures, size = [], position.grid.size
    while legal := position.captures():
        if random.random() < 0.1:
            return [*captures, (random.randrange(-1, size + 1), random.randrange(-1, size + 1))]
        captures.append(random.choice(legal))
        position = position.after(captures[-1])
    return captures


def ends_in_one(position, captures):
    try:
        return position.after(*captures).is_solved
    except IllegalCapture:
        return False
