"""What is decided: a partial colouring of a grid."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from games.board_text import Board, read_board

DENSE = 0.7
"""The share of cells with a stack from which on `is_dense` holds."""


def is_dense(stacks: int, cells: int) -> bool:
    """Tell whether so many stacks on so many cells are a case for removing lines."""
    return stacks >= DENSE * cells


@dataclass(frozen=True, slots=True)
class Position:
    """The top colours of a Greenest board; heights never matter to what can be captured.

    `cells` holds `rows * cols` characters over ".BGW", row by row from the top-left cell.
    """

    rows: int
    cols: int
    cells: str

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read board text; raises `games.board_text.BoardError` naming every defect."""
        return cls.of_board(read_board(text))

    @classmethod
    def of_board(cls, board: Board) -> Position:
        """Forget the heights of a board."""
        return cls(board.rows, board.cols, board.cells)

    def __str__(self) -> str:
        """Return the ranks from the top, joined by slashes."""
        ranks = range(0, len(self.cells), self.cols)
        return "/".join(self.cells[start : start + self.cols] for start in ranks)

    @property
    def pieces(self) -> int:
        """The number of stacks."""
        return len(self.cells) - self.cells.count(".")

    @property
    def counts(self) -> dict[str, int]:
        """The number of stacks of each colour, keyed "B", "G", "W"."""
        found = Counter(self.cells)
        return {colour: found[colour] for colour in "BGW"}
