"""An oracle that knows only the rules and shares no code with `games` or the solver.

Two stacks in a row or column with only empty cells between them capture as PAIRS says.
"""

from functools import cache
from itertools import pairwise

PAIRS = ("BG", "GW", "WB")
"""Pairs of a captor's colour and the colour that it captures."""


@cache
def lines(rows, cols):
    """Return the rows and the columns as lists of cells."""
    ranks = [[row * cols + col for col in range(cols)] for row in range(rows)]
    return ranks + [list(file) for file in zip(*ranks, strict=True)]


def is_solvable(position):
    """Return whether a position is solvable, by all captures and a memory of results."""
    return _is_solvable(position.rows, position.cols, position.cells)


def forget():
    """Clear the memory of results."""
    _is_solvable.cache_clear()


@cache
def _is_solvable(rows, cols, cells):
    if len(cells) - cells.count(".") == 1:
        return True
    return any(_is_solvable(rows, cols, after) for after in followers(rows, cols, cells))


def followers(rows, cols, cells):
    """Yield the positions after each capture."""
    for line in lines(rows, cols):
        occupied = [cell for cell in line if cells[cell] != "."]
        for pair in pairwise(occupied):
            for source, target in (pair, pair[::-1]):
                if cells[source] + cells[target] in PAIRS:
                    after = list(cells)
                    after[target], after[source] = after[source], "."
                    yield "".join(after)


def count_solutions(rows: int, cols: int, cells: str) -> int:
    """Return the number of sequences of captures that leave one stack, in any order."""

    @cache
    def count(cells: str) -> int:
        if len(cells) - cells.count(".") == 1:
            return 1
        return sum(map(count, followers(rows, cols, cells)))

    return count(cells)
