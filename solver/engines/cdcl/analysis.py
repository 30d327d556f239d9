"""Conflict analysis, compiled: the learned clause of the first unique implication point.

Literals of the conflict's level are replaced by their antecedents until one literal of this level
is left (Marques-Silva and Sakallah 1996). Then redundant literals are removed: literals that follow
from the other literals of the clause (Sorensson and Biere 2009). `solver.engines.cdcl.state`
explains the arrays, such as `seen` and `learned`.
"""

from __future__ import annotations

import numpy as np

from greenest.solver.engines.cdcl.cnf import Cnf, Size
from greenest.solver.engines.cdcl.propagation import first_order_literal, ordered, sift_up
from greenest.solver.engines.cdcl.state import (
    GLUE,
    HEADER,
    NONE,
    ORDER_REASON,
    Slot,
    State,
    unsigned,
)
from greenest.solver.kernels.cache import helper


@helper(allocates=False, within=True)
def find_antecedents(cnf: Cnf, state: State, p: int, cause: int) -> int:
    """Write the negated antecedents of the literal `p` to `state.antecedents`; return their number.

    They are true, and together they imply `p`. `cause` is the reason of `p`, as in `state.reason`.
    """
    arena, antecedents = state.arena, state.antecedents
    if cause >= 0:
        count = 0
        begin = unsigned(cause) + HEADER
        for place in range(begin, begin + unsigned(arena[unsigned(cause)])):
            if arena[unsigned(place)] != p:
                antecedents[unsigned(count)] = arena[unsigned(place)] ^ 1
                count += 1
        return count
    if cause > -ORDER_REASON:
        antecedents[0] = (-2 - cause) ^ 1
        return 1
    n = np.int64(cnf.sizes[Size.STACKS])
    a, c = ordered(cnf, p - first_order_literal(cnf))
    b = -ORDER_REASON - cause
    antecedents[0] = cnf.order[a * n + b]
    antecedents[1] = cnf.order[b * n + c]
    return 2


@helper(allocates=False, within=True)
def _update_lbd(state: State, clause: int) -> None:
    """Compute the LBD of a learned clause anew, and store it if it is smaller than before."""
    arena, level_stamp, counters = state.arena, state.level_stamp, state.counters
    if clause < counters[Slot.ARENA_ORIGINAL] or arena[clause + 3] <= GLUE:
        return
    lbd = np.int64(arena[clause + 3])
    counters[Slot.LBD_STAMP] += 1
    stamp = counters[Slot.LBD_STAMP]
    count = 0
    begin = unsigned(clause) + HEADER
    for place in range(begin, begin + unsigned(arena[unsigned(clause)])):
        at = unsigned(state.level[unsigned(arena[unsigned(place)]) >> 1])
        if level_stamp[at] != stamp:
            level_stamp[at] = stamp
            count += 1
            if count == lbd:
                return
    arena[clause + 3] = count


@helper(allocates=False)
def analyze(cnf: Cnf, state: State, conflict: int) -> int:
    """Write the clause learned from a conflict to `learned`; return its length.

    The first literal of the clause is the asserting literal. The level of its second literal is the
    level to backtrack to.
    """
    level, learned = state.level, state.learned
    length = _minimize(cnf, state, _resolve(cnf, state, conflict))
    for place in range(2, length):
        if level[learned[place] >> 1] > level[learned[1] >> 1]:
            other = learned[1]
            learned[1] = learned[place]
            learned[place] = other
    return length


