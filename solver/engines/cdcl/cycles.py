"""Clauses against short cycles in the order of stacks, compiled.

Propagation excludes cycles of three stacks. Chordless cycles of four and five stacks are few, so
each can have a clause. In a short search few of these clauses matter. In a long search the same
conflicts occur again and again without them: the hardest of 500 boards took ten times as many
propagations.

    a - b
    |   |   not all of "a before b", "b before c", "c before d", "d before a", nor all of their
    d - c   negations; a and c have no order variable, nor have b and d
"""

from __future__ import annotations

import numpy as np

from greenest.solver.engines.cdcl.state import NONE, Slot, State, assign_unit, attach
from greenest.solver.kernels.arrays import Int32s, Int64s
from greenest.solver.kernels.cache import compiled, helper

LONGEST_CYCLE = 5
"""The most stacks of a cycle with a clause."""
MAX_CLAUSES = 1 << 15
"""The most clauses against cycles; further clauses are left out."""


@compiled(nogil=True, allocates=False)
def list_cycle_clauses(order: Int32s, n: int, words: Int32s) -> int:
    """Write the clauses to `words`, and return their number.

    Each clause has LONGEST_CYCLE words; a shorter clause ends in -1. `n` is the number of stacks,
    and `order` is that of `Cnf`. Each cycle is found once: it begins at its least stack, a, and
    goes on to the lesser of the two neighbours of a in the cycle.
    """
    count = 0
    for a in range(n):
        for b in range(a + 1, n):
            if order[a * n + b] < 0:
                continue
            for c in range(a + 1, n):
                if count + 2 > words.size // LONGEST_CYCLE:
                    return count
                if order[b * n + c] < 0 or order[a * n + c] >= 0:
                    continue
                for d in range(a + 1, n):
                    if d == b or order[c * n + d] < 0 or order[b * n + d] >= 0:
                        continue
                    if order[d * n + a] >= 0:
                        if b < d:
                            count = _add_both(order, n, words, count, a, b, c, d, d)
                        continue
                    for e in range(b + 1, n):
                        if order[d * n + e] < 0 or order[e * n + a] < 0:
                            continue
                        if order[b * n + e] < 0 and order[c * n + e] < 0:
                            count = _add_both(order, n, words, count, a, b, c, d, e)
    return count


@helper(allocates=False)
def _add_both(
    order: Int32s, n: int, words: Int32s, count: int, a: int, b: int, c: int, d: int, e: int
) -> int:
    """Write the clauses against both directions of a cycle, unless `words` is full.

    In a cycle of four stacks, e equals d. Return the number of all clauses in `words`.
    """
    if count + 2 > words.size // LONGEST_CYCLE:
        return count
    at = count * LONGEST_CYCLE
    words[at + 4] = words[at + LONGEST_CYCLE + 4] = -1
    for way in range(2):
        begin = at + way * LONGEST_CYCLE
        # The other direction has the negated literals.
        words[begin] = order[a * n + b] ^ 1 ^ way
        words[begin + 1] = order[b * n + c] ^ 1 ^ way
        words[begin + 2] = order[c * n + d] ^ 1 ^ way
        if d == e:
            words[begin + 3] = order[d * n + a] ^ 1 ^ way
        else:
            words[begin + 3] = order[d * n + e] ^ 1 ^ way
            words[begin + 4] = order[e * n + a] ^ 1 ^ way
    return count + 2


@compiled(nogil=True, allocates=False)
def add_cycle_clauses(state: State, words: Int32s, width: int, names: Int64s, at: int) -> int:
    """Add clauses against cycles to the arena, at level 0, beginning with the clause of index `at`.

    Clause i is `words[i * width:(i + 1) * width]`; a shorter clause ends in -1. `names[i]` receives
    its identifier, or NONE if the clause is true and so not added. The arena has space for all
    clauses.

    Stop after a clause that assigns a literal, since this literal must be logged first. Return the
    index of the next clause, or NONE if a clause is false.
    """
    value = state.value
    while at < names.size:
        first = at * width
        length = open_ = 0
        is_needed = True
        while length < width and words[first + length] != NONE:
            literal = np.int64(words[first + length])
            is_needed = is_needed and value[literal] <= 0
            if value[literal] == 0:
                words[first + length] = words[first + open_]
                words[first + open_] = literal
                open_ += 1
            length += 1
        names[at] = state.counters[Slot.CLAUSE_IDS] if is_needed else NONE
        at += 1
        if is_needed:
            if open_ == 0:
                return NONE
            clause = attach(state, words, first, length, 0)
            if open_ == 1:
                assign_unit(state, np.int64(words[first]), clause)
                return at
    return at
