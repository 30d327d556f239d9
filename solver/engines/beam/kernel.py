"""Beam search, compiled: it keeps the best positions after each number of captures.

A level has at most `width` positions, all with the same number of stacks. A score is given to each
capture in these positions. The positions after the best captures are the next level. A level has no
position that is dead for a static reason, and no position twice. Levels of a few positions are
often enough to find a solution, while depth-first search needs a lucky choice at every step. A beam
without a solution is a refutation if no level had to drop a position for lack of width.

A position is 64 words of 16 bits, with a key as in `solver.engines.dfs.table`. On boards with more
than 16 rows or columns a position has four words of 32 or 64 bits for each row. A colour is two
bits: 1 Black, 2 Green, 3 White.

    B G .    across   0b011 0b110         the occupied columns of each row       words  0 ..  15
    . W B    down     0b01 0b11 0b10      the occupied rows of each column       words 16 ..  31
             low      0b001 0b110         columns of black or white stacks       words 32 ..  47
             high     0b010 0b010         columns of green or white stacks       words 48 ..  63

A capture is 16 bits, `source << 8 | target`, and a cell is `row << 4 | col`. On larger boards a
capture is 32 bits.

Score. In the graph of a position, rows and columns are vertices and stacks are edges. A position is
better if its graph has more independent cycles (stacks - lines + 1, without empty lines), and if
its lines have more stacks. The score of a capture depends only on the position and the source, so
it is computed in a few instructions, before the capture is made.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.solver.engines.dfs.kernel import prey_of, stays_joined
from greenest.solver.engines.dfs.table import EXACT_STACKS, change_of_key, choose_pairs
from greenest.solver.kernels.arrays import (
    Int16s,
    Int32s,
    Lines,
    UInt8s,
    UInt16s,
    UInt32s,
    UInt64s,
    words_of,
)
from greenest.solver.kernels.bits import bit_count, line_bits, lowest_bit, mix
from greenest.solver.kernels.cache import compiled, helper

CYCLES, FULLNESS = 1.75, 2.05
NOISE = 1.0
"""The largest random addition to a score."""
GRAIN = 32
"""The number of steps in a score of 1. Scores are rounded to whole steps."""
SCORES = 1 << 14
"""The number of different scores, in steps. A score that exceeds them counts as the highest."""

RUNNING, SOLVED, REFUTED, LOST = range(4)
"""Results of `run`: the bound was reached; solved; no solution, and no position was dropped; no
solution, but positions were dropped."""

LEVEL, SIZE, NODES, DROPPED = range(4)
"""Indexes of `numbers`: captures made; positions on the level; captures examined in all; 1 if a
position was dropped, else 0."""

STACKS, LINES, SQUARES = range(3)
COUNTS = 2
"""`COUNTS + colour` is the index in `sums` of the number of stacks of a colour, 1 to 3."""


class Beam(NamedTuple):
    """Two levels of positions, used in turn, and the captures that led to them."""

    numbers: NDArray[np.int64]
    """(4,) the numbers at `LEVEL`, `SIZE`, `NODES` and `DROPPED`."""
    words: Lines
    """(2, width, 4 * side) the words of each position."""
    keys: NDArray[np.uint64]
    """(2, width, 2) the key of each position."""
    sums: NDArray[np.int32]
    """Shape (2, width, 6). Numbers of each position: its stacks, its lines, the sum over its lines
    of the squared number of stacks in the line, and its stacks of each colour."""
    pairs: NDArray[np.uint64]
    """(side * side, 4, 2) the key words of each colour on each cell."""
    parents: NDArray[np.int32]
    """(stacks, width) for each level and position, the index of its parent on the level before."""
    made: UInt16s | UInt32s
    """(stacks, width) for each level and position, the capture that led to it."""
    where: NDArray[np.int32]
    """(4 * width,) a hash table by keys: 1 plus the index of a position on the next level, 0 if
    free."""
    captures: UInt16s | UInt32s
    """All captures in the positions of a level."""
    sources: NDArray[np.int32]
    """For each of `captures`, the index of its position on the level."""
    scores: NDArray[np.int16]
    """For each of `captures`, its score in steps; lower is better."""
    sorted: NDArray[np.int32]
    """The indexes in `captures`, sorted by score."""
    counts: NDArray[np.int32]
    """(SCORES + 1,) scratch for sorting."""
    path: UInt16s | UInt32s
    """(stacks,) the captures of a solution."""


def new_beam(width: int, stacks: int, side: int = 16) -> Beam:
    """Allocate a beam for levels of `width` positions of at most `stacks` stacks.

    `side` is 16, 32 or 64. A position has fewer than two captures for each stack.
    """
    captures = 2 * width * stacks
    pair = np.uint16 if side == 16 else np.uint32
    return Beam(
        np.zeros(4, dtype=np.int64),
        np.empty((2, width, 4 * side), dtype=words_of(side)),
        np.empty((2, width, 2), dtype=np.uint64),
        np.empty((2, width, 6), dtype=np.int32),
        np.zeros((side * side, 4, 2), dtype=np.uint64),
        np.empty((stacks, width), dtype=np.int32),
        np.empty((stacks, width), dtype=pair),
        np.empty(4 * width, dtype=np.int32),
        np.empty(captures, dtype=pair),
        np.empty(captures, dtype=np.int32),
        np.empty(captures, dtype=np.int16),
        np.empty(captures, dtype=np.int32),
        np.empty(SCORES + 1, dtype=np.int32),
        np.empty(max(stacks, 256), dtype=pair),
    )


@helper(allocates=False)
def _set_up(beam: Beam, cells: UInt8s, cols: int) -> None:
    words, key, sums, pairs = beam.words[0, 0], beam.keys[0, 0], beam.sums[0, 0], beam.pairs
    bits = line_bits(words)
    side = 1 << bits
    words[:] = 0
    key[:] = 0
    sums[:] = 0
    for place in range(cells.size):
        colour = np.int64(cells[place])
        if colour == 0:
            continue
        row, col = place // cols, place % cols
        words[row] |= 1 << col
        words[side + col] |= 1 << row
        words[2 * side + row] |= (colour & 1) << col
        words[3 * side + row] |= (colour >> 1) << col
        sums[STACKS] += 1
        sums[COUNTS + colour] += 1
    choose_pairs(cells, cols, sums[STACKS] <= EXACT_STACKS, pairs)
    for place in range(cells.size):
        if cells[place]:
            for word in range(2):
                key[word] ^= pairs[(place // cols) << bits | place % cols, cells[place], word]
    for line in range(2 * side):
        count = bit_count(np.uint64(words[line]))
        if count:
            sums[LINES] += 1
            sums[SQUARES] += count * count


@helper(allocates=False)
def _colour(words: Lines, row: int, col: int) -> int:
    low, high = 2 << line_bits(words), 3 << line_bits(words)
    return np.int64(words[low + row]) >> col & 1 | (np.int64(words[high + row]) >> col & 1) << 1


@helper(allocates=False)
def _list_captures(
    words: Lines,
    low: int,
    sums: Int32s,
    place: int,
    captures: UInt16s | UInt32s,
    sources: Int32s,
    scores: Int16s,
    end: int,
) -> int:
    """Append the captures of a position and their scores, from index `end` on; return the new end.

    `place` is the position's index on its level. `low`, a number made from the position's key,
    determines the random part of the scores.
    """
    stacks, lines, squares = np.int64(sums[STACKS]), np.int64(sums[LINES]), np.int64(sums[SQUARES])
    share = FULLNESS / (stacks - 1 if stacks > 1 else 1)
    bits = line_bits(words)
    side = 1 << bits
    for axis in range(2):
        here_words, cross_words = (0, side) if axis == 0 else (side, 0)
        for line in range(side):
            rest = np.int64(words[here_words + line])
            if rest & (rest - 1) == 0:
                continue
            on_line = bit_count(np.uint64(rest))
            one = lowest_bit(rest)
            rest &= rest - 1
            one_colour = _colour(words, line, one) if axis == 0 else _colour(words, one, line)
            while rest:
                other = lowest_bit(rest)
                rest &= rest - 1
                if axis == 0:
                    other_colour = _colour(words, line, other)
                else:
                    other_colour = _colour(words, other, line)
                step = other_colour - one_colour
                if step != 0:
                    takes = step == 1 or step == -2
                    source, target = (one, other) if takes else (other, one)
                    crossing = bit_count(np.uint64(words[cross_words + source]))
                    left = lines - (crossing == 1)
                    cycles = stacks - left
                    after = squares - 2 * (on_line + crossing) + 2
                    if axis == 0:
                        capture = (line << bits | source) << 2 * bits | line << bits | target
                    else:
                        capture = (source << bits | line) << 2 * bits | target << bits | line
                    noise = mix(low ^ np.uint64(capture) * np.uint64(0x9E3779B97F4A7C15))
                    score = CYCLES * cycles + share * after
                    score += NOISE * np.float64(noise >> np.uint64(40)) / 16777216.0
                    captures[end] = capture
                    sources[end] = place
                    scores[end] = max(SCORES - 1 - np.int64(score * GRAIN), 0)
                    end += 1
                one, one_colour = other, other_colour
    return end


@helper(allocates=False)
def _sort(scores: Int16s, end: int, counts: Int32s, to: Int32s) -> None:
    low, high = SCORES, 0
    for place in range(end):
        low = min(low, scores[place])
        high = max(high, scores[place])
    for score in range(low, high + 2):
        counts[score] = 0
    for place in range(end):
        counts[scores[place] + 1] += 1
    for score in range(low, high + 1):
        counts[score + 1] += counts[score]
    for place in range(end):
        score = scores[place]
        to[counts[score]] = place
        counts[score] += 1


@compiled(nogil=True, allocates=False)
def start(beam: Beam, cells: UInt8s, cols: int) -> None:
    """Make a board of two or more stacks the first level; `cells` are its colours, row by row."""
    _set_up(beam, cells, cols)
    beam.numbers[:] = 0
    beam.numbers[SIZE] = 1


@compiled(nogil=True, allocates=False)
def run(beam: Beam, width: int, bound: int) -> int:
    """Search until there is an answer, or `bound` captures are examined in all; return the result.

    The result is RUNNING, SOLVED, REFUTED or LOST. If it is SOLVED, `beam.path` has a solution.
    """
    captures, sources, scores, order = beam.captures, beam.sources, beam.scores, beam.sorted
    numbers, counts = beam.numbers, beam.counts
    while numbers[NODES] < bound:
        level, size = numbers[LEVEL], numbers[SIZE]
        now = level & 1
        words, keys, sums = beam.words[now], beam.keys[now], beam.sums[now]
        end = 0
        for place in range(size):
            salt = keys[place, 0] ^ keys[place, 1] << np.uint64(1)
            end = _list_captures(
                words[place], salt, sums[place], place, captures, sources, scores, end
            )
        if end == 0:
            return LOST if numbers[DROPPED] else REFUTED
        _sort(scores, end, counts, order)
        if sums[0, STACKS] == 2:
            beam.parents[level, 0] = sources[order[0]]
            beam.made[level, 0] = captures[order[0]]
            numbers[NODES] += 1
            _write_path(beam, level)
            return SOLVED
        numbers[SIZE] = _keep_the_best(beam, level, end, width)
        numbers[LEVEL] = level + 1
        if numbers[SIZE] == 0:
            return LOST if numbers[DROPPED] else REFUTED
    return RUNNING


@helper(allocates=False)
def _keep_the_best(beam: Beam, level: int, end: int, width: int) -> int:
    """Make the next level from the best captures, and return its number of positions."""
    numbers, captures, pairs, where = beam.numbers, beam.captures, beam.pairs, beam.where
    now = level & 1
    words, keys, sums = beam.words[now], beam.keys[now], beam.sums[now]
    next_words, next_keys = beam.words[1 - now], beam.keys[1 - now]
    next_sums = beam.sums[1 - now]
    slots = 4 * width
    bits = line_bits(words)
    side = 1 << bits
    where[:slots] = 0
    size = np.int64(0)
    for turn in range(end):
        at = beam.sorted[turn]
        place = beam.sources[at]
        capture = np.int64(captures[at])
        source, target = capture >> 2 * bits, capture & (side * side - 1)
        row, col = source >> bits, source & (side - 1)
        numbers[NODES] += 1
        captor = _colour(words[place], row, col)
        prey = prey_of(captor)
        third = 6 - captor - prey
        if sums[place, COUNTS + prey] == 1 and sums[place, COUNTS + third] != 1:
            continue
        if not stays_joined(words[place], row, col):
            continue
        low = keys[place, 0] ^ change_of_key(pairs, source, target, captor, prey, 0)
        high = keys[place, 1] ^ change_of_key(pairs, source, target, captor, prey, 1)
        slot = _slot(where, next_keys, low, high, slots)
        if where[slot]:
            continue
        if size == width:
            numbers[DROPPED] = 1
            break
        where[slot] = size + 1
        next_keys[size, 0] = low
        next_keys[size, 1] = high
        beam.parents[level, size] = place
        beam.made[level, size] = capture
        _capture(words[place], sums[place], next_words[size], next_sums[size], capture, captor)
        size += 1
    return size


@helper(allocates=False)
def _slot(where: Int32s, keys: UInt64s, low: int, high: int, slots: int) -> int:
    """Return the slot that has a key, or the free slot where the key belongs."""
    spread = mix(low ^ high * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(32)
    slot: Any = np.int64(spread * np.uint64(slots) >> np.uint64(32))
    while where[slot]:
        other = where[slot] - 1
        if keys[other, 0] == low and keys[other, 1] == high:
            break
        slot += 1
        if slot == slots:
            slot = 0
    return slot


@helper(allocates=False)
def _capture(
    words: Lines, sums: Int32s, to: Lines, to_sums: Int32s, capture: int, captor: int
) -> None:
    bits = line_bits(words)
    side = 1 << bits
    source, target = capture >> 2 * bits, capture & (side * side - 1)
    row, col = source >> bits, source & (side - 1)
    target_row, target_col = target >> bits, target & (side - 1)
    prey = prey_of(captor)
    for place in range(4 * side):
        to[place] = words[place]
    for place in range(6):
        to_sums[place] = sums[place]
    across = bit_count(np.uint64(words[row]))
    down = bit_count(np.uint64(words[side + col]))
    to_sums[STACKS] -= 1
    to_sums[LINES] -= (across == 1) + (down == 1)
    to_sums[SQUARES] -= 2 * (across + down) - 2
    to_sums[COUNTS + prey] -= 1
    to[row] ^= 1 << col
    to[side + col] ^= 1 << row
    to[2 * side + row] &= ~(1 << col)
    to[3 * side + row] &= ~(1 << col)
    # The target's colour changes from the prey's to the captor's.
    to[2 * side + target_row] ^= ((prey ^ captor) & 1) << target_col
    to[3 * side + target_row] ^= ((prey ^ captor) >> 1) << target_col


@helper(allocates=False)
def _write_path(beam: Beam, level: int) -> None:
    """Write to `path` the captures that lead to the first position of level `level` + 1."""
    place = 0
    for step in range(level, -1, -1):
        beam.path[step] = beam.made[step, place]
        place = beam.parents[step, place]
