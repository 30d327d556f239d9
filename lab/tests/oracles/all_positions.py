"""Whether each position of a shape is solvable, from the rules alone."""

import numpy as np

from brute import PAIRS, lines

LETTERS = ".BGW"


def solvable_positions(rows, cols):
    """Return whether each position is solvable, as an array with an axis of ".BGW" a cell.

    Single stacks are solvable, and so is each position from which a capture leads to a solvable
    one; this is repeated until nothing changes. The positions with the same legal capture are one
    slice, and the positions after it are another.
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
    """Yield for each capture the slice of positions before it and the slice after it."""
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
