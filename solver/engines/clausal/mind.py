"""What a search of clauses keeps: values, clauses, and what it learned of them.

A literal is `variable << 1`, plus 1 if negated (`solver.engines.clausal.clauses`). `value[literal]`
is 1 if it is true, -1 if it is false and 0 if neither. Why a literal is true stands in `reason`:

    -1           it was decided, or is true from the start
    c >= 0       the clause at `arena[c]`, whose other literals are all false
    -2 - q       the clause of two literals whose other one is q
    -ORDER - b   it says that a is before c, since a is before b and b before c

A clause in `arena` is five words and its literals. The first two literals are watched, and a list
links the clauses that watch the same literal. `levels` is of how few levels its literals were when
it was learned, or when it served since; clauses of few are the most useful (Audemard and Simon
2009).

    arena[c]     length | next by the first | by the second | levels | name | literal | ...
    head[p] = 2c        c watches p by its first literal, and arena[c + 1] is who else watches p
    head[p] = 2c + 1    c watches p by its second literal, and arena[c + 2] is who else does

    Clauses (p q r) and (q s t): arena = 3 | -1 | -1 | 0 | 0 | p q r | 3 | 1 | -1 | 0 | 1 | q s t,
    and head[p] = 0, head[q] = 16, head[s] = 17. The second clause, at 8, watches q by its first
    literal; the next to watch q is 1: the clause at 0, by its second.

Clauses have names, those of the position from 0 on in their order, then all others as they come.

Clauses of two literals are kept as what each literal implies: implied[start[p]:start[p + 1]].
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.clauses import MOST, PAIRS, STACKS, VARIABLES, WORDS

Ints = NDArray[np.int32]

HEADER = 5
NOTHING = -1
ORDER = 1 << 28

RUNNING, SATISFIED, REFUTED, CROWDED, TANGLED = range(5)
"""How a search returns: at its bound, with all values, with none possible, without room, or to be
given the clauses against short circles."""

(
    TRAIL, HEAD, LEVELS, USED, GIVEN, LEARNT, CONFLICTS, FOLLOWED, RESTART_AT, QUEUED, ALLOWED,
    LATELY, USUAL, LOGGED, CHOSEN, LOOKS, NAMES, TOLD,
    PENDING, ASKED, FILLED,
) = range(21)  # fmt: skip
"""What `numbers` holds: literals true, and of these followed up; levels; words used, and by what
was given; clauses learned and kept; conflicts; literals followed up in all; conflicts at which an
attempt may be given up; variables in the heap; clauses to be kept; the mean levels of the clauses
learned lately, and of all; words of the log; how many variables, the first, are decided before any
other: those of who leaves in which colour, who is the end, and who goes where; how often levels
were counted; clauses named; of what is true for good, how much the log tells; a conflict that waits
for room in the log; whether clauses against short circles were asked for; and the mean of how many
literals are true at a conflict."""

FIRST_ALLOWED, MORE_ALLOWED = 4000, 1000
"""Learned clauses that are kept at first, and how many more each time that some are dropped."""
USEFUL = 3
"""Clauses of at most so many levels are never dropped."""
MOST_LEVELS = 64
"""Clauses of more levels are as good as those of so many."""


class Mind(NamedTuple):
    """A search that can be left and gone on with."""

    numbers: NDArray[np.int64]
    """(21,) see above."""
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
    """(variables + 1,) for each level where it begins on the trail."""
    seen: NDArray[np.int8]
    """(variables + 1,) scratch: what was met."""
    met: NDArray[np.int64]
    """(variables + 1,) scratch: at which count a level was met last."""
    learnt: Ints
    """(variables + 1,) scratch: the clause that is learned."""
    to_clear: Ints
    """(variables + 1,) scratch: what to forget in `seen`."""
    stack: Ints
    """(variables + 1,) scratch: what is still to be implied."""
    causes: Ints
    """(variables + 1,) scratch: what makes a literal true."""
    counts: NDArray[np.int64]
    """(MOST_LEVELS + 1,) scratch: how many clauses are of so many levels."""
    start: Ints
    """(literals + 1,) where in `implied` the literals begin that a literal implies."""
    implied: Ints
    """The literals implied by clauses of two literals."""
    head: Ints
    """(literals,) the first clause that watches a literal, or -1."""
    compared: NDArray[np.int64]
    """(1024,) for each stack, in as many words as all stacks need, those its order is compared
    with."""
    earlier: NDArray[np.int64]
    """(1024,) those followed up that are left before it,"""
    later: NDArray[np.int64]
    """(1024,) and those that are left after it."""
    arena: Ints
    """Clauses; see the module's text."""
    serves: NDArray[np.int8]
    """(variables + 1,) scratch: 1 for what a clause that is learned rests on."""
    log: Ints
    """What was learned and why, as `solver.engines.clausal.telling` has it; nothing is told if
    there is no room at all."""


