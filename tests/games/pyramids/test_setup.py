from itertools import product

import pytest

from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.setup import is_balanced, setup_defects


def defects(text: str) -> tuple[str, ...]:
    return setup_defects(read_board(text))


def full(rows: int, cols: int) -> str:
    return "/".join("".join("BGW"[(row + col) % 3] for col in range(cols)) for row in range(rows))


@pytest.mark.parametrize("shape", [(1, 3), (2, 3), (6, 6), (6, 9), (9, 6), (9, 9), (9, 10)])
def test_a_full_balanced_board_is_a_proper_setup(shape):
    assert defects(full(*shape)) == ()


def test_empty_cells_are_named_the_first_of_many():
    found = defects("BG./W../GBW")
    assert "3 of 9 cells are empty: c3, b2, c2" in found
    many = "4,094 of 4,096 cells are empty: b64, c64, d64, e64, f64, g64, h64, i64 and 4,086 more"
    assert many in defects("/".join(["B63", *["64"] * 62, "63W"]))
    assert "every cell is empty" in defects("3/3/3")


def test_unequal_colours_are_counted_also_where_none_can_be_equal():
    assert defects("BBG/GWB") == (
        "the colours are not balanced: 3 black, 2 green, 1 white; a setup of 6 cells has 2 of each",
    )
    assert defects("BB/GW") == (
        "4 cells cannot be shared equally among three colours",
        "the colours are not balanced: 2 black, 1 green, 1 white",
    )
    assert defects("BG/W.") == (
        "4 cells cannot be shared equally among three colours",
        "1 of 4 cells is empty: b1",
    )


@pytest.mark.parametrize("cols", [1, 2, 3])
def test_colours_are_called_not_balanced_exactly_where_they_are_not(cols):
    for cells in product((".", "B", "G", "W", "(BGW)"), repeat=2 * cols):
        board = read_board(f"{''.join(cells[:cols])}/{''.join(cells[cols:])}")
        told = any("not balanced" in sentence for sentence in setup_defects(board))
        assert told != is_balanced(board)


def test_a_stack_is_no_single_pyramid_and_all_of_it_is_counted():
    assert defects("(BGW)BG/W.G") == (
        "1 of 6 cells is empty: b1",
        "1 cell carries more than one pyramid: a2",
        "the colours are not balanced: 2 black, 3 green, 2 white; a setup of 6 cells has 2 of each",
    )


def test_the_basic_set_has_15_black_20_green_and_15_white():
    too_few = (
        "the colours are not balanced: 15 black, 20 green, 1 white; a setup of 36 cells has 12"
    )
    row = "BBBBBB/BBBBBB/BBBGGG/GGGGGG/GGGGGG/GGGGGW"
    assert defects(row) == (f"{too_few} of each",)
    for two, amount, most in (("BB", "16 black", 15), ("GG", "21 green", 20)):
        said = f"{amount} pyramids are more than the {most} of the Basic set"
        assert said in defects(row.replace("BG", two, 1))


def test_a_board_beyond_36_cells_is_judged_by_the_advanced_set():
    balance = "24 black, 12 green, 18 white; a setup of 54 cells has 18 of each"
    assert defects("/".join(["BBBBGGWWW"] * 6)) == (f"the colours are not balanced: {balance}",)
    assert defects(full(60, 60)) == (
        "1,200 black pyramids are more than the 30 of the Advanced set",
        "1,200 green pyramids are more than the 45 of the Advanced set",
        "1,200 white pyramids are more than the 30 of the Advanced set",
    )


def test_all_defects_are_named_at_once():
    found = defects("/".join(["BBBBB", "BBBBB", "BBBBB", "BBBBB", "(BG)GW.."]))
    assert [sentence.split(":")[0] for sentence in found] == [
        "25 cells cannot be shared equally among three colours",
        "2 of 25 cells are empty",
        "1 cell carries more than one pyramid",
        "the colours are not balanced",
        "21 black pyramids are more than the 15 of the Basic set",
    ]
