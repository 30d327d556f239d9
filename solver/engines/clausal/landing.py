"""The clauses of who lands on a cell, and in which colours, compiled.

They are those of docs/formula.md: where few orders of landing are possible each has a variable,
elsewhere those who land form a chain.
"""

from __future__ import annotations

from typing import Any

from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.clauses import (
    STACKS,
    VARIABLES,
    add,
    close,
    drop,
    exclude,
    pair,
)
from greenest.solver.formula import MOST_ORDERS


@compiled()
def land(to: Any, a: Any) -> None:
    """Let those who land on a cell do so one after the other, in colours that fit."""
    count = _list_orders(to, a)
    if count <= MOST_ORDERS:
        _land_in_order(to, a, count)
    else:
        _take_in_turn(to, a)


@compiled()
def _list_orders(to: Any, a: Any) -> Any:
    """List the orders of landing on a cell; return how many there are, up to one too many."""
    near, orders = to.side[a, 4], to.orders
    orders[0, 0] = 0
    count = 1
    # The last one listed is gone on with; `place` is what may land next.
    length = place = 0
    while True:
        if place == near:
            if length == 0:
                return count
            length -= 1
            place = orders[MOST_ORDERS, 1 + length] + 1
        elif _may_follow(to, a, length, place):
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


@compiled()
def _may_follow(to: Any, a: Any, length: Any, place: Any) -> Any:
    """Tell whether one may land after those in the scratch order: nobody crosses a stack."""
    for each in range(length):
        other = to.orders[MOST_ORDERS, 1 + each]
        if other == place or _stands_between(to, a, place, other):
            return False
    return True


@compiled()
def _land_in_order(to: Any, a: Any, count: Any) -> None:
    """Let the landings on a cell be in one of the orders listed."""
    n, near, orders, colours = to.sizes[STACKS], to.near, to.orders, to.colours
    first = to.sizes[VARIABLES]
    to.sizes[VARIABLES] += count
    for which in range(count):
        add(to, 2 * (first + which))
    close(to, count)
    for which in range(count):
        variable = 2 * (first + which) + 1
        length = orders[which, 0]
        pair(to, variable, 2 * (3 * a + _colour_after(colours[a], length)))
        for place in range(to.side[a, 4]):
            goes = 2 * _goes_to(to, near[a, place], a)
            pair(to, variable, goes + (_turn(orders[which], place) < 0))
        for turn in range(1, length + 1):
            b = near[a, orders[which, turn]]
            pair(to, variable, 2 * (3 * b + _colour_after(colours[a], turn)))
            if turn > 1:
                pair(to, variable, to.order[near[a, orders[which, turn - 1]] * n + b])
    for x in range(3):
        add(to, 2 * (3 * a + x) + 1)
        size = 1
        for which in range(count):
            if _colour_after(colours[a], orders[which, 0]) == x:
                add(to, 2 * (first + which))
                size += 1
        close(to, size)
    for place in range(to.side[a, 4]):
        _support(to, a, count, first, place)


@compiled()
def _support(to: Any, a: Any, count: Any, first: Any, place: Any) -> None:
    """Let one who lands do so in an order with it, in its colour, and after whom it is left."""
    n, near, orders = to.sizes[STACKS], to.near, to.orders
    b = near[a, place]
    goes = 2 * _goes_to(to, b, a) + 1
    for x in range(3):
        add(to, goes)
        add(to, 2 * (3 * b + x) + 1)
        size = 2
        for which in range(count):
            turn = _turn(orders[which], place)
            if turn >= 0 and _colour_after(to.colours[a], turn + 1) == x:
                add(to, 2 * (first + which))
                size += 1
        close(to, size)
    for other in range(to.side[a, 4]):
        if other == place:
            continue
        c = near[a, other]
        add(to, goes)
        add(to, 2 * _goes_to(to, c, a) + 1)
        add(to, to.order[b * n + c] ^ 1)
        size = 3
        for which in range(count):
            turn = _turn(orders[which], place)
            if 0 <= turn < _turn(orders[which], other):
                add(to, 2 * (first + which))
                size += 1
        if size > 3:
            close(to, size)
        else:
            drop(to, size)


@compiled()
def _turn(order: Any, place: Any) -> Any:
    """Return how many land before a place in an order, -1 if it does not land."""
    for turn in range(order[0]):
        if order[1 + turn] == place:
            return turn
    return -1


@compiled()
def _colour_after(colour: Any, landings: Any) -> Any:
    """Return the colour on a cell after so many landings, which each captor has, too."""
    return (colour + 2 * landings) % 3


