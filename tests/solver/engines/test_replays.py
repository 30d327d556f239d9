"""Compiled replays agree with the rules of `games`."""

from itertools import product

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.solver.engines.replays import are_solutions


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
