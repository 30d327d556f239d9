"""Blocks of full strips in plain Python: every capture, by the rules of `games`."""

from functools import cache

from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.solver.full.strips import Strip

COLOURS = "BGW"


@cache
def last_stacks(rows, cols, cells):
    """Return the possible last stacks as (colour, row, column)."""
    if len(cells) - cells.count(".") == 1:
        place = len(cells) - len(cells.lstrip("."))
        return frozenset({(cells[place], *divmod(place, cols))})
    captures = legal_captures(rows, cols, cells)
    after = (replay(rows, cols, cells, [capture]) for capture in captures)
    return frozenset().union(*(last_stacks(rows, cols, each) for each in after))


def strip_of(rows, mark=None):
    """Return the `Strip` of rows of colours, joined by slashes, from the top."""
    columns = zip(*rows.split("/"), strict=True)
    return Strip(tuple(tuple(map(COLOURS.index, column)) for column in columns), mark)
