"""Boards with few holes of which no lines can be removed, joined of windows; compiled.

Words, and what is stuck, are as `stuck` has them. A stuck window without its last column is a stuck
one, and without its first column as well. They have the columns between in common:

    head  B B W      window  B B W G      tail    B W G
          G . B              G . B W              . B W
            ^ ^                                    ^ ^

So the windows of a board grow by a column at a time, until they are the board. In the list of heads
and in that of tails they are words of their outer column, the lowest, and then the columns between,
in the colours that make the first stack of these Black. Those that go together follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from greenest.kernels.kept import compiled
from greenest.study.holes import stuck
from greenest.study.holes.stuck import Known, Words, are_stuck, turned
from greenest.system.workers import in_threads

AT_ONCE = 1 << 14
"""So many heads are joined at a time."""
ASKED, GOING, STAYING = range(3)
NOTED = np.uint64(1 << 63)


class Wanted(NamedTuple):
    """How many holes there are, and a mask of colours that occur."""

    fewest: int
    most: int
    colours: int


class Looked(NamedTuple):
    """What is known of boards with fewer columns, and of those with a row less.

    The latter are turned, once without their last column and once without their first one.
    """

    known: Known
    lasts: Known
    firsts: Known


def columns(rows: int, holes: int) -> Words:
    """Return the windows of one column with at most so many holes."""
    words: Words = np.arange(1 << 2 * rows, dtype=np.uint64)
    fitting: Words = words[_fits(words, rows, holes)]
    return fitting


def windows(words: Words, rows: int, cols: int, holes: int, known: Known, jobs: int = 1) -> Words:
    """Return the stuck windows with at most so many holes, in order, from those of a column less.

    Their first stack is Black: the colours can be turned.
    """
    wanted = Wanted(0, holes, 0)
    found = list(_joined(words, rows, cols, wanted, known, stuck.known([]), jobs))
    return np.unique(_images(np.concatenate(found), rows, cols))


def boards(
    words: Words, rows: int, cols: int, holes: int, known: Known, flat: Known, jobs: int = 1
) -> Iterator[Words]:
    """Yield all boards of which no lines can be removed, in parts, from windows of a column less.

    They have three colours and just so many holes. Of boards that are alike by reflections and by
    turning the colours there is one at least. `flat` is what is known of the boards that lack rows,
    turned.
    """
    own = stuck.room()
    wanted = Wanted(holes, holes, 0b1110)
    for part in _joined(words, rows, cols, wanted, known, flat, jobs):
        yield part[are_stuck(turned(part, rows, cols), cols, rows, flat, own)]


def _joined(
    words: Words, rows: int, cols: int, wanted: Wanted, known: Known, flat: Known, jobs: int
) -> Iterator[Words]:
    size = np.uint64(2 * rows)
    heads = np.unique(_ends(words, rows, cols, False))
    tails = np.unique(_ends(words, rows, cols, True))
    lasts = stuck.without(flat, np.uint64(3 << 2 * (cols - 1)), cols, rows)
    looked = Looked(known, lasts, stuck.without(flat, np.uint64(3), cols, rows))

    def join(part: Words) -> Words:
        middles = np.array([part[0] >> size, (part[-1] >> size) + np.uint64(1)])
        begin, end = np.searchsorted(tails, middles << size)
        found: Words = _join(part, tails[begin:end], rows, cols, wanted, looked, stuck.room())
        return found

    parts = [part for part in np.array_split(heads, 1 + len(heads) // AT_ONCE) if len(part)]
    with in_threads(join, parts, jobs) as found:
        yield from found


@compiled()
def _fits(words: Any, rows: Any, holes: Any) -> Any:
    found = np.empty(len(words), dtype=np.bool_)
    for index, word in enumerate(words):
        found[index] = rows - stuck.stacks_of(word) <= holes and stuck.first_of(word) <= 1
    return found


@compiled(calls=(stuck,))
def _ends(words: Any, rows: Any, cols: Any, are_tails: Any) -> Any:
    """Return beginnings of a board as its heads, or as its tails.

    Where there is no stack between, they are there in all three turns of the colours.
    """
    size = np.uint64(2 * rows)
    column = (np.uint64(1) << size) - np.uint64(1)
    found = np.empty(3 * len(words), dtype=np.uint64)
    count = 0
    for word in words:
        middle = word >> size
        if are_tails:
            middle = _mirrored(middle, rows, cols - 2)
        word = word & column | middle << size
        for _ in range(3):
            if stuck.first_of(word >> size) <= 1:
                found[count] = word
                count += 1
            word = stuck.next_colours(word)
    return found[:count]


@compiled(nogil=True, calls=(stuck,))
def _join(heads: Any, tails: Any, rows: Any, cols: Any, wanted: Any, looked: Any, room: Any) -> Any:
    size = np.uint64(2 * rows)
    column = (np.uint64(1) << size) - np.uint64(1)
    last = size * np.uint64(cols - 1)
    found = np.empty(1 << 12, dtype=np.uint64)
    of_tails = np.zeros((len(tails), 3), dtype=np.uint64)
    of_head = np.zeros(3, dtype=np.uint64)
    count = low = high = 0
    is_first = False
    for index in range(len(heads)):
        head = heads[index]
        middle = head >> size
        if index == 0 or middle != heads[index - 1] >> size:
            low = high
            while low < len(tails) and tails[low] >> size < middle:
                low += 1
            high = low
            while high < len(tails) and tails[high] >> size == middle:
                high += 1
            is_first = _is_first(middle, rows, cols - 2)
        if not is_first:
            continue
        of_head[:] = 0
        for place in range(low, high):
            word = head | (tails[place] & column) << last
            if not _is_wanted(word, rows * cols, wanted):
                continue
            if _is_stuck(word, rows, cols, looked, of_head, of_tails[place], room):
                if count == len(found):
                    found = _doubled(found)
                found[count] = word
                count += 1
    return found[:count]


@compiled(nogil=True, calls=(stuck,))
def _is_wanted(word: Any, cells: Any, wanted: Any) -> Any:
    holes = cells - stuck.stacks_of(word)
    has_colours = stuck.colours_of(word) & wanted.colours == wanted.colours
    return wanted.fewest <= holes and holes <= wanted.most and has_colours


@compiled(nogil=True, calls=(stuck,))
def _is_stuck(
    word: Any, rows: Any, cols: Any, looked: Any, of_head: Any, of_tail: Any, room: Any
) -> Any:
    """Tell whether a window is stuck, noting what is true of its head and its tail.

    If rows are looked at, it is not where one can be removed from the head or from the tail.
    """
    if _row_goes(word, rows, cols, cols - 1, looked.lasts, of_head, room):
        return False
    if _row_goes(word, rows, cols, 0, looked.firsts, of_tail, room):
        return False
    for notes, begin, end in ((of_head, 0, cols - 1), (of_tail, 1, cols)):
        if not notes[STAYING]:
            staying = stuck.staying(word, rows, cols, begin, end, looked.known, room)
            notes[STAYING] = NOTED | staying
    staying = of_head[STAYING] | of_tail[STAYING]
    return stuck.is_stuck(word, rows, cols, looked.known, room, staying)


@compiled(nogil=True, calls=(stuck,))
def _row_goes(word: Any, rows: Any, cols: Any, col: Any, flat: Any, notes: Any, room: Any) -> Any:
    """Tell whether a row can be removed, the others being without their cell of an outer column.

    `notes` have the cells that the row was seen with in this column, and those with which it goes.
    """
    if len(flat.starts) == 1:
        return False
    size = np.uint64(2 * rows)
    column = (np.uint64(1) << size) - np.uint64(1) << size * np.uint64(col)
    for row in range(rows):
        cell = word >> np.uint64(2 * (rows * col + row)) & np.uint64(3)
        bit = np.uint64(1) << np.uint64(4 * row) + cell
        if not notes[ASKED] & bit:
            notes[ASKED] |= bit
            lying = stuck.turned_word(word & ~column, rows, cols)
            lying |= cell << np.uint64(2 * (row * cols + col))
            if stuck.outcome(lying, cols, rows, row, 1, flat, room) == stuck.REMOVED:
                notes[GOING] |= bit
        if notes[GOING] & bit:
            return True
    return False


@compiled()
def _doubled(words: Any) -> Any:
    """Return words with as much room again."""
    more = np.empty(2 * len(words), dtype=np.uint64)
    more[: len(words)] = words
    return more


@compiled(calls=(stuck,))
def _images(words: Any, rows: Any, cols: Any) -> Any:
    """Return windows and their reflections, in the colours that make the first stack Black."""
    found = np.empty((len(words), 4), dtype=np.uint64)
    for index, word in enumerate(words):
        across = _mirrored(word, rows, cols)
        images = word, across, _flipped(word, rows, cols), _flipped(across, rows, cols)
        for place, image in enumerate(images):
            found[index, place] = _from_black(image)
    return found.ravel()


@compiled(calls=(stuck,))
def _is_first(word: Any, rows: Any, cols: Any) -> Any:
    """Tell whether no reflection of columns comes before them, each in the colours of a middle."""
    across, down = _mirrored(word, rows, cols), _flipped(word, rows, cols)
    least = min(_from_black(across), _from_black(down))
    return word <= min(least, _from_black(_flipped(across, rows, cols)))


@compiled(calls=(stuck,))
def _from_black(word: Any) -> Any:
    """Return a word in the colours that make its first stack Black."""
    while stuck.first_of(word) > 1:
        word = stuck.next_colours(word)
    return word


@compiled()
def _mirrored(word: Any, rows: Any, cols: Any) -> Any:
    """Return columns in the other order."""
    size = np.uint64(2 * rows)
    found = np.uint64(0)
    for _ in range(cols):
        found = found << size | word & (np.uint64(1) << size) - np.uint64(1)
        word >>= size
    return found


@compiled()
def _flipped(word: Any, rows: Any, cols: Any) -> Any:
    """Return columns upside down."""
    found = np.uint64(0)
    for cell in range(rows * cols):
        other = cell // rows * rows + rows - 1 - cell % rows
        found |= (word >> np.uint64(2 * cell) & np.uint64(3)) << np.uint64(2 * other)
    return found
