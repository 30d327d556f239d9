"""Playing games starts fast: the modules of the solver are not loaded."""

import pytest

from shell import loaded_by

HEAVY = {"numba", "numpy", "scipy", "ortools", "networkx", "pyspiel"}
PLAY = """
from random import Random
from greenest.games.registry import GAMES
from greenest.play.simulation import play_at_random
assert all(play_at_random(make(), Random(1)).choices for make in GAMES.values())
"""


@pytest.mark.parametrize(
    "program",
    [
        "from greenest.play import session, advice, opponents, records, simulation",
        pytest.param(PLAY, id="a game at random"),
    ],
)
def test_nothing_heavy_is_loaded(program):
    assert not {name.partition(".")[0] for name in loaded_by(program)} & HEAVY
