"""`play`: play a game in the terminal."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.chosen_game import (
    chosen_game,
    game_kind,
    game_options,
    refuse_other_options,
    saved_game,
    set_up,
)
from greenest.commands.shared.exits import StoppedError, UnusableError, unusable
from greenest.commands.shared.options import existing_file, number_option, refuse_options
from greenest.commands.shared.printing import say
from greenest.commands.shared.terminal import LineTerminal
from greenest.games.options import make_game
from greenest.games.plurals import many
from greenest.games.protocol import CHANCE
from greenest.games.registry import GAMES

if TYPE_CHECKING:
    from greenest.play.records import Record

OPPONENT = "best"
"""The default opponent."""
LARGEST_SEED = 10**18 - 1


def _seats_of(
    ctx: click.Context, param: click.Parameter, values: tuple[str, ...]
) -> tuple[tuple[int, str], ...]:
    """Return the seat, counted from 1, and the name for each `--seat`, such as `1=Ada`.

    The name is "" if there is only a number.
    """
    parts = [value.partition("=") for value in values]
    seats = [(click.IntRange(min=1)(seat, param, ctx), name.strip()) for seat, _, name in parts]
    if nameless := [value for value in values if value.rstrip().endswith("=")]:
        raise click.BadParameter(f"{nameless[0]!r} has no name after '='.", ctx, param)
    for seat in dict(seats):
        if [each for each, _ in seats].count(seat) > 1:
            raise click.BadParameter(f"seat {seat} is given twice.", ctx, param)
    return tuple(seats)


@click.command()
@click.argument("name", metavar="[GAME]", type=game_kind, required=False)
@click.option(
    "--seat",
    "seats",
    callback=_seats_of,
    multiple=True,
    metavar="N[=NAME]",
    help="A player at this terminal, as 1 or 1=Ada; may be repeated.  [default: 1, or as saved]",
)
@click.option(
    "--opponent",
    "rival",
    metavar="LEVEL",
    help="Who plays the other seats: random, greedy, mcts, tree, alphabeta or best, the last four "
    f"also as mcts-500 or mcts:2s.  [default: {OPPONENT}, or as saved]",
)
@game_options
@click.option(
    "--position",
    metavar="TEXT",
    help="Where to start: a board, or the text of any state of the game.",
)
@click.option(
    "--clock",
    metavar="MINUTES",
    help="Minutes for each player, as 30 or 30,20; who runs out of time loses.",
)
@click.option(
    "--light/--no-light",
    default=True,
    show_default=True,
    help="Say at once when a capture has lost the puzzle greenest.",
)
@number_option(
    "--seed", least=0, most=LARGEST_SEED, metavar="S", says="Seed of the deal.  [default: any]"
)
@click.option(
    "--load",
    type=existing_file,
    metavar="FILE",
    help="Go on with a game that was saved, with its options and seed.",
)
def play(
    name: str | None,
    seats: tuple[tuple[int, str], ...],
    rival: str | None,
    options: tuple[str, ...],
    position: str | None,
    clock: str | None,
    light: bool,
    seed: int | None,
    load: Path | None,
) -> None:
    """Play a game in the terminal.

    Type help, a move, or the number of a move in the list. Information hidden from the player is
    not shown. The best opponent answers within a second; a greedy opponent makes the move with the
    best immediate result. Commands are read from standard input, so a script can give them.
    """
    from greenest.play.clock import date_now, minutes_of
    from greenest.play.known_options import DEALT, objection
    from greenest.play.opponents import UnavailableError, level_for, opponent
    from greenest.play.session import Session

    if load:
        if options or position or clock or seed is not None:
            raise click.UsageError(
                "--load has the options and the seed of the saved game, its position and its clock."
            )
        record = saved_game(load)
        if name not in (None, record.name):
            raise UnusableError(f"{load}: this is a game of {record.name}, not of {name}")
    else:
        record = replace(_begun(name, options, position, seed), begun=date_now())
        if clock is not None:
            try:
                record = replace(record, left=minutes_of(clock, record.game.players))
            except ValueError as error:
                raise click.UsageError(f"--clock {error}.") from None
    record = _with_names(record, seats)
    taken = {seat - 1 for seat, _ in seats} or record.seats or (0,)
    if len(taken) == record.game.players:
        refuse_options(("rival",), "plays the other seats, and there are none")
        if record.state.actor != CHANCE and not objection(DEALT, record.game):
            refuse_options(("seed",), "is for chance, and nothing is dealt or drawn here")
    if record.name != "greenest":
        refuse_options(("light",), "is for the puzzle greenest")
    try:
        with unusable(UnavailableError, where=load if load and not rival else ""):
            level = level_for(rival or record.opponent or OPPONENT, record.game)
            record = replace(record, opponent=level)
            if rival not in (None, level):
                say(f"{rival} is {level} in this game, which may never end")
            session = Session(
                record, taken, opponent, LineTerminal(), light=light, path=str(load or "")
            )
    except ValueError as error:
        if load and not rival:
            raise UnusableError(f"{load}: {error}") from None
        raise click.BadParameter(str(error), param_hint="--opponent") from None
    try:
        session.run()
    except KeyboardInterrupt:
        click.echo()
        if not session.is_kept:
            raise StoppedError("stopped; the game is not saved") from None


def _with_names(record: Record, seats: tuple[tuple[int, str], ...]) -> Record:
    """Return the record with the players' names; exit if the game lacks one of the seats."""
    from greenest.play.outcome import shown_names

    players = record.game.players
    for seat, name in seats:
        if seat > players:
            raise click.UsageError(f"{record.name} has {many(players, 'player')}, no seat {seat}.")
        try:
            record = record.called(seat - 1, name) if name else record
        except ValueError as error:
            raise click.BadParameter(f"{error}.", param_hint="--seat") from None
    for _, name in seats:
        if shown_names(record.names).count(name) > 1:
            raise click.UsageError(f"--seat {name}, but two players cannot have one name.")
    return record


def _begun(
    name: str | None, options: tuple[str, ...], position: str | None, seed: int | None
) -> Record:
    from greenest.play.records import new_record

    if name is None:
        raise click.UsageError(f"Give a game ({', '.join(GAMES)}), or a saved one with --load.")
    luck = secrets.randbelow(10**9) if seed is None else seed
    if position is None:
        return new_record(name, chosen_game(name, options), luck)
    with unusable(ValueError, where=name):
        game = make_game(GAMES[name], options)
    game, start = set_up(name, game, position)
    refuse_other_options(name, start, options)
    return new_record(name, game, luck, start)
