"""The argument and options that choose a game, and functions that return a game or a record."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click
from click.shell_completion import CompletionItem

from greenest.commands.shared.exits import readable, unusable
from greenest.games.options import make_game
from greenest.games.protocol import Game, State
from greenest.games.registry import GAMES
from greenest.system.files import read_text

if TYPE_CHECKING:
    from greenest.play.records import Record

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
    """Return completions of the last name in a comma-separated list of opponents."""
    from greenest.play.opponents import KINDS, LIMITED

    before, comma, begun = incomplete.rpartition(",")
    names = [*KINDS, *(f"{kind}{limit}" for kind in LIMITED for limit in ("-1000", ":1s"))]
    found = [name for name in sorted(names) if name.startswith(begun)]
    return [CompletionItem(f"{before}{comma}{name}") for name in found]


def chosen_game(name: str, options: Iterable[str]) -> Game[Any]:
    """Return the game of this name with its options; exit unless it can be started."""
    with unusable(ValueError, where=name):
        game = make_game(GAMES[name], options)
        game.start()
    return game


def refuse_other_options(name: str, state: State[Any], options: Iterable[str]) -> None:
    """Exit for an option of the game `name` without effect on a state given by `--position`.

    Such are options of the start, and others than the board or the state has.
    """
    asked: Any = make_game(GAMES[name], options)
    for option in options:
        key = option.partition("=")[0]
        if key in asked.options_of_start:
            raise click.UsageError(f"--option {key} is for the start, which --position leaves out.")
        found = getattr(cast(Any, state).board if key in ("rows", "cols") else state, key, None)
        if found not in (None, getattr(asked, key)):
            shown = ",".join(map(str, found)) if isinstance(found, tuple) else found
            where = "the board of --position" if key in ("rows", "cols") else "--position"
            raise click.UsageError(f"--option {option}, but {where} has {key}={shown}.")


def saved_game(path: Path) -> Record:
    """Return the record in a file; raises `UnusableError` if the file has none."""
    from greenest.play.records import LONGEST_RECORD, RecordError, read_record

    with readable(where=path), unusable(RecordError, where=path):
        return read_record(read_text(path, LONGEST_RECORD))