@compiled()
def _take_in_turn(to: Any, a: Any) -> None:
    """Let those who land on a cell form a chain, where each takes the one before it."""
    n, count = to.sizes[STACKS], to.side[a, 4]
    near, takes = to.near, to.takes
    variable = to.sizes[VARIABLES]
    # takes[i, j] is that the j-th of near takes the i-th; row `count` is of a itself, and column
    # `count` is that nobody takes it.
    for place in range(count + 1):
        old = _item(to, a, place)
        row = count if old < 0 else old
        takes[row, count] = variable
        variable += 1
        for new in range(count):
            takes[row, new] = -1
            if new != old and (old < 0 or not _stands_between(to, a, new, old)):
                takes[row, new] = variable
                variable += 1
    to.sizes[VARIABLES] = variable
    for row in range(count + 1):
        add(to, 2 * takes[row, count])
        for other in range(row):
            exclude(to, takes[other, count], takes[row, count])
    close(to, count + 1)
    for row in range(count + 1):
        _be_taken(to, a, row)
    for new in range(count):
        goes = 2 * _goes_to(to, near[a, new], a)
        length = 1
        add(to, goes + 1)
        for row in range(count + 1):
            if takes[row, new] >= 0:
                add(to, 2 * takes[row, new])
                length += 1
                for other in range(row):
                    if takes[other, new] >= 0:
                        exclude(to, takes[other, new], takes[row, new])
        close(to, length)
        for row in range(count + 1):
            if takes[row, new] >= 0:
                pair(to, 2 * takes[row, new] + 1, goes)
    pair(to, 2 * takes[count, count] + 1, 2 * (3 * a + to.colours[a]))
    for new in range(count):
        captor = 3 * near[a, new] + (to.colours[a] + 2) % 3
        pair(to, 2 * takes[count, new] + 1, 2 * captor)
    for row in range(count):
        _fit_colours(to, a, row, n)


@compiled()
def _be_taken(to: Any, a: Any, row: Any) -> None:
    """Let what is on a cell be taken there once, or be the last."""
    count, takes = to.side[a, 4], to.takes
    goes = -1
    length = 0
    if row < count:
        goes = 2 * _goes_to(to, to.near[a, row], a)
        add(to, goes + 1)
        length = 1
    for new in range(count + 1):
        if takes[row, new] >= 0:
            add(to, 2 * takes[row, new])
            length += 1
            for other in range(new):
                if takes[row, other] >= 0:
                    exclude(to, takes[row, other], takes[row, new])
    close(to, length)
    if goes >= 0:
        for new in range(count + 1):
            if takes[row, new] >= 0:
                pair(to, 2 * takes[row, new] + 1, goes)


@compiled()
def _fit_colours(to: Any, a: Any, row: Any, n: Any) -> None:
    """Let who takes a stack on a cell have the colour for it, and the last give its own."""
    count, takes, near = to.side[a, 4], to.takes, to.near
    old = near[a, row]
    for x in range(3):
        add(to, 2 * takes[row, count] + 1)
        add(to, 2 * (3 * old + x) + 1)
        add(to, 2 * (3 * a + x))
        close(to, 3)
    for place in range(count):
        if takes[row, place] < 0:
            continue
        new = near[a, place]
        pair(to, 2 * takes[row, place] + 1, to.order[old * n + new])
        for x in range(3):
            add(to, 2 * takes[row, place] + 1)
            add(to, 2 * (3 * new + x) + 1)
            add(to, 2 * (3 * old + (x + 1) % 3))
            close(to, 3)


@compiled()
def _goes_to(to: Any, b: Any, a: Any) -> Any:
    """Return the variable that b lands on a."""
    place = 0
    while to.near[b, place] != a:
        place += 1
    return to.first_goes[b] + place


@compiled()
def _stands_between(to: Any, a: Any, new: Any, old: Any) -> Any:
    """Tell whether, of places in `near[a]`, the one at `new` stands between that at `old` and a."""
    for part in range(4):
        begin, end = to.side[a, part], to.side[a, part + 1]
        if begin <= new < end and begin <= old < end:
            return new > old if part < 2 else new < old
    return False


@compiled()
def _item(to: Any, a: Any, place: Any) -> Any:
    """Return what a place stands for in the sorted stacks of a and its near: -1 for a itself."""
    before = to.side[a, 2]
    if place == before:
        return -1
    return place if place < before else place - 1
