"""Counts how blocks, which are small full boards, can end: alone and with a carrier.

A *carrier* is one more stack outside the block, in front of a row or column. It stands for the rest
of a larger board. By symmetry, it is enough to place it to the right of a row or below a column.

    carrier below the second of three columns        B G W
                                                     W W B
                                                     . G .

A larger board can be solved block by block. For this it matters of each block with a carrier
whether it can be reduced to one stack, to one stack inside the block, and to one stack of any
wanted colour inside the block.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.lab.layouts import PartLayout, RowLayout
from greenest.solver.full.strips import ALL
from greenest.solver.kernels.arrays import Bools, Int64s, UInt8s
from greenest.solver.kernels.table import Layout
from greenest.study.progress import Advance
from greenest.study.shapes.census import Filling, classes

MOST_BITS = 26
"""The most cells of the rectangle around block and carrier.

An array has an entry for each set of these cells.
"""
LISTED = 60_000
"""If a claim has more exceptions than this, they are counted and not listed."""


def colours(cells: int) -> UInt8s:
    """Return for each code of `cells` cells the mask of its colours: bit x for colour x."""
    single = np.array([1, 2, 4], dtype=np.uint8)
    sets = np.zeros(1, dtype=np.uint8)
    for _ in range(cells):
        sets = (single[:, None] | sets[None, :]).ravel()
    return sets


class Carrier(NamedTuple):
    """The place of a carrier: to the right of a row of the block, or below a column.

    `line` is "row" or "column". `number` is the number of this row or column, from 0.
    """

    line: str
    number: int

    def __str__(self) -> str:
        """Return the name in published records, such as "row 1", which counts from 1."""
        return f"{self.line} {self.number + 1}"


@dataclass(frozen=True, slots=True)
class Exceptions:
    """The boards for which a claim is false; a board is a block, with its carrier if there is one.

    `count` is the number of all of them. `up_to_symmetry` has the alphabetically first board of
    each class under turns of the colours and the symmetries that leave the carrier in its place. It
    is None if `count` is more than `LISTED`.
    """

    count: int
    up_to_symmetry: tuple[Position, ...] | None

    def as_json(self) -> dict[str, Any]:
        """Return the exceptions under their published keys."""
        listed = self.up_to_symmetry
        boards = None if listed is None else [str(each) for each in listed]
        return {"count": self.count, "up_to_symmetry": boards}


@dataclass(frozen=True, slots=True)
class Ending:
    """How the blocks of a shape end, without a carrier or with one at the same place.

    Only blocks that have all three colours together with the carrier are counted. `boards` is their
    number, in all colours of the carrier. The three kinds of exceptions are blocks that cannot be
    reduced to one stack, to one stack inside the block, and to one stack of any wanted colour
    inside the block.
    """

    rows: int
    cols: int
    carrier: Carrier | None
    boards: int
    not_solvable: Exceptions
    not_inside: Exceptions
    not_each_colour: Exceptions
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return the ending under its published keys."""
        return {
            "shape": f"{self.rows}x{self.cols}",
            "carrier": None if self.carrier is None else str(self.carrier),
            "boards": self.boards,
            "not_solvable": self.not_solvable.as_json(),
            "not_inside": self.not_inside.as_json(),
            "not_each_colour": self.not_each_colour.as_json(),
            "seconds": round(self.seconds, 3),
        }


