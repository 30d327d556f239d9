"""Positions from arguments, files and standard input; unreadable ones are named."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, overload

import click

from greenest.commands.shared.exits import Outcome, UnusableError, failing_file
from greenest.commands.shared.printing import printable, say
from greenest.commands.tables.pace import Pace, more_in, taken
from greenest.commands.tables.readers import (
    GUESSED,
    LONGEST_ROW,
    Format,
    Row,
    TableError,
    Tables,
    read_table,
)
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
from greenest.games.pyramids.position import Position

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
    """One position of the input: where it was given, and the board."""

    origin: Origin
    board: Board
    moves: str | None = None
    """The moves claimed beside it in a table."""

    @property
    def position(self) -> Position:
        """The board without its heights."""
        return Position.of_board(self.board)


class Unreadable(NamedTuple):
    """One text of the input that is no board, and why."""

    origin: Origin
    error: BoardError

    @property
    def message(self) -> str:
        """The error in one line."""
        return in_short(self.error)


@dataclass(frozen=True, slots=True)
class Together(Sequence[Given]):
    """Positions of one source that were read at once; each is made a `Given` when asked for.

    `first` is the number of the first one.
    """

    source: str | None
    first: int
    rows: Sequence[Row]
    groups: Sequence[Group]

    def __len__(self) -> int:
        """Return the number of positions."""
        return len(self.rows)

    @overload
    def __getitem__(self, index: int) -> Given: ...
    @overload
    def __getitem__(self, index: slice) -> Together: ...
    def __getitem__(self, index: int | slice) -> Given | Together:
        """Return a position, or some of them without their groups."""
        if isinstance(index, slice):
            start, _, _ = index.indices(len(self))
            return Together(self.source, self.first + start, self.rows[index], ())
        line, text, identifier, moves = self.rows[index]
        assert isinstance(text, str)
        origin = Origin(self.source, line, self.first + index, identifier)
        return Given(origin, read_board(text), moves)

    def origins(self) -> dict[str, Sequence[Any]]:
        """Return where the positions were given in columns, by their published keys."""
        count = len(self)
        return {
            "source": [self.source] * count,
            "line": [row.line for row in self.rows],
            "number": range(self.first, self.first + count),
            "id": [row.identifier for row in self.rows],
        }


Chunk = Sequence[Given | Unreadable]
"""Positions of one source that follow each other."""


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


def refuse_streams(arguments: Sequence[str], option: str) -> None:
    """Refuse input that cannot be read again, as what an option keeps is bound to it."""
    streams = (each for each in arguments if os.path.exists(each) and not os.path.isfile(each))
    if not arguments or "-" in arguments or any(streams):
        raise click.UsageError(f"{option} is bound to files or boards, and cannot be to a stream.")


def digest_of(arguments: Sequence[str], tables: Tables) -> str:
    """Return a hash of the positions: of boards, and of the content of files, not their names."""
    total = sha256()
    for each in arguments:
        content = sha256()
        if os.path.exists(each):
            with failing_file(Path(each)), open(each, "rb") as file:
                while block := file.read(1 << 20):
                    content.update(block)
            form = tables.format_of(each)
            if form is not Format.TEXT:
                content.update(f"\0{form} {tables.columns.board}".encode(errors="surrogateescape"))
        else:
            content.update(each.encode(errors="surrogateescape"))
        total.update(content.digest())
    return total.hexdigest()


def read_given(
    arguments: Sequence[str], outcome: Outcome, tables: Tables = GUESSED
) -> Iterator[Given | Unreadable]:
    """Read every position of every argument, one at a time; refuse an input that holds none."""
    for chunk in _Reader(outcome, tables, Pace(most=1), are_named=False).chunks(arguments):
        yield from chunk


def read_boards(
    arguments: Sequence[str], outcome: Outcome, rows: Rows, tables: Tables = GUESSED
) -> Iterator[Given]:
    """Read positions, one at a time, and refuse unreadable ones with a row and a line on stderr."""
    for chunk in read_chunks(arguments, outcome, tables, Pace(most=1)):
        for each in chunk:
            if isinstance(each, Given):
                yield each
            else:
                rows.refuse(each.origin, each.message)


def read_one(
    arguments: Sequence[str],
    outcome: Outcome,
    rows: Rows,
    task: str,
    tables: Tables = GUESSED,
) -> Given:
    """Read the one position of the input; leave if there is another number of them."""
    found = list(islice(read_boards(arguments, outcome, rows, tables), MOST_COUNTED + 1))
    if outcome.codes:
        outcome.exit()
    if len(found) != 1:
        number = len(found) if len(found) <= MOST_COUNTED else f"more than {MOST_COUNTED:,}"
        raise click.UsageError(f"{task} one position, not {number}.")
    return found[0]


def read_chunks(
    arguments: Sequence[str], outcome: Outcome, tables: Tables, pace: Pace
) -> Iterator[Chunk]:
    """Read positions, as many together as the pace says, and name unreadable ones on stderr.

    From `FEW` on they are read all at once, if they are boards.
    """
    return _Reader(outcome, tables, pace).chunks(arguments)


class _Reader:
    """Reads the positions of arguments, and numbers them."""

    def __init__(
        self, outcome: Outcome, tables: Tables, pace: Pace, are_named: bool = True
    ) -> None:
        self._outcome = outcome
        self._tables = tables
        self._pace = pace
        self._are_named = are_named
        self._read = self._unreadable = 0

    def chunks(self, arguments: Sequence[str]) -> Iterator[Chunk]:
        """Read every argument; refuse an input that holds no position."""
        if not arguments and sys.stdin.isatty():
            raise click.UsageError("Give a board, a file of positions, or - for standard input.")
        for argument in arguments or ("-",):
            if argument == "-" or os.path.exists(argument):
                yield from self._of_file(argument)
            else:
                self._tables.refuse_argument()
                yield from self._of_argument(argument)

    def _of_file(self, name: str) -> Iterator[Chunk]:
        """Read the positions of a file, or of standard input, up to what cannot be read on."""
        shown = printable(name).replace("\n", "\\n")
        form = self._tables.format_of(name)
        is_text = form is Format.TEXT
        if name == "-" and sys.stdin.isatty() and is_text:
            say(_PROMPT)
        most = self._unreadable + MOST_UNREADABLE if is_text else sys.maxsize
        found = False
        try:
            with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
                rows: Iterator[Row]
                if is_text:
                    rows = (Row(line, text) for line, text in read_positions(_lines(stream)))
                else:
                    rows = read_table(_lines(stream, LONGEST_ROW), form, self._tables.columns)
                for some in taken(rows, self._pace, more_in(stream)):
                    found = True
                    for chunk in self._boards(name, some, is_text, most):
                        yield chunk
                    if self._unreadable == most:
                        raise TooManyError(
                            f"{chunk[-1].origin.line}: unreadable like {MOST_UNREADABLE - 1} "
                            "before; stopped"
                        )
        except (UnreadableLineError, TooManyError, EndlessError, TableError) as error:
            self._outcome.refuse(f"{shown}:{error}")
        except OSError as error:
            self._outcome.refuse(f"{shown}: {error.strerror}")
        else:
            if not found:
                self._outcome.refuse(f"{shown}:1: no position found")

    def _of_argument(self, text: str) -> Iterator[Chunk]:
        """Read the positions of a text."""
        positions = list(read_positions([text]))
        label = _label(text)
        if not positions:
            self._outcome.refuse(f"'{label}': no position found")
        for line, position in positions:
            board = _board(position, line)
            is_wrong = isinstance(board, BoardError) and not isinstance(board, UnclearBoardError)
            if is_wrong and is_path(text):
                self._outcome.refuse(f"{_printable(text)}: no such file")
                continue
            self._read += 1
            named = f"{label}: no such file, and as a board" if is_wrong else label
            yield [self._item(Origin(None, line, self._read, label=named), board)]

    def _boards(
        self, source: str, rows: Sequence[Row], is_text: bool, most: int
    ) -> Iterator[Chunk]:
        """Read rows, until as many as `most` in all are unreadable.

        Where one of many is, each half is read by itself. Lines are counted from the first of a
        text, and within a field of a table.
        """
        if len(rows) >= FEW:
            if (groups := _grouped(rows)) is not None:
                self._read += len(rows)
                yield Together(source, self._read + 1 - len(rows), rows, groups)
                return
            middle = len(rows) // 2
            yield from self._boards(source, rows[:middle], is_text, most)
            if self._unreadable < most:
                yield from self._boards(source, rows[middle:], is_text, most)
            return
        found: list[Given | Unreadable] = []
        for line, text, identifier, moves in rows:
            self._read += 1
            origin = Origin(source, line, self._read, identifier)
            found.append(self._item(origin, _board(text, line if is_text else 1), moves))
            if self._unreadable == most:
                break
        yield found

    def _item(
        self, origin: Origin, board: Board | BoardError, moves: str | None = None
    ) -> Given | Unreadable:
        """Return a position, or name it as unreadable, unless there were many."""
        if not isinstance(board, BoardError):
            return Given(origin, board, moves)
        found = Unreadable(origin, board)
        self._unreadable += 1
        if self._are_named and self._unreadable <= MOST_UNREADABLE:
            self._outcome.refuse(f"{origin.where}: {found.message}")
        elif self._are_named and self._unreadable == MOST_UNREADABLE + 1:
            more = "unreadable, and so may be others not named here"
            self._outcome.refuse(f"{origin.where}: {more}")
        return found


def _grouped(rows: Sequence[Row]) -> Sequence[Group] | None:
    """Read boards at once; None if one is unreadable."""
    from greenest.solver.bulk.boards import grouped

    texts = [row.board for row in rows if isinstance(row.board, str)]
    if len(texts) < len(rows):
        return None
    try:
        return grouped(texts)
    except BoardError:
        return None


def _board(text: str | BoardError, line: int) -> Board | BoardError:
    """Read a board, or return why there is none."""
    try:
        return read_board(text, line) if isinstance(text, str) else text
    except BoardError as error:
        return error


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


def in_short(error: ValueError) -> str:
    """Shorten an error to one line where the text is no board at all."""
    if not isinstance(error, BoardError):
        return str(error)
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown
