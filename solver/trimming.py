"""Turns clauses learned one after the other into a refutation with hints, and leaves out the rest.

A search that learns from dead ends hands on what it learned, in order, the empty clause last: each
follows from the clauses before it by unit propagation alone. The formats of proofs call that DRUP;
with the clauses named by which each follows it is LRAT (Cruz-Filipe et al. 2017). From the last
clause backwards, each that is needed is let be false, and what follows is followed up until some
clause has no literal left; the clauses that took part are needed in turn (Goldberg and Novikov
2003). What is needed already is followed up before anything else, which keeps the proof small, as
in DRAT-trim (Wetzler, Heule and Hunt 2014).

A literal is `variable << 1`, plus 1 if it is negated. Each clause watches its first two literals,
and is on a list for each, one of two: that of needed clauses, or that of the others.

    head[list, p] = 2c        c watches p by its first literal; next[2c] is who else is on the list
    head[list, p] = 2c + 1    c watches p by its second literal
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.certificates.writer import Refutation, Step
from greenest.kernels.kept import compiled

Ints = NDArray[np.int32]
Clause = Sequence[int]

NOTHING = -1
NEEDED, OTHERS = range(2)
TRAIL, LIMIT = range(2)
"""What `numbers` holds: literals true, and the clause being checked, which earlier ones serve."""


class Work(NamedTuple):
    """Clauses, and what is true while one of them is checked."""

    numbers: NDArray[np.int64]
    """(2,) see above."""
    start: NDArray[np.int64]
    """(clauses + 1,) where each clause begins in `literals`."""
    literals: Ints
    head: NDArray[np.int64]
    """(2, literals) see above."""
    next: NDArray[np.int64]
    """(2 * clauses,) see above."""
    is_needed: NDArray[np.int8]
    """(clauses,)"""
    units: Ints
    """The clauses of one literal, in order."""
    value: NDArray[np.int8]
    """(literals,) 1 if true, -1 if false, 0 if neither."""
    reason: Ints
    """(variables,) the clause that made it true or false, or -1."""
    seen: NDArray[np.int8]
    """(variables,) scratch: what the contradiction rests on."""
    trail: Ints
    """(variables,) the literals that are true, in the order in which they became so."""
    hints: Ints
    """(variables + 1,) the clauses by which the one that was checked follows, the last first."""


def trim(
    variables: int,
    given: Sequence[Clause],
    learned: Sequence[Clause],
    max_seconds: float | None = None,
) -> Refutation | None:
    """Return a refutation with what is needed of clauses given and learned; None if out of time.

    Raises ValueError if the last clause learned is not empty, or some clause does not follow.
    """
    started = perf_counter()
    clauses = _settled(variables, given, learned)
    if clauses[-1]:
        raise ValueError("the last clause learned is not the empty one")
    work = _new_work(variables, clauses)
    _watch_all(work)
    hints: dict[int, list[int]] = {}
    work.is_needed[-1] = 1
    for number in range(len(clauses) - 1, len(given) - 1, -1):
        if work.is_needed[number]:
            if max_seconds is not None and perf_counter() - started >= max_seconds:
                return None
            count = _check(work, number)
            if count == 0:
                raise ValueError(f"clause {number - len(given) + 1} learned does not follow")
            hints[number] = work.hints[count - 1 :: -1].tolist()
    needed = work.is_needed.nonzero()[0].tolist()
    renamed = {number: name for name, number in enumerate(needed, 1)}
    return Refutation(
        variables,
        [clauses[number] for number in needed if number < len(given)],
        [
            Step(clauses[number], [renamed[hint] for hint in hints[number]])
            for number in needed
            if number >= len(given)
        ],
    )


def _settled(variables: int, given: Sequence[Clause], learned: Sequence[Clause]) -> list[Clause]:
    """Return all clauses, and as clauses of one literal what unit propagation settles for good.

    A clause that needs such a literal can then name one clause, not all that led to it.
    """
    clauses = [*given, *learned]
    work = _new_work(variables, clauses)
    after = np.empty(variables, dtype=np.int64)
    contradiction = int(_settle(work, after))
    trail = work.trail[: work.numbers[TRAIL]].tolist()
    found = list(given)
    place = 0
    for number in range(len(given) - 1, min(contradiction + 1, len(clauses))):
        if number >= len(given):
            found.append(clauses[number])
        while place < len(trail) and after[place] <= number:
            variable = (trail[place] >> 1) + 1
            literal = -variable if trail[place] & 1 else variable
            if tuple(found[-1]) != (literal,):
                found.append((literal,))
            place += 1
    if found[-1]:
        found += [()] * (contradiction < len(clauses))
    return found


def _new_work(variables: int, clauses: Sequence[Clause]) -> Work:
    """Lay out clauses."""
    lengths = np.fromiter(map(len, clauses), np.int64, len(clauses))
    start = np.zeros(len(clauses) + 1, dtype=np.int64)
    np.cumsum(lengths, out=start[1:])
    signed = np.fromiter(_chained(clauses), np.int32, int(start[-1]))
    literals = 2 * np.abs(signed) - 2 + (signed < 0)

    def zeros(size: int, kind: Any = np.int32) -> Any:
        return np.zeros(size, dtype=kind)

    return Work(
        zeros(2, np.int64), start, literals.astype(np.int32),
        np.full((2, 2 * variables), NOTHING, dtype=np.int64),
        zeros(2 * len(clauses), np.int64), zeros(len(clauses), np.int8),
        np.flatnonzero(lengths == 1).astype(np.int32), zeros(2 * variables, np.int8),
        zeros(variables), zeros(variables, np.int8), zeros(variables), zeros(variables + 1),
    )  # fmt: skip


def _chained(clauses: Sequence[Clause]) -> Iterator[int]:
    for clause in clauses:
        yield from clause


@compiled()
def _settle(work: Any, after: Any) -> Any:
    """Follow up clauses one after the other; return the one by which they become contradictory.

    That is the number of clauses if they do not. What is settled is on the trail, and `after` tells
    by which clause.
    """
    value, literals = work.value, work.literals
    followed = settled = 0
    clauses = work.start.size - 1
    for clause in range(clauses):
        work.numbers[LIMIT] = clause + 1
        begin, end = work.start[clause], work.start[clause + 1]
        open_ = 0
        is_true = False
        for place in range(begin, end):
            literal = literals[place]
            if value[literal] > 0:
                is_true = True
                break
            if value[literal] == 0:
                literals[place] = literals[begin + open_]
                literals[begin + open_] = literal
                open_ += 1
        if is_true:
            continue
        if open_ == 0:
            return clause
        if open_ > 1:
            _watch(work, clause)
            continue
        _set(work, np.int64(literals[begin]), clause)
        while followed < work.numbers[TRAIL]:
            conflict = _visit(work, OTHERS, np.int64(work.trail[followed]) ^ 1)
            followed += 1
            if conflict != NOTHING:
                followed = work.trail.size
        while settled < work.numbers[TRAIL]:
            after[settled] = clause
            settled += 1
        if followed == work.trail.size:
            return clause
    return clauses


@compiled()
def _watch(work: Any, clause: Any) -> None:
    """Let a clause watch its first two literals."""
    for which in range(2):
        literal = work.literals[work.start[clause] + which]
        work.next[2 * clause + which] = work.head[OTHERS, literal]
        work.head[OTHERS, literal] = 2 * clause + which


@compiled()
def _watch_all(work: Any) -> None:
    """Let each clause of two literals or more watch the first two."""
    for clause in range(work.start.size - 1):
        if work.start[clause + 1] - work.start[clause] > 1:
            _watch(work, clause)


@compiled()
def _check(work: Any, number: Any) -> Any:
    """Let a clause be false, and write to `hints` the earlier ones that forbid it.

    Those are needed now. Return how many they are, 0 if none forbids it.
    """
    work.numbers[LIMIT] = number
    for place in range(work.start[number], work.start[number + 1]):
        _set(work, np.int64(work.literals[place]) ^ 1, NOTHING)
    conflict = _follow_units(work)
    if conflict == NOTHING:
        conflict = _follow_up(work)
    count = 0
    if conflict != NOTHING:
        count = _name(work, conflict)
    for place in range(work.numbers[TRAIL]):
        literal = work.trail[place]
        work.value[literal] = work.value[literal ^ 1] = 0
    work.numbers[TRAIL] = 0
    return count


@compiled()
def _set(work: Any, literal: Any, why: Any) -> None:
    """Make a literal true."""
    work.value[literal] = 1
    work.value[literal ^ 1] = -1
    work.reason[literal >> 1] = why
    work.trail[work.numbers[TRAIL]] = literal
    work.numbers[TRAIL] += 1


@compiled()
def _follow_units(work: Any) -> Any:
    """Make true what clauses of one literal say; return one that cannot be, or NOTHING."""
    for place in range(work.units.size):
        clause = np.int64(work.units[place])
        if clause >= work.numbers[LIMIT]:
            break
        literal = np.int64(work.literals[work.start[clause]])
        if work.value[literal] < 0:
            return clause
        if work.value[literal] == 0:
            _set(work, literal, clause)
    return np.int64(NOTHING)


@compiled()
def _follow_up(work: Any) -> Any:
    """Follow up what is true; return a clause that has no literal left, or NOTHING."""
    needed = others = 0
    while others < work.numbers[TRAIL]:
        if needed < work.numbers[TRAIL]:
            conflict = _visit(work, NEEDED, np.int64(work.trail[needed]) ^ 1)
            needed += 1
        else:
            conflict = _visit(work, OTHERS, np.int64(work.trail[others]) ^ 1)
            others += 1
        if conflict != NOTHING:
            return conflict
    return np.int64(NOTHING)


@compiled()
def _visit(work: Any, which_list: Any, false: Any) -> Any:
    """Visit the clauses on a list that watch a literal that is false now.

    Each watches another, or has one literal left, which is made true. One that has none is
    returned. Later clauses are taken off the list for good, needed ones put on theirs.
    """
    head, next_, literals, value = work.head, work.next, work.literals, work.value
    watch = head[which_list, false]
    head[which_list, false] = NOTHING
    conflict = np.int64(NOTHING)
    while watch != NOTHING:
        following = next_[watch]
        clause, which = watch >> 1, watch & 1
        if clause >= work.numbers[LIMIT]:
            watch = following
            continue
        to = NEEDED if work.is_needed[clause] else OTHERS
        begin, end = work.start[clause], work.start[clause + 1]
        other = np.int64(literals[begin + 1 - which])
        on = false
        if conflict == NOTHING and value[other] <= 0:
            place = begin + 2
            while place < end and value[literals[place]] < 0:
                place += 1
            if place < end:
                on = np.int64(literals[place])
                literals[place] = false
                literals[begin + which] = on
            elif value[other] == 0:
                _set(work, other, clause)
            else:
                conflict = clause
        next_[watch] = head[to, on]
        head[to, on] = watch
        watch = following
    return conflict


@compiled()
def _name(work: Any, conflict: Any) -> Any:
    """Write to `hints` what a clause without literals left rests on; return how many it names."""
    count = 0
    clause = conflict
    place = work.numbers[TRAIL]
    while True:
        work.is_needed[clause] = 1
        work.hints[count] = clause
        count += 1
        for at in range(work.start[clause], work.start[clause + 1]):
            work.seen[work.literals[at] >> 1] = 1
        clause = NOTHING
        while clause == NOTHING and place > 0:
            place -= 1
            variable = work.trail[place] >> 1
            if work.seen[variable]:
                work.seen[variable] = 0
                clause = np.int64(work.reason[variable])
        if clause == NOTHING:
            return count
