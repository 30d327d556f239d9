"""Theorem 13 of lab/docs/few-holes.md: boards of three rows and N columns with N-3 holes."""

import random
from itertools import groupby

import pytest
from long_boards import LEFT, RIGHT, START, Picture, captures, pictures

import brute
from checkout import ROOT
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status

ROWS = 3


def board(cols: int, right: tuple[str, ...] = RIGHT) -> Position:
    columns = [*LEFT, *["B.B"] * (cols - len(LEFT) - len(right)), *right]
    return Position(ROWS, cols, "".join(column[row] for row in range(ROWS) for column in columns))


def test_pictures_are_as_many_as_the_page_tells_and_none_is_a_single_stack():
    found = list(pictures(START))
    assert min(len(picture.stacks) for picture in found) == 2
    page = (ROOT / "lab" / "docs" / "few-holes.md").read_text("utf-8")
    assert f"finds {len(list(pictures(START))):,} pictures" in page


@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("stack", ["W", "G"])
def test_an_untouched_stack_that_is_taken_from_the_left_or_captures_there_stops_it(row, stack):
    cells = ["."] * len(START.outside)
    cells[ROWS + 2 * row] = stack
    with pytest.raises(AssertionError, match=r"from the left|to the left"):
        list(captures(Picture("".join(cells))))


def test_with_a_column_more_at_the_right_a_picture_of_a_single_stack_comes_up():
    right = (*RIGHT[:1], *RIGHT)
    found = pictures(Picture("".join(LEFT + right)))
    assert any(len(picture.stacks) <= 1 for picture in found)
    assert decide(board(7, right), engine="dfs").status is Status.SOLVABLE


@pytest.mark.parametrize("cols", [6, 7, 8])
def test_the_boards_have_three_holes_fewer_than_columns_and_are_unsolvable_by_the_rules(cols):
    position = board(cols)
    assert position.cells.count(".") == cols - 3
    assert not brute.is_solvable(position)
    brute.forget()


@pytest.mark.parametrize("cols", [8, 9, 10])
def test_the_boards_are_unsolvable_by_the_search(cols):
    assert decide(board(cols), engine="dfs").status is Status.UNSOLVABLE


def picture_of(position: Position, touched: set[int]) -> tuple[str, tuple[str, ...], bool]:
    """Return the picture of a position, without a fresh mark."""
    cols = position.cols
    columns = [position.cells[col::cols] for col in range(cols)]
    middle = range(len(LEFT), cols - len(RIGHT))
    words = []
    for row in (0, 2):
        stacks = "".join(columns[col][row] for col in middle if col in touched).replace(".", "")
        words.append("".join("b" if s == "B" else s * len([*g]) for s, g in groupby(stacks)))
    outside = "".join(column for col, column in enumerate(columns) if col not in middle)
    return outside, tuple(words), any(col not in touched for col in middle)


@pytest.mark.parametrize("cols", [6, 7, 9, 12])
def test_each_capture_of_a_play_leads_to_one_of_the_next_pictures(cols):
    chance = random.Random(cols)
    steps = 0
    for _ in range(60):
        position, touched, possible = board(cols), set(), {START}
        while not any(picture.is_over for picture in possible) and list(position.captures()):
            choice = list(position.captures())
            sparing = [each for each in choice if position.cells[each.target] != "G"]
            capture = chance.choice(sparing if sparing and chance.random() < 0.95 else choice)
            touched |= {capture.source % cols, capture.target % cols}
            position = position.after(capture)
            seen = picture_of(position, touched)
            possible = {
                after
                for picture in possible
                for after in captures(picture)
                if (after.outside, after.words, after.has_untouched) == seen
            }
            assert possible, (position, seen)
            steps += 1
    assert steps > 500
