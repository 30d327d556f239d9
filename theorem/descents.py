"""Finds captures that bring strips down to one stack, by the proof of docs/every-size.md.

Strips of 3 and 4 rows get a free column, with captures for each colour (P and V), strips of 2 rows
one solution (D and C). A reducible strip is made narrower (2.3), in time linear in its columns:
White takes a Black (case 3), columns are removed as long as possible (case 1; `kernels.narrowing`),
and a window leaves (case 2). Then long runs are cut (2.6), and one column of each is guarded (2.9).
A search finds a line of play, which is transferred to the strip itself by repeating the guarded
columns (2.8, 2.10).

    . x x      . x x x      A guarded column d, and the same doubled. In d, z takes the x of its
    z x .      z x x .      row, then the x above. In d and d' it takes both x's of its row, then
      d          d d'       both x's above. Then it leaves.

Cells of a strip count row by row, `row * columns + column`, and a carrier comes last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

import numpy as np

from greenest.kernels.arrays import Int8s, UInt8s
from greenest.kernels.narrowing import narrow
from greenest.kernels.removal import removal_tables
from greenest.theorem.guarded_search import FREE, LIMITS, MOST_CELLS, lines_of_play
from greenest.theorem.strips import (
    ALL,
    BLACK,
    LONGEST_RUN,
    WHITE,
    WINDOW_COLUMNS,
    Captures,
    Cell,
    Guards,
    Ints,
    Strip,
    captor,
    narrowest,
)

FEW = (30, 1000)
"""The limits of positions of a search for a wanted colour, tried one after the other."""

NOTHING: Ints = np.empty((0, 2), dtype=np.int64)

Found = tuple[int, dict[int, Captures], str]
"""A column for the last stack, the captures for each of its colours, and the proof's step."""


class GapError(AssertionError):
    """A claim of the proof fails for a board."""


@dataclass(frozen=True, slots=True)
class Descent:
    """A column in which the last stack can stand, with the captures for each of its colours.

    With captures for all three colours the column is free.
    """

    column: int
    first: Ints
    """The first captures, (captures, 2) cells, which are the same for all colours."""
    captures: dict[int, Captures]
    """The other captures, by the colour of the last stack, on the columns that are then left."""
    places: Ints
    """(rows + 1, columns left) the cells of these columns; the last row has the carrier's cell."""
    steps: tuple[str, ...]
    """The steps of the proof that were taken."""

    def play(self, colour: int) -> Ints:
        """Return the captures that leave a stack of a colour, (captures, 2) cells."""
        last = _on(self.places, self.captures[colour])
        return np.concatenate((self.first, last)) if len(self.first) else last

    def on(self, cells: Ints, turn: int) -> Descent:
        """Return the descent with the cells of a board, and the colours before they were turned."""
        captures = {(colour - turn) % 3: each for colour, each in self.captures.items()}
        return Descent(self.column, cells[self.first], captures, cells[self.places], self.steps)


def descent(colours: Int8s, mark: int | None = None, wanted: Ints | None = None) -> Descent:
    """Bring a strip, (rows, columns) colours, down to one stack (2.10: P, V, D, C).

    Without a mark, the strip has all three colours. With a mark, White stands above this column,
    the strip is Black and Green, and with 3 or 4 rows it is no pimple. `wanted` is a mask of
    colours for each column; a descent to one of these is returned if a short search finds one.
    Raises GapError if a claim of the proof fails.
    """
    rows, cols = colours.shape
    left = colours.astype(np.int8)
    kept = np.arange(cols)
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
        strip = Strip(
            tuple(map(tuple, left[:, kept].T.tolist())),
            None if mark is None else int(np.searchsorted(kept, mark)),
        )
        sooner = None if wanted is None else _wanted(strip, wanted[kept])
        window = _window(strip) if strip.is_long and not sooner else None
        places = np.full((rows + 1, len(kept)), rows * cols)
        places[:-1] = np.arange(0, rows * cols, cols)[:, None] + kept
        if window is None:
            found = sooner or by_guards(strip)
            if found is None:
                raise GapError(f"strip {strip}: no free column")
            column, plays, step = found
            before = np.concatenate(first) if first else NOTHING
            return Descent(int(kept[column]), before, plays, places, (*steps, step))
        captures = _on(places, window[0])
        first.append(captures)
        steps.append("strip case 2")
        stacks = np.append(left, np.int8(WHITE))
        for source, target in captures.tolist():
            stacks[target] = stacks[source]
        left = stacks[:-1].reshape(rows, cols)
        kept, mark = np.delete(kept, window[1]), None


