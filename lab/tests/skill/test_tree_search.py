"""The opponent mcts looks ahead; `test_opponents` has the facts on opponents of every level."""

from random import Random

from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.lab.skill.values import count_setups, setup, value
from greenest.play.opponents import choose_greedily
from greenest.play.tree_search import LEAD, TreeSearch, valued


def test_it_solves_a_puzzle():
    game = Greenest(2, 3)
    state = game.parse("BGW/GWB")
    search = TreeSearch(game, 300)
    while not state.over:
        state = state.play(search(state, Random(1)))
    assert state.returns() == (1.0,)


def test_it_holds_what_is_won_and_greed_does_not():
    """Player 1 plays one move in each setup of a small board that player 1 can win."""
    game = Greener(2, 3)
    states = [setup(game, number) for number in range(count_setups(game))]
    won = [state for state in states if value(state) == "win"]
    assert len(won) > 20

    def kept(choose):
        return sum(value(state.play(choose(state, Random(1)))) == "win" for state in won)

    assert kept(TreeSearch(game, 400)) == len(won) > kept(choose_greedily)


def test_a_state_is_worth_the_lead_and_an_ended_game_its_outcome():
    ahead = valued(Green().parse("(GWW)B(WBB), black to move"), 3)
    assert ahead == (0.5 - 0.5 * 2 / (2 + LEAD), 0.5, 0.5)
    assert valued(Green().parse("(BGW), over"), 3) == (1.0, 0.0, 0.0)
    even = valued(Greener().parse("BW(BGG), white to move"), 2)
    assert even == (0.5 + 1 / (2 + LEAD), 0.5 - 1 / (2 + LEAD))
    assert valued(Greenest().parse("BG"), 1) == (0.5,)
