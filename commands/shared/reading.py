"""Positions from arguments, files and standard input, one at a time; unreadable ones are named."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext, suppress
from itertools import count, islice
from pathlib import Path
from typing import BinaryIO, NamedTuple

import click

from greenest.commands.shared.exits import Outcome, UnusableError
from greenest.commands.shared.printing import printable, say
from greenest.commands.tables.options import GUESSED, Tables
from greenest.commands.tables.readers import LONGEST_ROW, Format, Row, TableError, read_table
from greenest.commands.tables.rows import Origin, Rows
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

    origin: Origin
    board: Board | BoardError
    moves: str | None = None
    """The moves claimed beside it in a table."""

    @property
    def where(self) -> str:
        """The place for people."""
        return self.origin.where


class Readable(NamedTuple):
    """One position of the input that is a board."""

    origin: Origin
    board: Board
    moves: str | None = None

    @property
    def where(self) -> str:
        """The place for people."""
        return self.origin.where


class UnreadableLineError(ValueError):
    """A line that is not text; the message begins with its number."""


class TooManyError(ValueError):
    """Positions that are unreadable, so many that nothing more is read."""


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


def read_given(
    arguments: Sequence[str], outcome: Outcome, tables: Tables = GUESSED
) -> Iterator[Given]:
    """Read every position of every argument, one at a time; refuse an input that holds none."""
    if not arguments and sys.stdin.isatty():
        raise click.UsageError("Give a board, a file of positions, or - for standard input.")
    numbers = count(1)
    for argument in arguments or ("-",):
        if argument == "-" or os.path.exists(argument):
            yield from _of_file(argument, outcome, tables, numbers)
        else:
            tables.refuse_argument()
            yield from _of_argument(argument, outcome, numbers)


def read_boards(
    arguments: Sequence[str], outcome: Outcome, rows: Rows, tables: Tables = GUESSED
) -> Iterator[Readable]:
    """Read every position of every argument, and refuse those that are no boards.

    Each of these has a row, and a line on stderr unless there were many.
    """
    unreadable = 0
    for origin, board, moves in read_given(arguments, outcome, tables):
        if not isinstance(board, BoardError):
            rows.reads(origin)
            yield Readable(origin, board, moves)
            continue
        unreadable += 1
        if unreadable <= MOST_UNREADABLE:
            outcome.refuse(f"{origin.where}: {in_short(board)}")
        elif unreadable == MOST_UNREADABLE + 1:
            outcome.refuse(f"{origin.where}: unreadable, and so may be others not named here")
        rows.refuse(origin, in_short(board))


def only_one(boards: Iterable[Readable], outcome: Outcome, task: str) -> Readable:
    """Return the one position of the input; leave if there is another number of them."""
    found = list(islice(boards, MOST_COUNTED + 1))
    if outcome.codes:
        outcome.exit()
    if len(found) != 1:
        number = len(found) if len(found) <= MOST_COUNTED else f"more than {MOST_COUNTED:,}"
        raise click.UsageError(f"{task} one position, not {number}.")
    return found[0]


def _of_file(
    name: str, outcome: Outcome, tables: Tables, numbers: Iterator[int]
) -> Iterator[Given]:
    """Read the positions of a file, or of standard input, up to what cannot be read on."""
    form = tables.format_of(name)
    found = False
    if name == "-" and sys.stdin.isatty() and form is Format.TEXT:
        say(_PROMPT)
    shown = printable(name).replace("\n", "\\n")
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
            if form is Format.TEXT:
                given = _of_text(name, _lines(stream), numbers)
            else:
                rows = read_table(_lines(stream, LONGEST_ROW), form, tables.columns)
                given = (_of_row(name, row, next(numbers)) for row in rows)
            for each in given:
                found = True
                yield each
    except (UnreadableLineError, TooManyError, EndlessError, TableError) as error:
        outcome.refuse(f"{shown}:{error}")
    except OSError as error:
        outcome.refuse(f"{shown}: {error.strerror}")
    else:
        if not found:
            outcome.refuse(f"{shown}:1: no position found")


def _of_text(name: str, lines: Iterator[str], numbers: Iterator[int]) -> Iterator[Given]:
    """Read the positions of a text, unless too many of them are unreadable."""
    unreadable = 0
    for line, text in read_positions(lines):
        board = _board(text, line)
        yield Given(Origin(name, line, next(numbers)), board)
        unreadable += isinstance(board, BoardError)
        if unreadable == MOST_UNREADABLE:
            raise TooManyError(f"{line}: unreadable like {unreadable - 1} before; stopped")


def _of_row(name: str, row: Row, number: int) -> Given:
    """Read the position of a row of a table; its line 1 is the first of the field."""
    line, text, identifier, moves = row
    board = _board(text, 1) if isinstance(text, str) else text
    return Given(Origin(name, line, number, identifier), board, moves)


def _of_argument(text: str, outcome: Outcome, numbers: Iterator[int]) -> Iterator[Given]:
    positions = list(read_positions([text]))
    label = _label(text)
    if not positions:
        outcome.refuse(f"'{label}': no position found")
    for line, position in positions:
        board = _board(position, line)
        if not isinstance(board, BoardError) or isinstance(board, UnclearBoardError):
            yield Given(Origin(None, line, next(numbers), None, label), board)
        elif is_path(text):
            outcome.refuse(f"{_printable(text)}: no such file")
        else:
            told = f"{label}: no such file, and as a board"
            yield Given(Origin(None, line, next(numbers), None, told), board)


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


def _lines(stream: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[str]:
    """Decode a stream line by line, so that what stands before a bad line is still read."""
    number = 0
    while raw := stream.readline(longest):
        number += 1
        if len(raw) == longest:
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
