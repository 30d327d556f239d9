"""A board on which the proof of docs/every-size.md is being played.

A *block* is a full rectangle between emptied lines, given by its rows, each the cells of the board
from end to end; so it can be turned, or turned over, as the page does. A *carrier* is the cell of a
stack in front of a column of a block (1.1). Blocks of up to four rows come down to one stack by P,
V, D or C (2.10).

    z . . .     z in front of column 0 of a block of two rows. It takes an x of the first row,
    . . . .     is in that row, and so on. The second row is emptied, so it is transparent.
    x x y x
    y x y y
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from greenest.games.pyramids.board_text import COLOURS
from greenest.theorem.descents import Descent, GapError, descent
from greenest.theorem.strips import Cell, Strip, prey

Row = tuple[Cell, ...]
Block = tuple[Row, ...]


def turned(block: Sequence[Row]) -> Block:
    """Return a block with its columns as rows."""
    return tuple(zip(*block, strict=True))


def column_of(block: Sequence[Row], stack: Cell) -> int:
    """Return the column of a block in which a stack is, or in front of which it stands."""
    if stack in block[0]:
        return block[0].index(stack)
    for col, (row, line) in enumerate(block[0]):
        if row == stack[0] or line == stack[1]:
            return col
    raise GapError(f"{stack} is in front of no column of a block")


class Kind(StrEnum):
    """The purpose of some captures in a row."""

    WINDOW = "window"
    """A block comes down to one stack, perhaps together with a carrier."""
    SWEEP = "sweep"
    """A stack takes rows, one after the other (1.3)."""
    REMOVAL = "removal"
    """A row is removed into the one beside it (1.2)."""
    TAKE = "take"
    """A stack takes one more, or is taken."""


class Stage(NamedTuple):
    """A kind of captures that begins with the capture of a number, for a section of the proof."""

    first: int
    kind: Kind
    section: str


@dataclass(slots=True)
class Play:
    """A board being played on: the colour of each stack, the captures made, the steps taken."""

    colours: dict[Cell, int]
    captures: list[tuple[Cell, Cell]] = field(default_factory=list)
    steps: Counter[str] = field(default_factory=Counter)
    stages: list[Stage] = field(default_factory=list)
    section: str = ""
    """The section of docs/every-size.md that is being followed."""

    def begin(self, kind: Kind) -> None:
        """Record the purpose of the captures from here on."""
        if self.stages and self.stages[-1].first == len(self.captures):
            self.stages.pop()
        self.stages.append(Stage(len(self.captures), kind, self.section))

    def take(self, source: Cell, target: Cell) -> Cell:
        """Make a capture and return its target; raises GapError if it is not legal."""
        if not self._may_take(source, target):
            raise GapError(f"{source} cannot take {target} after {dict(self.steps)}")
        self.colours[target] = self.colours.pop(source)
        self.captures.append((source, target))
        return target

    def _may_take(self, source: Cell, target: Cell) -> bool:
        if source not in self.colours or target not in self.colours:
            return False
        (row, col), (to_row, to_col) = source, target
        if row == to_row:
            between = [(row, at) for at in range(min(col, to_col) + 1, max(col, to_col))]
        else:
            between = [(at, col) for at in range(min(row, to_row) + 1, max(row, to_row))]
        is_aligned = (row == to_row) != (col == to_col)
        is_prey = self.colours[target] == prey(self.colours[source])
        return is_aligned and is_prey and not any(cell in self.colours for cell in between)

    def take_all(self, source: Cell, targets: Sequence[Cell]) -> Cell:
        """Let a stack take others, one after the other; return its last cell."""
        for target in targets:
            source = self.take(source, target)
        return source

    def of(self, rows: Sequence[Row]) -> set[int]:
        """Return the colours in some rows."""
        return {self.colours[cell] for row in rows for cell in row}

    def count(self, rows: Sequence[Row], colour: int) -> int:
        """Return how many stacks of a colour there are in some rows."""
        return sum(self.colours[cell] == colour for row in rows for cell in row)

    def strip(self, block: Sequence[Row], mark: int | None = None, turn: int = 0) -> Strip:
        """Return a block as a strip, its colours turned."""
        columns = tuple(
            tuple((self.colours[cell] + turn) % 3 for cell in column) for column in turned(block)
        )
        return Strip(columns, mark)

    def text(self, rows: Sequence[Row]) -> str:
        """Return rows of colours, joined by slashes."""
        return "/".join("".join(COLOURS[self.colours[cell]] for cell in row) for row in rows)

    def descent(self, block: Block, carrier: Cell | None = None) -> Descent:
        """Find a free column of a strip (P, V), or a solution if it has two rows (D, C).

        Its captures are those on the board, by the colour that the last stack has there.
        """
        rows, mark, turn = block, None, 0
        if carrier is not None:
            mark, turn = column_of(block, carrier), 2 - self.colours[carrier]
            # Strips have their carrier in row -1, which is the last of these.
            rows = (*block, (carrier,) * len(block[0]))
        found = descent(self.strip(block, mark, turn))
        self.steps.update(found.steps)
        captures = {
            (colour - turn) % 3: tuple([(rows[r][c], rows[s][d]) for (r, c), (s, d) in line])
            for colour, line in found.captures.items()
        }
        return Descent(found.column, captures, found.steps)

    def bring(self, found: Descent, colour: int | None = None) -> Cell:
        """Bring a block down to one stack, of a colour if given, and return its cell."""
        if colour is None:
            colour = next(iter(found.captures))
        self.begin(Kind.WINDOW)
        for source, target in found.captures[colour]:
            self.take(source, target)
        return self.captures[-1][1]
