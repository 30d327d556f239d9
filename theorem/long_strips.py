"""Descents of strips of any length to one stack, in time linear in their columns.

`theorem.descents` has those of short strips, as docs/every-size.md proves them. From a long strip
columns are removed while any can be (2.3, case 1; `kernels.narrowing`). If the rest is long, a
window is removed (case 2) and the same begins anew, or guards decide it (2.9); for both, long runs
are cut down (2.6).

Cells of a strip count row by row, `row * columns + column`, and a carrier comes last.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from greenest.kernels.arrays import Int8s, UInt8s
from greenest.kernels.narrowing import narrow
from greenest.kernels.removal import removal_tables
from greenest.theorem.descents import Descent, GapError, by_guards, by_window, descent
from greenest.theorem.guarded_search import MOST_CELLS, lines_of_play
from greenest.theorem.strips import BLACK, LONGEST_RUN, WHITE, Captures, Ints, Strip, narrowest

SHORT = 11
"""The most columns of strips that `descent` brings down as they are."""

FEW = (30, 1000)
"""The limits of positions of a search for a wanted colour, one after the other."""

NOTHING: Ints = np.empty((0, 2), dtype=np.int64)


@dataclass(frozen=True, slots=True)
class LongDescent:
    """A column in which the last stack can stand, with the captures for each of its colours.

    With captures for all three colours the column is free.
    """

    column: int
    first: Ints
    """The captures that come first, (captures, 2) cells, whatever the colour."""
    captures: dict[int, Captures]
    """The others, by the colour of the last stack, between columns that are left by then."""
    places: Ints
    """(rows + 1, columns left) the cells of these columns; the carrier's in the last row."""
    steps: tuple[str, ...]
    """The steps of the proof that were taken."""

    def play(self, colour: int) -> Ints:
        """Return the captures that leave a stack of a colour, (captures, 2) cells."""
        last = _on(self.places, self.captures[colour])
        return np.concatenate((self.first, last)) if len(self.first) else last

    def on(self, cells: Ints, turn: int) -> LongDescent:
        """Return the descent on a board's `cells`, with the colours before a turn."""
        captures = {(colour - turn) % 3: each for colour, each in self.captures.items()}
        return LongDescent(self.column, cells[self.first], captures, cells[self.places], self.steps)


def long_descent(
    colours: Int8s, mark: int | None = None, wanted: Ints | None = None
) -> LongDescent:
    """Return a descent of a strip, (rows, columns) colours, to one stack (2.10: P, V, D, C).

    With a mark White stands above that column. `wanted` is a mask of colours for each column; a
    descent to one of these is returned if a short search finds it. Raises GapError
    if a claim of the proof fails.
    """
    rows, cols = colours.shape
    left = colours.astype(np.int8)
    kept = np.arange(cols)
    first: list[Ints] = []
    while True:
        if mark is not None and left[0, mark] == BLACK and np.count_nonzero(left == BLACK) > 1:
            # Case 3: White takes the Black below, which is not the only one.
            first.append(np.array([[rows * cols, mark]]))
            left[0, mark] = WHITE
            mark = None
        kept, mark = _narrowed(left, kept, mark, first)
        strip = Strip(
            tuple(map(tuple, left[:, kept].T.tolist())),
            None if mark is None else int(np.searchsorted(kept, mark)),
        )
        if len(kept) <= SHORT:
            sooner = None if wanted is None else _wanted(strip, wanted[kept])
            return _whole(sooner or descent(strip), (rows, cols), kept, first)
        found = _window(strip)
        if found is None:
            whole = by_guards(strip)
            if whole is None:
                raise GapError(f"strip {strip}: no free column")
            return _whole(whole, (rows, cols), kept, first)
        captures = _on(_places(rows, cols, kept), found[0])
        first.append(captures)
        stacks = np.append(left, np.int8(WHITE))
        for source, target in captures.tolist():
            stacks[target] = stacks[source]
        left = stacks[:-1].reshape(rows, cols)
        kept, mark = np.delete(kept, found[1]), None


def _wanted(strip: Strip, wanted: Ints) -> Descent | None:
    """Search a little for one stack of a wanted colour in one of the columns."""
    cells = strip.cells
    if len(cells) > MOST_CELLS:
        return None
    found = lines_of_play(
        strip.colours, cells, tuple(col for _, col in cells), tuple(wanted.tolist()), limits=FEW
    )
    return None if found is None else Descent(*found, ("strip search",))


def _narrowed(
    left: Int8s, kept: Ints, mark: int | None, first: list[Ints]
) -> tuple[Ints, int | None]:
    """Remove columns of those kept, if any can be (case 1); return those that are kept then."""
    rows, cols = left.shape
    least = narrowest(rows, mark is not None)
    if len(kept) <= least:
        return kept, mark
    part = np.ascontiguousarray(left[:, kept])
    place = -1 if mark is None else int(np.searchsorted(kept, mark))
    places, captures = narrow(part, place, least, rows + (mark is not None), *_tables(rows))
    if len(captures):
        row, col = np.divmod(captures, len(kept))
        first.append(row * cols + kept[col])
        left[:, kept] = part
    return kept[places], mark


@lru_cache(maxsize=4)
def _tables(rows: int) -> tuple[UInt8s, UInt8s]:
    tables = removal_tables(rows)
    return tables.inner_of(rows), tables.edge_of(rows)


def _window(strip: Strip) -> tuple[Captures, range] | None:
    """Find a window that leaves (case 2), by the strip with its long runs cut down."""
    left_out = {
        run.first + place for run in strip.runs() for place in range(LONGEST_RUN + 1, run.length)
    }
    kept = [col for col in range(len(strip.columns)) if col not in left_out]
    found = by_window(strip.without(left_out))
    if found is None:
        return None
    captures, window = found
    # A window and the column beside it stand side by side in the strip, too: what is left out of a
    # run can be left out at either end of what is kept of it (2.6).
    shift = _shift(kept, sorted({col for pair in captures for _, col in pair} | {*window}))
    places = {col: shift + col for col in range(len(kept))}
    if shift < 0:
        places = {col: kept[col] for col in range(len(kept))}
    return (
        tuple(((r, places[c]), (s, places[d])) for (r, c), (s, d) in captures),
        range(places[window.start], places[window.stop - 1] + 1),
    )


def _shift(kept: list[int], used: list[int]) -> int:
    """Return by how much used columns are moved so that they stand side by side, -1 if they do."""
    is_together = kept[used[-1]] - kept[used[0]] == used[-1] - used[0]
    return -1 if is_together else kept[used[-1]] - used[-1]


def _whole(found: Descent, shape: tuple[int, int], kept: Ints, first: list[Ints]) -> LongDescent:
    """Return a descent of the columns that are left as one of the whole strip."""
    before = np.concatenate(first) if first else NOTHING
    places = _places(*shape, kept)
    return LongDescent(int(kept[found.column]), before, found.captures, places, found.steps)


def _places(rows: int, cols: int, kept: Ints) -> Ints:
    """Return the cells of the columns that are left, and the carrier's in one more row."""
    places = np.full((rows + 1, len(kept)), rows * cols)
    places[:-1] = np.arange(0, rows * cols, cols)[:, None] + kept
    return places


def _on(places: Ints, captures: Captures) -> Ints:
    """Return captures as cells; row -1, the carrier's, is the last one of the places."""
    ends = np.array(captures, dtype=np.int64).reshape(-1, 2, 2)
    return np.asarray(places[ends[..., 0], ends[..., 1]])
