"""Compiled random games follow the engines: the same returns, and the same moves."""

from random import Random

import numpy as np
import pytest

from greenest.games import registry
from greenest.games.chances import shares
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.stones.game import Stones
from greenest.games.triforce.game import Triforce
from greenest.play import simulation
from greenest.play.known_options import RANDOM
from greenest.play.mcts.random_words import RESERVE, WORDS, below, drawn, new_words, refill, unit
from greenest.play.mcts.triforce import RandomTriforce
from greenest.play.simulation import EndlessGameError, play_at_random, random_player
from variants import untried

GAMES = [
    Triforce(),
    Triforce(players=4, first=2, lone_combat=True),
    Triforce(players=5, sword="turn", shield="taker", layout="3/21/123/1321/23123"),
    Triforce(players=6, shield="taker", lone_combat=True),
    Triforce(seats=("e5", "e1", "a1"), sword="turn", ply_cap=40),
    Green(),
    Green(3, 3, tie="again"),
    Green(16, 15),
    Greener(),
    Greener(2, 3, tie="again"),
    Greener(each=12),
    Greener(13, 15),
    Stones(),
    Stones(skill=True),
    Stones("B", spotted=(2, 5)),
]


REGISTERED = [game for game in (make() for make in registry.GAMES.values()) if game not in GAMES]


MANY = [pytest.param(game, range(6, 500), marks=pytest.mark.slow) for game in GAMES]


@pytest.mark.parametrize(
    ("game", "seeds"), [(game, range(6)) for game in GAMES + REGISTERED] + MANY, ids=str
)
def test_games_are_those_of_the_engine(game, seeds):
    compiled = random_player(game)
    for seed in seeds:
        assert compiled(Random(seed)) == play_at_random(game, Random(seed)), seed


def test_every_option_that_compiled_games_know_is_tried():
    assert not untried(RANDOM, GAMES)


def test_numbers_are_those_of_random():
    words, rng, other = new_words(), Random(3), Random(3)
    weights = np.arange(3.0)
    for most in range(1, 3 * WORDS):
        if words.place[0] > WORDS - RESERVE:
            refill(words, rng)
        if most % 3 == 0:
            assert unit(words) == other.random()
        elif most % 3 == 1:
            assert below(words, most) == other.choice(range(most))
        else:
            weights[:] = np.array([1, 0, most]) / (1 + most)
            draw = shares({0: 1, 1: 0, 2: most}).draw(other)
            assert drawn(words, weights, 3) == draw


def test_a_game_without_an_end_is_given_up(monkeypatch):
    assert RandomTriforce(Triforce(ply_cap=None), 50).play(Random(1))[0] == ()
    monkeypatch.setattr(simulation, "LONGEST_GAME", 50)
    with pytest.raises(EndlessGameError):
        random_player(Triforce(ply_cap=None))(Random(1))
