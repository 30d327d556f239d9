from random import Random

import pytest

from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.games.registry import GAMES, encoding
from greenest.games.triforce.game import Triforce
from greenest.play.opponents import (
    LIMITED,
    UnavailableError,
    choose_greedily,
    choose_randomly,
    level_for,
    opponent,
)
from playing import random_game


def chosen(choose, state):
    return {state.format_move(choose(state, Random(seed))) for seed in range(40)}


def test_a_random_opponent_plays_every_move():
    state = Green().parse("BGW/GWB/WBG")
    assert chosen(choose_randomly, state) == {*map(state.format_move, state.legal_moves())}


def test_greed_takes_what_is_worth_most_less_what_others_gain():
    assert chosen(choose_greedily, Green().parse("(GWB)B.G")) == {"b1xa1"}
    # Of equal heights, both.
    assert chosen(choose_greedily, Green().parse("GBG")) == {"b1xa1", "b1xc1"}
    # A stack of two against one of three, that holds no green.
    assert chosen(choose_greedily, Greener().parse("GB(WWW)")) == {"b1xa1"}
    assert chosen(choose_greedily, Greener().parse("GB(WG)")) == {"b1xc1"}


def test_a_greedy_opponent_sees_the_end():
    assert chosen(choose_greedily, Greenest().parse("BG.")) == {"a1xb1"}
    state = Greenest().parse("WB./G..")
    assert {state.format_move(move) for move in state.legal_moves()} == {"a2xb2", "a1xa2"}
    after = state.play(state.parse_move("a2xb2"))
    assert after.over
    assert after.returns() == (0.0,)
    assert chosen(choose_greedily, state) == {"a1xa2"}


@pytest.mark.parametrize(
    "name",
    ["mcts", "mcts:0.01s", "alphabeta", "alphabeta:0s", "best:0.01s"],
)
def test_an_opponent_is_had_by_name(name):
    game = Greener()
    state = game.parse("GB(WG)")
    assert opponent(name, game)(state, Random(1)) in state.legal_moves()


COUNTED = ("random", "greedy", *(f"{kind}-12" for kind in LIMITED))


@pytest.mark.parametrize("level", COUNTED)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_of_every_game_plays_legal_moves_that_the_seed_determines(name, level):
    game = GAMES[name]()
    try:
        player, other = opponent(level, game), opponent(level, game)
    except UnavailableError:
        assert level in ("tree-12", "alphabeta-12")
        return
    states = [state for state in random_game(game, 5)[0] if state.actor >= 0]
    for state in states[:: len(states) // 5]:
        move = player(state, Random(3))
        assert move in state.legal_moves()
        assert other(state, Random(3)) == move


@pytest.mark.parametrize("name", ["capstone", "threestone"])
@pytest.mark.parametrize("level", COUNTED)
def test_no_level_sees_what_is_hidden(name, level):
    """The choice is the same in all states that look the same to the player."""
    game = GAMES[name]()
    guess = encoding(game).guess
    try:
        player = opponent(level, game)
    except UnavailableError:
        return
    states = [state for state in random_game(game, 6)[0] if state.actor >= 0]
    for state in states[:: len(states) // 5]:
        alike = [state, *(guess(state, state.actor, Random(seed)) for seed in range(3))]
        assert len({player(each, Random(3)) for each in alike}) == 1


@pytest.mark.parametrize("name", ["oracle", "mcts-0", "mcts:s", "greedy-5", "alphabeta-"])
def test_other_names_are_refused(name):
    with pytest.raises(ValueError, match="is not one of random, greedy, mcts, mcts-N, mcts:Ss, "):
        opponent(name, Greener())


@pytest.mark.parametrize("name", ["mcts-1000001", "best-99999999"])
def test_a_tree_that_does_not_fit_into_memory_is_refused(name):
    with pytest.raises(ValueError, match=r"is more than (mcts|best)-1000000, the most"):
        opponent(name, Greener())


def test_some_opponents_play_some_games_alone():
    with pytest.raises(
        UnavailableError, match="alphabeta does not play this: it knows green, greener"
    ):
        opponent("alphabeta", Greenest())
    for name in ("mcts", "best-10", "best:0.8s"):
        with pytest.raises(UnavailableError, match="this: a game of Triforce without"):
            level_for(name, Triforce(ply_cap=None))
    assert level_for("best", Triforce(ply_cap=None)) == "greedy"
