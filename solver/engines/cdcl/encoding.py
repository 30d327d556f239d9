"""Encodes a position as CNF, with the clauses of docs/formula.md, compiled.

`solver.engines.cdcl.cnf` explains the variables. A stack leaves its cell when it captures. The end
is the stack that never leaves. A stack has two axes: its row, with the sides left and right, and
its column, with the sides above and below.
"""

from __future__ import annotations

from greenest.solver.engines.cdcl.capture_clauses import encode_captures
from greenest.solver.engines.cdcl.cnf import (
    Clauses,
    Cnf,
    Size,
    add_binary,
    add_literal,
    at_most_one,
    end_clause,
    exactly_one,
    exclude_pair,
    find_lines,
    number_variables,
)
from greenest.solver.kernels.arrays import UInt8s
from greenest.solver.kernels.cache import compiled, helper


@compiled(nogil=True, allocates=False)
def encode(board: UInt8s, cols: int, cnf: Cnf) -> bool:
    """Encode a board, given by its colours row by row; return False if the storage is too small."""
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    sizes = cnf.sizes
    sizes[:] = 0
    find_lines(board, cols, cnf)
    number_variables(cnf, cols)
    lines, columns = len(cnf.lines), len(cnf.lines) // 2
    # The end is in one row, and in one column.
    exactly_one(clauses, cnf.ends_in[:columns], -1)
    exactly_one(clauses, cnf.ends_in[columns:], -1)
    for line in range(lines):
        if cnf.lines[line, 0] > 1:
            _encode_last_of_line(cnf, line)
    for a in range(sizes[Size.STACKS]):
        _encode_departure(cnf, a)
        _encode_sight(cnf, a)
    for a in range(sizes[Size.STACKS]):
        encode_captures(cnf, a)
        _encode_cut(cnf, a)
        if (
            sizes[Size.BINARY_LITERALS] > cnf.binaries.size
            or sizes[Size.LONG_WORDS] > cnf.long_clauses.size
        ):
            return False
    return True


