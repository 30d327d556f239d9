"""A search of clauses that learns from its dead ends, compiled: CDCL with an order of cells.

Conflict-driven clause learning (Marques-Silva and Sakallah 1996), after MiniSat (Een and Sorensson
2003): two watched literals a clause, the first unique implication point, activities of variables,
saved phases, Luby's restarts. What is said of an order is completed without clauses: of three
cells that all compare with each other, two literals "a before b, b before c" imply the third, and
where an assignment is complete, a circle that is left is learned as a clause.

A literal is `variable << 1`, plus 1 if negated (`solver.engines.clauses`). `value[literal]` is 1 if
it is true, -1 if it is false and 0 if neither. Why a literal is true stands in `reason`:

    -1           it was decided, or is true from the start
    c >= 0       the clause at `arena[c]`, whose other literals are all false
    -2 - q       the clause of two literals whose other one is q
    -ORDER - b   it says that a is before c, since a is before b and b before c

A clause in `arena` is three words and its literals. The first two literals are watched, and the
words `next` link the clauses that watch the same literal, by where their words of the list stand:

    arena[c]     length | next by the first | next by the second | literal | literal | ...
    head[p] = 2c        c watches p by its first literal, and arena[c + 1] is who else watches p
    head[p] = 2c + 1    c watches p by its second literal, and arena[c + 2] is who else does
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greenest.solver.engines.clauses import ORDERS, PAIRS, STACKS, VARIABLES, WORDS

Ints = NDArray[np.int32]

HEADER = 3
NOTHING = -1
ORDER = 1 << 28
LATEST = 1e100
DECAY = 1 / 0.95
RESTART = 50
"""Conflicts of the shortest attempt; those of the others are multiples by Luby's sequence."""

RUNNING, SATISFIED, REFUTED, CROWDED = range(4)
"""How `learn` returns: at its bound, with a solution, with none, or without room."""

(
    TRAIL, HEAD, LEVELS, USED, FIRST_LEARNT, LEARNT, CONFLICTS, FOLLOWED, ATTEMPT,
    RESTART_AT, QUEUED, ALLOWED, GLUE, RECENT, FAST,
) = range(15)  # fmt: skip
"""What `numbers` holds: literals true, of which followed up; levels; words used, of which the
formula's; clauses learned and kept; conflicts; literals followed up; attempts; conflicts at which
to begin the next; variables in the heap; clauses to keep."""


class Mind(NamedTuple):
    """A search that can be left and gone on with."""

    numbers: NDArray[np.int64]
    """(12,) see above."""
    value: NDArray[np.int8]
    """(literals,)"""
    reason: Ints
    """(variables,)"""
    level: Ints
    """(variables,) the level on which it became true or false."""
    phase: NDArray[np.int8]
    """(variables,) 1 where it was false when last assigned, as it is at first."""
    activity: NDArray[np.float64]
    """(variables,) how much it took part in conflicts lately."""
    step: NDArray[np.float64]
    """(1,) what the next conflict adds."""
    heap: Ints
    """(variables,) the variables to be decided, the most active first."""
    place: Ints
    """(variables,) where in the heap, or -1."""
    trail: Ints
    """(variables,) the literals that are true, in the order in which they became so."""
    begins: Ints
    """(variables,) for each level where it begins on the trail."""
    seen: NDArray[np.int8]
    """(variables,) scratch of the analysis."""
    learnt: Ints
    """(variables,) scratch: the clause that is learned."""
    to_clear: Ints
    """(variables,) scratch: what was seen."""
    causes: Ints
    """(variables,) scratch: what makes a literal true."""
    start: Ints
    """(literals + 1,) where in `implied` the literals begin that a literal implies."""
    implied: Ints
    """The literals implied by clauses of two literals."""
    head: Ints
    """(literals,) the first clause that watches a literal, or -1."""
    related: Ints
    """(256, 257) for each stack how many its cell's order is compared with, and which."""
    arena: Ints
    """Clauses; see the module's text."""


def new_mind(variables: int, implied: int, arena: int) -> Mind:
    """Allocate a search for so many variables, twice as many literals, and words of clauses."""

    def ints(*shape: int) -> Ints:
        return np.empty(shape, dtype=np.int32)

    return Mind(
        np.zeros(15, dtype=np.int64), np.empty(2 * variables, dtype=np.int8), ints(variables),
        ints(variables), np.empty(variables, dtype=np.int8), np.empty(variables),
        np.empty(1), ints(variables), ints(variables), ints(variables), ints(variables + 1),
        np.zeros(variables, dtype=np.int8), ints(variables + 1), ints(variables + 1),
        ints(variables + 1), ints(2 * variables + 1),
        ints(implied), ints(2 * variables), ints(256, 257), ints(arena),
    )  # fmt: skip


