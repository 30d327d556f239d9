"""The state of the CDCL solver, compiled: assignment, trail, watches, clauses and counters.

A literal is `variable << 1`, plus 1 if it is negated. `value[literal]` is 1 if the literal is true,
-1 if it is false, and 0 if it is unassigned. `reason[variable]` is the reason of its assignment:

    -1                  decision, or unit clause
    c >= 0              the clause at `arena[c]`; its other literals are false
    -2 - q              the binary clause with the other literal q
    -ORDER_REASON - b   transitivity: a is before c, because a is before b and b before c

A clause in `arena` is a header of five words, and its literals. The first two literals are watched
(Moskewicz et al. 2001). All clauses that watch the same literal form a linked list: `next of
first` is the next watch of the first literal, `next of second` that of the second literal. The LBD
is computed when a clause is learned, and again when it is used; clauses with a low LBD are the most
useful (Audemard and Simon 2009).

    arena[c]           length | next of first | next of second | LBD | identifier | literals ...
    watch_head[p] = 2c        c watches p by its first literal; arena[c + 1] is the next watch of p
    watch_head[p] = 2c + 1    c watches p by its second literal; arena[c + 2] is the next watch of p

    Clauses (p q r) and (q s t): arena = 3 | -1 | -1 | 0 | 0 | p q r | 3 | 1 | -1 | 0 | 1 | q s t,
    watch_head[p] = 0, watch_head[q] = 16, watch_head[s] = 17. The second clause, at 8, watches q
    by its first literal; the next watch of q is 1: the clause at 0, by its second literal.

Clauses have identifiers: first the clauses of the position, from 0 on, then learned and added
clauses in order of time.

Binary clauses are stored as implications: `binary_implied[binary_start[p]:binary_start[p + 1]]` are
the literals that p implies.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.solver.engines.cdcl.cnf import MOST_STACKS, Cnf, Size
from greenest.solver.kernels.arrays import Int32s, Int64s
from greenest.solver.kernels.cache import compiled, helper

HEADER = 5
NONE = -1
"""No clause, no literal, or no conflict."""
ORDER_REASON = 1 << 28

RUNNING, SAT, UNSAT, OUT_OF_SPACE, NEEDS_CYCLE_CLAUSES = range(5)
"""Results of `solve`: the bound was reached; all variables are assigned; the empty clause was
derived; the arena or the proof log is full; the clauses against short cycles should be added."""


class Slot(IntEnum):
    """The index of each counter in `State.counters`."""

    TRAIL_SIZE = 0
    """The number of literals on the trail."""
    PROPAGATED = 1
    """The number of literals on the trail that have been propagated."""
    LEVEL = 2
    """The current decision level."""
    ARENA_SIZE = 3
    """The number of words used in the arena."""
    ARENA_ORIGINAL = 4
    """The number of words that the position's clauses take; they come first in the arena."""
    LEARNED = 5
    """The number of learned clauses in the arena."""
    CONFLICTS = 6
    PROPAGATIONS = 7
    """The number of literals propagated since the beginning."""
    NEXT_RESTART = 8
    """No restart happens before this many conflicts."""
    HEAP_SIZE = 9
    LEARNED_LIMIT = 10
    """A restart calls `reduce` if there are more learned clauses than this."""
    RECENT_LBD = 11
    """Exponential mean of the LBD of learned clauses, over about 32 clauses."""
    MEAN_LBD = 12
    """Mean of the LBD of all learned clauses."""
    LOG_SIZE = 13
    """The number of words used in the proof log."""
    DECISION_VARIABLES = 14
    """The number of variables that are decided by activity: those of colours, the end and captures,
    which have the lowest numbers. All other variables are decided after these."""
    LBD_STAMP = 15
    """The number of LBDs computed so far; in `level_stamp` it marks the levels of the last LBD."""
    CLAUSE_IDS = 16
    """The number of identifiers given to clauses."""
    LOGGED_UNITS = 17
    """The number of literals, from the beginning of the trail, that `log_units` has treated."""
    PENDING_CONFLICT = 18
    """A conflict that could not be logged yet, for lack of space, or NONE."""
    HAS_CYCLE_CLAUSES = 19
    """Whether `solve` has returned NEEDS_CYCLE_CLAUSES."""
    MEAN_TRAIL = 20
    """The mean size of the trail at conflicts."""


