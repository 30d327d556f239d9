"""`Position`: a board of Greenest by its top colours, which is all that captures depend on."""

from __future__ import annotations

import operator
import re
from collections import Counter
from dataclasses import dataclass
from typing import SupportsIndex

from greenest.games.grid import Grid
from greenest.games.pyramids.board_text import COLOURS, EMPTY, MAX_SIDE, Board, read_board
from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.games.pyramids.stacks import Capture, parse_capture

_CELLS = re.compile(f"[{COLOURS}{COLOURS.lower()}{EMPTY}]*")


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """The top colours of a Greenest board; heights never matter to what can be captured.

    `cells` holds `rows * cols` characters over ".BGW", row by row from the top-left cell; it may be
    given in lower case. Raises ValueError, which says what is wrong, for anything else: there is no
    position that is none.

        >>> start = Position.parse("BGW/GWB/WBG")
        >>> start.after("a2xb2", "c2xb2").counts
        {'B': 3, 'G': 2, 'W': 2}
    """

    rows: int
    cols: int
    cells: str

    def __post_init__(self) -> None:
        """Refuse what is no position, and spell the rest in one way."""
        rows, cols = _side("rows", self.rows), _side("columns", self.cols)
        cells = self.cells
        if not isinstance(cells, str):
            raise ValueError(f"the cells are a text over '.BGW', not {type(cells).__name__}")
        readable = _CELLS.match(cells)
        if readable and readable.end() < len(cells):
            at = readable.end()
            raise ValueError(f"cell {at + 1} is {cells[at]!r}, which is none of 'B', 'G', 'W', '.'")
        if len(cells) != rows * cols:
            raise ValueError(f"{len(cells)} cells, where {rows}x{cols} has {rows * cols}")
        for name, value in (("rows", rows), ("cols", cols), ("cells", cells.upper())):
            object.__setattr__(self, name, value)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read board text; raises `BoardError`, a ValueError, naming every defect."""
        return cls.of_board(read_board(text))

    @classmethod
    def of_board(cls, board: Board) -> Position:
        """Forget the heights of a board."""
        return cls(board.rows, board.cols, board.cells)

    def __str__(self) -> str:
        """Return board text: the ranks from the top, joined by slashes."""
        ranks = range(0, len(self.cells), self.cols)
        return "/".join(self.cells[start : start + self.cols] for start in ranks)

    def __repr__(self) -> str:
        """Return the call that makes the position."""
        return f"Position.parse({str(self)!r})"

    @property
    def grid(self) -> Grid:
        """The cells and their names, without what stands on them."""
        return Grid(self.rows, self.cols)

    @property
    def pieces(self) -> int:
        """The number of stacks."""
        return len(self.cells) - self.cells.count(EMPTY)

    @property
    def counts(self) -> dict[str, int]:
        """The number of stacks of each colour, keyed "B", "G", "W"."""
        found = Counter(self.cells)
        return {colour: found[colour] for colour in COLOURS}

    @property
    def is_solved(self) -> bool:
        """Whether a single stack is left."""
        return self.pieces == 1

    def cell(self, name: str) -> str:
        """Return what stands on a cell, as `c3`: "B", "G", "W" or "."; raises ValueError."""
        return self.cells[self.grid.cell(name.lower())]

    def captures(self) -> tuple[Capture, ...]:
        """Return every legal capture, by source cell and then to the north, east, south, west."""
        return legal_captures(self.rows, self.cols, self.cells)

    def after(self, *captures: tuple[int, int] | str) -> Position:
        """Return the position after captures, each a pair of cells or text such as "a2xb2".

        Raises `IllegalCapture`, a ValueError, for the first that the rules forbid, and ValueError
        for text that is no capture of this board.
        """
        grid = self.grid
        pairs = [
            parse_capture(grid, each.lower()) if isinstance(each, str) else each
            for each in captures
        ]
        return Position(self.rows, self.cols, replay(self.rows, self.cols, self.cells, pairs))


def _side(name: str, value: SupportsIndex) -> int:
    """Return the number of rows or columns as a plain integer."""
    try:
        side = operator.index(value)
    except TypeError:
        raise ValueError(f"the number of {name} is an integer, not {value!r}") from None
    if not 1 <= side <= MAX_SIDE:
        raise ValueError(f"{side} {name}: a board has 1 to {MAX_SIDE}")
    return side
