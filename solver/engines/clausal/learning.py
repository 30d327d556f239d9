"""A search of clauses that learns from its dead ends, compiled: CDCL with an order of cells.

Conflict-driven clause learning (Marques-Silva and Sakallah 1996), after MiniSat (Een and Sorensson
2003) and Glucose (Audemard and Simon 2009): two watched literals a clause, the first unique
implication point, activities of variables, saved phases, and a new beginning where the clauses
learned lately have literals of more levels than those before.

What is said of the order of cells is completed without clauses: of three cells that all compare
with each other, "a before b" and "b before c" imply "a before c". `solver.engines.clausal.mind`
has the layout of all that is kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.clauses import ORDERS, STACKS, VARIABLES

from greenest.solver.engines.clausal.mind import (  # isort: skip
    ALLOWED, CHOSEN, CONFLICTS, CROWDED, FOLLOWED, HEAD, HEADER, LATELY, LEARNT, LEVELS, LOGGED,
    NOTHING, ORDER, QUEUED, REFUTED, RESTART_AT, RUNNING, SATISFIED, TRAIL, USED, USUAL,
)  # fmt: skip

DECAY = 1 / 0.8
"""By how much more each conflict counts than the one before."""
LARGEST = 1e100
SHORTEST = 50
"""Conflicts of an attempt at least."""
WORSE = 1.4
"""How many times more levels than usual the clauses of late have where an attempt is given up."""
FRACTION = 20
"""Binary places of the means of levels."""


@compiled()
def _set(
    value: Any, reason: Any, level: Any, trail: Any, at: Any, now: Any, p: Any, why: Any
) -> Any:
    """Make a literal true, the next on the trail; return where the trail ends now."""
    value[p] = 1
    value[p ^ 1] = -1
    reason[p >> 1] = why
    level[p >> 1] = now
    trail[at] = p
    return at + 1


@compiled()
def _whole(number: Any) -> Any:
    """Return a number from 0 on as such, so that no index is checked for counting from the end."""
    return np.int64(np.uint32(number))


@compiled()
def _propagate(clauses: Any, mind: Any) -> Any:
    """Follow up what is true; return why that cannot be, or NOTHING.

    The answer tells, as a reason does, why a literal should be true that is false; that literal is
    left in `learnt[0]`.
    """
    numbers, value, trail, arena = mind.numbers, mind.value, mind.trail, mind.arena
    reason, level, learnt = mind.reason, mind.level, mind.learnt
    start, implied, head = mind.start, mind.implied, mind.head
    order, pair, related = clauses.order, clauses.pair, mind.related
    n = np.int64(clauses.sizes[STACKS])
    first = 2 * np.int64(clauses.first_goes[n])
    last = first + 2 * np.int64(clauses.sizes[ORDERS])
    now = numbers[LEVELS]
    at, end = numbers[HEAD], numbers[TRAIL]
    conflict = np.int64(NOTHING)
    while at < end and conflict == NOTHING:
        literal = _whole(trail[at])
        false = literal ^ 1
        at += 1
        for place in range(_whole(start[literal]), _whole(start[literal + 1])):
            other = _whole(implied[place])
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
            a = _whole(pair[number, literal & 1])
            b = _whole(pair[number, 1 - (literal & 1)])
            for place in range(1, related[a, 0] + 1):
                c = _whole(related[a, place])
                b_first = np.int64(order[b * n + c])
                if b_first < 0:
                    continue
                a_first = _whole(order[a * n + c])
                if value[b_first] > 0:
                    # a before b before c
                    if value[a_first] == 0:
                        end = _set(value, reason, level, trail, end, now, a_first, -ORDER - b)
                    elif value[a_first] < 0:
                        learnt[0] = a_first
                        conflict = -ORDER - b
                        break
                elif value[b_first] == 0 and value[a_first] < 0:
                    # c before a before b
                    end = _set(value, reason, level, trail, end, now, b_first ^ 1, -ORDER - a)
            if conflict != NOTHING:
                break
        watch = np.int64(head[false])
        kept = np.int64(NOTHING)
        while watch != NOTHING:
            clause, which = watch >> 1, watch & 1
            following = np.int64(arena[clause + 1 + which])
            other = _whole(arena[clause + HEADER + 1 - which])
            if value[other] <= 0:
                free: Any = clause + HEADER + 2
                stop = clause + HEADER + arena[clause]
                while free < stop and value[_whole(arena[free])] < 0:
                    free += 1
                if free < stop:
                    another = _whole(arena[free])
                    arena[free] = false
                    arena[clause + HEADER + which] = another
                    arena[clause + 1 + which] = head[another]
                    head[another] = watch
                    if kept == NOTHING:
                        head[false] = following
                    else:
                        arena[(kept >> 1) + 1 + (kept & 1)] = following
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
    numbers[TRAIL] = end
    return conflict


@compiled()
def _causes(
    arena: Any, order: Any, pair: Any, n: Any, first: Any, p: Any, why: Any, to: Any
) -> Any:
    """Write the true literals by which `why` makes the literal p true; return how many.

    Of n stacks, `first` is the first variable of the order.
    """
    if why >= 0:
        count = 0
        for place in range(why + HEADER, why + HEADER + arena[why]):
            if arena[place] != p:
                to[count] = arena[place] ^ 1
                count += 1
        return count
    if why > -ORDER:
        to[0] = (-2 - why) ^ 1
        return 1
    number = (p >> 1) - first
    a, c = np.int64(pair[number, p & 1]), np.int64(pair[number, 1 - (p & 1)])
    b = -ORDER - why
    to[0] = order[a * n + b]
    to[1] = order[b * n + c]
    return 2


@compiled()
def _analyse(clauses: Any, mind: Any, why: Any) -> Any:
    """Learn from a conflict: write the clause to `learnt`, return its length.

    Its first literal is the one that it makes true, its second one of the level to go back to.
    """
    numbers, seen, level, learnt = mind.numbers, mind.seen, mind.level, mind.learnt
    causes, arena, trail, reason = mind.causes, mind.arena, mind.trail, mind.reason
    heap, queued, activity, step = mind.heap, mind.place, mind.activity, mind.step[0]
    order, pair = clauses.order, clauses.pair
    n = np.int64(clauses.sizes[STACKS])
    first = np.int64(clauses.first_goes[n])
    now = numbers[LEVELS]
    length = 1
    open_ = 0
    at = numbers[TRAIL]
    literal = _whole(learnt[0])
    count = _causes(arena, order, pair, n, first, literal, why, causes)
    causes[count] = literal ^ 1
    count += 1
    while True:
        for place in range(count):
            cause = _whole(causes[place])
            variable = cause >> 1
            if not seen[variable] and level[variable] > 0:
                seen[variable] = 1
                activity[variable] += step
                if queued[variable] >= 0:
                    _rise(heap, queued, activity, np.int64(queued[variable]))
                if level[variable] == now:
                    open_ += 1
                else:
                    learnt[length] = cause ^ 1
                    length += 1
        at -= 1
        while not seen[_whole(trail[at]) >> 1]:
            at -= 1
        literal = _whole(trail[at])
        seen[literal >> 1] = 0
        open_ -= 1
        if open_ == 0:
            break
        why = np.int64(reason[literal >> 1])
        count = _causes(arena, order, pair, n, first, literal, why, causes)
    learnt[0] = literal ^ 1
    # Leave out what the others imply. Levels that none of them is of are known by a set of 64.
    to_clear, stack = mind.to_clear, mind.stack
    levels = np.int64(0)
    for place in range(1, length):
        to_clear[place] = learnt[place] >> 1
        levels |= 1 << (level[to_clear[place]] & 63)
    clear = length
    kept = 1
    for place in range(1, length):
        stack[0] = learnt[place] ^ 1
        height = 1
        before = clear
        needed = reason[learnt[place] >> 1] == NOTHING
        while height and not needed:
            height -= 1
            literal = _whole(stack[height])
            why = np.int64(reason[literal >> 1])
            for each in range(_causes(arena, order, pair, n, first, literal, why, causes)):
                variable = _whole(causes[each]) >> 1
                if seen[variable] or level[variable] == 0:
                    continue
                if reason[variable] == NOTHING or not levels >> (level[variable] & 63) & 1:
                    needed = True
                    break
                seen[variable] = 1
                to_clear[clear] = variable
                clear += 1
                stack[height] = causes[each]
                height += 1
        if needed:
            while clear > before:
                clear -= 1
                seen[to_clear[clear]] = 0
            learnt[kept] = learnt[place]
            kept += 1
    for place in range(1, clear):
        seen[to_clear[place]] = 0
    for place in range(2, kept):
        if level[learnt[place] >> 1] > level[learnt[1] >> 1]:
            other = learnt[1]
            learnt[1] = learnt[place]
            learnt[place] = other
    return kept


@compiled()
def _rise(heap: Any, place: Any, activity: Any, at: Any) -> None:
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


@compiled()
def _most_active(mind: Any) -> Any:
    """Take the most active variable out of the heap."""
    heap, place, activity = mind.heap, mind.place, mind.activity
    top = heap[0]
    place[top] = -1
    size = mind.numbers[QUEUED] - 1
    mind.numbers[QUEUED] = size
    _sink(heap, place, activity, size)
    return np.int64(top)


@compiled()
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


@compiled(nogil=True)
def go_back(mind: Any, to: Any) -> None:
    """Take back all levels above one."""
    numbers = mind.numbers
    if numbers[LEVELS] <= to:
        return
    begins = mind.begins[to]
    heap, place, activity = mind.heap, mind.place, mind.activity
    value, phase, trail = mind.value, mind.phase, mind.trail
    size = numbers[QUEUED]
    for at in range(numbers[TRAIL] - 1, begins - 1, -1):
        literal = trail[at]
        variable = literal >> 1
        value[literal] = value[literal ^ 1] = 0
        phase[variable] = literal & 1
        if place[variable] < 0 and variable < numbers[CHOSEN]:
            heap[size] = variable
            size += 1
            _rise(heap, place, activity, size - 1)
    numbers[QUEUED] = size
    numbers[TRAIL] = numbers[HEAD] = begins
    numbers[LEVELS] = to


@compiled()
def _levels(mind: Any, length: Any) -> Any:
    """Return of how many levels the literals of the learned clause are."""
    seen, level, learnt = mind.seen, mind.level, mind.learnt
    count = 0
    for place in range(length):
        at = level[learnt[place] >> 1]
        if not seen[at]:
            seen[at] = 1
            count += 1
    for place in range(length):
        seen[level[learnt[place] >> 1]] = 0
    return count


@compiled()
def _watch(arena: Any, head: Any, learnt: Any, length: Any, levels: Any, at: Any) -> None:
    """Add the learned clause to the arena; there is room for it."""
    arena[at] = length
    arena[at + 3] = levels
    for place in range(length):
        arena[at + HEADER + place] = learnt[place]
    for which in range(2):
        literal = learnt[which]
        arena[at + 1 + which] = head[literal]
        head[literal] = 2 * at + which


@compiled()
def _decide(mind: Any, variables: Any) -> Any:
    """Make the most active variable without a value as it was last; tell if there was none."""
    numbers, value = mind.numbers, mind.value
    rest = numbers[CHOSEN]
    while numbers[QUEUED] or rest < variables:
        variable = _most_active(mind) if numbers[QUEUED] else rest
        rest += variable == rest
        if value[2 * variable] == 0:
            mind.begins[numbers[LEVELS]] = numbers[TRAIL]
            numbers[LEVELS] += 1
            numbers[TRAIL] = _set(
                value, mind.reason, mind.level, mind.trail, numbers[TRAIL], numbers[LEVELS],
                2 * variable + mind.phase[variable], np.int64(NOTHING),
            )  # fmt: skip
            return False
    return True


@compiled()
def _log(mind: Any, length: Any) -> None:
    """Write the learned clause to the log, where there is room for it."""
    log, learnt, numbers = mind.log, mind.learnt, mind.numbers
    at = numbers[LOGGED]
    log[at] = length
    for place in range(length):
        log[at + 1 + place] = learnt[place]
    numbers[LOGGED] = at + 1 + length


@compiled()
def _learn_from(clauses: Any, mind: Any, conflict: Any) -> None:
    """Learn a clause from a conflict, go back, and make its literal true."""
    numbers = mind.numbers
    numbers[CONFLICTS] += 1
    length = _analyse(clauses, mind, conflict)
    if mind.log.size:
        _log(mind, length)
    levels = _levels(mind, length) << FRACTION
    numbers[LATELY] += (levels - numbers[LATELY]) >> 5
    numbers[USUAL] += (levels - numbers[USUAL]) // min(numbers[CONFLICTS], 4096)
    go_back(mind, np.int64(mind.level[mind.learnt[1] >> 1]) if length > 1 else 0)
    why = np.int64(NOTHING)
    if length > 1:
        why = numbers[USED]
        _watch(mind.arena, mind.head, mind.learnt, length, levels >> FRACTION, why)
        numbers[USED] += HEADER + length
        numbers[LEARNT] += 1
    numbers[TRAIL] = _set(
        mind.value, mind.reason, mind.level, mind.trail, numbers[TRAIL], numbers[LEVELS],
        np.int64(mind.learnt[0]), why,
    )  # fmt: skip
    mind.step[0] *= DECAY
    if mind.step[0] > LARGEST:
        for variable in range(clauses.sizes[VARIABLES]):
            mind.activity[variable] /= LARGEST
        mind.step[0] /= LARGEST


@compiled(nogil=True)
def learn(clauses: Any, mind: Any, bound: Any) -> Any:
    """Search on until an answer, so many literals followed up in all, or more clauses than allowed.

    Return which. A search that is CROWDED is at the start of an attempt.
    """
    numbers = mind.numbers
    room = HEADER + np.int64(clauses.sizes[VARIABLES])
    while True:
        conflict = _propagate(clauses, mind)
        if conflict != NOTHING:
            if numbers[LEVELS] == 0:
                return REFUTED
            _learn_from(clauses, mind, conflict)
            continue
        if numbers[FOLLOWED] >= bound:
            return RUNNING
        is_log_full = mind.log.size > 0 and numbers[LOGGED] + room > mind.log.size
        if is_log_full or numbers[USED] + room > mind.arena.size:
            go_back(mind, 0)
            return CROWDED
        if numbers[CONFLICTS] >= numbers[RESTART_AT] and numbers[LATELY] > WORSE * numbers[USUAL]:
            numbers[RESTART_AT] = numbers[CONFLICTS] + SHORTEST
            go_back(mind, 0)
            if numbers[LEARNT] > numbers[ALLOWED]:
                return CROWDED
        elif _decide(mind, np.int64(clauses.sizes[VARIABLES])):
            return SATISFIED
