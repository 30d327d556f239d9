"""Positions from arguments, files and standard input, one at a time; unreadable ones are named."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from typing import BinaryIO, NamedTuple

import click

from greenest.commands.shared.exits import Outcome
from greenest.games.pyramids.board_text import Board, BoardError, read_board, read_positions

LONGEST_LINE = 1 << 16
SHOWN_DEFECTS = 20
SHOWN_LABEL = 24


class Given(NamedTuple):
    """One position of the input: where it was given, and the board or why there is none."""

    where: str
    board: Board | BoardError


class Readable(NamedTuple):
    """One position of the input that is a board."""

    where: str
    board: Board


class UnreadableLineError(ValueError):
    """A line that is not text; the message begins with its number."""


def read_given(arguments: Sequence[str], outcome: Outcome) -> Iterator[Given]:
    """Read every position of every argument, one at a time; refuse an input that holds none."""
    if not arguments and sys.stdin.isatty():
        raise click.UsageError("Give a board, a file of positions, or - for standard input.")
    for argument in arguments or ("-",):
        if argument == "-" or os.path.exists(argument):
            yield from _of_file(argument, outcome)
        else:
            yield from _of_argument(argument, outcome)


def read_boards(arguments: Sequence[str], outcome: Outcome) -> Iterator[Readable]:
    """Read every position of every argument, and refuse those that are no boards."""
    for where, board in read_given(arguments, outcome):
        if isinstance(board, BoardError):
            outcome.refuse(f"{where}: {_defects_in_short(board)}")
        else:
            yield Readable(where, board)


def only_one(boards: Iterable[Readable], outcome: Outcome, task: str) -> Readable:
    """Return the one position of the input; leave if there is another number of them."""
    found = list(boards)
    if outcome.codes:
        outcome.exit()
    if len(found) != 1:
        raise click.UsageError(f"{task} one position, not {len(found)}.")
    return found[0]


def _of_file(name: str, outcome: Outcome) -> Iterator[Given]:
    """Read the positions of a file, or of standard input, up to what is not text."""
    found = False
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
            for line, text in read_positions(_lines(stream)):
                found = True
                yield Given(f"{name}:{line}", _board(text, line))
    except UnreadableLineError as error:
        outcome.refuse(f"{name}:{error}")
    except OSError as error:
        outcome.refuse(f"{name}: {error.strerror}")
    else:
        if not found:
            outcome.refuse(f"{name}:1: no position found")


def _of_argument(text: str, outcome: Outcome) -> Iterator[Given]:
    label = repr(" ".join(text.split()))[1:-1]
    if len(label) > SHOWN_LABEL:
        label = label[: SHOWN_LABEL - 3] + "..."
    positions = list(read_positions([text]))
    if not positions:
        outcome.refuse(f"'{label}': no position found")
    for line, position in positions:
        board = _board(position, line)
        unreadable = isinstance(board, BoardError)
        yield Given(f"{label}: no such file, and as a board" if unreadable else label, board)


def _lines(stream: BinaryIO) -> Iterator[str]:
    """Decode a stream line by line, so that what stands before a bad line is still read."""
    number = 0
    while raw := stream.readline(LONGEST_LINE):
        number += 1
        if len(raw) == LONGEST_LINE:
            raise UnreadableLineError(f"{number}: a line too long for a board")
        if b"\0" in raw:
            raise UnreadableLineError(f"{number}: binary data, not text")
        try:
            yield raw.decode()
        except UnicodeDecodeError:
            raise UnreadableLineError(f"{number}: not UTF-8 text") from None


def _board(text: str, line: int) -> Board | BoardError:
    try:
        return read_board(text, line)
    except BoardError as error:
        return error


def _defects_in_short(error: BoardError) -> str:
    """Name the defects in one line, not all of them where a file is no file of boards at all."""
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown
