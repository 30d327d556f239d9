"""The opponent mcts: it looks ahead, repeats itself by the seed, and sees what its player sees."""

from random import Random

import pytest

from greenest.games.capstone.game import ThreeStone
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.play.opponents import choose_greedily
from greenest.play.tree_search import LEAD, TreeSearch, valued
from greenest.play.values import count_setups, setup, value
from playing import random_game
from variants import VARIANTS


def test_it_solves_a_puzzle():
    game = Greenest(2, 3)
    state = game.parse("BGW/GWB")
    search = TreeSearch(game, 300)
    while not state.over:
        state = state.play(search(state, Random(1)))
    assert state.returns() == (1.0,)


def test_it_holds_what_is_won_and_greed_does_not():
    """All setups of a small board that are won for player 1, who then plays one move."""
    game = Greener(2, 3)
    states = [setup(game, number) for number in range(count_setups(game))]
    won = [state for state in states if value(state) == "win"]
    assert len(won) > 20

    def kept(choose):
        return sum(value(state.play(choose(state, Random(1)))) == "win" for state in won)

    assert kept(TreeSearch(game, 400)) == len(won) > kept(choose_greedily)


@pytest.mark.parametrize("variant", ["3stones", "capstone", "green 6x6", "threestone", "triforce"])
def test_it_plays_legal_moves_that_the_seed_determines(variant):
    game = VARIANTS[variant]
    states = [state for state in random_game(game, 3)[0] if state.actor >= 0]
    search = TreeSearch(game, 24)
    for state in states[:: len(states) // 3]:
        moves = {search(state, Random(7)) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(state.legal_moves())


def test_it_does_not_use_what_it_cannot_see():
    game = ThreeStone()
    before = "L=RG/BB/. M=./Y/. hands=-/- goals="
    states = [game.parse(f"{before}BGRY/{goal} placed=- moved=-") for goal in ("RRGY", "YGBB")]
    assert states[0].actor == 0
    for seed in range(3):
        assert len({TreeSearch(game, 80)(state, Random(seed)) for state in states}) == 1


def test_a_state_is_worth_the_lead_and_an_ended_game_its_outcome():
    ahead = valued(Green().parse("(GWW)B(WBB), black to move"), 3)
    assert ahead == (0.5 - 0.5 * 2 / (2 + LEAD), 0.5, 0.5)
    assert valued(Green().parse("(BGW), over"), 3) == (1.0, 0.0, 0.0)
    even = valued(Greener().parse("BW(BGG), white to move"), 2)
    assert even == (0.5 + 1 / (2 + LEAD), 0.5 - 1 / (2 + LEAD))
    assert valued(Greenest().parse("BG"), 1) == (0.5,)
