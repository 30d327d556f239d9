"""Random boards, each determined by shape, pieces or colours, seed and index.

docs/random-boards.md specifies them, with test vectors. They are made without any library's random
generator, so any program can make them again. Except for `mix`, all compiled code is here.
"""

from __future__ import annotations

import operator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.plurals import many
from greenest.games.pyramids.board import COLOURS, EMPTY, size_fault
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.bits import mix
from greenest.solver.kernels.cache import compiled, helper

LARGEST_WORD = 2**64 - 1
"""The largest seed and the largest index."""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
LARGEST = np.uint64(LARGEST_WORD)
ONE = np.uint64(1)
LETTERS = np.frombuffer(COLOURS.encode(), dtype=np.uint8)
NO_LETTER = np.uint8(ord(EMPTY))


class Colours(NamedTuple):
    """The numbers of stacks of each colour on a random board.

    If all three are equal, the boards are the same as with `pieces` alone.
    """

    black: int
    green: int
    white: int

    @property
    def are_equal(self) -> bool:
        """Whether each colour has the same number of stacks."""
        return self.black == self.green == self.white


def random_position(
    rows: int, cols: int, pieces: int, seed: int, index: int, colours: Colours | None = None
) -> Position:
    """Return the random board with this index.

    `pieces` is the number of stacks. `colours`, if given, has the number of each colour, with the
    sum `pieces`; otherwise these numbers are as equal as possible. Every arrangement is equally
    likely. Raises ValueError for sizes that no board has, more pieces than cells, colours with
    another sum, or a seed or index outside 0..2^64 - 1.
    """
    (cells,) = random_boards(rows, cols, pieces, seed, index, 1, colours)
    return Position(rows, cols, cells.tobytes().decode("ascii"))


def random_boards(
    rows: int,
    cols: int,
    pieces: int,
    seed: int,
    first: int,
    count: int,
    colours: Colours | None = None,
) -> NDArray[np.uint8]:
    """Return the `count` boards from index `first` on, as characters (count, rows * cols).

    Each row of the array has a board's cells, row by row. `random_position` describes the boards
    and the errors raised.
    """
    colours = None if colours is None else Colours(*colours)
    for index in (first, first + max(count - 1, 0)):
        check_board(rows, cols, pieces, seed, index, colours)
    own = None if colours is None or colours.are_equal else colours
    boards = np.empty((count, rows * cols), dtype=np.uint8)
    chosen = np.array(own or (), dtype=np.uint64)
    _fill_boards(boards, chosen, *map(np.uint64, (rows, cols, pieces, seed, first)))
    return boards


def check_board(
    rows: int, cols: int, pieces: int, seed: int, index: int = 0, colours: Colours | None = None
) -> None:
    """Raise ValueError for arguments that no random board has, TypeError unless all are int."""
    rows, cols, pieces, seed, index = map(operator.index, (rows, cols, pieces, seed, index))
    if rows < 1 or cols < 1:
        raise ValueError(f"a board has at least 1 row and 1 column, not {rows}x{cols}")
    if fault := size_fault(rows, cols, is_full=pieces >= rows * cols):
        raise ValueError(fault)
    if not 0 <= pieces <= rows * cols:
        raise ValueError(
            f"a {rows}x{cols} board holds 0 to {many(rows * cols, 'piece')}, not {pieces:,}"
        )
    for name, value in (("seed", seed), ("index", index)):
        if not 0 <= value <= LARGEST_WORD:
            raise ValueError(f"the {name} is in 0..2^64-1, not {value}")
    if colours is not None and (min(colours) < 0 or sum(map(operator.index, colours)) != pieces):
        shown = ", ".join(f"{stacks:,} {name}" for name, stacks in colours._asdict().items())
        raise ValueError(f"{many(pieces, 'piece')} cannot be {shown}")


@helper()
def _below(state: np.uint64, bound: np.uint64) -> tuple[np.uint64, np.uint64]:
    """Return the next state of the random generator, and a uniform number from 0 to `bound` - 1.

    Words from the last multiple of `bound` on are rejected, since they would favour small numbers.
    """
    left_over = (LARGEST - bound + ONE) % bound
    while True:
        state += GOLDEN
        word = mix(state)
        if word <= LARGEST - left_over:
            return state, word % bound


@compiled(nogil=True)
def _fill_boards(
    boards: NDArray[np.uint8],
    colours: NDArray[np.uint64],
    rows: np.uint64,
    cols: np.uint64,
    pieces: np.uint64,
    seed: np.uint64,
    index: np.uint64,
) -> None:
    """Write boards as characters, row by row from the top-left cell; `index` is of the first one.

    `colours` has the number of stacks of each colour; it is empty if the numbers are as equal as
    possible. All numbers are uint64, since numba turns a mixture with signed integers into floats.
    """
    of_all = np.uint64(0)
    for part in (seed, rows, cols, pieces):
        of_all = mix(of_all + GOLDEN + part)
    for part in colours:
        of_all = mix(of_all + GOLDEN + part)
    three = np.uint64(3)
    each, extra = pieces // three, pieces % three
    for cells in boards:
        state = mix(of_all + GOLDEN + index)
        index += ONE
        chosen = three
        if extra and not colours.size:
            state, chosen = _below(state, three)
        cell = 0
        for colour in range(3):
            gets_extra = (np.uint64(colour) == chosen) == (extra == ONE)
            stacks = each + ONE if extra and gets_extra else each
            if colours.size:
                stacks = colours[colour]
            for _ in range(stacks):
                cells[cell] = LETTERS[colour]
                cell += 1
        cells[cell:] = NO_LETTER

        for last in range(cells.size - 1, 0, -1):
            state, other = _below(state, np.uint64(last + 1))
            cells[last], cells[other] = cells[other], cells[last]
