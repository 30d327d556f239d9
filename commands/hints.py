"""`hint` judges each capture of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import click

from greenest.commands.shared.options import input_options, limit_options, row_options
from greenest.commands.shared.printing import print_lines, wrap
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form, Rows
from greenest.commands.shared.verdicts import PLAYED_KEYS, moves_option, play_on
from greenest.commands.tables.given import Given
from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.play.wording import keeping
from greenest.solver.alike import judge_captures
from greenest.solver.verdict import Limits, Status, Verdict

MOST_JUDGED = 1_000
"""The most captures of a position that are judged; boards up to 16x16 have fewer."""
JUDGED_KEYS = ("board", "move", "verdict", "engine", "moves", "reason", "nodes", "seconds")


@click.command()
@moves_option
@limit_options
@input_options
@row_options
def hint(
    given: Input,
    moves: str | None,
    limits: Limits,
    form: Form,
    verbose: bool,
) -> None:
    """Judge each legal capture.

    A capture is solvable, unsolvable or undecided, like the position after it. With -v, the
    reasons are given, each once. With --moves, give exactly one board: its moves are played, and
    the captures of the position after them are judged. Positions of more than 1,000 captures are
    refused.
    """
    rows = Rows(form, JUDGED_KEYS + (PLAYED_KEYS if moves is not None else ()), given.has_id)
    if moves is None:
        positions = given.each(rows)
    else:
        positions = iter([play_on(given.one(rows, "--moves goes on from"), moves, rows)])
    for each in positions:
        with rows.passing_over(each.origin):
            _judge(each, limits, rows, verbose)
    rows.outcome.exit()


def _judge(each: Given, limits: Limits, rows: Rows, verbose: bool) -> None:
    """Print each capture with its verdict; a position without captures has a row of its own.

    Raises ValueError for more captures than `MOST_JUDGED`, before the first.
    """
    position = each.position
    captures = len(position.captures())
    if captures > MOST_JUDGED:
        raise ValueError(
            f"up to {MOST_JUDGED:,} captures of a position are judged, and this one of "
            f"{position.rows}x{position.cols} has {captures:,}"
        )
    board = {"board": str(position)}
    judged: dict[str, Verdict] = {}
    for capture, verdict in judge_captures(position, limits):
        rows.outcome.count([verdict.status])
        move = position.notation(capture)
        judged[move] = verdict
        row = verdict.as_json() | board | {"move": move}
        rows.print({key: row[key] for key in JUDGED_KEYS}, each.origin)
    if not judged:
        rows.print(dict.fromkeys(JUDGED_KEYS) | board, each.origin)
    if rows.is_text:
        print_lines(*_lines(position, judged, each.origin.where, verbose))


def _lines(
    position: Position, judged: Mapping[str, Verdict], where: str, with_reasons: bool
) -> list[str]:
    """Return lines that say how many captures keep the position solvable, and which.

    If `with_reasons`, the captures with the same reason are listed below it.
    """
    groups: dict[tuple[Status, str | None], list[str]] = {}
    for move, verdict in judged.items():
        reason = verdict.reason if with_reasons else None
        groups.setdefault((verdict.status, reason), []).append(move)
    lines = wrap(f"{_summary(position, judged)} ({where})")
    for status, reason in sorted(groups, key=lambda group: list(Status).index(group[0])):
        lines += wrap(f"{status}, {reason}:" if reason else f"{status}:")
        lines += wrap(" ".join(groups[status, reason]), "  ")
    return lines


def _summary(position: Position, judged: Mapping[str, Verdict]) -> str:
    if not judged:
        return f"no capture is left, with {many(position.pieces, 'stack')}"
    counts = Counter(each.status for each in judged.values())
    left = counts[Status.UNDECIDED]
    return keeping(counts[Status.SOLVABLE], len(judged), left, "the position")