def _on(places: Ints, captures: Captures) -> Ints:
    """Return captures as cells; row -1, that of the carrier, is the last row of `places`."""
    ends = np.array(captures, dtype=np.int64).reshape(-1, 2, 2)
    return np.asarray(places[ends[..., 0], ends[..., 1]])


def solved_under(strip: Strip, colour: int, mark: int) -> Captures | None:
    """Return captures that solve a strip under a carrier of a colour (E), or None."""
    turned = tuple(tuple((x + WHITE - colour) % 3 for x in column) for column in strip.columns)
    found = _search(Strip(turned, mark), (0,) * len(turned), LIMITS)
    return None if found is None else next(iter(found[1].values()))


def _search(
    strip: Strip, guards: Guards, limits: tuple[int, ...]
) -> tuple[int, dict[int, Captures]] | None:
    cells = strip.cells
    if len(cells) > MOST_CELLS:
        return None
    lines = tuple(col for _, col in cells)
    wanted = (ALL if strip.rows == 2 else FREE,) * len(strip.columns)
    guarded = tuple(guards[col] for col in lines)
    return lines_of_play(strip.colours, cells, lines, wanted, guarded, limits)


def _wanted(strip: Strip, wanted: Ints) -> Found | None:
    """In a strip of few columns, search a little for one stack of a wanted colour in its column."""
    cells = strip.cells
    if len(cells) > MOST_CELLS:
        return None
    found = lines_of_play(
        strip.colours, cells, tuple(col for _, col in cells), tuple(wanted.tolist()), limits=FEW
    )
    return None if found is None else (*found, "strip search")


def _narrowed(left: Int8s, kept: Ints, mark: int | None, first: list[Ints]) -> Ints:
    """Remove columns of those in `kept`, if possible (case 1); return the columns then kept."""
    rows, cols = left.shape
    least = narrowest(rows, mark is not None)
    if len(kept) <= least:
        return kept
    part = np.ascontiguousarray(left[:, kept])
    place = -1 if mark is None else int(np.searchsorted(kept, mark))
    places, captures = narrow(part, place, least, rows + (mark is not None), *_tables(rows))
    if len(captures):
        row, col = np.divmod(captures, len(kept))
        first.append(row * cols + kept[col])
        left[:, kept] = part
    return kept[places]


@lru_cache(maxsize=4)
def _tables(rows: int) -> tuple[UInt8s, UInt8s]:
    tables = removal_tables(rows)
    return tables.inner_of(rows), tables.edge_of(rows)


def _window(strip: Strip) -> tuple[Captures, range] | None:
    """Find a window that leaves (case 2), in the strip with long runs cut."""
    left_out = {
        run.first + place for run in strip.runs() for place in range(LONGEST_RUN + 1, run.length)
    }
    found = by_window(strip.without(left_out))
    if found is None:
        return None
    captures, window = found
    places = [col for col in range(len(strip.columns)) if col not in left_out]
    used = {col for pair in captures for _, col in pair} | {*window}
    first, last = min(used), max(used)
    if places[last] - places[first] > last - first:
        # A window and the column beside it stand side by side in the strip, too: columns left out
        # of a run can be left out at either end of those that are kept (2.6).
        places = [places[last] - last + col for col in range(len(places))]
    return (
        tuple(((r, places[c]), (s, places[d])) for (r, c), (s, d) in captures),
        range(places[window.start], places[window.stop - 1] + 1),
    )


