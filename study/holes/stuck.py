"""Boards with few holes from which lines can be removed; compiled.

Consecutive lines are *removed* if their own stacks leave them by captures within these lines or
into the two lines beside them. The board that is left has fewer lines, and the holes of the other
lines (docs/few-holes.md, Lemma 5).

Words. A board is a word of two bits a cell, column by column, the first column's first row the
lowest: 0 a hole, 1 Black, 2 Green, 3 White. So the first columns of a board are its lowest bits,
and a colour x captures x mod 3 + 1.

    B .     columns B G W and . W B, bits from the lowest: 1 2 3, 0 3 1
    G W     word 1 + 2*4 + 3*16 + 0*64 + 3*256 + 1*1024 = 1849
    W B

Windows. A window is consecutive columns of a board. Suppose that columns can be removed from it
such that all its colours are left, and that no unsolvable board with fewer columns contains the
rest of the window. Then these columns can be removed from the board, and the board that is left is
solvable. A window without such columns is stuck.

Known. The unsolvable boards that lack 1, 2, … columns are in one array, part by part, each part
sorted; `starts` has the beginning of each part, and the end of the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.arrays import UInt64s
from greenest.kernels.bits import bit_count, lowest_bit, mix
from greenest.kernels.cache import compiled

MOST_CELLS = 32
"""Cells of a word."""
MOST_TOGETHER = 10
"""The most cells on which several lines are removed at once; beyond, only one line."""
MOST_STATES = 1 << 13
"""After this many nodes, lines count as not removable."""
STAYING, EMPTIED, REMOVED = range(3)
ONES = np.uint64(0x5555555555555555)
NO_WORDS: UInt64s = np.zeros(0, dtype=np.uint64)


class Known(NamedTuple):
    """Unsolvable boards with fewer columns, or windows of them, by the number they lack."""

    words: UInt64s
    starts: NDArray[np.int64]


class Room(NamedTuple):
    """Memory for a search: positions to expand, and a hash table of positions seen."""

    todo: UInt64s
    seen: UInt64s
    slots: NDArray[np.int64]


def ordered(words: UInt64s) -> UInt64s:
    """Return words, sorted and without duplicates; `np.unique` needs many times the memory."""
    words = np.sort(words)
    once: UInt64s = words[np.append(words[1:] != words[:-1], True)[: len(words)]]
    return once


def together(rows: int) -> int:
    """Return the most columns removed at a time; 0 if three columns do not fit into a word."""
    return min(3, max(1, MOST_TOGETHER // rows)) if 3 * rows <= MOST_CELLS else 0


def known_of(parts: Sequence[UInt64s]) -> Known:
    """Return the known boards, given those that lack one column, those that lack two, and so on."""
    sets = [NO_WORDS, *map(ordered, parts)]
    return Known(np.concatenate(sets), np.cumsum([len(each) for each in sets]))


def without(boards: Known, cells: np.uint64, rows: int, cols: int) -> Known:
    """Return the known boards that lack one column, with some cells of each column emptied."""
    parts = [boards.words[: boards.starts[1]]] if len(boards.starts) > 1 else []
    mask = ~np.uint64(sum(int(cells) << 2 * rows * col for col in range(cols - 1)))
    return known_of([part & mask for part in parts])


def empty_room() -> Room:
    """Allocate the memory of one thread, for up to ten captures in a row, with 40 choices each."""
    return Room(
        np.zeros(10 * 40, dtype=np.uint64),
        np.zeros(2 * MOST_STATES, dtype=np.uint64),
        np.zeros(MOST_STATES, dtype=np.int64),
    )


def windows(boards: UInt64s, rows: int, cols: int, width: int) -> UInt64s:
    """Return the windows with `cols` columns, in order."""
    mask = np.uint64((1 << 2 * rows * width) - 1)
    shifts = [np.uint64(2 * rows * col) for col in range(cols - width + 1)]
    return ordered(np.concatenate([boards >> shift & mask for shift in shifts]))


@compiled()
def turned(words: UInt64s, rows: int, cols: int) -> UInt64s:
    """Return boards with their rows as columns."""
    found = np.empty(len(words), dtype=np.uint64)
    for index, word in enumerate(words):
        found[index] = turned_word(word, rows, cols)
    return found


@compiled(nogil=True)
def turned_word(word: int, rows: int, cols: int) -> int:
    """Return a board with its rows as columns."""
    found = np.uint64(0)
    for cell in range(rows * cols):
        other = cell % rows * cols + cell // rows
        found |= (word >> np.uint64(2 * cell) & np.uint64(3)) << np.uint64(2 * other)
    return found


@compiled(nogil=True)
def is_stuck(word: int, rows: int, cols: int, known: Known, room: Room, skipped: int) -> bool:
    """Tell whether no columns can be removed from a window.

    Columns in the bit set `skipped`, numbered as in `staying_columns`, are not tried.
    """
    for count in range(1, len(known.starts)):
        for first in range(cols - count + 1):
            is_tried = not skipped & np.uint64(1)
            if is_tried and outcome(word, rows, cols, first, count, known, room) == REMOVED:
                return False
            skipped >>= np.uint64(1)
    return True


@compiled(nogil=True)
def staying_columns(
    word: int, rows: int, cols: int, begin: int, end: int, known: Known, room: Room
) -> int:
    """Return the sets of columns that cannot be emptied, whatever the other columns are.

    Only the columns from `begin` up to, but not including, `end` are known. The result is a bit
    set: each set of adjacent columns has a bit, in the order in which `is_stuck` tries them.
    """
    found, bit = np.uint64(0), np.uint64(1)
    for count in range(1, len(known.starts)):
        for first in range(cols - count + 1):
            is_inside = (begin < first or begin == 0) and (first + count < end or end == cols)
            if is_inside and outcome(word, rows, cols, first, count, known, room) == STAYING:
                found |= bit
            bit <<= np.uint64(1)
    return found


@compiled(nogil=True)
def outcome(
    word: int, rows: int, cols: int, first: int, count: int, known: Known, room: Room
) -> int:
    """Tell whether columns stay, or can be emptied but not removed, or can be removed.

    They can be removed if they can be emptied such that all colours are left, and no known
    unsolvable board contains the rest. The search uses these columns and the two beside them. There
    are two rows or more.
    """
    size = np.uint64(2 * rows)
    column = (np.uint64(1) << size) - np.uint64(1)
    middle = ((np.uint64(1) << size * np.uint64(count)) - np.uint64(1)) << size
    last = size * np.uint64(count + 1)
    before = after = np.uint64(0)
    played = word << size
    if first:
        at = size * np.uint64(first - 1)
        before = word & (np.uint64(1) << at) - np.uint64(1)
        played = word >> at
    if first + count + 1 < cols:
        after = word >> size * np.uint64(first + count + 1)
    played &= middle | column | column << last
    kept, colours = colours_of(before) | colours_of(after), colours_of(word)
    found = STAYING
    room.todo[0] = played
    left, slots = 1, 0
    while left and found != REMOVED:
        left -= 1
        played = room.todo[left]
        if played & middle:
            slot = _slot(played, room.seen)
            if room.seen[slot]:
                continue
            if slots == MOST_STATES:
                break
            room.seen[slot] = played
            room.slots[slots] = slot
            slots += 1
            left = _play_on(played, rows, count, room.todo, left)
            continue
        found = EMPTIED
        if kept | colours_of(played) == colours:
            smaller = played >> last | after << size
            if first:
                smaller = before | (played & column | smaller << size) << at
            if not _is_in(known.words, known.starts[count - 1], known.starts[count], smaller):
                found = REMOVED
    for slot in room.slots[:slots]:
        room.seen[slot] = 0
    return found


@compiled(nogil=True)
def _slot(word: int, seen: UInt64s) -> int:
    """Return the slot of a word, or the free slot for it."""
    slot = mix(word) & np.uint64(len(seen) - 1)
    while seen[slot] and seen[slot] != word:
        slot = slot + np.uint64(1) & np.uint64(len(seen) - 1)
    return slot


@compiled(nogil=True)
def _play_on(word: int, rows: int, count: int, todo: UInt64s, left: int) -> int:
    """Add to `todo` the positions after each capture by a middle column; return the new end."""
    size = 2 * rows
    cells = (np.uint64(1) << np.uint64(size * count)) - np.uint64(1) << np.uint64(size)
    tops = np.uint64(0)
    for col in range(1, count + 1):
        tops |= np.uint64(3) << np.uint64(size * col)
    stacks = (word | word >> np.uint64(1)) & ONES & cells
    prey = next_colours(word)
    for way in (2, -2, size, -size):
        if way == 2:
            inside, steps = cells & ~(tops << np.uint64(size - 2)), rows - 2
        elif way == -2:
            inside, steps = cells & ~tops, rows - 2
        else:
            inside, steps = cells, count - 1
        nearest = _shifted(word, way) & inside
        for _ in range(steps):
            holes = ~(nearest | nearest >> np.uint64(1)) & ONES
            nearest |= _shifted(nearest, way) & inside & (holes | holes << np.uint64(1))
        differs = nearest ^ prey
        takes = stacks & ~(differs | differs >> np.uint64(1))
        while takes:
            cell = lowest_bit(takes)
            takes &= takes - np.uint64(1)
            other = cell + way
            while not word >> np.uint64(other) & np.uint64(3):
                other += way
            colour = word >> np.uint64(cell) & np.uint64(3)
            both = np.uint64(3) << np.uint64(cell) | np.uint64(3) << np.uint64(other)
            todo[left] = word & ~both | colour << np.uint64(other)
            left += 1
    return left


@compiled(nogil=True)
def _shifted(word: int, way: int) -> int:
    return word >> np.uint64(way) if way > 0 else word << np.uint64(-way)


@compiled(nogil=True)
def next_colours(word: int) -> int:
    """Return a word with Black as Green, Green as White and White as Black."""
    low, high = word & ONES, word >> np.uint64(1) & ONES
    return high | (low ^ high) << np.uint64(1)


@compiled(nogil=True)
def first_of(word: int) -> int:
    """Return the colour of the first stack, 0 if there is no stack."""
    if not word:
        return word
    return word >> np.uint64(lowest_bit(word) & ~1) & np.uint64(3)


@compiled(nogil=True)
def stacks_of(word: int) -> int:
    """Return the number of stacks of a word."""
    return bit_count((word | word >> np.uint64(1)) & ONES)


@compiled(nogil=True)
def colours_of(word: int) -> int:
    """Return a mask of the colours of a word, bit x for the colour x."""
    low, high = word & ONES, word >> np.uint64(1) & ONES
    black, green, white = low & ~high != 0, high & ~low != 0, low & high != 0
    return 2 * black + 4 * green + 8 * white


@compiled(nogil=True)
def _is_in(words: UInt64s, low: int, high: int, word: int) -> bool:
    """Tell whether a word is in a sorted range."""
    end = high
    while low < high:
        middle = (low + high) // 2
        if words[middle] < word:
            low = middle + 1
        else:
            high = middle
    return low < end and words[low] == word
