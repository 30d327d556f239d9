"""A search of clauses that learns from its dead ends, compiled: CDCL with an order of cells.

Conflict-driven clause learning, after MiniSat (Een and Sorensson 2003) and Glucose (Audemard and
Simon 2009, 2012): activities of variables, saved phases, and a new beginning where the clauses
learned lately have literals of more levels than those before, but not where more literals than
usual are true at a conflict, for there a solution may be near. `solver.engines.clausal.mind` has
the layout of all that is kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.kernels.kept import compiled
from greenest.solver.engines.clausal.analysis import analyse, levels_of
from greenest.solver.engines.clausal.clauses import VARIABLES
from greenest.solver.engines.clausal.following import follow, go_back
from greenest.solver.engines.clausal.telling import (
    tell_learned,
    tell_refuted,
    tell_settled,
)

from greenest.solver.engines.clausal.mind import (  # isort: skip
    ALLOWED, ASKED, CONFLICTS, CROWDED, FILLED, FOLLOWED, HEADER, LATELY, LEARNT, LEVELS, NAMES,
    NOTHING, PENDING, REFUTED, RESTART_AT, RUNNING, SATISFIED, TANGLED, TRAIL, USED, USUAL, forget,
)  # fmt: skip

DECAY = 1 / 0.8
"""By how much more each conflict counts than the one before."""
LARGEST = 1e100
SHORTEST = 50
"""Conflicts of an attempt at least."""
WORSE = 1.4
"""How many times more levels than usual the clauses of late have where an attempt is given up."""
FULLER = 1.25
"""How many times more literals than usual are true where an attempt may be near a solution."""
SETTLED = 100
"""Conflicts after which it is known how many are usual."""
TANGLE = 4_000
"""Conflicts after which an attempt ends with a question for the clauses against short circles."""
FRACTION = 20
"""Binary places of means."""


@compiled(allocates=False)
def _watch(mind: Any, length: Any, levels: Any, at: Any) -> None:
    """Add the learned clause to the arena; there is room for it."""
    arena, head, learnt = mind.arena, mind.head, mind.learnt
    arena[at] = length
    arena[at + 3] = levels
    arena[at + 4] = mind.numbers[NAMES]
    for place in range(length):
        arena[at + HEADER + place] = learnt[place]
    for which in range(2):
        literal = learnt[which]
        arena[at + 1 + which] = head[literal]
        head[literal] = 2 * at + which


@compiled(allocates=False)
def _go_on_if_filled(numbers: Any) -> None:
    """Do not give an attempt up for a while if unusually many literals are true at a conflict."""
    filled = numbers[TRAIL] << FRACTION
    if numbers[CONFLICTS] > SETTLED and filled > FULLER * numbers[FILLED]:
        numbers[RESTART_AT] = numbers[CONFLICTS] + SHORTEST
    numbers[FILLED] += (filled - numbers[FILLED]) // min(numbers[CONFLICTS], 4096)


@compiled(allocates=False)
def _learn_from(clauses: Any, mind: Any, conflict: Any) -> None:
    """Learn a clause from a conflict, go back, and make its literal true."""
    numbers = mind.numbers
    numbers[CONFLICTS] += 1
    _go_on_if_filled(numbers)
    about = np.int64(mind.learnt[0])
    length = analyse(clauses, mind, conflict)
    if mind.log.size:
        tell_learned(mind, length, conflict, about)
    levels = levels_of(mind, length) << FRACTION
    numbers[LATELY] += (levels - numbers[LATELY]) >> 5
    numbers[USUAL] += (levels - numbers[USUAL]) // min(numbers[CONFLICTS], 4096)
    go_back(clauses, mind, np.int64(mind.level[mind.learnt[1] >> 1]) if length > 1 else 0)
    why = np.int64(NOTHING)
    if length > 1:
        why = numbers[USED]
        _watch(mind, length, levels >> FRACTION, why)
        numbers[USED] += HEADER + length
        numbers[LEARNT] += 1
    numbers[NAMES] += 1
    literal = np.int64(mind.learnt[0])
    mind.value[literal] = 1
    mind.value[literal ^ 1] = -1
    mind.reason[literal >> 1] = why
    mind.level[literal >> 1] = numbers[LEVELS]
    mind.trail[numbers[TRAIL]] = literal
    numbers[TRAIL] += 1
    mind.step[0] *= DECAY
    if mind.step[0] > LARGEST:
        for variable in range(clauses.sizes[VARIABLES]):
            mind.activity[variable] /= LARGEST
        mind.step[0] /= LARGEST


@compiled(nogil=True, allocates=False)
def learn(clauses: Any, mind: Any, bound: Any) -> Any:
    """Search on until an answer, so many literals followed up in all, or until there is no room.

    Return which. A long search asks once for the clauses against short circles. How much room there
    is does not change what is found, nor when.
    """
    numbers = mind.numbers
    room = HEADER + np.int64(clauses.sizes[VARIABLES])
    is_told = mind.log.size > 0
    while True:
        if numbers[USED] + room > mind.arena.size:
            return CROWDED
        conflict = numbers[PENDING]
        if conflict == NOTHING:
            conflict = follow(clauses, mind, bound)
        if conflict == NOTHING:
            return RUNNING if numbers[FOLLOWED] >= bound else SATISFIED
        if is_told and not tell_settled(clauses, mind):
            numbers[PENDING] = conflict
            return CROWDED
        numbers[PENDING] = NOTHING
        if numbers[LEVELS] == 0:
            if is_told:
                tell_refuted(clauses, mind, conflict, np.int64(mind.learnt[0]))
            return REFUTED
        _learn_from(clauses, mind, conflict)
        if numbers[CONFLICTS] >= numbers[RESTART_AT] and numbers[LATELY] > WORSE * numbers[USUAL]:
            numbers[RESTART_AT] = numbers[CONFLICTS] + SHORTEST
            go_back(clauses, mind, 0)
            if numbers[LEARNT] > numbers[ALLOWED]:
                forget(mind)
            if numbers[CONFLICTS] >= TANGLE and not numbers[ASKED]:
                numbers[ASKED] = 1
                return TANGLED
