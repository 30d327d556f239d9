"""A board on which captures are made as the proof of docs/every-size.md describes.

A *block* is a choice of rows and columns of the board, with a stack on each cell in which a chosen
row crosses a chosen column. Between these cells the board is empty. A block has two lists: the
lines of the board that are the block's rows, and the lines that are the block's columns. If a list
is reversed, the block is reflected; if the lists are exchanged, the block is transposed. A
*carrier* is a stack in front of a column of a block (1.1). The statements P, V, D and C bring
blocks of two to four rows down to one stack (2.10).

    z . . .     The carrier z is in front of column 0 of a block of two rows. Between z and the
    . . . .     block is an empty row. z can take the x below it, and is then in the block.
    x x y x     The block has the lines 2 and 3 as rows, and 0 to 3 as columns. The transposed
    y x y y     block has the lines 0 to 3 as rows, and 2 and 3 as columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.solver.full.descents import Descent, GapError, descent
from greenest.solver.full.field import Field, field_of, take, take_each
from greenest.solver.full.strips import Ints
from greenest.solver.kernels.arrays import Int8s


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """A block: `lines` has the numbers of its rows on the board, `across` those of its columns.

    If the block `is_turned`, `lines` has columns of the board, and `across` has rows of the board.
    Cells are numbered row by row; the board has `width` columns.
    """

    lines: Ints
    across: Ints
    width: int
    is_turned: bool = False

    @classmethod
    def of_sides(cls, rows: range, cols: range, width: int) -> Block:
        """Return the block of these rows and columns of a board with `width` columns."""
        return cls(np.array(rows, dtype=np.int64), np.array(cols, dtype=np.int64), width)

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self.lines)

    def __getitem__(self, rows: slice) -> Block:
        """Return the block of the rows in a slice."""
        return replace(self, lines=self.lines[rows])

    def __iter__(self) -> Iterator[Ints]:
        """Yield the cells of each row, in order."""
        return map(self.row, range(len(self)))

    def __add__(self, other: Block) -> Block:
        """Return the block of this block's rows, then the rows of `other`, in the same columns."""
        return replace(self, lines=np.concatenate((self.lines, other.lines)))

    def without(self, row: int) -> Block:
        """Return the block without the row of this index."""
        return self[:row] + self[row + 1 :]

    def turned(self) -> Block:
        """Return the transposed block: its rows are the columns of this block."""
        return Block(self.across, self.lines, self.width, not self.is_turned)

    def row(self, row: int) -> Ints:
        """Return the cells of the row of this index."""
        line, across = self.lines[row], self.across
        return np.asarray(
            across * self.width + line if self.is_turned else line * self.width + across
        )

    def column_of(self, stack: int) -> int:
        """Return the index of the column in which, or in front of which, a stack stands.

        Raises GapError if there is no such column.
        """
        row, col = divmod(stack, self.width)
        places = np.flatnonzero(self.across == (row if self.is_turned else col))
        if not len(places):
            raise GapError(f"cell {stack} is in front of no column of a block")
        return int(places[0])


class Kind(StrEnum):
    """The purpose of consecutive captures."""

    WINDOW = "window"
    """A block comes down to one stack, with its carrier if there is one."""
    SWEEP = "sweep"
    """A stack takes all stacks of some rows, one row after the other (1.3)."""
    REMOVAL = "removal"
    """A row is removed into the row beside it (1.2)."""
    TAKE = "take"
    """A stack takes one other stack, which may just have taken a third one (1.4)."""


class Stage(NamedTuple):
    """Consecutive captures of one kind, made by one section of docs/every-size.md.

    `first` is the number of captures before this stage. The stage ends where the next one begins.
    """

    first: int
    kind: Kind
    section: str


