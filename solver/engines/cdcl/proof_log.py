"""Log of learned clauses with hints for LRAT, compiled.

Conflict analysis uses reasons and unit clauses to derive a learned clause. In the order of the
trail, followed by the conflict, these are the hints of LRAT (Cruz-Filipe et al. 2017). The log has
an entry for each learned clause. It also has an entry for each literal of level 0 with a reason,
since this literal is a unit clause that later hints use. An entry is

    words after this | identifier, or -1 | length | literal ... | p, cause | p, cause | ...

A pair `p, cause` is a hint: `cause` is the reason of the literal p, coded as in `State.reason`. But
a clause is given by its identifier instead of its address, and -1 stands for the unit clause p. In
the last pair, p is a false literal and `cause` is the conflict.
"""

from __future__ import annotations

import numpy as np

from greenest.solver.engines.cdcl.analysis import find_antecedents
from greenest.solver.engines.cdcl.cnf import Cnf
from greenest.solver.engines.cdcl.state import NONE, Slot, State
from greenest.solver.kernels.cache import compiled, helper


@helper(allocates=False)
def largest_entry(variables: int) -> int:
    """Return the size of the largest possible entry, in words."""
    return 3 * variables + 8


@helper(allocates=False)
def _write(state: State, word: int) -> None:
    state.proof_log[state.counters[Slot.LOG_SIZE]] = word
    state.counters[Slot.LOG_SIZE] += 1


@helper(allocates=False)
def _begin_entry(state: State, name: int, length: int) -> int:
    """Begin an entry, and return its index in the log; `_end_entry` writes its size."""
    begin = state.counters[Slot.LOG_SIZE]
    _write(state, 0)
    _write(state, name)
    _write(state, length)
    return begin


@helper(allocates=False)
def _end_entry(state: State, begin: int) -> None:
    state.proof_log[begin] = state.counters[Slot.LOG_SIZE] - begin - 1


@helper(allocates=False)
def _write_hint(state: State, p: int, cause: int) -> None:
    _write(state, p)
    _write(state, np.int64(state.arena[cause + 4]) if cause >= 0 else cause)


@helper(allocates=False)
def _write_unit_hints(cnf: Cnf, state: State, p: int, cause: int) -> None:
    """Write a unit clause as a hint for each antecedent of the literal `p` of level 0."""
    for place in range(find_antecedents(cnf, state, p, cause)):
        _write_hint(state, np.int64(state.antecedents[place]), np.int64(NONE))


@helper(allocates=False)
def log_learned(state: State, length: int, conflict: int, p: int) -> None:
    """Log the clause in `learned`, which has `length` literals.

    The clause was derived from `conflict`, a reason (see `State.reason`) for the false literal `p`.
    """
    begin = _begin_entry(state, state.counters[Slot.CLAUSE_IDS], length)
    for place in range(length):
        _write(state, np.int64(state.learned[place]))
    for place in range(state.counters[Slot.TRAIL_SIZE]):
        literal = np.int64(state.trail[place])
        variable = literal >> 1
        if state.in_proof[variable]:
            state.in_proof[variable] = 0
            is_unit = state.level[variable] == 0
            _write_hint(state, literal, np.int64(NONE if is_unit else state.reason[variable]))
    _write_hint(state, p, conflict)
    _end_entry(state, begin)


@compiled(nogil=True, allocates=False)
def log_units(cnf: Cnf, state: State) -> bool:
    """Log the new literals of level 0; return whether the log has space for another entry.

    The clauses that are reasons of these literals must not have moved in the arena.
    """
    counters = state.counters
    last = state.proof_log.size - largest_entry(state.in_proof.size)
    end = state.level_start[0] if counters[Slot.LEVEL] else counters[Slot.TRAIL_SIZE]
    while counters[Slot.LOGGED_UNITS] < end:
        literal = np.int64(state.trail[counters[Slot.LOGGED_UNITS]])
        cause = np.int64(state.reason[literal >> 1])
        if cause != NONE:
            if counters[Slot.LOG_SIZE] > last:
                return False
            begin = _begin_entry(state, np.int64(NONE), np.int64(1))
            _write(state, literal)
            _write_unit_hints(cnf, state, literal, cause)
            _write_hint(state, literal, cause)
            _end_entry(state, begin)
        counters[Slot.LOGGED_UNITS] += 1
    return counters[Slot.LOG_SIZE] <= last


@helper(allocates=False)
def log_empty_clause(cnf: Cnf, state: State, conflict: int, p: int) -> None:
    """Log the empty clause, derived from a conflict of level 0.

    `conflict` is a reason (see `State.reason`) for the literal `p`, which is false.
    """
    begin = _begin_entry(state, state.counters[Slot.CLAUSE_IDS], np.int64(0))
    _write_unit_hints(cnf, state, p, conflict)
    _write_hint(state, p ^ 1, np.int64(NONE))
    _write_hint(state, p, conflict)
    _end_entry(state, begin)
