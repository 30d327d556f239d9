"""Tables of positions on some cells have the verdicts of tables of all positions."""

from functools import cache
from itertools import product

import pytest

from greenest.games.pyramids.position import Position
from greenest.lab.layouts import PartLayout, RowLayout
from greenest.solver.kernels.table import is_solvable
from greenest.study.shapes.census import Filling


@cache
def filled(layout):
    filling = Filling(layout)
    filling.fill(1)
    return filling.table


@pytest.mark.parametrize(
    ("rows", "cols", "within", "fixed"),
    [
        (1, 6, 0b111111, 0),
        (1, 6, 0b111111, 3),
        (2, 5, 0b00100_11111, 2),
        (2, 5, 0b10000_11111, 4),
    ],
)
def test_emptied_columns_of_a_row_do_not_count(rows, cols, within, fixed):
    whole = PartLayout(rows, cols, within)
    layout = RowLayout(rows, cols, within, fixed)
    assert len(layout.masks) < len(whole.masks)
    for cells in product(".BGW", repeat=whole.cells):
        rest = iter(cells)
        occupied = (within >> cell & 1 for cell in range(rows * cols))
        position = Position(rows, cols, "".join(next(rest) if each else "." for each in occupied))
        expected = is_solvable(filled(whole), whole, position)
        assert is_solvable(filled(layout), layout, position) == expected


def test_the_worked_example_of_a_row():
    layout = RowLayout(1, 6, 0b111111, 2)
    bits = [layout.bit(Position.parse(text)) for text in ("B..GW.", ".B.GW.")]
    assert bits[0] == bits[1]
    assert layout.packed(0b011001) == 0b011010


def test_the_code_of_a_part_is_its_setup_and_more_than_17_cells_are_refused():
    layout = PartLayout(2, 3, 0b101011)
    for code in range(3**4):
        assert layout.bit(layout.setup(code)) == layout.starts[0b101011] + code
    with pytest.raises(ValueError, match="not 18"):
        PartLayout(3, 6, (1 << 18) - 1)
