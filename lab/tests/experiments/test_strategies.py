"""Compiled games by simple rules are those of a plain twin."""

from functools import partial

import pytest

from greenest.games.pyramids.stacks import PREY
from greenest.lab.experiments.playouts import STRATEGIES, play_random_boards
from greenest.study.sampling import random_position
from playout_twin import played, seen_pairs

SCORES = {
    "random": lambda position, capture: 0,
    "lonely": lambda position, capture: sum(capture[0] in pair for pair in seen_pairs(position)),
    "even": lambda position, capture: -position.cells.count(PREY[position.cells[capture[0]]]),
}


def preferred(strategy, position, captures):
    scores = [SCORES[strategy](position, each) for each in captures]
    return [each for each, score in zip(captures, scores, strict=True) if score == min(scores)]


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(("rows", "cols", "pieces"), [(6, 6, 20), (1, 9, 9)])
def test_playouts_are_those_of_the_twin(strategy, rows, cols, pieces):
    left = play_random_boards(rows, cols, pieces, strategy, 40, 3)
    boards = [random_position(rows, cols, pieces, 3, index) for index in range(40)]
    chosen = partial(preferred, strategy)
    assert left.tolist() == [played(each, 3, index, chosen) for index, each in enumerate(boards)]


def test_the_parts_of_a_run_do_not_depend_on_how_it_is_divided(monkeypatch):
    whole = play_random_boards(3, 3, 9, "lonely", 50, 1).tolist()
    monkeypatch.setattr("greenest.lab.experiments.playouts.LARGEST_PART", 7)
    assert play_random_boards(3, 3, 9, "lonely", 50, 1).tolist() == whole
