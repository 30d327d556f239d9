"""The table of all positions of a shape agrees with the rules, a twin and the search."""

from itertools import product
from random import Random

import pytest

import table_twin
from brute import is_solvable as is_solvable_by_the_rules
from filled_table import filled
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.kernels.table import Layout, RowLayout, count_solvable, is_solvable
from greenest.solver.verdict import Status

SHAPES = [(1, 1), (1, 6), (6, 1), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)]


def every_position(rows, cols):
    for cells in product(".BGW", repeat=rows * cols):
        yield Position(rows, cols, "".join(cells))


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_every_position_agrees_with_the_rules(rows, cols):
    layout, table = filled(rows, cols)
    for position in every_position(rows, cols):
        expected = is_solvable_by_the_rules(position)
        assert is_solvable(table, layout, position) == expected, position


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (1, 6), (7, 1), (2, 3), (3, 2), (2, 4)])
def test_the_words_are_those_of_the_twin(rows, cols):
    _, table = filled(rows, cols)
    assert table.tolist() == table_twin.table(rows, cols)


@pytest.mark.parametrize(("rows", "cols"), [(3, 4), (4, 3), (2, 6), (1, 12)])
def test_random_positions_agree_with_the_search(rows, cols):
    layout, table = filled(rows, cols)
    random = Random(rows * 16 + cols)
    for _ in range(1000):
        cells = "".join(random.choices(".BGW", k=layout.cells))
        position = Position(rows, cols, cells)
        expected = decide(position, engine="dfs").status is Status.SOLVABLE
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


def test_a_code_is_its_setup_and_no_two_positions_share_a_bit():
    layout = Layout(2, 3)
    for code in range(3**6):
        assert layout.bit(layout.setup(code)) == layout.starts[0b111111] + code
    bits = [layout.bit(position) for position in every_position(2, 3)]
    assert len(set(bits)) == 4**6
    assert max(bits) < 64 * layout.words


def test_a_table_takes_512_mb_for_sixteen_cells_and_no_more_are_allowed():
    size = 8 * Layout(4, 4).words
    assert 512 << 20 <= size < 513 << 20
    with pytest.raises(ValueError, match="3x6 has 18 cells"):
        Layout(3, 6)


def test_bits_beyond_a_mask_stay_clear():
    layout, table = filled(2, 3)
    solvable = sum(is_solvable(table, layout, position) for position in every_position(2, 3))
    assert count_solvable(table, 0, layout.words) == solvable


@pytest.mark.parametrize(
    ("rows", "cols", "within", "fixed"),
    [
        (1, 6, None, 0),
        (1, 6, None, 3),
        (1, 6, None, 5),
        (2, 5, 0b00001_11111, 0),
        (2, 5, 0b00100_11111, 2),
        (2, 5, 0b10000_11111, 4),
    ],
)
def test_emptied_columns_of_a_row_do_not_count(rows, cols, within, fixed):
    whole, all_bits = filled(rows, cols, within)
    layout, table = filled(rows, cols, within, fixed)
    assert len(layout.masks) < len(whole.masks)
    for cells in product(".BGW", repeat=whole.cells):
        rest = iter(cells)
        occupied = (whole.occupied >> cell & 1 for cell in range(rows * cols))
        position = Position(rows, cols, "".join(next(rest) if each else "." for each in occupied))
        assert is_solvable(table, layout, position) == is_solvable(all_bits, whole, position)


def test_the_worked_example_of_a_row():
    layout = RowLayout(1, 6, None, 2)
    bits = [layout.bit(Position.parse(text)) for text in ("B..GW.", ".B.GW.")]
    assert bits[0] == bits[1]
    assert layout.packed(0b011001) == 0b011010
