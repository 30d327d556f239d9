"""An oracle for repairs: all boards that differ in one or two cells, and how they differ."""

from itertools import combinations, product

CELLS = ".BGW"


def kind_of(before, after):
    """Return the kind of a change between two boards, given as cells; None if it is no single one.

    A swap or a move leaves the same stacks, in two other places.
    """
    there = [cell for cell, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    old, new = ["".join(cells[x] for x in there) for cells in (before, after)]
    if len(there) == 2 and old == new[::-1]:
        return "move" if "." in old else "swap"
    if len(there) != 1:
        return None
    if "." in old + new:
        return "add" if old == "." else "remove"
    return "recolour"


def neighbours(cells):
    """Yield (kind, cells) of each board that a single change makes of a board."""
    for places in combinations(range(len(cells)), 2):
        for colours in product(CELLS, repeat=2):
            after = list(cells)
            for place, colour in zip(places, colours, strict=True):
                after[place] = colour
            yield kind_of(cells, after), "".join(after)


def helping(position, is_solvable):
    """Return the set of (kind, cells) of the single changes whose boards are solvable."""
    return {
        (kind, cells)
        for kind, cells in set(neighbours(position.cells))
        if kind and is_solvable(type(position)(position.rows, position.cols, cells))
    }
