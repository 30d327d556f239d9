"""Boards beyond 16x16 have the same rules, texts and drawings."""

from __future__ import annotations

import random

import pytest

from brute import followers
from greenest.games.grid import Grid
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.blocks import read_positions


def boards(count: int) -> list[Position]:
    rng = random.Random(11)
    found = []
    for _ in range(count):
        rows, cols = rng.choice([(17, 3), (2, 40), (64, 2), (20, 30)])
        cells = "".join(rng.choices("BGW.", (3, 3, 3, rng.randint(0, 30)), k=rows * cols))
        found.append(Position(rows, cols, cells))
    return found


def test_captures_are_those_of_neighbours_in_a_line() -> None:
    for position in boards(20):
        captures = position.captures()
        after = [position.after(capture).cells for capture in captures]
        assert sorted(after) == sorted(followers(position.rows, position.cols, position.cells))
        assert [each.source for each in captures] == sorted(each.source for each in captures)


def test_an_illegal_capture_is_named() -> None:
    position = Position(1, 30, "B" + "W" * 29)
    with pytest.raises(IllegalCapture, match=r"^black takes green, not white$"):
        position.after("a1xb1")
    with pytest.raises(IllegalCapture, match=r"^the stack on aa1 stands in between$"):
        position.after("ab1xz1")
    with pytest.raises(ValueError, match=r"^there is no cell 'ae1' on 1x30$"):
        position.after("ae1xad1")


def test_text_and_drawings_are_read_back() -> None:
    for position in [*boards(12), Position(101, 2, "BG" * 101), Position(3, 703, "BGW" * 703)]:
        assert Position.parse(str(position)) == position
        assert Position.parse(position.draw()) == position
        assert position.draw().split()[-1] == Grid(1, position.cols).name(position.cols - 1)[:-1]


def test_many_lines_are_one_position_even_if_they_end_with_a_slash() -> None:
    lines = ["BGW\n"] * 1000 + ["\n"] + ["BW\n"] * 30
    boards = [read_board(text, line) for line, text in read_positions(lines)]
    assert [(board.rows, board.cols) for board in boards] == [(1000, 3), (30, 2)]
    cut = "BG/\n" * 40 + "GW"
    text = "\n".join(["BG/.W", "GW/B.", cut, "WB/.G"])
    assert list(read_positions([text])) == [(1, "BG/.W"), (2, "GW/B."), (3, cut), (44, "WB/.G")]
