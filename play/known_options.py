"""Which games, with which options, are known to rules that are written anew outside `games`.

Compiled rules and the solver follow no option by themselves. Each names here the games that it
knows, and their options: by name, or with the only values that it knows, as `tie=draw`. It refuses
every other game, such as a variant, and every other option; the plain players take any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greenest.games.options import format_options
from greenest.games.protocol import Game
from greenest.games.registry import GAMES

Known = Mapping[str, tuple[str, ...]]
"""The options that are known, by the name of the game."""

_GREEN = ("rows", "cols", "tie=draw", "tie=again")

ALPHABETA: Known = {
    "green": (*_GREEN, "tournament"),
    "greener": (*_GREEN, "tournament", "each"),
}
"""What alpha-beta search knows: the opponent, and the analysis of Greener."""
EXACT: Known = {
    "green": ("rows", "cols", "tie=draw", "tournament=no"),
    "greener": ("rows", "cols", "tie=draw", "tournament=no", "each"),
}
"""What exact values are of: a tie that is played again has none."""
TREE: Known = {
    "3stones": ("first=W", "first=B", "skill", "spotted"),
    "capstone": (),
    **ALPHABETA,
    "threestone": (),
}
"""What the opponent `tree` knows."""
SOLVER: Known = {"greenest": ("rows", "cols")}
"""What the solver knows: hints, solutions, warnings and the analysis of the puzzle."""

DEALT: Known = {**EXACT, **SOLVER, "3stones": ("first", "skill=yes", "spotted")}
"""The games in which chance acts no more after the deal, if there is one."""


def objection(known: Known, game: Game[Any]) -> str:
    """Return why a game is not known, or "" if the game and all its options are."""
    name = GAMES.name_of(game)
    if name is None or name not in known:
        return f"it knows {', '.join(known)} alone"
    for text in format_options(game):
        if text not in known[name] and text.partition("=")[0] not in known[name]:
            return f"it does not know the option {text}"
    return ""


def required(known: Known, game: Game[Any]) -> Any:
    """Return a game that is known; raises ValueError with the objection otherwise."""
    if reason := objection(known, game):
        raise ValueError(reason)
    return game
