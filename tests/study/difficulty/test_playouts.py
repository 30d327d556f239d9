"""Compiled playouts are those of a plain twin, and random play succeeds as often as it must."""

from fractions import Fraction
from functools import cache
from itertools import accumulate

import pytest

from greenest.games.pyramids.position import Position
from greenest.play.intervals import wilson
from greenest.study.difficulty.playouts import solved_playouts
from greenest.study.sampling import random_position
from playout_twin import played


@pytest.mark.parametrize(("rows", "cols", "pieces"), [(3, 4, 8), (1, 9, 7)])
def test_playouts_are_those_of_the_twin(rows, cols, pieces):
    for index in range(20):
        position = random_position(rows, cols, pieces, 3, index)
        found = [solved_playouts(position, count, seed=7) for count in range(1, 8)]
        assert found == list(accumulate(played(position, 7, number) == 1 for number in range(7)))


@cache
def chance_of_success(position):
    """The exact probability that random play solves a position."""
    if position.pieces == 1:
        return Fraction(1)
    after = [position.after(each) for each in position.captures()]
    return sum(map(chance_of_success, after), Fraction(0)) / max(len(after), 1)


@pytest.mark.parametrize("text", ["BGW/GWB", "BGW./W..B/GBWG"])
def test_random_play_succeeds_as_often_as_it_must(text):
    position = Position.parse(text)
    solved = solved_playouts(position, 40_000)
    low, high = wilson(solved, 0, 40_000, confidence=0.9999)
    assert low < chance_of_success(position) < high
