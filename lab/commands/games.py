"""`values`, `ladder` and `conform`: exact values, ratings of levels, test positions."""

from __future__ import annotations

import json
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.chosen_game import (
    chosen_game,
    game_argument,
    game_options,
)
from greenest.commands.shared.exits import unusable
from greenest.commands.shared.options import (
    json_option,
    number_option,
    output_option,
    seed_option,
    shape_argument,
)
from greenest.commands.shared.printing import percent, print_lines
from greenest.commands.shared.progress import kept_in, progress
from greenest.games.options import format_options, options_of
from greenest.games.plurals import many
from greenest.games.registry import GAMES
from greenest.play.intervals import Interval, wilson
from greenest.system.files import try_targets, write_text

if TYPE_CHECKING:
    from greenest.lab.skill.ladder import Rating, Standing
    from greenest.lab.skill.ladder_ledger import Ladder

DEFAULT_LEVELS = "random,greedy,mcts-25,mcts-100,best:0.1s,best:0.8s"


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@number_option("--positions", default=12, says="Positions for each choice of options.")
@seed_option("positions", default=1)
def conform(folder: Path, positions: int, seed: int) -> None:
    """Write test positions for other implementations.

    Each game has a file. Each line of the file is a position in JSON, with its moves, points and
    results.
    """
    from greenest.lab.conformance import rows

    with progress(len(GAMES), "game") as shown:
        folder.mkdir(parents=True, exist_ok=True)
        try_targets(folder, [f"{name}.jsonl" for name in GAMES])
        for name in GAMES:
            lines = [json.dumps(row) for row in rows(name, positions, seed)]
            write_text(folder / f"{name}.jsonl", "\n".join([*lines, ""]))
            shown.advance()


@click.command()
@game_argument
@shape_argument
@number_option("--sample", says="How many setups, drawn at random.  [default: all]")
@seed_option("setups", default=1)
@game_options
@json_option
def values(
    name: str,
    shape: tuple[int, int],
    sample: int | None,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Search setups of Greener or Green to the end.

    The value of a setup is its result for player 1, who begins, under perfect play: win, draw or
    loss, and the lead in points. In Green, the other two players play together against player 1.
    With --json, each setup has a line, and a summary follows.
    """
    from greenest.lab.skill.values import count_setups, draw_setups, summary, valued

    started = perf_counter()
    game = chosen_game(name, (*options, f"rows={shape[0]}", f"cols={shape[1]}"))
    with unusable(ValueError, where=name):
        total = count_setups(game)
    numbers = draw_setups(total, sample or total, seed)
    rows = []
    with progress(len(numbers), "setup") as shown:
        for row in valued(game, numbers):
            rows.append(row)
            shown.advance()
            if as_json:
                with shown.above():
                    print_lines(json.dumps(asdict(row)))
    found = summary(rows)
    if as_json:
        head = {"game": name, "options": options_of(game), "of": total}
        seconds = round(perf_counter() - started, 6)
        print_lines(json.dumps(head | asdict(found) | {"seconds": seconds}))
        return
    among = "" if found.setups == total else f" of {total:,}"
    print_lines(f"{name} {shape[0]}x{shape[1]}: {many(found.setups, 'setup')}{among}, for player 1")
    for label, count in (("win", found.win), ("draw", found.draw), ("loss", found.loss)):
        interval = wilson(count, 0, found.setups) if among else None
        within = f"  ({percent(interval)})" if interval else ""
        print_lines(f"  {label:4} {count:>9,} {100 * count / found.setups:8.3f} %{within}")
    print_lines(f"  lead {found.lead:+.2f} points on the average")
    if found.greedy is not None:
        print_lines(f"  a greedy first move keeps {100 * found.greedy:.1f} % of wins and draws")


@click.command()
@game_argument
@click.option(
    "--levels",
    default=DEFAULT_LEVELS,
    show_default=True,
    metavar="A,B,…",
    help="The levels, opponents of greenest play.",
)
@number_option("--games", "count", default=20, says="Games of each pair.")
@number_option(
    "--apart",
    says="Only levels at most N places apart in --levels meet.  [default: all meet]",
)
@seed_option("games", default=1)
@output_option("--ledger", "Keep results here; continue from those kept.")
@game_options
@json_option
def ladder(
    name: str,
    levels: str,
    count: int,
    apart: int | None,
    seed: int,
    ledger: Path | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Rate levels of opponents by games against each other.

    In each game, one player of one level meets players of another level. Each deal, with the same
    throws, is played once with this player in every seat. Ratings are Elo with 95 % intervals;
    their mean is 0. Times are processor time for each choice among several moves. With --ledger,
    the same command given again continues the ladder, also with more --games. With --json, each
    pair of levels has a line; then each level has one, the best level first.
    """
    from greenest.lab.skill import ladder as rungs
    from greenest.lab.skill.ladder_ledger import Ladder, open_ladder_ledger
    from greenest.play.opponents import opponent

    game = chosen_game(name, options)
    names = tuple(dict.fromkeys(levels.split(",")))
    if len(names) < 2 or game.players < 2:
        raise click.UsageError("A ladder takes two levels or more, and a game of several players.")
    with unusable(ValueError):
        for level in names:
            opponent(level, game)
    wanted = Ladder(name, game, names, seed, apart)
    meetings = rungs.schedule(names, game.players, count, apart)
    with (
        progress(len(meetings), "game", kept_in(ledger, "game")) as shown,
        open_ladder_ledger(ledger, wanted, meetings) if ledger else nullcontext() as book,
    ):
        bouts = list(book.kept) if book else []
        shown.resume(len(bouts))
        for bout in rungs.play_meetings(game, meetings, seed, len(bouts)):
            bouts.append(bout)
            shown.advance()
            if book:
                book.add(bout)
    _print_ladder(wanted, rungs.standings(bouts), rungs.ratings(bouts), as_json)


def _print_ladder(
    ladder: Ladder, standings: list[Standing], ratings: list[Rating], as_json: bool
) -> None:
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
