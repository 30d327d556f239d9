"""A board of pyramids: its stacks, its size, and the errors for text that is no board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

COLOURS = "BGW"
EMPTY = "."
MAX_SIDE = 16
"""The most rows, and the most columns, of a board for games and for most engines."""
MOST_CELLS = 1_000_000
MAX_SIDE_WITH_HOLES = 64
"""The most rows, and the most columns, of a board with empty cells."""


def is_large(rows: int, cols: int) -> bool:
    """Return whether a board has more than 16 rows or more than 16 columns."""
    return rows > MAX_SIDE or cols > MAX_SIDE


def side_for(rows: int, cols: int) -> int:
    """Return 16, 32 or 64, the side of the smallest square in which a board fits."""
    return next(side for side in (16, 32, 64) if max(rows, cols) <= side)


def size_fault(rows: int, cols: int, is_full: bool = True) -> str | None:
    """Return why a board cannot have this size, or None if it can.

    `is_full` says that no cell is empty.
    """
    if rows * cols > MOST_CELLS:
        return f"{rows}x{cols} is more than {MOST_CELLS:,} cells"
    most = MAX_SIDE_WITH_HOLES
    if not is_full and (rows > most or cols > most):
        return f"{rows}x{cols} is over {most}x{most}, as only full boards may be"
    return None


class Board(NamedTuple):
    """A rectangle of stacks, row by row from the top-left cell.

    A stack is a string of its colours from the top down, such as `B` or `BGW`. An empty cell is the
    empty string.
    """

    rows: int
    cols: int
    stacks: tuple[str, ...]

    @property
    def cells(self) -> str:
        """The top colour of each cell, as one string of ".BGW"; `.` is an empty cell."""
        # Joining a list is faster than joining a generator, and searches do it often.
        return "".join([stack[:1] or "." for stack in self.stacks])

    def __str__(self) -> str:
        """Return board text. A stack of several pyramids is in parentheses, from the top down."""
        cells = [stack_text(stack) or EMPTY for stack in self.stacks]
        starts = range(0, len(cells), self.cols)
        return "/".join("".join(cells[start : start + self.cols]) for start in starts)


def stack_text(stack: str) -> str:
    """Return the board text of a stack, such as `B` or `(BGW)`, from its top down."""
    return f"({stack})" if len(stack) > 1 else stack


@dataclass(frozen=True, slots=True, order=True)
class Defect:
    """A fault of a text, and its place.

    Lines and columns are counted from 1. Column 0 means a whole line, and line 0 the whole board.
    """

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        """Return the place of the fault, if it is known, and the message."""
        if not self.line:
            return self.message
        column = f", column {self.column}" if self.column else ""
        return f"line {self.line}{column}: {self.message}"


class BoardError(ValueError):
    """Error for text that is no board. `defects` has all faults found, in the order of the text."""

    def __init__(self, defects: Iterable[Defect]) -> None:
        self.defects = tuple(sorted(defects))
        super().__init__("; ".join(map(str, self.defects)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the class and its arguments, by which pickle makes the error again."""
        return type(self), (self.defects,)


class UnclearBoardError(BoardError):
    """Error for text that could be two boards. The message shows how to write either board."""
