"""Clauses on the order and the colours of the captures on one cell, compiled.

docs/formula.md defines these clauses, and `solver.engines.cdcl.cnf` explains variables, `near` and
`side`. If few orders of capture are possible on a cell, each order has a variable. Otherwise the
stacks that capture there form a chain, in which each stack takes the stack before it.
"""

from __future__ import annotations

from greenest.solver.engines.cdcl.cnf import (
    MOST_ORDERS,
    Clauses,
    Cnf,
    Size,
    add_binary,
    add_literal,
    end_clause,
    exactly_one,
)
from greenest.solver.kernels.arrays import Int32s
from greenest.solver.kernels.cache import helper


@helper(allocates=False)
def encode_captures(cnf: Cnf, a: int) -> None:
    """Add clauses on the order and the colours of captures on the cell `a`."""
    count = _list_capture_orders(cnf, a)
    if count <= MOST_ORDERS:
        _encode_orders(cnf, a, count)
    else:
        _encode_chain(cnf, a)


@helper(allocates=False)
def _list_capture_orders(cnf: Cnf, a: int) -> int:
    """Write the orders of capture on a cell to `orders`; return how many, up to MOST_ORDERS + 1."""
    near, orders = cnf.side[a, 4], cnf.orders
    orders[0, 0] = 0
    count = 1
    # Depth-first: `place` is the next candidate after the current order.
    length = place = 0
    while True:
        if place == near:
            if length == 0:
                return count
            length -= 1
            place = orders[MOST_ORDERS, 1 + length] + 1
        elif _may_follow(orders, cnf.side, a, length, place):
            orders[MOST_ORDERS, 1 + length] = place
            length += 1
            if count == MOST_ORDERS:
                return count + 1
            orders[count, 0] = length
            for each in range(length):
                orders[count, 1 + each] = orders[MOST_ORDERS, 1 + each]
            count += 1
            place = 0
        else:
            place += 1


@helper(allocates=False)
def _may_follow(orders: Int32s, side: Int32s, a: int, length: int, place: int) -> bool:
    """Return whether a stack may capture next on `a`, after the first `length` stacks of an order.

    The stack is `near[a, place]`. It must not be one of the first `length` stacks, and must not
    stand between `a` and one of them.
    """
    for each in range(length):
        other = orders[MOST_ORDERS, 1 + each]
        if other == place or _stands_between(side, a, place, other):
            return False
    return True


@helper(allocates=False)
def _encode_orders(cnf: Cnf, a: int, count: int) -> None:
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    n, near, orders, colours = cnf.sizes[Size.STACKS], cnf.near, cnf.orders, cnf.colours
    first = cnf.sizes[Size.VARIABLES]
    cnf.sizes[Size.VARIABLES] += count
    for which in range(count):
        add_literal(clauses, 2 * (first + which))
    end_clause(clauses)
    for which in range(count):
        variable = 2 * (first + which) + 1
        length = orders[which, 0]
        add_binary(clauses, variable, 2 * (3 * a + _colour_after(colours[a], length)))
        for place in range(cnf.side[a, 4]):
            goes = 2 * _goes_to(near, cnf.first_goes, near[a, place], a)
            add_binary(clauses, variable, goes + (_index_in(orders[which], place) < 0))
        for index in range(1, length + 1):
            b = near[a, orders[which, index]]
            add_binary(clauses, variable, 2 * (3 * b + _colour_after(colours[a], index)))
            if index > 1:
                add_binary(clauses, variable, cnf.order[near[a, orders[which, index - 1]] * n + b])
    for x in range(3):
        add_literal(clauses, 2 * (3 * a + x) + 1)
        for which in range(count):
            if _colour_after(colours[a], orders[which, 0]) == x:
                add_literal(clauses, 2 * (first + which))
        end_clause(clauses)
    for place in range(cnf.side[a, 4]):
        _support_capture(cnf, a, count, first, place)


@helper(allocates=False)
def _support_capture(cnf: Cnf, a: int, count: int, first: int, place: int) -> None:
    """Add clauses on captures on `a` by the stack b, which is `near[a, place]`.

    If b captures in a colour, the order of capture gives b this colour. If stacks b and c capture,
    and b leaves before c, the order has b before c. The `count` orders have variables from `first`.
    """
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    n, near, orders = cnf.sizes[Size.STACKS], cnf.near, cnf.orders
    b = near[a, place]
    goes = 2 * _goes_to(near, cnf.first_goes, b, a) + 1
    for x in range(3):
        add_literal(clauses, goes)
        add_literal(clauses, 2 * (3 * b + x) + 1)
        for which in range(count):
            index = _index_in(orders[which], place)
            if index >= 0 and _colour_after(cnf.colours[a], index + 1) == x:
                add_literal(clauses, 2 * (first + which))
        end_clause(clauses)
    for other in range(cnf.side[a, 4]):
        if other == place:
            continue
        c = near[a, other]
        add_literal(clauses, goes)
        add_literal(clauses, 2 * _goes_to(near, cnf.first_goes, c, a) + 1)
        add_literal(clauses, cnf.order[b * n + c] ^ 1)
        for which in range(count):
            index = _index_in(orders[which], place)
            if 0 <= index < _index_in(orders[which], other):
                add_literal(clauses, 2 * (first + which))
        if cnf.sizes[Size.OPEN_LITERALS] > 3:
            end_clause(clauses)
        else:
            cnf.sizes[Size.OPEN_LITERALS] = 0


