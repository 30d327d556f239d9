"""Boards with few holes from which no line can be removed, joined of two beginnings; compiled.

A board is a word as `stuck` has it. Without its last column a board from which no line can be
removed is a beginning that `stuck.grown` keeps, and without its first column it is one as well,
seen from the other end. They have the columns between in common:

    head  B B W      board  B B W G      tail    B W G
          G . B             G . B W              . B W
            ^ ^                                  ^ ^

Both are words of their outer column, the lowest, and then the columns between from left to right,
in the colours that make the first stack of these Black. So in the order of words those that go
together follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from greenest.kernels.kept import compiled
from greenest.study.holes import stuck
from greenest.study.holes.stuck import Words

AT_ONCE = 1 << 14
"""So many heads are joined at a time."""


def joined(
    words: Words, rows: int, cols: int, holes: int, narrower: Words, flat: Words
) -> Iterator[Words]:
    """Yield all boards from which no line can be removed, in parts.

    They have three colours and just so many holes. Of boards that are alike by reflections and by
    turning the colours there is one at least. `words` are all beginnings that lack a column.
    `narrower` and `flat`, in order, are the unsolvable boards of a column less, and those of a row
    less, turned. Rows of more than ten cells are not removed, as three do not fit a word: there are
    more boards then.
    """
    size = np.uint64(2 * rows)
    heads = np.unique(_ends(words, rows, cols, False))
    tails = np.unique(_ends(words, rows, cols, True))
    for part in np.array_split(heads, 1 + len(heads) // AT_ONCE):
        if len(part):
            middles = np.array([part[0] >> size, (part[-1] >> size) + np.uint64(1)])
            begin, end = np.searchsorted(tails, middles << size)
            yield _join(part, tails[begin:end], rows, cols, holes, narrower, flat)


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
            if stuck._first(word >> size) <= 1:
                found[count] = word
                count += 1
            word = _next_colours(word)
    return found[:count]


@compiled(calls=(stuck,))
def _join(
    heads: Any, tails: Any, rows: Any, cols: Any, holes: Any, narrower: Any, flat: Any
) -> Any:
    size = np.uint64(2 * rows)
    column = (np.uint64(1) << size) - np.uint64(1)
    last = size * np.uint64(cols - 1)
    todo = np.empty(1 << 12, dtype=np.uint64)
    found = np.empty(1 << 12, dtype=np.uint64)
    count = low = high = 0
    has_room = 3 * cols <= stuck.MOST_CELLS
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
        free = holes - stuck._holes(head, rows * (cols - 1))
        for tail in tails[low:high]:
            if stuck._holes(tail, rows) != free:
                continue
            board = head | (tail & column) << last
            if stuck._colours(board) != np.uint64(0b1110):
                continue
            if has_room and stuck._is_reducible(_turned(board, rows, cols), cols, rows, flat, todo):
                continue
            if stuck._is_reducible(board, rows, cols, narrower, todo):
                continue
            if count == len(found):
                more = np.empty(2 * count, dtype=np.uint64)
                more[:count] = found
                found = more
            found[count] = board
            count += 1
    return found[:count]


@compiled(calls=(stuck,))
def _is_first(word: Any, rows: Any, cols: Any) -> Any:
    """Tell whether no reflection of columns comes before them, each in the colours of a middle."""
    across, down = _mirrored(word, rows, cols), _flipped(word, rows, cols)
    for image in (across, down, _flipped(across, rows, cols)):
        while stuck._first(image) > 1:
            image = _next_colours(image)
        if image < word:
            return False
    return True


@compiled()
def _next_colours(word: Any) -> Any:
    """Return a word with Black as Green, Green as White and White as Black."""
    ones = np.uint64(0x5555555555555555)
    low, high = word & ones, word >> np.uint64(1) & ones
    return high | (low ^ high) << np.uint64(1)


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


@compiled()
def _turned(word: Any, rows: Any, cols: Any) -> Any:
    """Return a board with its rows as columns."""
    found = np.uint64(0)
    for cell in range(rows * cols):
        other = cell % rows * cols + cell // rows
        found |= (word >> np.uint64(2 * cell) & np.uint64(3)) << np.uint64(2 * other)
    return found
