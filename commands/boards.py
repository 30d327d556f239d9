"""`solve` and `hint`: decide positions, and judge the captures of one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from greenest.commands.shared.colour import color_option
from greenest.commands.shared.exits import UNDECIDED, Outcome, UnusableError, failing_file
from greenest.commands.shared.options import (
    board_arguments,
    engine_option,
    json_option,
    limit_options,
    verbose_option,
)
from greenest.commands.shared.printing import drawing, many, print_json, print_lines, say, wrap
from greenest.commands.shared.progress import counted
from greenest.commands.shared.reading import only_one, read_boards
from greenest.commands.shared.search import decide_board, prepare_once
from greenest.commands.shared.verdicts import proof_size, verdict_lines
from greenest.games.pyramids.position import Position
from greenest.solver.certify import NoCertificateError, write_certificate
from greenest.solver.decide import judge_captures
from greenest.solver.verdict import Limits, Status, Turn, Verdict


@click.command()
@board_arguments
@engine_option
@limit_options
@click.option(
    "--certificate",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a proof of the verdict on one position; compressed if FILE ends in .gz.",
)
@json_option
@verbose_option
@color_option
def solve(
    boards: tuple[str, ...],
    engine: str,
    limits: Limits,
    certificate: Path | None,
    as_json: bool,
    verbose: bool,
) -> None:
    """Decide positions, with moves or a reason.

    A BOARD is text such as BGW/GWB/WBG; a FILE holds positions separated by blank lines.
    With -v, tell how the verdict was found and draw the board after each capture. A certificate is
    checked by `greenest verify --certificate FILE`.
    """
    outcome = Outcome()
    given = read_boards(boards, outcome)
    if certificate:
        _check_folder(certificate)
        given = iter([only_one(given, outcome, "--certificate proves")])
    for where, board in counted(given):
        verdict = decide_board(board, limits, engine, outcome)
        if as_json:
            print_json(verdict)
        else:
            print_lines(*verdict_lines(verdict, where))
            if verbose:
                print_lines(*_turn_lines(verdict), "", *drawing(board), *_steps(verdict), "")
        if certificate:
            _certify(verdict, certificate, limits, outcome)
    outcome.exit()


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
            size = write_certificate(verdict, path, limits)
    except NoCertificateError as error:
        outcome.codes.add(UNDECIDED)
        say(f"{path} not written: {error}")
    else:
        proof = proof_size(verdict.status, size)
        say(f"{path}: a proof in {proof}, {os.path.getsize(path):,} bytes")


def _turn_lines(verdict: Verdict) -> list[str]:
    """Tell how `auto` came to its verdict."""
    if verdict.engine == "static":
        return wrap("decided before any search")
    lines = ["no static reason applies; engines in turns:"] if verdict.turns else []
    return lines + [line for turn in verdict.turns for line in wrap(_turn(turn), "  ")]


def _turn(turn: Turn) -> str:
    return f"{turn.engine}: {turn.status}, {many(turn.nodes, 'node')}, {turn.seconds:.3f} s"


def _steps(verdict: Verdict) -> Iterator[str]:
    """Draw the board after each capture of the solution."""
    position = verdict.position
    for number, capture in enumerate(verdict.captures or (), 1):
        yield from ("", f"  {number}. {position.notation(capture)}", "")
        position = position.after(capture)
        yield from drawing(position.board)


@dataclass(frozen=True, slots=True)
class Judged:
    """A legal capture of a position, and the verdict on the position after it."""

    position: Position
    move: str
    verdict: Verdict

    def as_json(self) -> dict[str, Any]:
        """Return the capture and its verdict under their published keys."""
        kept = ("verdict", "engine", "moves", "reason", "nodes", "seconds")
        record = self.verdict.as_json()
        head = {"board": str(self.position), "move": self.move}
        return head | {key: record[key] for key in kept}


@click.command()
@board_arguments
@limit_options
@json_option
@verbose_option
def hint(boards: tuple[str, ...], limits: Limits, as_json: bool, verbose: bool) -> None:
    """Judge each legal capture.

    A capture is solvable, unsolvable or undecided as the position after it is.
    With -v every capture has a line of its own, with the reason.
    """
    outcome = Outcome()
    for where, board in read_boards(boards, outcome):
        position = Position.of_board(board)
        judged: list[Judged] = []
        for each in _judge(position, limits):
            outcome.count(each.verdict)
            judged.append(each)
            if as_json:
                print_json(each)
        if not as_json:
            details = _details(judged) if verbose else _groups(judged)
            print_lines(*wrap(f"{_summary(position, judged)} ({where})"), *details)
    outcome.exit()


def _judge(position: Position, limits: Limits) -> Iterator[Judged]:
    prepare_once()
    for capture, verdict in judge_captures(position, limits):
        yield Judged(position, position.notation(capture), verdict)


def _summary(position: Position, judged: list[Judged]) -> str:
    if not judged:
        return f"no capture is left, with {many(position.pieces, 'stack')}"
    good = sum(each.verdict.status is Status.SOLVABLE for each in judged)
    return f"{good} of {many(len(judged), 'capture')} keep the position solvable"


def _groups(judged: list[Judged]) -> list[str]:
    lines = []
    for status in Status:
        moves = [each.move for each in judged if each.verdict.status is status]
        if moves:
            lines += [f"{status}:", *wrap(" ".join(moves), "  ")]
    return lines


def _details(judged: list[Judged]) -> list[str]:
    lines = []
    for each in judged:
        reason = f", {each.verdict.reason}" if each.verdict.reason else ""
        lines += wrap(f"{each.move}: {each.verdict.status}{reason}")
    return lines