@helper(allocates=False)
def _encode_last_of_line(cnf: Cnf, line: int) -> None:
    """Add clauses that one stack of a line leaves last, and does not leave along this line.

    If a stack of the line is the end, it counts as the last to leave.
    """
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    n, length, order = cnf.sizes[Size.STACKS], cnf.lines[line, 0], cnf.order
    final, ends_in = cnf.final[line], cnf.ends_in[line]
    add_literal(clauses, 2 * ends_in + 1)
    for place in range(length):
        ends = 3 * n + cnf.lines[line, 1 + place]
        add_literal(clauses, 2 * ends)
        add_binary(clauses, 2 * ends + 1, 2 * ends_in)
    end_clause(clauses)
    for place in range(length):
        add_literal(clauses, 2 * (final + place))
    end_clause(clauses)
    at_most_one(clauses, final, length)
    for place in range(length):
        a = cnf.lines[line, 1 + place]
        for other in range(length):
            if other != place:
                add_binary(
                    clauses, 2 * (final + place) + 1, order[cnf.lines[line, 1 + other] * n + a]
                )
        exclude_pair(clauses, final + place, cnf.along[a, line * 2 // len(cnf.lines)])
        add_binary(clauses, 2 * (3 * n + a) + 1, 2 * (final + place))


@helper(allocates=False)
def _encode_departure(cnf: Cnf, a: int) -> None:
    """Add clauses: a stack leaves exactly once or is the end, and has one colour at that time."""
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    for x in range(3):
        add_literal(clauses, 2 * (3 * a + x))
    end_clause(clauses)
    at_most_one(clauses, 3 * a, 3)
    ends = 3 * cnf.sizes[Size.STACKS] + a
    row, column = cnf.along[a, 0], cnf.along[a, 1]
    add_literal(clauses, 2 * ends)
    for axis in range(2):
        if cnf.along[a, axis] >= 0:
            add_literal(clauses, 2 * cnf.along[a, axis])
            exclude_pair(clauses, ends, cnf.along[a, axis])
    if row >= 0 and column >= 0:
        exclude_pair(clauses, row, column)
    end_clause(clauses)
    _encode_side(cnf, row, cnf.heads[a, 1], cnf.heads[a, 2])
    _encode_side(cnf, column, cnf.heads[a, 0], cnf.heads[a, 3])
    for part in range(4):
        _encode_target(cnf, a, part)


@helper(allocates=False)
def _encode_side(cnf: Cnf, along: int, one: int, other: int) -> None:
    """Add clauses: a stack leaves along an axis if and only if it leaves towards one of its sides.

    `along` is the variable of the axis. `one` and `other` are the variables of its two sides, or -1
    for a side without stacks. If a side has no stacks, nothing is added.
    """
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    if one < 0 or other < 0:
        return
    add_literal(clauses, 2 * along + 1)
    add_literal(clauses, 2 * one)
    add_literal(clauses, 2 * other)
    end_clause(clauses)
    add_binary(clauses, 2 * one + 1, 2 * along)
    add_binary(clauses, 2 * other + 1, 2 * along)
    exclude_pair(clauses, one, other)


@helper(allocates=False)
def _encode_target(cnf: Cnf, a: int, part: int) -> None:
    """Add clauses: a stack leaves towards a side if and only if it captures one stack there.

    `part` is the number of the side, 0 to 3.
    """
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    first, length = cnf.first_goes[a] + cnf.side[a, part], cnf.side[a, part + 1] - cnf.side[a, part]
    if length < 2:
        return
    heads = cnf.heads[a, part]
    add_literal(clauses, 2 * heads + 1)
    for goes in range(first, first + length):
        add_literal(clauses, 2 * goes)
        add_binary(clauses, 2 * goes + 1, 2 * heads)
    end_clause(clauses)
    at_most_one(clauses, first, length)


@helper(allocates=False)
def _encode_sight(cnf: Cnf, a: int) -> None:
    """Add clauses: the target of a capture has not left, and all stacks in between have left."""
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    n, near, order = cnf.sizes[Size.STACKS], cnf.near, cnf.order
    for part in range(4):
        begin, end = cnf.side[a, part], cnf.side[a, part + 1]
        for way in range(begin, end):
            goes = 2 * (cnf.first_goes[a] + way) + 1
            add_binary(clauses, goes, order[a * n + near[a, way]])
            # The first two sides list the nearest stack last.
            first, last = (way + 1, end) if part < 2 else (begin, way)
            for place in range(first, last):
                add_binary(clauses, goes, order[near[a, place] * n + a])


@helper(allocates=False)
def _encode_cut(cnf: Cnf, a: int) -> None:
    """Add clauses for a stack without which the board has several parts.

    The stack leaves towards the part with the end. All stacks in line with it that are in other
    parts leave before it.
    """
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    n, near, part = cnf.sizes[Size.STACKS], cnf.near, cnf.part
    parts = _find_parts(cnf, a)
    if parts < 2:
        return
    for place in range(cnf.side[a, 4]):
        goes = 2 * (cnf.first_goes[a] + place) + 1
        for b in range(n):
            if b != a and part[b] != part[near[a, place]]:
                add_binary(clauses, goes, 2 * (3 * n + b) + 1)
        _encode_others_first(cnf, a, part[near[a, place]], goes)
    for b in range(n):
        if b != a:
            add_literal(clauses, 2 * (3 * n + b) + 1)
            for place in range(cnf.side[a, 4]):
                if part[near[a, place]] == part[b]:
                    add_literal(clauses, 2 * (cnf.first_goes[a] + place))
            end_clause(clauses)
            _encode_others_first(cnf, a, part[b], 2 * (3 * n + b) + 1)


@helper(allocates=False)
def _encode_others_first(cnf: Cnf, a: int, excepted: int, unless: int) -> None:
    """Add clauses that the stacks in line with a leave before a, except stacks of one part.

    `excepted` is the number of this part. Each clause has the literal `unless`, so it demands
    nothing if `unless` is true.
    """
    clauses = Clauses(cnf.sizes, cnf.binaries, cnf.long_clauses)
    n, near = cnf.sizes[Size.STACKS], cnf.near
    for place in range(cnf.side[a, 4]):
        b = near[a, place]
        if cnf.part[b] != excepted:
            add_binary(clauses, unless, cnf.order[b * n + a])


@helper(allocates=False)
def _find_parts(cnf: Cnf, a: int) -> int:
    """Find the connected parts without the stack a; return the number of parts.

    The number of each stack's part is written to `cnf.part`.
    """
    n, near, part, queue = cnf.sizes[Size.STACKS], cnf.near, cnf.part, cnf.queue
    part[:n] = -1
    part[a] = n
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
            for place in range(cnf.side[b, 4]):
                c = near[b, place]
                if part[c] < 0:
                    part[c] = parts
                    queue[length] = c
                    length += 1
        parts += 1
    return parts
