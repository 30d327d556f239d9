"""Capstone and ThreeStone, which share an engine."""

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest

from greenest.games.capstone.game import Capstone, ThreeStone
from greenest.games.capstone.moves import DECLINE, REDRAW, STOCK, Transfer
from greenest.games.protocol import CHANCE, IllegalMove, NotOver
from playing import chances_of, play, random_game

EMPTY = {
    Capstone(): "L=././././. M=././././. hands=-/- goals=BGRY/BGRY placed=- moved=-",
    ThreeStone(): "L=././. M=././. hands=-/- goals=BGRY/BGRY placed=- moved=-",
}
both = pytest.mark.parametrize("game", EMPTY, ids=["capstone", "threestone"])


def capstone(large, medium, goals="BGRY/BGRY", placed="-", moved="-", game=Capstone):
    text = f"L={large} M={medium} hands=-/- goals={goals} placed={placed} moved={moved}"
    return game().parse(text)


threestone = partial(capstone, game=ThreeStone)


def hands_from(state):
    """Return the probability of each state in which chance has completed the next hand."""
    player = 0 if len(state.hands[0]) < 4 else 1
    return chances_of(state, lambda each: len(each.hands[player]) == 4)


def redrawn(odds):
    return sum(share for state, share in odds.items() if REDRAW in state.chances())


@both
def test_the_chances_of_a_redraw(game):
    """The chances for the first and the second hand, as counted by combinations of four pieces."""
    first = hands_from(game.start())
    fair = {state: share for state, share in first.items() if REDRAW not in state.chances()}
    second = sum(
        share / sum(fair.values()) * redrawn(hands_from(state)) for state, share in fair.items()
    )
    expected = {4: ("7/65", "1142/11165"), 3: ("4/55", "8/119")}[game.rules.smalls]
    assert (redrawn(first), second) == tuple(map(Fraction, expected))


@pytest.mark.parametrize(
    ("drawn", "hands", "before"),
    [("BGBB", ("BBBG", ""), ""), ("BGRYYYYG", ("BGRY", "GYYY"), "BGRY")],
)
def test_a_hand_of_three_alike_goes_back_and_is_drawn_again(drawn, hands, before):
    state = play(Capstone().start(), *drawn)
    assert state.hands == hands
    assert state.chances() == {REDRAW: 1}
    assert state.play(REDRAW) == play(Capstone().start(), *before)


@both
def test_there_are_204_goals(game):
    hands = [state for state in hands_from(game.start()) if REDRAW not in state.chances()]
    assert len(hands) == 19
    rng, goals = random.Random(6), set()
    for state in hands:
        while state.actor == CHANCE:
            state = state.play(rng.choice(state.legal_moves()))
        goals |= set(state.legal_moves())
    assert len(goals) == 204
    assert all(len(goal) == 4 and max(Counter(goal).values()) <= 2 for goal in goals)


@both
def test_the_first_player_orders_first_and_the_second_takes_the_first_turn(game):
    state = play(game.start(), *"BGRYBGRY")
    assert state.actor == 0
    assert len(state.legal_moves()) == 24
    state = state.play("YRGB")
    assert state.actor == 1
    state = state.play("BRGY")
    assert (state.actor, state.goals) == (1, ("YRGB", "BRGY"))
    assert state.play(Transfer("B", STOCK, 0)).actor == 0


@both
def test_at_the_end_the_goals_are_seen(game):
    end = random_game(game, 0)[0][-1]
    assert end.observation(0) == end.observation(1) == str(end)


@both
def test_the_longest_game_fills_every_pile(game):
    state, turns = game.parse(EMPTY[game]), 0
    while not state.over:
        move = DECLINE if state.placed is not None else state.legal_moves()[0]
        turns += move != DECLINE
        state = state.play(move)
    assert turns == 8 * game.rules.piles
    assert state.pad() == game.rules.capstones


@both
def test_a_game_ends_once_no_piece_can_be_placed(game):
    for state in (state for seed in range(12) for state in random_game(game, seed)[0]):
        if all(state.goals) and state.placed is None and not state.moved:
            piles = zip(game.rules.names, state.piles, strict=True)
            open_sizes = {
                name[0] for name, pile in piles if len(pile) < 4 and not pile[:1].islower()
            }
            left = [count for size in open_sizes for count in state.stock(size).values()]
            assert state.over == (not any(left))


@both
def test_the_published_example(game):
    text = EMPTY[game].replace("L=.", "L=RGBY").replace("M=.", "M=RGYB")
    state = game.parse(text.replace("BGRY/BGRY", "BGBY/RGYB"))
    assert state.scores() == (4, 9)


STARTED = ThreeStone().start()
PLACING = capstone("RGBY/r/././.", "././././.")
MOVING = capstone("R/B/rY/RGBY/.", "././././.", placed="L2")
CAPPING = capstone("R/B/rY/b/.", "././././.", moved="R")


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (STARTED, "X", "the hand of player 1 is to be drawn"),
        (play(STARTED, *"BBBG"), "B", "the hand of player 1 is to go back to the bag"),
        (play(STARTED, *"BGRYBGRY"), "BBGR", "player 1 is to order the hand as a goal"),
        (
            play(STARTED, *"BGRYBGRY"),
            Transfer("B", STOCK, 0),
            "player 1 is to order the hand as a goal",
        ),
        (PLACING, Transfer("B", STOCK, 0), "L1 is full"),
        (PLACING, Transfer("B", STOCK, 1), "L2 has a capstone"),
        (PLACING, Transfer("B", STOCK, -1), "there is no pile -1"),
        (PLACING, DECLINE, "player 2 is to place a piece"),
        (PLACING, "BGRY", "player 2 is to place a piece"),
        (threestone("BB/B/.", "././."), Transfer("B", STOCK, 0), "no large piece B is left"),
        (MOVING, Transfer("B", STOCK, 1), "player 2 may move a piece, or decline"),
        (MOVING, Transfer("", 0, 0), "a piece cannot stay on L1"),
        (MOVING, Transfer("", 0, 3), "L4 is full"),
        (MOVING, Transfer("", 0, 2), "L3 has a capstone"),
        (MOVING, Transfer("", 2, 0), "L3 has a capstone"),
        (MOVING, Transfer("", 4, 0), "there is no piece on L5"),
        (MOVING, Transfer("", 1, 0), "the piece on L2 was just placed"),
        (MOVING, Transfer("", 0, 5), "L1 and M1 are for pieces of different sizes"),
        (MOVING, Transfer("", 0, 10), "there is no pile 10"),
        (MOVING, "B", "player 2 may move a piece, or decline"),
        (CAPPING, Transfer("b", STOCK, 0), "r is the capstone to move, not b"),
        (CAPPING, Transfer("r", STOCK, 0), "there is no capstone r left on the pad"),
        (CAPPING, Transfer("r", 1, 0), "r is not on L2"),
        (CAPPING, Transfer("r", 2, 3), "L4 has a capstone"),
        (CAPPING, Transfer("r", 2, 2), "L3 has a capstone"),
        (CAPPING, Transfer("r", 2, 10), "there is no pile 10"),
        (CAPPING, DECLINE, "player 2 is to move the capstone r"),
    ],
)
def test_the_reason_against_a_move(state, move, reason):
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    "text", ["", "X", "R@L6", "R@S1", "L1-L0", "rL1-", "BGB", "R@L1 ", "l1-l2"]
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError, match=r"is not a move|no pile"):
        Capstone().start().parse_move(text)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("L=.", "X=.", "is no state of this game"),
        ("L=./.", "L=.", "L has 2 piles, not 3"),
        ("L=.", "L=BGRYB", "'BGRYB' is no pile"),
        ("L=.", "L=Br", "'Br' is no pile"),
        ("M=./.", "M=BB/BB", "M has more than 3 pieces of the colour B"),
        ("L=././.", "L=w/w/w", "more capstones are on the piles than w w"),
        ("goals=BGRY", "goals=BGR", "a goal has four pieces"),
        ("BGRY/BGRY", "BBBG/GGRY", "at most two of them alike"),
        ("BGRY/BGRY", "BBRY/BBRY", "only 3 small pieces"),
        ("hands=-/-", "hands=-", "hands=- is not two times"),
        ("hands=-/-", "hands=X/-", "hands=X/- is not two times"),
        ("hands=-/- goals=BGRY/BGRY", "hands=GB/- goals=-/-", "the order of the alphabet"),
        ("hands=-/-", "hands=B/-", "an ordered hand is a goal"),
        ("hands=-/- goals=BGRY/", "hands=BG/- goals=-/", "player 2 draws after player 1"),
        ("hands=-/- goals=BGRY/BGRY", "hands=BGR/B goals=-/-", "player 2 draws after player 1"),
        ("hands=-/- goals=BGRY/", "hands=BGRY/- goals=-/", "player 1 orders the goal first"),
        ("placed=-", "placed=L1", "no piece can have been placed on L1"),
        ("placed=-", "placed=L4", "there is no pile 'L4'"),
        ("moved=-", "moved=R", "no piece R can have been moved"),
    ],
)
def test_the_text_of_no_state_is_refused(old, new, message):
    text = EMPTY[ThreeStone()]
    assert old in text
    with pytest.raises(ValueError, match=message):
        ThreeStone().parse(text.replace(old, new, 1))


def test_the_step_of_a_turn_goes_with_the_only_piece_there_is():
    text = EMPTY[ThreeStone()].replace("L=.", "L=R")
    ThreeStone().parse(text)
    with pytest.raises(ValueError, match="no piece can be moved"):
        ThreeStone().parse(text.replace("placed=-", "placed=L1"))
    with pytest.raises(ValueError, match="no piece R can have been moved"):
        ThreeStone().parse(text.replace("moved=-", "moved=R"))


@pytest.mark.parametrize(
    ("goals", "piles", "scores", "returns", "ending"),
    [
        ("YGBY/BGRB", ["YRYR"] * 6, (6, 0), (1, 0), ""),
        (
            "BGBG/GBGB",
            ["YRYR"] * 6,
            (0, 0),
            (0.5, 0.5),
            "equal points of 0, and equal numbers of perfect piles (0)",
        ),
        (
            "BBGG/RRYY",
            ["BBGG", "RRYB", "RRYB", "RYBB", "YYBB", "YYBB"],
            (7, 7),
            (1, 0),
            "equal points of 7: perfect piles decide, 1 to 0",
        ),
        # Capstones come off, and a pile of three does not count.
        (
            "BRYG/RGBY",
            ["wRGBY", "wRGB", "BRYG", "RGBG", "YYYY", "RRRR"],
            (10, 12),
            (0, 1),
            "",
        ),
    ],
)
def test_points_and_then_perfect_piles_decide(goals, piles, scores, returns, ending):
    start = ThreeStone().start()
    with pytest.raises(NotOver):
        start.ending()
    state = replace(start, piles=tuple(piles), goals=tuple(goals.split("/")))
    assert (state.scores(), state.returns(), state.ending()) == (scores, returns, ending)
