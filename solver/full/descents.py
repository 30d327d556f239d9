"""Finds captures that bring strips down to one stack, by the proof of docs/every-size.md.

A strip of 3 or 4 rows gets a free column, with captures for each colour (P and V). A strip of 2
rows gets one solution (D and C).

A reducible strip is made narrower (2.3), in time linear in its columns: White takes a Black (case
3), columns are removed as long as possible (case 1; `kernels.narrowing`), or a window comes down to
a stack that takes a stack beside the window (case 2). In a long strip only a piece is looked at; if
neither case is left in it, it is joined with at least as many columns again. An irreducible strip
is cut: columns of its long runs are left out (2.6), and one column of each run is guarded (2.9). A
search solves this shorter strip. Then each guarded column is repeated, once for each column that
was left out (2.8, 2.10).

    . x x      . x x x      Left: column d is guarded. z takes the x beside z, then the x above
    z x .      z x x .      that, and goes on to the last column. Right: there are two copies of
      d          d d'       d. z takes the two x's beside z, then the two above, and goes on.

A cell of a strip has the number `row * columns + column`. The carrier comes last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

import numpy as np

from greenest.solver.full.guarded_search import FREE, LIMITS, lines_of_play
from greenest.solver.full.strips import (
    ALL,
    BLACK,
    LONGEST_RUN,
    WHITE,
    WINDOW_COLUMNS,
    Captures,
    Cell,
    Column,
    Guarded,
    Guards,
    Ints,
    Strip,
    captor,
    narrowest,
)
from greenest.solver.kernels.arrays import Int8s
from greenest.solver.kernels.narrowing import narrow
from greenest.solver.kernels.patches import patches

FEW = (30, 1000)
"""The numbers of positions that a search for a wanted colour may visit: first 30, then 1000."""

PIECE = 32
"""The columns of the first piece of a long strip. To look for each window in all columns would take
quadratic time."""

NOTHING: Ints = np.empty((0, 2), dtype=np.int64)

Found = tuple[int, dict[int, Captures], str]
"""A column; the captures that leave a last stack in this column, by the colour of this stack; and
the name of the proof's step that found them."""


class GapError(AssertionError):
    """Error raised if a claim of the proof fails on a board."""


@dataclass(frozen=True, slots=True)
class Descent:
    """Ways to bring a strip down to one stack in one column, by the colour of this stack.

    The column is free if there are captures for all three colours.
    """

    column: int
    first: Ints
    """(captures, 2) the first captures, as cell numbers, which are the same for all colours."""
    captures: dict[int, Captures]
    """The captures after `first`, by the colour of the last stack, with cells as (row, column)."""
    places: Ints
    """(rows + 1, columns) the number of each cell (row, column) that `captures` may name.

    Row -1 is the carrier's.
    """
    steps: tuple[str, ...]
    """The names of the steps that were taken, in order."""

    def play(self, colour: int) -> Ints:
        """Return all captures that leave a last stack of a colour: (captures, 2) cell numbers."""
        last = _on(self.places, self.captures[colour])
        return np.concatenate((self.first, last)) if len(self.first) else last

    def on(self, cells: Ints, turn: int) -> Descent:
        """Return this descent with the cell numbers and the colours of a board.

        `cells[number]` is the cell number on the board for the cell `number` of the strip. Colour x
        of the board is colour x + turn (mod 3) of the strip.
        """
        captures = {(colour - turn) % 3: each for colour, each in self.captures.items()}
        return Descent(self.column, cells[self.first], captures, cells[self.places], self.steps)