@dataclass(slots=True)
class Play:
    """A board that is being solved: the stacks left, and the captures and steps so far.

    `steps` counts how often each step was taken, by the name of the step.
    """

    left: Field
    steps: Counter[str] = field(default_factory=Counter)
    stages: list[Stage] = field(default_factory=list)
    section: str = ""
    """The current section of docs/every-size.md."""

    @classmethod
    def on(cls, colours: Int8s) -> Play:
        """Return a new play, without captures, on a board of (rows, cols) colours, -1 if empty."""
        return cls(field_of(colours))

    @property
    def made(self) -> int:
        """The number of captures so far."""
        return int(self.left.made[0])

    @property
    def captures(self) -> Ints:
        """The captures so far, as pairs of cell numbers: source and target."""
        return self.left.captures[: self.made]

    def colour(self, stack: int) -> int:
        """Return the colour of the stack on a cell, or -1 if the cell is empty."""
        return int(self.left.colours.flat[stack])

    def begin(self, kind: Kind) -> None:
        """Begin a new stage: the captures from now on are of this kind.

        If no capture was made in the stage before, the new stage replaces it.
        """
        if self.stages and self.stages[-1].first == self.made:
            self.stages.pop()
        self.stages.append(Stage(self.made, kind, self.section))

    def take(self, source: int, target: int) -> int:
        """Make a capture and return its target; raises GapError if the capture is not allowed."""
        if not take(self.left, source, target):
            raise GapError(f"{source} cannot take {target} after {dict(self.steps)}")
        return target

    def take_all(self, source: int, targets: Sequence[int]) -> int:
        """Let the stack on `source` take the targets, in order; return the cell where it ends."""
        for target in targets:
            source = self.take(source, target)
        return source

    def _by_line(self, rows: Block) -> Ints:
        """Return the number of stacks in each of these rows, by colour: (rows, 3)."""
        by_line = self.left.by_col if rows.is_turned else self.left.by_row
        return by_line[rows.lines]

    def counts(self, rows: Block) -> Ints:
        """Return the number of stacks of each colour in these rows."""
        return np.asarray(self._by_line(rows).sum(axis=0))

    def outside(self, rows: Block) -> Ints:
        """Return the number of stacks of each colour outside these rows."""
        return np.asarray(self.left.total - self.counts(rows))

    def masks(self, rows: Block) -> Ints:
        """Return for each row the set of its colours, as a mask: bit x for colour x."""
        return np.asarray((self._by_line(rows) > 0) @ np.array([1, 2, 4]))

    def of(self, rows: Block) -> set[int]:
        """Return the set of all colours in these rows."""
        return set(np.flatnonzero(self.counts(rows)).tolist())

    def of_row(self, rows: Block, row: int) -> set[int]:
        """Return the set of colours in the row of this index."""
        return self.of(rows[row : row + 1])

    def colours(self, block: Block) -> Int8s:
        """Return the colours of the block's cells, (rows, columns)."""
        return np.asarray(self.left.colours.ravel()[np.stack([*block])])

    def text(self, rows: Block) -> str:
        """Return the rows as letters of colours, `.` for an empty cell, separated by slashes."""
        letters = COLOURS + "."
        return "/".join("".join(letters[x] for x in row) for row in self.colours(rows).tolist())

    def descent(
        self, block: Block, carrier: int | None = None, wanted: Ints | None = None
    ) -> Descent:
        """Return captures that bring a block of two to four rows down to one stack (2.10).

        The last stack is always in the same column. With three or four rows, there are captures for
        all three colours of this stack; with two rows, for at least one colour. If `wanted` is
        given, it has a mask of colours for each column. Then captures for one wanted colour in one
        column are enough. Cell numbers and colours are those of the board.
        """
        cells = np.stack([*block])
        colours = self.left.colours.ravel()[cells]
        mark, turn = None, 0
        if carrier is not None:
            mark, turn = block.column_of(carrier), 2 - self.colour(carrier)
            colours = (colours + turn) % 3
        found = descent(colours, mark, wanted)
        self.steps.update(found.steps)
        return found.on(np.append(cells, -1 if carrier is None else carrier), turn)

    def bring(self, found: Descent, colour: int | None = None) -> int:
        """Bring a block down to one stack by the captures found; return the cell of this stack.

        The stack has the given colour. If `colour` is None, it is the first in `found.captures`.
        """
        if colour is None:
            colour = next(iter(found.captures))
        self.begin(Kind.WINDOW)
        captures = found.play(colour)
        if take_each(self.left, captures) < len(captures):
            raise GapError(f"a block does not come down after {dict(self.steps)}")
        return int(self.captures[-1][1])
