"""The table of all positions of a shape agrees with the rules, a twin and the search."""

import pytest

from brute import is_solvable as is_solvable_by_the_rules
from filled_table import filled
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.table import Layout, is_solvable
from samples import FEW, SOME, every_position

SHAPES = [
    *((1, 1, 1), (1, 6, 1), (6, 1, 1), (2, 3, 1), (3, 2, 1), (2, 4, SOME), (3, 3, FEW)),
    *(pytest.param(*shape, 1, marks=pytest.mark.slow) for shape in ((2, 4), (3, 3))),
]


@pytest.mark.parametrize(("rows", "cols", "step"), SHAPES)
def test_every_position_agrees_with_the_rules(rows, cols, step):
    layout, table = filled(rows, cols)
    for position in every_position(rows, cols, step):
        expected = is_solvable_by_the_rules(position)
        assert is_solvable(table, layout, position) == expected, position


def test_the_worked_example_of_the_layout():
    layout = Layout(2, 3)
    position = Position.parse("BG./.WB")
    assert layout.bit(position) == layout.starts[0b110011] + 21
    after = Position.parse("B../.GB")
    assert layout.bit(after) == layout.starts[0b110001] + 3
    words = {mask: layout.starts[mask] // 64 for mask in (0, 1, 32, 0b11, 0b110000, 0b111111)}
    assert words == {0: 0, 1: 1, 32: 6, 0b11: 7, 0b110000: 21, 0b111111: 96}
    assert layout.words == 108


def test_a_table_takes_512_mb_for_sixteen_cells_and_no_more_are_allowed():
    size = 8 * Layout(4, 4).words
    assert 512 << 20 <= size < 513 << 20
    with pytest.raises(ValueError, match="3x6 has 18 cells"):
        Layout(3, 6)