def new_mind(variables: int, implied: int, arena: int) -> Mind:
    """Allocate a search for so many variables, literals in pairs, and words of clauses."""

    def ints(*shape: int) -> Ints:
        return np.empty(shape, dtype=np.int32)

    def sets() -> NDArray[np.int64]:
        return np.zeros(MOST * MOST // 64, dtype=np.int64)

    one_more = variables + 1
    return Mind(
        np.zeros(21, dtype=np.int64), np.empty(2 * variables, dtype=np.int8), ints(variables),
        ints(variables), np.empty(variables, dtype=np.int8), np.empty(variables),
        np.empty(1), ints(variables), ints(variables), ints(variables), ints(one_more),
        np.zeros(one_more, dtype=np.int8), np.zeros(one_more, dtype=np.int64),
        ints(one_more), ints(one_more), ints(one_more), ints(one_more),
        np.zeros(MOST_LEVELS + 1, dtype=np.int64),
        ints(2 * variables + 1), ints(implied), ints(2 * variables),
        sets(), sets(), sets(), ints(arena), np.zeros(one_more, dtype=np.int8), ints(0),
    )  # fmt: skip


@compiled(nogil=True, allocates=False)
def begin(clauses: Any, mind: Any) -> Any:
    """Set a search to some clauses, for which there is room; tell whether it is REFUTED already."""
    n, variables = np.int64(clauses.sizes[STACKS]), np.int64(clauses.sizes[VARIABLES])
    numbers, heap, place, arena, head = mind.numbers, mind.heap, mind.place, mind.arena, mind.head
    numbers[:] = 0
    mind.met[:] = 0
    mind.value[: 2 * variables] = 0
    mind.phase[:variables] = 1
    mind.activity[:variables] = 0.0
    mind.step[0] = 1.0
    head[: 2 * variables] = NOTHING
    chosen = np.int64(clauses.first_goes[n])
    place[:variables] = NOTHING
    for variable in range(chosen):
        heap[variable] = (variable + 3 * n) % chosen  # where it all ends is decided first
        place[heap[variable]] = variable
    for variable in range(3 * n, 4 * n):
        mind.activity[variable] = 3.0
    numbers[QUEUED] = numbers[CHOSEN] = chosen
    mind.earlier[:] = 0
    mind.later[:] = 0
    _compare(clauses.order, mind.compared, n)
    _link_pairs(clauses.pairs, np.int64(clauses.sizes[PAIRS]), variables, mind.start, mind.implied)
    given = clauses.clauses
    at = 0
    used = 0
    while at < clauses.sizes[WORDS]:
        used += _keep(arena, head, given, at + 1, np.int64(given[at]), used, numbers[NAMES])
        numbers[NAMES] += 1
        at += given[at] + 1
    numbers[USED] = used
    numbers[GIVEN] = used
    numbers[ALLOWED] = FIRST_ALLOWED
    numbers[PENDING] = NOTHING
    for at in range(0, clauses.sizes[PAIRS], 2):
        literal = np.int64(clauses.pairs[at])
        if literal == clauses.pairs[at + 1]:
            if mind.value[literal] < 0:
                return REFUTED
            if mind.value[literal] == 0:
                _fix(mind, literal)
    return RUNNING


@compiled(allocates=False)
def _compare(order: Any, compared: Any, n: Any) -> None:
    """Note for each stack those whose cells its own is compared with."""
    words = (n + 63) >> 6
    compared[: n * words] = 0
    for a in range(n):
        for b in range(n):
            if order[a * n + b] >= 0:
                compared[a * words + (b >> 6)] |= np.int64(1) << (b & 63)


@compiled(allocates=False)
def _link_pairs(pairs: Any, size: Any, variables: Any, start: Any, implied: Any) -> None:
    """List for each literal what it implies by clauses of two literals."""
    start[: 2 * variables + 1] = 0
    for at in range(size):
        start[(pairs[at] ^ 1) + 1] += 1
    for literal in range(2 * variables):
        start[literal + 1] += start[literal]
    for at in range(size):
        # Filled from the beginnings, which move up to the ends, and are moved back below.
        literal = pairs[at] ^ 1
        implied[start[literal]] = pairs[at ^ 1]
        start[literal] += 1
    for literal in range(2 * variables, 0, -1):
        start[literal] = start[literal - 1]
    start[0] = 0


@compiled(allocates=False)
def _keep(arena: Any, head: Any, literals: Any, first: Any, length: Any, at: Any, name: Any) -> Any:
    """Write a clause of two or more literals into the arena; return the words it takes."""
    arena[at] = length
    arena[at + 3] = 0
    arena[at + 4] = name
    for place in range(length):
        arena[at + HEADER + place] = literals[first + place]
    for which in range(2):
        literal = literals[first + which]
        arena[at + 1 + which] = head[literal]
        head[literal] = 2 * at + which
    return HEADER + length


@compiled(allocates=False)
def _fix(mind: Any, literal: Any) -> None:
    """Make a literal true for good, nothing being decided."""
    numbers = mind.numbers
    mind.value[literal] = 1
    mind.value[literal ^ 1] = -1
    mind.reason[literal >> 1] = NOTHING
    mind.level[literal >> 1] = 0
    mind.trail[numbers[TRAIL]] = literal
    numbers[TRAIL] += 1


@compiled(nogil=True, allocates=False)
def forget(mind: Any) -> None:
    """Drop half of the clauses that were learned, those of the most levels, nothing being decided.

    More are allowed from now on. Clauses against circles, which are of no level, are kept.
    """
    numbers, arena, head = mind.numbers, mind.arena, mind.head
    counts = mind.counts
    counts[:] = 0
    at = numbers[GIVEN]
    while at < numbers[USED]:
        counts[min(arena[at + 3], MOST_LEVELS)] += arena[at + 3] > 0
        at += HEADER + arena[at]
    most = 0
    so_far = counts[0]
    while so_far < numbers[LEARNT] // 2 and most < MOST_LEVELS:
        most += 1
        so_far += counts[most]
    # Of those of as many levels as the worst that are kept, the older ones go.
    surplus = so_far - numbers[LEARNT] // 2
    to = at = numbers[GIVEN]
    kept = 0
    while at < numbers[USED]:
        length, levels = np.int64(arena[at]), np.int64(min(arena[at + 3], MOST_LEVELS))
        is_last = levels == most and surplus > 0
        surplus -= is_last
        if levels <= USEFUL or not (levels > most or is_last):
            for place in range(HEADER + length):
                arena[to + place] = arena[at + place]
            to += HEADER + length
            if levels:
                kept += 1
        at += HEADER + length
    numbers[USED] = to
    numbers[LEARNT] = kept
    numbers[ALLOWED] += MORE_ALLOWED
    head[:] = NOTHING
    at = 0
    while at < to:
        for which in range(2):
            literal = arena[at + HEADER + which]
            arena[at + 1 + which] = head[literal]
            head[literal] = 2 * at + which
        at += HEADER + arena[at]


@compiled(nogil=True, allocates=False)
def exclude(mind: Any, words: Any, width: Any, names: Any, at: Any) -> Any:
    """Add clauses against circles, nothing being decided, from one on; there is room for them.

    Clause i is in `words` from i * width on, with -1 behind it if it is shorter, and receives the
    next name, which is noted, or -1 if the search does without it. Return what is next: the clause
    behind one that makes a literal true, the end, or NOTHING if one REFUTES.
    """
    numbers, value = mind.numbers, mind.value
    while at < names.size:
        first = at * width
        length = open_ = 0
        is_needed = True
        while length < width and words[first + length] != NOTHING:
            literal = np.int64(words[first + length])
            is_needed = is_needed and value[literal] <= 0
            if value[literal] == 0:
                words[first + length] = words[first + open_]
                words[first + open_] = literal
                open_ += 1
            length += 1
        names[at] = numbers[NAMES] if is_needed else NOTHING
        at += 1
        if is_needed:
            if open_ == 0:
                return NOTHING
            begin, name = numbers[USED], numbers[NAMES]
            numbers[USED] += _keep(mind.arena, mind.head, words, first, length, begin, name)
            numbers[NAMES] += 1
            if open_ == 1:
                _fix(mind, np.int64(words[first]))
                mind.reason[words[first] >> 1] = begin
                return at
    return at