@njit(cache=True)
def _set(value: Any, reason: Any, level: Any, trail: Any, at: Any, now: Any, p: Any, why: Any) -> Any:
    """Make a literal true, the next on the trail; return where the trail ends now."""
    value[p] = 1
    value[p ^ 1] = -1
    reason[p >> 1] = why
    level[p >> 1] = now
    trail[at] = p
    return at + 1


@njit(cache=True)
def _true(mind: Any, literal: Any, why: Any) -> None:
    """Make a literal true on the level that is reached."""
    numbers = mind.numbers
    numbers[TRAIL] = _set(
        mind.value, mind.reason, mind.level, mind.trail,
        numbers[TRAIL], numbers[LEVELS], literal, why,
    )  # fmt: skip


@njit(cache=True, nogil=True)
def begin(clauses: Any, mind: Any) -> Any:
    """Set a search to some clauses; tell how it stands: RUNNING, REFUTED or CROWDED."""
    n, variables = clauses.sizes[STACKS], clauses.sizes[VARIABLES]
    numbers = mind.numbers
    numbers[:] = 0
    mind.value[: 2 * variables] = 0
    mind.phase[:variables] = 1
    mind.activity[:variables] = 0.0
    mind.step[0] = 1.0
    mind.head[: 2 * variables] = NOTHING
    for variable in range(variables):
        mind.heap[variable] = variable
        mind.place[variable] = variable
    numbers[QUEUED] = variables
    for a in range(n):
        count = 0
        for b in range(n):
            if clauses.order[a * n + b] >= 0:
                count += 1
                mind.related[a, count] = b
        mind.related[a, 0] = count
    _link_pairs(clauses.pairs, clauses.sizes[PAIRS], variables, mind)
    at = 0
    count = 0
    while at < clauses.sizes[WORDS]:
        length = clauses.clauses[at]
        if not _keep(mind, clauses.clauses, at + 1, length):
            return CROWDED
        at += length + 1
        count += 1
    numbers[FIRST_LEARNT] = numbers[USED]
    numbers[ALLOWED] = max(count // 3, 2000)
    for at in range(0, clauses.sizes[PAIRS], 2):
        literal = clauses.pairs[at]
        if literal == clauses.pairs[at + 1]:
            if mind.value[literal] < 0:
                return REFUTED
            if mind.value[literal] == 0:
                _true(mind, literal, NOTHING)
    return RUNNING


@njit(cache=True)
def _link_pairs(pairs: Any, size: Any, variables: Any, mind: Any) -> None:
    """List for each literal what it implies by clauses of two literals."""
    start, implied = mind.start, mind.implied
    start[: 2 * variables + 1] = 0
    for at in range(size):
        start[(pairs[at] ^ 1) + 1] += 1
    for literal in range(2 * variables):
        start[literal + 1] += start[literal]
    for at in range(0, size, 2):
        for one, other in ((pairs[at], pairs[at + 1]), (pairs[at + 1], pairs[at])):
            # Filled from the beginnings, which move up to the ends, and are moved back below.
            implied[start[one ^ 1]] = other
            start[one ^ 1] += 1
    for literal in range(2 * variables, 0, -1):
        start[literal] = start[literal - 1]
    start[0] = 0


@njit(cache=True)
def _keep(mind: Any, literals: Any, first: Any, length: Any) -> Any:
    """Add a clause of two or more literals to the arena; tell whether there was room."""
    arena, head = mind.arena, mind.head
    at = mind.numbers[USED]
    if at + HEADER + length > arena.size:
        return False
    arena[at] = length
    for place in range(length):
        arena[at + HEADER + place] = literals[first + place]
    for watch in range(2):
        literal = literals[first + watch]
        arena[at + 1 + watch] = head[literal]
        head[literal] = 2 * at + watch
    mind.numbers[USED] = at + HEADER + length
    return True


@njit(cache=True)
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
        literal = np.int64(trail[at])
        false = literal ^ 1
        at += 1
        for place in range(start[literal], start[literal + 1]):
            other = np.int64(implied[place])
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
            a = np.int64(pair[number, literal & 1])
            b = np.int64(pair[number, 1 - (literal & 1)])
            for place in range(1, related[a, 0] + 1):
                c = related[a, place]
                b_first = np.int64(order[b * n + c])
                if b_first < 0:
                    continue
                a_first = np.int64(order[a * n + c])
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
            other = np.int64(arena[clause + HEADER + 1 - which])
            if value[other] <= 0:
                place = clause + HEADER + 2
                stop = clause + HEADER + arena[clause]
                while place < stop and value[arena[place]] < 0:
                    place += 1
                if place < stop:
                    another = np.int64(arena[place])
                    arena[place] = false
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


@njit(cache=True)
def _causes(arena: Any, order: Any, pair: Any, n: Any, first: Any, p: Any, why: Any, to: Any) -> Any:
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


@njit(cache=True)
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
    literal = np.int64(learnt[0])
    count = _causes(arena, order, pair, n, first, literal, why, causes)
    causes[count] = literal ^ 1
    count += 1
    while True:
        for place in range(count):
            cause = np.int64(causes[place])
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
        while not seen[trail[at] >> 1]:
            at -= 1
        literal = np.int64(trail[at])
        seen[literal >> 1] = 0
        open_ -= 1
        if open_ == 0:
            break
        why = np.int64(reason[literal >> 1])
        count = _causes(arena, order, pair, n, first, literal, why, causes)
    learnt[0] = literal ^ 1
    # Leave out what the others imply.
    to_clear = mind.to_clear
    kept = 1
    for place in range(1, length):
        literal = np.int64(learnt[place])
        to_clear[place] = literal >> 1
        why = np.int64(reason[literal >> 1])
        needed = why == NOTHING
        if not needed:
            for each in range(
                _causes(arena, order, pair, n, first, literal ^ 1, why, causes)
            ):
                variable = causes[each] >> 1
                if not seen[variable] and level[variable] > 0:
                    needed = True
                    break
        if needed:
            learnt[kept] = literal
            kept += 1
    for place in range(1, length):
        seen[to_clear[place]] = 0
    for place in range(2, kept):
        if level[learnt[place] >> 1] > level[learnt[1] >> 1]:
            other = learnt[1]
            learnt[1] = learnt[place]
            learnt[place] = other
    return kept


@njit(cache=True)
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


@njit(cache=True)
def _most_active(mind: Any) -> Any:
    """Take the most active variable out of the heap."""
    heap, place, activity = mind.heap, mind.place, mind.activity
    top = heap[0]
    place[top] = -1
    size = mind.numbers[QUEUED] - 1
    mind.numbers[QUEUED] = size
    _sink(heap, place, activity, size)
    return np.int64(top)


@njit(cache=True)
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


@njit(cache=True)
def _go_back(mind: Any, to: Any) -> None:
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
        if place[variable] < 0:
            heap[size] = variable
            size += 1
            _rise(heap, place, activity, size - 1)
    numbers[QUEUED] = size
    numbers[TRAIL] = numbers[HEAD] = begins
    numbers[LEVELS] = to


@njit(cache=True)
def _luby(index: Any) -> Any:
    """Return a number, from 1 on, of Luby's sequence 1 1 2 1 1 2 4 1 1 2 ..."""
    size, power = 1, 0
    while size < index:
        size = 2 * size + 1
        power += 1
    while size != index:
        size >>= 1
        power -= 1
        if index > size:
            index -= size
    return 1 << power


@njit(cache=True)
def _forget(mind: Any) -> None:
    """Drop the older half of the longer learned clauses; nothing must be decided."""
    numbers, arena = mind.numbers, mind.arena
    to = at = numbers[FIRST_LEARNT]
    end = numbers[USED]
    kept = 0
    half = numbers[LEARNT] // 2
    index = 0
    while at < end:
        length = arena[at]
        index += 1
        if index > half or length <= 3:
            for place in range(HEADER + length):
                arena[to + place] = arena[at + place]
            to += HEADER + length
            kept += 1
        at += HEADER + length
    numbers[USED] = to
    numbers[LEARNT] = kept
    mind.head[:] = NOTHING
    at = 0
    while at < to:
        for which in range(2):
            literal = arena[at + HEADER + which]
            arena[at + 1 + which] = mind.head[literal]
            mind.head[literal] = 2 * at + which
        at += HEADER + arena[at]


@njit(cache=True)
def _find_circle(clauses: Any, mind: Any) -> Any:
    """Write the clause against cells that precede each other in a circle; return its length.

    It is 0 if there is no circle. Every variable has a value.
    """
    n, order, related = np.int64(clauses.sizes[STACKS]), clauses.order, mind.related
    path, tried, place = mind.causes, mind.to_clear, mind.begins
    # tried[a] is how many successors of a were looked at, -1 if all were; place[a] where a stands
    # on the path, -1 if it does not. Nothing is decided any more, so scratch may be used.
    tried[:n] = 0
    place[:n] = -1
    for root in range(n):
        if tried[root] < 0:
            continue
        depth = 0
        path[0] = root
        place[root] = 0
        while depth >= 0:
            a = np.int64(path[depth])
            tried[a] += 1
            if tried[a] > related[a, 0]:
                tried[a] = -1
                place[a] = -1
                depth -= 1
                continue
            b = np.int64(related[a, tried[a]])
            if mind.value[order[a * n + b]] < 0 or tried[b] < 0:
                continue
            if place[b] < 0:
                depth += 1
                path[depth] = b
                place[b] = depth
                continue
            length = 0
            for at in range(place[b], depth + 1):
                next_ = np.int64(path[at + 1]) if at < depth else b
                mind.learnt[length] = order[path[at] * n + next_] ^ 1
                length += 1
            return length
    return 0


@njit(cache=True)
def _learn_circle(mind: Any, length: Any) -> Any:
    """Add a clause against a circle, nothing being decided; tell how the search stands then."""
    learnt, value = mind.learnt, mind.value
    open_ = 0
    for place in range(length):
        if value[learnt[place]] >= 0:
            other = learnt[open_]
            learnt[open_] = learnt[place]
            learnt[place] = other
            open_ += 1
    if open_ == 0:
        return REFUTED
    if open_ == 1:
        _true(mind, np.int64(learnt[0]), NOTHING)
    elif not _keep(mind, learnt, 0, length):
        return CROWDED
    else:
        mind.numbers[LEARNT] += 1
    return RUNNING


@njit(cache=True)
def _glue(mind: Any, length: Any) -> Any:
    """Return on how many levels the literals of the learned clause are (Audemard, Simon 2009)."""
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


@njit(cache=True, nogil=True)
def learn(clauses: Any, mind: Any, bound: Any) -> Any:
    """Search on until an answer or so many conflicts in all; return which."""
    numbers, value = mind.numbers, mind.value
    while True:
        conflict = _propagate(clauses, mind)
        if conflict != NOTHING:
            if numbers[LEVELS] == 0:
                return REFUTED
            numbers[CONFLICTS] += 1
            length = _analyse(clauses, mind, conflict)
            glue = _glue(mind, length)
            numbers[FAST] += ((glue << 20) - numbers[FAST]) >> 5
            k = min(numbers[CONFLICTS], 4096)
            numbers[RECENT] += ((glue << 20) - numbers[RECENT]) // k
            _go_back(mind, mind.level[mind.learnt[1] >> 1] if length > 1 else 0)
            mind.step[0] *= DECAY
            if mind.step[0] > LATEST:
                for variable in range(clauses.sizes[VARIABLES]):
                    mind.activity[variable] /= LATEST
                mind.step[0] /= LATEST
            literal = np.int64(mind.learnt[0])
            if length == 1:
                _true(mind, literal, NOTHING)
            else:
                at = numbers[USED]
                if not _keep(mind, mind.learnt, 0, length):
                    return CROWDED
                numbers[LEARNT] += 1
                _true(mind, literal, at)
            continue
        if numbers[CONFLICTS] >= bound:
            return RUNNING
        if numbers[CONFLICTS] >= numbers[RESTART_AT] and numbers[FAST] > numbers[RECENT] * 1.1:
            numbers[ATTEMPT] += 1
            numbers[RESTART_AT] = numbers[CONFLICTS] + RESTART
            _go_back(mind, 0)
            if numbers[LEARNT] > numbers[ALLOWED]:
                _forget(mind)
                numbers[ALLOWED] += numbers[ALLOWED] // 10
            continue
        variable = np.int64(-1)
        while numbers[QUEUED]:
            variable = _most_active(mind)
            if value[2 * variable] == 0:
                break
            variable = np.int64(-1)
        if variable < 0:
            # Levels are done with: the circle's search writes over where they begin.
            begins = mind.begins[0]
            length = _find_circle(clauses, mind)
            mind.begins[0] = begins
            if length == 0:
                return SATISFIED
            _go_back(mind, 0)
            outcome = _learn_circle(mind, length)
            if outcome != RUNNING:
                return outcome
            continue
        mind.begins[numbers[LEVELS]] = numbers[TRAIL]
        numbers[LEVELS] += 1
        _true(mind, 2 * variable + mind.phase[variable], NOTHING)
