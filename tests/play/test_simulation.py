from fractions import Fraction
from random import Random
from statistics import fmean, median

import pytest

from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.games.registry import GAMES
from greenest.play.intervals import wilson
from greenest.play.simulation import play_at_random, simulate


def exact(state, chance=Fraction(1)):
    """Yield each random game's probability with its returns and its decisions."""
    if state.over:
        yield chance, state.returns(), 0
        return
    chances = state.chances()
    moves = state.legal_moves()
    for move in moves:
        share = chances.get(move, Fraction(1, len(moves)))
        for each, returns, length in exact(state.play(move), chance * share):
            yield each, returns, length + (state.actor >= 0)


@pytest.mark.parametrize("game", [Green(1, 3), Greener(2, 3), Greenest(1, 6)])
def test_random_games_have_the_odds_of_the_tree(game):
    games = 3000
    found = simulate("any", game, games, 5)
    leaves = list(exact(game.start()))
    for player in range(game.players):
        odds = float(sum(chance for chance, returns, _ in leaves if returns[player] == 1))
        # Five standard deviations.
        assert abs(found.wins[player] / games - odds) <= 5 * (odds * (1 - odds) / games) ** 0.5
    mean = float(sum(chance * length for chance, _, length in leaves))
    assert fmean(found.lengths) == pytest.approx(mean, rel=0.05)
    assert {len_ for _, _, len_ in leaves} >= set(found.lengths)


def test_the_figures_are_of_the_decisions_of_players_and_each_game_is_that_of_its_number():
    found = simulate("green", Green(2, 3), 40, 3)
    playouts = [play_at_random(Green(2, 3), Random(f"3/{index}")) for index in range(40)]
    assert found.lengths == [len(playout.choices) for playout in playouts]
    choices = [count for playout in playouts for count in playout.choices]
    assert found.branching == fmean(choices)
    record = found.as_json()
    assert record["length"]["median"] == median(len(each.choices) for each in playouts)
    assert record["length"]["min"] <= record["length"]["mean"] <= record["length"]["max"]
    assert record["intervals"] == tuple(wilson(won, 0, 40) for won in found.wins)
    assert record["options"] == {"rows": 2, "cols": 3, "tournament": False, "tie": "draw"}


def test_progress_is_told_game_by_game_and_no_games_are_refused():
    told = []
    simulate("greenest", GAMES["greenest"](1, 3), 7, 1, told.append)
    assert told == [1] * 7
    with pytest.raises(ValueError, match="at least one game"):
        simulate("green", Green(), 0, 1)
