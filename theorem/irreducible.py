"""Enumerates the irreducible strips without long runs; compiled.

By docs/every-size.md, 2.3, a strip is **reducible** if

1. a column, not the marked one, can be removed by captures that spare the colours with few stacks,
   so no stack of these colours is captured (`_has_removable_column`), or
2. a window, with the carrier if there is one, can come down to one stack, which takes a stack of a
   column beside the window such that three colours are left (`_has_leaving_window`), or
3. the carrier, White, is above a Black, and there is another Black (`_white_takes_a_black`).

If a part of a strip is reducible without removing its outer columns, so is the strip (2.5). So
`irreducible_strips` begins with three-coloured windows (2.4), or with marked columns, and adds
columns on the right and on the left in turn. It drops a strip that is reducible or has a long run
(2.6). In the end nothing remains to be extended, so there are finitely many irreducible strips
without long runs (2.7).

In compiled code a strip is an array of its columns' codes. A code has the colours as digits to base
3, the top one lowest. A strip that is being extended is a row of numbers: the number of columns,
the marked column or -1, a mask of the closed sides, and the codes. No column may be added on a
closed side, for the strip ends there.

    B G W       columns 0 + 2*3 = 6, 1 + 0*3 = 1, 2 + 1*3 = 5
    W B G       not marked, closed on the left:   3 -1 1  6 1 5  0 0 0 ...
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
"""The width of the arrays for strips, in columns; longer strips raise RuntimeError."""

LEFT, RIGHT = 1, 2
"""The bits for the left and for the right side in a mask of sides."""

Grown = NDArray[np.int8]
"""(strips, FIRST + MOST_COLUMNS) strips that are being extended, a row each."""

LENGTH, MARK, CLOSED, FIRST = range(4)
"""Indexes in a row of `Grown`: number of columns, marked column, closed sides, first code."""


class _Rules(NamedTuple):
    """Tables for the strips of one height, which show whether a strip is reducible."""

    columns: Ints
    """The codes of the columns that may be added."""
    counts: Ints
    """(codes, 3) the number of stacks in the column of each code, by colour."""
    digits: Ints
    """(codes, rows) the colours in the column of each code."""
    inner: NDArray[np.uint8]
    edge: NDArray[np.uint8]
    """A byte for each column with its neighbours, given by their codes (`kernels.removal`).

    Bit s is set if the column can be removed such that the colours in the set s are spared. `inner`
    is for columns with two neighbours, `edge` for columns with one neighbour.
    """
    leaving: NDArray[np.uint16]
    """(places, blocks) the ends of all windows by row (`theorem.ends`).

    A place is the marked column of a window. Without a mark there is only place 0.
    """
    window: int
    """The number of columns of a window."""
    few: int
    """Removals must spare the colours that have at most this number of stacks."""
    longest_run: int


def irreducible_strips(rows: int, is_marked: bool = False) -> list[Strip]:
    """Return the irreducible strips of all lengths that have no long run.

    Of unmarked strips that differ by a turn of the colours, one or more are returned. Raises
    RuntimeError if the enumeration does not end.
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
    return _open_strips(rules.columns[:, None], mark=0)


def _three_coloured_windows(rules: _Rules) -> Grown:
    size, rows = rules.digits.shape
    powers = size ** np.arange(rules.window)
    turn = turned_codes(rules.digits)
    blocks = np.flatnonzero(colours(rows * rules.window) == ALL)
    columns = blocks[:, None] // powers % size
    once, twice = turn[columns] @ powers, turn[turn[columns]] @ powers
    return _open_strips(columns[(blocks <= once) & (blocks <= twice)], mark=-1)


def _open_strips(columns: Ints, mark: int) -> Grown:
    """Return strips of these columns as rows of `Grown`, with no side closed."""
    grown = np.zeros((len(columns), FIRST + MOST_COLUMNS), dtype=np.int8)
    grown[:, LENGTH], grown[:, MARK] = columns.shape[1], mark
    grown[:, FIRST : FIRST + columns.shape[1]] = columns
    return grown


def _strips(grown: Grown, rules: _Rules) -> set[Strip]:
    columns = [tuple(digits) for digits in rules.digits.tolist()]
    return {
        Strip(tuple(columns[code] for code in codes[:length]), None if mark < 0 else mark)
        for length, mark, _, *codes in grown.tolist()
    }


@compiled()
def _extend(grown: Int8s, side: int, rules: _Rules) -> Int8s:
    """Add each column at a side of each strip, or close this side; return strips not dropped."""
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
    """Return whether a strip and all its extensions have long runs or are reducible."""
    return _has_long_run(strip, mark, rules) or _is_reducible(strip, mark, closed, rules)


@compiled()
def _is_reducible(strip: Int64s, mark: int, closed: int, rules: _Rules) -> bool:
    """Return whether a strip and all its extensions, which keep its closed sides, are reducible."""
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
    """Return whether White is above a Black, and there is another Black (case 3)."""
    return mark >= 0 and rules.digits[strip[mark], 0] == 0 and counts[0] > 1


@compiled()
def _has_long_run(strip: Int64s, mark: int, rules: _Rules) -> bool:
    """Return whether five adjacent unmarked columns are all of one colour."""
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
    """Return whether the removal of a column can spare the colours that have few stacks (case 1).

    An outer column counts only if its side is closed.
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
    """Return whether a window comes down to a stack that can take a stack beside the window.

    Three colours must be left after this capture (case 2).
    """
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