def descent(colours: Int8s, mark: int | None = None, wanted: Ints | None = None) -> Descent:
    """Return captures that bring a strip down to one stack (2.10: P, V, D, C).

    The strip is given as (rows, columns) colours. If `mark` is None, it has all three colours. Else
    White stands above column `mark`, and the strip is Black and Green; with 3 or 4 rows it is no
    pimple. If `wanted` is given, it has a mask of colours for each column. If a short search then
    finds captures for a wanted colour in one column, these are returned. Raises GapError if a claim
    of the proof fails.
    """
    rows, cols = colours.shape
    stacks = np.append(colours.astype(np.int8), np.int8(WHITE))
    left = stacks[:-1].reshape(rows, cols)
    kept = np.arange(cols)
    before = after = kept[:0]
    widest = PIECE
    first: list[Ints] = []
    steps: list[str] = []
    while True:
        if mark is not None and left[0, mark] == BLACK and np.count_nonzero(left == BLACK) > 1:
            # Case 3: White takes the Black below, which is not the only one.
            first.append(np.array([[rows * cols, mark]]))
            left[0, mark] = WHITE
            mark = None
            steps.append("strip case 3")
        columns = len(kept)
        kept = _narrowed(left, kept, mark, first)
        steps += ["strip case 1"] * (len(kept) < columns)
        if mark is None and len(kept) > widest:
            before, kept, after = _parted(left, kept)
            widest = cols
        is_whole = not len(before) and not len(after)
        strip = Strip(
            tuple(map(tuple, left[:, kept].T.tolist())),
            None if mark is None else int(np.searchsorted(kept, mark)),
        )
        sooner = None
        if wanted is not None and is_whole:
            sooner = _search(strip, FEW, None, tuple(wanted[kept].tolist()))
        window = by_window(strip) if strip.is_long and not sooner else None
        if window is None and not is_whole:
            more = max(PIECE, len(kept))
            kept = np.concatenate((before[-more:], kept, after[:more]))
            before, after = before[:-more], after[more:]
            continue
        places = np.full((rows + 1, len(kept)), rows * cols)
        places[:-1] = np.arange(0, rows * cols, cols)[:, None] + kept
        if window is None:
            found = (*sooner, "strip search") if sooner else by_guards(strip)
            if found is None:
                raise GapError(f"strip {strip}: no free column")
            column, plays, step = found
            begun = np.concatenate(first) if first else NOTHING
            return Descent(int(kept[column]), begun, plays, places, (*steps, step))
        captures = _on(places, window[0])
        first.append(captures)
        steps.append("strip case 2")
        for source, target in captures.tolist():
            stacks[target] = stacks[source]
        kept, mark = np.delete(kept, window[1]), None


def _parted(left: Int8s, kept: Ints) -> tuple[Ints, Ints, Ints]:
    """Return the columns before, in and after a piece with three colours of the columns `kept`.

    A window is found near the colour with the fewest stacks, so the piece is there.
    """
    part = left[:, kept]
    rarest = min(((part == x).any(axis=0) for x in range(3)), key=np.count_nonzero)
    centre, reach = int(rarest.argmax()), PIECE // 2
    while len(np.unique(part[:, max(0, centre - reach) : centre + reach])) < 3:
        reach *= 2
    start, end = max(0, centre - reach), centre + reach
    return kept[:start], kept[start:end], kept[end:]


def _on(places: Ints, captures: Captures) -> Ints:
    """Return captures as (captures, 2) cell numbers; `places` has the number of each cell.

    The last row of `places` is that of the carrier, row -1 in `captures`.
    """
    ends = np.array(captures, dtype=np.int64).reshape(-1, 2, 2)
    return np.asarray(places[ends[..., 0], ends[..., 1]])


def solved_under(strip: Strip, colour: int, mark: int) -> Captures | None:
    """Return captures that solve a strip under a carrier of this colour, above column `mark` (E).

    Return None if the search finds none.
    """
    turned = tuple(tuple((x + WHITE - colour) % 3 for x in column) for column in strip.columns)
    found = _search(Strip(turned, mark), LIMITS)
    return None if found is None else next(iter(found[1].values()))


def _search(
    strip: Strip,
    limits: tuple[int, ...],
    guards: Guards | None = None,
    wanted: tuple[int, ...] | None = None,
) -> tuple[int, dict[int, Captures]] | None:
    """Search for captures that leave a last stack of the colours wanted in its column.

    By default these are all three, or with two rows any. See `lines_of_play`.
    """
    lines = tuple(col for _, col in strip.cells)
    usual = (ALL if strip.rows == 2 else FREE,) * len(strip.columns)
    guarded = None if guards is None else tuple(guards[col] for col in lines)
    return lines_of_play(strip.colours, strip.cells, lines, wanted or usual, guarded, limits)


def _narrowed(left: Int8s, kept: Ints, mark: int | None, first: list[Ints]) -> Ints:
    """Remove columns while possible (case 1); return the indexes of the columns that remain.

    `left` has the colours of the whole strip. `kept` has the indexes of the columns not yet
    removed, and `mark` is an index of the whole strip, too. The captures are appended to `first`,
    and made in `left`.
    """
    rows, cols = left.shape
    least = narrowest(rows, mark is not None)
    if len(kept) <= least:
        return kept
    part = np.ascontiguousarray(left[:, kept])
    place = -1 if mark is None else int(np.searchsorted(kept, mark))
    places, captures = narrow(part, place, least, rows + (mark is not None), patches())
    if len(captures):
        row, col = np.divmod(captures, len(kept))
        first.append(row * cols + kept[col])
        left[:, kept] = part
    return kept[places]


