"""What is learned from a conflict: the clause of the first unique implication point, compiled.

From the conflict backwards, each literal of the last level is replaced by those that made it true,
until one is left (Marques-Silva and Sakallah 1996); then what the others imply is left out
(Sorensson and Biere 2009).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.clauses import STACKS
from greenest.solver.engines.clausal.following import rise, whole
from greenest.solver.engines.clausal.mind import (
    GIVEN,
    HEADER,
    LEVELS,
    LOOKS,
    NOTHING,
    ORDER,
    TRAIL,
    USEFUL,
)


@compiled(allocates=False)
def causes_of(
    arena: Any, order: Any, pair: Any, n: Any, first: Any, p: Any, why: Any, to: Any
) -> Any:
    """Write the true literals by which `why` makes the literal p true; return how many.

    Of n stacks, `first` is the first variable of the order.
    """
    if why >= 0:
        count = 0
        begin = whole(why) + HEADER
        for place in range(begin, begin + whole(arena[whole(why)])):
            if arena[whole(place)] != p:
                to[whole(count)] = arena[whole(place)] ^ 1
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


@compiled(allocates=False)
def _look_again(arena: Any, level: Any, met: Any, numbers: Any, clause: Any) -> None:
    """Note if the literals of a clause that was learned, and serves now, are of fewer levels."""
    most = np.int64(arena[clause + 3])
    if most <= USEFUL:
        return
    numbers[LOOKS] += 1
    this = numbers[LOOKS]
    count = 0
    begin = whole(clause) + HEADER
    for place in range(begin, begin + whole(arena[whole(clause)])):
        at = whole(level[whole(arena[whole(place)]) >> 1])
        if met[at] != this:
            met[at] = this
            count += 1
            if count == most:
                return
    arena[clause + 3] = count


@compiled(allocates=False)
def analyse(clauses: Any, mind: Any, why: Any) -> Any:
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
    serves, is_told = mind.serves, mind.log.size > 0
    length = 1
    open_ = 0
    at = numbers[TRAIL]
    literal = whole(learnt[0])
    if why >= numbers[GIVEN]:
        _look_again(arena, level, mind.met, numbers, why)
    count = causes_of(arena, order, pair, n, first, literal, why, causes)
    causes[count] = literal ^ 1
    count += 1
    while True:
        for place in range(count):
            cause = whole(causes[whole(place)])
            variable = cause >> 1
            if is_told and level[variable] == 0:
                serves[variable] = 1
            if not seen[variable] and level[variable] > 0:
                seen[variable] = 1
                activity[variable] += step
                if queued[variable] >= 0:
                    rise(heap, queued, activity, np.int64(queued[variable]))
                if level[variable] == now:
                    open_ += 1
                else:
                    learnt[length] = cause ^ 1
                    length += 1
        at -= 1
        while not seen[whole(trail[whole(at)]) >> 1]:
            at -= 1
        literal = whole(trail[whole(at)])
        seen[literal >> 1] = 0
        open_ -= 1
        if open_ == 0:
            break
        if is_told:
            serves[literal >> 1] = 1
        why = np.int64(reason[literal >> 1])
        if why >= numbers[GIVEN]:
            _look_again(arena, level, mind.met, numbers, why)
        count = causes_of(arena, order, pair, n, first, literal, why, causes)
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
            literal = whole(stack[height])
            why = np.int64(reason[literal >> 1])
            for each in range(causes_of(arena, order, pair, n, first, literal, why, causes)):
                variable = whole(causes[each]) >> 1
                if is_told and level[variable] == 0:
                    serves[variable] = 1
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
        elif is_told:
            serves[learnt[place] >> 1] = 1
    for place in range(1, clear):
        seen[to_clear[place]] = 0
        if is_told and place >= length:
            serves[to_clear[place]] = 1
    for place in range(2, kept):
        if level[learnt[place] >> 1] > level[learnt[1] >> 1]:
            other = learnt[1]
            learnt[1] = learnt[place]
            learnt[place] = other
    return kept


@compiled(allocates=False)
def levels_of(mind: Any, length: Any) -> Any:
    """Return of how many levels the literals of the learned clause are."""
    level, learnt, met = mind.level, mind.learnt, mind.met
    mind.numbers[LOOKS] += 1
    this = mind.numbers[LOOKS]
    count = 0
    for place in range(length):
        at = level[learnt[place] >> 1]
        count += met[at] != this
        met[at] = this
    return count
