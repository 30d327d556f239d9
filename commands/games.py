"""`games`, `perft` and `simulate`: list the games, count their moves, play them at random."""

from __future__ import annotations

from statistics import fmean, median
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.chosen_game import (
    chosen_game,
    game_argument,
    game_options,
    refuse_other_options,
    set_up,
)
from greenest.commands.shared.exits import UNDECIDED, unusable
from greenest.commands.shared.options import json_option, number_option, seed_option
from greenest.commands.shared.printing import percent, print_json, print_lines, say, wrap
from greenest.commands.shared.progress import progress
from greenest.games.options import format_options, options_of
from greenest.games.perft import MOST_STATES, TooManyError
from greenest.games.perft import perft as count_sequences
from greenest.games.plurals import many
from greenest.games.registry import GAMES

if TYPE_CHECKING:
    from greenest.play.simulation import Simulation

LONGEST_SEQUENCE = 1000
LARGEST_COUNT = 10**8


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games with their options and defaults."""
    for name in GAMES:
        game = chosen_game(name, ())
        summary = (type(game).__doc__ or "").strip().split("\n")[0]
        if as_json:
            options = options_of(game)
            row = {"game": name, "players": game.players, "summary": summary, "options": options}
            print_json(row)
        else:
            head = f"{name}, {many(game.players, 'player')}"
            options_line = " ".join(format_options(game))
            print_lines(head, *wrap(summary, "  "), *wrap(options_line, "  "))


@click.command()
@game_argument
@number_option(
    "--depth", most=LONGEST_SEQUENCE, required=True, says="The longest sequences to count."
)
@number_option(
    "--max-states", most=LARGEST_COUNT, default=MOST_STATES, says="States to go through."
)
@click.option("--position", metavar="TEXT", help="Where to start.  [default: before the deal]")
@game_options
@json_option
def perft(
    name: str,
    depth: int,
    max_states: int,
    position: str | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Count the sequences of moves of each length.

    Passes and the outcomes of chance count as moves. If the count needs more than --max-states
    states, the command stops with exit code 3.
    """
    game = chosen_game(name, options)
    start = game.start() if position is None else set_up(name, game, position)[1]
    if position is not None:
        refuse_other_options(name, start, options)
    stopped = ""
    try:
        nodes = count_sequences(start, depth, max_states)
    except TooManyError as error:
        nodes, stopped = error.nodes, f"stopped: {error}"
    if as_json:
        print_json({"game": name, "depth": depth, "nodes": nodes})
    elif nodes:
        width = len(f"{max(nodes):,}")
        print_lines(*(f"{length:<4} {count:>{width},}" for length, count in enumerate(nodes, 1)))
    if stopped:
        say(stopped)
        raise SystemExit(UNDECIDED)


@click.command()
@game_argument
@number_option("--games", "count", required=True, says="How many games.")
@seed_option("games", required=True)
@game_options
@json_option
def simulate(name: str, count: int, seed: int, options: tuple[str, ...], as_json: bool) -> None:
    """Play random games and count their results.

    Win rates have 95 % intervals by Wilson's formula. The length of a game is its number of
    decisions by players: passes count, but deals and throws do not. The numbers of legal moves are
    counted at the same decisions.
    """
    from greenest.play.simulation import EndlessGameError
    from greenest.play.simulation import simulate as play_all

    game = chosen_game(name, options)
    with unusable(EndlessGameError), progress(count, "game") as shown:
        found = play_all(name, game, count, seed, shown.advance)
    if as_json:
        print_json(found.as_json())
    else:
        print_lines(*_simulation_lines(found))


def _simulation_lines(found: Simulation) -> list[str]:
    options = " ".join(format_options(found.game))
    head = f"{found.name} ({options}), seed {found.seed}: {many(found.games, 'game')}"
    lines = wrap(head)
    labels = [f"{name} wins" for name in found.players]
    across = max(map(len, (*labels, "lost by all")))
    for label, won, interval in zip(labels, found.wins, found.intervals, strict=True):
        share = f"{100 * won / found.games:8.3f} %  ({percent(interval)})"
        lines.append(f"  {label:{across}} {won:>9,} {share}")
    for label, number in (("draws", found.draws), ("lost by all", found.lost)):
        if number:
            lines.append(f"  {label:{across}} {number:>9,} {100 * number / found.games:8.3f} %")
    lengths = found.lengths
    lines += wrap(
        f"length: least {min(lengths)}, median {median(lengths):g}, mean {fmean(lengths):.1f}, "
        f"most {max(lengths)}; {found.branching:.2f} legal moves on the average"
    )
    return [*lines, f"{found.games_per_second:,.0f} games/s, {found.seconds:.1f} s"]
