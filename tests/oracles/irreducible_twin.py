"""Irreducible strips in plain Python, by the definition in docs/every-size.md.

A strip is a tuple of columns, each a string from top to bottom. `mark` is the column below White.
"""

from functools import cache
from itertools import pairwise

from lines_twin import spared_sets
from strips_twin import COLOURS, ends_of

PREY = dict(zip(COLOURS, "GWB", strict=True))
LONG_RUN = 5


def is_reducible(strip, window, mark=None):
    return (
        white_can_take_a_black(strip, mark)
        or any(can_be_removed(strip, col, mark) for col in range(len(strip)) if col != mark)
        or any(
            can_leave(strip, first, first + window, mark)
            for first in range(len(strip) - window + 1)
            if mark is None or first <= mark < first + window
        )
    )


def white_can_take_a_black(strip, mark):
    return mark is not None and strip[mark][0] == "B" and "".join(strip).count("B") > 1


def can_be_removed(strip, col, mark):
    """Return whether a column can be emptied into itself and neighbours, sparing scarce colours."""
    rows = len(strip[0])
    few = rows if mark is None else rows + 1
    scarce = {colour for colour in COLOURS if "".join(strip).count(colour) <= few}
    beyond = "." * rows
    before, column, after = (beyond, *strip, beyond)[col : col + 3]
    return any(not scarce & taken for taken in spared_sets(column, before, after))


def can_leave(strip, first, end, mark):
    """Return whether a window can become one stack with a target beside it, all colours left."""
    lasts = window_ends(strip[first:end], None if mark is None else mark - first)
    outside = "".join(strip[:first] + strip[end:])
    beside = [strip[col] for col in (first - 1, end) if 0 <= col < len(strip)]
    return any(
        column[row] == PREY[colour]
        and set(outside.replace(column[row], "", 1) + colour) == set(COLOURS)
        for column in beside
        for colour, row in lasts
    )


@cache
def window_ends(columns, mark):
    """Return the colours and rows of a window's last stacks; the place above has no row."""
    board = tuple(map("".join, zip(*columns, strict=True)))
    found = ends_of(board, None if mark is None else (-1, mark))
    return {(colour, row) for colour, row, _ in found if row >= 0}


def has_long_run(strip, mark=None):
    """Return whether five adjacent unmarked columns have the same single colour."""
    run = 1
    for col, (one, other) in enumerate(pairwise(strip), 1):
        is_run = one == other and len(set(one)) == 1 and mark not in (col - 1, col)
        run = run + 1 if is_run else 1
        if run == LONG_RUN:
            return True
    return False


def has_three_coloured_window(strip, window):
    firsts = range(len(strip) - window + 1)
    return any(set("".join(strip[at : at + window])) == set(COLOURS) for at in firsts)


def is_wanted(strip, window, mark=None):
    """Return whether the growth should find a strip."""
    has_window = mark is not None or has_three_coloured_window(strip, window)
    return has_window and not has_long_run(strip, mark) and not is_reducible(strip, window, mark)
