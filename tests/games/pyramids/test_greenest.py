from fractions import Fraction
from itertools import permutations, product

import pytest

from brute import followers
from greenest.games.grid import Grid
from greenest.games.protocol import CHANCE, IllegalMove
from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import (
    Greenest,
    IllegalCapture,
    legal_captures,
    replay,
)
from greenest.games.pyramids.stacks import PREY, Capture, objection, parse_capture
from playing import chances_of

GAME = Greenest()


def balanced(size):
    return sorted(set(map("".join, permutations("BGW" * (size // 3)))))


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (3, 2), (1, 7), (7, 1)])
def test_captures_agree_with_an_oracle_in_every_position(rows, cols):
    for cells in map("".join, product(".BGW", repeat=rows * cols)):
        captures = legal_captures(rows, cols, cells)
        after = [replay(rows, cols, cells, [capture]) for capture in captures]
        assert sorted(after) == sorted(followers(rows, cols, cells))


@pytest.mark.parametrize(
    ("cells", "source", "target", "reason"),
    [
        ("BG.WB.W.G", -1, 0, "cell -1 is off the board"),
        ("BG.WB.W.G", 0, 9, "cell 9 is off the board"),
        ("BG.WB.W.G", 0, 0, "a stack cannot take itself, as on a3"),
        ("BG.WB.W.G", 0, 4, "a3 and b2 are not in one row or column"),
        ("BG.WB.W.G", 2, 1, "there is no stack on c3"),
        ("BG.WB.W.G", 0, 2, "the stack on b3 stands in between"),
        ("BG.WB.W.G", 0, 6, "the stack on a2 stands in between"),
        ("BG.WB.W.G", 1, 2, "there is no stack on c3 to take"),
        ("BG.WB.W.G", 0, 3, "black takes green, not white"),
        ("BG.WB.W.G", 1, 0, "green takes white, not black"),
        ("BG.WB.W.G", 6, 3, "white takes black, not white"),
    ],
)
def test_the_reason_against_a_capture(cells, source, target, reason):
    assert objection(Grid(3, 3), cells, PREY, source, target) == reason
    with pytest.raises(IllegalCapture) as error:
        replay(3, 3, cells, [(source, target)])
    assert (error.value.index, error.value.reason) == (0, reason)
    ranks = "/".join(cells[start : start + 3] for start in (0, 3, 6))
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(ranks).play(Capture(source, target))
    assert refused.value.reason == reason


def test_replay_names_the_first_wrong_capture_and_refuses_another_shape():
    with pytest.raises(IllegalCapture) as error:
        replay(1, 4, "BGWB", [(0, 1), (2, 1), (1, 2), (0, 3)])
    assert (error.value.index, error.value.reason) == (2, "there is no stack on c1 to take")
    with pytest.raises(ValueError, match="5 cells for a board of 2x3"):
        replay(2, 3, "BGWBG", [])
    assert replay(1, 3, "B.W", []) == "B.W"


@pytest.mark.parametrize(
    ("text", "won"),
    [("B", 1.0), ("..(WBG)", 1.0), ("B.B", 0.0), ("BB/BB", 0.0), ("G./.W", 0.0), ("...", 0.0)],
)
def test_one_stack_wins_and_anything_else_that_is_stuck_loses(text, won):
    state = GAME.parse(text)
    assert state.over
    assert state.returns() == (won,)


@pytest.mark.parametrize("game", [Green(2, 3), Greener(2, 3), Greenest(2, 3)])
def test_the_deal_makes_every_balanced_setup_with_the_same_probability(game):
    chances = chances_of(game.start(), lambda state: state.actor != CHANCE)
    assert len(chances) == 90
    assert set(chances.values()) == {Fraction(1, 90)}
    assert {state.board.cells for state in chances} == set(balanced(6))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("B?G", "come last"),
        ("?.W", "come last"),
        (".?W???", "come last"),
        ("(BG)??", "come last"),
        ("BB?", "more black pyramids than the 1 that there are"),
        ("BG??", "evenly"),
        ("B?/X?", "line 1, column 4: unknown letter 'X', not B, G, W or '.'"),
    ],
)
def test_a_deal_that_cannot_have_happened_is_refused(text, message):
    with pytest.raises(BoardError, match=message):
        GAME.parse(text)


@pytest.mark.parametrize("text", ["", "a1", "a1-a2", "a1xa9", "a1 xa2", "A1XA2", "a1xa2x", "xa1a2"])
def test_what_is_no_capture_is_refused(text):
    with pytest.raises(ValueError, match=r"not a capture|no cell"):
        parse_capture(Grid(6, 6), text)
