"""Conflict analysis, compiled: the clause of the first unique implication point.

Antecedents replace the literals of the conflict's level until one is left (Marques-Silva and
Sakallah 1996); literals that the others imply are removed (Sorensson and Biere 2009).
"""

from __future__ import annotations

import numpy as np

from greenest.kernels.arrays import Int32s, Int64s
from greenest.kernels.cache import compiled
from greenest.solver.engines.cdcl.cnf import Cnf, Size
from greenest.solver.engines.cdcl.propagation import sift_up, unsigned
from greenest.solver.engines.cdcl.state import GLUE, HEADER, NONE, ORDER_REASON, Slot, State


@compiled(allocates=False)
def antecedents_of(
    arena: Int32s,
    order: Int32s,
    order_pair: Int32s,
    n: int,
    first: int,
    p: int,
    cause: int,
    to: Int32s,
) -> int:
    """Write the true literals that imply the literal p by its reason `cause`; return their number.

    `n` is the number of stacks, `first` the first order variable.
    """
    if cause >= 0:
        count = 0
        begin = unsigned(cause) + HEADER
        for place in range(begin, begin + unsigned(arena[unsigned(cause)])):
            if arena[unsigned(place)] != p:
                to[unsigned(count)] = arena[unsigned(place)] ^ 1
                count += 1
        return count
    if cause > -ORDER_REASON:
        to[0] = (-2 - cause) ^ 1
        return 1
    number = (p >> 1) - first
    a, c = np.int64(order_pair[number, p & 1]), np.int64(order_pair[number, 1 - (p & 1)])
    b = -ORDER_REASON - cause
    to[0] = order[a * n + b]
    to[1] = order[b * n + c]
    return 2


@compiled(allocates=False)
def _update_lbd(
    arena: Int32s, level: Int32s, level_stamp: Int64s, counters: Int64s, clause: int
) -> None:
    """Lower the LBD of a learned clause that is used now, if it has become less."""
    lbd = np.int64(arena[clause + 3])
    if lbd <= GLUE:
        return
    counters[Slot.LBD_STAMP] += 1
    stamp = counters[Slot.LBD_STAMP]
    count = 0
    begin = unsigned(clause) + HEADER
    for place in range(begin, begin + unsigned(arena[unsigned(clause)])):
        at = unsigned(level[unsigned(arena[unsigned(place)]) >> 1])
        if level_stamp[at] != stamp:
            level_stamp[at] = stamp
            count += 1
            if count == lbd:
                return
    arena[clause + 3] = count


@compiled(allocates=False)
def analyze(cnf: Cnf, state: State, cause: int) -> int:
    """Write the clause learned from a conflict to `learned`; return its length.

    Its first literal is the asserting one, its second one of the level to backtrack to.
    """
    counters, seen, level, learned = state.counters, state.seen, state.level, state.learned
    antecedents, arena, trail, reason = state.antecedents, state.arena, state.trail, state.reason
    heap, heap_index, activity, increment = (
        state.heap,
        state.heap_index,
        state.activity,
        state.increment[0],
    )
    order, order_pair = cnf.order, cnf.order_pair
    n = np.int64(cnf.sizes[Size.STACKS])
    first = np.int64(cnf.first_goes[n])
    current = counters[Slot.LEVEL]
    in_proof, is_logged = state.in_proof, state.proof_log.size > 0
    length = 1
    open_ = 0
    at = counters[Slot.TRAIL_SIZE]
    literal = unsigned(learned[0])
    if cause >= counters[Slot.ARENA_ORIGINAL]:
        _update_lbd(arena, level, state.level_stamp, counters, cause)
    count = antecedents_of(arena, order, order_pair, n, first, literal, cause, antecedents)
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
                activity[variable] += increment
                if heap_index[variable] >= 0:
                    sift_up(heap, heap_index, activity, np.int64(heap_index[variable]))
                if level[variable] == current:
                    open_ += 1
                else:
                    learned[length] = antecedent ^ 1
                    length += 1
        at -= 1
        while not seen[unsigned(trail[unsigned(at)]) >> 1]:
            at -= 1
        literal = unsigned(trail[unsigned(at)])
        seen[literal >> 1] = 0
        open_ -= 1
        if open_ == 0:
            break
        if is_logged:
            in_proof[literal >> 1] = 1
        cause = np.int64(reason[literal >> 1])
        if cause >= counters[Slot.ARENA_ORIGINAL]:
            _update_lbd(arena, level, state.level_stamp, counters, cause)
        count = antecedents_of(arena, order, order_pair, n, first, literal, cause, antecedents)
    learned[0] = literal ^ 1
    # Minimise: remove literals implied by the others. `levels` is a bit set of levels modulo 64.
    to_clear, stack = state.to_clear, state.stack
    levels = np.int64(0)
    for place in range(1, length):
        to_clear[place] = learned[place] >> 1
        levels |= 1 << (level[to_clear[place]] & 63)
    clear = length
    kept = 1
    for place in range(1, length):
        stack[0] = learned[place] ^ 1
        height = 1
        before = clear
        needed = reason[learned[place] >> 1] == NONE
        while height and not needed:
            height -= 1
            literal = unsigned(stack[height])
            cause = np.int64(reason[literal >> 1])
            for each in range(
                antecedents_of(arena, order, order_pair, n, first, literal, cause, antecedents)
            ):
                variable = unsigned(antecedents[each]) >> 1
                if is_logged and level[variable] == 0:
                    in_proof[variable] = 1
                if seen[variable] or level[variable] == 0:
                    continue
                if reason[variable] == NONE or not levels >> (level[variable] & 63) & 1:
                    needed = True
                    break
                seen[variable] = 1
                to_clear[clear] = variable
                clear += 1
                stack[height] = antecedents[each]
                height += 1
        if needed:
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
    for place in range(2, kept):
        if level[learned[place] >> 1] > level[learned[1] >> 1]:
            other = learned[1]
            learned[1] = learned[place]
            learned[place] = other
    return kept


@compiled(allocates=False)
def lbd_of(state: State, length: int) -> int:
    """Return the LBD of the learned clause."""
    level, learned, level_stamp = state.level, state.learned, state.level_stamp
    state.counters[Slot.LBD_STAMP] += 1
    stamp = state.counters[Slot.LBD_STAMP]
    count = 0
    for place in range(length):
        at = level[learned[place] >> 1]
        count += level_stamp[at] != stamp
        level_stamp[at] = stamp
    return count
