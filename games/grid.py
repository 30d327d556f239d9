"""A rectangle of cells: the names of cells, as in chess, and the cells in line with each cell.

Cells are numbered row by row from the top-left one. The name of a cell is the letter of its file,
from the left, and the number of its rank, from the bottom. After file z come aa, ab and so on, as
in spreadsheets. An example of three rows and four columns:

    3   0  1  2  3
    2   4  5  6  7
    1   8  9 10 11
        a  b  c  d       cell 6 is c2
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, count, islice, product
from string import ascii_lowercase

_NAME = re.compile("([a-z]{1,5})([1-9][0-9]{0,6})")
_MOST_KEPT = 1 << 12
"""The names of a grid's cells are cached if it has at most this number of cells."""

Cells = tuple[int, ...]
Rays = tuple[tuple[Cells, Cells, Cells, Cells], ...]


@dataclass(frozen=True)
class Grid:
    """A rectangle of cells; raises ValueError if it has none."""

    rows: int
    cols: int

    def __post_init__(self) -> None:
        """Check that there is at least one cell."""
        if self.rows < 1 or self.cols < 1:
            raise ValueError(f"no grid of {self.rows}x{self.cols}: at least 1 rank and 1 file")

    @cached_property
    def size(self) -> int:
        """The number of cells."""
        return self.rows * self.cols

    @cached_property
    def rays(self) -> Rays:
        """For each cell the tuples of cells to its north, east, south and west, nearest first."""
        cols = self.cols
        return tuple(
            (
                tuple(range(cell - cols, -1, -cols)),
                tuple(range(cell + 1, first + cols)),
                tuple(range(cell + cols, self.size, cols)),
                tuple(range(cell - 1, first - 1, -1)),
            )
            for first in range(0, self.size, cols)
            for cell in range(first, first + cols)
        )

    @cached_property
    def paths(self) -> dict[tuple[int, int], Cells]:
        """The cells between two cells, for each pair of different cells in one row or column."""
        return {
            (source, target): ray[:distance]
            for source, star in enumerate(self.rays)
            for ray in star
            for distance, target in enumerate(ray)
        }

    @cached_property
    def _names(self) -> tuple[str, ...]:
        files, rows = file_names(self.cols), range(self.rows, 0, -1)
        return tuple(f"{name}{rank}" for rank in rows for name in files)

    def name(self, cell: int) -> str:
        """Return the name of a cell, such as `c3`; raises ValueError if there is no such cell."""
        if not 0 <= cell < self.size:
            raise ValueError(f"there is no cell {cell} on {self.rows}x{self.cols}")
        if self.size <= _MOST_KEPT:
            return self._names[cell]
        row, col = divmod(cell, self.cols)
        return f"{file_names(self.cols)[col]}{self.rows - row}"

    def format_capture(self, capture: tuple[int, int]) -> str:
        """Return the notation of a capture from one cell to another, as `c3xc5`."""
        source, target = capture
        return f"{self.name(source)}x{self.name(target)}"

    def cell(self, name: str) -> int:
        """Return the cell with this name, such as `c3`; raises ValueError if there is none."""
        match = _NAME.fullmatch(name)
        if match:
            row, col = self.rows - int(match[2]), file_number(match[1])
            if row >= 0 and col < self.cols:
                return row * self.cols + col
        raise ValueError(f"there is no cell {name!r} on {self.rows}x{self.cols}")

    def between(self, source: int, target: int) -> range | None:
        """Return the cells between two cells, from `source` to `target`.

        Return None if the two are the same, not in one row or column, or not in the grid.
        """
        if not (0 <= source < self.size and 0 <= target < self.size) or source == target:
            return None
        is_in_row = source // self.cols == target // self.cols
        if not is_in_row and (source - target) % self.cols:
            return None
        step = (1 if is_in_row else self.cols) * (1 if source < target else -1)
        return range(source + step, target, step)


grid_of = lru_cache(maxsize=64)(Grid)
"""The grid of a shape, the same object each time, so that its names and rays are made once."""


@lru_cache(maxsize=16)
def file_names(cols: int) -> tuple[str, ...]:
    """Return the names of the first `cols` files: a to z, then aa, ab and so on.

    >>> file_names(28)[24:]
    ('y', 'z', 'aa', 'ab')
    """
    letters = chain.from_iterable(product(ascii_lowercase, repeat=width) for width in count(1))
    return tuple(map("".join, islice(letters, cols)))


def file_number(name: str) -> int:
    """Return the number of a file, counted from 0 at the left: 0 for a, 26 for aa."""
    number = 0
    for letter in name:
        number = 26 * number + ord(letter) - ord("a") + 1
    return number - 1
