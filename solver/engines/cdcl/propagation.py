"""Propagation, decisions and backtracking, compiled.

`propagate` assigns all literals that are implied, then decides the next literal, and so on until
there is a conflict. Literals are implied by binary clauses, by watched clauses and by the order
theory. In the order theory, "a before b" and "b before c" imply "a before c" if all three pairs of
stacks have an order variable. Each stack has two bit sets for this: its propagated predecessors and
its propagated successors.

A conflict is represented as a reason (see `State.reason`) for a literal that is false. This literal
is in `learned[0]`.

In all functions `end` is the size of the trail, and `current` is the current level. The functions
are inlined, since passing all arrays takes as long as propagating a literal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.solver.engines.cdcl.cnf import Cnf, Size
from greenest.solver.engines.cdcl.state import (
    HEADER,
    NONE,
    ORDER_REASON,
    Slot,
    State,
    assign,
    unsigned,
)
from greenest.solver.kernels.bits import lowest_bit
from greenest.solver.kernels.cache import compiled, helper


@helper(allocates=False, within=True)
def first_order_literal(cnf: Cnf) -> int:
    """Return the first literal of the order variables, which have consecutive numbers."""
    return 2 * np.int64(cnf.first_goes[cnf.sizes[Size.STACKS]])


@helper(allocates=False, within=True)
def ordered(cnf: Cnf, number: int) -> tuple[int, int]:
    """Return the stacks a and b of the order literal "a before b".

    `number` is the literal minus `first_order_literal`.
    """
    pair, which = number >> 1, number & 1
    return unsigned(cnf.order_pair[pair, which]), unsigned(cnf.order_pair[pair, 1 - which])


@helper(allocates=False, within=True)
def _imply(state: State, end: int, current: int, p: int, cause: int) -> tuple[int, int]:
    """Assign the implied literal `p` unless it is true.

    `cause` is the reason, and `current` the level. Return the size of the trail, and the conflict:
    `cause` if `p` is false, else NONE.
    """
    conflict = np.int64(NONE)
    if state.value[p] == 0:
        end = assign(state, end, current, p, cause)
    elif state.value[p] < 0:
        state.learned[0] = p
        conflict = cause
    return end, conflict


@helper(allocates=False, within=True)
def _imply_binaries(state: State, literal: int, end: int, current: int) -> tuple[int, int]:
    """Assign the literals that `literal` implies by binary clauses.

    Return the size of the trail, and the conflict or NONE.
    """
    binary_start, binary_implied = state.binary_start, state.binary_implied
    for place in range(unsigned(binary_start[literal]), unsigned(binary_start[literal + 1])):
        other = unsigned(binary_implied[unsigned(place)])
        end, conflict = _imply(state, end, current, other, -2 - (literal ^ 1))
        if conflict != NONE:
            return end, conflict
    return end, np.int64(NONE)


@helper(allocates=False, within=True)
def _imply_order(cnf: Cnf, state: State, number: int, end: int, current: int) -> tuple[int, int]:
    """Assign the literals that an order literal, given by `number`, implies by transitivity.

    Return the size of the trail, and the conflict or NONE.
    """
    order, n = cnf.order, np.int64(cnf.sizes[Size.STACKS])
    predecessors, successors, comparable = state.predecessors, state.successors, state.comparable
    words = (n + 63) >> 6
    a, b = ordered(cnf, number)
    successors[a * words + (b >> 6)] |= np.int64(1) << (b & 63)
    predecessors[b * words + (a >> 6)] |= np.int64(1) << (a & 63)
    for word in range(words):
        at_a, at_b = a * words + word, b * words + word
        # a before b before c
        rest = successors[at_b] & comparable[at_a] & ~successors[at_a]
        while rest:
            c = (word << 6) + lowest_bit(rest)
            rest &= rest - 1
            a_first = unsigned(order[a * n + c])
            end, conflict = _imply(state, end, current, a_first, -ORDER_REASON - b)
            if conflict != NONE:
                return end, conflict
        # c before a before b
        rest = predecessors[at_a] & comparable[at_b] & ~predecessors[at_b]
        while rest:
            c = (word << 6) + lowest_bit(rest)
            rest &= rest - 1
            c_first = unsigned(order[c * n + b])
            end, conflict = _imply(state, end, current, c_first, -ORDER_REASON - a)
            if conflict != NONE:
                return end, conflict
    return end, np.int64(NONE)


@helper(allocates=False, within=True)
def _visit_watches(state: State, false: int, end: int, current: int) -> tuple[int, int]:
    """Update the clauses that watch the literal `false`.

    A clause stays as it is if the other literal that it watches is true. Otherwise the watch on
    `false` moves to another literal that is not false. If the clause has none, the other watched
    literal is implied. Return the size of the trail, and the conflict or NONE.
    """
    value, arena, watch_head = state.value, state.arena, state.watch_head
    watch = np.int64(watch_head[false])
    previous = np.int64(NONE)
    while watch != NONE:
        clause, which = unsigned(watch >> 1), unsigned(watch & 1)
        next_watch = np.int64(arena[clause + 1 + which])
        other = unsigned(arena[clause + HEADER + 1 - which])
        if value[other] <= 0:
            free: Any = clause + HEADER + 2
            stop = clause + HEADER + unsigned(arena[clause])
            while free < stop and value[unsigned(arena[unsigned(free)])] < 0:
                free += 1
            if free < stop:
                replacement = unsigned(arena[unsigned(free)])
                arena[unsigned(free)] = false
                arena[clause + HEADER + which] = replacement
                arena[clause + 1 + which] = watch_head[replacement]
                watch_head[replacement] = watch
                if previous == NONE:
                    watch_head[false] = next_watch
                else:
                    arena[unsigned(previous >> 1) + 1 + unsigned(previous & 1)] = next_watch
                watch = next_watch
                continue
            end, conflict = _imply(state, end, current, other, clause)
            if conflict != NONE:
                return end, conflict
        previous = watch
        watch = next_watch
    return end, np.int64(NONE)


@helper(allocates=False, within=True)
def _next_decision(cnf: Cnf, state: State) -> int:
    """Return the next variable to decide, or the number of variables if all are assigned.

    The most active variable is next. Variables without an activity come last, in order of their
    numbers.
    """
    counters, value = state.counters, state.value
    decidable, variables = counters[Slot.DECISION_VARIABLES], np.int64(cnf.sizes[Size.VARIABLES])
    variable = decidable
    while counters[Slot.HEAP_SIZE] and variable == decidable:
        variable = _pop_heap(state)
        if value[2 * variable]:
            variable = decidable
    while variable < variables and value[2 * variable]:
        variable += 1
    return variable


@helper(allocates=False)
def propagate(cnf: Cnf, state: State, bound: int) -> int:
    """Propagate and decide alternately until there is a conflict, and return the conflict.

    Return NONE when all variables are assigned, or when `bound` literals have been propagated since
    the beginning.
    """
    counters, trail = state.counters, state.trail
    first = first_order_literal(cnf)
    last = first + 2 * np.int64(cnf.sizes[Size.ORDER_VARIABLES])
    current = counters[Slot.LEVEL]
    at, end = counters[Slot.PROPAGATED], counters[Slot.TRAIL_SIZE]
    conflict = np.int64(NONE)
    while True:
        while at < end and conflict == NONE:
            literal = unsigned(trail[unsigned(at)])
            at += 1
            end, conflict = _imply_binaries(state, literal, end, current)
            if conflict == NONE and first <= literal < last:
                end, conflict = _imply_order(cnf, state, literal - first, end, current)
            if conflict == NONE:
                end, conflict = _visit_watches(state, literal ^ 1, end, current)
        counters[Slot.PROPAGATIONS] += at - counters[Slot.PROPAGATED]
        counters[Slot.PROPAGATED] = at
        if conflict != NONE or counters[Slot.PROPAGATIONS] >= bound:
            break
        variable = _next_decision(cnf, state)
        if variable == cnf.sizes[Size.VARIABLES]:
            break
        state.level_start[current] = end
        current += 1
        decision = 2 * variable + state.phase[variable]
        end = assign(state, end, current, decision, np.int64(NONE))
    counters[Slot.TRAIL_SIZE] = end
    counters[Slot.LEVEL] = current
    return conflict


@helper(allocates=False, within=True)
def _pop_heap(state: State) -> int:
    heap, place, activity = state.heap, state.heap_index, state.activity
    top = np.int64(heap[0])
    place[top] = -1
    size = state.counters[Slot.HEAP_SIZE] - 1
    state.counters[Slot.HEAP_SIZE] = size
    if size == 0:
        return top
    variable = heap[size]
    at = 0
    while 2 * at + 1 < size:
        below = 2 * at + 1
        if below + 1 < size and activity[heap[below + 1]] > activity[heap[below]]:
            below += 1
        if activity[heap[below]] <= activity[variable]:
            break
        heap[at] = heap[below]
        place[heap[at]] = at
        at = below
    heap[at] = variable
    place[variable] = at
    return top


@helper(allocates=False, within=True)
def sift_up(state: State, at: int) -> None:
    """Move the variable at index `at` of the heap up, past all less active variables."""
    heap, place, activity = state.heap, state.heap_index, state.activity
    variable = heap[at]
    while at > 0:
        above = (at - 1) >> 1
        if activity[heap[above]] >= activity[variable]:
            break
        heap[at] = heap[above]
        place[heap[at]] = at
        at = above
    heap[at] = variable
    place[variable] = at


@compiled(nogil=True, allocates=False)
def backtrack(cnf: Cnf, state: State, to: int) -> None:
    """Unassign all levels above `to`."""
    counters = state.counters
    if counters[Slot.LEVEL] <= to:
        return
    words = (np.int64(cnf.sizes[Size.STACKS]) + 63) >> 6
    first = first_order_literal(cnf)
    last = first + 2 * np.int64(cnf.sizes[Size.ORDER_VARIABLES])
    level_start = state.level_start[to]
    value, phase, trail = state.value, state.phase, state.trail
    size = counters[Slot.HEAP_SIZE]
    for at in range(counters[Slot.TRAIL_SIZE] - 1, level_start - 1, -1):
        literal = unsigned(trail[at])
        variable = literal >> 1
        value[literal] = value[literal ^ 1] = 0
        phase[variable] = literal & 1
        if first <= literal < last:
            a, b = ordered(cnf, literal - first)
            state.successors[a * words + (b >> 6)] &= ~(np.int64(1) << (b & 63))
            state.predecessors[b * words + (a >> 6)] &= ~(np.int64(1) << (a & 63))
        if state.heap_index[variable] < 0 and variable < counters[Slot.DECISION_VARIABLES]:
            state.heap[size] = variable
            size += 1
            sift_up(state, size - 1)
    counters[Slot.HEAP_SIZE] = size
    counters[Slot.TRAIL_SIZE] = counters[Slot.PROPAGATED] = level_start
    counters[Slot.LEVEL] = to
