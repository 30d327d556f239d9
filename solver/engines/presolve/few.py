"""The depth-first search of boards with up to 20 stacks, compiled by numba.

Stacks are numbered row by row. A set of stacks is a word with one bit for each stack. A position is
a word with two such sets: the lower 20 bits are the stacks that are Black or White, and the next 20
bits are the stacks that are Green or White.

    B G .    stacks 0 1     words  0b1101 (B, W, B) and 0b0110 (G, W)
    . W B             2 3

A capture clears the bits of its source, and gives the source's colour to its target. Each of these
two changes is an exclusive or of the position with a stack's bit times a factor. The factor depends
on the captor's colour: it is in `LEAVES` for the source, and in `TURNS` for the target.

Neighbours. `near` has four sets for each stack: the stacks after it and before it in its row, and
after it and before it in its column. The neighbour is the lowest stack of a set after it, and the
highest stack of a set before it, among the stacks that are left.

Stacks that may leave. A stack must stay if the board would be split without it (docs/search.md,
"Split board"). In the graph of a position, rows and columns are vertices and stacks are edges. A
leaf is a stack that is alone in its row or column; it may always leave. If leaves are removed until
there are none, the core is left. A stack that is no leaf may leave only if it is in the core. If
there are two or more independent cycles, a path between the stack's row and column must also
remain. If there is no cycle, only leaves may leave.

Seen positions. A position is put into a hash table when it is first reached, so it is expanded only
once. A restart removes the positions that are not fully expanded. Entries contain the number of
their search, so that the table need not be cleared for each board.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from greenest.solver.engines.dfs import kernel
from greenest.solver.engines.schedule import (
    FEW_RESTART,
    FEW_RESTART_GROWTH,
    FEW_STACKS,
    FEW_TABLES,
    LEAF_FIRST,
)
from greenest.solver.kernels.arrays import Int32s, Int64s, UInt8s
from greenest.solver.kernels.bits import bit_count, highest_bit, lowest_bit, mix
from greenest.solver.kernels.cache import compiled, helper
from greenest.solver.kernels.outcomes import DEAD

SHIFT = FEW_STACKS
SET = (1 << SHIFT) - 1
HIGH = 1 << SHIFT
BOTH = 1 | HIGH
LARGEST_NUMBER = 1 << (62 - 2 * SHIFT)
"""The largest number of a search. The search after it has the number 1, and a cleared table."""

MOST_PENDING = FEW_STACKS * (FEW_STACKS + 1)
"""The most positions that wait to be expanded. A position of n stacks has fewer than 2n captures,
so the positions on a path have fewer than n(n + 1) together."""

LEAVES = np.array((0, 1, HIGH, BOTH))
"""The factor for a capture's source, by the captor's colour: 1 Black, 2 Green, 3 White."""
TURNS = np.array((0, BOTH, 1, HIGH))
"""The factor for a capture's target, by the captor's colour."""

SMALLEST = FEW_TABLES[0]
STEP = FEW_TABLES[1] - SMALLEST

NODES, NUMBER = range(2)
"""Indexes of `numbers`: the number of expanded positions, and the number of the search."""


# Passing many arrays to compiled code would take longer than solving an easy board.
MEMORY = np.dtype(
    [
        # The stacks of each row and, from index 16 on, of each column.
        ("lines", np.int32, 32),
        # For each stack the stacks after and before it in its row, and in its column.
        ("near", np.int64, (FEW_STACKS, 4)),
        # For each stack, the stacks in its row, and those in its column.
        ("rows", np.int64, FEW_STACKS),
        ("cols", np.int64, FEW_STACKS),
        # The cell of each stack, counted row by row.
        ("cells", np.int64, FEW_STACKS),
        # The stacks that each colour may take.
        ("prey", np.int64, 4),
        # The numbers at `NODES` and `NUMBER`.
        ("numbers", np.int64, 2),
        # The captures on the path, `source << 8 | target` as numbers of stacks; its positions.
        ("path", np.int64, FEW_STACKS),
        ("passed", np.int64, FEW_STACKS),
        # The positions to be expanded, of which the last one is next; scores, low ones first.
        ("keys", np.int64, MOST_PENDING),
        ("scores", np.int64, MOST_PENDING),
        # Four bytes for each of `keys`: the numbers of captures and of cycles, the last capture.
        ("steps", np.int64, MOST_PENDING),
        # Three hash tables, one after the other, each larger than the table before.
        ("table", np.int64, sum(1 << bits for bits in FEW_TABLES)),
    ],
    align=True,
)
"""The memory of a search, used for one board after another."""

Few = Any
"""A record of `MEMORY`."""


@helper(allocates=False)
def _set_up(few: Few, board: UInt8s, cols: int) -> tuple[int, int]:
    """Set up a board; return its position, and the number of independent cycles of its graph."""
    few.lines[:] = 0
    stacks = 0
    key = np.int64(0)
    for place in range(board.size):
        colour = np.int64(board[place])
        if colour == 0:
            continue
        few.lines[place // cols] |= 1 << stacks
        few.lines[16 + place % cols] |= 1 << stacks
        few.cells[stacks] = place
        key |= LEAVES[colour] << stacks
        stacks += 1
    for stack in range(stacks):
        place = few.cells[stack]
        bit = np.int64(1) << stack
        row, col = np.int64(few.lines[place // cols]), np.int64(few.lines[16 + place % cols])
        few.rows[stack], few.cols[stack] = row, col
        few.near[stack, 0], few.near[stack, 1] = row & -(2 * bit), row & (bit - 1)
        few.near[stack, 2], few.near[stack, 3] = col & -(2 * bit), col & (bit - 1)
    cycles = stacks + 1
    for line in range(32):
        cycles -= few.lines[line] != 0
    return key, cycles


@helper(allocates=False)
def _leaves(lines: Int32s, stacks: int) -> int:
    alone = np.int32(0)
    for line in range(32):
        here = lines[line] & stacks
        alone |= here if here & (here - np.int32(1)) == 0 else np.int32(0)
    return np.int64(alone)


@helper(allocates=False)
def _may_leave(lines: Int32s, stacks: int, leaves: int) -> int:
    """Return the stacks that may leave: the leaves and the core."""
    core = stacks & ~leaves
    outer = _leaves(lines, np.int32(core))
    while outer:
        core &= ~outer
        outer = _leaves(lines, np.int32(core))
    return leaves | core


@helper(allocates=False)
def _stays_joined(few: Few, stack: int, others: int) -> bool:
    """Return whether a path of the stacks `others` joins the row and the column of a stack."""
    goal = few.cols[stack] & others
    fresh = few.rows[stack] & others
    reached = fresh
    while fresh:
        if reached & goal:
            return True
        stack = lowest_bit(fresh)
        fresh &= fresh - 1
        more = (few.rows[stack] | few.cols[stack]) & others & ~reached
        reached |= more
        fresh |= more
    return False


@helper(allocates=False)
def _seen(few: Few, stack: int, stacks: int) -> int:
    """Return the neighbours of a stack in the set `stacks`.

    The sets of stacks before it in its row and in its column are shifted by one bit, and their
    lowest bit is set. So these words are not zero, and `highest_bit` needs no branch.
    """
    near = few.near
    after, below = stacks & near[stack, 0], stacks & near[stack, 2]
    before, above = (stacks & near[stack, 1]) << 1 | 1, (stacks & near[stack, 3]) << 1 | 1
    one = np.int64(1)
    last = one << highest_bit(before) | one << highest_bit(above)
    return after & -after | below & -below | last >> 1


@helper(allocates=False)
def _slot(table: Int64s, begin: int, bits: int, key: int, oldest: int) -> int:
    """Return the slot that has a key, or the free slot where the key belongs.

    `begin` is the index of the table, which has 2^bits slots. A slot counts as free if its entry is
    less than `oldest`.
    """
    slot = np.int64(np.uint64(key) * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(64 - bits))
    last = (1 << bits) - 1
    while table[begin + slot] >= oldest and table[begin + slot] != key:
        slot = (slot + 1) & last
    return begin + slot


@helper(allocates=False)
def _forget(few: Few, begin: int, bits: int, key: int, oldest: int) -> None:
    """Remove a key from the table: replace it by `oldest`, which is the key of no position."""
    slot = _slot(few.table, begin, bits, key, oldest)
    if few.table[slot] == key:
        few.table[slot] = oldest


@helper(allocates=False)
def _grow(table: Int64s, begin: int, bits: int, oldest: int) -> tuple[int, int]:
    """Move all keys to the next larger table; return its first index and its `bits`."""
    end = begin + (1 << bits)
    larger = bits + STEP
    for slot in range(begin, end):
        if table[slot] > oldest:
            table[_slot(table, end, larger, table[slot], oldest)] = table[slot]
    return end, larger


@helper(allocates=False)
def _number(few: Few) -> int:
    """Give the search the next number; return the least key with this number."""
    few.numbers[NUMBER] += 1
    if few.numbers[NUMBER] > LARGEST_NUMBER:
        few.table[:] = 0
        few.numbers[NUMBER] = 1
    return few.numbers[NUMBER] << 2 * SHIFT


@compiled(nogil=True, allocates=False)
def look(
    boards: UInt8s,
    cols: int,
    stacks: int,
    bound: int,
    most: int,
    memory: NDArray[np.void],
    outcomes: UInt8s,
    nodes: Int64s,
    captures: UInt8s,
) -> None:
    """Presolve boards with the same number of stacks.

    `boards` has the colours of their cells. Shape (boards, cells). `bound` is the most nodes for a
    board, and `most` the most positions in the table. `outcomes`, `nodes` and `captures` are arrays
    of `solver.bulk.outcomes.Found`, which receive the results.
    """
    few = memory[0]
    for index in range(len(boards)):
        start, cycles = _set_up(few, boards[index], cols)
        if _is_dead(few, start, stacks):
            outcomes[index] = DEAD
            continue
        outcomes[index] = _search(few, start, cycles, stacks, bound, most)
        nodes[index, 0] = few.numbers[NODES]
        if outcomes[index] == kernel.SOLVED:
            for turn in range(stacks - 1):
                captures[index, turn, 0] = few.cells[few.path[turn] >> 8]
                captures[index, turn, 1] = few.cells[few.path[turn] & 255]


@helper(allocates=False)
def _is_dead(few: Few, start: int, stacks: int) -> bool:
    first, second = start & SET, start >> SHIFT
    there = first | second
    few.prey[1], few.prey[2], few.prey[3] = second & ~first, first & second, first & ~second
    for colour in range(1, 4):
        captor = few.prey[(colour + 1) % 3 + 1]
        taken = few.prey[colour]
        if captor == 0 and taken & (taken - 1):
            return True
    reached = fresh = np.int64(1)
    while fresh:
        stack = lowest_bit(fresh)
        fresh &= fresh - 1
        more = (few.rows[stack] | few.cols[stack]) & ~reached
        reached |= more
        fresh |= more
    if reached != there:
        return True
    for stack in range(stacks):
        colour = (first >> stack & 1) | (second >> stack & 1) << 1
        if _seen(few, stack, there) & few.prey[colour]:
            return False
    return True


@helper(allocates=False)
def _search(few: Few, start: int, all_cycles: int, stacks: int, bound: int, most: int) -> int:
    """Search a connected board that was set up, and return the outcome.

    A node is an expanded position, or the last position of a solution. `all_cycles` is the number
    of independent cycles of the start. The table stores at most `most` positions. A solution is in
    `few.path`.
    """
    keys, scores, steps, table = few.keys, few.scores, few.steps, few.table
    oldest = _number(few)
    start |= oldest
    begin, bits = np.int64(0), np.int64(SMALLEST)
    nodes = stored = attempt = restart_at = top = np.int64(0)
    allowance = np.int64(FEW_RESTART) * stacks
    noise = random = np.uint64(0)
    depth = np.int64(0)
    outcome = kernel.RUNNING
    while nodes < bound:
        if nodes >= restart_at:
            if top:
                for step in range(1, steps[top - 1] >> 24):
                    _forget(few, begin, bits, few.passed[step], oldest)
            for pending in range(top):
                _forget(few, begin, bits, keys[pending], oldest)
            attempt += 1
            restart_at = nodes + allowance
            allowance += allowance // FEW_RESTART_GROWTH + 1
            noise = kernel.noise_of(attempt)
            random = mix(np.uint64(attempt))
            top = depth = np.int64(0)
            key, cycles = start, all_cycles
        else:
            if top == 0:
                outcome = kernel.EXHAUSTED
                break
            top -= 1
            nodes += 1
            key = keys[top]
            depth = steps[top] >> 24
            cycles = steps[top] >> 16 & 255
            few.path[depth - 1] = steps[top] & 65535
        few.passed[depth] = key
        first, second = key & SET, key >> SHIFT & SET
        there = first | second
        few.prey[1], few.prey[2], few.prey[3] = second & ~first, first & second, first & ~second
        is_last = depth == stacks - 2
        if not is_last:
            _spare(few.prey)
        leaves = _leaves(few.lines, np.int32(there))
        sources = _may_leave(few.lines, there, leaves) if cycles else leaves
        base = top
        while sources:
            stack = lowest_bit(sources)
            bit = sources & -sources
            sources ^= bit
            colour = (first >> stack & 1) | (second >> stack & 1) << 1
            taken = _seen(few, stack, there) & few.prey[colour]
            if taken == 0:
                continue
            if is_last:
                few.path[depth] = stack << 8 | lowest_bit(taken)
                outcome = kernel.SOLVED
                break
            is_leaf = np.int64(leaves & bit != 0)
            if cycles > 1 and not is_leaf and not _stays_joined(few, stack, there ^ bit):
                continue
            crowd = bit_count(few.rows[stack] & there) + bit_count(few.cols[stack] & there)
            crowd -= LEAF_FIRST * is_leaf
            while taken:
                target = taken & -taken
                taken ^= target
                after = key ^ target * TURNS[colour] ^ bit * LEAVES[colour]
                slot = _slot(table, begin, bits, after, oldest)
                if table[slot] == after:
                    continue
                if stored < most:
                    table[slot] = after
                    stored += 1
                random = kernel.next_random(random)
                score = (crowd << 8) + np.int64(random & noise)
                place = top
                while place > base and scores[place - 1] < score:
                    scores[place], keys[place] = scores[place - 1], keys[place - 1]
                    steps[place] = steps[place - 1]
                    place -= 1
                scores[place], keys[place] = score, after
                capture = stack << 8 | lowest_bit(target)
                steps[place] = (depth + 1) << 24 | (cycles - 1 + is_leaf) << 16 | capture
                top += 1
        if outcome == kernel.SOLVED:
            nodes += 1
            break
        if stored > 1 << (bits - 1) and 1 << bits < most:
            begin, bits = _grow(table, begin, bits, oldest)
    few.numbers[NODES] = nodes
    return outcome


@helper(allocates=False)
def _spare(prey: Int64s) -> None:
    """Remove from `prey` each stack that is the last of its colour and must not be captured.

    `prey[colour]` has the stacks that this colour may take: `prey[3]` has the black stacks. The
    last stack of a colour may be captured if the colour that it takes has a single stack.
    """
    blacks, greens, whites = bit_count(prey[3]), bit_count(prey[1]), bit_count(prey[2])
    if greens == 1 and whites != 1:
        prey[1] = 0
    if whites == 1 and blacks != 1:
        prey[2] = 0
    if blacks == 1 and greens != 1:
        prey[3] = 0
