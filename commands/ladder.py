"""`ladder`: levels of opponents against each other."""

from __future__ import annotations

import json
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.chosen_game import (
    chosen_game,
    complete_levels,
    game_argument,
    game_options,
)
from greenest.commands.shared.exits import failing, unusable
from greenest.commands.shared.options import file_option, json_option
from greenest.commands.shared.printing import many, percent, print_lines
from greenest.commands.shared.progress import kept_in, progress
from greenest.games.options import format_options, options_of
from greenest.system.intervals import Interval, wilson

if TYPE_CHECKING:
    from greenest.study.skill.ladder import Rating, Standing
    from greenest.study.skill.ladder_ledger import Ladder

DEFAULT_LEVELS = "random,greedy,mcts-25,mcts-100,best:0.1s,best:0.8s"


@click.command()
@game_argument
@click.option(
    "--levels",
    default=DEFAULT_LEVELS,
    show_default=True,
    metavar="A,B,…",
    shell_complete=complete_levels,
    help="Who meets whom: opponents as of greenest play.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    default=20,
    show_default=True,
    metavar="N",
    help="Games of each pair.",
)
@click.option(
    "--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="S", help="Which."
)
@file_option("--ledger", "Keep the games in this file, and go on from it.")
@game_options
@json_option
def ladder(
    name: str,
    levels: str,
    count: int,
    seed: int,
    ledger: Path | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let levels of opponents play each other, and rate them.

    In a game one player of a level meets others of another, in every seat in turn with the same
    luck. Ratings are Elo, 0 on the average, with 95 % intervals; times are of the processor, for a
    choice among several moves. With --ledger, the same command given again goes on, with more
    --games, too. With --json, each pair has a line, and then each level, the best first.
    """
    from greenest.play.opponents import opponent
    from greenest.study.line_ledger import LineLedgerError, LineLedgerFailedError
    from greenest.study.skill import ladder as rungs
    from greenest.study.skill.ladder_ledger import Ladder, open_ladder_ledger

    game = chosen_game(name, options)
    names = tuple(dict.fromkeys(levels.split(",")))
    if len(names) < 2 or game.players < 2:
        raise click.UsageError("A ladder takes two levels or more, and a game of several players.")
    with unusable(ValueError):
        for level in names:
            opponent(level, game)
    wanted = Ladder(name, game, names, seed)
    meetings = rungs.schedule(names, game.players, count)
    with (
        unusable(LineLedgerError),
        failing(LineLedgerFailedError),
        progress(len(meetings), " games", kept_in(ledger, "--ledger", "game")) as shown,
        open_ladder_ledger(ledger, wanted, meetings) if ledger else nullcontext() as book,
    ):
        bouts = list(book.kept) if book else []
        shown.resume(len(bouts))
        for bout in rungs.play_meetings(game, meetings, seed, len(bouts)):
            bouts.append(bout)
            shown.advance()
            if book:
                book.add(bout)
    _print(wanted, rungs.standings(bouts), rungs.ratings(bouts), as_json)


def _print(ladder: Ladder, standings: list[Standing], ratings: list[Rating], as_json: bool) -> None:
    if as_json:
        head = {"game": ladder.name, "options": options_of(ladder.game), "seed": ladder.seed}
        rows = [*map(asdict, standings), *map(asdict, ratings)]
        print_lines(*(json.dumps(head | row) for row in rows))
        return
    options = " ".join(format_options(ladder.game))
    games = many(sum(each.games for each in standings), "game")
    print_lines(f"{ladder.name} ({options}), seed {ladder.seed}: {games}")
    across = max(len(each.level) for each in ratings)
    for each in ratings:
        above = ""
        if each.above is not None and each.above_interval:
            above = f"  {_elo(each.above, each.above_interval)} above the next"
        line = f"  {each.level:{across}} {_elo(each.elo, each.interval)}"
        print_lines(f"{line}  {each.milliseconds:8.1f} ms a move{above}")
    for row in standings:
        print_lines(_standing(row, across))


def _elo(value: float, interval: Interval) -> str:
    return f"{value:+6.0f} ({interval.low:+.0f} to {interval.high:+.0f})"


def _standing(row: Standing, across: int) -> str:
    decided = row.wins + row.losses
    share = ""
    if decided:
        share = f"{100 * row.wins / decided:5.1f} % ({percent(wilson(row.wins, 0, decided))})"
    drawn = f", {many(row.draws, 'draw')}" if row.draws else ""
    return (
        f"  {row.player:>{across}} : {row.rivals:{across}} {row.wins} : {row.losses} {share}{drawn}"
    )
