"""Spellings of one board, and of several in a text.

What random texts say of wrong ones is held by the page's reader, which has to say the same:
tests/web/page/test_worker_agrees.py.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greenest.games.pyramids.board import Board, BoardError, Defect, UnclearBoardError, stack_text
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.drawing import draw
from greenest.games.pyramids.reading import blocks
from greenest.games.pyramids.reading.blocks import LONGEST_TEXT, read_positions
from random_texts import RULES

LONE_COMMA = "a comma without a cell on either side; '.' is an empty cell"
DRAWN = "3  B  G  W\n2  G  .  B\n1  W  B  G\n   a  b  c"


def defects(text, first_line=1):
    with pytest.raises(BoardError) as error:
        read_board(text, first_line)
    assert str(error.value) == "; ".join(map(str, error.value.defects))
    return list(error.value.defects)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [Defect(0, 0, "no board")]),
        ("BXW", [Defect(1, 2, "unknown letter 'X', not B, G, W or '.'")]),
        ("B²W", [Defect(1, 2, "unknown letter '²', not B, G, W or '.'")]),
        ("BGW\nGWB\nG", [Defect(3, 0, "a rank of 1 cell, the others have 3")]),
        ("BGW/GWB/G", [Defect(1, 9, "a rank of 1 cell, the others have 3")]),
        ("BGW//GWB", [Defect(1, 5, "an empty rank")]),
        ("BGW\n\nGWB", [Defect(2, 0, "a blank line inside the board")]),
        ("BGW0", [Defect(1, 4, "a run of no cells")]),
        ("B()W", [Defect(1, 2, "an empty stack")]),
        (
            "B(GX.)W",
            [Defect(1, at, f"'{x}' in a stack, not B, G or W") for at, x in ((4, "X"), (5, "."))],
        ),
        ("(BG", [Defect(1, 1, "'(' without its partner")]),
        ("BG)", [Defect(1, 3, "')' without its partner")]),
        ("B,,W", [Defect(1, 3, LONE_COMMA)]),
        ("B,G,/B,G", [Defect(1, 4, LONE_COMMA)]),
        ("B64", [Defect(0, 0, "1x65 is over 64x64, as only full boards may be")]),
        ("BG" + "9" * 5000, [Defect(0, 0, "1x10000000001 is more than 1,000,000 cells")]),
        ("B" * 1_000_001, [Defect(0, 0, "1x1000001 is more than 1,000,000 cells")]),
        (DRAWN.replace("2  G", "4  G"), [Defect(2, 1, "the number 4 where rank 2 is")]),
        (DRAWN.replace("2  G", "   G"), [Defect(2, 0, "the number of rank 2 is missing")]),
        (DRAWN.replace("c", "d"), [Defect(4, 10, "the letter d where file c is")]),
        (DRAWN.replace("c", "c d"), [Defect(4, 0, "letters of 4 files, and ranks of 3 cells")]),
        (
            DRAWN.replace(".", "W3"),
            [Defect(2, 7, "W3 does not say what is below its top: write all of it, as (BGW)")],
        ),
    ],
)
def test_a_defect_is_named_with_its_place(text, expected):
    assert defects(text) == expected


A_RULE = (
    "a rule, or empty cells: leave the line empty between two boards, "
    "or write '.' or a number for empty cells"
)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_no_rank_wherever_it_stands(rule):
    for text, line in ((rule, 1), (f"{rule}\nBGW", 1), (f"BGW\n{rule}", 2)):
        assert defects(text) == [Defect(line, 0, A_RULE)]


def test_a_last_line_that_is_no_letters_does_not_repeat_those_above():
    assert defects("a b\n2 W B\n1 . G\na b\xa0")[0] == Defect(2, 1, "the number 2 where rank 3 is")


stacks = st.text("BGW", max_size=5)
boards = st.tuples(st.integers(1, 12), st.integers(1, 6)).flatmap(
    lambda shape: st.lists(stacks, min_size=shape[0] * shape[1], max_size=shape[0] * shape[1]).map(
        lambda cells: Board(*shape, tuple(cells))
    )
)


@given(boards)
def test_text_and_drawings_of_whole_stacks_can_be_read_back(board):
    assert read_board(str(board)) == board
    assert read_board(draw(board, stack_text)) == board


@pytest.mark.parametrize(
    ("size", "expected"),
    [(11, ["BBBBBBBBBB/\nGW", "BG"]), (13, ["BBBBBBBBBBBB/", "GW", "BG"])],
)
def test_a_position_goes_on_after_a_slash_until_it_is_too_long(size, expected, monkeypatch):
    monkeypatch.setattr(blocks, "LONGEST_TEXT", 12)
    lines = ["board", "B" * (size - 1) + "/", "GW", "BG"]
    assert [text for _, text in read_positions(lines)] == expected


@pytest.mark.parametrize(
    ("text", "lines", "refused"),
    [
        ("board\nBW\n\nBW\nWB", [2, 4], [4]),
        ("Board\n\nBW\nWB", [3], [3]),
        ("board\nBW\n\nGW\n\n# two\nBW\nWB", [2, 4, 6], [6]),
        ("board\nBW\n\nboard\nBW\nWB", [2, 5, 6], []),
        ("board\nBW\n\nBW/WB\nWB/BW", [2, 4, 5], []),
        ("BW\nWB\n\nboard\nBW\n\nBW/\nWB", [1, 5, 7], [7]),
    ],
)
def test_lines_that_a_blank_line_parts_from_a_column_are_neither_fused_nor_parted(
    text, lines, refused
):
    def is_refused(text):
        try:
            read_board(text)
        except UnclearBoardError:
            return True
        return False

    found = list(read_positions(text.splitlines()))
    assert [line for line, _ in found] == lines
    assert [line for line, board in found if is_refused(board)] == refused


def test_positions_are_read_one_by_one_and_a_file_without_any_has_none():
    assert list(read_positions([])) == []
    assert list(read_positions(["# nothing", "", "\n"])) == []
    assert list(read_positions(["  ", "", "BG"])) == [(3, "BG")]

    def lines():
        yield from ("B\n", "\n")
        raise AssertionError("read too far")

    assert next(read_positions(lines())) == (1, "B")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("BG/GB # " + "x" * LONGEST_TEXT, "a text too long for a board"),
        ("BG/GB\nBG/GB", "2 boards, one a line, where one is read"),
        ("BG/GB\nBG\nGB/BG", "3 boards, one a line, where one is read"),
        ("BG/GB\nBG", "'/' on one of 2 lines"),
        ("BG/G?\nBG", "line 1, column 5"),
        (" bg\tW. # two?", "one line in parts: write BGW. for 1x4 or BG/W. for 2x2"),
        ("BGW GW", "BGWGW for 1x5 or BGW/GW for ranks, which are not equally long"),
        (
            "BWG\n# two\nBGW",
            "line 2: a comment alone between ranks: leave a blank line",
        ),
        (" BG / GB ", "blanks that may be empty cells: write BG/GB for 2x2 or .BG./.GB. for 2x4"),
        ("B\tG\nB\tX", "line 2, column 3"),
        ("B\tX", "column 3"),
        ("a b\n2 BGW\n1 G.B", "line 1: letters of 2 files, and ranks of 3 cells"),
        ("a c b\n2 BGW\n1 G.B", "line 1, column 3: the letter c where file b is"),
        ("a b c\nBGW\nG.B", "line 2: the number of rank 2 is missing; line 3: the number"),
        ("a b\n2 B\n1 W", "line 1: letters of 2 files, and ranks of 1 cell"),
        ("1  B  G", "write .BG for 1x3 or BG for 1x2"),
        ("2 BB\n1 .GG", "a rank of 3 cells, the others have 2"),
        (" ".join(["BGWGWBWBG"] * 9), "/".join(["BGWGWBWBG"] * 9) + " for 9x9"),
        ("1 B G\n1 W B", "the number of a rank, or an empty cell: write .BG/.WB for 2x3 or a"),
        ("B\tG\t\tW\tB", "a column of empty fields may part two boards: write BG.WB for 1x5"),
        ("BGW\nGWB\n\ufeffBGW", "a rank of 4 cells, the others have 3; line 3, column 1: "),
        ("X\tB", "column 1"),
        ("BG,W/B,G,W", "commas part cells, and 'BG' is not one"),
        ("B\tGW\nB\tG", "tabs part cells, and 'GW' is not one"),
    ],
)
def test_what_is_no_one_board_is_named_and_its_place(text, said):
    with pytest.raises(BoardError) as error:
        read_board(text)
    assert said in str(error.value)
