"""Alpha-beta search follows the rules of Green and Greener and finds the values of setups."""

from random import Random

import numpy as np
import pytest

import stack_twin
from greenest.games.pyramids.contest import PASS
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.stacks import captures_of
from greenest.play.alphabeta import kernel
from greenest.play.alphabeta.search import AlphaBeta, Searcher, exact_value
from playing import random_game

GAMES = [Greener(), Greener(3, 4), Greener(6, 9), Green(), Green(3, 4), Green(9, 9)]


def searched(state, hero=0, bonus=0):
    searcher = Searcher(state.game, state.board.rows, state.board.cols, bonus)
    searcher.set_up(state, hero)
    return searcher


def captures(searcher, turn):
    count = kernel.list_captures(searcher.search, turn, 0, -1)
    return set(captures_of(int(each) & 0xFFFF for each in searcher.search.captures[0, :count]))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_states_of_random_games_have_the_captures_and_the_values_of_the_rules(game, sample):
    """A capture made and taken back restores everything except the key."""
    for seed in range(sample(12)):
        states, moves = random_game(game, seed)
        played = [
            (state, move) for state, move in zip(states, moves, strict=False) if state.actor >= 0
        ]
        going = searched(played[0][0])
        for state, move in played:
            fresh = searched(state)
            for name in ("stacks", "points", "key"):
                assert np.array_equal(getattr(fresh.search, name), getattr(going.search, name))
            legal = {each for each in state.legal_moves() if each != PASS}
            assert captures(going, state.turn) == captures(fresh, state.turn) == legal
            if move != PASS:
                before = [part.copy() for part in going.search[:4]]
                taken = kernel.capture(going.search, *move)
                kernel.take_back(going.search, *move, taken)
                assert all(map(np.array_equal, before, going.search[:4]))
                going.search.key[:] = fresh.search.key
                kernel.capture(going.search, *move)
        end = states[-1]
        for hero in range(game.players):
            value = kernel.lead(searched(end, hero).search, True)
            others = [points for seat, points in enumerate(end.scores()) if seat != hero]
            ahead = 2 * (end.scores()[hero] - max(others))
            assert value == ahead or (ahead == 0 and abs(value) == 1)
            assert (value > 0) == (end.returns()[hero] == 1)
            assert (value < 0) == (end.returns()[hero] == 0)


@pytest.mark.parametrize(("name", "game"), [("greener", Greener(2, 3)), ("green", Green(2, 3))])
def test_setups_and_what_follows_are_worth_what_a_plain_search_says(name, game, sample):
    known = {}
    for seed in range(sample(40)):
        states, _ = random_game(game, seed)
        for state in states:
            if state.actor >= 0:
                position = stack_twin.position(str(state), state.turn, state.passes)
                for hero in range(game.players):
                    value = stack_twin.value(name, position, hero, known)
                    assert searched(state, hero).value() == value


@pytest.mark.slow
def test_larger_setups_are_worth_what_a_plain_search_says():
    game = Greener(3, 4)
    for seed in range(4):
        state = next(state for state in random_game(game, seed)[0] if state.actor >= 0)
        value = stack_twin.value("greener", stack_twin.position(str(state), 0, 0), 0, {})
        assert exact_value(state) == value, state


def chosen(text, nodes=1000, game=None):
    state = (game or Greener()).parse(text)
    return state.format_move(AlphaBeta(game or Greener(), nodes)(state, Random(1)))


def test_it_sees_what_greed_does_not_and_passes_where_it_has_to():
    assert chosen("GBW") == "b1xc1"
    assert chosen("GW., black to move") == "pass"
