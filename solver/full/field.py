"""The stacks of a board of any size, and many captures at a time; compiled.

A capture takes constant time: it updates the counts of two rows and two columns, and does not look
at the cells between source and target. The caller guarantees that these are empty. Section 6 of
docs/every-size.md adds up the times.

    colours   0 -1  2     by_row  [1 0 1]     by_col  [1 0 0] [0 1 0] [1 0 1]
              0  1  0             [2 1 0]
    Stacks of Black (0), Green (1), White (2); -1 is an empty cell. Cells are numbered row by row.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from greenest.solver.kernels.arrays import Int8s, Int64s
from greenest.solver.kernels.cache import compiled, helper

EMPTY = -1


class Field(NamedTuple):
    """The stacks that are left, and the captures so far."""

    colours: Int8s
    """(rows, cols) the colour of each stack, -1 where there is none."""
    by_row: Int64s
    """(rows, 3) the number of stacks in each row, by colour."""
    by_col: Int64s
    """(cols, 3) the number of stacks in each column, by colour."""
    total: Int64s
    """(3,) the number of stacks on the board, by colour."""
    captures: Int64s
    """(cells, 2) the cell numbers of source and target; the first `made` rows are in use."""
    made: Int64s
    """(1,) the number of captures so far."""


def field_of(colours: Int8s) -> Field:
    """Return the field of a board, given as (rows, cols) colours."""
    by_row, by_col = (
        np.stack([np.count_nonzero(colours == x, axis=axis) for x in range(3)], axis=1)
        for axis in (1, 0)
    )
    captures = np.empty((colours.size, 2), dtype=np.int64)
    made = np.zeros(1, dtype=np.int64)
    return Field(colours.copy(), by_row, by_col, by_row.sum(axis=0), captures, made)


@compiled()
def take(field: Field, source: int, target: int) -> bool:
    """Make a capture and return True; change nothing and return False if the capture is wrong.

    A capture is wrong if `source` has no stack, if `target` has not the prey of this stack, or if
    the two cells are not in one line. The cells between are not looked at.
    """
    cols = field.colours.shape[1]
    row, col, to_row, to_col = source // cols, source % cols, target // cols, target % cols
    captor, prey = field.colours[row, col], field.colours[to_row, to_col]
    if captor < 0 or prey != (captor + 1) % 3 or (row == to_row) == (col == to_col):
        return False
    field.colours[row, col] = EMPTY
    field.colours[to_row, to_col] = captor
    field.by_row[row, captor] -= 1
    field.by_row[to_row, captor] += 1
    field.by_row[to_row, prey] -= 1
    field.by_col[col, captor] -= 1
    field.by_col[to_col, captor] += 1
    field.by_col[to_col, prey] -= 1
    field.total[prey] -= 1
    field.captures[field.made[0], 0] = source
    field.captures[field.made[0], 1] = target
    field.made[0] += 1
    return True


@compiled()
def take_each(field: Field, captures: Int64s) -> int:
    """Make captures until `take` refuses one; return the number of captures made.

    `captures` has (captures, 2) cell numbers.
    """
    for number in range(len(captures)):
        if not take(field, captures[number, 0], captures[number, 1]):
            return number
    return len(captures)


@helper()
def _take_line(field: Field, cells: Int64s, at: int, first: int, end: int, step: int) -> int:
    """Let the stack on `cells[at]` take all stacks on `cells[first:end:step]`; skip empty cells.

    Return the index of the cell where it ends, or -1 if it meets a stack that is not its prey.
    """
    cols = field.colours.shape[1]
    for place in range(first, end, step):
        cell = cells[place]
        if field.colours[cell // cols, cell % cols] >= 0:
            if not take(field, cells[at], cell):
                return -1
            at = place
    return at


@compiled()
def sweep_line(field: Field, stack: int, cells: Int64s, at: int, to_first: bool) -> int:
    """Let a stack take all stacks of a line with these cells; return the cell where it ends.

    It first takes the stack on `cells[at]`, unless it stands there itself. If `to_first`, it then
    takes the stacks after `cells[at]`, and last the stacks before, on to the first cell. Otherwise
    it takes the stacks before `cells[at]`, and last the stacks after, on to the last cell. Return a
    negative number if it meets a stack that is not its prey.
    """
    if stack != cells[at] and not take(field, stack, cells[at]):
        return -1
    after, before = (at + 1, len(cells), 1), (at - 1, -1, -1)
    one, other = (after, before) if to_first else (before, after)
    end = _take_line(field, cells, at, *one)
    if end >= 0:
        end = _take_line(field, cells, end, *other)
    return cells[end] if end >= 0 else -1


@compiled()
def remove_line(field: Field, line: Int64s, beside: Int64s, x: int) -> bool:
    """Remove a line of x's and y's by captures into a line of y's beside it (1.2).

    `line` and `beside` have the cell numbers of the two lines. Each x in turn takes the y's between
    it and the x before, and then the y of `beside` that is next to it. Before it does so, the last
    x also takes the y's after it. Return False if a capture is wrong, or if the line has no x.
    """
    cols = field.colours.shape[1]
    first = 0
    last = -1
    for place in range(len(line)):
        if field.colours[line[place] // cols, line[place] % cols] == x:
            last = place
    for place in range(last + 1):
        if field.colours[line[place] // cols, line[place] % cols] == x:
            end = _take_line(field, line, place, place - 1, first - 1, -1)
            if end >= 0 and place == last:
                end = _take_line(field, line, end, place + 1, len(line), 1)
            if end < 0 or not take(field, line[end], beside[end]):
                return False
            first = place + 1
    return last >= 0
