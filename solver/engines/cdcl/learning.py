"""The CDCL loop, compiled: propagate, analyze, learn, backtrack, restart.

It is similar to MiniSat (Een and Sorensson 2003) and Glucose (Audemard and Simon 2009, 2012). It
has VSIDS activities and saved phases. It restarts when the LBD of recent clauses is above the mean.
A restart is blocked while the trail is unusually long, since a solution may be near.
`solver.engines.cdcl.state` has the layout of the state.
"""

from __future__ import annotations

import numpy as np

from greenest.solver.engines.cdcl.analysis import analyze, lbd_of
from greenest.solver.engines.cdcl.cnf import Cnf, Size
from greenest.solver.engines.cdcl.proof_log import log_empty_clause, log_learned, log_units
from greenest.solver.engines.cdcl.propagation import backtrack, propagate
from greenest.solver.engines.cdcl.state import (
    HEADER,
    NEEDS_CYCLE_CLAUSES,
    NONE,
    OUT_OF_SPACE,
    RUNNING,
    SAT,
    UNSAT,
    Slot,
    State,
    assign,
    attach,
    reduce,
)
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.kernels.cache import compiled, helper

ACTIVITY_GROWTH = 1 / 0.8
"""Factor by which the activity increment grows at each conflict."""
MAX_ACTIVITY = 1e100
"""All activities are divided by this number when the increment exceeds it."""
RESTART_INTERVAL = 50
"""The least number of conflicts between two restarts."""
RESTART_FACTOR = 1.4
"""A restart happens when the recent mean of LBD exceeds the overall mean by this factor."""
BLOCKING_FACTOR = 1.25
"""A restart is blocked when the trail exceeds its mean size by this factor."""
BLOCKING_AFTER = 100
"""No restart is blocked before this many conflicts, since the mean size of the trail is still
rough."""
CYCLE_CLAUSES_AFTER = 4_000
"""After this many conflicts, `solve` returns NEEDS_CYCLE_CLAUSES at a restart."""
FRACTION_BITS = 20
"""The means are fixed-point numbers with this many bits after the point."""


@helper(allocates=False)
def _block_restart(counters: Int64s) -> None:
    """Postpone the next restart if the trail is unusually long; update the mean trail size."""
    trail = counters[Slot.TRAIL_SIZE] << FRACTION_BITS
    if (
        counters[Slot.CONFLICTS] > BLOCKING_AFTER
        and trail > BLOCKING_FACTOR * counters[Slot.MEAN_TRAIL]
    ):
        counters[Slot.NEXT_RESTART] = counters[Slot.CONFLICTS] + RESTART_INTERVAL
    counters[Slot.MEAN_TRAIL] += (trail - counters[Slot.MEAN_TRAIL]) // min(
        counters[Slot.CONFLICTS], 4096
    )


@helper(allocates=False)
def _learn(cnf: Cnf, state: State, conflict: int) -> None:
    """Learn a clause from a conflict, backtrack, and assign the asserting literal of the clause."""
    counters = state.counters
    counters[Slot.CONFLICTS] += 1
    _block_restart(counters)
    about = np.int64(state.learned[0])
    length = analyze(cnf, state, conflict)
    if state.proof_log.size:
        log_learned(state, length, conflict, about)
    lbd = lbd_of(state, length) << FRACTION_BITS
    counters[Slot.RECENT_LBD] += (lbd - counters[Slot.RECENT_LBD]) >> 5
    counters[Slot.MEAN_LBD] += (lbd - counters[Slot.MEAN_LBD]) // min(
        counters[Slot.CONFLICTS], 4096
    )
    to = np.int64(state.level[state.learned[1] >> 1] if length > 1 else 0)
    backtrack(cnf, state, to)
    cause = np.int64(NONE)
    if length > 1:
        cause = attach(state, state.learned, 0, length, lbd >> FRACTION_BITS)
        counters[Slot.LEARNED] += 1
    else:
        counters[Slot.CLAUSE_IDS] += 1
    end, literal = counters[Slot.TRAIL_SIZE], np.int64(state.learned[0])
    counters[Slot.TRAIL_SIZE] = assign(state, end, counters[Slot.LEVEL], literal, cause)
    state.increment[0] *= ACTIVITY_GROWTH
    if state.increment[0] > MAX_ACTIVITY:
        for variable in range(cnf.sizes[Size.VARIABLES]):
            state.activity[variable] /= MAX_ACTIVITY
        state.increment[0] /= MAX_ACTIVITY


@compiled(nogil=True, allocates=False)
def solve(cnf: Cnf, state: State, bound: int) -> int:
    """Search, and return RUNNING, SAT, UNSAT, OUT_OF_SPACE or NEEDS_CYCLE_CLAUSES.

    Return RUNNING when `bound` literals have been propagated since the beginning. Return
    NEEDS_CYCLE_CLAUSES at most once. The search is the same for all sizes of arena and proof log.
    """
    counters = state.counters
    largest_clause = HEADER + np.int64(cnf.sizes[Size.VARIABLES])
    is_logged = state.proof_log.size > 0
    while True:
        if counters[Slot.ARENA_SIZE] + largest_clause > state.arena.size:
            return OUT_OF_SPACE
        conflict = counters[Slot.PENDING_CONFLICT]
        if conflict == NONE:
            conflict = propagate(cnf, state, bound)
        if conflict == NONE:
            return RUNNING if counters[Slot.PROPAGATIONS] >= bound else SAT
        if is_logged and not log_units(cnf, state):
            counters[Slot.PENDING_CONFLICT] = conflict
            return OUT_OF_SPACE
        counters[Slot.PENDING_CONFLICT] = NONE
        if counters[Slot.LEVEL] == 0:
            if is_logged:
                log_empty_clause(cnf, state, conflict, np.int64(state.learned[0]))
            return UNSAT
        _learn(cnf, state, conflict)
        if (
            counters[Slot.CONFLICTS] >= counters[Slot.NEXT_RESTART]
            and counters[Slot.RECENT_LBD] > RESTART_FACTOR * counters[Slot.MEAN_LBD]
        ):
            counters[Slot.NEXT_RESTART] = counters[Slot.CONFLICTS] + RESTART_INTERVAL
            backtrack(cnf, state, np.int64(0))
            if counters[Slot.LEARNED] > counters[Slot.LEARNED_LIMIT]:
                reduce(state)
            if (
                counters[Slot.CONFLICTS] >= CYCLE_CLAUSES_AFTER
                and not counters[Slot.HAS_CYCLE_CLAUSES]
            ):
                counters[Slot.HAS_CYCLE_CLAUSES] = 1
                return NEEDS_CYCLE_CLAUSES
