"""The boards of the input, readable or not, and the places where they were given."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from greenest.commands.tables.readers import Row, Scalar
from greenest.games.pyramids.board import Board, BoardError, UnclearBoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.system.streams import file_name

if TYPE_CHECKING:
    from greenest.solver.bulk.boards import Group

SHOWN_DEFECTS = 20


class Origin(NamedTuple):
    """The place where a position was given.

    `source` is the name of a file, "-" for standard input, or None for a command argument. `line`
    is the line in the file, from 1. `number` counts the positions of the whole input. `label`, if
    given, is shown instead of this place.
    """

    source: str | None
    line: int | None
    number: int
    identifier: Scalar = None
    label: str | None = None

    @property
    def where(self) -> str:
        """The place in words: file, line, and the identifier of the row if it has one."""
        if self.label is not None:
            return self.label
        place = f"{file_name(self.source or '')}:{self.line}".replace("\n", "\\n")
        shown = self.identifier if isinstance(self.identifier, str) else json.dumps(self.identifier)
        identifier = " ".join(shown.split()) if self.identifier is not None else ""
        return f"{place}, {identifier}" if identifier else place


class Given(NamedTuple):
    """A text of the input: where it was given, and its board or the error of one that is none."""

    origin: Origin
    found: Board | None
    moves: str | None = None
    """The claimed solution, or None if the table has no column of moves."""
    error: BoardError | None = None

    @property
    def board(self) -> Board:
        """The board of a readable text."""
        assert self.found is not None
        return self.found

    @property
    def position(self) -> Position:
        """The position, without the heights of the stacks."""
        return Position.of_board(self.board)

    @property
    def message(self) -> str:
        """The error of an unreadable text in one line."""
        assert self.error is not None
        return in_short(self.error)


@dataclass(frozen=True, slots=True)
class Source:
    """An argument, which is a board, a file or standard input, and its rows."""

    chunks: Generator[Sequence[Row], None, None]
    """Chunks of rows; they end before a row that cannot be read."""
    name: str | None = None
    """The name of a file, or `-`; None for a board."""
    is_text: bool = True
    label: str | None = None
    """A short form of a board given as an argument, for messages."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Texts of one source that were read together; each becomes a `Given` when it is its turn.

    `first` is the number of the first one in the whole input. Many readable boards are also in
    `groups` of one shape and number of stacks; a single text, readable or not, has none.
    """

    source: Source
    first: int
    rows: Sequence[Row]
    groups: Sequence[Group] = ()

    def __len__(self) -> int:
        """Return the number of texts."""
        return len(self.rows)

    def __iter__(self) -> Iterator[Given]:
        """Yield the texts, readable or not."""
        return map(self._given, range(len(self)))

    def part(self, start: int, stop: int) -> Chunk:
        """Return the texts from index `start` up to, but not including, `stop`."""
        return Chunk(self.source, self.first + start, self.rows[start:stop])

    def _given(self, index: int) -> Given:
        """Return the text with an index.

        In an error of a table's board, lines are counted from the beginning of its field, in others
        from the beginning of the source.
        """
        row = self.rows[index]
        try:
            if row.error:
                raise row.error
            board = _read_board(row.board, row.line if self.source.is_text else 1)
        except BoardError as error:
            is_clear = not isinstance(error, UnclearBoardError)
            origin = self._origin(index, ": no such file, and as a board" if is_clear else "")
            return Given(origin, None, error=error)
        return Given(self._origin(index), board, row.moves)

    def _origin(self, index: int, fault: str = "") -> Origin:
        row, label = self.rows[index], self.source.label
        if label is not None:
            label += (f", line {row.line}" if row.line > 1 else "") + fault
        return Origin(self.source.name, row.line, self.first + index, row.identifier, label)

    def origins(self) -> dict[str, Sequence[Any]]:
        """Return the places of the positions, as columns under their published keys."""
        count = len(self)
        return {
            "source": [self.source.name and file_name(self.source.name)] * count,
            "line": [row.line for row in self.rows],
            "number": range(self.first, self.first + count),
            "id": [row.identifier for row in self.rows],
        }


_read_board = lru_cache(1)(read_board)
"""A board is asked for as soon as it is read, and again when it is decided."""


def in_short(error: ValueError) -> str:
    """Return the message of an error, with at most `SHOWN_DEFECTS` defects of a board."""
    if not isinstance(error, BoardError):
        return str(error)
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown
