from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from test_triforce_board import state_of

import triforce_twin as twin
from greenest.games.protocol import CHANCE
from greenest.games.triforce.combat import aftermath, contested
from greenest.games.triforce.game import Triforce
from greenest.games.triforce.stages import Acting, Choosing, Offering, Rolling
from playing import random_game


def fighting(stack, *, game=None, turn="A", done=1, **stacks):
    """Return the state after the player at turn has stopped with that stack on c2."""
    game = game or Triforce()
    before = state_of(turn=turn, game=game, c2=stack, **stacks)
    start = state_of(turn=turn, game=game, **stacks)
    text = f"{before} done={done} start={str(start).split()[0]}"
    return game.parse(text).play("stop")


def after_the_throw(state, territory=4):
    """Return the exact chances of the stack after its combat, by the dice of the engine."""
    ahead, outcomes = Counter({state: Fraction(1)}), Counter()
    while ahead:
        reached, chance = ahead.popitem()
        if reached.actor != CHANCE or not isinstance(reached.stage, Rolling):
            outcomes[reached.board[territory]] += chance
            continue
        for move, share in reached.chances().items():
            after = reached.play(move)
            if after.board[territory] != reached.board[territory]:
                outcomes[after.board[territory]] += chance * share
            else:
                ahead[after] += chance * share
    return outcomes


def declined(state):
    while isinstance(state.stage, Offering):
        state = state.play("decline")
    return state


def exchanged(stack, *choices, **options):
    """Return the state at the dice after these answers to the offers."""
    state = fighting(stack, **options)
    for choice in choices:
        state = state.play(choice)
    assert isinstance(state.stage, Rolling)
    return state


def test_plain_against_plain_each_loses_eleven_of_24_and_one_of_12_is_a_tie():
    state = declined(fighting("A1B2A1B2"))
    assert after_the_throw(state) == {
        "B2A1B2": Fraction(11, 24),
        "A1A1B2": Fraction(11, 24),
        "A1B2": Fraction(1, 12),
    }


def test_a_sword_loses_to_a_plain_player_55_times_of_432():
    state = exchanged("A1B2A1B2", "sword 2", "decline", turn="B")
    assert state.stage.bearing == ("B", "")
    chances = after_the_throw(state)
    assert chances == {"A1A1B2": Fraction(55, 432), "X2A1B2": Fraction(377, 432)}


def test_a_shield_loses_to_a_plain_player_13_times_of_40():
    state = exchanged("A1B2A1B2", "decline", "shield 3", turn="B")
    assert state.stage.bearing == ("", "A")
    assert after_the_throw(state) == {"A1B2B2": Fraction(13, 40), "A1O1B2": Fraction(27, 40)}


def test_a_sword_loses_to_a_shield_257_times_of_720():
    state = exchanged("A1B2A1B2", "sword 2", "shield 3", turn="B")
    assert state.stage.bearing == ("B", "A")
    chances = after_the_throw(state)
    assert chances == {"A1O1B2": Fraction(257, 720), "A1X2B2": Fraction(463, 720)}


def test_four_of_one_player_are_no_combat():
    assert fighting("A1A2A1A2").player == 1
    assert not contested("A1A2A1A2", lone=False)
    assert not contested("A1A2A1A2", lone=True)


def test_the_player_at_turn_chooses_the_order_of_combats():
    state = fighting("A1B2A1B2", d1="A3B2C1", e4="C2A2B3A3", a1="B1C2A2C3")
    assert isinstance(state.stage, Choosing)
    assert (state.actor, state.legal_moves()) == (0, ("fight a1", "fight c2", "fight e4"))
    state = declined(state.play("fight c2")).play("1").play("9")
    assert state.legal_moves() == ("fight a1", "fight e4")
    state = declined(state.play("fight e4"))
    assert state.stage.territory == 13


@pytest.mark.parametrize(("stack", "after"), [("A1X2O3A2", "A1O3A2"), ("A1A2O3A2", "A1A2A2")])
def test_a_lone_player_fights_on_with_sword_or_shield_as_an_option(stack, after):
    assert fighting(stack).board[4] == stack
    assert fighting(stack, game=Triforce(lone_combat=True)).board[4] == after


def test_a_lone_combat_follows_one_of_two_and_goes_on_until_no_piece_is_left():
    state = fighting("A1X2O3A2A3A1", game=Triforce(lone_combat=True))
    assert (state.board[4], state.player) == ("A1A2A3A1", 1)
    state = declined(fighting("B1A1X2A2A3", game=Triforce(lone_combat=True)))
    state = state.play("12").play("12").play("1")
    assert state.board[4] == "A1A2A3"


def test_combats_of_random_games_agree_with_the_independent_twin():
    checked = 0
    for players, seed in product((3, 5), range(4)):
        states, moves = random_game(Triforce(players, ply_cap=60, lone_combat=seed == 3), seed)
        for state, move, after in zip(states, moves, states[1:], strict=False):
            if not isinstance(state.stage, Rolling):
                continue
            stack = state.board[state.stage.territory]
            rolls = (*state.stage.rolls, int(move))
            sword, shield = state.stage.bearing
            order = [p for p in "ABCDEF" if p in stack for _ in range(2 if p == sword else 1)]
            if len(rolls) < len(order):
                continue
            thrown = {p: [] for p in order}
            for p, pips in zip(order, rolls, strict=True):
                thrown[p].append(pips)
            left = twin.after_combat(twin.pairs(stack), sword, shield, thrown)
            if isinstance(after.stage, Acting) and not after.game.lone_combat:
                assert twin.pairs(after.board[state.stage.territory]) == left
                checked += 1
            assert twin.pairs(aftermath(stack, state.stage.bearing, rolls)) == left
    assert checked
