import json
from pathlib import Path

import pytest

from greenest.games.perft import perft
from greenest.games.registry import GAMES

FACTS = json.loads(Path(__file__).with_name("perft.json").read_text())


def count(state, depth):
    if depth == 0:
        return 1
    return sum(count(state.play(move), depth - 1) for move in state.legal_moves())


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact['game']} {fact['position']}")
def test_known_counts(fact):
    state = GAMES[fact["game"]](**fact.get("options", {})).parse(fact["position"])
    assert perft(state, len(fact["nodes"])) == tuple(fact["nodes"])


@pytest.mark.parametrize("position", ["BGW/GWB", "BG.W/(GB)W.B/WBG."])
def test_merging_states_counts_every_sequence(position):
    state = GAMES["greenest"]().parse(position)
    assert perft(state, 4) == tuple(count(state, depth) for depth in range(1, 5))


def test_every_engine_has_known_counts():
    known = {type(GAMES[fact["game"]]().start()) for fact in FACTS}
    assert all(isinstance(make().start(), tuple(known)) for make in GAMES.values())
