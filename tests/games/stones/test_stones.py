from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from greenest.games.protocol import IllegalMove
from greenest.games.stones.board import CELLS, NAMES
from greenest.games.stones.game import Stones
from greenest.games.stones.state import Placement, StonesState
from playing import random_game
from variants import VARIANTS

GAME = Stones()
GAMES_OF_STONES = [game for game in VARIANTS.values() if isinstance(game, Stones)]
ALL = Counter(W=30, B=30, C=12)


def state_of(stones, last=None, drawn="", turn=0):
    """Return a state with these stones by pocket name, and the others in the pouch."""
    board = "".join(stones.get(name, ".") for name in NAMES)
    left = ALL - Counter(board + drawn)
    last = None if last is None else NAMES.index(last)
    return StonesState(board, turn, ((left["W"], left["B"], left["C"]),), last, drawn)


WIDTHS = (3, 5, 7, 9, 11, 11, 11, 9, 7, 5, 3)


def test_the_board_is_an_octagon_of_80_pockets_around_a_dead_centre():
    cells = {
        (row, col) for row in range(11) for col in range(11) if abs(col - 5) <= WIDTHS[row] / 2
    }
    assert len(CELLS) == 80
    assert set(CELLS) == cells - {(5, 5)}
    names = {(5, 4): "e6", (0, 4): "e11", (10, 6): "g1"}
    assert {cell: NAMES[CELLS.index(cell)] for cell in names} == names


@pytest.mark.parametrize("game", GAMES_OF_STONES)
def test_a_stone_goes_in_line_with_the_last_one_or_anywhere_if_its_lines_are_full(game):
    for state in (state for seed in range(12) for state in random_game(game, seed)[0]):
        if state.actor >= 0:
            board = zip(CELLS, state.board, strict=True)
            cells = {cell for cell, stone in board if stone == "."}
            row, col = (None, None) if state.last is None else CELLS[state.last]
            in_line = {cell for cell in cells if cell[0] == row or cell[1] == col}
            found = {CELLS[placement.pocket] for placement in state.legal_moves()}
            assert found == (in_line or cells)


def test_72_stones_are_placed_by_turns_and_8_pockets_stay_empty():
    for game in GAMES_OF_STONES:
        states, moves = random_game(game, 0)
        players = [state.actor for state in states if state.actor >= 0]
        first = "WB".index(game.first)
        assert players == [first, 1 - first] * 36
        assert len(moves) == (72 if game.skill else 144)
        assert states[-1].board.count(".") == 8
        assert Counter(states[-1].board) == ALL + Counter({".": 8})


def test_chance_draws_what_is_left_in_the_pouch():
    state = GAME.start()
    assert state.chances() == {"W": Fraction(5, 12), "B": Fraction(5, 12), "C": Fraction(1, 6)}
    state = state.play("C").play(Placement("C", 0))
    assert state.chances() == {"W": Fraction(30, 71), "B": Fraction(30, 71), "C": Fraction(11, 71)}


def test_in_the_game_of_pure_skill_hands_are_halves_and_end_together():
    state = Stones(skill=True).start()
    assert state.supplies == ((15, 15, 6), (15, 15, 6))
    states, _ = random_game(Stones(skill=True), 0)
    for state in states:
        first, second = map(sum, state.supplies)
        assert first - second == (0 if state.turn == 0 else -1)


CLEAR = state_of({"f7": "W"}, last="f7", drawn="C", turn=1)
SKILL = replace(Stones(skill=True).start(), supplies=((15, 15, 0), (15, 15, 6)))


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (CLEAR, Placement("W", 0), "the stone drawn is C, not W"),
        (CLEAR, CLEAR.parse_move("Cf7"), "f7 is taken"),
        (CLEAR, Placement("C", 80), "there is no pocket 80"),
        (
            CLEAR,
            CLEAR.parse_move("Ce8"),
            "e8 is neither in the row nor in the column of the last stone, which is f7",
        ),
        (CLEAR, "B", "'B' is no placement, and no stone is to be drawn now"),
        (SKILL, Placement("C", 0), "there is no C left in the hand of White"),
        (GAME.start(), Placement("W", 0), "a stone has to be drawn first"),
        (GAME.start(), "X", "'X' is not a stone that is left in the pouch"),
    ],
)
def test_the_reason_against_a_move(state, move, reason):
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    assert error.value.reason == reason


@pytest.mark.parametrize("text", ["", "Wf6", "Xe5", "We", "Wa1", "We12", "wa6", "Wa6 "])
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError, match=r"no placement|no pocket"):
        GAME.start().parse_move(text)


START = str(GAME.start())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("turn=W", "turn=X", "is no state of 3 Stones"),
        ("pouch=30W", "pouch=030W", "is no state of 3 Stones"),
        (".../.....", "..../.....", r"the ranks have \[4, 5"),
        ("x", ".", "the centre, and nothing else, is x"),
        ("last=-", "last=f6", "no pocket 'f6'"),
        ("last=-", "last=e6", "a last stone just when"),
        ("pouch=30W", "pouch=29W", "there are 29 white stones, not 30"),
        (".../.....", "W../.....", "there are 31 white stones"),
        ("drawn=-", "drawn=C", "there are 13 clear stones"),
        ("pouch", "hands", "there is one pouch"),
        ("pouch=30W30B12C", "hands=16W14B6C/14W16B6C", "a hand has at most 15 white"),
        ("pouch=30W30B12C", "hands=15W15B5C/15W15B7C", "of 35 and 37 stones"),
        ("drawn=- pouch=30W30B12C", "drawn=C hands=15W15B6C/15W15B5C", "no stone is drawn in"),
    ],
)
def test_the_text_of_no_state_is_refused(old, new, message):
    assert START.count(old)
    with pytest.raises(ValueError, match=message):
        GAME.parse(START.replace(old, new, 1))


DRAWN = (
    "W.B/CWCBC/WBWBBBB/BBBW..BBB/.WWWWWBBW.C/.CBBWxBBWB./WBCWBBCWBCW/WWWWBBCWW/WWWWWBC/WB.CC/BBW "
    "turn=W last=f7 drawn=- pouch=0W0B0C"
)


def test_spotted_points_are_those_of_the_text_or_the_option_and_can_decide_a_game():
    assert GAME.parse(f"{START} spotted=3/0").spotted == (3, 0)
    assert Stones(spotted=(1, 0)).parse(START).spotted == (1, 0)
    with pytest.raises(ValueError, match="is no state of 3 Stones"):
        GAME.parse(f"{START} spotted=0/0")
    white, black = GAME.parse(DRAWN).scores()
    for spotted, shares in {(0, 0): (0.5, 0.5), (1, 0): (1, 0), (0, 99): (0, 1)}.items():
        end = Stones(spotted=spotted).parse(DRAWN)
        assert end.scores() == (white + spotted[0], black + spotted[1])
        assert end.returns() == shares
    start = Stones(spotted=(0, 7)).start()
    assert str(start) == f"{START} spotted=0/7"
    assert "White 0, Black 7 (spotted 0 and 7)" in start.draw()
