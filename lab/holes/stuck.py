"""Finds lines that can be removed from boards with few holes; compiled.

Consecutive rows or columns are *removed* if their stacks leave by captures inside the removed lines
or into the two neighbouring lines. The other lines, with their holes, are a smaller board
(lab/docs/few-holes.md, Lemma 5).

Words. A word is a board with two bits for each cell: 0 a hole, 1 Black, 2 Green, 3 White. Cells
follow each other column by column. The lowest bits are the first row of the first column. So the
first columns of a board are its lowest bits, and colour x captures colour x mod 3 + 1.

    B .     columns B G W and . W B, bits from the lowest: 1 2 3, 0 3 1
    G W     word 1 + 2*4 + 3*16 + 0*64 + 3*256 + 1*1024 = 1849
    W B

Windows. A window is some consecutive columns of a board. Suppose that some of its columns can be
removed without losing a colour, and that no unsolvable board with fewer columns contains the
columns left. Then these columns can be removed from the whole board, and the smaller board is
solvable. A window without such columns is *stuck*.

Known boards. The unsolvable boards with 1, 2, … columns fewer are in one array, in sorted parts.
`starts` has the beginning of each part, and the end of the last part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.solver.kernels.arrays import UInt64s
from greenest.solver.kernels.bits import bit_count, lowest_bit, mix
from greenest.solver.kernels.cache import compiled

MOST_CELLS = 32
"""The most cells of a board in a word."""
MOST_TOGETHER = 10
"""The most cells of several lines that are removed together; a single line may have more."""
MOST_STATES = 1 << 13
"""The most positions searched; beyond, lines count as not removable."""
STAYING, EMPTIED, REMOVED = range(3)
ONES = np.uint64(0x5555555555555555)
NO_WORDS: UInt64s = np.zeros(0, dtype=np.uint64)


class Known(NamedTuple):
    """Unsolvable boards with fewer columns, or windows of them.

    Boards with i + 1 columns fewer are in `words` from `starts[i]` up to `starts[i + 1]`, sorted.
    """

    words: UInt64s
    starts: NDArray[np.int64]


class Room(NamedTuple):
    """Memory for a search: a stack of positions to expand, and a hash table of visited positions.

    `slots` lists the used slots of the hash table.
    """

    todo: UInt64s
    seen: UInt64s
    slots: NDArray[np.int64]


def ordered(words: UInt64s) -> UInt64s:
    """Return words sorted and without duplicates, in less memory than `np.unique`."""
    words = np.sort(words)
    once: UInt64s = words[np.append(words[1:] != words[:-1], True)[: len(words)]]
    return once


def together(rows: int) -> int:
    """Return the most columns removed at a time, 0 if a word has no room for three columns."""
    return min(3, max(1, MOST_TOGETHER // rows)) if 3 * rows <= MOST_CELLS else 0


def known_of(parts: Sequence[UInt64s]) -> Known:
    """Return the known boards, given an array for one column fewer, one for two, and so on."""
    sets = [NO_WORDS, *map(ordered, parts)]
    return Known(np.concatenate(sets), np.cumsum([len(each) for each in sets]))


def without(boards: Known, cells: np.uint64, rows: int, cols: int) -> Known:
    """Return the known boards with one column fewer, after emptying the same cells in each column.

    `cells` is a mask of these cells within a column, with both bits of each cell.
    """
    parts = [boards.words[: boards.starts[1]]] if len(boards.starts) > 1 else []
    mask = ~np.uint64(sum(int(cells) << 2 * rows * col for col in range(cols - 1)))
    return known_of([part & mask for part in parts])


def empty_room() -> Room:
    """Return memory for one thread, enough for ten consecutive captures with 40 choices each."""
    return Room(
        np.zeros(10 * 40, dtype=np.uint64),
        np.zeros(2 * MOST_STATES, dtype=np.uint64),
        np.zeros(MOST_STATES, dtype=np.int64),
    )


def windows(boards: UInt64s, rows: int, cols: int, width: int) -> UInt64s:
    """Return the windows of `width` columns of all boards, sorted."""
    mask = np.uint64((1 << 2 * rows * width) - 1)
    shifts = [np.uint64(2 * rows * col) for col in range(cols - width + 1)]
    return ordered(np.concatenate([boards >> shift & mask for shift in shifts]))


@compiled()
def turned(words: UInt64s, rows: int, cols: int) -> UInt64s:
    """Return the boards transposed."""
    found = np.empty(len(words), dtype=np.uint64)
    for index, word in enumerate(words):
        found[index] = turned_word(word, rows, cols)
    return found


@compiled(nogil=True)
def turned_word(word: int, rows: int, cols: int) -> int:
    """Return the board transposed."""
    found = np.uint64(0)
    for cell in range(rows * cols):
        other = cell % rows * cols + cell // rows
        found |= (word >> np.uint64(2 * cell) & np.uint64(3)) << np.uint64(2 * other)
    return found


@compiled(nogil=True)
def is_stuck(word: int, rows: int, cols: int, known: Known, room: Room, skipped: int) -> bool:
    """Return whether no columns can be removed from a window.

    All choices of up to n adjacent columns are tried if `known` has boards with up to n columns
    fewer, except for those in `skipped`, a bit set as returned by `staying_columns`.
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
    """Return a bit set of the adjacent columns that certainly cannot be emptied.

    The set has a bit for each choice of adjacent columns, in the order in which `is_stuck` tries
    them. Only the columns `begin` to `end` - 1 of `word` are examined. The bit of a choice is 1 if
    it cannot be emptied, whatever the other columns of the window are.
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
    """Return what can be done with `count` columns from `first` on.

    It is `STAYING` if they cannot be emptied, `REMOVED` if they can be removed, else `EMPTIED`.
    Columns can be removed if they can be emptied without losing a colour, and no known unsolvable
    board contains the columns left. The search plays on these columns and the two beside them. A
    board has at least two rows.
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
    slot = mix(word) & np.uint64(len(seen) - 1)
    while seen[slot] and seen[slot] != word:
        slot = slot + np.uint64(1) & np.uint64(len(seen) - 1)
    return slot


@compiled(nogil=True)
def _play_on(word: int, rows: int, count: int, todo: UInt64s, left: int) -> int:
    """Add to `todo` the position after each capture by a stack of the middle columns.

    `word` has the middle columns and one column at each side. `left` is the number of positions in
    `todo` before. Return their number afterwards.
    """
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
    """Return a word with Black replaced by Green, Green by White, and White by Black."""
    low, high = word & ONES, word >> np.uint64(1) & ONES
    return high | (low ^ high) << np.uint64(1)


@compiled(nogil=True)
def first_of(word: int) -> int:
    """Return the colour of the first stack, or 0 without a stack."""
    if not word:
        return word
    return word >> np.uint64(lowest_bit(word) & ~1) & np.uint64(3)


@compiled(nogil=True)
def stacks_of(word: int) -> int:
    """Return the number of stacks in a word."""
    return bit_count((word | word >> np.uint64(1)) & ONES)


@compiled(nogil=True)
def colours_of(word: int) -> int:
    """Return a mask of the colours in a word; bit x stands for colour x."""
    low, high = word & ONES, word >> np.uint64(1) & ONES
    black, green, white = low & ~high != 0, high & ~low != 0, low & high != 0
    return 2 * black + 4 * green + 8 * white


@compiled(nogil=True)
def _is_in(words: UInt64s, low: int, high: int, word: int) -> bool:
    end = high
    while low < high:
        middle = (low + high) // 2
        if words[middle] < word:
            low = middle + 1
        else:
            high = middle
    return low < end and words[low] == word
