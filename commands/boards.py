"""`solve` and `hint`: decide positions, and judge the captures of one."""

from __future__ import annotations

import os
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.colour import color_option
from greenest.commands.shared.exits import UNDECIDED, Outcome, UnusableError, failing_file
from greenest.commands.shared.hints import JUDGED_KEYS, Judged, NoCapture, hint_lines, judge
from greenest.commands.shared.moves import drawn_steps, moves_option, play_on
from greenest.commands.shared.options import (
    board_arguments,
    engine_option,
    file_option,
    limit_options,
    verbose_option,
)
from greenest.commands.shared.printing import drawing, many, print_lines, say, wrap
from greenest.commands.shared.progress import counted
from greenest.commands.shared.reading import (
    Together,
    keep_inputs,
    only_one,
    read_boards,
    read_together,
)
from greenest.commands.shared.verdicts import VERDICT_KEYS, proof_size, verdict_lines
from greenest.commands.solving import decided, refuse_without_files
from greenest.commands.tables.chunks import Pace
from greenest.commands.tables.options import Tables, row_options, table_options
from greenest.commands.tables.rows import Form, Rows
from greenest.games.pyramids.position import Position
from greenest.solver.certify import NoCertificateError, certify
from greenest.solver.verdict import Limits, Turn, Verdict

if TYPE_CHECKING:
    from greenest.solver.bulk.many import Verdicts

_PLAYED_KEYS = ("start", "played")


@click.command()
@board_arguments
@moves_option
@engine_option
@limit_options
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="J",
    help="Processes; the answers stay in order.",
)
@file_option("--ledger", "Keep every verdict here, and go on from here.")
@file_option(
    "--certificate", "Write a proof of the verdict on one position; compressed if FILE ends in .gz."
)
@table_options
@row_options
@verbose_option
@color_option
def solve(
    boards: tuple[str, ...],
    moves: str | None,
    engine: str,
    limits: Limits,
    jobs: int,
    ledger: Path | None,
    certificate: Path | None,
    tables: Tables,
    form: Form,
    verbose: bool,
) -> None:
    """Decide positions, with moves or a reason.

    A BOARD is text such as BGW/GWB/WBG; a FILE holds positions separated by blank lines, or is a
    table with a column of boards: CSV, TSV or JSON Lines. With -v, say how the verdict was found
    and draw the board after each capture. With --moves, give exactly one board; the position after
    these moves is decided. `greenest verify --certificate FILE` checks a certificate. With
    --ledger, the same command given again continues an interrupted run.
    """
    outcome = Outcome()
    if ledger:
        keep_inputs(ledger, boards, "--ledger")
        refuse_without_files(boards, moves=moves, certificate=certificate, verbose=verbose)
    rows = Rows(form, VERDICT_KEYS + (_PLAYED_KEYS if moves is not None else ()), tables.has_id)
    pace = Pace()
    given = read_together(boards, outcome, rows, tables, pace)
    played = None
    if certificate:
        _check_folder(certificate)
        keep_inputs(certificate, boards, "--certificate")
    if moves is not None:
        played, reached = play_on(chain.from_iterable(given), moves, outcome)
        given = iter([[reached]])
    if certificate:
        given = iter([[only_one(chain.from_iterable(given), outcome, "--certificate proves")]])
    for some, verdicts in decided(
        counted(given), limits, engine, outcome, jobs, ledger, boards, tables, pace
    ):
        if isinstance(some, Together) and not isinstance(verdicts, list) and rows.are_free:
            _print_together(some, verdicts, rows)
            continue
        for each, verdict in zip(some, verdicts, strict=True):
            rows.print(played.beside(verdict) if played else verdict, each.origin)
            if rows.is_text:
                print_lines(*verdict_lines(verdict, each.where))
                if verbose:
                    first = 1 + (len(played.moves) if played else 0)
                    steps = drawn_steps(verdict.position, verdict.moves or (), first)
                    print_lines(*_turn_lines(verdict), "", *drawing(each.board), *steps, "")
            if certificate:
                _certify(verdict, certificate, limits, outcome)
    rows.finish()
    outcome.exit()


def _print_together(some: Together, verdicts: Verdicts, rows: Rows) -> None:
    """Print the rows of positions that were read together."""
    chunk = some.chunk
    rows.print_columns(
        verdicts.columns(rows.between), chunk.columns(), chunk.first + len(chunk) - 1
    )


def _check_folder(path: Path) -> None:
    """Leave before a long search whose proof could not be written."""
    if not path.name:
        raise UnusableError("--certificate needs the name of a file")
    if not path.parent.is_dir():
        raise UnusableError(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise UnusableError(f"{path}: nothing can be written in {path.parent}")


def _certify(verdict: Verdict, path: Path, limits: Limits, outcome: Outcome) -> None:
    """Write the certificate of a verdict and say so on stderr."""
    try:
        with failing_file(path):
            written = certify(verdict, path, limits)
    except NoCertificateError as error:
        outcome.codes.add(UNDECIDED)
        say(f"{path} not written: {error}")
    else:
        proof = proof_size(written.size, written.counted)
        say(f"{path}: a proof in {proof}, {os.path.getsize(path):,} bytes")


def _turn_lines(verdict: Verdict) -> list[str]:
    """Tell how `auto` came to its verdict."""
    if verdict.engine == "static":
        return wrap("decided before any search")
    lines = ["no static reason applies; engines in turns:"] if verdict.turns else []
    return lines + [line for turn in verdict.turns for line in wrap(_turn(turn), "  ")]


def _turn(turn: Turn) -> str:
    return f"{turn.engine}: {turn.status}, {many(turn.nodes, 'node')}, {turn.seconds:.3f} s"


@click.command()
@board_arguments
@moves_option
@limit_options
@table_options
@row_options
@verbose_option
def hint(
    boards: tuple[str, ...],
    moves: str | None,
    limits: Limits,
    tables: Tables,
    form: Form,
    verbose: bool,
) -> None:
    """Judge each legal capture.

    A capture is solvable, unsolvable or undecided, like the position after it. With -v every
    capture has a line of its own, with the reason. With --moves, give exactly one board; the
    captures after these moves are judged.
    """
    outcome = Outcome()
    rows = Rows(form, JUDGED_KEYS + (_PLAYED_KEYS if moves is not None else ()), tables.has_id)
    given = read_boards(boards, outcome, rows, tables)
    played = None
    if moves is not None:
        played, reached = play_on(given, moves, outcome)
        given = iter([reached])
    for each in given:
        position = Position.of_board(each.board)
        judged: list[Judged] = []
        for capture in judge(position, limits, outcome):
            judged.append(capture)
            rows.print(played.beside(capture) if played else capture, each.origin)
        if not judged:
            none = NoCapture(position)
            rows.print(played.beside(none) if played else none, each.origin)
        if rows.is_text:
            print_lines(*hint_lines(position, judged, each.where, verbose))
    rows.finish()
    outcome.exit()