def carriers(rows: int, cols: int) -> Iterator[Carrier | None]:
    """Yield None, for no carrier, and then the places of a carrier, up to symmetry."""
    yield None
    for row in range((rows + 1) // 2):
        yield Carrier("row", row)
    for col in range((cols + 1) // 2 if rows != cols else 0):
        yield Carrier("column", col)


def endings(
    rows: int, cols: int, jobs: int = 1, progress: Advance | None = None
) -> Iterator[Ending]:
    """Yield the ending of blocks without a carrier, and then with a carrier at each place.

    The work is done in `jobs` threads. `progress` receives numbers of positions newly decided;
    their sum is `positions(rows, cols)`. A block of n cells needs a table of 4^n bits, or 4^(n+1)
    bits with a carrier; a single row needs far fewer. Raises ValueError for more than 16 cells.
    """
    for carrier in carriers(rows, cols):
        yield _ending(rows, cols, carrier, jobs, progress)


def positions(rows: int, cols: int) -> int:
    """Return the number of positions that `endings` decides; raises as `endings` does."""
    total = 0
    for carrier in carriers(rows, cols):
        layout, _ = _layout(rows, cols, carrier)
        total += _undecided(layout) * (1 if carrier is None else 2)
    return total


def _undecided(layout: PartLayout) -> int:
    """Return the number of positions with two stacks or more, which have to be decided."""
    return sum(3 ** int(mask).bit_count() for mask in layout.masks[layout.ranks(2).start :])


def _ending(
    rows: int,
    cols: int,
    carrier: Carrier | None,
    jobs: int,
    progress: Advance | None,
) -> Ending:
    started = perf_counter()
    layout, inside = _layout(rows, cols, carrier)
    three = colours(layout.cells) == ALL
    one, each = _ends(layout, inside, jobs, progress)
    not_solvable = not_inside = three & ~one
    if carrier is not None and not_inside.any():
        anywhere, _ = _ends(layout, layout.occupied, jobs, progress)
        not_solvable = three & ~anywhere
    elif carrier is not None and progress:
        progress(_undecided(layout))
    return Ending(
        rows,
        cols,
        carrier,
        int(np.count_nonzero(three)),
        _exceptions(layout, inside, not_solvable),
        _exceptions(layout, inside, not_inside),
        _exceptions(layout, inside, three & ~each),
        perf_counter() - started,
    )


def _exceptions(layout: PartLayout, inside: int, failing: Bools) -> Exceptions:
    count = int(np.count_nonzero(failing))
    if count > LISTED:
        return Exceptions(count, None)
    boards = (layout.setup(int(code)) for code in np.flatnonzero(failing))
    outside = layout.occupied & ~inside
    # In a block of one line, mirroring the whole board would move the carrier.
    return Exceptions(count, classes(boards, outside.bit_length() - 1 if outside else None))


def _layout(rows: int, cols: int, carrier: Carrier | None) -> tuple[PartLayout, int]:
    """Return the layout of a table of blocks with a carrier, and the mask of the block's cells."""
    block = Layout(rows, cols)
    inside, outside, fixed = (1 << block.cells) - 1, 0, 0
    if carrier is not None and carrier.line == "column":
        rows, fixed = rows + 1, carrier.number
        outside = 1 << block.cells + carrier.number
    elif carrier is not None:
        cols, fixed = cols + 1, cols
        inside = sum((1 << block.cols) - 1 << cols * row for row in range(rows))
        outside = 1 << cols * carrier.number + block.cols
    if (inside | outside).bit_length() > MOST_BITS:
        raise ValueError(
            f"{block.rows}x{block.cols} is too tall for a table: give it turned, "
            f"{block.cols}x{block.rows}"
        )
    if block.rows == 1:
        return RowLayout(rows, cols, inside | outside, fixed), inside
    return PartLayout(rows, cols, inside | outside), inside


def _ends(layout: PartLayout, end: int, jobs: int, progress: Advance | None) -> tuple[Bools, Bools]:
    """Return two arrays of flags, with one flag for each full board.

    The first says whether the board can be reduced to one stack on a cell of the mask `end`. The
    second says whether this stack can have any wanted colour. Only Black is computed; the other
    colours follow by turning the colours.
    """
    filling = Filling(layout)
    singles = layout.ranks(1)
    for place in singles:
        if layout.masks[place] & end:
            filling.table[layout.bounds[place]] = 1
    filling.done = singles.stop
    filling.fill(jobs, progress)
    bits = filling.table[layout.bounds[-2] :].view(np.uint8)
    black = np.unpackbits(bits, count=3**layout.cells, bitorder="little").view(np.bool_)
    one, each = black.copy(), black
    for _ in range(2):
        black = _turned(black, layout.cells)
        one |= black
        each = each & black
    return one, each


def _turned(flags: Bools, cells: int) -> Bools:
    """Return for each board the flag of the board in which each colour is replaced by its prey."""
    high, low = (_turned_codes(size) for size in (cells - cells // 2, cells // 2))
    return np.asarray(flags.reshape(len(high), len(low))[high][:, low].ravel())


def _turned_codes(cells: int) -> Int64s:
    """Return, by code of `cells` cells, the code in which each colour is its prey."""
    powers = 3 ** np.arange(cells)
    return np.asarray((np.arange(3**cells)[:, None] // powers + 1) % 3 @ powers)
