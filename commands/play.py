"""`play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.chosen_game import chosen_game, game_kind, game_options
from greenest.commands.shared.exits import UnusableError
from greenest.commands.shared.printing import many

if TYPE_CHECKING:
    from greenest.play.records import Record

LARGEST_SEED = 10**18 - 1
"""What records of games can hold."""


@click.command()
@click.argument("name", metavar="[GAME]", type=game_kind, required=False)
@click.option(
    "--seat",
    "seats",
    type=click.IntRange(min=1),
    multiple=True,
    metavar="N",
    help="A player at this terminal; may be repeated.  [default: 1]",
)
@click.option(
    "--opponent",
    "rival",
    type=click.Choice(["random", "greedy", "mcts"]),
    default="greedy",
    show_default=True,
    help="Who plays the other seats.",
)
@game_options
@click.option(
    "--seed",
    type=click.IntRange(min=0, max=LARGEST_SEED),
    metavar="S",
    help="Which deal.  [default: any]",
)
@click.option(
    "--load",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Go on with a game that was saved, with its options and seed.",
)
def play(
    name: str | None,
    seats: tuple[int, ...],
    rival: str,
    options: tuple[str, ...],
    seed: int | None,
    load: Path | None,
) -> None:
    """Play a game in the terminal.

    Type a move or its number in the list, or help. What is hidden from the player is not shown. A
    greedy opponent does what leaves it best off at once.
    """
    from greenest.play.opponents import UnavailableError, opponent
    from greenest.play.session import Session

    record = _loaded(load, name, options, seed) if load else _begun(name, options, seed)
    _check_seats(record, seats)
    try:
        chosen = opponent(rival, record.game)
    except UnavailableError as error:
        raise UnusableError(str(error)) from None
    taken = {seat - 1 for seat in seats or (1,)}
    try:
        Session(record, taken, chosen, _read_line, click.echo).run()
    except KeyboardInterrupt:
        click.echo()


def _check_seats(record: Record, seats: tuple[int, ...]) -> None:
    players = record.game.players
    if any(seat > players for seat in seats):
        raise click.UsageError(
            f"{record.name} has {many(players, 'player')}, no seat {max(seats)}."
        )


def _begun(name: str | None, options: tuple[str, ...], seed: int | None) -> Record:
    from greenest.play.records import new_record

    if name is None:
        raise click.UsageError("Give a game, or a saved one with --load.")
    game = chosen_game(name, options)
    return new_record(name, game, secrets.randbelow(10**9) if seed is None else seed)


def _loaded(path: Path, name: str | None, options: tuple[str, ...], seed: int | None) -> Record:
    from greenest.play.records import RecordError, read_record

    if options or seed is not None:
        raise click.UsageError("--load has the options and the seed of the game that was saved.")
    try:
        record = read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnusableError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UnusableError(f"{path}: not UTF-8 text") from None
    except RecordError as error:
        raise UnusableError(f"{path}: {error}") from None
    if name not in (None, record.name):
        raise UnusableError(f"{path}: this is a game of {record.name}, not of {name}")
    return record


def _read_line(prompt: str) -> str | None:
    """Read a line at the terminal, None at its end; show what is read from anywhere else."""
    try:
        line = input(prompt)
    except EOFError:
        click.echo()
        return None
    except UnicodeDecodeError:
        raise UnusableError("standard input: not UTF-8 text") from None
    if not sys.stdin.isatty():
        click.echo(line)
    return line
