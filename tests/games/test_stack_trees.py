"""Whole game trees of small boards agree with those of another implementation of the rules."""

import json
import random
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
import stack_twin

from games import GAMES

SAMPLED = 6
RESULTS = Path(__file__).parent.parent.parent / "results"


def setups(letters, cols):
    texts = sorted(set(map("".join, permutations(letters))))
    return ["/".join(t[i : i + cols] for i in range(0, len(t), cols)) for t in texts]


def sampled(letters, cols):
    letters, rng = list(letters), random.Random(cols)
    found = []
    for _ in range(SAMPLED):
        rng.shuffle(letters)
        text = "".join(letters)
        found.append("/".join(text[i : i + cols] for i in range(0, len(text), cols)))
    return found


def levels(state):
    """The states after each number of moves, with the number of ways to each."""
    level = Counter([state])
    while level:
        yield level
        after = Counter()
        for each, ways in level.items():
            for move in each.legal_moves():
                after[each.play(move)] += ways
        level = after


def check(name, setup):
    """Every length has the same positions, each reached in as many ways, and the same results."""
    pairs = zip(
        levels(GAMES[name]().parse(setup)),
        stack_twin.levels(name, stack_twin.start(setup)),
        strict=True,
    )
    sequences = 0
    for ours, theirs in pairs:
        keyed = Counter()
        for state, ways in ours.items():
            turn, passes = getattr(state, "turn", 0), getattr(state, "passes", 0)
            key = stack_twin.key(str(state.board), turn, passes)
            keyed[key] += ways
            is_end = not stack_twin.followers(name, key)
            assert state.over == is_end
            if is_end:
                assert state.returns() == stack_twin.returns(name, key)
        assert keyed == theirs
        sequences += sum(ways for state, ways in ours.items() if state.over)
    return sequences


@pytest.mark.parametrize("name", ["green", "greener", "greenest"])
@pytest.mark.parametrize("cols", [2, 3])
def test_every_tree_of_every_setup_of_six_cells(name, cols):
    found = setups("BBGGWW", cols)
    assert len(found) == 90
    assert sum(check(name, setup) for setup in found) > 90


@pytest.mark.parametrize("name", ["green", "greener", "greenest"])
@pytest.mark.parametrize("setup", ["BGW/GWB/WBG", "BGW/GGG/WGB", *sampled("BBBGGGWWW", 3)])
def test_trees_of_setups_of_nine_cells(name, setup):
    assert check(name, setup) > 1


@pytest.mark.parametrize(("shape", "step"), [("2x3", 1), ("3x3", 97)])
def test_published_values_of_greener_are_those_of_the_other_implementation(shape, step):
    lines = (RESULTS / f"values-greener-{shape}.jsonl").read_text().splitlines()[:-1]
    assert len(lines) > 10 * step
    for record in map(json.loads, lines[::step]):
        position = stack_twin.start(record["setup"].removesuffix(", black to move"))
        share = stack_twin.first_share("greener", position, {})
        assert record["value"] == {1.0: "win", 0.5: "draw", 0.0: "loss"}[share]
