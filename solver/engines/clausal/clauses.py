"""The variables of a position, compiled, and room for its clauses, as they are searched.

A literal is `variable << 1`, plus 1 if it is negated; variables count from 0. docs/formula.md has
the variables in their order. Of n stacks, numbered row by row,

    leaves[a, x]   3a + x            ends[a]   3n + a          goes[a, b]   first_goes[a] + place

where the place is that of b in `near[a]`, which is in the order

    near[a]   above, from the top | left, from the left | right, from the right on | below
    sides     0                   | 1                   | 2                        | 3

and `side[a]` holds where each part begins. Rows are the lines 0 to 15, columns those from 16 on.
Clauses of two literals are kept apart: `pairs` lists them one after the other, `clauses` the longer
ones, each behind its length; clauses of one literal are pairs of it and itself.

    board BG/.W, stacks 0 1 2: near[1] = 0 2, of sides 1 and 3, and side[1] = 0 0 1 1 2
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.kept import compiled
from greenest.solver.formula import MOST_ORDERS

Ints = NDArray[np.int32]

EMPTY = 3
MOST = 256
"""The most stacks."""
NEAR = 30
"""The most stacks in line with one."""
LINES, COLUMNS = 32, 16
"""Lines in all, and the first of the columns."""

STACKS, VARIABLES, ORDERS, PAIRS, WORDS = range(5)
"""What `sizes` holds: stacks, variables, those of the order among them, literals in `pairs`, words
in `clauses`."""


class Clauses(NamedTuple):
    """The clauses of a position, and what they are made of."""

    sizes: Ints
    """(5,) see above."""
    cells: Ints
    """(256,) the cell of each stack, counted row by row."""
    colours: Ints
    """(256,) the colour of each stack."""
    near: Ints
    """(256, 30) the stacks in line with each."""
    side: Ints
    """(256, 5) where the four sides begin in `near`, and the end."""
    lines: Ints
    """(32, 17) for each line how many stacks it has, and which."""
    ends_in: Ints
    """(32,) the variable that a line has the end."""
    final: Ints
    """(32,) the first variable of which stack is left last in a line, in the order of `lines`."""
    heads: Ints
    """(256, 4) the variable that a stack leaves for a side, -1 if nothing is there."""
    along: Ints
    """(256, 2) the variable that it leaves along its row, its column, -1 if it is alone there."""
    first_goes: Ints
    """(257,) the first variable of `goes` of each stack; the last is that after all."""
    order: Ints
    """(256 * 256,) at a * n + b the literal that a is left before b, or -1."""
    pair: Ints
    """(any, 2) the stacks of each order variable, from `first_goes[n]` on."""
    takes: Ints
    """(31, 31) scratch: the variables of who takes whom on a cell."""
    orders: Ints
    """(34, 31) scratch: the orders of landing on a cell, places in `near` behind their number."""
    part: Ints
    """(256,) scratch: the part of each stack when one is gone."""
    pairs: Ints
    """Clauses of two literals."""
    clauses: Ints
    """Longer clauses, each behind its length."""


def new_clauses(pairs: int, words: int) -> Clauses:
    """Allocate room for clauses with so many literals in pairs, and words in longer ones."""

    def ints(*shape: int) -> Ints:
        return np.zeros(shape, dtype=np.int32)

    return Clauses(
        ints(5), ints(MOST), ints(MOST), ints(MOST, NEAR), ints(MOST, 5),
        ints(LINES, COLUMNS + 1), ints(LINES), ints(LINES), ints(MOST, 4), ints(MOST, 2),
        ints(MOST + 1), ints(MOST * MOST), ints(MOST * MOST // 2, 2), ints(NEAR + 1, NEAR + 1),
        ints(MOST_ORDERS + 1, NEAR + 1), ints(MOST), ints(pairs), ints(words),
    )  # fmt: skip


@compiled()
def pair(to: Any, one: Any, other: Any) -> None:
    """Add a clause of two literals, or count it if there is no room."""
    at = to.sizes[PAIRS]
    if at + 2 <= to.pairs.size:
        to.pairs[at] = one
        to.pairs[at + 1] = other
    to.sizes[PAIRS] = at + 2


@compiled()
def exclude(to: Any, one: Any, other: Any) -> None:
    """Let at most one of two variables be true."""
    pair(to, 2 * one + 1, 2 * other + 1)


@compiled()
def exclude_all(to: Any, first: Any, count: Any) -> None:
    """Let at most one of so many variables, from one on, be true."""
    for one in range(first, first + count):
        for other in range(first, one):
            exclude(to, other, one)


@compiled()
def add(to: Any, literal: Any) -> None:
    """Add a literal to the clause being made, whose length is not written yet."""
    at = to.sizes[WORDS] + 1
    if at < to.clauses.size:
        to.clauses[at] = literal
    to.sizes[WORDS] = at


@compiled()
def close(to: Any, length: Any) -> None:
    """End a clause: write its length, or move it where it belongs if it is short."""
    begin = to.sizes[WORDS] - length
    if begin + length >= to.clauses.size:
        to.sizes[WORDS] = begin + length + 1
    elif length > 2:
        to.clauses[begin] = length
        to.sizes[WORDS] += 1
    else:
        pair(to, to.clauses[begin + 1], to.clauses[begin + length])
        to.sizes[WORDS] = begin


@compiled()
def drop(to: Any, length: Any) -> None:
    """Take back the literals of the clause being made."""
    to.sizes[WORDS] -= length


@compiled()
def find_lines(board: Any, cols: Any, to: Any) -> None:
    """Give the stacks their numbers, and find those in line with each."""
    n = 0
    to.lines[:, 0] = 0
    for cell in range(board.size):
        if board[cell] != EMPTY:
            to.cells[n] = cell
            to.colours[n] = board[cell]
            _join(to.lines[cell // cols], n)
            _join(to.lines[COLUMNS + cell % cols], n)
            n += 1
    to.sizes[STACKS] = n
    near, side = to.near, to.side
    for a in range(n):
        row, column = to.lines[to.cells[a] // cols], to.lines[COLUMNS + to.cells[a] % cols]
        side[a, 0] = 0
        side[a, 1] = _list(near[a], column, 0, 0, a)
        side[a, 2] = _list(near[a], row, side[a, 1], 0, a)
        side[a, 3] = _list(near[a], row, side[a, 2], a + 1, n)
        side[a, 4] = _list(near[a], column, side[a, 3], a + 1, n)


@compiled()
def _join(line: Any, a: Any) -> None:
    line[0] += 1
    line[line[0]] = a


@compiled()
def _list(near: Any, line: Any, at: Any, first: Any, last: Any) -> Any:
    """List the stacks of a line from one on, up to another; return the end."""
    for place in range(1, line[0] + 1):
        if first <= line[place] < last:
            near[at] = line[place]
            at += 1
    return at


@compiled()
def number(to: Any, cols: Any) -> None:
    """Give numbers to the variables up to those of the order."""
    n = to.sizes[STACKS]
    variable = 4 * n
    for line in range(LINES):
        if to.lines[line, 0] == 1:
            to.ends_in[line] = 3 * n + to.lines[line, 1]
        elif to.lines[line, 0] > 1:
            to.ends_in[line] = variable
            variable += 1
    for line in range(LINES):
        if to.lines[line, 0] > 1:
            to.final[line] = variable
            variable += to.lines[line, 0]
    variable = _number_ways(to, variable)
    _number_order(to, variable)


@compiled()
def _number_ways(to: Any, variable: Any) -> Any:
    """Give numbers to how each cell is left, from a variable on; return the next one."""
    n, side, heads, along = to.sizes[STACKS], to.side, to.heads, to.along
    heads[:n] = -1
    along[:n] = -1
    for a in range(n):
        for part in range(4):
            if side[a, part + 1] - side[a, part] > 1:
                heads[a, part] = variable
                variable += 1
    for a in range(n):
        if side[a, 1] < side[a, 2] < side[a, 3]:
            along[a, 0] = variable
            variable += 1
        if side[a, 0] < side[a, 1] and side[a, 3] < side[a, 4]:
            along[a, 1] = variable
            variable += 1
    for a in range(n):
        to.first_goes[a] = variable
        for part in range(4):
            if side[a, part + 1] - side[a, part] == 1:
                heads[a, part] = variable + side[a, part]
        variable += side[a, 4]
        for axis in range(2):
            if along[a, axis] < 0:
                one, other = (1, 2) if axis == 0 else (0, 3)
                along[a, axis] = max(heads[a, one], heads[a, other])
    to.first_goes[n] = variable
    return variable


@compiled()
def _number_order(to: Any, variable: Any) -> None:
    """Give numbers to the variables of the order, from one on."""
    n, near, side, order = to.sizes[STACKS], to.near, to.side, to.order
    order[: n * n] = -1
    for a in range(n):
        for i in range(side[a, 4]):
            b = near[a, i]
            order[a * n + b] = 0
            for j in range(i + 1, side[a, 4]):
                order[b * n + near[a, j]] = 0
    count = 0
    for a in range(n):
        for b in range(a + 1, n):
            if order[a * n + b] == 0:
                order[a * n + b] = 2 * variable
                order[b * n + a] = 2 * variable + 1
                to.pair[count, 0] = a
                to.pair[count, 1] = b
                variable += 1
                count += 1
    to.sizes[ORDERS] = count
    to.sizes[VARIABLES] = variable
