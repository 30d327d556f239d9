"""The search for a free column in strips with guarded columns; compiled.

These are the searches of docs/every-size.md, 2.2 and 2.9. A guarded column is full of one colour,
x. Three rules hold in it (2.8): its x's do not capture; no stack in it is captured except its x's;
and the last stack is elsewhere.

Words. A position is a 64-bit word with two bits for each cell: 0 for an empty cell, x + 1 for
colour x. The first cell has the lowest bits; `theorem.strips` describes the order of the cells.

    G B     cells (0,0) (1,0) (0,1) (1,1): G B B W, so 2 1 1 3, the word 0b11_01_01_10
    B W
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import numpy as np

from greenest.solver.full.strips import Captures, Cell, Ints, rays
from greenest.solver.kernels.arrays import Int64s, UInt64s
from greenest.solver.kernels.bits import bit_count
from greenest.solver.kernels.cache import compiled, helper

FREE = -1
"""The value of `wanted` that asks for all three colours."""

LIMITS = (1000, 100_000, 2_000_000)
"""Limits on the number of positions that a search may visit, tried one after the other."""

MOST_CELLS = 32
"""The number of cells that a word can hold."""


def lines_of_play(
    colours: tuple[int, ...],
    cells: tuple[Cell, ...],
    lines: tuple[int, ...],
    wanted: tuple[int, ...],
    guards: tuple[int, ...] | None = None,
    limits: tuple[int, ...] = LIMITS,
) -> tuple[int, dict[int, Captures]] | None:
    """Return a line, and captures that leave one stack in it, by the colour of this stack.

    `lines[cell]` is the index of a cell's line: its column, or its row if the caller wants rows.
    `colours[cell]` is the colour of the stack on a cell. `wanted[line]` is a mask of colours, one
    of which is enough, or `FREE` to ask for all three. The result may have captures for more
    colours than were wanted. `guards[cell]` is x + 1 if the cell's column is guarded and full of
    colour x, else 0. Return None if there are more than `MOST_CELLS` cells, or if the search finds
    no line.
    """
    if len(cells) > MOST_CELLS:
        return None
    word = sum(colour + 1 << 2 * cell for cell, colour in enumerate(colours))
    _, plays = search(
        np.uint64(word),
        rays(cells),
        np.array(lines),
        np.array(guards or (0,) * len(cells)),
        orders(len(cells)),
        np.array(wanted),
        np.array(limits),
    )
    for line, mask in enumerate(wanted):
        if _is_enough(plays[line, :, 0], mask):
            return line, {
                colour: _captures(play, cells)
                for colour, play in enumerate(plays[line].tolist())
                if play[0]
            }
    return None


def _captures(words: list[int], cells: tuple[Cell, ...]) -> Captures:
    """Return the captures that lead from word to word; zeros at the end are ignored."""
    captures = []
    for before, after in pairwise(filter(None, words)):
        changed = before ^ after
        low, high = (changed & -changed).bit_length() - 1 >> 1, changed.bit_length() - 1 >> 1
        source, target = (high, low) if after >> 2 * low & 3 else (low, high)
        captures.append((cells[source], cells[target]))
    return tuple(captures)


@lru_cache(maxsize=64)
def orders(cells: int) -> Ints:
    """Return 12 permutations of `cells` cells: the identity first, then random ones."""
    found = np.random.default_rng(1).permuted(np.tile(np.arange(cells), (12, 1)), axis=1)
    found[0].sort()
    return found


@compiled()
def search(
    word: int,
    rays: Int64s,
    lines: Int64s,
    guard: Int64s,
    orders: Int64s,
    wanted: Int64s,
    limits: Int64s,
) -> tuple[int, UInt64s]:
    """Search a word; return 1 if it has a wanted line, 0 if not, -1 if undecided; and `plays`.

    For `plays` and the other arguments see `_search`.
    """
    plays = np.zeros((len(wanted), 3, len(rays) + 1), dtype=np.uint64)
    for limit in limits:
        size = 4096
        while size < 2 * limit:
            size *= 2
        seen = np.empty(size, dtype=np.uint64)
        for order in orders:
            found = _search(word, rays, lines, guard, limit, order, seen, plays, wanted)
            if found >= 0:
                return found, plays
    return -1, plays


@helper()
def _search(
    start: int,
    rays: Int64s,
    lines: Int64s,
    guard: Int64s,
    limit: int,
    order: Int64s,
    seen: UInt64s,
    plays: UInt64s,
    wanted: Int64s,
) -> int:
    """Search until the last stack can stand in some line in the colours wanted for this line.

    Return 1 if there is such a line, 0 if there is none, -1 if the limit of positions is reached.
    `lines` and `wanted` are as in `lines_of_play`. The first time that a last stack of a colour is
    found in a line, `plays[line, colour]` is set to the words from `start` to this stack, then
    zeros. `order` is a permutation of the cells, and `guard` has the guard of each cell's column.
    `seen` is a hash table of words, whose length is a power of two above the limit.
    """
    seen[:] = 0
    cells = len(rays)
    words = np.zeros(cells + 1, dtype=np.uint64)
    turns = np.zeros(cells + 1, dtype=np.int64)
    words[0] = start
    depth = nodes = 0
    while depth >= 0:
        if turns[depth] == 4 * cells:
            depth -= 1
            continue
        turn = turns[depth]
        cell = order[turn >> 2]
        colour = words[depth] >> np.uint64(2 * cell) & np.uint64(3)
        if not colour or colour == guard[cell]:
            turns[depth] += 4
            continue
        turns[depth] += 1
        after = _capture(words[depth], rays, guard, cell, turn & 3)
        if not after or _is_dead(after):
            continue
        slot = np.int64(after * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(40)) & len(seen) - 1
        while seen[slot] and seen[slot] != after:
            slot = slot + 1 & len(seen) - 1
        if seen[slot]:
            continue
        if nodes == limit:
            return -1
        nodes += 1
        seen[slot] = after
        stacks = (after | after >> np.uint64(1)) & np.uint64(0x5555555555555555)
        if not stacks & (stacks - np.uint64(1)):
            cell = bit_count(stacks - np.uint64(1)) >> 1
            if not guard[cell]:
                line = lines[cell]
                play = plays[line, np.int64(after >> np.uint64(2 * cell)) - 1]
                if not play[0]:
                    for each in range(depth + 1):
                        play[each] = words[each]
                    play[depth + 1] = after
                    if _is_enough(plays[line, :, 0], wanted[line]):
                        return 1
            continue
        depth += 1
        words[depth] = after
        turns[depth] = 0
    return 0


@helper()
def _is_enough(reached: UInt64s, wanted: int) -> bool:
    """Return whether the colours reached in a line are enough.

    If `wanted` is `FREE`, all three colours are needed. If it is a mask, one colour of this mask is
    needed. `reached[colour]` is 0 for a colour that is not reached.
    """
    colours = np.int64(0)
    for colour in range(3):
        colours |= np.int64(reached[colour] > 0) << colour
    return colours == 7 if wanted < 0 else colours & wanted > 0


@helper()
def _capture(word: int, rays: Int64s, guard: Int64s, cell: int, way: int) -> int:
    """Return the word after the stack on `cell` has captured in the direction `way`.

    Return 0 if there is nothing to capture, or if a guard forbids it.
    """
    three = np.uint64(3)
    here = np.uint64(2 * cell)
    colour = word >> here & three
    for place in range(rays.shape[2]):
        other = rays[cell, way, place]
        if other < 0:
            break
        there = np.uint64(2 * other)
        met = word >> there & three
        if met:
            if met != colour % three + np.uint64(1) or (guard[other] and guard[other] != met):
                break
            return word & ~(three << here) & ~(three << there) | colour << there
    return np.uint64(0)


@helper()
def _is_dead(word: int) -> bool:
    """Return whether some colour has two or more stacks, and the colour that takes it has none."""
    low = word & np.uint64(0x5555555555555555)
    high = word >> np.uint64(1) & np.uint64(0x5555555555555555)
    first, second, third = bit_count(low & ~high), bit_count(high & ~low), bit_count(low & high)
    return (not first and second > 1) or (not second and third > 1) or (not third and first > 1)