@helper(allocates=False, within=True)
def _index_in(order: Int32s, place: int) -> int:
    """Return the index of a stack in an order of capture, or -1 if the order does not have it."""
    for index in range(order[0]):
        if order[1 + index] == place:
            return index
    return -1


@helper(allocates=False, within=True)
def _colour_after(colour: int, captures: int) -> int:
    return (colour + 2 * captures) % 3


@helper(allocates=False)
def _encode_chain(cnf: Cnf, a: int) -> None:
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    n, count = cnf.sizes[Size.STACKS], cnf.side[a, 4]
    near, takes = cnf.near, cnf.takes
    variable = cnf.sizes[Size.VARIABLES]
    # takes[i, j]: the j-th stack of near takes the i-th; row `count` is the stack of a itself,
    # column `count` means that no stack takes it.
    for place in range(count + 1):
        old = _near_index(cnf.side, a, place)
        row = count if old < 0 else old
        takes[row, count] = variable
        variable += 1
        for new in range(count):
            takes[row, new] = -1
            if new != old and (old < 0 or not _stands_between(cnf.side, a, new, old)):
                takes[row, new] = variable
                variable += 1
    cnf.sizes[Size.VARIABLES] = variable
    # One stack is the last. Each stack that captures here takes one, and is taken or the last.
    exactly_one(clauses, takes[: count + 1, count], -1)
    for row in range(count):
        exactly_one(
            clauses, takes[row, : count + 1], 2 * _goes_to(near, cnf.first_goes, near[a, row], a)
        )
    exactly_one(clauses, takes[count, : count + 1], -1)
    for new in range(count):
        exactly_one(
            clauses, takes[: count + 1, new], 2 * _goes_to(near, cnf.first_goes, near[a, new], a)
        )
    add_binary(clauses, 2 * takes[count, count] + 1, 2 * (3 * a + cnf.colours[a]))
    for new in range(count):
        captor = 3 * near[a, new] + (cnf.colours[a] + 2) % 3
        add_binary(clauses, 2 * takes[count, new] + 1, 2 * captor)
    for row in range(count):
        _fit_colours(cnf, a, row, n)


@helper(allocates=False)
def _fit_colours(cnf: Cnf, a: int, row: int, n: int) -> None:
    """Add clauses on the stack `near[a, row]` of the chain on `a`.

    A stack that takes this stack leaves its cell after this stack, in the colour that captures this
    stack's colour. If this stack is the last of the chain, the cell `a` has this stack's colour.
    """
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    count, takes, near = cnf.side[a, 4], cnf.takes, cnf.near
    old = near[a, row]
    for x in range(3):
        add_literal(clauses, 2 * takes[row, count] + 1)
        add_literal(clauses, 2 * (3 * old + x) + 1)
        add_literal(clauses, 2 * (3 * a + x))
        end_clause(clauses)
    for place in range(count):
        if takes[row, place] < 0:
            continue
        new = near[a, place]
        add_binary(clauses, 2 * takes[row, place] + 1, cnf.order[old * n + new])
        for x in range(3):
            add_literal(clauses, 2 * takes[row, place] + 1)
            add_literal(clauses, 2 * (3 * new + x) + 1)
            add_literal(clauses, 2 * (3 * old + (x + 1) % 3))
            end_clause(clauses)


@helper(allocates=False, within=True)
def _goes_to(near: Int32s, first_goes: Int32s, b: int, a: int) -> int:
    """Return the variable "b captures on a"."""
    place = 0
    while near[b, place] != a:
        place += 1
    return first_goes[b] + place


@helper(allocates=False)
def _stands_between(side: Int32s, a: int, new: int, old: int) -> bool:
    """Return whether the stack `near[a, new]` is between the stacks `near[a, old]` and `a`."""
    for part in range(4):
        begin, end = side[a, part], side[a, part + 1]
        if begin <= new < end and begin <= old < end:
            return new > old if part < 2 else new < old
    return False


@helper(allocates=False, within=True)
def _near_index(side: Int32s, a: int, place: int) -> int:
    """Return the index of a stack in `near[a]`, or -1 for `a` itself.

    `place` is the stack's index in the sorted list of `a` and the stacks of `near[a]`.
    """
    before = side[a, 2]
    if place == before:
        return -1
    return place if place < before else place - 1
