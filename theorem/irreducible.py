"""Strips of any length that no removal and no window makes shorter; compiled.

docs/every-size.md says what they are for. A *strip* has few rows and any number of columns, and is
a *word*: each column is a letter, its code, the colours as digits to base 3, the top cell's the
lowest. One column may be *marked*: White stands above it, and the strip has Black and Green alone.

    B G W       letters 0 + 2*3 = 6, 1 + 0*3 = 1, 2 + 1*3 = 5
    W B G       the word 6 1 5

A strip is *reducible* if a strip with fewer columns is left, full, after

- the removal of a column that is not marked, sparing each colour of which there are few, or
- the reduction of a *window*, of `window` columns side by side, to one stack, which then takes a
  stack of a column beside the window, such that all three colours are left, or
- the White stack taking the Black one under it, which is not the only one.

What is known of a part of a word goes on to hold in the whole, for colours only gain stacks: if a
part is reducible, its own outer columns not being removed, so is the word. So words are grown from
within, a column to the right and a column to the left in turn, and dropped once they are reducible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, product
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greenest.kernels.removal import removal_tables
from greenest.theorem.strips import ALL, ROW, Ints, colours, ends

LONGEST_RUN = 4
"""Of more equal columns of one colour side by side, one can be left out."""

LONGEST_WORD = 24

WINDOW = {2: 4, 3: 4, 4: 3}
SHORTEST_LONG = {2: 9, 3: 9, 4: 6}
"""For a number of rows, the columns of a window, and from how many columns on a strip is long."""

LEFT, RIGHT = 1, 2
"""The sides of a word, as bits: a side is closed if the strip ends there."""


@dataclass(frozen=True, slots=True, order=True)
class Word:
    """A strip: the letters of its columns and which of them is marked, if one is."""

    letters: tuple[int, ...]
    mark: int | None = None

    def runs(self, rows: int) -> Iterator[tuple[int, int, int]]:
        """Yield first column, length and colour of each run of columns of one colour.

        A marked column belongs to no run.
        """
        plain = {colour * (3**rows - 1) // 2: colour for colour in range(3)}
        at = 0
        keyed = groupby(enumerate(self.letters), key=lambda pair: (pair[1], pair[0] == self.mark))
        for (letter, is_marked), run in keyed:
            length = len(list(run))
            if letter in plain and not is_marked:
                yield at, length, plain[letter]
            at += length

    def guarded(self, rows: int, length: int) -> Iterator[Guarded]:
        """Yield the word with longer runs cut down to a length, and a guard in each of them.

        The longest runs, which stand for longer ones, have a guard in any case. A guard has a
        number for each column, see `theorem.strips.free_columns`; all ways to place the guarded
        columns are yielded.
        """
        guarded = [run for run in self.runs(rows) if run[1] > length or run[1] == LONGEST_RUN]
        left_out = {at + place for at, run, _ in guarded for place in range(run - length)}
        kept = [col for col in range(len(self.letters)) if col not in left_out]
        mark = None if self.mark is None else kept.index(self.mark)
        word = Word(tuple(self.letters[col] for col in kept), mark)
        for places in product(*(range(at + run - length, at + run) for at, run, _ in guarded)):
            colours = {place: run[2] + 1 for run, place in zip(guarded, places, strict=True)}
            yield word, tuple(colours.get(col, 0) for col in kept)

    def images(self, rows: int) -> Iterator[Word]:
        """Yield the word and its images: left and right exchanged.

        If it has no mark also top and bottom are exchanged, and the colours turned.
        """
        digits = [[letter // 3**row % 3 for row in range(rows)] for letter in self.letters]
        flips, turns = ((False,), (0,)) if self.mark is not None else ((False, True), range(3))
        for flip, turn in product(flips, turns):
            letters = tuple(
                sum(
                    (digit + turn) % 3 * 3**row
                    for row, digit in enumerate(reversed(col) if flip else col)
                )
                for col in digits
            )
            yield Word(letters, self.mark)
            mirrored = None if self.mark is None else len(letters) - 1 - self.mark
            yield Word(letters[::-1], mirrored)


Guarded = tuple[Word, tuple[int, ...]]
"""A word, and a number for each column, 0 or x + 1 if it is guarded and all x."""


class _Rules(NamedTuple):
    """What makes a strip of some rows reducible, as arrays."""

    letters: Ints
    counts: Ints
    """(letters, 3) how many stacks of each colour a column has."""
    digits: Ints
    """(letters, rows) the colours of a column."""
    inner: NDArray[np.uint8]
    edge: NDArray[np.uint8]
    """What a column can be removed sparing; see `kernels.removal`."""
    leaving: NDArray[np.uint16]
    """(windows, blocks) the ends by row of a window, or of one by the mark's column in it."""
    window: int
    few: int
    """A colour with at most so many stacks is spared by removals."""


