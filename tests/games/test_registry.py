"""Games are known by name before they are loaded, and loading one loads no other."""

import pytest

from greenest.games.registry import GAMES
from nim import Nim
from shell import python

LOADING = """
import sys
from greenest.games.registry import GAMES, encoding
assert "green" in GAMES and "chess" not in GAMES and len(list(GAMES)) == len(GAMES)
print(*sys.modules)
for name in sys.argv[1:]:
    encoding(GAMES[name]())
    print(*sys.modules)
"""


def room_of(name):
    return GAMES[name].__module__.rpartition(".")[0]


@pytest.mark.parametrize("names", [sorted(GAMES), sorted(GAMES, reverse=True)])
def test_a_game_and_its_encoding_load_their_own_room_alone(names):
    printed = python(LOADING, *names, check=True).stdout
    before, *after = (set(line.split()) for line in printed.splitlines())
    rooms = {room_of(name) for name in names}
    for name, loaded in zip(["", *names], [before, *after], strict=True):
        new = {module.rpartition(".")[0] for module in loaded - before} & rooms
        assert new <= {room_of(name)} if name else not new
        before = loaded


def test_only_registered_games_have_names():
    assert all(GAMES.name_of(make()) == name for name, make in GAMES.items())
    assert GAMES.name_of(Nim()) is None
    with pytest.raises(KeyError):
        GAMES["chess"]
