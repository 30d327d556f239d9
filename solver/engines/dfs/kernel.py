"""The depth-first search, compiled by numba.

Cells. A cell is one byte, `row << 4 | col`, rows counted from the top; any rectangle up to 16x16
uses the same numbers. Colours are Black = 0, Green = 1, White = 2, an empty cell is 3, and colour
x captures x + 1 (mod 3). A capture is 16 bits, `source << 8 | target`.

         col 0 1 2
    row 0    B G .        colour[0x00] = 0   colour[0x01] = 1   colour[0x02] = 3
    row 1    . W B        colour[0x10] = 3   colour[0x11] = 2   colour[0x12] = 0

Lines. `across[row]` has bit c set where (row, c) is occupied; `down[col]` has bit r set where
(r, col) is. Neighbours that see each other are consecutive set bits, whatever lies between.

    across[0] = 0b011   across[1] = 0b110   down[0] = 0b01   down[1] = 0b11   down[2] = 0b10

    Captures are the unlike consecutive pairs: 0x00 x 0x01 (Black takes Green), 0x01 x 0x11
    (Green takes White) and 0x11 x 0x12 (White takes Black).

Keys. A position's key is two 64-bit words, the exclusive or of one pair of words for each stack,
chosen by its cell and colour. With at most 64 stacks at the start, the pairs are unit bits: the
stack that fills the i-th occupied cell sets bit i of the first word if it is Black or White, and
bit i of the second if it is Green or White. No cell is ever filled again, so the key *is* the
position and the table is exact. Above 64 stacks the words are random, a 128-bit hash.

    Above: B is cell 0, G cell 1, W cell 2, B cell 3, so the words are 0b1101 and 0b0110.
    After 0x01 x 0x11 the key is that of B at 0, G at 2 and B at 3: 0b1001 and 0b0100.

Table. Dead positions only, in buckets of four keys (one cache line); both words zero is a free
slot. A full bucket drops the key with the fewest bits, which for exact keys is the position with
the fewest stacks: the cheapest one to search again.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.arrays import Int64s, UInt8s, UInt16s, UInt64s
from greenest.kernels.bits import bit_count, lowest_bit, mix
from greenest.kernels.cache import compiled

EMPTY = 3
BUCKET = 8
"""UInt64s in a bucket: four keys of two words."""

EXACT_STACKS = 64
"""The most stacks for which a key is the position itself."""

FIRST_SHAKEN = 9
"""From this attempt on, counted from 1, three orders in four are more than ties at random."""

RUNNING, SOLVED, EXHAUSTED, CROWDED = range(4)
"""Results of `search`: node bound reached, solved, exhausted, table to be enlarged."""

# The scalars of a search, by their place in `State.scalars`.
DEPTH, NODES, STORED, ATTEMPT, RESTART_AT, ALLOWANCE = range(6)

ALLOWANCE_GROWTH = 50
"""Each restart allows 1/50 more nodes, and one node, than the last."""


class State(NamedTuple):
    """The state of a search, which can be stopped and resumed; see the docstring of the module."""

    across: Int64s
    """(16,) occupied columns of each row."""
    down: Int64s
    """(16,) occupied rows of each column."""
    colour: UInt8s
    """(256,) colour of each cell."""
    counts: Int64s
    """(3,) stacks of each colour."""
    pairs: UInt64s
    """(256, 3, 2) key words of a colour on a cell."""
    key: UInt64s
    """(2,) key of the position."""
    random: UInt64s
    """(1,) state of the random numbers."""
    captures: NDArray[np.uint16]
    """The captures of every position on the path, one after the other."""
    scores: Int64s
    """The score of each of `captures`; low ones are tried first."""
    first: Int64s
    """(257,) for each depth, the first capture not yet tried."""
    last: Int64s
    """(257,) for each depth, the end of its captures."""
    path: NDArray[np.uint16]
    """(256,) the capture made at each depth."""
    scalars: Int64s
    """(6,) depth, nodes, stored keys, attempt, nodes at which to restart, the next's allowance."""


@compiled(allocates=False)
def _bucket(table: UInt64s, low: int, high: int) -> int:
    """Return where the bucket of a key begins; the number of buckets need not be a power of 2."""
    buckets = np.uint64(table.size // BUCKET)
    spread = mix(low ^ (high * np.uint64(0x9E3779B97F4A7C15))) >> np.uint64(32)
    return np.int64((spread * buckets) >> np.uint64(32)) * BUCKET


@compiled(allocates=False)
def is_stored(table: UInt64s, low: int, high: int) -> bool:
    """Tell whether a key is in the table."""
    begin = _bucket(table, low, high)
    for slot in range(begin, begin + BUCKET, 2):
        if table[slot] == low and table[slot + 1] == high:
            return True
    return False


@compiled(allocates=False)
def store(table: UInt64s, low: int, high: int) -> int:
    """Put a key into the table; return the slots taken: 0 where another key was dropped."""
    begin = _bucket(table, low, high)
    cheapest = begin
    fewest = np.int64(65)
    for slot in range(begin, begin + BUCKET, 2):
        bits = bit_count(table[slot] | table[slot + 1])
        if bits == 0:
            table[slot] = low
            table[slot + 1] = high
            return 1
        if bits < fewest:
            fewest = bits
            cheapest = slot
    table[cheapest] = low
    table[cheapest + 1] = high
    return 0


@compiled(nogil=True, allocates=False)
def move_keys(old: UInt64s, new: UInt64s) -> int:
    """Store every key of one table in another; return how many slots that took."""
    stored = 0
    for slot in range(0, old.size, 2):
        if old[slot] | old[slot + 1]:
            stored += store(new, old[slot], old[slot + 1])
    return stored


@compiled(allocates=False)
def choose_pairs(cells: UInt8s, cols: int, exact: bool, pairs: UInt64s) -> None:
    """Fill `pairs` with the key words of each colour on each occupied cell.

    `cells` holds the colours row by row, at most 64 stacks of them if the keys are to be `exact`.
    """
    index = 0
    for place in range(cells.size):
        if cells[place] == EMPTY:
            continue
        square = (place // cols) << 4 | (place % cols)
        for colour in range(3):
            for word in range(2):
                if not exact:
                    pairs[square, colour, word] = mix(np.uint64(square * 6 + colour * 2 + word + 1))
                elif (colour + 1) >> word & 1:
                    pairs[square, colour, word] = np.uint64(1) << np.uint64(index)
        index += 1


@compiled(allocates=False)
def _set_up(state: State, cells: UInt8s, cols: int) -> None:
    """Put the stacks on the board."""
    state.across[:] = 0
    state.down[:] = 0
    state.colour[:] = EMPTY
    state.counts[:] = 0
    state.key[:] = 0
    for place in range(cells.size):
        colour = cells[place]
        if colour == EMPTY:
            continue
        row = place // cols
        col = place % cols
        cell = row << 4 | col
        state.across[row] |= 1 << col
        state.down[col] |= 1 << row
        state.colour[cell] = colour
        state.counts[colour] += 1
        state.key[0] ^= state.pairs[cell, colour, 0]
        state.key[1] ^= state.pairs[cell, colour, 1]


@compiled(allocates=False)
def _next_random(random: int) -> int:
    """Return the next state of an xorshift64 generator (Marsaglia 2003)."""
    random ^= random << np.uint64(13)
    random ^= random >> np.uint64(7)
    random ^= random << np.uint64(17)
    return random


@compiled(allocates=False)
def _noise(attempt: int) -> int:
    """Return the mask of the random part of a score; 256 weigh as much as one stack.

    At first only ties are broken at random. When the first restarts fail, the order itself is
    misleading, and more randomness is added, more and less by turns.
    """
    bits = 8 if attempt < FIRST_SHAKEN else 8 + attempt % 4
    return (np.uint64(1) << np.uint64(bits)) - np.uint64(1)


@compiled(allocates=False)
def _list_captures(
    across: Int64s,
    down: Int64s,
    colour: UInt8s,
    captures: UInt16s,
    scores: Int64s,
    begin: int,
    random: int,
    noise: int,
) -> tuple[int, int]:
    """List the captures of the position from `begin` on, scored; return their end.

    Sources on lines with few stacks come first, so that lines are emptied one after the other;
    an emptied line is transparent, which leaves a smaller full board.
    """
    end = begin
    for axis in range(2):
        lines, crossing = (across, down) if axis == 0 else (down, across)
        along, aside = (0, 4) if axis == 0 else (4, 0)
        for line in range(16):
            rest = lines[line]
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
                    random = _next_random(random)
                    if step == 1 or step == -2:
                        captures[end] = one << 8 | other
                        crowd = on_line + bit_count(np.uint64(crossing[here]))
                    else:
                        captures[end] = other << 8 | one
                        crowd = on_line + bit_count(np.uint64(crossing[there]))
                    scores[end] = (crowd << 8) + np.int64(random & noise)
                    end += 1
                here = there
                one = other
                one_colour = other_colour
    return end, random


@compiled(allocates=False)
def _next_capture(captures: UInt16s, scores: Int64s, begin: int, end: int) -> int:
    """Move the capture to try next to `begin` and return it.

    Most positions of an easy board need only their first capture or two, so picking the best each
    time is cheaper than sorting.
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


@compiled(allocates=False)
def _stays_joined(across: Int64s, down: Int64s, row: int, col: int) -> bool:
    """Tell whether a board that was in one piece still is, the stack on (row, col) being gone.

    Rows and columns are the vertices and stacks the edges; it is in one piece if the row or the
    column is now empty, or if one still leads to the other.
    """
    fresh = across[row]
    goal = down[col]
    if fresh == 0 or goal == 0:
        return True
    cols = fresh
    rows = 1 << row
    while fresh:
        reached = down[lowest_bit(fresh)] & ~rows
        fresh &= fresh - 1
        rows |= reached
        if rows & goal:
            return True
        while reached:
            more = across[lowest_bit(reached)] & ~cols
            reached &= reached - 1
            cols |= more
            fresh |= more
    return False


@compiled(allocates=False)
def _freezes(counts: Int64s, captor: int, prey: int) -> bool:
    """Tell whether taking the last stack of `prey` is fatal.

    The third colour can then never be captured. One stack of it may still take all of the
    captor's colour; two can never meet, and none leaves the captor's stacks without an enemy.
    """
    return counts[prey] == 1 and counts[3 - captor - prey] != 1


@compiled(allocates=False)
def _change(pairs: UInt64s, source: int, target: int, captor: int, prey: int, word: int) -> int:
    """Return the change of a word of the key by a capture."""
    left = pairs[source, captor, word]
    return left ^ pairs[target, captor, word] ^ pairs[target, prey, word]


@compiled(nogil=True, allocates=False)
def search(
    state: State, table: UInt64s, cells: UInt8s, cols: int, node_bound: int, key_bound: int
) -> int:
    """Search until an answer, the node bound, or more than `key_bound` keys; return the result.

    A node is a position reached by a capture, dead at once or not. The search starts, and restarts
    when the allowance of nodes is used up, with `cells`: the colours row by row, at least two
    stacks. Refuted positions stay in the table. A solution is in `state.path`.
    """
    across, down, colour, counts = state.across, state.down, state.colour, state.counts
    pairs, captures, scores = state.pairs, state.captures, state.scores
    first, last, path = state.first, state.last, state.path
    depth, nodes, stored, attempt, restart_at, allowance = state.scalars
    noise = _noise(attempt)
    random = state.random[0]
    low, high = state.key
    stacks = counts.sum()
    outcome = RUNNING
    while nodes < node_bound:
        if nodes >= restart_at:
            attempt += 1
            restart_at = nodes + allowance
            allowance += allowance // ALLOWANCE_GROWTH + 1
            noise = _noise(attempt)
            random = mix(np.uint64(attempt))
            _set_up(state, cells, cols)
            low, high = state.key
            stacks = counts.sum()
            depth = 0
            first[0] = 0
            last[0], random = _list_captures(
                across, down, colour, captures, scores, first[0], random, noise
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
            source, target = capture >> 8, capture & 255
            captor = np.int64(colour[target])
            prey = captor + 1 if captor < 2 else 0
            low ^= _change(pairs, source, target, captor, prey, 0)
            high ^= _change(pairs, source, target, captor, prey, 1)
            colour[source] = captor
            colour[target] = prey
            across[source >> 4] ^= 1 << (source & 15)
            down[source & 15] ^= 1 << (source >> 4)
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
        source, target = capture >> 8, capture & 255
        row, col = source >> 4, source & 15
        captor = np.int64(colour[source])
        prey = np.int64(colour[target])
        if _freezes(counts, captor, prey):
            continue
        across[row] ^= 1 << col
        down[col] ^= 1 << row
        next_low = low ^ _change(pairs, source, target, captor, prey, 0)
        next_high = high ^ _change(pairs, source, target, captor, prey, 1)
        if not _stays_joined(across, down, row, col) or is_stored(table, next_low, next_high):
            across[row] ^= 1 << col
            down[col] ^= 1 << row
            continue
        low, high = next_low, next_high
        colour[source] = EMPTY
        colour[target] = captor
        counts[prey] -= 1
        stacks -= 1
        depth += 1
        first[depth] = end
        last[depth], random = _list_captures(
            across, down, colour, captures, scores, end, random, noise
        )
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
