"""Reads positions from arguments, files and standard input; reports unreadable ones."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import click

from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.sources import GUESSED, Pace, Source, Tables, sources
from greenest.commands.tables.readers import Row
from greenest.commands.tables.rows import Origin, Rows
from greenest.games.pyramids.board import Board, BoardError, UnclearBoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position

if TYPE_CHECKING:
    from greenest.solver.bulk.boards import Group

FEW = 16
"""Fewer positions than this are read one by one, which does not need NumPy."""
MOST_UNREADABLE = 1000
"""After this number of unreadable positions, nothing more of a file is read."""
MOST_COUNTED = 1000
"""An error about the number of positions counts up to this."""
SHOWN_DEFECTS = 20


class Given(NamedTuple):
    """A position of the input: where it was given, and its board."""

    origin: Origin
    board: Board
    moves: str | None = None
    """The claimed solution, if the position is in a table with one."""

    @property
    def position(self) -> Position:
        """The board without its heights."""
        return Position.of_board(self.board)


class Unreadable(NamedTuple):
    """A text of the input that is no board: where it was given, and what is wrong with it."""

    origin: Origin
    error: BoardError

    @property
    def message(self) -> str:
        """The error in one line."""
        return in_short(self.error)


@dataclass(frozen=True, slots=True)
class Together(Sequence[Given]):
    """Positions of one source that were read at once; each becomes a `Given` on access.

    `first` is the number of the first position.
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
        """Return, as columns under their published keys, where the positions were given."""
        count = len(self)
        return {
            "source": [self.source] * count,
            "line": [row.line for row in self.rows],
            "number": range(self.first, self.first + count),
            "id": [row.identifier for row in self.rows],
        }


Chunk = Sequence[Given | Unreadable]
"""Consecutive positions of one source."""


def read_given(
    arguments: Sequence[str], outcome: Outcome, tables: Tables = GUESSED
) -> Iterator[Given | Unreadable]:
    """Read every position of every argument, one at a time; refuse an argument without any."""
    given = sources(arguments, tables, Pace(most=1), outcome)
    for chunk in read_chunks(given, outcome, are_named=False):
        yield from chunk


def read_boards(
    arguments: Sequence[str], outcome: Outcome, rows: Rows, tables: Tables = GUESSED
) -> Iterator[Given]:
    """Read positions, one at a time, and refuse unreadable ones with a row and a line on stderr."""
    given = sources(arguments, tables, Pace(most=1), outcome)
    yield from _readable(read_chunks(given, outcome), rows)


def _readable(chunks: Iterable[Chunk], rows: Rows) -> Iterator[Given]:
    """Yield positions, and refuse unreadable ones with a row."""
    for each in chain.from_iterable(chunks):
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
    """Read the only position of the input; exit if there are none or several."""
    given = sources(arguments, tables, Pace(most=1), outcome)
    return one_of(read_chunks(given, outcome), outcome, rows, task)


def one_of(chunks: Iterable[Chunk], outcome: Outcome, rows: Rows, task: str) -> Given:
    """Return the only position; exit if there are none or several."""
    found = list(islice(_readable(chunks, rows), MOST_COUNTED + 1))
    if outcome.codes:
        outcome.exit()
    if len(found) != 1:
        number = len(found) if len(found) <= MOST_COUNTED else f"more than {MOST_COUNTED:,}"
        raise click.UsageError(f"{task} one position, not {number}.")
    return found[0]


def read_chunks(
    given: Iterable[Source], outcome: Outcome, are_named: bool = True
) -> Iterator[Chunk]:
    """Read positions in chunks; if `are_named`, report unreadable ones on stderr.

    A chunk of `FEW` or more positions is read at once, if all are boards. Reading a file of text
    stops after too many unreadable positions.
    """
    reader = _Reader(outcome, are_named)
    for source in given:
        is_file_of_text = source.is_text and source.name is not None
        most = reader.unreadable + MOST_UNREADABLE if is_file_of_text else sys.maxsize
        with closing(source.chunks) as some:
            for rows in some:
                for chunk in reader.boards(source, rows, most):
                    yield chunk
                if reader.unreadable == most:
                    before = f"unreadable like {MOST_UNREADABLE - 1} before; stopped"
                    outcome.refuse(f"{chunk[-1].origin.where}: {before}")
                    break


class _Reader:
    """Reads rows as positions, and numbers the positions."""

    def __init__(self, outcome: Outcome, are_named: bool) -> None:
        self._outcome = outcome
        self._are_named = are_named
        self._read = self.unreadable = 0

    def boards(self, source: Source, rows: Sequence[Row], most: int) -> Iterator[Chunk]:
        """Read rows, until `most` positions in all are unreadable.

        If one of many is unreadable, each half is read separately. Lines are counted from the
        beginning of a file of text, and within the field of a table.
        """
        if len(rows) >= FEW:
            if (groups := _grouped(rows)) is not None:
                self._read += len(rows)
                yield Together(source.name, self._read + 1 - len(rows), rows, groups)
                return
            middle = len(rows) // 2
            yield from self.boards(source, rows[:middle], most)
            if self.unreadable < most:
                yield from self.boards(source, rows[middle:], most)
            return
        found: list[Given | Unreadable] = []
        for line, text, identifier, moves in rows:
            board, label = _board(text, line if source.is_text else 1), source.label
            is_wrong = isinstance(board, BoardError) and not isinstance(board, UnclearBoardError)
            if label is not None and is_wrong:
                if source.missing is not None:
                    self._outcome.refuse(f"{source.missing}: no such file")
                    continue
                label = f"{label}: no such file, and as a board"
            self._read += 1
            origin = Origin(source.name, line, self._read, identifier, label)
            if isinstance(board, BoardError):
                found.append(self._refused(origin, board))
            else:
                found.append(Given(origin, board, moves))
            if self.unreadable == most:
                break
        if found:
            yield found

    def _refused(self, origin: Origin, error: BoardError) -> Unreadable:
        """Return an unreadable text, and report it unless many were reported before."""
        found = Unreadable(origin, error)
        self.unreadable += 1
        if self._are_named and self.unreadable <= MOST_UNREADABLE:
            self._outcome.refuse(f"{origin.where}: {found.message}")
        elif self._are_named and self.unreadable == MOST_UNREADABLE + 1:
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
    """Read a board, or return the error of a text that is no board."""
    try:
        return read_board(text, line) if isinstance(text, str) else text
    except BoardError as error:
        return error


def in_short(error: ValueError) -> str:
    """Return the message of an error, with at most `SHOWN_DEFECTS` defects of a board."""
    if not isinstance(error, BoardError):
        return str(error)
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown
