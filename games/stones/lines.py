"""What scores in 3 Stones: three neighbours in a row of one colour or clear, but not all clear.

As stones never move, the scores can be read off the board at any time.
"""

from __future__ import annotations

from itertools import product

from greenest.games.stones.pockets import CELLS
from greenest.games.stones.supply import CLEAR, COLOURS


def _triples() -> tuple[tuple[int, int, int], ...]:
    """Return every three neighbouring pockets in a row, across, down and on both diagonals."""
    pockets = {cell: pocket for pocket, cell in enumerate(CELLS)}
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row, col in pockets:
            places = [(row + steps * down, col + steps * right) for steps in range(3)]
            if all(place in pockets for place in places):
                a, b, c = (pockets[place] for place in places)
                found.append((a, b, c))
    return tuple(found)


TRIPLES = _triples()

_SCORING = {
    colour: frozenset(map("".join, product((colour, CLEAR), repeat=3))) - {3 * CLEAR}
    for colour in COLOURS
}


def scores(board: str) -> tuple[int, int]:
    """Return the lines of White and of Black on a board, whoever completed them."""
    trios = [board[a] + board[b] + board[c] for a, b, c in TRIPLES]
    white, black = (sum(trio in _SCORING[colour] for trio in trios) for colour in COLOURS)
    return white, black
