"""What plays games starts at once: the machinery of the solver is not loaded."""

import subprocess
import sys

import pytest

HEAVY = ("numba", "numpy", "scipy", "ortools", "networkx", "pyspiel")


@pytest.mark.parametrize(
    "module", ["session", "advice", "opponents", "records", "simulation", "values"]
)
def test_nothing_heavy_is_loaded(module):
    program = f"import sys, greenest.play.{module}; print(*sys.modules)"
    run = [sys.executable, "-c", program]
    loaded = subprocess.run(run, check=True, capture_output=True, text=True).stdout.split()
    assert not {name.partition(".")[0] for name in loaded} & set(HEAVY)


def test_a_game_is_played_at_random_without_anything_heavy():
    program = """
import sys
from random import Random
from greenest.games.registry import GAMES
from greenest.play.simulation import play_at_random
assert all(play_at_random(make(), Random(1)).choices for make in GAMES.values())
print(*sys.modules)
"""
    run = [sys.executable, "-c", program]
    loaded = subprocess.run(run, check=True, capture_output=True, text=True).stdout.split()
    assert not {name.partition(".")[0] for name in loaded} & set(HEAVY)