@lru_cache(maxsize=1 << 14)
def by_window(strip: Strip) -> tuple[Captures, range] | None:
    """Return captures of a window that leaves (case 2), and its columns; None if there is none."""
    width = WINDOW_COLUMNS[strip.rows]
    for at in range(len(strip.columns) - width + 1):
        gone = range(at, at + width)
        if strip.mark is not None and strip.mark not in gone:
            continue
        mark = None if strip.mark is None else strip.mark - at
        window = Strip(strip.columns[at : at + width], mark)
        for beside in (at - 1, at + width):
            if 0 <= beside < len(strip.columns):
                wanted = tuple(_useful(strip, gone, beside))
                first = _leaving(window, at, beside, wanted) if any(wanted) else None
                if first is not None:
                    return first, gone
    return None


def _useful(strip: Strip, window: range, beside: int) -> Iterator[int]:
    """Yield for each row the colours with which a captor there leaves three colours, as a mask."""
    left = [column for col, column in enumerate(strip.columns) if col not in window]
    stacks = list(chain(*left))
    for taken in strip.columns[beside]:
        own = captor(taken)
        colours = {*stacks, own} - ({taken} if stacks.count(taken) == 1 else set())
        yield 1 << own if len(colours) == 3 else 0


def _leaving(window: Strip, at: int, beside: int, wanted: tuple[int, ...]) -> Captures | None:
    """Return captures that leave one wanted stack of a window and let it capture in `beside`."""
    # The carrier's own place is in no row of the window.
    lines = tuple(row % (window.rows + 1) for row, _ in window.cells)
    found = lines_of_play(window.colours, window.cells, lines, (*wanted, 0))
    if found is None:
        return None
    row, plays = found
    play = next(play for colour, play in plays.items() if wanted[row] >> colour & 1)
    captures = tuple(((r, c + at), (s, d + at)) for (r, c), (s, d) in play)
    return (*captures, (captures[-1][1], (row, beside)))


@lru_cache(maxsize=1 << 14)
def by_guards(strip: Strip) -> Found | None:
    """Solve an irreducible strip: runs are cut, and one column of each is guarded, then doubled.

    A strip that is not long may also be searched without guards.
    """
    for limit in LIMITS:
        tried = set()
        for way in _ways(strip):
            found = None if way in tried else _search_guarded(*way, limit)
            if found:
                return found
            tried.add(way)
    return None


def _ways(strip: Strip) -> Iterator[tuple[Strip, Guards, tuple[int, ...]]]:
    """Yield strips with guards to be searched, and how often guarded columns are to be repeated."""
    runs = list(strip.runs())
    left_out = {run.first + place for run in runs for place in range(LONGEST_RUN, run.length)}
    short = strip.without(left_out)
    for length in range(2, LONGEST_RUN + 1):
        guarded = [run.length for run in runs if run.length > length or run.length >= LONGEST_RUN]
        for cut, guards in short.guarded(length):
            yield cut, guards, tuple(run - length + 1 for run in guarded)
    if not strip.is_long:
        yield strip, (0,) * len(strip.columns), ()


def _search_guarded(
    strip: Strip, guards: Guards, copies: Sequence[int], limit: int
) -> Found | None:
    """Search with guards; repeat the guarded columns in the line of play found."""
    found = _search(strip, guards, (limit,))
    if found is None:
        return None
    column, plays = found
    guarded = [col for col, colour in enumerate(guards) if colour]
    for at, times in reversed(list(zip(guarded, copies, strict=True))):
        plays = {colour: tuple(repeated(play, at, times)) for colour, play in plays.items()}
        column += times - 1 if column > at else 0
    return column, plays, f"strip search, {len(guarded)} guards"


def repeated(play: Captures, at: int, times: int) -> Iterator[tuple[Cell, Cell]]:
    """Yield a line of play on the strip in which the guarded column `at` is repeated.

    This is the proof of 2.8; `copy[row]` is the copy in which the captor of a row stands.
    """
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
