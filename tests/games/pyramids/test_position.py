"""Positions refuse wrong arguments, count their stacks and play captures."""

import operator
import pickle
import re
from itertools import product
from random import Random

import numpy as np
import pytest

from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.drawing import svg
from greenest.games.pyramids.greenest import Greenest
from greenest.games.pyramids.position import Position
from samples import unbalanced

SIDES = (1, 3, 16, np.int8(3), True, np.uint64(2**63), 0, -2, 2.0, "2", None, 2**70)
CELLS = ("", "B", "bGW", ".B.", "X", "BG\n", "1BW", " " * 9, "BGW" * 16, None, 3, b"BGW", ["B"])


@pytest.mark.parametrize("rows", SIDES, ids=repr)
def test_any_arguments_make_a_position_that_can_be_read_or_a_value_error(rows):
    for cols, cells in product(SIDES, CELLS):
        if is_right(rows, cols, cells):
            position = Position(rows, cols, cells)
            assert position == Position.parse(str(position)) == eval(repr(position))
            assert position.cells == cells.upper()
            assert hash(position) == hash(Position.parse(str(position)))
            found = [type(part) for part in (position.rows, position.cols, position.cells)]
            assert found == [int, int, str]
        else:
            with pytest.raises(ValueError, match=r"rows|columns|cell"):
                Position(rows, cols, cells)


def is_right(rows, cols, cells):
    """Return whether the arguments make a position, by the definition."""
    try:
        rows, cols = map(operator.index, (rows, cols))
    except TypeError:
        return False
    is_text = isinstance(cells, str) and set(cells) <= set(".BGWbgw")
    return is_text and min(rows, cols) > 0 and len(cells) == rows * cols


@pytest.mark.parametrize(
    ("rows", "cols", "cells", "message"),
    [
        (2, 2, "XYZ!", "cell 1 is 'X', which is none of 'B', 'G', 'W', '.'"),
        (1, 4, "BG\n.", r"cell 3 is '\n', which is none of 'B', 'G', 'W', '.'"),
        (1, 3, "BGſ", "cell 3 is 'ſ', which is none of 'B', 'G', 'W', '.'"),
        (2, 3, "BGWBG", "5 cells, where 2x3 has 6"),
        (2, 2, "", "0 cells, where 2x2 has 4"),
        (0, 3, "", "0 rows: a board has 1 to 1,000,000"),
        (1001, 1000, "B" * 1_001_000, "1001x1000 is more than 1,000,000 cells"),
        (1, -1, "B", "-1 columns: a board has 1 to 1,000,000"),
        (1.0, 1, "B", "the number of rows is an integer, not 1.0"),
        (1, "1", "B", "the number of columns is an integer, not '1'"),
        (1, 1, b"B", "the cells are a text over '.BGW', not bytes"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(rows, cols, cells, message):
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        Position(rows, cols, cells)


def test_only_the_tops_of_stacks_count_by_colour():
    assert Position.parse("(BGW)W").cells == "BW"
    assert Position.parse("(BGW)./.W").board == read_board("B./.W")
    position = Position.parse("BB./.WB")
    assert position.pieces == 4
    assert position.counts == {"B": 3, "G": 0, "W": 1}


@pytest.mark.parametrize(
    ("text", "solved"), [("B", True), ("./W", True), ("BG", False), (".", False)]
)
def test_a_position_is_solved_when_a_single_stack_is_left(text, solved):
    assert Position.parse(text).is_solved is solved


def test_a_cell_is_asked_for_by_its_name():
    position = Position.parse("BG./.W.")
    found = {name: position.cell(name) for name in ("a2", "b2", "C2", "a1", "B1")}
    assert found == {"a2": "B", "b2": "G", "C2": ".", "a1": ".", "B1": "W"}
    for name in ("d1", "a3", "a0", "", "2a", "a1 "):
        with pytest.raises(ValueError, match="no cell"):
            position.cell(name)


@pytest.mark.parametrize(("rows", "cols"), [(1, 9), (4, 5), (6, 6), (16, 16)])
def test_a_position_plays_as_the_game_does(rows, cols):
    random = Random(rows)
    position = start = unbalanced(rows, cols, 2)
    state = Greenest().parse(str(start))
    captures = []
    while not state.over:
        assert position.captures() == state.legal_moves()
        captures.append(random.choice(position.captures()))
        position, state = position.after(captures[-1]), state.play(captures[-1])
        assert position.cells == state.board.cells
        assert position.pieces == start.pieces - len(captures)
    assert position.captures() == ()
    assert start.after(*captures) == position
    written = [start.notation(capture) for capture in captures]
    assert start.after(*written) == start.after(*map(str.upper, written)) == position
    assert position.is_solved == (state.returns() == (1.0,))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Position.parse("BX/G"),
        lambda: Position.parse("BG GB"),
        lambda: Position.parse("BGW").after("a1xb1", "a1xc1"),
    ],
    ids=["unreadable", "unclear", "forbidden"],
)
def test_an_error_of_another_process_arrives_as_it_was(wrong):
    with pytest.raises(ValueError, match=r".") as raised:
        wrong()
    error = pickle.loads(pickle.dumps(raised.value))
    assert type(error) is raised.type
    assert (str(error), vars(error)) == (str(raised.value), vars(raised.value))


@pytest.mark.parametrize(
    "capture", [(0,), (0, 1, 2), (0.0, 1.0), ("a1", "b1"), ["a1xb1"], None, 5, ([0], [1]), b"a1xb1"]
)
def test_what_is_neither_a_pair_of_cells_nor_text_is_no_capture(capture):
    with pytest.raises(TypeError, match=re.escape(f"not {capture!r}")):
        Position.parse("BGW.").after(capture)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickle_that_was_changed_is_no_position(protocol):
    written = pickle.dumps(Position.parse("BG/W."), protocol)
    assert written.count(b"BGW.") == 1
    with pytest.raises(ValueError, match="cell 1 is 'X'"):
        pickle.loads(written.replace(b"BGW.", b"XGW."))


def test_a_notebook_shows_the_svg_and_draw_the_names_of_ranks_and_files():
    position = Position.parse("BG/.W")
    assert position._repr_svg_() == position.svg() == svg(read_board("BG/.W"))
    assert Position.parse("BG/.W").draw() == "2  B  G\n1  .  W\n   a  b"


@pytest.mark.parametrize("other", [None, 3, b"BG", ["B", "G"]])
def test_text_is_asked_for_where_something_else_was_given(other):
    with pytest.raises(TypeError, match="str"):
        Position.parse(other)
    with pytest.raises(TypeError, match="text"):
        Position.parse("BG").cell(other)
