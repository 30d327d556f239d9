"""The table of positions in plain Python: the same bits, by brute force from the description."""

from itertools import product

import brute
from greenest.games.pyramids.position import Position


def cells_of(mask, colours, size):
    """Return the cells of a position from its set of cells and the colours of its stacks."""
    rest = iter(colours)
    return "".join(next(rest) if mask >> cell & 1 else "." for cell in range(size))


def table(rows, cols):
    """Return the words of the table; the first stack's colour is the lowest digit of a code."""
    words = []
    for mask in sorted(range(1 << rows * cols), key=lambda mask: (mask.bit_count(), mask)):
        bits = 0
        for code, colours in enumerate(product("BGW", repeat=mask.bit_count())):
            cells = cells_of(mask, colours[::-1], rows * cols)
            bits |= brute.is_solvable(Position(rows, cols, cells)) << code
        words += [bits >> first & (1 << 64) - 1 for first in range(0, 3 ** mask.bit_count(), 64)]
    return words
