"""A board on which captures are made as the proof of docs/every-size.md describes.

A *block* is a full rectangle between emptied lines, given by the board's lines for its rows and for
its columns; so it can be turned, or turned over, as on the page. A *carrier* is the cell of a stack
in front of a column of a block (1.1). Blocks of up to four rows come down to one stack by P, V, D
or C (2.10).

    z . . .     z in front of column 0 of a block of two rows. It takes an x of the first row,
    . . . .     is in that row, and so on. The second row is emptied, so it is transparent.
    x x y x     The block has the lines 2 and 3 for rows, 0 to 3 for columns; turned, the rows are
    y x y y     0 to 3 and the columns 2 and 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, overload

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.kernels.arrays import Int8s
from greenest.theorem.descents import Descent, GapError, descent
from greenest.theorem.field import Field, field_of, take, take_each
from greenest.theorem.strips import Cell, Ints


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """A row of a block: a line of the board, and the lines that cross it there, in order."""

    line: int
    across: Ints
    is_turned: bool

    def __len__(self) -> int:
        """Return the number of cells."""
        return len(self.across)

    def __getitem__(self, place: int) -> Cell:
        """Return a cell of the board."""
        across = int(self.across[place])
        return (across, self.line) if self.is_turned else (self.line, across)

    def index(self, stack: Cell) -> int:
        """Return the place of a cell in the row; raises ValueError if it is not there."""
        line, across = stack[::-1] if self.is_turned else stack
        places = np.flatnonzero(self.across == across)
        if line != self.line or not len(places):
            raise ValueError(f"{stack} is not in a row")
        return int(places[0])

    def cells(self, cols: int) -> Ints:
        """Return the cells, counted row by row on a board of `cols` columns."""
        return self.across * cols + self.line if self.is_turned else self.line * cols + self.across


@dataclass(frozen=True, slots=True, eq=False)
class Block(Sequence[Row]):
    """A full rectangle: the lines of the board for its rows, and those for its columns."""

    lines: Ints
    across: Ints
    is_turned: bool = False

    @classmethod
    def of_sides(cls, rows: range, cols: range) -> Block:
        """Return the block of some rows and columns of a board."""
        return cls(np.array(rows, dtype=np.int64), np.array(cols, dtype=np.int64))

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self.lines)

    @overload
    def __getitem__(self, place: int) -> Row: ...

    @overload
    def __getitem__(self, place: slice) -> Block: ...

    def __getitem__(self, place: int | slice) -> Row | Block:
        """Return a row, or a block of some rows."""
        if isinstance(place, slice):
            return Block(self.lines[place], self.across, self.is_turned)
        return Row(int(self.lines[place]), self.across, self.is_turned)

    def __iter__(self) -> Iterator[Row]:
        """Yield the rows."""
        return (Row(line, self.across, self.is_turned) for line in self.lines.tolist())

    def __add__(self, other: Block) -> Block:
        """Return a block with the rows of another one after its own."""
        return Block(np.concatenate((self.lines, other.lines)), self.across, self.is_turned)

    def without(self, row: int) -> Block:
        """Return the block without a row."""
        return self[:row] + self[row + 1 :]

    def cells(self, cols: int) -> Ints:
        """Return the cells, (rows, columns), counted row by row on a board of `cols` columns."""
        if self.is_turned:
            return self.across[None, :] * cols + self.lines[:, None]
        return self.lines[:, None] * cols + self.across[None, :]


def turned(block: Block) -> Block:
    """Return a block with its columns as rows."""
    return Block(block.across, block.lines, not block.is_turned)


def column_of(block: Block, stack: Cell) -> int:
    """Return the column of a block in which, or in front of which, a stack stands."""
    places = np.flatnonzero(block.across == stack[0 if block.is_turned else 1])
    if not len(places):
        raise GapError(f"{stack} is in front of no column of a block")
    return int(places[0])


class Kind(StrEnum):
    """The purpose of consecutive captures."""

    WINDOW = "window"
    """A block, perhaps with a carrier, comes down to one stack."""
    SWEEP = "sweep"
    """A stack takes rows, one after the other (1.3)."""
    REMOVAL = "removal"
    """A row is removed into the row beside it (1.2)."""
    TAKE = "take"
    """A stack takes a single other stack."""


class Stage(NamedTuple):
    """Consecutive captures of one kind: the first one's number, and the section of the proof."""

    first: int
    kind: Kind
    section: str


