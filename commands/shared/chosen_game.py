"""The argument and options that choose a game, and functions that return a game or a record."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greenest.commands.shared.exits import UnusableError, readable, unusable
from greenest.commands.tables.given import in_short
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


def chosen_game(name: str, options: Iterable[str]) -> Game[Any]:
    """Return the game of this name with its options; exit unless it can be started."""
    with unusable(ValueError, where=name):
        game = make_game(GAMES[name], options)
        game.start()
    return game


def set_up(name: str, game: Any, text: str) -> tuple[Game[Any], State[Any]]:
    """Return the game `name` and its state that `--position` gives; exit if it gives none.

    The options `rows` and `cols` of the game become those of the board, unless the game cannot deal
    such a board.
    """
    try:
        state = game.parse(text)
    except ValueError as error:
        wrong = in_short(error)
        raise UnusableError(f"--position is no position of {name}: {wrong}") from None
    if {"rows", "cols"} <= {field.name for field in fields(game)}:
        with suppress(ValueError):  # a board that can be played, but not dealt
            sized = replace(game, rows=state.board.rows, cols=state.board.cols)
            return sized, sized.parse(text)
    return game, state


def refuse_other_options(name: str, state: Any, options: Iterable[str]) -> None:
    """Exit for an option of the game `name` without effect on a state given by `--position`.

    Such are options of the start, and others than the board or the state has.
    """
    asked: Any = make_game(GAMES[name], options)
    for option in options:
        key = option.partition("=")[0]
        if key in asked.options_of_start:
            raise click.UsageError(f"--option {key} is for the start, which --position leaves out.")
        found = getattr(state.board if key in ("rows", "cols") else state, key, None)
        if found not in (None, getattr(asked, key)):
            shown = ",".join(map(str, found)) if isinstance(found, tuple) else found
            where = "the board of --position" if key in ("rows", "cols") else "--position"
            raise click.UsageError(f"--option {option}, but {where} has {key}={shown}.")


def saved_game(path: Path) -> Record:
    """Return the record in a file; raises `UnusableError` if the file has none."""
    from greenest.play.records import LONGEST_RECORD, RecordError, read_record

    with readable(where=path), unusable(RecordError, where=path):
        return read_record(read_text(path, LONGEST_RECORD))
