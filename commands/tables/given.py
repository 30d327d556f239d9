"""The positions of the input, readable or not, and the places where they were given."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from greenest.commands.tables.readers import Row, Scalar
from greenest.games.pyramids.board import Board, BoardError
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
        place = f"{self.source or ''}:{self.line}".replace("\n", "\\n")
        shown = self.identifier if isinstance(self.identifier, str) else json.dumps(self.identifier)
        identifier = " ".join(shown.split()) if self.identifier is not None else ""
        return f"{place}, {identifier}" if identifier else place


class Given(NamedTuple):
    """A position of the input: where it was given, and its board."""

    origin: Origin
    board: Board
    moves: str | None = None
    """The claimed solution, or None if the table has no column of moves."""

    @property
    def position(self) -> Position:
        """The position, without the heights of the stacks."""
        return Position.of_board(self.board)


class Unreadable(NamedTuple):
    """A text of the input that is no board: the place where it was given, and its error."""

    origin: Origin
    error: BoardError

    @property
    def message(self) -> str:
        """The error in one line."""
        return in_short(self.error)


@dataclass(frozen=True, slots=True)
class Together(Sequence[Given]):
    """Positions of one source that were read together; each becomes a `Given` on access.

    `first` is the number of the first position in the whole input. `groups` has the same boards in
    groups of one shape and number of stacks.
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
        """Return the position with an index; for a slice, a `Together` without `groups`."""
        if isinstance(index, slice):
            start, _, _ = index.indices(len(self))
            return Together(self.source, self.first + start, self.rows[index], ())
        line, text, identifier, moves = self.rows[index]
        assert isinstance(text, str)
        origin = Origin(self.source, line, self.first + index, identifier)
        return Given(origin, read_board(text), moves)

    def origins(self) -> dict[str, Sequence[Any]]:
        """Return the places of the positions, as columns under their published keys."""
        count = len(self)
        return {
            "source": [self.source and file_name(self.source)] * count,
            "line": [row.line for row in self.rows],
            "number": range(self.first, self.first + count),
            "id": [row.identifier for row in self.rows],
        }


Chunk = Sequence[Given | Unreadable]
"""Positions that were read together, or one position, readable or not."""


def in_short(error: ValueError) -> str:
    """Return the message of an error, with at most `SHOWN_DEFECTS` defects of a board."""
    if not isinstance(error, BoardError):
        return str(error)
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown
