"""A board of pyramids: its stacks, its size, and the defects of a text that is no board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

COLOURS = "BGW"
EMPTY = "."
MAX_SIDE = 16
"""The most rows, and columns, of a board for games and for most engines."""
MOST_CELLS = 1_000_000
MAX_SIDE_WITH_HOLES = 64
"""The most rows, and columns, of a board that is read with empty cells."""


def is_large(rows: int, cols: int) -> bool:
    """Tell whether a board is beyond 16x16."""
    return rows > MAX_SIDE or cols > MAX_SIDE


def side_for(rows: int, cols: int) -> int:
    """Return the size of the square that holds a board: 16, 32 or 64 rows and columns."""
    return next(side for side in (16, 32, 64) if max(rows, cols) <= side)


def size_fault(rows: int, cols: int, is_full: bool = True) -> str | None:
    """Return why no board can have this size, None if one can."""
    if rows * cols > MOST_CELLS:
        return f"{rows}x{cols} is more than {MOST_CELLS:,} cells"
    most = MAX_SIDE_WITH_HOLES
    if not is_full and (rows > most or cols > most):
        return f"{rows}x{cols} is over {most}x{most}, as only full boards may be"
    return None


class Board(NamedTuple):
    """A rectangle of stacks, row by row from the top-left cell.

    A stack is its colours from the top down, `B` or `BGW`; an empty cell is the empty string.
    """

    rows: int
    cols: int
    stacks: tuple[str, ...]

    @property
    def cells(self) -> str:
        """The top colours as one string over ".BGW"."""
        # Joining a list is faster than joining a generator, and searches do it often.
        return "".join([stack[:1] or "." for stack in self.stacks])

    def __str__(self) -> str:
        """Return board text, with stacks of two or more in parentheses, each from its top down."""
        cells = [(stack if len(stack) < 2 else f"({stack})") or EMPTY for stack in self.stacks]
        starts = range(0, len(cells), self.cols)
        return "/".join("".join(cells[start : start + self.cols]) for start in starts)


def stack_text(stack: str) -> str:
    """Return the board text of a stack: `B`, or `(BGW)` from its top down."""
    return f"({stack})" if len(stack) > 1 else stack


@dataclass(frozen=True, slots=True, order=True)
class Defect:
    """A fault and its place, counted from 1; column 0 is a whole line, line 0 the whole board."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        """Return the place, if there is one, and the message."""
        if not self.line:
            return self.message
        column = f", column {self.column}" if self.column else ""
        return f"line {self.line}{column}: {self.message}"


class BoardError(ValueError):
    """Text that is no board, with every defect in the order of the text."""

    def __init__(self, defects: Iterable[Defect]) -> None:
        self.defects = tuple(sorted(defects))
        super().__init__("; ".join(map(str, self.defects)))


class UnclearBoardError(BoardError):
    """Text that could be one rank or several; the message has both spellings."""

    def __init__(self, message: str) -> None:
        super().__init__([Defect(0, 0, message)])
