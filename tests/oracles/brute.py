"""An oracle that knows only the rules, and reads them anew: nothing of `games` or the solver.

Of two stacks next to each other in a row or a column, with nothing but empty cells between them,
one takes the other if they are black and green, green and white, or white and black.
"""

from functools import cache
from itertools import pairwise

import numpy as np

LETTERS = ".BGW"
PAIRS = ("BG", "GW", "WB")
"""What captures, and what it captures."""


@cache
def lines(rows, cols):
    """Return the rows and the columns as lists of cells."""
    ranks = [[row * cols + col for col in range(cols)] for row in range(rows)]
    return ranks + [list(file) for file in zip(*ranks, strict=True)]


def is_solvable(position):
    """Try every capture of every position reached; remember what was found."""
    return _is_solvable(position.rows, position.cols, position.cells)


def forget():
    """Give up what was found, and its memory."""
    _is_solvable.cache_clear()


@cache
def _is_solvable(rows, cols, cells):
    if len(cells) - cells.count(".") == 1:
        return True
    return any(_is_solvable(rows, cols, after) for after in followers(rows, cols, cells))


def followers(rows, cols, cells):
    """Yield what a position becomes by each capture."""
    for line in lines(rows, cols):
        occupied = [cell for cell in line if cells[cell] != "."]
        for pair in pairwise(occupied):
            for source, target in (pair, pair[::-1]):
                if cells[source] + cells[target] in PAIRS:
                    after = list(cells)
                    after[target], after[source] = after[source], "."
                    yield "".join(after)


def solvable_positions(rows, cols):
    """Return for every position of a shape whether it is solvable, an axis of ".BGW" for each cell.

    Single stacks are solvable, and so is whatever a capture leads to what is, until nothing is new.
    All positions that the same capture is legal in are a slice, and what it leads to another one.
    """
    size = rows * cols
    solvable = np.zeros((4,) * size, dtype=bool)
    for cell in range(size):
        solvable[(0,) * cell + (slice(1, 4),) + (0,) * (size - cell - 1)] = True
    slices = list(_slices(rows, cols))
    found = 0
    while (count := np.count_nonzero(solvable)) > found:
        found = count
        for before, after in slices:
            solvable[before] |= solvable[after]
    return solvable


def _slices(rows, cols):
    """Yield for every capture the positions that it is legal in, and those that it leads to."""
    for line in lines(rows, cols):
        for way in (line, line[::-1]):
            for first, source in enumerate(way):
                for last in range(first + 1, len(way)):
                    for captor, prey in PAIRS:
                        before, after = ([slice(None)] * (rows * cols) for _ in range(2))
                        for cell in way[first:last]:
                            before[cell] = after[cell] = 0
                        before[source] = LETTERS.index(captor)
                        before[way[last]] = LETTERS.index(prey)
                        after[way[last]] = LETTERS.index(captor)
                        yield tuple(before), tuple(after)