@dataclass(slots=True)
class Play:
    """The state of a solution: the stacks left, the captures made, and the steps taken."""

    left: Field
    steps: Counter[str] = field(default_factory=Counter)
    stages: list[Stage] = field(default_factory=list)
    section: str = ""
    """The section of docs/every-size.md that is being followed."""

    @classmethod
    def on(cls, colours: Int8s) -> Play:
        """Return the state at the start on a board: (rows, cols) colours, -1 for empty cells."""
        return cls(field_of(colours))

    @property
    def cols(self) -> int:
        """The columns of the board."""
        return len(self.left.by_col)

    @property
    def made(self) -> int:
        """The number of captures made."""
        return int(self.left.made[0])

    @property
    def captures(self) -> Ints:
        """The captures made, (captures, 2) cells counted row by row."""
        return self.left.captures[: self.made]

    def colour(self, stack: Cell) -> int:
        """Return the colour of a stack, -1 if there is none on the cell."""
        return int(self.left.colours[stack])

    def begin(self, kind: Kind) -> None:
        """Record the purpose of the captures from here on."""
        if self.stages and self.stages[-1].first == self.made:
            self.stages.pop()
        self.stages.append(Stage(self.made, kind, self.section))

    def take(self, source: Cell, target: Cell) -> Cell:
        """Make a capture, return its target; raises GapError unless the target is prey in line."""
        cols = self.cols
        if not take(self.left, source[0] * cols + source[1], target[0] * cols + target[1]):
            raise GapError(f"{source} cannot take {target} after {dict(self.steps)}")
        return target

    def take_all(self, source: Cell, targets: Sequence[Cell]) -> Cell:
        """Let a stack take others, one after the other; return its last cell."""
        for target in targets:
            source = self.take(source, target)
        return source

    def cell(self, number: int) -> Cell:
        """Return the row and column of a cell counted row by row; raises GapError if negative."""
        if number < 0:
            raise GapError(f"a stack meets what is not its prey after {dict(self.steps)}")
        return divmod(int(number), self.cols)

    def counts(self, rows: Block) -> Ints:
        """Return the number of stacks of each colour in the rows of a block."""
        by_line = self.left.by_col if rows.is_turned else self.left.by_row
        return np.asarray(by_line[rows.lines].sum(axis=0))

    def outside(self, rows: Block) -> Ints:
        """Return the number of stacks of each colour outside the lines of some rows."""
        return np.asarray(self.left.total - self.counts(rows))

    def masks(self, rows: Block) -> Ints:
        """Return the mask of colours of each row."""
        by_line = self.left.by_col if rows.is_turned else self.left.by_row
        return np.asarray((by_line[rows.lines] > 0) @ np.array([1, 2, 4]))

    def of(self, rows: Block) -> set[int]:
        """Return the colours in some rows."""
        return set(np.flatnonzero(self.counts(rows)).tolist())

    def of_row(self, row: Row) -> set[int]:
        """Return the colours in a row."""
        by_line = self.left.by_col if row.is_turned else self.left.by_row
        return {colour for colour, count in enumerate(by_line[row.line].tolist()) if count}

    def count(self, rows: Block, colour: int) -> int:
        """Return how many stacks of a colour there are in some rows."""
        return int(self.counts(rows)[colour])

    def colours(self, block: Block) -> Int8s:
        """Return the colours of a block, (rows, columns)."""
        return self.left.colours.ravel()[block.cells(self.cols)]

    def text(self, rows: Block) -> str:
        """Return rows of colours, joined by slashes."""
        letters = COLOURS + "."
        return "/".join("".join(letters[x] for x in row) for row in self.colours(rows).tolist())

    def descent(
        self, block: Block, carrier: Cell | None = None, wanted: Ints | None = None
    ) -> Descent:
        """Find a free column of a strip (P, V), or if it has two rows, a solution (D, C).

        If colours are `wanted`, a mask for each column, one of them is enough. The captures are
        those on the board, by the colour of the last stack on the board.
        """
        cells = block.cells(self.cols)
        colours = self.left.colours.ravel()[cells]
        mark, turn, before = None, 0, -1
        if carrier is not None:
            mark, turn = column_of(block, carrier), 2 - self.colour(carrier)
            colours = (colours + turn) % 3
            before = carrier[0] * self.cols + carrier[1]
        found = descent(colours, mark, wanted)
        self.steps.update(found.steps)
        return found.on(np.append(cells, before), turn)

    def bring(self, found: Descent, colour: int | None = None) -> Cell:
        """Bring a block down to one stack, of a colour if given; return the cell of the stack."""
        if colour is None:
            colour = next(iter(found.captures))
        self.begin(Kind.WINDOW)
        captures = found.play(colour)
        if take_each(self.left, captures) < len(captures):
            raise GapError(f"a block does not come down after {dict(self.steps)}")
        return self.cell(self.captures[-1][1])
