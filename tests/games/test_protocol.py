"""The protocol can express more than Greenest: a toy with dice as in Triforce."""

from fractions import Fraction

import pytest

from duel import Duel


def probabilities(state):
    """Return the exact probability of each outcome if only chance is left to act."""
    if state.over:
        return {state.returns(): Fraction(1)}
    total = {}
    for move, chance in state.chances().items():
        for returns, share in probabilities(state.play(move)).items():
            total[returns] = total.get(returns, 0) + chance * share
    return total


@pytest.mark.parametrize(
    ("sword", "shield", "first_loses", "second_loses"),
    [
        ("no", "no", Fraction(11, 24), Fraction(11, 24)),
        ("yes", "no", 1 - Fraction(55, 432), Fraction(55, 432)),
        ("no", "yes", Fraction(13, 40), 1 - Fraction(13, 40)),
        ("yes", "yes", 1 - Fraction(257, 720), Fraction(257, 720)),
    ],
)
def test_dice_thrown_one_after_the_other_have_the_odds_of_dice_thrown_at_once(
    sword, shield, first_loses, second_loses
):
    odds = probabilities(Duel().start().play(sword).play(shield))
    assert odds[(0.0, 1.0)] == first_loses
    assert odds[(1.0, 0.0)] == second_loses
    assert odds.get((0.5, 0.5), 0) == 1 - first_loses - second_loses


def test_a_player_can_act_out_of_turn():
    state = Duel().start()
    assert [state.actor, state.play("yes").actor] == [1, 0]


def test_dice_are_injected_by_playing_their_outcome():
    state = Duel().start()
    for move in ["yes", "no", "7", "3", "4"]:
        state = state.play(move)
    assert state.returns() == (0.0, 1.0)


def test_a_secret_choice_is_hidden_from_the_other_player_only():
    before = Duel().start().play("no")
    yes, no = (before.play(choice) for choice in ("yes", "no"))
    assert [before.sees(player, "yes") for player in (0, 1)] == [True, False]
    assert yes.observation(1) == no.observation(1)
    assert yes.observation(0) != no.observation(0)
