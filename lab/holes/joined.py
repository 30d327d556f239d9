"""Enumerates boards with few holes and no removable lines, by joining windows; compiled.

The module `stuck` defines words and stuck windows. Every window of a stuck board is stuck. So stuck
windows grow, one column at a time, up to whole boards. A window is joined from a head, which is the
window without its last column, and a tail, which is the window without its first columns:

    head  B B W      window  B B W G      tail    B W G
          G . B              G . B W              . B W
            ^ ^                                    ^ ^

The head and the tail share columns, marked by ^. To find pairs by sorting, the last column of a
tail is stored before the shared columns. The colours of heads and tails are turned so that the
first stack of the shared columns is Black.

The tail of a whole board lacks two columns. Boards are wanted only up to symmetry. If the first or
last column of a board has a hole, one of its images has a hole in the last column. On a square
board, this is also true of the first and last row. So the head of a whole board has fewer holes
than the board, or the board has no hole in these columns (and rows).
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from greenest.lab.holes import stuck
from greenest.lab.holes.stuck import Known, Room
from greenest.solver.kernels.arrays import Bools, UInt64s
from greenest.solver.kernels.cache import compiled

AT_ONCE = 1 << 14
"""The most heads joined at a time."""
ASKED, GOING, STAYS = range(3)
NOTED = np.uint64(1 << 63)
ANYWHERE: UInt64s = np.zeros(1, dtype=np.uint64)
NONE = stuck.known_of([])


class Wanted(NamedTuple):
    """Conditions on windows: the fewest and most holes, and a mask of colours that must occur.

    A rim is a mask of cells that has the lower of the two bits of each cell. In a window with
    `most` holes, at least one of the `rims` must have no hole.
    """

    fewest: int
    most: int
    colours: int
    rims: UInt64s


class Looked(NamedTuple):
    """The unsolvable boards with fewer lines, to which windows are compared.

    `known` has boards with fewer columns. `flat` has boards with fewer rows, transposed. `lasts`
    has the boards of `flat`, each without its last column.
    """

    known: Known
    flat: Known
    lasts: Known


def columns(rows: int, holes: int) -> UInt64s:
    """Return the windows of one column with at most `holes` holes whose first stack is Black.

    If `holes` allows it, the empty window is among them.
    """
    words: UInt64s = np.arange(1 << 2 * rows, dtype=np.uint64)
    fitting: UInt64s = words[_fits(words, rows, holes)]
    return fitting


def windows(
    words: UInt64s, rows: int, cols: int, holes: int, rims: UInt64s, known: Known, jobs: int = 1
) -> UInt64s:
    """Return the sorted stuck windows with `cols` columns and at most `holes` holes.

    They are joined from `words`, the stuck windows with one column less. Only windows whose first
    stack is Black are returned, since the colours can be turned. `Wanted` describes `rims`.
    """
    wanted = Wanted(0, holes, 0, rims)
    looked = Looked(known, NONE, NONE)
    found = list(_joined(words, words, rows, cols, 1, wanted, looked, jobs))
    return stuck.ordered(_images(np.concatenate(found), rows, cols))


def boards(
    heads: UInt64s,
    tails: UInt64s,
    rows: int,
    cols: int,
    holes: int,
    known: Known,
    flat: Known,
    jobs: int = 1,
) -> Iterator[UInt64s]:
    """Yield arrays of the boards with three colours, exactly `holes` holes and no removable line.

    At least one board of each symmetry class is yielded. The boards are joined from windows:
    `heads` have one column less than the boards, and `tails` have two columns less. `known` has the
    unsolvable boards with fewer columns. `flat` has the unsolvable boards with fewer rows,
    transposed.
    """
    wanted = Wanted(holes, holes, 0b1110, ANYWHERE)
    last = np.uint64(3 << 2 * (cols - 1))
    looked = Looked(known, flat, stuck.without(flat, last, cols, rows))
    yield from _joined(heads, tails, rows, cols, 2, wanted, looked, jobs)


def rims(rows: int, cols: int, is_square: bool) -> UInt64s:
    """Return two masks: the first and the last column, with both outer rows if `is_square`."""
    row = sum(1 << 2 * rows * col for col in range(cols))
    outer = row | row << 2 * (rows - 1) if is_square else 0
    column = sum(1 << 2 * cell for cell in range(rows))
    return np.array([outer | column, outer | column << 2 * rows * (cols - 1)], dtype=np.uint64)


def _joined(
    heads: UInt64s,
    tails: UInt64s,
    rows: int,
    cols: int,
    own: int,
    wanted: Wanted,
    looked: Looked,
    jobs: int,
) -> Iterator[UInt64s]:
    """Yield arrays of the stuck windows that meet the conditions `wanted`.

    They are joined from `heads`, which lack the last column of the window, and `tails`, which lack
    its first `own` columns.
    """
    shared = cols - 1 - own
    heads = stuck.ordered(_in_turns(heads, rows, own))
    tails = stuck.ordered(_in_turns(_as_tails(tails, rows, shared), rows, 1))
    size = np.uint64(2 * rows)

    def join(part: UInt64s) -> UInt64s:
        middles = part[[0, -1]] >> size * np.uint64(own)
        begin, end = np.searchsorted(tails, (middles + np.array([0, 1], dtype=np.uint64)) << size)
        found: UInt64s = _join(
            part, tails[begin:end], rows, cols, own, wanted, looked, stuck.empty_room()
        )
        return found

    parts = [part for part in np.array_split(heads, 1 + len(heads) // AT_ONCE) if len(part)]
    pool = ThreadPoolExecutor(jobs)
    try:
        yield from pool.map(join, parts)
    finally:
        pool.shutdown(cancel_futures=True)


@compiled()
def _fits(words: UInt64s, rows: int, holes: int) -> Bools:
    found = np.empty(len(words), dtype=np.bool_)
    for index, word in enumerate(words):
        found[index] = rows - stuck.stacks_of(word) <= holes and stuck.first_of(word) <= 1
    return found


@compiled()
def _in_turns(words: UInt64s, rows: int, own: int) -> UInt64s:
    """Turn the colours of each word so that the first stack after `own` columns is Black.

    A word without a stack after these columns is returned in all three turns of the colours.
    """
    size = np.uint64(2 * rows * own)
    found = np.empty(3 * len(words), dtype=np.uint64)
    count = 0
    for word in words:
        for _ in range(3):
            if stuck.first_of(word >> size) <= 1:
                found[count] = word
                count += 1
            word = stuck.next_colours(word)
    return found[:count]


@compiled()
def _as_tails(words: UInt64s, rows: int, shared: int) -> UInt64s:
    size = np.uint64(2 * rows)
    column = (np.uint64(1) << size) - np.uint64(1)
    found = np.empty(len(words), dtype=np.uint64)
    for index, word in enumerate(words):
        found[index] = word & column | _mirrored(word >> size, rows, shared) << size
    return found


@compiled(nogil=True)
def _join(
    heads: UInt64s,
    tails: UInt64s,
    rows: int,
    cols: int,
    own: int,
    wanted: Wanted,
    looked: Looked,
    room: Room,
) -> UInt64s:
    size = np.uint64(2 * rows)
    column = (np.uint64(1) << size) - np.uint64(1)
    last = size * np.uint64(cols - 1)
    found = np.empty(1 << 12, dtype=np.uint64)
    of_tails = np.zeros(len(tails), dtype=np.uint64)
    of_head = np.zeros(3, dtype=np.uint64)
    middle = ~np.uint64(0)
    count = low = high = 0
    is_first = False
    for head in heads:
        if head >> size * np.uint64(own) != middle:
            middle = head >> size * np.uint64(own)
            low = high
            while low < len(tails) and tails[low] >> size < middle:
                low += 1
            high = low
            while high < len(tails) and tails[high] >> size == middle:
                high += 1
            is_first = _is_first(middle, rows, cols - 1 - own, own == 1)
        if not is_first:
            continue
        of_head[:] = 0
        for place in range(low, high):
            word = head | (tails[place] & column) << last
            if not _is_wanted(word, rows * cols, wanted):
                continue
            of_tail = of_tails[place : place + 1]
            if _is_stuck(word, rows, cols, own, looked, of_head, of_tail, room):
                if count == len(found):
                    found = _doubled(found)
                found[count] = word
                count += 1
    return found[:count]


@compiled(nogil=True)
def _is_wanted(word: int, cells: int, wanted: Wanted) -> bool:
    holes = cells - stuck.stacks_of(word)
    if not wanted.fewest <= holes <= wanted.most:
        return False
    if stuck.colours_of(word) & wanted.colours != wanted.colours:
        return False
    stacks = (word | word >> np.uint64(1)) & stuck.ONES
    is_free = holes < wanted.most
    for rim in wanted.rims:
        is_free |= stacks & rim == rim
    return is_free


@compiled(nogil=True)
def _is_stuck(
    word: int,
    rows: int,
    cols: int,
    own: int,
    looked: Looked,
    of_head: UInt64s,
    of_tail: UInt64s,
    room: Room,
) -> bool:
    """Return whether a window is stuck; `of_head` and `of_tail` cache results."""
    known, flat, none = looked.known, looked.flat, np.uint64(0)
    if len(flat.starts) > 1:
        if _row_goes(word, rows, cols, looked.lasts, of_head, room):
            return False
        lying = stuck.turned_word(word, rows, cols)
        if not stuck.is_stuck(lying, cols, rows, flat, room, none):
            return False
    if not of_head[STAYS]:
        of_head[STAYS] = NOTED | stuck.staying_columns(word, rows, cols, 0, cols - 1, known, room)
    if not of_tail[0]:
        of_tail[0] = NOTED | stuck.staying_columns(word, rows, cols, own, cols, known, room)
    return stuck.is_stuck(word, rows, cols, known, room, of_head[STAYS] | of_tail[0])


@compiled(nogil=True)
def _row_goes(word: int, rows: int, cols: int, lasts: Known, of_head: UInt64s, room: Room) -> bool:
    """Return whether a single row can be removed, whatever the last cells of the other rows are.

    Results are cached in `of_head` for each content of the row's last cell.
    """
    last = np.uint64(2 * rows * (cols - 1))
    for row in range(rows):
        cell = word >> last + np.uint64(2 * row) & np.uint64(3)
        bit = np.uint64(1) << np.uint64(4 * row) + cell
        if not of_head[ASKED] & bit:
            of_head[ASKED] |= bit
            head = word & (np.uint64(1) << last) - np.uint64(1)
            lying = stuck.turned_word(head, rows, cols)
            lying |= cell << np.uint64(2 * (row * cols + cols - 1))
            if stuck.outcome(lying, cols, rows, row, 1, lasts, room) == stuck.REMOVED:
                of_head[GOING] |= bit
        if of_head[GOING] & bit:
            return True
    return False


@compiled()
def _doubled(words: UInt64s) -> UInt64s:
    more = np.empty(2 * len(words), dtype=np.uint64)
    more[: len(words)] = words
    return more


@compiled()
def _images(words: UInt64s, rows: int, cols: int) -> UInt64s:
    """Return windows and their reflections.

    The colours of each are turned so that its first stack is Black.
    """
    found = np.empty((len(words), 4), dtype=np.uint64)
    for index, word in enumerate(words):
        across = _mirrored(word, rows, cols)
        images = word, across, _flipped(word, rows, cols), _flipped(across, rows, cols)
        for place, image in enumerate(images):
            found[index, place] = _from_black(image)
    return found.ravel()


@compiled()
def _is_first(word: int, rows: int, cols: int, both_ways: bool) -> bool:
    """Return whether a word is the least among its reflections.

    Before they are compared, the colours of each are turned so that the first stack is Black.
    Reflections reverse the rows and, if `both_ways`, also the columns.
    """
    if word > _from_black(_flipped(word, rows, cols)):
        return False
    across = _mirrored(word, rows, cols)
    least = min(_from_black(across), _from_black(_flipped(across, rows, cols)))
    return word <= least or not both_ways


@compiled()
def _from_black(word: int) -> int:
    while stuck.first_of(word) > 1:
        word = stuck.next_colours(word)
    return word


@compiled()
def _mirrored(word: int, rows: int, cols: int) -> int:
    """Return a word with the order of its columns reversed."""
    size = np.uint64(2 * rows)
    found = np.uint64(0)
    for _ in range(cols):
        found = found << size | word & (np.uint64(1) << size) - np.uint64(1)
        word >>= size
    return found


@compiled()
def _flipped(word: int, rows: int, cols: int) -> int:
    """Return a word with the order of its rows reversed."""
    found = np.uint64(0)
    for cell in range(rows * cols):
        other = cell // rows * rows + rows - 1 - cell % rows
        found |= (word >> np.uint64(2 * cell) & np.uint64(3)) << np.uint64(2 * other)
    return found
