from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from test_triforce_board import state_of

import triforce_twin as twin
from greenest.games.protocol import CHANCE
from greenest.games.triforce.combat import aftermath, contested
from greenest.games.triforce.game import Triforce
from playing import chances_of


def fighting(stack, *, game=None, turn="A", done=1, **stacks):
    """Return the state after the player at turn has stopped with that stack on c2."""
    game = game or Triforce()
    before = state_of(turn=turn, game=game, c2=stack, **stacks)
    start = state_of(turn=turn, game=game, **stacks)
    text = f"{before} done={done} start={str(start).split()[0]}"
    return game.parse(text).play("stop")


def after_the_throw(state, territory=4):
    """Return the exact chances of the stack after its combat, by the dice of the engine."""
    before, outcomes = state.board[territory], Counter()
    for reached, chance in chances_of(state, lambda each: each.board[territory] != before).items():
        outcomes[reached.board[territory]] += chance
    return outcomes


def declined(state):
    while state.stage.kind == "offer":
        state = state.play("decline")
    return state


def exchanged(stack, *choices, **options):
    """Return the state at the dice after these answers to the offers."""
    state = fighting(stack, **options)
    for choice in choices:
        state = state.play(choice)
    assert state.stage.kind == "roll"
    return state


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (("decline", "decline"), {"B2A1B2": "11/24", "A1A1B2": "11/24", "A1B2": "1/12"}),
        (("sword 2", "decline"), {"A1A1B2": "55/432", "X2A1B2": "377/432"}),
        (("decline", "shield 3"), {"A1B2B2": "13/40", "A1O1B2": "27/40"}),
    ],
)
def test_the_exact_chances_of_a_combat(choices, left):
    state = exchanged("A1B2A1B2", *choices, turn="B")
    assert after_the_throw(state) == {stack: Fraction(share) for stack, share in left.items()}


def test_swords_and_shields_count_as_pyramids_but_not_as_players():
    assert contested("A1X2O1B1", lone=False)
    assert not contested("A1X2O1A2", lone=False)
    assert contested("A1X2O1A2", lone=True)
    assert not contested("A1X2B1", lone=True)


def test_a_stack_is_settled_by_combat_upon_combat():
    state = declined(fighting("A1B2A1B2A1B2"))
    state = declined(state.play("1").play("2"))
    assert (state.board[4], state.actor) == ("B2A1B2A1B2", CHANCE)
    state = declined(state.play("1").play("2"))
    assert state.board[4] == "B2B2A1B2"
    state = declined(state.play("2").play("1"))
    assert (state.board[4], state.player) == ("B2A1B2", 1)


def test_the_player_at_turn_chooses_the_order_of_combats():
    state = fighting("A1B2A1B2", d1="A3B2C1", e4="C2A2B3A3", a1="B1C2A2C3")
    assert state.stage.kind == "choose"
    assert (state.actor, state.legal_moves()) == (0, ("fight a1", "fight c2", "fight e4"))
    state = declined(state.play("fight c2")).play("1").play("9")
    assert state.legal_moves() == ("fight a1", "fight e4")
    state = declined(state.play("fight e4"))
    assert state.stage.territory == 13


@pytest.mark.parametrize(("stack", "after"), [("A1X2O3A2", "A1O3A2"), ("A1A2O3A2", "A1A2A2")])
def test_a_lone_player_fights_on_with_sword_or_shield_as_an_option(stack, after):
    assert fighting(stack).board[4] == stack
    assert fighting(stack, game=Triforce(lone_combat=True)).board[4] == after


@pytest.mark.parametrize("stack", ["A1B2A1B2", "A1X2B1O3C2", "B1C2A3X1", "O1A1B2C2"])
def test_what_every_throw_leaves_agrees_with_the_independent_twin(stack):
    state = declined(fighting(stack))
    sword, shield = state.stage.bearing
    players = sorted(set(stack[::2]) - {"X", "O"})
    # Some pips of each die, among them those that make ties.
    dice = [d for p in players for d in [(p, (1, 2, 6, 7, 12))] * (2 if p == sword else 1)]
    for pips in product(*(values for _, values in dice)):
        thrown = {p: [n for (q, _), n in zip(dice, pips, strict=True) if q == p] for p in players}
        left = twin.after_combat(twin.pairs(stack), sword, shield, thrown)
        assert twin.pairs(aftermath(stack, state.stage.bearing, pips)) == left