FIRST_LEARNED_LIMIT, LEARNED_LIMIT_STEP = 4000, 1000
"""The limit of learned clauses at first, and its increment at each reduction."""
GLUE = 3
"""Learned clauses with this LBD or less are never removed."""
MAX_LBD = 64
"""Any larger LBD counts as this one."""


class State(NamedTuple):
    """The arrays of a search; a search can be stopped and resumed with them."""

    counters: NDArray[np.int64]
    """(len(Slot),) the counters that `Slot` names."""
    value: NDArray[np.int8]
    """(literals,) 1 if the literal is true, -1 if it is false, 0 if it is unassigned."""
    reason: Int32s
    """(variables,) the reason of each assignment, coded as the module's docstring describes."""
    level: Int32s
    """(variables,) the decision level of each assigned variable."""
    phase: NDArray[np.int8]
    """(variables,): 0 if the variable was last true, 1 if it was last false or never assigned."""
    activity: NDArray[np.float64]
    """(variables,) the VSIDS score."""
    increment: NDArray[np.float64]
    """(1,) the amount that a conflict adds to an activity."""
    heap: Int32s
    """(variables,) binary heap of variables to be decided; the most active one is first."""
    heap_index: Int32s
    """(variables,) the index of each variable in the heap, or -1 if it is not in the heap."""
    trail: Int32s
    """(variables,) assigned literals in order of assignment."""
    level_start: Int32s
    """(variables + 1,) at index i, the size of the trail before the decision of level i + 1."""
    seen: NDArray[np.int8]
    """(variables + 1,) scratch of conflict analysis: 1 for each variable that was visited."""
    level_stamp: NDArray[np.int64]
    """(variables + 1,) for each level, the `LBD_STAMP` of the last LBD that counted the level."""
    learned: Int32s
    """(variables + 1,) scratch: the learned clause."""
    to_clear: Int32s
    """(variables + 1,) scratch: variables whose `seen` is to be cleared."""
    stack: Int32s
    """(variables + 1,) scratch: stack of clause minimisation."""
    antecedents: Int32s
    """(variables + 1,) scratch: the negated antecedents of a literal."""
    lbd_counts: NDArray[np.int64]
    """(MAX_LBD + 1,) scratch: learned clauses by LBD."""
    binary_start: Int32s
    """(literals + 1,) the index in `binary_implied` at which each literal's implications begin."""
    binary_implied: Int32s
    """Literals that are implied by binary clauses."""
    watch_head: Int32s
    """(literals,) the first watch of each literal, or -1 if no clause watches it."""
    comparable: NDArray[np.int64]
    """(1024,) order theory: for each stack, a bit set of the stacks with which it has an order
    variable. A bit set has `(stacks + 63) // 64` words."""
    predecessors: NDArray[np.int64]
    """(1024,) order theory: for each stack, a bit set of its propagated predecessors."""
    successors: NDArray[np.int64]
    """(1024,) order theory: for each stack, a bit set of its propagated successors."""
    arena: Int32s
    """Clauses, as the module's docstring describes."""
    in_proof: NDArray[np.int8]
    """(variables + 1,) scratch: 1 for variables that belong to hints of the learned clause."""
    proof_log: Int32s
    """The log of `solver.engines.cdcl.proof_log`; if its size is 0, nothing is logged."""


