"""`analyse`: judge each move of a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.chosen_game import saved_game
from greenest.commands.shared.exits import unusable
from greenest.commands.shared.options import NamedPath, json_option, number_option, refuse_options
from greenest.commands.shared.printing import print_json, print_lines, wrap
from greenest.commands.shared.progress import progress
from greenest.games.plurals import many

if TYPE_CHECKING:
    from greenest.play.records import Record
    from greenest.play.review.analysis import Account, Judged


@click.command()
@click.argument("file", type=NamedPath())
@number_option(
    "--simulations",
    most=1_000_000,
    default=400,
    says="Lines of play that are searched before each move; not in Greener and the puzzle.",
)
@json_option
def analyse(file: Path, simulations: int, as_json: bool) -> None:
    """Show what each move of a saved game lost.

    Each move of a player who had a choice has a line. The line shows the move, the best move, and
    the share of the win that the move lost: ?! from 5 %, ? from 10 %, ?? from 15 %. A bar shows who
    stood better before the move. An = marks exact values.
    """
    from greenest.play.review import analysis

    record = saved_game(file)
    if not analysis.is_searched(record.game):
        refuse_options(("simulations",), f"is for other games than this of {record.name}")
    rows = []
    with unusable(ValueError, where=file), progress(len(record.moves), "move") as shown:
        for row in analysis.analyse(record, simulations):
            rows.append(row)
            shown.advance()
            if as_json:
                with shown.above():
                    print_json(row.as_json())
    found = analysis.accounts(record.game.players, rows)
    if as_json:
        for account in found:
            print_json(account.as_json())
    else:
        print_lines(*_lines(record, rows), *_totals(record, found))


def _lines(record: Record, rows: Sequence[Judged]) -> list[str]:
    from greenest.play.review.analysis import bar

    if not rows:
        return ["no move to choose"]
    widths = [max([4, *map(len, texts)]) for texts in zip(*map(_texts, rows), strict=True)]
    lines = []
    for row in rows:
        move, best = map("{:<{}}".format, _texts(row), widths)
        sign = "=" if row.judgement.is_exact else " "
        lost = f"{100 * row.lost:5.1f} %"
        lines.append(
            f"{row.ply + 1:>4} {row.player + 1} {move} {best} {lost}{sign}{row.mark:2} "
            f"{bar(row.judgement.shares)}"
        )
        if row.judgement.note and row.mark:
            lines += wrap(row.judgement.note, "       ")
    head = f"{'move':>4} {'':1} {'made':<{widths[0]}} {'best':<{widths[1]}} {'lost':>7}"
    return [head, *lines]


def _texts(row: Judged) -> tuple[str, str]:
    """Return the move made and the best move, as `c3xc5 +2` if two others are as good."""
    more = "" if len(row.best) < 2 else f" +{len(row.best) - 1}"
    return row.move, f"{row.best[0]}{more}" if row.best else "-"


def _totals(record: Record, found: Sequence[Account]) -> list[str]:
    lines = [record.result()] if record.is_over else ["the game is not over"]
    for account in found:
        marks = ", ".join(f"{count} {mark}" for mark, count in account.marks.items())
        name = _name(record, account.player)
        choices = many(account.moves, "choice")
        lines.append(f"{name}: {choices}, {marks}; {100 * account.lost:.1f} % lost by each")
    return [line for text in lines for line in wrap(text)]


def _name(record: Record, player: int) -> str:
    from greenest.play.outcome import player_name

    return player_name(record.state, player, record.names)
