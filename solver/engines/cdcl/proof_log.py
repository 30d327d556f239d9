"""Logs learned clauses with hints, for an LRAT proof, compiled.

When a clause is learned, its antecedents are known: the reasons used by conflict analysis, and unit
clauses. In the order of the trail, the conflict last, they are the hints of LRAT (Cruz-Filipe et
al. 2017). The log has an entry for each learned clause, and one for each literal implied at level 0
without one:

    words after this | identifier, or -1 | length | literal ... | p, cause | p, cause | ...

Each `cause` is the reason of the literal p, or, for the last p, which is false, of the conflict; it
is as in `State.reason`, with the identifier of a clause instead of its address. -1 stands for the
unit clause p.
"""

from __future__ import annotations

import numpy as np

from greenest.kernels.arrays import Int32s
from greenest.kernels.cache import compiled
from greenest.solver.engines.cdcl.analysis import antecedents_of
from greenest.solver.engines.cdcl.cnf import Cnf, Size
from greenest.solver.engines.cdcl.state import NONE, Slot, State


@compiled(allocates=False)
def largest_entry(variables: int) -> int:
    """Return the words of the largest entry."""
    return 3 * variables + 8


@compiled(allocates=False)
def _add_hint(proof_log: Int32s, at: int, p: int, cause: int, arena: Int32s) -> int:
    """Write a literal and its reason; return the new end of the log."""
    proof_log[at] = p
    proof_log[at + 1] = arena[cause + 4] if cause >= 0 else cause
    return at + 2


@compiled(allocates=False)
def log_learned(state: State, length: int, conflict: int, p: int) -> None:
    """Log the clause in `learned`, from a conflict about the literal p."""
    proof_log, learned, counters, arena = (
        state.proof_log,
        state.learned,
        state.counters,
        state.arena,
    )
    trail, in_proof, reason, level = state.trail, state.in_proof, state.reason, state.level
    begin = counters[Slot.LOG_SIZE]
    proof_log[begin + 1] = counters[Slot.CLAUSE_IDS]
    proof_log[begin + 2] = length
    at = begin + 3
    for place in range(length):
        proof_log[at] = learned[place]
        at += 1
    for place in range(counters[Slot.TRAIL_SIZE]):
        literal = np.int64(trail[place])
        variable = literal >> 1
        if in_proof[variable]:
            in_proof[variable] = 0
            cause = np.int64(reason[variable]) if level[variable] else np.int64(NONE)
            at = _add_hint(proof_log, at, literal, cause, arena)
    at = _add_hint(proof_log, at, p, conflict, arena)
    proof_log[begin] = at - begin - 1
    counters[Slot.LOG_SIZE] = at


@compiled(nogil=True, allocates=False)
def log_units(cnf: Cnf, state: State) -> bool:
    """Log the new literals of level 0; return whether the log has space for another entry.

    The clauses that are their reasons must not have moved in the arena.
    """
    proof_log, counters, arena, antecedents = (
        state.proof_log,
        state.counters,
        state.arena,
        state.antecedents,
    )
    trail, reason = state.trail, state.reason
    words = largest_entry(state.in_proof.size)
    end = state.level_start[0] if counters[Slot.LEVEL] else counters[Slot.TRAIL_SIZE]
    while counters[Slot.LOGGED_UNITS] < end:
        literal = np.int64(trail[counters[Slot.LOGGED_UNITS]])
        cause = np.int64(reason[literal >> 1])
        if cause != NONE:
            begin = counters[Slot.LOG_SIZE]
            if begin + words > proof_log.size:
                return False
            proof_log[begin + 1] = NONE
            proof_log[begin + 2] = 1
            proof_log[begin + 3] = literal
            at = begin + 4
            for place in range(_antecedents(cnf, state, literal, cause)):
                at = _add_hint(proof_log, at, np.int64(antecedents[place]), np.int64(NONE), arena)
            at = _add_hint(proof_log, at, literal, cause, arena)
            proof_log[begin] = at - begin - 1
            counters[Slot.LOG_SIZE] = at
        counters[Slot.LOGGED_UNITS] += 1
    return counters[Slot.LOG_SIZE] + words <= proof_log.size


@compiled(allocates=False)
def _antecedents(cnf: Cnf, state: State, p: int, cause: int) -> int:
    n = np.int64(cnf.sizes[Size.STACKS])
    first = np.int64(cnf.first_goes[n])
    return antecedents_of(
        state.arena, cnf.order, cnf.order_pair, n, first, p, cause, state.antecedents
    )


@compiled(allocates=False)
def log_empty_clause(cnf: Cnf, state: State, conflict: int, p: int) -> None:
    """Log the empty clause, from a conflict at level 0 about the literal p."""
    proof_log, counters, arena, antecedents = (
        state.proof_log,
        state.counters,
        state.arena,
        state.antecedents,
    )
    begin = counters[Slot.LOG_SIZE]
    proof_log[begin + 1] = counters[Slot.CLAUSE_IDS]
    proof_log[begin + 2] = 0
    at = begin + 3
    for place in range(_antecedents(cnf, state, p, conflict)):
        at = _add_hint(proof_log, at, np.int64(antecedents[place]), np.int64(NONE), arena)
    at = _add_hint(proof_log, at, p ^ 1, np.int64(NONE), arena)
    at = _add_hint(proof_log, at, p, conflict, arena)
    proof_log[begin] = at - begin - 1
    counters[Slot.LOG_SIZE] = at
