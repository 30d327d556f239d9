"""Checks of an explanation that know only the rules, and depth-first search for large boards."""

from random import Random

from greenest import Position, Status, decide
from greenest.games.pyramids.board import EMPTY


def recoloured(position, colours):
    """Return a position with other colours on some cells."""
    cells = list(position.cells)
    for cell, colour in colours.items():
        cells[cell] = colour
    return Position(position.rows, position.cols, "".join(cells))


def free_cells(found):
    """Return the stacks whose colours do not matter."""
    cells = enumerate(found.verdict.position.cells)
    return [cell for cell, colour in cells if colour != EMPTY and cell not in found.core]


def check_witnesses(found):
    """Check that each stack of the core has a board that its moves solve.

    It differs from the position there, and elsewhere on free cells alone.
    """
    assert [each.cell for each in found.witnesses] == list(found.core)
    start, free = found.verdict.position, free_cells(found)
    for each in found.witnesses:
        board = each.verdict.position
        assert board.after(*each.verdict.captures).is_solved
        pairs = enumerate(zip(start.cells, board.cells, strict=True))
        differing = {cell for cell, (one, other) in pairs if one != other}
        assert each.cell in differing <= {each.cell, *free}


def check_recolourings(found, count):
    """Check that depth-first search solves none of so many random recolourings of free cells."""
    position, free = found.verdict.position, free_cells(found)
    random = Random(str(position))
    for _ in range(count):
        board = recoloured(position, {cell: random.choice("BGW") for cell in free})
        assert decide(board, engine="dfs").status is Status.UNSOLVABLE, board
