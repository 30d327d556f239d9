"""The games by name, each loaded when it is first used.

`GAMES` has the class of each game, a `games.protocol.Game`, which takes the options as keyword
arguments. A new game or variant needs a line here, rules for people in `rules`, and a function
`encode` in the module `encoding` of its folder.
"""

from __future__ import annotations

from collections import UserDict
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Any

from greenest.games.learning.encoding import Encoding
from greenest.games.protocol import Game

MakeGame = Callable[..., Game[Any]]

_PACKAGE = "greenest.games."
_HOMES = {
    "3stones": "stones.game:Stones",
    "capstone": "capstone.game:Capstone",
    "green": "pyramids.green:Green",
    "greener": "pyramids.greener:Greener",
    "greenest": "pyramids.greenest:Greenest",
    "threestone": "capstone.game:ThreeStone",
    "triforce": "triforce.game:Triforce",
}


class Games(UserDict[str, Any]):
    """The class of each game, by name. The names are known without loading a game."""

    def __getitem__(self, name: str) -> MakeGame:
        """Return the class of a game; load its module if necessary."""
        module, _, kind = self.data[name].partition(":")
        make: MakeGame = getattr(import_module(_PACKAGE + module), kind)
        return make

    def room_of(self, name: str) -> str:
        """Return the name of the folder in `games` that has this game, without loading the game."""
        room: str = self.data[name].partition(".")[0]
        return room

    def name_of(self, game: Game[Any]) -> str | None:
        """Return the name of a game, or None if it is not registered."""
        kind = type(game)
        home = f"{kind.__module__.removeprefix(_PACKAGE)}:{kind.__qualname__}"
        return next((name for name, its_home in self.data.items() if its_home == home), None)


GAMES = Games(_HOMES)


def rules_page(name: str) -> str:
    """Return the rules of a game for people, with the notation of its moves."""
    return (files("greenest.games") / "rules" / f"{name}.txt").read_text(encoding="utf-8").rstrip()


def encoding(game: Game[Any]) -> Encoding:
    """Return the encoding of a game.

    Raises ValueError if the game is not registered, or may go on for ever.
    """
    if GAMES.name_of(game) is None:
        raise ValueError(f"{type(game).__name__} has no encoding, as it is not in games.registry")
    room = type(game).__module__.rpartition(".")[0]
    found: Encoding = import_module(f"{room}.encoding").encode(game)
    return found