class _Grown(NamedTuple):
    """Words that are being grown; `closed` are the sides at which they end."""

    letters: NDArray[np.int8]
    lengths: Ints
    marks: Ints
    closed: Ints


def irreducible_words(rows: int, window: int, is_marked: bool = False) -> list[Word]:
    """Return the irreducible words without long runs, whatever their length.

    Unmarked, these are words with a window of all three colours; two that differ by a turn of the
    colours may be given by one of them. Raises RuntimeError if there is no end to them.
    """
    rules = _rules(rows, window, is_marked)
    grown = _marked_columns(rules) if is_marked else _windows(rules, rows, window)
    found: set[Word] = set()
    while len(grown.letters):
        for side in (RIGHT, LEFT):
            grown = _unique(_Grown(*_extend(grown, side, rules)))
            is_whole = grown.closed == LEFT + RIGHT
            found |= _words(_chosen(grown, is_whole))
            grown = _chosen(grown, ~is_whole)
        if len(grown.letters) and grown.lengths.max() > LONGEST_WORD - 2:
            raise RuntimeError(f"irreducible words of {rows} rows have no end")
    return sorted(found)


def _rules(rows: int, window: int, is_marked: bool) -> _Rules:
    size = 3**rows
    digits = np.arange(size)[:, None] // 3 ** np.arange(rows) % 3
    letters = np.flatnonzero((digits < 2).all(axis=1)) if is_marked else np.arange(size)
    tables = removal_tables(rows)
    if is_marked:
        cells = 3 ** (rows * window)
        leaving = [ends(rows, window, (-1, col), ROW)[-cells:] for col in range(window)]
    else:
        leaving = [ends(rows, window, None, ROW)]
    return _Rules(
        letters=letters,
        counts=np.stack([(digits == colour).sum(axis=1) for colour in range(3)], axis=1),
        digits=digits,
        inner=tables.inner_of(rows),
        edge=tables.edge_of(rows),
        leaving=np.stack(leaving),
        window=window,
        few=rows + is_marked,
    )


def _marked_columns(rules: _Rules) -> _Grown:
    letters = np.zeros((len(rules.letters), LONGEST_WORD), dtype=np.int8)
    letters[:, 0] = rules.letters
    return _Grown(letters, *_filled(len(letters), 1, 0, 0))


def _windows(rules: _Rules, rows: int, window: int) -> _Grown:
    """Return the windows of three colours, one of each class under turns of the colours."""
    size = 3**rows
    turn = ((rules.digits + 1) % 3 * 3 ** np.arange(rows)).sum(axis=1)
    codes = np.flatnonzero(colours(rows * window) == ALL)
    columns = codes[:, None] // size ** np.arange(window) % size
    turned = [
        (image * size ** np.arange(window)).sum(axis=1)
        for image in (turn[columns], turn[turn[columns]])
    ]
    columns = columns[(codes <= turned[0]) & (codes <= turned[1])]
    letters = np.zeros((len(columns), LONGEST_WORD), dtype=np.int8)
    letters[:, :window] = columns
    return _Grown(letters, *_filled(len(letters), window, -1, 0))


def _filled(length: int, *values: int) -> tuple[Ints, Ints, Ints]:
    lengths, marks, closed = (np.full(length, value) for value in values)
    return lengths, marks, closed


def _chosen(grown: _Grown, chosen: NDArray[np.bool_] | Ints) -> _Grown:
    letters, lengths, marks, closed = grown
    return _Grown(letters[chosen], lengths[chosen], marks[chosen], closed[chosen])


def _words(grown: _Grown) -> set[Word]:
    return {
        Word(tuple(letters[:length].tolist()), None if mark < 0 else int(mark))
        for letters, length, mark, _ in zip(*grown, strict=True)
    }


def _unique(grown: _Grown) -> _Grown:
    keys = np.column_stack([grown.letters, grown.lengths, grown.marks, grown.closed])
    _, first = np.unique(keys.astype(np.int8), axis=0, return_index=True)
    return _chosen(grown, first)


