"""Strips: blocks of 2, 3 or 4 rows, the subject of P, V, D, C and E (docs/every-size.md, 2.1).

A colour is a number: Black 0, Green 1, White 2. Each takes the next, and White takes Black. A
*turn* of the colours replaces each colour of a block by the one that it takes, once or twice.

A *cell* is a row and a column, counted from 0. The cells of a block are ordered column by column,
each column from the top. A *carrier* is one more stack, in front of a row or column; it comes last.

A strip is given by its columns. If it is *marked*, White is the carrier above one column, at row
-1, and the strip itself has Black and Green only.

    carrier above column 0     W        Strip(columns=((1, 0), (0, 0)), mark=0)
                               G B      cells (0,0) (1,0) (0,1) (1,1), then (-1,0)
                               B B      in colours G B B B W: a pimple (2.1)

A *run* is a sequence of adjacent unmarked columns that are equal and of one colour (2.6). A
*window* is a few adjacent columns (1.1). A *guarded* column is full of one colour, and play may not
use it freely (2.8).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, groupby, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import COLOURS

Cell = tuple[int, int]
Captures = tuple[tuple[Cell, Cell], ...]
Column = tuple[int, ...]
Ints = NDArray[np.int64]

BLACK, GREEN, WHITE = range(3)

ALL = 7
"""The set of all three colours, as a mask."""

LONGEST_RUN = 4
"""The most columns of a run that is not long. Columns of long runs can be left out (2.6)."""

WINDOW_COLUMNS = {2: 4, 3: 4, 4: 3}
"""The width of windows in case 2 of 2.3, by the number of rows."""

SHORTEST_LONG = {2: 9, 3: 9, 4: 6}
"""The fewest columns of a strip that counts as long, by the number of rows (2.3)."""


def prey(colour: int) -> int:
    """Return the colour that the given one takes."""
    return (colour + 1) % 3


def captor(colour: int) -> int:
    """Return the colour that takes the given one."""
    return (colour + 2) % 3


def narrowest(rows: int, is_marked: bool) -> int:
    """Return the fewest columns with which all such strips are claimed to come down (2.1)."""
    return 3 if rows == 4 and not is_marked else 5


def cells_of(rows: int, cols: int, carrier: Cell | None = None) -> tuple[Cell, ...]:
    """Return the cells of a block in order, then the cell of its carrier if it has one."""
    block = ((row, col) for col in range(cols) for row in range(rows))
    return (*block, *([] if carrier is None else [carrier]))


@lru_cache(maxsize=64)
def rays(cells: tuple[Cell, ...]) -> Ints:
    """Return for each cell and direction the indexes of the cells in line with it, nearest first.

    The shape is (cells, 4, cells); -1 fills the last places. The directions are up, down, left and
    right.
    """
    found = np.full((len(cells), 4, len(cells)), -1, dtype=np.int64)
    for index, (row, col) in enumerate(cells):
        for way, (down, right) in enumerate(((-1, 0), (1, 0), (0, -1), (0, 1))):
            seen = sorted(
                ((r - row) * down + (c - col) * right, other)
                for other, (r, c) in enumerate(cells)
                if (r == row if right else c == col) and (r - row) * down + (c - col) * right > 0
            )
            found[index, way, : len(seen)] = [other for _, other in seen]
    return found


class ColourRun(NamedTuple):
    """A run: adjacent unmarked columns that are all of one colour; `first` is the first column."""

    first: int
    length: int
    colour: int


Guards = tuple[int, ...]
"""For each column, x + 1 if the column is guarded and full of colour x, else 0 (2.8)."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Columns of colours from the top, and the index of the marked column, if there is one."""

    columns: tuple[Column, ...]
    mark: int | None = None

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.columns[0])

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells, column by column, then the carrier's cell if the strip is marked."""
        carrier = None if self.mark is None else (-1, self.mark)
        return cells_of(self.rows, len(self.columns), carrier)

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the stacks on `cells`, in the same order."""
        carrier = [] if self.mark is None else [WHITE]
        return (*chain(*self.columns), *carrier)

    @property
    def is_long(self) -> bool:
        """Whether the strip is long: at least 9 columns, or 6 if it has four rows."""
        return len(self.columns) >= SHORTEST_LONG[self.rows]

    def runs(self) -> Iterator[ColourRun]:
        """Yield the maximal runs, left to right."""
        at = 0
        keyed = groupby(enumerate(self.columns), key=lambda pair: (pair[1], pair[0] == self.mark))
        for (column, is_marked), same in keyed:
            length = len(list(same))
            if len(set(column)) == 1 and not is_marked:
                yield ColourRun(at, length, column[0])
            at += length

    def guarded(self, length: int) -> Iterator[Guarded]:
        """Yield the strip with its runs cut to `length` columns, once with each choice of guards.

        Each run that was cut, and each run of four or more, has one guarded column (2.9).
        """
        runs = [run for run in self.runs() if run.length > min(length, LONGEST_RUN - 1)]
        left_out = {run.first + place for run in runs for place in range(run.length - length)}
        kept = [col for col in range(len(self.columns)) if col not in left_out]
        mark = None if self.mark is None else kept.index(self.mark)
        cut = Strip(tuple(self.columns[col] for col in kept), mark)
        copies = tuple(run.length - length + 1 for run in runs)
        ends = (run.first + run.length for run in runs)
        for places in product(*(range(end - length, end) for end in ends)):
            guards = {place: run.colour + 1 for run, place in zip(runs, places, strict=True)}
            yield cut, tuple(guards.get(col, 0) for col in kept), copies

    def __str__(self) -> str:
        """Return the rows from the top, separated by slashes; if marked, also the marked column."""
        rows = ("".join(COLOURS[x] for x in row) for row in zip(*self.columns, strict=True))
        text = "/".join(rows)
        return text if self.mark is None else f"{text} under W in column {self.mark}"


Guarded = tuple[Strip, Guards, tuple[int, ...]]
"""A shorter strip, its guards, and the copies of each guarded column, left to right (2.8)."""
