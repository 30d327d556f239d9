"""Positions from arguments, files and standard input, one at a time; unreadable ones are named."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext, suppress
from itertools import islice
from pathlib import Path
from typing import BinaryIO, NamedTuple

import click

from greenest.commands.shared.exits import Outcome, UnusableError
from greenest.commands.shared.printing import printable, say
from greenest.games.pyramids.board_text import (
    COLOURS,
    Board,
    BoardError,
    EndlessError,
    UnclearBoardError,
    read_board,
    read_positions,
)

LONGEST_LINE = 1 << 16
MOST_UNREADABLE = 1000
"""Positions of a file that are named as unreadable; then nothing more of it is read."""
MOST_COUNTED = 1000
"""Positions that are counted where one is asked for."""
SHOWN_DEFECTS = 20
SHOWN_LABEL = 24

_END_OF_INPUT = "Ctrl-Z and Enter" if os.name == "nt" else "Ctrl-D"
_PROMPT = f"Type or paste boards; an empty line ends a board, {_END_OF_INPUT} the last one."
_SUFFIX = re.compile(r"\.([A-Za-z]\w+)$")


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


def keep_inputs(path: Path, arguments: Sequence[str], option: str) -> None:
    """Leave if what an option would write is one of the files to be read, by whatever name."""
    if not path.exists():
        return
    for argument in arguments or ("-",):
        is_input = False
        with suppress(OSError, ValueError):  # no such file, or a standard input that is no file
            source = sys.stdin.fileno() if argument == "-" else argument
            is_input = os.path.samestat(os.stat(source), path.stat())
        if is_input:
            raise UnusableError(f"{path}: {option} would overwrite what is read; name another file")


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
            outcome.refuse(f"{where}: {in_short(board)}")
        else:
            yield Readable(where, board)


def only_one(boards: Iterable[Readable], outcome: Outcome, task: str) -> Readable:
    """Return the one position of the input; leave if there is another number of them."""
    found = list(islice(boards, MOST_COUNTED + 1))
    if outcome.codes:
        outcome.exit()
    if len(found) != 1:
        number = len(found) if len(found) <= MOST_COUNTED else f"more than {MOST_COUNTED:,}"
        raise click.UsageError(f"{task} one position, not {number}.")
    return found[0]


def _of_file(name: str, outcome: Outcome) -> Iterator[Given]:
    """Read the positions of a file, or of standard input, up to what is not text."""
    found = False
    unreadable = 0
    if name == "-" and sys.stdin.isatty():
        say(_PROMPT)
    shown = printable(name).replace("\n", "\\n")
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
            for line, text in read_positions(_lines(stream)):
                found = True
                board = _board(text, line)
                yield Given(f"{shown}:{line}", board)
                unreadable += isinstance(board, BoardError)
                if unreadable == MOST_UNREADABLE:
                    outcome.refuse(
                        f"{shown}:{line}: unreadable like {unreadable - 1} before; stopped"
                    )
                    return
    except (UnreadableLineError, EndlessError) as error:
        outcome.refuse(f"{shown}:{error}")
    except OSError as error:
        outcome.refuse(f"{shown}: {error.strerror}")
    else:
        if not found:
            outcome.refuse(f"{shown}:1: no position found")


def _of_argument(text: str, outcome: Outcome) -> Iterator[Given]:
    positions = list(read_positions([text]))
    if not positions:
        outcome.refuse(f"'{_label(text)}': no position found")
    for line, position in positions:
        board = _board(position, line)
        if not isinstance(board, BoardError) or isinstance(board, UnclearBoardError):
            yield Given(_label(text), board)
        elif is_path(text):
            outcome.refuse(f"{_printable(text)}: no such file")
        else:
            yield Given(f"{_label(text)}: no such file, and as a board", board)


def _label(text: str) -> str:
    """Return what a board that was given as an argument is called."""
    label = _printable(text)
    return label if len(label) <= SHOWN_LABEL else label[: SHOWN_LABEL - 3] + "..."


def _printable(text: str) -> str:
    return repr(" ".join(text.split()))[1:-1]


def is_path(text: str) -> bool:
    """Tell whether a text that is no board was meant as a path.

    It has a slash or a suffix, and most of its letters, or two of its suffix, are on no board.
    """
    suffix = _SUFFIX.search(text)
    if "\n" in text or not (suffix or "/" in text or os.sep in text):
        return False
    letters = sum(map(str.isalpha, text))
    return 2 * _foreign(text) >= letters > 0 or (suffix is not None and _foreign(suffix[1]) > 1)


def _foreign(text: str) -> int:
    """Count the letters that are on no board."""
    return sum(letter.isalpha() and letter.upper() not in COLOURS for letter in text)


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


def in_short(error: ValueError) -> str:
    """Say what is wrong in one line, not all of it where a text is no board at all."""
    if not isinstance(error, BoardError):
        return str(error)
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown
