"""The depth-first search, compiled by numba.

Cells. A cell is a byte, `row << 4 | col`, with rows counted from the top. Any board up to 16x16
uses the same numbers. A colour is a code: 0 nothing, 1 Black, 2 Green, 3 White. Black takes Green,
Green takes White, and White takes Black. A capture is 16 bits, `source << 8 | target`.

         col 0 1 2
    row 0    B G .        colour[0x00] = 1   colour[0x01] = 2   colour[0x02] = 0
    row 1    . W B        colour[0x10] = 0   colour[0x11] = 3   colour[0x12] = 1

Lines. `lines[row]` has bit c set if the cell (row, c) is occupied. `lines[side + col]` has bit r
set if the cell (r, col) is occupied; `side` is 16. Two stacks see each other if their bits are
consecutive set bits of a line.

    rows      0b011 0b110         columns   0b01 0b11 0b10

    Captures are the unlike consecutive pairs: 0x00 x 0x01 (Black takes Green), 0x01 x 0x11
    (Green takes White) and 0x11 x 0x12 (White takes Black).

Larger boards have wider words: lines of 32 bits, cells of 10 and captures of 20, or lines of 64,
cells of 12 and captures of 24. The code is the same; numba compiles it for each type of lines.

`solver.engines.dfs.table` explains the keys of positions and the table of dead positions.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import numpy as np

from greenest.solver.engines.dfs.table import (
    BUCKET,
    change_of_key,
    choose_pairs,
    is_stored,
    move_keys,
    store,
)
from greenest.solver.engines.schedule import FIRST_BUCKETS, FIRST_RESTART, TABLE_GROWTH
from greenest.solver.kernels.arrays import Captures, Int64s, Lines, UInt8s, UInt64s, words_of
from greenest.solver.kernels.bits import bit_count, line_bits, lowest_bit, mix
from greenest.solver.kernels.cache import compiled, helper

EMPTY = 0

FIRST_SHAKEN = 9
"""An attempt is the search between two restarts. From the attempt of this number on, counted from
1, three of four attempts randomise all scores, not only ties."""

RUNNING, SOLVED, EXHAUSTED, CROWDED = range(4)
"""Results of `search`: the bound of nodes was reached; solved; unsolvable; the table is full."""

DEPTH, NODES, STORED, ATTEMPT, RESTART_AT, ALLOWANCE = range(6)
"""The index of each number in `State.scalars`."""

ALLOWANCE_GROWTH = 50
"""Each restart allows 1/50 more nodes than the restart before, plus one node."""


class State(NamedTuple):
    """The arrays of a search, which can be stopped and resumed."""

    lines: Lines
    """(2 * side,) the occupied columns of each row, then the occupied rows of each column."""
    colour: UInt8s
    """(side * side,) the colour of each cell."""
    counts: Int64s
    """(4,) the number of stacks of each colour."""
    pairs: UInt64s
    """(side * side, 4, 2) the key words of each colour on each cell."""
    key: UInt64s
    """(2,) the key of the position."""
    random: UInt64s
    """(1,) the state of the random numbers."""
    captures: Captures
    """The captures of all positions on the path, one position after the other."""
    scores: Int64s
    """The score of each of `captures`; low scores are tried first."""
    first: Int64s
    """(most stacks + 1,) for each depth, the index of its first capture that is not tried yet."""
    last: Int64s
    """(most stacks + 1,) for each depth, the index at which its captures end."""
    path: Captures
    """(most stacks,) the capture made at each depth."""
    scalars: Int64s
    """(6,) the depth, the nodes so far, the number of stored keys, the number of the attempt, the
    nodes at which it ends, and the nodes allowed to the next attempt."""
    first_table: UInt64s
    """The smallest table, for the beginning of a search."""


def new_state(side: int, stacks: int) -> State:
    """Allocate the state for boards of up to `stacks` stacks and `side` rows and columns.

    `side` is 16, 32 or 64. A position of n stacks has fewer than 2n captures, so the positions on a
    path have fewer than n(n + 1) together.
    """

    def longs(*shape: int) -> Int64s:
        return np.zeros(shape, dtype=np.int64)

    captures = stacks * (stacks + 1)
    words, pair = (np.int64, np.uint16) if side == 16 else (words_of(side), np.uint32)
    return State(
        np.zeros(2 * side, dtype=words), np.zeros(side * side, dtype=np.uint8), longs(4),
        np.zeros((side * side, 4, 2), dtype=np.uint64), np.zeros(2, dtype=np.uint64),
        np.zeros(1, dtype=np.uint64), np.zeros(captures, dtype=pair), longs(captures),
        longs(stacks + 1), longs(stacks + 1), np.zeros(stacks, dtype=pair), longs(6),
        np.zeros(FIRST_BUCKETS * BUCKET, dtype=np.uint64),
    )  # fmt: skip


@helper(allocates=False)
def set_up(state: State, cells: UInt8s, cols: int) -> None:
    """Set up the lines, colours and counts of a board; `cells` are its colours row by row."""
    bits = line_bits(state.lines)
    state.lines[:] = 0
    state.colour[:] = EMPTY
    state.counts[:] = 0
    state.key[:] = 0
    for place in range(cells.size):
        colour = cells[place]
        if colour == EMPTY:
            continue
        row = place // cols
        col = place % cols
        cell = row << bits | col
        state.lines[row] |= 1 << col
        state.lines[(1 << bits) + col] |= 1 << row
        state.colour[cell] = colour
        state.counts[colour] += 1
        state.key[0] ^= state.pairs[cell, colour, 0]
        state.key[1] ^= state.pairs[cell, colour, 1]


@compiled(allocates=False)
def begin(state: State, cells: UInt8s, cols: int, stacks: int, exact: bool) -> None:
    """Prepare the search of a board of two or more stacks.

    Keys of positions are exact if `exact`, else hashes.
    """
    choose_pairs(cells, cols, exact, state.pairs)
    state.scalars[:] = 0
    state.scalars[ALLOWANCE] = FIRST_RESTART * stacks
    state.first_table[:] = 0


@helper(allocates=False)
def next_random(random: int) -> int:
    """Return the next state of an xorshift64 generator (Marsaglia 2003)."""
    random ^= random << np.uint64(13)
    random ^= random >> np.uint64(7)
    random ^= random << np.uint64(17)
    return random


@helper(allocates=False)
def noise_of(attempt: int) -> int:
    """Return the bit mask of the random part of a score, in which one stack counts 256.

    At first only ties are broken at random. If the first attempts fail, the scores are misleading.
    So further attempts are more random, each to a different degree.
    """
    bits = 8 if attempt < FIRST_SHAKEN else 8 + attempt % 4
    return (np.uint64(1) << np.uint64(bits)) - np.uint64(1)


@helper(allocates=False)
def list_captures(
    lines: Lines,
    colour: UInt8s,
    captures: Captures,
    scores: Int64s,
    begin: int,
    random: int,
    noise: int,
) -> tuple[int, int]:
    """List the captures of the position and their scores from index `begin` on.

    Return the index after the last capture, and the state of the random numbers. Sources in lines
    with few stacks have low scores, so that lines are emptied one after the other. Captures pass
    over an emptied line, so a smaller full board is left.
    """
    end = begin
    bits = line_bits(lines)
    side = 1 << bits
    for axis in range(2):
        first, crossing = (0, side) if axis == 0 else (side, 0)
        along, aside = (0, bits) if axis == 0 else (bits, 0)
        for line in range(side):
            rest = np.int64(lines[first + line])
            if rest & (rest - 1) == 0:
                continue
            on_line = bit_count(np.uint64(rest))
            here = lowest_bit(rest)
            rest &= rest - 1
            one = line << aside | here << along
            one_colour = np.int64(colour[one])
            while rest:
                there = lowest_bit(rest)
                rest &= rest - 1
                other = line << aside | there << along
                other_colour = np.int64(colour[other])
                step = other_colour - one_colour
                if step != 0:
                    random = next_random(random)
                    if step == 1 or step == -2:
                        captures[end] = one << 2 * bits | other
                        crowd = on_line + bit_count(np.uint64(lines[crossing + here]))
                    else:
                        captures[end] = other << 2 * bits | one
                        crowd = on_line + bit_count(np.uint64(lines[crossing + there]))
                    scores[end] = (crowd << 8) + np.int64(random & noise)
                    end += 1
                here = there
                one = other
                one_colour = other_colour
    return end, random


@helper(allocates=False)
def _next_capture(captures: Captures, scores: Int64s, begin: int, end: int) -> int:
    """Move the capture of the lowest score to `begin`, and return it.

    On easy boards only one or two captures of most positions are tried. So it is faster to select
    the best capture each time than to sort them.
    """
    best = begin
    lowest = scores[begin]
    for place in range(begin + 1, end):
        if scores[place] < lowest:
            best = place
            lowest = scores[place]
    capture = captures[best]
    captures[best] = captures[begin]
    scores[best] = scores[begin]
    captures[begin] = capture
    return np.int64(capture)


@helper(allocates=False)
def stays_joined(lines: Lines, row: int, col: int) -> bool:
    """Return whether a connected board stays connected without the stack on (row, col).

    In the graph, lines are vertices and stacks are edges. The board stays connected if the row or
    the column is then empty, or if a path of other stacks joins them.
    """
    side = 1 << line_bits(lines)
    fresh = np.int64(lines[row]) & ~(1 << col)
    goal = np.int64(lines[side + col]) & ~(1 << row)
    if fresh == 0 or goal == 0:
        return True
    cols = fresh | 1 << col
    rows = 1 << row
    while fresh:
        reached = np.int64(lines[side + lowest_bit(fresh)]) & ~rows
        fresh &= fresh - 1
        rows |= reached
        if rows & goal:
            return True
        while reached:
            more = np.int64(lines[lowest_bit(reached)]) & ~cols
            reached &= reached - 1
            cols |= more
            fresh |= more
    return False


@helper(allocates=False)
def prey_of(colour: int) -> int:
    """Return the prey of a colour."""
    return colour + 1 if colour < 3 else 1


@helper(allocates=False)
def _freezes(counts: Int64s, captor: int, prey: int) -> bool:
    """Return whether a capture takes the last stack of `prey` and makes the position unsolvable.

    Without stacks of `prey`, no stack of the third colour can be captured any more. If the third
    colour has two or more stacks, they stay. If it has none, no stack of the captor's colour can be
    captured. If it has one stack, this stack may still take all stacks of the captor's colour.
    """
    return counts[prey] == 1 and counts[6 - captor - prey] != 1


@helper(allocates=False)
def search(
    state: State, table: UInt64s, cells: UInt8s, cols: int, node_bound: int, key_bound: int
) -> int:
    """Search until there is an answer, or the bound of nodes or of keys is reached.

    Return RUNNING, SOLVED, EXHAUSTED or CROWDED. A node is a position after a capture, even if it
    is dead for a static reason. `cells` are the colours of the start, which has two or more stacks.
    When an attempt has used up its nodes, the next attempt begins at the start; refuted positions
    stay in the table. A solution is in `state.path`.
    """
    lines, colour, counts = state.lines, state.colour, state.counts
    pairs, captures, scores = state.pairs, state.captures, state.scores
    first, last, path = state.first, state.last, state.path
    bits = line_bits(lines)
    side = 1 << bits
    depth, nodes, stored, attempt, restart_at, allowance = state.scalars
    noise = noise_of(attempt)
    random = state.random[0]
    low, high = state.key
    stacks = counts[1] + counts[2] + counts[3]
    outcome = RUNNING
    while nodes < node_bound:
        if nodes >= restart_at:
            attempt += 1
            restart_at = nodes + allowance
            allowance += allowance // ALLOWANCE_GROWTH + 1
            noise = noise_of(attempt)
            random = mix(np.uint64(attempt))
            set_up(state, cells, cols)
            low, high = state.key
            stacks = counts[1] + counts[2] + counts[3]
            depth = 0
            first[0] = 0
            last[0], random = list_captures(
                lines, colour, captures, scores, first[0], random, noise
            )
        begin = first[depth]
        end = last[depth]
        if begin == end:
            stored += store(table, low, high)
            if depth == 0:
                outcome = EXHAUSTED
                break
            depth -= 1
            capture = np.int64(path[depth])
            source, target = capture >> 2 * bits, capture & (side * side - 1)
            captor = np.int64(colour[target])
            prey = prey_of(captor)
            low ^= change_of_key(pairs, source, target, captor, prey, 0)
            high ^= change_of_key(pairs, source, target, captor, prey, 1)
            colour[source] = captor
            colour[target] = prey
            lines[source >> bits] ^= 1 << (source & (side - 1))
            lines[side + (source & (side - 1))] ^= 1 << (source >> bits)
            counts[prey] += 1
            stacks += 1
            if stored > key_bound:
                outcome = CROWDED
                break
            continue
        capture = _next_capture(captures, scores, begin, end)
        first[depth] = begin + 1
        path[depth] = capture
        nodes += 1
        if stacks == 2:
            outcome = SOLVED
            break
        source, target = capture >> 2 * bits, capture & (side * side - 1)
        row, col = source >> bits, source & (side - 1)
        captor = np.int64(colour[source])
        prey = np.int64(colour[target])
        if _freezes(counts, captor, prey) or not stays_joined(lines, row, col):
            continue
        next_low = low ^ change_of_key(pairs, source, target, captor, prey, 0)
        next_high = high ^ change_of_key(pairs, source, target, captor, prey, 1)
        if is_stored(table, next_low, next_high):
            continue
        lines[row] ^= 1 << col
        lines[side + col] ^= 1 << row
        low, high = next_low, next_high
        colour[source] = EMPTY
        colour[target] = captor
        counts[prey] -= 1
        stacks -= 1
        depth += 1
        first[depth] = end
        last[depth], random = list_captures(lines, colour, captures, scores, end, random, noise)
    state.key[0] = low
    state.key[1] = high
    state.random[0] = random
    # One by one: a tuple into an array takes two seconds to compile.
    state.scalars[DEPTH] = depth
    state.scalars[NODES] = nodes
    state.scalars[STORED] = stored
    state.scalars[ATTEMPT] = attempt
    state.scalars[RESTART_AT] = restart_at
    state.scalars[ALLOWANCE] = allowance
    return outcome


@compiled(nogil=True)
def solve(
    state: State, table: UInt64s, cells: UInt8s, cols: int, node_bound: int, largest: int
) -> tuple[int, UInt64s]:
    """Search until there is an answer or the bound of nodes; the table grows to `largest` buckets.

    Return a pair: RUNNING, SOLVED or EXHAUSTED, and the table. A table that has grown is a new
    array.
    """
    while True:
        buckets = table.size // BUCKET
        key_bound = table.size // 4 if buckets < largest else sys.maxsize
        outcome = search(state, table, cells, cols, node_bound, key_bound)
        if outcome != CROWDED:
            return outcome, table
        grown = np.zeros(min(buckets * TABLE_GROWTH, largest) * BUCKET, dtype=np.uint64)
        state.scalars[STORED] = move_keys(table, grown)
        table = grown