def new_state(variables: int, implied: int, arena: int) -> State:
    """Allocate a state; `implied` and `arena` are the sizes of `binary_implied` and `arena`."""

    def ints(*shape: int) -> Int32s:
        return np.empty(shape, dtype=np.int32)

    def sets() -> NDArray[np.int64]:
        return np.zeros(MOST_STACKS * MOST_STACKS // 64, dtype=np.int64)

    one_more = variables + 1
    return State(
        np.zeros(len(Slot), dtype=np.int64), np.empty(2 * variables, dtype=np.int8),
        ints(variables), ints(variables), np.empty(variables, dtype=np.int8), np.empty(variables),
        np.empty(1), ints(variables), ints(variables), ints(variables), ints(one_more),
        np.zeros(one_more, dtype=np.int8), np.zeros(one_more, dtype=np.int64),
        ints(one_more), ints(one_more), ints(one_more), ints(one_more),
        np.zeros(MAX_LBD + 1, dtype=np.int64),
        ints(2 * variables + 1), ints(implied), ints(2 * variables),
        sets(), sets(), sets(), ints(arena), np.zeros(one_more, dtype=np.int8), ints(0),
    )  # fmt: skip


@compiled(nogil=True, allocates=False)
def reset(cnf: Cnf, state: State) -> int:
    """Prepare to solve a CNF; return UNSAT if its unit clauses contradict, else RUNNING."""
    n, variables = np.int64(cnf.sizes[Size.STACKS]), np.int64(cnf.sizes[Size.VARIABLES])
    counters, heap, place = state.counters, state.heap, state.heap_index
    counters[:] = 0
    state.level_stamp[:] = 0
    state.value[: 2 * variables] = 0
    state.phase[:variables] = 1
    state.activity[:variables] = 0.0
    state.increment[0] = 1.0
    state.watch_head[: 2 * variables] = NONE
    chosen = np.int64(cnf.first_goes[n])
    place[:variables] = NONE
    for variable in range(chosen):
        heap[variable] = (variable + 3 * n) % chosen  # the end is decided first
        place[heap[variable]] = variable
    for variable in range(3 * n, 4 * n):
        state.activity[variable] = 3.0
    counters[Slot.HEAP_SIZE] = counters[Slot.DECISION_VARIABLES] = chosen
    state.predecessors[:] = 0
    state.successors[:] = 0
    _find_comparable(cnf.order, state.comparable, n)
    _index_binaries(cnf, state)
    at = 0
    while at < cnf.sizes[Size.LONG_WORDS]:
        length = np.int64(cnf.long_clauses[at])
        attach(state, cnf.long_clauses, at + 1, length, 0)
        at += length + 1
    counters[Slot.ARENA_ORIGINAL] = counters[Slot.ARENA_SIZE]
    counters[Slot.LEARNED_LIMIT] = FIRST_LEARNED_LIMIT
    counters[Slot.PENDING_CONFLICT] = NONE
    for at in range(0, cnf.sizes[Size.BINARY_LITERALS], 2):
        literal = np.int64(cnf.binaries[at])
        if literal == cnf.binaries[at + 1]:
            if state.value[literal] < 0:
                return UNSAT
            if state.value[literal] == 0:
                assign_unit(state, literal, np.int64(NONE))
    return RUNNING


@helper(allocates=False)
def _find_comparable(order: Int32s, comparable: Int64s, n: int) -> None:
    words = (n + 63) >> 6
    comparable[: n * words] = 0
    for a in range(n):
        for b in range(n):
            if order[a * n + b] >= 0:
                comparable[a * words + (b >> 6)] |= np.int64(1) << (b & 63)


@helper(allocates=False)
def _index_binaries(cnf: Cnf, state: State) -> None:
    """Write to `binary_implied` the literals that each literal implies by binary clauses."""
    binaries, size = cnf.binaries, np.int64(cnf.sizes[Size.BINARY_LITERALS])
    binary_start, binary_implied = state.binary_start, state.binary_implied
    literals = 2 * np.int64(cnf.sizes[Size.VARIABLES])
    binary_start[: literals + 1] = 0
    for at in range(size):
        binary_start[(binaries[at] ^ 1) + 1] += 1
    for literal in range(literals):
        binary_start[literal + 1] += binary_start[literal]
    for at in range(size):
        # Filling moves each beginning to the end; the loop below moves it back.
        literal = binaries[at] ^ 1
        binary_implied[binary_start[literal]] = binaries[at ^ 1]
        binary_start[literal] += 1
    for literal in range(literals, 0, -1):
        binary_start[literal] = binary_start[literal - 1]
    binary_start[0] = 0


@helper(allocates=False, within=True)
def unsigned(number: int) -> int:
    """Return a number as unsigned, so that numba omits the code for negative indices."""
    return np.int64(np.uint32(number))


@helper(allocates=False, within=True)
def assign(state: State, at: int, current: int, p: int, cause: int) -> int:
    """Assign the literal `p` at level `current`; return the new size of the trail.

    `at` is the size of the trail before, and `cause` is the reason.
    """
    state.value[p] = 1
    state.value[p ^ 1] = -1
    state.reason[p >> 1] = cause
    state.level[p >> 1] = current
    state.trail[unsigned(at)] = p
    return at + 1


@helper(allocates=False)
def assign_unit(state: State, p: int, cause: int) -> None:
    """Assign the literal `p` at level 0."""
    end = state.counters[Slot.TRAIL_SIZE]
    state.counters[Slot.TRAIL_SIZE] = assign(state, end, np.int64(0), p, cause)


@helper(allocates=False)
def attach(state: State, literals: Int32s, first: int, length: int, lbd: int) -> int:
    """Copy a clause of two or more literals to the arena; return its address.

    The literals begin at index `first` of `literals`. The arena must have space for them. The
    clause gets the next identifier.
    """
    arena, watch_head, counters = state.arena, state.watch_head, state.counters
    at = counters[Slot.ARENA_SIZE]
    arena[at] = length
    arena[at + 3] = lbd
    arena[at + 4] = counters[Slot.CLAUSE_IDS]
    for place in range(length):
        arena[at + HEADER + place] = literals[first + place]
    for which in range(2):
        literal = literals[first + which]
        arena[at + 1 + which] = watch_head[literal]
        watch_head[literal] = 2 * at + which
    counters[Slot.CLAUSE_IDS] += 1
    counters[Slot.ARENA_SIZE] += HEADER + length
    return at


@helper(allocates=False)
def reduce(state: State) -> None:
    """Remove the half of the learned clauses with the highest LBD; increase `LEARNED_LIMIT`.

    The function is called at level 0. Clauses of LBD up to `GLUE` are not removed; clauses against
    cycles have LBD 0.
    """
    counters, arena, watch_head = state.counters, state.arena, state.watch_head
    lbd_counts = state.lbd_counts
    lbd_counts[:] = 0
    at = counters[Slot.ARENA_ORIGINAL]
    while at < counters[Slot.ARENA_SIZE]:
        lbd_counts[min(arena[at + 3], MAX_LBD)] += arena[at + 3] > 0
        at += HEADER + arena[at]
    most = 0
    so_far = lbd_counts[0]
    while so_far < counters[Slot.LEARNED] // 2 and most < MAX_LBD:
        most += 1
        so_far += lbd_counts[most]
    # Of the highest LBD that stays, the oldest clauses are removed.
    surplus = so_far - counters[Slot.LEARNED] // 2
    to = at = counters[Slot.ARENA_ORIGINAL]
    kept = 0
    while at < counters[Slot.ARENA_SIZE]:
        length, levels = np.int64(arena[at]), np.int64(min(arena[at + 3], MAX_LBD))
        is_last = levels == most and surplus > 0
        surplus -= is_last
        if levels <= GLUE or not (levels > most or is_last):
            for place in range(HEADER + length):
                arena[to + place] = arena[at + place]
            to += HEADER + length
            if levels:
                kept += 1
        at += HEADER + length
    counters[Slot.ARENA_SIZE] = to
    counters[Slot.LEARNED] = kept
    counters[Slot.LEARNED_LIMIT] += LEARNED_LIMIT_STEP
    watch_head[:] = NONE
    at = 0
    while at < to:
        for which in range(2):
            literal = arena[at + HEADER + which]
            arena[at + 1 + which] = watch_head[literal]
            watch_head[literal] = 2 * at + which
        at += HEADER + arena[at]
