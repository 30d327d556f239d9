import json
from pathlib import Path

import pytest

from greenest.games.perft import perft
from greenest.games.registry import GAMES

FACTS = json.loads(Path(__file__).with_name("perft.json").read_text())


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact['game']} {fact['position']}")
def test_known_counts(fact):
    state = GAMES[fact["game"]](**fact.get("options", {})).parse(fact["position"])
    assert perft(state, len(fact["nodes"])) == tuple(fact["nodes"])


def test_every_engine_has_known_counts():
    known = {type(GAMES[fact["game"]]().start()) for fact in FACTS}
    assert all(isinstance(make().start(), tuple(known)) for make in GAMES.values())
