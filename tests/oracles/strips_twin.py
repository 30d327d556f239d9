"""Blocks, carriers and guards in plain Python: every capture, by the rules of `games`."""

from functools import cache

import numpy as np

from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.solver.full.strips import Strip

COLOURS = "BGW"


@cache
def last_stacks(rows, cols, cells, guard=""):
    """Return the possible last stacks as (colour, row, column).

    `guard` is empty, or has a colour or a dot for each column. In a column with colour x, no x
    captures, only x is captured, and the last stack is elsewhere.
    """
    guard = guard or "." * cols
    if len(cells) - cells.count(".") == 1:
        place = len(cells) - len(cells.lstrip("."))
        is_counted = guard[place % cols] == "."
        return frozenset({(cells[place], *divmod(place, cols))} if is_counted else ())
    found = set()
    for source, target in legal_captures(rows, cols, cells):
        is_still = cells[source] == guard[source % cols]
        is_kept = guard[target % cols] not in (".", cells[target])
        if not is_still and not is_kept:
            after = replay(rows, cols, cells, [(source, target)])
            found |= last_stacks(rows, cols, after, guard)
    return frozenset(found)


def with_carrier(board, carrier=None, colour="W"):
    """Return rows of text with a carrier above, at (-1, column), or on the left, at (row, -1)."""
    if carrier is None:
        return tuple(board)
    row, col = carrier
    if row < 0:
        return (f"{colour:>{col + 1}}".ljust(len(board[0])).replace(" ", "."), *board)
    return tuple((colour if at == row else ".") + line for at, line in enumerate(board))


def ends_of(board, carrier=None, colour="W", guard=""):
    """Return the last stacks of rows of text, with the block's row and column numbers."""
    lines = with_carrier(board, carrier, colour)
    down, right = (int(carrier is not None and place < 0) for place in carrier or (0, 0))
    found = last_stacks(len(lines), len(lines[0]), "".join(lines), guard)
    return {(end, row - down, col - right) for end, row, col in found}


def free_columns(board, **kwargs):
    """Return the columns in which the last stack can have each colour."""
    ends = {(colour, col) for colour, _, col in ends_of(board, **kwargs)}
    return {col for col in range(len(board[0])) if all((each, col) in ends for each in COLOURS)}


def strip_of(rows, mark=None):
    """Return the `Strip` of rows of colours, joined by slashes, from the top."""
    columns = zip(*rows.split("/"), strict=True)
    return Strip(tuple(tuple(map(COLOURS.index, column)) for column in columns), mark)


def text(board):
    """Return the rows of text of an array (rows, cols) of colours."""
    return tuple("".join(COLOURS[colour] for colour in row) for row in board)


def boards_of(codes, rows, cols):
    """Return the colours (codes, rows, cols) of full blocks by their codes, by columns."""
    digits = np.asarray(codes)[:, None] // 3 ** np.arange(rows * cols) % 3
    return digits.reshape(-1, cols, rows).transpose(0, 2, 1)
