"""Playing games starts fast: the modules of the solver are not loaded."""

from shell import loaded_by

HEAVY = {"numba", "numpy", "scipy", "ortools", "networkx", "pyspiel"}
PLAY = """
from random import Random
from greenest.games.registry import GAMES
from greenest.play import advice, opponents, records, session
from greenest.play.simulation import play_at_random
assert all(play_at_random(make(), Random(1)).choices for make in GAMES.values())
"""


def test_games_are_played_without_anything_heavy():
    assert not {name.partition(".")[0] for name in loaded_by(PLAY)} & HEAVY
