"""Follows up what is true and decides what is next, until a clause has no literal left, compiled.

Each literal that is made true is followed up: by clauses of two literals, by what it says of the
order of cells, and by the longer clauses that watch its negation. Two literals a clause are watched
(Moskewicz et al. 2001). Of three cells that all compare with each other, "a before b" and "b before
c" imply "a before c"; two sets of bits for each cell, those left before and after it, tell what
follows anew.

All this is one function, since to hand so many arrays to another takes as long as to follow up a
literal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.kernels.bits import lowest_bit
from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.clauses import ORDERS, STACKS, VARIABLES

from greenest.solver.engines.clausal.mind import (  # isort: skip
    CHOSEN, FOLLOWED, HEAD, HEADER, LEVELS, NOTHING, ORDER, QUEUED, TRAIL,
)  # fmt: skip


@compiled(allocates=False)
def whole(number: Any) -> Any:
    """Return a number from 0 on as such, so that no index is checked for counting from the end."""
    return np.int64(np.uint32(number))


@compiled(allocates=False)
def _set(
    value: Any, reason: Any, level: Any, trail: Any, at: Any, now: Any, p: Any, why: Any
) -> Any:
    """Make a literal true, the next on the trail; return where the trail ends now."""
    value[p] = 1
    value[p ^ 1] = -1
    reason[p >> 1] = why
    level[p >> 1] = now
    trail[whole(at)] = p
    return at + 1


@compiled(allocates=False)
def follow(clauses: Any, mind: Any, bound: Any) -> Any:
    """Follow up what is true and decide, in turns; return why that cannot be, or NOTHING.

    The answer tells, as a reason does, why a literal should be true that is false; that literal is
    left in `learnt[0]`. NOTHING is wrong where all variables have values, or where so many literals
    are followed up in all.
    """
    numbers, value, trail, arena = mind.numbers, mind.value, mind.trail, mind.arena
    reason, level, learnt, begins = mind.reason, mind.level, mind.learnt, mind.begins
    start, implied, head, phase = mind.start, mind.implied, mind.head, mind.phase
    heap, queued, activity = mind.heap, mind.place, mind.activity
    order, pair = clauses.order, clauses.pair
    earlier, later, compared = mind.earlier, mind.later, mind.compared
    n = np.int64(clauses.sizes[STACKS])
    words = (n + 63) >> 6
    first = 2 * np.int64(clauses.first_goes[n])
    last = first + 2 * np.int64(clauses.sizes[ORDERS])
    variables, chosen = np.int64(clauses.sizes[VARIABLES]), numbers[CHOSEN]
    now = numbers[LEVELS]
    at, end = numbers[HEAD], numbers[TRAIL]
    conflict = np.int64(NOTHING)
    while True:
        while at < end and conflict == NOTHING:
            literal = whole(trail[whole(at)])
            false = literal ^ 1
            at += 1
            for place in range(whole(start[literal]), whole(start[literal + 1])):
                other = whole(implied[whole(place)])
                if value[other] == 0:
                    end = _set(value, reason, level, trail, end, now, other, -2 - false)
                elif value[other] < 0:
                    learnt[0] = other
                    conflict = -2 - false
                    break
            if conflict != NOTHING:
                break
            if first <= literal < last:
                number = (literal - first) >> 1
                a = whole(pair[number, literal & 1])
                b = whole(pair[number, 1 - (literal & 1)])
                later[a * words + (b >> 6)] |= np.int64(1) << (b & 63)
                earlier[b * words + (a >> 6)] |= np.int64(1) << (a & 63)
                for word in range(words):
                    at_a, at_b = a * words + word, b * words + word
                    # a before b before c
                    rest = later[at_b] & compared[at_a] & ~later[at_a]
                    while rest:
                        c = (word << 6) + lowest_bit(rest)
                        rest &= rest - 1
                        a_first = whole(order[a * n + c])
                        if value[a_first] == 0:
                            end = _set(value, reason, level, trail, end, now, a_first, -ORDER - b)
                        elif value[a_first] < 0:
                            learnt[0] = a_first
                            conflict = -ORDER - b
                            break
                    if conflict != NOTHING:
                        break
                    # c before a before b
                    rest = earlier[at_a] & compared[at_b] & ~earlier[at_b]
                    while rest:
                        c = (word << 6) + lowest_bit(rest)
                        rest &= rest - 1
                        c_first = whole(order[c * n + b])
                        if value[c_first] == 0:
                            end = _set(value, reason, level, trail, end, now, c_first, -ORDER - a)
                        elif value[c_first] < 0:
                            learnt[0] = c_first
                            conflict = -ORDER - a
                            break
                    if conflict != NOTHING:
                        break
                if conflict != NOTHING:
                    break
            watch = np.int64(head[false])
            kept = np.int64(NOTHING)
            while watch != NOTHING:
                clause, which = whole(watch >> 1), whole(watch & 1)
                following = np.int64(arena[clause + 1 + which])
                other = whole(arena[clause + HEADER + 1 - which])
                if value[other] <= 0:
                    free: Any = clause + HEADER + 2
                    stop = clause + HEADER + whole(arena[clause])
                    while free < stop and value[whole(arena[whole(free)])] < 0:
                        free += 1
                    if free < stop:
                        another = whole(arena[whole(free)])
                        arena[whole(free)] = false
                        arena[clause + HEADER + which] = another
                        arena[clause + 1 + which] = head[another]
                        head[another] = watch
                        if kept == NOTHING:
                            head[false] = following
                        else:
                            arena[whole(kept >> 1) + 1 + whole(kept & 1)] = following
                        watch = following
                        continue
                    if value[other] == 0:
                        end = _set(value, reason, level, trail, end, now, other, clause)
                    else:
                        learnt[0] = other
                        conflict = clause
                        break
                kept = watch
                watch = following
        numbers[FOLLOWED] += at - numbers[HEAD]
        numbers[HEAD] = at
        if conflict != NOTHING or numbers[FOLLOWED] >= bound:
            break
        # Decide: the most active of those chosen, or else the next of the rest, as it was last.
        variable = chosen
        while numbers[QUEUED] and variable == chosen:
            variable = _most_active(heap, queued, activity, numbers)
            if value[2 * variable]:
                variable = chosen
        while variable < variables and value[2 * variable]:
            variable += 1
        if variable == variables:
            break
        begins[now] = end
        now += 1
        p = 2 * variable + phase[variable]
        end = _set(value, reason, level, trail, end, now, p, np.int64(NOTHING))
    numbers[TRAIL] = end
    numbers[LEVELS] = now
    return conflict


@compiled(allocates=False)
def _most_active(heap: Any, place: Any, activity: Any, numbers: Any) -> Any:
    """Take the most active variable out of the heap."""
    top = heap[0]
    place[top] = -1
    size = numbers[QUEUED] - 1
    numbers[QUEUED] = size
    _sink(heap, place, activity, size)
    return np.int64(top)


@compiled(allocates=False)
def _sink(heap: Any, place: Any, activity: Any, size: Any) -> None:
    """Fill the top of the heap, which is now so large, with what was its end."""
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
def rise(heap: Any, place: Any, activity: Any, at: Any) -> None:
    """Move a variable up in the heap, where it is more active than those above."""
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
def go_back(clauses: Any, mind: Any, to: Any) -> None:
    """Take back all levels above one."""
    numbers = mind.numbers
    if numbers[LEVELS] <= to:
        return
    pair, earlier, later = clauses.pair, mind.earlier, mind.later
    n = np.int64(clauses.sizes[STACKS])
    words = (n + 63) >> 6
    first = 2 * np.int64(clauses.first_goes[n])
    last = first + 2 * np.int64(clauses.sizes[ORDERS])
    begins = mind.begins[to]
    heap, place, activity = mind.heap, mind.place, mind.activity
    value, phase, trail = mind.value, mind.phase, mind.trail
    size = numbers[QUEUED]
    for at in range(numbers[TRAIL] - 1, begins - 1, -1):
        literal = whole(trail[at])
        variable = literal >> 1
        value[literal] = value[literal ^ 1] = 0
        phase[variable] = literal & 1
        if first <= literal < last:
            number = (literal - first) >> 1
            a, b = whole(pair[number, literal & 1]), whole(pair[number, 1 - (literal & 1)])
            later[a * words + (b >> 6)] &= ~(np.int64(1) << (b & 63))
            earlier[b * words + (a >> 6)] &= ~(np.int64(1) << (a & 63))
        if place[variable] < 0 and variable < numbers[CHOSEN]:
            heap[size] = variable
            size += 1
            rise(heap, place, activity, size - 1)
    numbers[QUEUED] = size
    numbers[TRAIL] = numbers[HEAD] = begins
    numbers[LEVELS] = to
