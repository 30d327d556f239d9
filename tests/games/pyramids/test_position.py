"""Positions: text and back, counts."""

import pytest

from greenest.games.pyramids.board_text import BoardError
from greenest.games.pyramids.position import Position


def test_text_is_read_and_written():
    position = Position.parse("b2/G w.\n3")
    assert (position.rows, position.cols, position.cells) == (3, 3, "B..GW....")
    assert str(position) == "B../GW./..."
    assert Position.parse(str(position)) == position


def test_only_the_top_of_a_stack_counts():
    assert Position.parse("(BGW)W").cells == "BW"


def test_stacks_are_counted_by_colour():
    position = Position.parse("BB./.WB")
    assert position.pieces == 4
    assert position.counts == {"B": 3, "G": 0, "W": 1}


def test_unreadable_text_names_its_defects():
    with pytest.raises(BoardError, match="line 1, column 2"):
        Position.parse("BXG")
