"""Positions from arguments, files and standard input, one at a time; unreadable ones are named."""

from __future__ import annotations

import os
import re
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NamedTuple, overload

import click

from greenest.commands.shared.exits import Outcome, UnusableError
from greenest.commands.shared.printing import printable, say
from greenest.commands.tables.chunks import ONE, Chunk, Pace, more_in, taken
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

if TYPE_CHECKING:
    from greenest.solver.bulk.boards import Group

FEW = 16
"""Fewer positions are read one by one, for which NumPy need not be loaded."""
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


@dataclass(frozen=True, slots=True)
class Together(Sequence[Readable]):
    """Positions that were read as boards all at once; each is made a `Readable` when asked for."""

    chunk: Chunk
    groups: Sequence[Group]

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self.chunk)

    @overload
    def __getitem__(self, index: int) -> Readable: ...
    @overload
    def __getitem__(self, index: slice) -> Together: ...
    def __getitem__(self, index: int | slice) -> Readable | Together:
        """Return a position, or some of them without their groups."""
        if isinstance(index, slice):
            return Together(self.chunk.part(index.start, index.stop), ())
        origin, board, moves = _given(self.chunk, index)
        if isinstance(board, BoardError):
            raise board
        return Readable(origin, board, moves)


class UnreadableLineError(ValueError):
    """A line that is not text; the message begins with its number."""


class TooManyError(ValueError):
    """The most unreadable positions before reading ends."""


def keep_inputs(path: Path, arguments: Sequence[str], option: str) -> None:
    """Exit if an option would overwrite one of the input files, under whatever name."""
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
    for chunk in _chunks(arguments, outcome, tables, ONE):
        yield from _all_given(chunk)


def read_boards(
    arguments: Sequence[str], outcome: Outcome, rows: Rows, tables: Tables = GUESSED
) -> Iterator[Readable]:
    """Read every position of every argument, and refuse unreadable ones.

    Each of these has a row, and a line on stderr unless there were many.
    """
    refusals = _Refusals(outcome, rows)
    for chunk in _chunks(arguments, outcome, tables, ONE):
        yield from refusals.readable(chunk)


def read_together(
    arguments: Sequence[str], outcome: Outcome, rows: Rows, tables: Tables, pace: Pace
) -> Iterator[Sequence[Readable]]:
    """Read positions as `read_boards` does, but as many together as the pace says.

    From `FEW` on they are read all at once, if they are boards.
    """
    refusals = _Refusals(outcome, rows)
    for chunk in _chunks(arguments, outcome, tables, pace):
        together = _together(chunk) if len(chunk) >= FEW else None
        if together is None:
            yield list(refusals.readable(chunk))
        else:
            rows.reads(chunk.origin(len(chunk) - 1))
            yield together


def _together(chunk: Chunk) -> Together | None:
    """Read a chunk at once; None if one of its positions is unreadable."""
    from greenest.solver.bulk.boards import grouped

    texts = [row.board for row in chunk.rows]
    try:
        return Together(chunk, grouped([each for each in texts if isinstance(each, str)]))
    except BoardError:
        return None


class _Refusals:
    """Refuses positions that are no boards."""

    def __init__(self, outcome: Outcome, rows: Rows) -> None:
        self._outcome = outcome
        self._rows = rows
        self._count = 0

    def readable(self, chunk: Chunk) -> Iterator[Readable]:
        """Yield the positions that are boards."""
        for origin, board, moves in _all_given(chunk):
            if not isinstance(board, BoardError):
                self._rows.reads(origin)
                yield Readable(origin, board, moves)
                continue
            self._count += 1
            if self._count <= MOST_UNREADABLE:
                self._outcome.refuse(f"{origin.where}: {in_short(board)}")
            elif self._count == MOST_UNREADABLE + 1:
                self._outcome.refuse(
                    f"{origin.where}: unreadable, and so may be others not named here"
                )
            self._rows.refuse(origin, in_short(board))


def _chunks(
    arguments: Sequence[str], outcome: Outcome, tables: Tables, pace: Pace
) -> Iterator[Chunk]:
    """Take positions from every argument; refuse an input that holds none."""
    if not arguments and sys.stdin.isatty():
        raise click.UsageError("Give a board, a file of positions, or - for standard input.")
    numbers = count(1)
    for argument in arguments or ("-",):
        if argument == "-" or os.path.exists(argument):
            yield from _of_file(argument, outcome, tables, numbers, pace)
        else:
            tables.refuse_argument()
            yield from _of_argument(argument, outcome, numbers)


def _all_given(chunk: Chunk) -> Iterator[Given]:
    """Read the positions of a chunk until too many are unreadable."""
    for place in range(len(chunk)):
        given = _given(chunk, place)
        yield given
        if isinstance(given.board, BoardError):
            chunk.unreadable.append(given.origin.line)
            if len(chunk.unreadable) == chunk.patience:
                return


def _given(chunk: Chunk, place: int) -> Given:
    """Read a position; where it is of a table, its line 1 is the first of the field."""
    line, text, _, moves = chunk.rows[place]
    board = _board(text, line if chunk.is_text else 1) if isinstance(text, str) else text
    return Given(chunk.origin(place), board, moves)


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
    name: str, outcome: Outcome, tables: Tables, numbers: Iterator[int], pace: Pace
) -> Iterator[Chunk]:
    """Take the positions of a file, or of standard input, up to what cannot be read on."""
    form = tables.format_of(name)
    is_text = form is Format.TEXT
    found, unreadable = False, 0
    if name == "-" and sys.stdin.isatty() and is_text:
        say(_PROMPT)
    shown = printable(name).replace("\n", "\\n")
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
            rows: Iterator[Row]
            if is_text:
                rows = (Row(line, text) for line, text in read_positions(_lines(stream)))
            else:
                rows = read_table(_lines(stream, LONGEST_ROW), form, tables.columns)
            for some in taken(rows, pace, more_in(stream)):
                found = True
                chunk = Chunk(name, next(numbers), some, is_text)
                deque(islice(numbers, len(some) - 1), maxlen=0)
                if is_text:
                    chunk.patience = MOST_UNREADABLE - unreadable
                yield chunk
                unreadable += len(chunk.unreadable)
                if is_text and unreadable == MOST_UNREADABLE:
                    raise TooManyError(
                        f"{chunk.unreadable[-1]}: unreadable like {unreadable - 1} before; stopped"
                    )
    except (UnreadableLineError, TooManyError, EndlessError, TableError) as error:
        outcome.refuse(f"{shown}:{error}")
    except OSError as error:
        outcome.refuse(f"{shown}: {error.strerror}")
    else:
        if not found:
            outcome.refuse(f"{shown}:1: no position found")


def _of_argument(text: str, outcome: Outcome, numbers: Iterator[int]) -> Iterator[Chunk]:
    positions = list(read_positions([text]))
    label = _label(text)
    if not positions:
        outcome.refuse(f"'{label}': no position found")
    for line, position in positions:
        board = _board(position, line)
        source = label
        if isinstance(board, BoardError) and not isinstance(board, UnclearBoardError):
            if is_path(text):
                outcome.refuse(f"{_printable(text)}: no such file")
                continue
            source = f"{label}: no such file, and as a board"
        yield Chunk(None, next(numbers), [Row(line, position)], True, source)


def _label(text: str) -> str:
    """Return the label of a board that was given as an argument."""
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
    """Decode a stream line by line, so that lines before a bad one are still read."""
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
    """Shorten an error to one line where the text is no board at all."""
    if not isinstance(error, BoardError):
        return str(error)
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown
