"""The variables of a position, and the storage for its clauses, compiled.

A literal is `variable << 1`, plus 1 if it is negated. Variables are numbered from 0, in the order
of docs/formula.md. Stacks are numbered row by row. If there are n stacks, the first variables are

    leaves[a, x]   3a + x            ends[a]   3n + a          goes[a, b]   first_goes[a] + place

They say that a leaves, or stays as the end, in colour x; that a is the end; and that a captures on
the cell of b. `place` is the index of b in `near[a]`, the list of the stacks in line with a, one
side after the other:

    near[a]   above, from the top | left, from the left | right, from the right on | below
    sides     0                   | 1                   | 2                        | 3

`side[a]` has the index in `near[a]` at which each side begins. Lines 0 to 15 are rows, and lines
from 16 on are columns. If a board has more than 16 rows or columns, the columns begin at the larger
of these numbers.

`binaries` has the literals of binary clauses, and `long_clauses` has longer clauses, each after its
length. A unit clause is stored as a binary clause with the literal twice.

    board BG/.W, stacks 0 1 2: near[1] = 0 2, of sides 1 and 3, and side[1] = 0 0 1 1 2
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from greenest.games.pyramids.board import MAX_SIDE
from greenest.solver.kernels.arrays import Int32s, UInt8s
from greenest.solver.kernels.cache import helper

MOST_STACKS = 256
MOST_ORDERS = 33
"""If a cell has more orders of capture than this number, its orders have no variables."""


class Size(IntEnum):
    """The index of each number in `Cnf.sizes`."""

    STACKS = 0
    VARIABLES = 1
    ORDER_VARIABLES = 2
    BINARY_LITERALS = 3
    """Number of literals in binary clauses; it also counts literals that did not fit in
    `binaries`."""
    LONG_WORDS = 4
    """Number of words of long clauses; it also counts words that did not fit in `long_clauses`."""
    OPEN_LITERALS = 5
    """Number of literals in the open clause. This clause is not finished; it follows the long
    clauses."""


class Cnf(NamedTuple):
    """The clauses of a position, and the tables from which they are made."""

    sizes: Int32s
    """(len(Size),) the numbers that `Size` names."""
    cells: Int32s
    """(256,) the cell of each stack, counted row by row."""
    colours: Int32s
    """(256,) the colour of each stack."""
    near: Int32s
    """(256, 2 * side - 2) the stacks in line with each stack."""
    side: Int32s
    """(256, 5) the index in `near` at which each of the four sides begins, and the end of the last
    side."""
    lines: Int32s
    """(2 * side, side + 1) for each line the number of its stacks, and then its stacks."""
    ends_in: Int32s
    """(2 * side,) the variable "the end is in this line", -1 if the line is empty."""
    final: Int32s
    """(2 * side,) the first variable "this stack is the last of its line to leave"; the variables
    of a line have consecutive numbers, in the order of `lines`."""
    heads: Int32s
    """(256, 4) the variable "the stack leaves towards this side", -1 if the side is empty."""
    along: Int32s
    """(256, 2) the variables "the stack leaves along its row" and "the stack leaves along its
    column", -1 if the stack is alone in that line."""
    first_goes: Int32s
    """(257,) the first variable `goes` of each stack, and the end of all these variables."""
    order: Int32s
    """(256 * 256,) at index a * n + b, the literal "a leaves before b", or -1 if there is none."""
    order_pair: Int32s
    """(any, 2) the two stacks of each order variable; the first order variable is
    `first_goes[n]`."""
    takes: Int32s
    """(2 * side - 1, 2 * side - 1) scratch, for one cell at a time: at index `[old, new]`, the
    variable "the stack `new` captures the stack `old` on this cell"."""
    orders: Int32s
    """(34, 2 * side - 1) scratch: orders of capture on a cell, each as its length and its stacks,
    which are indexes in `near`."""
    part: Int32s
    """(256,) scratch: the number of the connected part to which each stack belongs."""
    queue: Int32s
    """(256,) scratch: the stacks of a connected part, in the order in which the search found
    them."""
    binaries: Int32s
    """The literals of binary clauses, two a clause."""
    long_clauses: Int32s
    """Longer clauses, each after its length."""


class Clauses(NamedTuple):
    """The arrays of a `Cnf` to which clauses are added; a call with few arrays compiles faster."""

    sizes: Int32s
    binaries: Int32s
    long_clauses: Int32s


def new_cnf(binary_literals: int, long_words: int, side: int = MAX_SIDE) -> Cnf:
    """Allocate storage for the clauses of a position.

    `binaries` has the size `binary_literals`, and `long_clauses` the size `long_words`. Boards have
    at most 256 stacks and at most `side` rows and columns.
    """

    def ints(*shape: int) -> Int32s:
        return np.zeros(shape, dtype=np.int32)

    most_near = 2 * side - 2
    return Cnf(
        ints(len(Size)), ints(MOST_STACKS), ints(MOST_STACKS), ints(MOST_STACKS, most_near),
        ints(MOST_STACKS, 5), ints(2 * side, side + 1), ints(2 * side), ints(2 * side),
        ints(MOST_STACKS, 4), ints(MOST_STACKS, 2), ints(MOST_STACKS + 1),
        ints(MOST_STACKS * MOST_STACKS), ints(MOST_STACKS * MOST_STACKS // 2, 2),
        ints(most_near + 1, most_near + 1), ints(MOST_ORDERS + 1, most_near + 1),
        ints(MOST_STACKS), ints(MOST_STACKS), ints(binary_literals), ints(long_words),
    )  # fmt: skip


@helper(allocates=False, within=True)
def add_binary(clauses: Clauses, one: int, other: int) -> None:
    """Add a binary clause; if there is no space, only count its literals."""
    at = clauses.sizes[Size.BINARY_LITERALS]
    if at + 2 <= clauses.binaries.size:
        clauses.binaries[at] = one
        clauses.binaries[at + 1] = other
    clauses.sizes[Size.BINARY_LITERALS] = at + 2


@helper(allocates=False, within=True)
def exclude_pair(clauses: Clauses, one: int, other: int) -> None:
    """Add the clause that two variables are not both true."""
    add_binary(clauses, 2 * one + 1, 2 * other + 1)


@helper(allocates=False)
def at_most_one(clauses: Clauses, first: int, count: int) -> None:
    """Add clauses that at most one of `count` variables from `first` on is true."""
    for one in range(first, first + count):
        for other in range(first, one):
            exclude_pair(clauses, other, one)


@helper(allocates=False, within=True)
def add_literal(clauses: Clauses, literal: int) -> None:
    """Add a literal to the open clause."""
    clauses.sizes[Size.OPEN_LITERALS] += 1
    at = clauses.sizes[Size.LONG_WORDS] + clauses.sizes[Size.OPEN_LITERALS]
    if at < clauses.long_clauses.size:
        clauses.long_clauses[at] = literal


@helper(allocates=False, within=True)
def end_clause(clauses: Clauses) -> None:
    """End the open clause; it becomes a binary clause or a long clause."""
    begin, length = clauses.sizes[Size.LONG_WORDS], clauses.sizes[Size.OPEN_LITERALS]
    clauses.sizes[Size.OPEN_LITERALS] = 0
    if length <= 2 and begin + length < clauses.long_clauses.size:
        add_binary(clauses, clauses.long_clauses[begin + 1], clauses.long_clauses[begin + length])
        return
    if begin + length < clauses.long_clauses.size:
        clauses.long_clauses[begin] = length
    clauses.sizes[Size.LONG_WORDS] += length + 1


@helper(allocates=False)
def exactly_one(clauses: Clauses, variables: Int32s, condition: int) -> None:
    """Add clauses: exactly one variable is true if `condition` is true, and none if it is false.

    `condition` is a literal, or -1 for no condition. A variable of -1 is ignored.
    """
    if condition >= 0:
        add_literal(clauses, condition ^ 1)
    for place in range(variables.size):
        if variables[place] >= 0:
            add_literal(clauses, 2 * variables[place])
            for other in range(place):
                if variables[other] >= 0:
                    exclude_pair(clauses, variables[other], variables[place])
    end_clause(clauses)
    if condition >= 0:
        for place in range(variables.size):
            if variables[place] >= 0:
                add_binary(clauses, 2 * variables[place] + 1, condition)


@helper(allocates=False)
def find_lines(board: UInt8s, cols: int, cnf: Cnf) -> None:
    """Assign numbers to the stacks, and list for each stack the stacks in line with it."""
    n = 0
    columns = len(cnf.lines) // 2
    cnf.lines[:, 0] = 0
    for cell in range(board.size):
        if board[cell]:
            cnf.cells[n] = cell
            cnf.colours[n] = board[cell] - 1
            _join(cnf.lines[cell // cols], n)
            _join(cnf.lines[columns + cell % cols], n)
            n += 1
    cnf.sizes[Size.STACKS] = n
    near, side = cnf.near, cnf.side
    for a in range(n):
        row, column = cnf.lines[cnf.cells[a] // cols], cnf.lines[columns + cnf.cells[a] % cols]
        side[a, 0] = 0
        side[a, 1] = _list(near[a], column, 0, 0, a)
        side[a, 2] = _list(near[a], row, side[a, 1], 0, a)
        side[a, 3] = _list(near[a], row, side[a, 2], a + 1, n)
        side[a, 4] = _list(near[a], column, side[a, 3], a + 1, n)


@helper(allocates=False)
def _join(line: Int32s, a: int) -> None:
    line[0] += 1
    line[line[0]] = a


@helper(allocates=False)
def _list(near: Int32s, line: Int32s, at: int, first: int, last: int) -> int:
    """Append to `near` the stacks of a line from `first` to `last` - 1; return the new end."""
    for place in range(1, line[0] + 1):
        if first <= line[place] < last:
            near[at] = line[place]
            at += 1
    return at


@helper(allocates=False)
def number_variables(cnf: Cnf, cols: int) -> None:
    """Assign numbers to all variables but `lands`, `last` and `takes` (docs/formula.md)."""
    n = cnf.sizes[Size.STACKS]
    variable = 4 * n
    for line in range(len(cnf.lines)):
        cnf.ends_in[line] = -1
        if cnf.lines[line, 0] == 1:
            cnf.ends_in[line] = 3 * n + cnf.lines[line, 1]
        elif cnf.lines[line, 0] > 1:
            cnf.ends_in[line] = variable
            variable += 1
    for line in range(len(cnf.lines)):
        if cnf.lines[line, 0] > 1:
            cnf.final[line] = variable
            variable += cnf.lines[line, 0]
    variable = _number_ways(cnf, variable)
    _number_order(cnf, variable)


@helper(allocates=False)
def _number_ways(cnf: Cnf, variable: int) -> int:
    """Give the variables of captures their numbers, from `variable` on; return the next number."""
    n, side, heads, along = cnf.sizes[Size.STACKS], cnf.side, cnf.heads, cnf.along
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
        cnf.first_goes[a] = variable
        for part in range(4):
            if side[a, part + 1] - side[a, part] == 1:
                heads[a, part] = variable + side[a, part]
        variable += side[a, 4]
        for axis in range(2):
            if along[a, axis] < 0:
                one, other = (1, 2) if axis == 0 else (0, 3)
                along[a, axis] = max(heads[a, one], heads[a, other])
    cnf.first_goes[n] = variable
    return variable


@helper(allocates=False)
def _number_order(cnf: Cnf, variable: int) -> None:
    n, near, side, order = cnf.sizes[Size.STACKS], cnf.near, cnf.side, cnf.order
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
                cnf.order_pair[count, 0] = a
                cnf.order_pair[count, 1] = b
                variable += 1
                count += 1
    cnf.sizes[Size.ORDER_VARIABLES] = count
    cnf.sizes[Size.VARIABLES] = variable
