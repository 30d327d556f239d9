"""A rule variant is a subclass, as CONTRIBUTING.md says, whose example is played here."""

import re
from textwrap import dedent

import pytest
from test_conformance import Known, check_game

from checkout import ROOT
from greenest.games.pyramids.greener import Greener
from playing import random_game

RECIPE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("A **rule variant** takes")[1]


@pytest.fixture(scope="module")
def misere():
    """The class in the first example of the recipe."""
    example = re.search(r"```python\n(.*?)```", RECIPE, re.DOTALL)[1]
    module = {"__name__": "misere"}
    exec(dedent(example), module)
    return module["Misere"]


def test_a_variant_keeps_every_promise(misere):
    known = Known(misere(3, 4, tie="again"))
    assert sum(check_game(known, seed, is_greedy=seed % 4 == 1) for seed in range(20)) > 100


def test_the_winner_of_a_game_loses_in_the_variant(misere):
    def ended(kind, seed):
        states, _ = random_game(kind(3, 4), seed)
        return states[-1]

    ends = [(ended(misere, seed), ended(Greener, seed)) for seed in range(20)]
    assert all(str(one) == str(other) for one, other in ends)
    assert all(one.returns() == other.returns()[::-1] for one, other in ends)
    assert any(one.returns() != other.returns() for one, other in ends)
