"""Propagation, decisions and backtracking, compiled.

`propagate` assigns what binary clauses, the order theory and watched clauses imply, and decides the
next literal, until a clause is false. Order theory: of three stacks that all have order variables,
"a before b" and "b before c" imply "a before c"; for each stack, bit sets of its propagated
predecessors and successors give what is implied.

Propagation and decision are one function because passing so many arrays to another takes as long as
propagating a literal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.kernels.arrays import Floats, Int8s, Int32s, Int64s
from greenest.kernels.bits import lowest_bit
from greenest.kernels.cache import compiled
from greenest.solver.engines.cdcl.cnf import Cnf, Size
from greenest.solver.engines.cdcl.state import HEADER, NONE, ORDER_REASON, Slot, State


@compiled(allocates=False)
def unsigned(number: int) -> int:
    """Return a number that is not negative, so that Numba omits the code for negative indices."""
    return np.int64(np.uint32(number))


@compiled(allocates=False)
def _assign(
    value: Int8s,
    reason: Int32s,
    level: Int32s,
    trail: Int32s,
    at: int,
    current: int,
    p: int,
    cause: int,
) -> int:
    """Assign a literal; return the new size of the trail."""
    value[p] = 1
    value[p ^ 1] = -1
    reason[p >> 1] = cause
    level[p >> 1] = current
    trail[unsigned(at)] = p
    return at + 1


@compiled(allocates=False)
def propagate(cnf: Cnf, state: State, bound: int) -> int:
    """Propagate and decide, in turns; return the conflict, as the reason of a false literal.

    The literal is written to `learned[0]`. Return NONE when all variables are assigned, or when
    `bound` literals have been propagated since the beginning.
    """
    counters, value, trail, arena = state.counters, state.value, state.trail, state.arena
    reason, level, learned, level_start = (
        state.reason,
        state.level,
        state.learned,
        state.level_start,
    )
    binary_start, binary_implied, watch_head, phase = (
        state.binary_start,
        state.binary_implied,
        state.watch_head,
        state.phase,
    )
    heap, heap_index, activity = state.heap, state.heap_index, state.activity
    order, order_pair = cnf.order, cnf.order_pair
    predecessors, successors, comparable = state.predecessors, state.successors, state.comparable
    n = np.int64(cnf.sizes[Size.STACKS])
    words = (n + 63) >> 6
    first = 2 * np.int64(cnf.first_goes[n])
    last = first + 2 * np.int64(cnf.sizes[Size.ORDER_VARIABLES])
    variables, decidable = np.int64(cnf.sizes[Size.VARIABLES]), counters[Slot.DECISION_VARIABLES]
    current = counters[Slot.LEVEL]
    at, end = counters[Slot.PROPAGATED], counters[Slot.TRAIL_SIZE]
    conflict = np.int64(NONE)
    while True:
        while at < end and conflict == NONE:
            literal = unsigned(trail[unsigned(at)])
            false = literal ^ 1
            at += 1
            for place in range(
                unsigned(binary_start[literal]), unsigned(binary_start[literal + 1])
            ):
                other = unsigned(binary_implied[unsigned(place)])
                if value[other] == 0:
                    end = _assign(value, reason, level, trail, end, current, other, -2 - false)
                elif value[other] < 0:
                    learned[0] = other
                    conflict = -2 - false
                    break
            if conflict != NONE:
                break
            if first <= literal < last:
                number = (literal - first) >> 1
                a = unsigned(order_pair[number, literal & 1])
                b = unsigned(order_pair[number, 1 - (literal & 1)])
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
                        if value[a_first] == 0:
                            end = _assign(
                                value,
                                reason,
                                level,
                                trail,
                                end,
                                current,
                                a_first,
                                -ORDER_REASON - b,
                            )
                        elif value[a_first] < 0:
                            learned[0] = a_first
                            conflict = -ORDER_REASON - b
                            break
                    if conflict != NONE:
                        break
                    # c before a before b
                    rest = predecessors[at_a] & comparable[at_b] & ~predecessors[at_b]
                    while rest:
                        c = (word << 6) + lowest_bit(rest)
                        rest &= rest - 1
                        c_first = unsigned(order[c * n + b])
                        if value[c_first] == 0:
                            end = _assign(
                                value,
                                reason,
                                level,
                                trail,
                                end,
                                current,
                                c_first,
                                -ORDER_REASON - a,
                            )
                        elif value[c_first] < 0:
                            learned[0] = c_first
                            conflict = -ORDER_REASON - a
                            break
                    if conflict != NONE:
                        break
                if conflict != NONE:
                    break
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
                    if value[other] == 0:
                        end = _assign(value, reason, level, trail, end, current, other, clause)
                    else:
                        learned[0] = other
                        conflict = clause
                        break
                previous = watch
                watch = next_watch
        counters[Slot.PROPAGATIONS] += at - counters[Slot.PROPAGATED]
        counters[Slot.PROPAGATED] = at
        if conflict != NONE or counters[Slot.PROPAGATIONS] >= bound:
            break
        # Decide: the most active decision variable, else the first unassigned; its saved phase.
        variable = decidable
        while counters[Slot.HEAP_SIZE] and variable == decidable:
            variable = _pop_heap(heap, heap_index, activity, counters)
            if value[2 * variable]:
                variable = decidable
        while variable < variables and value[2 * variable]:
            variable += 1
        if variable == variables:
            break
        level_start[current] = end
        current += 1
        p = 2 * variable + phase[variable]
        end = _assign(value, reason, level, trail, end, current, p, np.int64(NONE))
    counters[Slot.TRAIL_SIZE] = end
    counters[Slot.LEVEL] = current
    return conflict


@compiled(allocates=False)
def _pop_heap(heap: Int32s, place: Int32s, activity: Floats, counters: Int64s) -> int:
    """Remove the most active variable from the heap, and return it."""
    top = heap[0]
    place[top] = -1
    size = counters[Slot.HEAP_SIZE] - 1
    counters[Slot.HEAP_SIZE] = size
    _sift_down(heap, place, activity, size)
    return np.int64(top)


@compiled(allocates=False)
def _sift_down(heap: Int32s, place: Int32s, activity: Floats, size: int) -> None:
    """Move the last variable of the heap, whose new size is given, to its place from the top."""
    if size == 0:
        return
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


@compiled(allocates=False)
def sift_up(heap: Int32s, place: Int32s, activity: Floats, at: int) -> None:
    """Move a variable up in the heap, past less active ones."""
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
    """Unassign all decision levels above `to`."""
    counters = state.counters
    if counters[Slot.LEVEL] <= to:
        return
    order_pair, predecessors, successors = cnf.order_pair, state.predecessors, state.successors
    n = np.int64(cnf.sizes[Size.STACKS])
    words = (n + 63) >> 6
    first = 2 * np.int64(cnf.first_goes[n])
    last = first + 2 * np.int64(cnf.sizes[Size.ORDER_VARIABLES])
    level_start = state.level_start[to]
    heap, place, activity = state.heap, state.heap_index, state.activity
    value, phase, trail = state.value, state.phase, state.trail
    size = counters[Slot.HEAP_SIZE]
    for at in range(counters[Slot.TRAIL_SIZE] - 1, level_start - 1, -1):
        literal = unsigned(trail[at])
        variable = literal >> 1
        value[literal] = value[literal ^ 1] = 0
        phase[variable] = literal & 1
        if first <= literal < last:
            number = (literal - first) >> 1
            a, b = (
                unsigned(order_pair[number, literal & 1]),
                unsigned(order_pair[number, 1 - (literal & 1)]),
            )
            successors[a * words + (b >> 6)] &= ~(np.int64(1) << (b & 63))
            predecessors[b * words + (a >> 6)] &= ~(np.int64(1) << (a & 63))
        if place[variable] < 0 and variable < counters[Slot.DECISION_VARIABLES]:
            heap[size] = variable
            size += 1
            sift_up(heap, place, activity, size - 1)
    counters[Slot.HEAP_SIZE] = size
    counters[Slot.TRAIL_SIZE] = counters[Slot.PROPAGATED] = level_start
    counters[Slot.LEVEL] = to