def by_window(strip: Strip) -> tuple[Captures, range] | None:
    """Return captures by which a window comes down to a stack that takes one beside it (case 2).

    Three colours are left after these captures. The second part of the result is the range of the
    window's columns. Return None if no window has such captures.
    """
    width = WINDOW_COLUMNS[strip.rows]
    total = Counter(chain(*strip.columns))
    for at in range(len(strip.columns) - width + 1):
        gone = range(at, at + width)
        if strip.mark is not None and strip.mark not in gone:
            continue
        mark = None if strip.mark is None else strip.mark - at
        window = Strip(strip.columns[at : at + width], mark)
        outside = total - Counter(chain(*window.columns))
        for beside in (at - 1, at + width):
            if 0 <= beside < len(strip.columns):
                wanted = tuple(_useful(outside, strip.columns[beside]))
                found = _leaving(window, wanted) if any(wanted) else None
                if found is not None:
                    captures = tuple(((r, c + at), (s, d + at)) for (r, c), (s, d) in found)
                    source = captures[-1][1]
                    return (*captures, (source, (source[0], beside))), gone
    return None


def _useful(outside: Counter[int], column: Column) -> Iterator[int]:
    """Yield a mask for each row: the colour that takes the stack in this row of a column.

    The column is next to a window that comes down to this captor, and `outside` counts the stacks
    outside of the window by colour. The mask is 0 if fewer than three colours would be left after
    the capture.
    """
    for taken in column:
        own = captor(taken)
        colours = {*outside, own} - ({taken} if outside[taken] == 1 else set())
        yield 1 << own if len(colours) == 3 else 0


@lru_cache(maxsize=1 << 14)
def _leaving(window: Strip, wanted: tuple[int, ...]) -> Captures | None:
    """Return captures that leave one stack of a window, in a row in which its colour is wanted.

    `wanted` has a mask of colours for each row. Return None if no such captures are found.
    """
    # The carrier's own place is in no row of the window.
    lines = tuple(row % (window.rows + 1) for row, _ in window.cells)
    found = lines_of_play(window.colours, window.cells, lines, (*wanted, 0))
    if found is None:
        return None
    row, plays = found
    return next(play for colour, play in plays.items() if wanted[row] >> colour & 1)


@lru_cache(maxsize=1 << 14)
def by_guards(strip: Strip) -> Found | None:
    """Search an irreducible strip with guarded columns (2.8 to 2.10).

    A strip that is not long may also be searched without guards. Return a column, the captures that
    leave the last stack in it by that stack's colour, and the name of the step. For three or four
    rows the column is free; for two rows one colour is enough. Return None if none is found.
    """
    for limit in LIMITS:
        tried = set()
        for way in _ways(strip):
            found = None if way in tried else _search_guarded(*way, limit)
            if found:
                return found
            tried.add(way)
    return None


def _ways(strip: Strip) -> Iterator[Guarded]:
    """Yield shorter strips to search; a strip that is not long also as it is, without guards."""
    for length in range(2, LONGEST_RUN + 1):
        yield from strip.guarded(length)
    if not strip.is_long:
        yield strip, (0,) * len(strip.columns), ()


def _search_guarded(
    strip: Strip, guards: Guards, copies: Sequence[int], limit: int
) -> Found | None:
    """Search a shorter strip, and repeat the guarded columns in the captures found.

    `limit` is the number of positions that the search may visit. Return column and captures for the
    strip with all copies, or None if the search finds none.
    """
    found = _search(strip, (limit,), guards)
    if found is None:
        return None
    column, plays = found
    guarded = [col for col, colour in enumerate(guards) if colour]
    for at, times in reversed(list(zip(guarded, copies, strict=True))):
        plays = {colour: tuple(repeated(play, at, times)) for colour, play in plays.items()}
        column += times - 1 if column > at else 0
    return column, plays, f"strip search, {len(guarded)} guards"


def repeated(play: Captures, at: int, times: int) -> Iterator[tuple[Cell, Cell]]:
    """Yield the captures of `play` as made if the guarded column `at` has `times` copies (2.8).

    The copies are adjacent. Columns on their right get higher numbers.
    """
    # For each row, the copy in which a captor stands.
    copy: dict[int, int] = {}
    for (row, col), (target_row, target_col) in play:
        source = row, at + copy.pop(row) if col == at else col + (times - 1) * (col > at)
        if target_col != at:
            yield source, (target_row, target_col + (times - 1) * (target_col > at))
            continue
        first = source[1] - at
        if col == at:
            order = [*range(first, -1, -1), *range(first + 1, times)]
        else:
            order = list(range(times) if col < at else reversed(range(times)))
        for place in order:
            target = target_row, at + place
            yield source, target
            source = target
        copy[target_row] = order[-1]
