"""Line removal has the right answer on every small board."""

import numpy as np
import pytest

from filled_table import filled
from greenest.games.pyramids.position import Position
from greenest.solver.bulk.boards import Boards
from greenest.solver.decide import decide
from greenest.solver.engines.lines import search as lines
from greenest.solver.verdict import Limits, Status

SHAPES = [(1, 1), (1, 9), (5, 1), (2, 2), (2, 3), (2, 4), (4, 2), (3, 3)]


def all_full_boards(rows, cols):
    """Return every colouring by its number in the table of all positions."""
    size = rows * cols
    digits = np.arange(3**size)[:, None] // 3 ** np.arange(size) % 3
    return np.frombuffer(b"BGW", dtype=np.uint8)[digits]


def answers(boards, rows, cols):
    """Return whether each board is solvable, by line removal and, where stuck, by search."""
    solvable = lines.solve_many(Boards(rows, cols, rows * cols, boards), Limits()).is_solved
    for place in np.flatnonzero(~solvable):
        position = Position(rows, cols, boards[place].tobytes().decode())
        solvable[place] = decide(position, engine="lines").status is Status.SOLVABLE
    return solvable


def table_answers(rows, cols):
    layout, table = filled(rows, cols)
    bits = np.unpackbits(table[layout.bounds[-2] :].view(np.uint8), bitorder="little")
    return bits[: 3**layout.cells].astype(bool)


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_every_full_board_of_small_shapes(rows, cols):
    expected = table_answers(rows, cols)
    assert (answers(all_full_boards(rows, cols), rows, cols) == expected).all()


def test_frozen_boards_are_not_searched_and_stuck_ones_left_undecided():
    assert decide(Position(9, 9, "B" * 80 + "W"), engine="lines").status is Status.SOLVABLE
    verdict = decide(Position(9, 9, "B" * 79 + "WW"), engine="lines")
    assert (verdict.status, verdict.engine) == (Status.UNSOLVABLE, "static")
    verdict = lines.Search(Position.parse("BBG/GWW")).run(Limits())
    assert verdict.status is Status.UNDECIDED
    assert verdict.reason == "no order of removing rows and columns was found"
