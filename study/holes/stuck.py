"""Boards with few holes from which no line can be removed, grown column by column; compiled.

A line is *removed* by captures of its own stacks, within the line or of what stands beside it in
the two lines next to it, until it is empty. It leaves a board with a line less and with as many
holes as the other lines had (docs/few-holes.md, Lemma 5).

Words. A board is a word of two bits a cell, column by column, the first column's first row the
lowest: 0 a hole, 1 Black, 2 Green, 3 White. So the first columns of a board are its lowest bits,
and a colour x captures x mod 3 + 1.

    B .     columns B G W and . W B, bits from the lowest: 1 2 3, 0 3 1
    G W     word 1 + 2*4 + 3*16 + 0*64 + 3*256 + 1*1024 = 1849
    W B

Growing. If a line can be removed from the first columns of a board, sparing a stack of each of
their colours, such that no board begins like what is left that is known to be unsolvable, then the
line can be removed from the board, and what is left is solvable. So `grown` drops the beginning.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.kept import compiled

Words = NDArray[np.uint64]

MOST_CELLS = 32
"""Cells of a word."""


def beginnings(boards: Words, cells: int) -> Words:
    """Return what boards of more cells, or as many, have in the first of them, in order."""
    return np.unique(boards & np.uint64((1 << 2 * cells) - 1))


def grown(words: Words, rows: int, cols: int, holes: int, known: Words) -> Words:
    """Add a column to beginnings of boards, in every way, and keep those that are stuck.

    They have then `cols` columns and at most so many holes. `known`, in order, has the beginnings
    of the unsolvable boards of a column less, as long as what a removal leaves. The first column's
    first stack is Black: the colours can be turned.
    """
    every = np.empty(len(words) << 2 * rows, dtype=np.uint64)
    return every[: _grow(words, rows, cols, holes, known, every)].copy()


def turned(words: Words, rows: int, cols: int) -> Words:
    """Return boards with their rows as columns."""
    places = np.arange(rows * cols).reshape(cols, rows).T.ravel()
    colours = words[:, None] >> (2 * places).astype(np.uint64) & np.uint64(3)
    shifts = (2 * np.arange(rows * cols)).astype(np.uint64)
    return np.asarray((colours << shifts).sum(axis=1, dtype=np.uint64))


@compiled()
def _grow(words: Any, rows: Any, cols: Any, holes: Any, known: Any, found: Any) -> Any:
    """Fill `found` as `grown` says; return how many there are."""
    todo = np.empty(1 << 12, dtype=np.uint64)
    size = 2 * rows
    count = 0
    for word in words:
        free = holes - _holes(word, rows * (cols - 1))
        for code in range(1 << size):
            column = np.uint64(code)
            if _holes(column, rows) > free or (cols == 1 and _first(column) > 1):
                continue
            board = word | column << np.uint64(size * (cols - 1))
            if not _is_reducible(board, rows, cols, known, todo):
                found[count] = board
                count += 1
    return count


@compiled()
def _is_reducible(board: Any, rows: Any, cols: Any, known: Any, todo: Any) -> Any:
    """Tell whether a column can be removed, as `_can_remove` says; the last is tried first."""
    col = cols - 1
    while col >= 0 and not _can_remove(board, rows, cols, col, known, todo):
        col -= 1
    return col >= 0


@compiled()
def _can_remove(board: Any, rows: Any, cols: Any, col: Any, known: Any, todo: Any) -> Any:
    """Tell whether a column can be removed with all colours left, and nothing known to be.

    `todo` is room for the windows still to be played on: words of the column and the two beside it.
    """
    size = np.uint64(2 * rows)
    at = np.uint64(2 * rows * col)
    column = (np.uint64(1) << size) - np.uint64(1)
    before = board & (np.uint64(1) << at) - np.uint64(1)
    window = before >> at - size if col else np.uint64(0)
    before = before & ((np.uint64(1) << at - size) - np.uint64(1)) if col else np.uint64(0)
    window |= (board >> at & column) << size
    after = np.uint64(0)
    if col + 1 < cols:
        window |= (board >> at + size & column) << size + size
    if col + 2 < cols:
        after = board >> at + size + size << at + size
    kept, colours = _colours(before) | _colours(after), _colours(board)
    todo[0] = window
    count = 1
    while count:
        count -= 1
        window = todo[count]
        if window >> size & column:
            count = _play_on(window, rows, todo, count)
            continue
        left, right = window & column, window >> size + size
        if kept | _colours(left) | _colours(right) == colours:
            smaller = before | after | right << at
            if col:
                smaller |= left << at - size
            if not _is_in(known, smaller):
                return True
    return False


@compiled()
def _play_on(window: Any, rows: Any, todo: Any, count: Any) -> Any:
    """Add to `todo` what each capture by the middle column leaves of a window; return the count."""
    three = np.uint64(3)
    for row in range(rows):
        here = np.uint64(2 * (rows + row))
        colour = window >> here & three
        if not colour:
            continue
        prey = colour % three + np.uint64(1)
        rest = window & ~(three << here)
        for way in (-rows, rows, -1, 1):
            other = rows + row + way
            while abs(way) == 1 and rows <= other < 2 * rows and not _at(window, other):
                other += way
            if (abs(way) == rows or rows <= other < 2 * rows) and _at(window, other) == prey:
                there = np.uint64(2 * other)
                todo[count] = rest & ~(three << there) | colour << there
                count += 1
    return count


@compiled()
def _at(word: Any, cell: Any) -> Any:
    return word >> np.uint64(2 * cell) & np.uint64(3)


@compiled()
def _first(word: Any) -> Any:
    """Return the first stack's colour, 0 if there is none."""
    while word and not word & np.uint64(3):
        word >>= np.uint64(2)
    return word & np.uint64(3)


@compiled()
def _holes(word: Any, cells: Any) -> Any:
    count = 0
    for cell in range(cells):
        count += _at(word, cell) == 0
    return count


@compiled()
def _colours(word: Any) -> Any:
    """Return a mask of the colours that occur, bit x for the colour x."""
    colours = np.uint64(0)
    while word:
        colours |= np.uint64(1) << (word & np.uint64(3))
        word >>= np.uint64(2)
    return colours & np.uint64(0b1110)


@compiled()
def _is_in(words: Any, word: Any) -> Any:
    """Tell whether a word is among those in order."""
    low, high = 0, len(words)
    while low < high:
        middle = (low + high) // 2
        if words[middle] < word:
            low = middle + 1
        else:
            high = middle
    return low < len(words) and words[low] == word
