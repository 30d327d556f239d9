"""The clauses of a position, compiled: the twin of `solver.formula`, in the form that is searched.

A literal is `variable << 1`, plus 1 if it is negated; variables count from 0. docs/formula.md has
the variables in their order and the clauses. Of n stacks, numbered row by row,

    leaves[a, x]   3a + x            ends[a]   3n + a          goes[a, b]   first_goes[a] + place

where the place is that of b in `near[a]`, which is in the order

    near[a]   above, from the top | left, from the left | right, from the right on | below
    sides     0                   | 1                   | 2                        | 3

and `side[a]` holds where each part begins. Clauses of two literals are kept apart: `pairs` lists
them one after the other, `clauses` the longer ones, each behind its length; clauses of one literal
are pairs of it and itself.

    board BG/.W, stacks 0 1 2: near[1] = 0 2, of sides 1 and 3, and side[1] = 0 0 1 1 2
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.kept import compiled

Ints = NDArray[np.int32]

EMPTY = 3
MOST = 256
"""The most stacks."""
NEAR = 30
"""The most stacks in line with one."""

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
    first_goes: Ints
    """(257,) the first variable of `goes` of each stack; the last is that after all."""
    order: Ints
    """(256 * 256,) at a * n + b the literal that a is left before b, or -1."""
    pair: Ints
    """(any, 2) the stacks of each order variable, from `first_goes[n]` on."""
    takes: Ints
    """(31, 31) scratch: the variables of who takes whom on a cell."""
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
        ints(5), ints(MOST), ints(MOST), ints(MOST, NEAR), ints(MOST, 5), ints(MOST + 1),
        ints(MOST * MOST), ints(MOST * MOST // 2, 2), ints(NEAR + 1, NEAR + 1), ints(MOST),
        ints(pairs), ints(words),
    )  # fmt: skip


@compiled(nogil=True)
def state_clauses(board: Any, cols: Any, to: Any) -> Any:
    """State a board, its colours row by row; tell whether the room was enough."""
    sizes = to.sizes
    sizes[:] = 0
    _find_lines(board, cols, to)
    n = sizes[STACKS]
    _number(to)
    for a in range(n):
        _add(to, 2 * (3 * n + a))
    _close(to, n)
    for a in range(n):
        for b in range(a):
            _exclude(to, 3 * n + b, 3 * n + a)
    for a in range(n):
        _leave_once(to, a)
        _see(to, a)
    for a in range(n):
        _take_in_turn(to, a)
        _follow_the_end(to, a)
        if sizes[PAIRS] > to.pairs.size or sizes[WORDS] > to.clauses.size:
            return False
    return True


@compiled()
def _pair(to: Any, one: Any, other: Any) -> None:
    """Add a clause of two literals, or count it if there is no room."""
    at = to.sizes[PAIRS]
    if at + 2 <= to.pairs.size:
        to.pairs[at] = one
        to.pairs[at + 1] = other
    to.sizes[PAIRS] = at + 2


@compiled()
def _exclude(to: Any, one: Any, other: Any) -> None:
    """Let at most one of two variables be true."""
    _pair(to, 2 * one + 1, 2 * other + 1)


@compiled()
def _add(to: Any, literal: Any) -> None:
    """Add a literal to the clause being made, whose length is not written yet."""
    at = to.sizes[WORDS] + 1
    if at < to.clauses.size:
        to.clauses[at] = literal
    to.sizes[WORDS] = at


@compiled()
def _close(to: Any, length: Any) -> None:
    """End a clause: write its length, or move it where it belongs if it is short."""
    begin = to.sizes[WORDS] - length
    if begin + length >= to.clauses.size:
        to.sizes[WORDS] = begin + length + 1
    elif length > 2:
        to.clauses[begin] = length
        to.sizes[WORDS] += 1
    else:
        _pair(to, to.clauses[begin + 1], to.clauses[begin + length])
        to.sizes[WORDS] = begin


@compiled()
def _find_lines(board: Any, cols: Any, to: Any) -> None:
    """Give the stacks their numbers, and find those in line with each."""
    n = 0
    for cell in range(board.size):
        if board[cell] != EMPTY:
            to.cells[n] = cell
            to.colours[n] = board[cell]
            n += 1
    to.sizes[STACKS] = n
    cells, near, side = to.cells, to.near, to.side
    for a in range(n):
        row, col = cells[a] // cols, cells[a] % cols
        place = 0
        side[a, 0] = 0
        for b in range(a):
            if cells[b] % cols == col:
                near[a, place] = b
                place += 1
        side[a, 1] = place
        for b in range(a):
            if cells[b] // cols == row:
                near[a, place] = b
                place += 1
        side[a, 2] = place
        for b in range(a + 1, n):
            if cells[b] // cols == row:
                near[a, place] = b
                place += 1
        side[a, 3] = place
        for b in range(a + 1, n):
            if cells[b] % cols == col:
                near[a, place] = b
                place += 1
        side[a, 4] = place


@compiled()
def _number(to: Any) -> None:
    """Give numbers to the variables up to those of the order."""
    n, near, side, order = to.sizes[STACKS], to.near, to.side, to.order
    variable = 4 * n
    for a in range(n):
        to.first_goes[a] = variable
        variable += side[a, 4]
    to.first_goes[n] = variable
    order[: n * n] = -1
    for a in range(n):
        for i in range(side[a, 4]):
            b = near[a, i]
            order[a * n + b] = 0
            for j in range(i + 1, side[a, 4]):
                order[b * n + near[a, j]] = 0
    number = 0
    for a in range(n):
        for b in range(a + 1, n):
            if order[a * n + b] == 0:
                order[a * n + b] = 2 * variable
                order[b * n + a] = 2 * variable + 1
                to.pair[number, 0] = a
                to.pair[number, 1] = b
                variable += 1
                number += 1
    to.sizes[ORDERS] = number
    to.sizes[VARIABLES] = variable


@compiled()
def _leave_once(to: Any, a: Any) -> None:
    """Let a cell be left once, or be the last; in one colour."""
    n, ways = to.sizes[STACKS], to.side[a, 4]
    goes, ends = to.first_goes[a], 3 * n + a
    _add(to, 2 * ends)
    for way in range(ways):
        _add(to, 2 * (goes + way))
        _exclude(to, ends, goes + way)
        for other in range(way):
            _exclude(to, goes + other, goes + way)
    _close(to, ways + 1)
    for x in range(3):
        _add(to, 2 * (3 * a + x))
        _exclude(to, 3 * a + x, 3 * a + (x + 1) % 3)
    _close(to, 3)
    for way in range(ways):
        _pair(to, 2 * ends + 1, to.order[to.near[a, way] * n + a])


@compiled()
def _see(to: Any, a: Any) -> None:
    """Land on what has not left; whatever stood between has."""
    n, near, order = to.sizes[STACKS], to.near, to.order
    for part in range(4):
        begin, end = to.side[a, part], to.side[a, part + 1]
        for way in range(begin, end):
            goes = 2 * (to.first_goes[a] + way) + 1
            _pair(to, goes, order[a * n + near[a, way]])
            # On the first two sides the nearest stand last.
            first, last = (way + 1, end) if part < 2 else (begin, way)
            for place in range(first, last):
                _pair(to, goes, order[near[a, place] * n + a])


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
        _add(to, 2 * takes[row, count])
        for other in range(row):
            _exclude(to, takes[other, count], takes[row, count])
    _close(to, count + 1)
    for row in range(count + 1):
        _be_taken(to, a, row)
    for new in range(count):
        goes = 2 * _goes_to(to, near[a, new], a)
        length = 1
        _add(to, goes + 1)
        for row in range(count + 1):
            if takes[row, new] >= 0:
                _add(to, 2 * takes[row, new])
                length += 1
                for other in range(row):
                    if takes[other, new] >= 0:
                        _exclude(to, takes[other, new], takes[row, new])
        _close(to, length)
        for row in range(count + 1):
            if takes[row, new] >= 0:
                _pair(to, 2 * takes[row, new] + 1, goes)
    _pair(to, 2 * takes[count, count] + 1, 2 * (3 * a + to.colours[a]))
    for new in range(count):
        captor = 3 * near[a, new] + (to.colours[a] + 2) % 3
        _pair(to, 2 * takes[count, new] + 1, 2 * captor)
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
        _add(to, goes + 1)
        length = 1
    for new in range(count + 1):
        if takes[row, new] >= 0:
            _add(to, 2 * takes[row, new])
            length += 1
            for other in range(new):
                if takes[row, other] >= 0:
                    _exclude(to, takes[row, other], takes[row, new])
    _close(to, length)
    if goes >= 0:
        for new in range(count + 1):
            if takes[row, new] >= 0:
                _pair(to, 2 * takes[row, new] + 1, goes)


@compiled()
def _fit_colours(to: Any, a: Any, row: Any, n: Any) -> None:
    """Let who takes a stack on a cell have the colour for it, and the last give its own."""
    count, takes, near = to.side[a, 4], to.takes, to.near
    old = near[a, row]
    for x in range(3):
        _add(to, 2 * takes[row, count] + 1)
        _add(to, 2 * (3 * old + x) + 1)
        _add(to, 2 * (3 * a + x))
        _close(to, 3)
    for place in range(count):
        if takes[row, place] < 0:
            continue
        new = near[a, place]
        _pair(to, 2 * takes[row, place] + 1, to.order[old * n + new])
        for x in range(3):
            _add(to, 2 * takes[row, place] + 1)
            _add(to, 2 * (3 * new + x) + 1)
            _add(to, 2 * (3 * old + (x + 1) % 3))
            _close(to, 3)


@compiled()
def _follow_the_end(to: Any, a: Any) -> None:
    """From a cell that alone links some parts, go to the part where it all ends."""
    n, near, part = to.sizes[STACKS], to.near, to.part
    parts = _split(to, a)
    if parts < 2:
        return
    for place in range(to.side[a, 4]):
        goes = 2 * (to.first_goes[a] + place) + 1
        for b in range(n):
            if b != a and part[b] != part[near[a, place]]:
                _pair(to, goes, 2 * (3 * n + b) + 1)
    for b in range(n):
        if b != a:
            length = 1
            _add(to, 2 * (3 * n + b) + 1)
            for place in range(to.side[a, 4]):
                if part[near[a, place]] == part[b]:
                    _add(to, 2 * (to.first_goes[a] + place))
                    length += 1
            _close(to, length)


@compiled()
def _split(to: Any, a: Any) -> Any:
    """Write the part of each stack, if a is gone, into `part`; return how many parts there are."""
    n, near, part = to.sizes[STACKS], to.near, to.part
    part[:n] = -1
    part[a] = n
    queue = np.empty(n, dtype=np.int32)
    parts = 0
    for first in range(n):
        if part[first] >= 0:
            continue
        part[first] = parts
        queue[0] = first
        length = 1
        at = 0
        while at < length:
            b = queue[at]
            at += 1
            for place in range(to.side[b, 4]):
                c = near[b, place]
                if part[c] < 0:
                    part[c] = parts
                    queue[length] = c
                    length += 1
        parts += 1
    return parts
