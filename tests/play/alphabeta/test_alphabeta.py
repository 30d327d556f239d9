"""Alpha-beta search follows the rules of Green and Greener and finds the values of setups."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from greenest.games.pyramids.contest import PASS
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.play.alphabeta import kernel
from greenest.play.alphabeta.search import AlphaBeta, Searcher
from greenest.play.known_options import ALPHABETA, EXACT
from playing import random_game
from variants import untried

GAMES = [Greener(), Greener(3, 4), Greener(6, 9), Green(), Green(3, 4), Green(9, 9)]


def searched(state, hero=0, bonus=0):
    searcher = Searcher(state.game, state.board.rows, state.board.cols, bonus)
    searcher.set_up(state, hero)
    return searcher


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_captures_made_and_taken_back_leave_the_states_of_the_rules(game, sample):
    """A capture taken back restores everything except the key."""
    for seed in range(sample(12)):
        played = zip(*random_game(game, seed), strict=False)
        played = [(state, move) for state, move in played if state.actor >= 0]
        going = searched(played[0][0])
        for state, move in played:
            fresh = searched(state)
            for name in ("stacks", "points", "key"):
                assert np.array_equal(getattr(fresh.search, name), getattr(going.search, name))
            if move != PASS:
                before = [part.copy() for part in going.search[:4]]
                taken = kernel.capture(going.search, *move)
                kernel.take_back(going.search, *move, taken)
                assert all(map(np.array_equal, before, going.search[:4]))
                going.search.key[:] = fresh.search.key
                kernel.capture(going.search, *move)


OPTIONS = [
    Greener(2, 3),
    Greener(2, 3, tie="again"),
    Greener(2, 3, tournament=True),
    Greener(1, 12),
    Greener(1, 12, each=4),
    Green(2, 3),
    Green(2, 3, tie="again"),
    Green(2, 3, tournament=True),
]


def test_every_option_that_the_search_knows_is_tried():
    assert not untried(ALPHABETA, OPTIONS)
    assert not untried(EXACT, OPTIONS)


def by_the_rules(state, known):
    """Return player 1's lead in points, and result in a single game, if the others play against it.

    The game goes on by the rules in `games`, until its end or the deal of another.
    """
    if state not in known:
        if state.over or state.undealt:
            points = state.won if state.undealt else state.scores()
            ahead = points[0] - max(points[1:])
            share = state.returns()[0] if state.over and not state.game.tournament else 0.5
            known[state] = ahead, 1 if share == 1 else -1 if share == 0 else 0
        else:
            best = max if state.actor == 0 else min
            after = map(state.after, state.legal_moves())
            known[state] = best(by_the_rules(each, known) for each in after)
    return known[state]


@pytest.mark.parametrize("game", OPTIONS, ids=str)
def test_setups_under_every_option_are_worth_what_the_rules_say(game, sample):
    """A tie that is played again counts as a tie."""
    known = {}
    for seed in range(sample(12)):
        states = (state for state in random_game(game, seed)[0] if state.actor >= 0)
        state = next(
            each for each in states if each.board.stacks.count("") >= game.rows * game.cols - 7
        )
        once = replace(state, game=replace(game, tie="draw"))
        ahead, result = by_the_rules(once, known)
        *_, (value, _) = searched(state).deepen((2, 4, 7))
        assert int(value / 2) == ahead, state
        if not ahead and not game.tournament:
            assert value == result, state


def chosen(text, nodes=1000, game=None):
    state = (game or Greener()).parse(text)
    return state.format_move(AlphaBeta(game or Greener(), nodes)(state, Random(1)))


def test_it_sees_what_greed_does_not_and_passes_where_it_has_to():
    assert chosen("GBW") == "b1xc1"
    assert chosen("GW., black to move") == "pass"
