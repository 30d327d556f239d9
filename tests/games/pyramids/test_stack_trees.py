"""Whole game trees of small boards agree with a second implementation of the rules.

`--setups` is the number of setups of nine cells; all 1,680 need 2 GB.
"""

import random
from functools import cache
from itertools import permutations

import pytest

import stack_twin
from greenest.games.registry import GAMES

each_game = pytest.mark.parametrize("name", ["green", "greener", "greenest"])


def setups(letters, cols):
    texts = sorted(set(map("".join, permutations(letters))))
    return ["/".join(t[i : i + cols] for i in range(0, len(t), cols)) for t in texts]


@cache
def cells(rows, cols):
    return [(row, col) for row in range(rows) for col in range(cols)]


def position_of(state):
    """Return a state in the form of the second implementation."""
    rows, cols, stacks = state.board
    items = [item for item in zip(cells(rows, cols), stacks, strict=True) if item[1]]
    return frozenset(items), getattr(state, "turn", 0), getattr(state, "passes", 0)


def check(name, texts):
    """Compare all states that follow the setups, ply by ply, and return their number.

    A state that is reached in several ways is compared once a ply.
    """
    game, states = GAMES[name](), 0
    level = {position_of(state): state for state in map(game.parse, texts)}
    assert level.keys() == set(map(stack_twin.start, texts))
    while level:
        states += len(level)
        following = {}
        for position, state in level.items():
            moves = state.legal_moves()
            after = {position_of(each): each for each in map(state.play, moves)}
            theirs = stack_twin.followers(name, position)
            assert len(moves) == len(after) == len(theirs)
            assert after.keys() == set(theirs)
            assert state.over == (not theirs)
            if state.over:
                assert state.returns() == stack_twin.returns(name, position)
            following |= after
        level = following
    return states


@each_game
def test_trees_of_every_setup_of_six_cells_lying_and_standing(name):
    lying, standing = setups("BBGGWW", 3), setups("BBGGWW", 2)
    assert len(lying) == len(standing) == 90
    assert check(name, lying) > 90
    assert check(name, standing[::9]) > 10


@each_game
def test_trees_of_setups_of_nine_cells(name, pytestconfig):
    count = pytestconfig.getoption("--setups")
    found = setups("BBBGGGWWW", 3)
    assert len(found) == 1680
    states = check(name, random.Random(1).sample(found, count))
    print(f"{name}: {states:,} states of {count:,} setups agree")
    assert states > count
