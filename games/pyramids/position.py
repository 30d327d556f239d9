"""`Position`: the top colours of a Greenest board. Captures depend on nothing else."""

from __future__ import annotations

import operator
import re
from dataclasses import dataclass
from typing import Any, SupportsIndex

from greenest.games.grid import Grid, grid_of
from greenest.games.plurals import many
from greenest.games.pyramids import drawing
from greenest.games.pyramids.board import COLOURS, EMPTY, MAX_SIDE, MOST_CELLS, Board, size_fault
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.games.pyramids.reading.moves import split_moves
from greenest.games.pyramids.stacks import Capture, parse_capture

_SPELT = COLOURS + EMPTY
_CELLS = re.compile(f"[{_SPELT}{COLOURS.lower()}]*")


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """The top colours of a Greenest board. Captures do not depend on heights.

    `rows` and `cols` are the numbers of ranks and files. `cells` has `rows * cols` characters of
    ".BGW", at most 1,000,000, row by row from the top-left cell. Small letters are allowed. Raises
    ValueError, which says what is wrong, for other arguments.

        >>> start = Position.parse("BGW/GWB/WBG")
        >>> start == Position(3, 3, "bgwgwbwbg")
        True
        >>> print(start.draw())
        3  B  G  W
        2  G  W  B
        1  W  B  G
           a  b  c
        >>> start.cell("b3"), start.pieces, len(start.captures())
        ('G', 9, 12)
        >>> start.after("a3xb3", "a2xa1")
        Position.parse('.BW/.WB/GBG')
        >>> start.after("a3xa1")
        Traceback (most recent call last):
            ...
        greenest.games.pyramids.greenest.IllegalCapture: the stack on a2 stands in between
    """

    rows: int
    cols: int
    cells: str

    def __post_init__(self) -> None:
        """Check the arguments, and make the cells one string of capital letters."""
        rows, cols, cells = self.rows, self.cols, self.cells
        if type(rows) is type(cols) is int and type(cells) is str:
            # A fast path for nearly all positions, which the package makes by the million.
            is_small = 0 < rows <= MAX_SIDE and 0 < cols <= MAX_SIDE
            if is_small and len(cells) == rows * cols and not cells.strip(_SPELT):
                return
        rows, cols = _side("rows", rows), _side("columns", cols)
        if not isinstance(cells, str):
            raise ValueError(f"the cells are a text over '.BGW', not {type(cells).__name__}")
        cells = str.__str__(cells)  # a subclass of str may print another text than it holds
        readable = _CELLS.match(cells)
        if readable and readable.end() < len(cells):
            at = readable.end()
            raise ValueError(f"cell {at + 1} is {cells[at]!r}, which is none of 'B', 'G', 'W', '.'")
        if len(cells) != rows * cols:
            raise ValueError(f"{many(len(cells), 'cell')}, where {rows}x{cols} has {rows * cols}")
        if fault := size_fault(rows, cols):
            raise ValueError(fault)
        for name, value in (("rows", rows), ("cols", cols), ("cells", cells.upper())):
            object.__setattr__(self, name, value)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read board text; raises `BoardError`, a ValueError that names every defect.

        >>> Position.parse("b2/gw1")
        Position.parse('B../GW.')
        >>> Position.parse("BX/G")
        Traceback (most recent call last):
            ...
        greenest.games.pyramids.board.BoardError: line 1, column 2: unknown letter 'X'...
        """
        if not isinstance(text, str):
            raise TypeError(f"board text is a str, not {type(text).__name__}")
        return cls.of_board(read_board(text))

    @classmethod
    def of_board(cls, board: Board) -> Position:
        """Return the position of a board, without the heights of its stacks."""
        return cls(board.rows, board.cols, board.cells)

    def __reduce__(self) -> tuple[type[Position], tuple[int, int, str]]:
        """Return how to pickle the position: the constructor, which checks its arguments."""
        return type(self), (self.rows, self.cols, self.cells)

    def __str__(self) -> str:
        """Return board text: the ranks from the top, separated by slashes."""
        ranks = range(0, len(self.cells), self.cols)
        return "/".join(self.cells[start : start + self.cols] for start in ranks)

    def __repr__(self) -> str:
        """Return the Python expression that makes the position."""
        if size_fault(self.rows, self.cols, EMPTY not in self.cells):
            return f"Position({self.rows}, {self.cols}, {self.cells!r})"
        return f"Position.parse({str(self)!r})"

    def as_json(self) -> dict[str, Any]:
        """Return board, shape and number of stacks under their published keys."""
        return {"board": str(self), "rows": self.rows, "cols": self.cols, "pieces": self.pieces}

    @property
    def grid(self) -> Grid:
        """The grid of the cells, which knows their names."""
        return grid_of(self.rows, self.cols)

    @property
    def board(self) -> Board:
        """The board in which each stack is a single pyramid."""
        return Board(self.rows, self.cols, tuple(cell.strip(EMPTY) for cell in self.cells))

    @property
    def pieces(self) -> int:
        """The number of stacks."""
        return len(self.cells) - self.cells.count(EMPTY)

    @property
    def counts(self) -> dict[str, int]:
        """The number of stacks of each colour, by letter: "B", "G", "W"."""
        return {colour: self.cells.count(colour) for colour in COLOURS}

    @property
    def is_solved(self) -> bool:
        """Whether a single stack is left."""
        return self.pieces == 1

    def cell(self, name: str) -> str:
        """Return the colour on the cell of this name, such as `c3`: "B", "G", "W", or "." if empty.

        Raises ValueError if there is no such cell.
        """
        if not isinstance(name, str):
            raise TypeError(f"the name of a cell is a text such as 'c3', not {name!r}")
        return self.cells[self.grid.cell(name.lower())]

    def captures(self) -> tuple[Capture, ...]:
        """Return every legal capture, sorted by source cell, then north, east, south, west."""
        return legal_captures(self.rows, self.cols, self.cells)

    def notation(self, capture: tuple[int, int]) -> str:
        """Return the notation of a capture, such as "a2xb2"; raises ValueError for a wrong cell."""
        return self.grid.format_capture(capture)

    def after(self, *captures: tuple[int, int] | str) -> Position:
        """Return the position after captures, each a pair of cells or text such as "a2xb2".

        Raises `IllegalCapture`, a ValueError, for the first illegal capture. Raises ValueError for
        text that is not a capture on this board, and TypeError for other types.
        """
        pairs = [each if type(each) is Capture else self._capture(each) for each in captures]
        return Position(self.rows, self.cols, replay(self.rows, self.cols, self.cells, pairs))

    def draw(self) -> str:
        """Draw the position for the terminal, with the names of ranks and files."""
        return drawing.draw(self.board)

    def _capture(self, capture: tuple[int, int] | str) -> Capture:
        """Return a `Capture` with plain integers, for a text or a pair of integers of any type."""
        if isinstance(capture, str):
            moves = split_moves(capture)
            return parse_capture(self.grid, moves[0] if len(moves) == 1 else capture.lower())
        try:
            source, target = capture
            return Capture(operator.index(source), operator.index(target))
        except (TypeError, ValueError):
            message = f"a capture is a pair of cells or a text such as 'a2xb2', not {capture!r}"
            raise TypeError(message) from None

    def svg(self) -> str:
        """Draw the position as SVG, for a page or a file."""
        return drawing.svg(self.board)

    def _repr_svg_(self) -> str | None:
        """Return the drawing that a notebook shows; None for more than 64 rows or columns."""
        return self.svg() if max(self.rows, self.cols) <= 64 else None


def _side(name: str, value: SupportsIndex) -> int:
    """Return the number of rows or columns as a plain integer; raises ValueError if it is wrong.

    `name` is "rows" or "columns", for the message.
    """
    try:
        side = operator.index(value)
    except TypeError:
        raise ValueError(f"the number of {name} is an integer, not {value!r}") from None
    if not 1 <= side <= MOST_CELLS:
        raise ValueError(f"{side} {name}: a board has 1 to {MOST_CELLS:,}")
    return side
