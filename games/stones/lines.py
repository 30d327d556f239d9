"""Lines of 3 Stones: three neighbours in a row of one colour or clear, but not all clear.

As stones never move, the scores follow from the board at any time. Sets of cells are numbers, a bit
a cell, eleven to a rank from the left and two more that belong to no cell: so no line continues
from the end of a rank into the next, and none runs through the centre, which never holds a stone. A
set shifted by a step, intersected with itself, has the cells whose neighbours are in it too.
"""

from __future__ import annotations

from operator import itemgetter

from greenest.games.stones.pockets import CELLS
from greenest.games.stones.supply import CLEAR, COLOURS

_SIDE = 11
_RANK = _SIDE + 2
_STEPS = (1, _RANK, _RANK + 1, _RANK - 1)
"""From a cell to its neighbour across, down and on both diagonals."""

_NO_POCKET = len(CELLS)
_places = {cell: pocket for pocket, cell in enumerate(CELLS)}
_laid_out = itemgetter(
    *(_places.get((row, col), _NO_POCKET) for row in range(_SIDE) for col in range(_RANK))
)
"""Maps a sign for each pocket, and one for bits that are none, to the signs of all bits."""

_OF_COLOUR = tuple(
    str.maketrans({sign: str(int(sign in (colour, CLEAR))) for sign in "." + COLOURS + CLEAR})
    for colour in COLOURS
)


def scores(board: str) -> tuple[int, int]:
    """Return the lines of White and of Black on a board, whoever completed them."""
    white, black = (int("".join(_laid_out(board.translate(own) + "0")), 2) for own in _OF_COLOUR)
    clear = _lines(white & black)
    return _lines(white) - clear, _lines(black) - clear


def _lines(cells: int) -> int:
    """Count the lines of three within a set of cells."""
    return sum((cells & cells >> step & cells >> 2 * step).bit_count() for step in _STEPS)
