"""Tells what was learned and by which clauses it follows, compiled, for a proof with hints.

What a clause that is learned rests on is known when it is learned: the reasons that were looked
into, and what is true for good. In the order of the trail, the conflict last, these are the hints
of LRAT (Cruz-Filipe et al. 2017). The log has an entry for each clause learned, and one for each
literal that follows for good without one:

    words behind this one | name, or -1 | literals | literal ... | p, why | p, why | ...

Each `why` says why the literal p is true, or for the last one should be, as `reason` has it, but
for the name of a clause in place of where it is. -1 says that p is true for good.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.analysis import causes_of
from greenest.solver.engines.clausal.clauses import STACKS

from greenest.solver.engines.clausal.mind import (  # isort: skip
    LEVELS, LOGGED, NAMES, NOTHING, TOLD, TRAIL,
)  # fmt: skip


@compiled(allocates=False)
def room_for(variables: Any) -> Any:
    """Return how many words an entry takes at most."""
    return 3 * variables + 8


@compiled(allocates=False)
def _add(log: Any, at: Any, p: Any, why: Any, arena: Any) -> Any:
    """Write why a literal is true; return where the log ends now."""
    log[at] = p
    log[at + 1] = arena[why + 4] if why >= 0 else why
    return at + 2


@compiled(allocates=False)
def tell_learned(mind: Any, length: Any, conflict: Any, p: Any) -> None:
    """Tell the clause of `learnt`, which was learned from a conflict about p."""
    log, learnt, numbers, arena = mind.log, mind.learnt, mind.numbers, mind.arena
    trail, serves, reason, level = mind.trail, mind.serves, mind.reason, mind.level
    begin = numbers[LOGGED]
    log[begin + 1] = numbers[NAMES]
    log[begin + 2] = length
    at = begin + 3
    for place in range(length):
        log[at] = learnt[place]
        at += 1
    for place in range(numbers[TRAIL]):
        literal = np.int64(trail[place])
        variable = literal >> 1
        if serves[variable]:
            serves[variable] = 0
            why = np.int64(reason[variable]) if level[variable] else np.int64(NOTHING)
            at = _add(log, at, literal, why, arena)
    at = _add(log, at, p, conflict, arena)
    log[begin] = at - begin - 1
    numbers[LOGGED] = at


@compiled(nogil=True, allocates=False)
def tell_settled(clauses: Any, mind: Any) -> Any:
    """Tell what follows for good and was not told yet; return whether one more entry has room.

    The reasons of what became true before anything was decided must still be where they were.
    """
    log, numbers, arena, causes = mind.log, mind.numbers, mind.arena, mind.causes
    trail, reason = mind.trail, mind.reason
    room = room_for(mind.serves.size)
    end = mind.begins[0] if numbers[LEVELS] else numbers[TRAIL]
    while numbers[TOLD] < end:
        literal = np.int64(trail[numbers[TOLD]])
        why = np.int64(reason[literal >> 1])
        if why != NOTHING:
            begin = numbers[LOGGED]
            if begin + room > log.size:
                return False
            log[begin + 1] = NOTHING
            log[begin + 2] = 1
            log[begin + 3] = literal
            at = begin + 4
            for place in range(_causes(clauses, mind, literal, why)):
                at = _add(log, at, np.int64(causes[place]), np.int64(NOTHING), arena)
            at = _add(log, at, literal, why, arena)
            log[begin] = at - begin - 1
            numbers[LOGGED] = at
        numbers[TOLD] += 1
    return numbers[LOGGED] + room <= log.size


@compiled(allocates=False)
def _causes(clauses: Any, mind: Any, p: Any, why: Any) -> Any:
    n = np.int64(clauses.sizes[STACKS])
    first = np.int64(clauses.first_goes[n])
    return causes_of(mind.arena, clauses.order, clauses.pair, n, first, p, why, mind.causes)


@compiled(allocates=False)
def tell_refuted(clauses: Any, mind: Any, conflict: Any, p: Any) -> None:
    """Tell the empty clause, which follows from what is true for good and a conflict about p."""
    log, numbers, arena, causes = mind.log, mind.numbers, mind.arena, mind.causes
    begin = numbers[LOGGED]
    log[begin + 1] = numbers[NAMES]
    log[begin + 2] = 0
    at = begin + 3
    for place in range(_causes(clauses, mind, p, conflict)):
        at = _add(log, at, np.int64(causes[place]), np.int64(NOTHING), arena)
    at = _add(log, at, p ^ 1, np.int64(NOTHING), arena)
    at = _add(log, at, p, conflict, arena)
    log[begin] = at - begin - 1
    numbers[LOGGED] = at
