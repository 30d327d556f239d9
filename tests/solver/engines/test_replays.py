"""Compiled replays agree with the rules of `games`."""

from itertools import product
from random import Random

import numpy as np

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


def test_the_drawn_solution():
    board = Position.parse("BGW")
    assert are_replayed([board], [[(0, 1), (2, 1)]]) == [True]
    assert are_replayed([board], [[(2, 0), (2, 1)]]) == [False]
    assert are_replayed([board], [[(0, 1), (2, 1)]], lengths=[-1]) == [False]
    assert are_replayed([board], [[(0, 1)]]) == [False], "two stacks are left"


def test_a_single_stack_needs_no_capture():
    assert are_replayed([Position(1, 1, "B")], [[]]) == [True]
    assert are_replayed([Position(1, 2, "W.")], [[]]) == [True]
    assert are_replayed([Position(1, 2, "..")], [[]]) == [False]


def test_every_pair_of_cells_is_a_capture_if_the_rules_say_so():
    """On boards of two stacks, each legal capture is a solution."""
    for cells in ("BG", "GB", "BB", "WB", "BW", "GW"):
        for rows, cols, first, second in ((3, 3, 0, 2), (3, 3, 0, 6), (3, 3, 0, 4), (2, 4, 3, 7)):
            board = ["."] * (rows * cols)
            board[first], board[second] = cells
            position = Position(rows, cols, "".join(board))
            legal = set(map(tuple, position.captures()))
            pairs = list(product(range(-1, rows * cols + 1), repeat=2))
            answers = are_replayed([position] * len(pairs), [[pair] for pair in pairs])
            assert answers == [pair in legal for pair in pairs], position


def test_they_agree_with_the_rules():
    """Each board of many is replayed by its own captures, and alone."""
    random = Random(3)
    for rows, cols in ((1, 3), (3, 1), (3, 3), (2, 4)):
        boards = [balanced(rows, cols, 2 + seed % 2, seed) for seed in range(200)]
        captures = [random_captures(position, random) for position in boards]
        expected = [ends_in_one(*each) for each in zip(boards, captures, strict=True)]
        assert are_replayed(boards, captures) == expected
        assert min(map(expected.count, (True, False))) > 5


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
