"""The argument and the options that choose a game, and the game that they choose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from greenest.commands.shared.exits import UnusableError
from greenest.games.options import make_game
from greenest.games.protocol import Game
from greenest.games.registry import GAMES

game_kind = click.Choice(list(GAMES))
game_argument = click.argument("name", metavar="GAME", type=game_kind)
game_options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game; greenest games lists them.",
)


def complete_levels(
    _ctx: click.Context, _param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Let the shell complete the names of opponents, the last one of several."""
    from greenest.play.opponents import KINDS, LIMITED

    before, comma, begun = incomplete.rpartition(",")
    names = [*KINDS, *(f"{kind}{limit}" for kind in LIMITED for limit in ("-1000", ":1s"))]
    found = [name for name in sorted(names) if name.startswith(begun)]
    return [CompletionItem(f"{before}{comma}{name}") for name in found]


def chosen_game(name: str, options: Iterable[str]) -> Game[Any]:
    """Return a game that can be started, with its options."""
    try:
        game = make_game(GAMES[name], options)
        game.start()
    except ValueError as error:
        raise UnusableError(f"{name}: {error}") from None
    return game
