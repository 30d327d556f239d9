"""A rule variant is a subclass, as CONTRIBUTING.md says, whose example is played here."""

import re
from textwrap import dedent

import pytest
from test_conformance import Known, check_game

from checkout import ROOT
from greenest.games.pyramids.greener import Greener
from greenest.games.stones.game import Stones
from greenest.games.stones.state import StonesState
from greenest.play.alphabeta.search import exact_value
from greenest.play.opponents import opponent
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


def test_players_with_compiled_rules_leave_the_variant_to_others(misere):
    for level in ("alphabeta-100", "tree-100"):
        with pytest.raises(ValueError, match="it knows"):
            opponent(level, misere())


def test_values_are_not_told_of_a_variant(misere):
    with pytest.raises(ValueError, match="it knows green, greener alone"):
        exact_value(misere(2, 3).parse("BWG/GBW, black to move"))


class LastStones(StonesState):
    """3 Stones in which whoever would win loses."""

    def returns(self):
        return super().returns()[::-1]


class Last(Stones):
    def start(self):
        first = super().start()
        return LastStones(*(getattr(first, name) for name in first.__dataclass_fields__))


def test_a_variant_of_another_game_is_left_to_plain_players_too():
    with pytest.raises(ValueError, match="it knows"):
        opponent("tree-20", Last())