@helper(allocates=False, within=True)
def _resolve(cnf: Cnf, state: State, cause: int) -> int:
    """Replace literals of the conflict's level by antecedents until one of this level is left.

    `cause` is the conflict. Return the length of the clause in `learned`. The first literal of the
    clause is the one of the conflict's level. The variables of all later literals stay `seen`.
    """
    counters, seen, level, learned = state.counters, state.seen, state.level, state.learned
    antecedents, in_proof, is_logged = state.antecedents, state.in_proof, state.proof_log.size > 0
    current = counters[Slot.LEVEL]
    length = 1
    open_ = 0
    at = counters[Slot.TRAIL_SIZE]
    literal = unsigned(learned[0])
    _update_lbd(state, cause)
    count = find_antecedents(cnf, state, literal, cause)
    antecedents[count] = literal ^ 1
    count += 1
    while True:
        for place in range(count):
            antecedent = unsigned(antecedents[unsigned(place)])
            variable = antecedent >> 1
            if is_logged and level[variable] == 0:
                in_proof[variable] = 1
            if not seen[variable] and level[variable] > 0:
                seen[variable] = 1
                state.activity[variable] += state.increment[0]
                if state.heap_index[variable] >= 0:
                    sift_up(state, np.int64(state.heap_index[variable]))
                if level[variable] == current:
                    open_ += 1
                else:
                    learned[length] = antecedent ^ 1
                    length += 1
        at -= 1
        while not seen[unsigned(state.trail[unsigned(at)]) >> 1]:
            at -= 1
        literal = unsigned(state.trail[unsigned(at)])
        seen[literal >> 1] = 0
        open_ -= 1
        if open_ == 0:
            learned[0] = literal ^ 1
            return length
        if is_logged:
            in_proof[literal >> 1] = 1
        cause = np.int64(state.reason[literal >> 1])
        _update_lbd(state, cause)
        count = find_antecedents(cnf, state, literal, cause)


@helper(allocates=False, within=True)
def _minimize(cnf: Cnf, state: State, length: int) -> int:
    """Remove redundant literals from the learned clause; return its new length."""
    seen, level, learned, to_clear = state.seen, state.level, state.learned, state.to_clear
    in_proof, is_logged = state.in_proof, state.proof_log.size > 0
    levels = np.int64(0)
    for place in range(1, length):
        to_clear[place] = learned[place] >> 1
        levels |= 1 << (level[to_clear[place]] & 63)
    clear = length
    kept = 1
    for place in range(1, length):
        before = clear
        clear, is_implied = _is_implied(cnf, state, learned[place] ^ 1, levels, clear)
        if not is_implied:
            while clear > before:
                clear -= 1
                seen[to_clear[clear]] = 0
            learned[kept] = learned[place]
            kept += 1
        elif is_logged:
            in_proof[learned[place] >> 1] = 1
    for place in range(1, clear):
        seen[to_clear[place]] = 0
        if is_logged and place >= length:
            in_proof[to_clear[place]] = 1
    return kept


@helper(allocates=False, within=True)
def _is_implied(cnf: Cnf, state: State, literal: int, levels: int, clear: int) -> tuple[int, bool]:
    """Return the new end of `to_clear`, and whether literals of `seen` variables imply `literal`.

    The literals are true. `levels` is a bit set of the levels of the clause, modulo 64. Visited
    variables become `seen` and are appended to `to_clear`, whose old end is `clear`.
    """
    seen, level, reason, stack = state.seen, state.level, state.reason, state.stack
    stack[0] = literal
    height = 1
    if reason[literal >> 1] == NONE:
        return clear, False
    while height:
        height -= 1
        p = unsigned(stack[height])
        count = find_antecedents(cnf, state, p, np.int64(reason[p >> 1]))
        for place in range(count):
            variable = unsigned(state.antecedents[place]) >> 1
            if state.proof_log.size > 0 and level[variable] == 0:
                state.in_proof[variable] = 1
            if seen[variable] or level[variable] == 0:
                continue
            if reason[variable] == NONE or not levels >> (level[variable] & 63) & 1:
                return clear, False
            seen[variable] = 1
            state.to_clear[clear] = variable
            clear += 1
            stack[height] = state.antecedents[place]
            height += 1
    return clear, True


@helper(allocates=False)
def lbd_of(state: State, length: int) -> int:
    """Return the LBD of the learned clause, which has `length` literals."""
    level, learned, level_stamp = state.level, state.learned, state.level_stamp
    state.counters[Slot.LBD_STAMP] += 1
    stamp = state.counters[Slot.LBD_STAMP]
    count = 0
    for place in range(length):
        at = level[learned[place] >> 1]
        count += level_stamp[at] != stamp
        level_stamp[at] = stamp
    return count
