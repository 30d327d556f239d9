"""Games are known by name before they are loaded, and loading one loads no other."""

import pytest

from duel import Duel
from greenest.games.registry import GAMES
from shell import loaded_by


def room_of(name):
    return GAMES[name].__module__.rpartition(".")[0]


ROOMS = {room_of(name) for name in GAMES}


def rooms_loaded_by(program):
    return {module.rpartition(".")[0] for module in loaded_by(program)} & ROOMS


def test_names_are_known_without_loading_a_game():
    program = """
from greenest.games.registry import GAMES
assert "green" in GAMES
assert "chess" not in GAMES
assert len(list(GAMES)) == len(GAMES)
"""
    assert rooms_loaded_by(program) == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_encoding_load_their_own_room_alone(name):
    program = f"from greenest.games.registry import GAMES, encoding; encoding(GAMES[{name!r}]())"
    assert rooms_loaded_by(program) == {room_of(name)}


def test_a_game_of_the_pyramids_leaves_the_others_of_its_room_alone():
    loaded = loaded_by("from greenest.games.registry import GAMES; GAMES['green']")
    assert "greenest.games.pyramids.green" in loaded
    assert not loaded & {"greenest.games.pyramids.greener", "greenest.games.pyramids.greenest"}


def test_only_registered_games_have_names():
    with pytest.raises(KeyError):
        GAMES["chess"]
    assert GAMES.name_of(Duel()) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name_and_its_name_by_the_game(name):
    assert GAMES.name_of(GAMES[name]()) == name