@njit(cache=True)
def _extend(grown: Any, side: Any, rules: Any) -> Any:
    """Grow words by each column at a side, or close it, and keep the irreducible ones."""
    many = len(grown.letters) * (len(rules.letters) + 1)
    letters = np.zeros((many, grown.letters.shape[1]), dtype=np.int8)
    lengths = np.zeros(many, dtype=np.int64)
    marks = np.zeros(many, dtype=np.int64)
    closed = np.zeros(many, dtype=np.int64)
    many = 0
    for index in range(len(grown.letters)):
        length, mark = grown.lengths[index], grown.marks[index]
        word = grown.letters[index].astype(np.int64)
        if grown.closed[index] & side:
            letters[many], lengths[many] = grown.letters[index], length
            marks[many], closed[many] = mark, grown.closed[index]
            many += 1
            continue
        if not _is_reducible(word[:length], mark, grown.closed[index] | side, rules):
            letters[many], lengths[many] = grown.letters[index], length
            marks[many], closed[many] = mark, grown.closed[index] | side
            many += 1
        at = length if side == RIGHT else 0
        if side == LEFT:
            word[1 : length + 1] = word[:length].copy()
            mark += mark >= 0
        for letter in rules.letters:
            word[at] = letter
            if not _is_reducible(word[: length + 1], mark, grown.closed[index], rules):
                letters[many, : length + 1] = word[: length + 1]
                lengths[many], marks[many], closed[many] = length + 1, mark, grown.closed[index]
                many += 1
    return letters[:many].copy(), lengths[:many], marks[:many], closed[:many]


@njit(cache=True)
def _is_reducible(word: Any, mark: Any, closed: Any, rules: Any) -> Any:
    """Tell that a word, or whatever it is a part of, is reducible or has a long run."""
    counts = np.zeros(3, dtype=np.int64)
    for letter in word:
        counts += rules.counts[letter]
    if mark >= 0 and rules.digits[word[mark], 0] == 0 and counts[0] > 1:
        return True
    return (
        _has_long_run(word, mark, rules)
        or _has_removable_column(word, mark, closed, counts, rules)
        or _has_leaving_window(word, mark, counts, rules)
    )


@njit(cache=True)
def _has_long_run(word: Any, mark: Any, rules: Any) -> Any:
    run = 0
    for col in range(len(word)):
        is_plain = rules.counts[word[col]].max() == rules.digits.shape[1] and col != mark
        is_next = run > 0 and word[col] == word[col - 1]
        run = (run + 1 if is_next else 1) if is_plain else 0
        if run > LONGEST_RUN:
            return True
    return False


@njit(cache=True)
def _has_removable_column(word: Any, mark: Any, closed: Any, counts: Any, rules: Any) -> Any:
    spared = 0
    for colour in range(3):
        spared |= (counts[colour] <= rules.few) << colour
    last = len(word) - 1
    for col in range(last + 1 if last else 0):
        if col == mark:
            continue
        sparing = 0
        if 0 < col < last:
            sparing = rules.inner[word[col], word[col - 1], word[col + 1]]
        elif col == 0 and closed & LEFT:
            sparing = rules.edge[word[0], word[1]]
        elif col == last and closed & RIGHT:
            sparing = rules.edge[word[last], word[last - 1]]
        if sparing >> spared & 1:
            return True
    return False


@njit(cache=True)
def _has_leaving_window(word: Any, mark: Any, counts: Any, rules: Any) -> Any:
    """Tell that a window becomes a stack that takes one beside it, and three colours are left."""
    size, rows = rules.digits.shape
    window = rules.window
    first = max(mark - window + 1, 0) if mark >= 0 else 0
    last = len(word) - window
    if mark >= 0:
        last = min(last, mark)
    for at in range(first, last + 1):
        code = 0
        outside = counts.copy()
        for letter in word[at : at + window][::-1]:
            code = code * size + letter
            outside -= rules.counts[letter]
        leaving = np.int64(rules.leaving[mark - at if mark >= 0 else 0, code])
        for beside in (at - 1, at + window):
            if not 0 <= beside < len(word):
                continue
            for row in range(rows):
                prey = rules.digits[word[beside], row]
                captor = (prey + 2) % 3
                if leaving >> captor * rows + row & 1:
                    outside[prey] -= 1
                    outside[captor] += 1
                    if outside.min() > 0:
                        return True
                    outside[prey] += 1
                    outside[captor] -= 1
    return False
