"""Compiled playouts are those of a plain twin, and random play succeeds as often as it must."""

from fractions import Fraction
from functools import cache, partial
from itertools import pairwise

import pytest

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY
from greenest.play.intervals import wilson
from greenest.study.difficulty.playouts import STRATEGIES, play_random_boards, solved_playouts
from greenest.study.sampling import random_position

WORD = 2**64
GOLDEN = 0x9E3779B97F4A7C15


def mix(word):
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB % WORD
    return word ^ word >> 31


def seen_pairs(position):
    """Pairs of stacks with nothing in between: rows from the top, then columns from the left."""
    rows, cols = position.rows, position.cols
    lines = [range(row * cols, row * cols + cols) for row in range(rows)]
    lines += [range(col, rows * cols, cols) for col in range(cols)]
    pairs = []
    for line in lines:
        stacks = [cell for cell in line if position.cells[cell] != "."]
        pairs += list(pairwise(stacks))
    return pairs


SCORES = {
    "random": lambda cells, pairs, capture: 0,
    "lonely": lambda cells, pairs, capture: sum(capture[0] in pair for pair in pairs),
    "even": lambda cells, pairs, capture: -cells.count(PREY[cells[capture[0]]]),
}


def twin(position, strategy, seed, index):
    """Play as the kernel does, by the rules of `games`, and return the stacks left."""
    state = mix((mix((seed + GOLDEN) % WORD) + GOLDEN + index) % WORD)
    while True:
        legal = set(position.captures())
        pairs = seen_pairs(position)
        captures = [each for a, b in pairs for each in ((a, b), (b, a)) if each in legal]
        assert sorted(captures) == sorted(legal)
        if not captures:
            return position.pieces
        score = partial(SCORES[strategy], position.cells, pairs)
        best = [each for each in captures if score(each) == min(map(score, captures))]
        state = (state + GOLDEN) % WORD
        position = position.after(best[mix(state) % len(best)])


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(("rows", "cols", "pieces"), [(6, 6, 20), (1, 9, 9)])
def test_playouts_are_those_of_the_twin(strategy, rows, cols, pieces):
    left = play_random_boards(rows, cols, pieces, strategy, 40, 3)
    boards = [random_position(rows, cols, pieces, 3, index) for index in range(40)]
    assert left.tolist() == [twin(each, strategy, 3, index) for index, each in enumerate(boards)]


def test_the_parts_of_a_run_do_not_depend_on_how_it_is_divided(monkeypatch):
    whole = play_random_boards(3, 3, 9, "lonely", 50, 1).tolist()
    monkeypatch.setattr("greenest.study.difficulty.playouts.LARGEST_PART", 7)
    assert play_random_boards(3, 3, 9, "lonely", 50, 1).tolist() == whole


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
    solved = solved_playouts(position, "random", 40_000)
    low, high = wilson(solved, 0, 40_000, confidence=0.9999)
    assert low < chance_of_success(position) < high
