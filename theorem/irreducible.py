"""Irreducible strips, and all of them without long runs; compiled.

docs/every-size.md, 2.3: a strip is **reducible** if

1. a column, not the marked one, can be removed sparing the colours of few stacks
   (`_has_removable_column`), or
2. a window, with the carrier if there is one, can come down to one stack that takes a stack of a
   column beside it such that three colours are left (`_has_leaving_window`), or
3. the carrier, White, is above a Black, and there is another Black (`_white_takes_a_black`).

2.5: if a part of a strip is reducible, its own outer columns not being removed, so is the strip. So
`irreducible_strips` grows strips from a three-coloured window (2.4), or from a marked column, a
column to the right and a column to the left in turn, and drops what is reducible or has a long run
(2.6). That it comes to an end shows that there are finitely many (2.7).

For what is compiled a strip is the row of its columns' codes, the colours as digits to base 3, the
top one the lowest. A strip that is being grown is a row of numbers: how many columns it has, which
is marked, or -1, the sides at which it ends, and the codes.

    B G W       columns 0 + 2*3 = 6, 1 + 0*3 = 1, 2 + 1*3 = 5
    W B G       not marked, ends on the left:   3 -1 1  6 1 5  0 0 0 ...
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.arrays import Int8s, Int64s
from greenest.kernels.cache import compiled
from greenest.kernels.removal import removal_tables
from greenest.theorem.ends import ROW, colours, ends
from greenest.theorem.strips import (
    ALL,
    LONGEST_RUN,
    WINDOW_COLUMNS,
    Ints,
    Strip,
    counts_of,
    digits_of,
    turned_codes,
)

MOST_COLUMNS = 24
"""Growing strips of more columns are given up: there would be no end to them."""

LEFT, RIGHT = 1, 2
"""The sides of a strip, as bits: a side is closed if the strip ends there."""

Grown = NDArray[np.int8]
"""(strips, FIRST + MOST_COLUMNS) strips that are being grown."""

LENGTH, MARK, CLOSED, FIRST = range(4)
"""The places in a row of these; codes begin at the last."""


class _Rules(NamedTuple):
    """The conditions under which a strip of some rows is reducible, as arrays."""

    columns: Ints
    """The codes of the columns that a strip may have."""
    counts: Ints
    """(codes, 3) how many stacks of each colour a column has."""
    digits: Ints
    """(codes, rows) the colours of a column."""
    inner: NDArray[np.uint8]
    edge: NDArray[np.uint8]
    """The sets that the removal of a column can spare; see `kernels.removal`."""
    leaving: NDArray[np.uint16]
    """(windows, blocks) the ends by row of a window, or of one by the mark's column in it."""
    window: int
    """The columns of a window."""
    few: int
    """Number of stacks up to which a colour is spared by removals."""
    longest_run: int


def irreducible_strips(rows: int, is_marked: bool = False) -> list[Strip]:
    """Return the irreducible strips without long runs, of any length.

    Unmarked, these are strips with a window of all three colours; two that differ by a turn of the
    colours may be represented by one of them. Raises RuntimeError if there is no end to them.
    """
    rules = _rules(rows, WINDOW_COLUMNS[rows], is_marked)
    grown = _marked_columns(rules) if is_marked else _three_coloured_windows(rules)
    found: set[Strip] = set()
    while len(grown):
        for side in (RIGHT, LEFT):
            # A strip may have been grown in several ways.
            grown = np.unique(_extend(grown, side, rules), axis=0)
            is_whole = grown[:, CLOSED] == LEFT + RIGHT
            found |= _strips(grown[is_whole], rules)
            grown = grown[~is_whole]
        if len(grown) and grown[:, LENGTH].max() > MOST_COLUMNS - 2:
            raise RuntimeError(f"irreducible strips of {rows} rows have no end")
    return sorted(found, key=lambda strip: (strip.codes, strip.mark))


def _rules(rows: int, window: int, is_marked: bool) -> _Rules:
    digits = digits_of(rows)
    columns = np.flatnonzero((digits < 2).all(axis=1)) if is_marked else np.arange(len(digits))
    tables = removal_tables(rows)
    if is_marked:
        cells = 3 ** (rows * window)
        leaving = [ends(rows, window, (-1, col), ROW)[-cells:] for col in range(window)]
    else:
        leaving = [ends(rows, window, None, ROW)]
    return _Rules(
        columns=columns,
        counts=counts_of(digits),
        digits=digits,
        inner=tables.inner_of(rows),
        edge=tables.edge_of(rows),
        leaving=np.stack(leaving),
        window=window,
        few=rows + is_marked,
        longest_run=LONGEST_RUN,
    )


def _marked_columns(rules: _Rules) -> Grown:
    """Return the marked columns alone."""
    return _open_strips(rules.columns[:, None], mark=0)


def _three_coloured_windows(rules: _Rules) -> Grown:
    """Return the windows of three colours, one of each class under turns of the colours."""
    size, rows = rules.digits.shape
    powers = size ** np.arange(rules.window)
    turn = turned_codes(rules.digits)
    blocks = np.flatnonzero(colours(rows * rules.window) == ALL)
    columns = blocks[:, None] // powers % size
    once, twice = turn[columns] @ powers, turn[turn[columns]] @ powers
    return _open_strips(columns[(blocks <= once) & (blocks <= twice)], mark=-1)


def _open_strips(columns: Ints, mark: int) -> Grown:
    """Return strips of some columns as rows of what is grown, closed at no side."""
    grown = np.zeros((len(columns), FIRST + MOST_COLUMNS), dtype=np.int8)
    grown[:, LENGTH], grown[:, MARK] = columns.shape[1], mark
    grown[:, FIRST : FIRST + columns.shape[1]] = columns
    return grown


def _strips(grown: Grown, rules: _Rules) -> set[Strip]:
    """Return what has been grown as strips."""
    columns = [tuple(digits) for digits in rules.digits.tolist()]
    return {
        Strip(tuple(columns[code] for code in codes[:length]), None if mark < 0 else mark)
        for length, mark, _, *codes in grown.tolist()
    }


@compiled()
def _extend(grown: Int8s, side: int, rules: _Rules) -> Int8s:
    """Grow strips by each column at a side, or close it, and keep the irreducible ones."""
    found = np.zeros((len(grown) * (len(rules.columns) + 1), grown.shape[1]), dtype=np.int8)
    many = 0
    for row in grown:
        length, mark, closed = int(row[LENGTH]), int(row[MARK]), int(row[CLOSED])
        strip = row[FIRST:].astype(np.int64)
        is_closed = closed & side
        if is_closed or not _is_dropped(strip[:length], mark, closed | side, rules):
            found[many] = row
            found[many, CLOSED] = closed | side
            many += 1
        if is_closed:
            continue
        at = length if side == RIGHT else 0
        if side == LEFT:
            strip[1 : length + 1] = strip[:length].copy()
            mark += mark >= 0
        for column in rules.columns:
            strip[at] = column
            if not _is_dropped(strip[: length + 1], mark, closed, rules):
                found[many, LENGTH], found[many, MARK] = length + 1, mark
                found[many, CLOSED] = closed
                found[many, FIRST : FIRST + length + 1] = strip[: length + 1]
                many += 1
    return found[:many].copy()


@compiled()
def _is_dropped(strip: Int64s, mark: int, closed: int, rules: _Rules) -> bool:
    """Tell that a strip, and so every strip that contains it, has a long run or is reducible."""
    return _has_long_run(strip, mark, rules) or _is_reducible(strip, mark, closed, rules)


@compiled()
def _is_reducible(strip: Int64s, mark: int, closed: int, rules: _Rules) -> bool:
    """Tell that a strip is reducible as a part of any that ends where it is closed."""
    counts = np.zeros(3, dtype=np.int64)
    for column in strip:
        counts += rules.counts[column]
    return (
        _white_takes_a_black(strip, mark, counts, rules)
        or _has_removable_column(strip, mark, closed, counts, rules)
        or _has_leaving_window(strip, mark, counts, rules)
    )


@compiled()
def _white_takes_a_black(strip: Int64s, mark: int, counts: Int64s, rules: _Rules) -> bool:
    """Case 3: White is above a Black, and there is another Black."""
    return mark >= 0 and rules.digits[strip[mark], 0] == 0 and counts[0] > 1


@compiled()
def _has_long_run(strip: Int64s, mark: int, rules: _Rules) -> bool:
    """Tell that five columns side by side, none of them marked, are of the same one colour."""
    run = 0
    for col in range(len(strip)):
        is_plain = rules.counts[strip[col]].max() == rules.digits.shape[1] and col != mark
        is_next = run > 0 and strip[col] == strip[col - 1]
        run = (run + 1 if is_next else 1) if is_plain else 0
        if run > rules.longest_run:
            return True
    return False


@compiled()
def _has_removable_column(
    strip: Int64s, mark: int, closed: int, counts: Int64s, rules: _Rules
) -> bool:
    """Case 1: a column can be removed sparing the colours of few stacks.

    An outer column has no neighbour beyond it where the strip ends; where it does not end, it is
    left alone.
    """
    spared = 0
    for colour in range(3):
        spared |= (counts[colour] <= rules.few) << colour
    last = len(strip) - 1
    for col in range(last + 1 if last else 0):
        if col == mark:
            continue
        sparing = 0
        if 0 < col < last:
            sparing = rules.inner[strip[col], strip[col - 1], strip[col + 1]]
        elif col == 0 and closed & LEFT:
            sparing = rules.edge[strip[0], strip[1]]
        elif col == last and closed & RIGHT:
            sparing = rules.edge[strip[last], strip[last - 1]]
        if sparing >> spared & 1:
            return True
    return False


@compiled()
def _has_leaving_window(strip: Int64s, mark: int, counts: Int64s, rules: _Rules) -> bool:
    """Case 2: a window comes down to a stack that takes one beside it; three colours are left."""
    size, rows = rules.digits.shape
    window = rules.window
    first = max(mark - window + 1, 0) if mark >= 0 else 0
    last = len(strip) - window
    if mark >= 0:
        last = min(last, mark)
    for at in range(first, last + 1):
        code = 0
        outside = counts.copy()
        for column in strip[at : at + window][::-1]:
            code = code * size + column
            outside -= rules.counts[column]
        leaving = np.int64(rules.leaving[mark - at if mark >= 0 else 0, code])
        for beside in (at - 1, at + window):
            if not 0 <= beside < len(strip):
                continue
            for row in range(rows):
                prey = rules.digits[strip[beside], row]
                captor = (prey + 2) % 3
                if leaving >> captor * rows + row & 1:
                    outside[prey] -= 1
                    outside[captor] += 1
                    if outside.min() > 0:
                        return True
                    outside[prey] += 1
                    outside[captor] -= 1
    return False
