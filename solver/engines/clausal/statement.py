"""The clauses of a position, compiled: the twin of `solver.formula`, as they are searched."""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.clauses import (
    COLUMNS,
    LINES,
    PAIRS,
    STACKS,
    WORDS,
    add,
    close,
    exclude,
    exclude_all,
    find_lines,
    number,
    pair,
)
from greenest.solver.engines.clausal.landing import land


@compiled(nogil=True)
def state_clauses(board: Any, cols: Any, to: Any) -> Any:
    """State a board, its colours row by row; tell whether the room was enough."""
    sizes = to.sizes
    sizes[:] = 0
    find_lines(board, cols, to)
    number(to, cols)
    _end_once(to, 0, COLUMNS)
    _end_once(to, COLUMNS, LINES)
    for line in range(LINES):
        if to.lines[line, 0] > 1:
            _have_a_final_cell(to, line)
    for a in range(sizes[STACKS]):
        _leave_once(to, a)
        _see(to, a)
    for a in range(sizes[STACKS]):
        land(to, a)
        _follow_the_end(to, a)
        if sizes[PAIRS] > to.pairs.size or sizes[WORDS] > to.clauses.size:
            return False
    return True


@compiled()
def _end_once(to: Any, first: Any, last: Any) -> None:
    """Let the end be in one of some lines."""
    length = 0
    for line in range(first, last):
        if to.lines[line, 0]:
            add(to, 2 * to.ends_in[line])
            length += 1
            for other in range(first, line):
                if to.lines[other, 0]:
                    exclude(to, to.ends_in[other], to.ends_in[line])
    close(to, length)


@compiled()
def _have_a_final_cell(to: Any, line: Any) -> None:
    """Let one cell of a line be left last, and not along the line; the end is one such."""
    n, length, order = to.sizes[STACKS], to.lines[line, 0], to.order
    final, ends_in = to.final[line], to.ends_in[line]
    add(to, 2 * ends_in + 1)
    for place in range(length):
        ends = 3 * n + to.lines[line, 1 + place]
        add(to, 2 * ends)
        pair(to, 2 * ends + 1, 2 * ends_in)
    close(to, length + 1)
    for place in range(length):
        add(to, 2 * (final + place))
    close(to, length)
    exclude_all(to, final, length)
    for place in range(length):
        a = to.lines[line, 1 + place]
        for other in range(length):
            if other != place:
                pair(to, 2 * (final + place) + 1, order[to.lines[line, 1 + other] * n + a])
        exclude(to, final + place, to.along[a, line // COLUMNS])
        pair(to, 2 * (3 * n + a) + 1, 2 * (final + place))


@compiled()
def _leave_once(to: Any, a: Any) -> None:
    """Let a cell be left once, or be the last; in one colour."""
    for x in range(3):
        add(to, 2 * (3 * a + x))
    close(to, 3)
    exclude_all(to, 3 * a, 3)
    ends = 3 * to.sizes[STACKS] + a
    row, column = to.along[a, 0], to.along[a, 1]
    add(to, 2 * ends)
    ways = 1
    for axis in range(2):
        if to.along[a, axis] >= 0:
            add(to, 2 * to.along[a, axis])
            exclude(to, ends, to.along[a, axis])
            ways += 1
    if ways == 3:
        exclude(to, row, column)
    close(to, ways)
    _choose(to, row, to.heads[a, 1], to.heads[a, 2])
    _choose(to, column, to.heads[a, 0], to.heads[a, 3])
    for part in range(4):
        _choose_goes(to, a, part)


@compiled()
def _choose(to: Any, along: Any, one: Any, other: Any) -> None:
    """Let a cell be left along a line if it is for one of the sides, where stacks are on both."""
    if one < 0 or other < 0:
        return
    add(to, 2 * along + 1)
    add(to, 2 * one)
    add(to, 2 * other)
    close(to, 3)
    pair(to, 2 * one + 1, 2 * along)
    pair(to, 2 * other + 1, 2 * along)
    exclude(to, one, other)


@compiled()
def _choose_goes(to: Any, a: Any, part: Any) -> None:
    """Let a cell be left for a side if it is for one of its stacks, if there are two or more."""
    first, length = to.first_goes[a] + to.side[a, part], to.side[a, part + 1] - to.side[a, part]
    if length < 2:
        return
    heads = to.heads[a, part]
    add(to, 2 * heads + 1)
    for goes in range(first, first + length):
        add(to, 2 * goes)
        pair(to, 2 * goes + 1, 2 * heads)
    close(to, length + 1)
    exclude_all(to, first, length)


@compiled()
def _see(to: Any, a: Any) -> None:
    """Land on what has not left; whatever stood between has."""
    n, near, order = to.sizes[STACKS], to.near, to.order
    for part in range(4):
        begin, end = to.side[a, part], to.side[a, part + 1]
        for way in range(begin, end):
            goes = 2 * (to.first_goes[a] + way) + 1
            pair(to, goes, order[a * n + near[a, way]])
            # On the first two sides the nearest stand last.
            first, last = (way + 1, end) if part < 2 else (begin, way)
            for place in range(first, last):
                pair(to, goes, order[near[a, place] * n + a])


@compiled()
def _follow_the_end(to: Any, a: Any) -> None:
    """From a cell that alone links two parts, go to that of the end, after the other is left."""
    n, near, part = to.sizes[STACKS], to.near, to.part
    parts = _split(to, a)
    if parts < 2:
        return
    for place in range(to.side[a, 4]):
        goes = 2 * (to.first_goes[a] + place) + 1
        for b in range(n):
            if b != a and part[b] != part[near[a, place]]:
                pair(to, goes, 2 * (3 * n + b) + 1)
        _leave_others_before(to, a, part[near[a, place]], goes)
    for b in range(n):
        if b != a:
            length = 1
            add(to, 2 * (3 * n + b) + 1)
            for place in range(to.side[a, 4]):
                if part[near[a, place]] == part[b]:
                    add(to, 2 * (to.first_goes[a] + place))
                    length += 1
            close(to, length)
            _leave_others_before(to, a, part[b], 2 * (3 * n + b) + 1)


@compiled()
def _leave_others_before(to: Any, a: Any, kept: Any, unless: Any) -> None:
    """Let all near a cell but those of one part be left before it, unless a literal is true."""
    n, near = to.sizes[STACKS], to.near
    for place in range(to.side[a, 4]):
        b = near[a, place]
        if to.part[b] != kept:
            pair(to, unless, to.order[b * n + a])


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
