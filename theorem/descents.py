"""How strips come down to one stack, as docs/every-size.md proves that they do, with captures.

Strips of 3 and 4 rows get a free column, with captures for each colour (P and V), strips of 2 rows
one solution (D and C). While a strip is reducible, it is made narrower (2.3, cases 3, 1 and 2).
Then its long runs are cut down, and a column of each run is guarded (2.9); what a search finds is
played on the strip itself, in which the guarded columns are repeated (2.8, 2.10).

    . x x      . x x x      A guarded column d, and the same doubled. z takes the x of its row in d,
    z x .      z x x .      then the one above, and leaves. In two columns it takes both x's of its
      d          d d'       row, then the one above and the one beside that, and leaves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from greenest.theorem.guarded_search import FREE, LIMITS, MOST_CELLS, lines_of_play
from greenest.theorem.removals import removal
from greenest.theorem.strips import (
    ALL,
    BLACK,
    LONGEST_RUN,
    WHITE,
    WINDOW_COLUMNS,
    Captures,
    Cell,
    Guards,
    Strip,
    captor,
    narrowest,
)


class GapError(AssertionError):
    """A claim of the proof fails for the board at hand."""


@dataclass(frozen=True, slots=True)
class Descent:
    """A column in which the last stack can stand, and the captures, by its colour.

    With captures for all three colours the column is free.
    """

    column: int
    captures: dict[int, Captures]
    steps: tuple[str, ...]
    """The steps of the proof that were taken."""

    def later(self, first: Captures, left_out: range, step: str) -> Descent:
        """Return the descent of a wider strip, of which captures leave all but some columns."""

        def place(col: int) -> int:
            return col + len(left_out) if col >= left_out.start else col

        captures = {
            colour: first + tuple(((r, place(c)), (s, place(d))) for (r, c), (s, d) in rest)
            for colour, rest in self.captures.items()
        }
        return Descent(place(self.column), captures, (step, *self.steps))


@lru_cache(maxsize=1 << 14)
def descent(strip: Strip) -> Descent:
    """Bring a strip down to one stack (2.10: P, V, D, C); raises GapError if that fails.

    A strip without a mark has all three colours; a marked one is no pimple if it has 3 or 4 rows.
    """
    found = _by_capture(strip) or _by_removal(strip) or _after_window(strip) or by_guards(strip)
    if found is None:
        raise GapError(f"strip {strip}: no free column")
    return found


def solved_under(strip: Strip, colour: int, mark: int) -> Captures | None:
    """Return captures that solve a strip under a carrier of a colour (E); None if none do."""
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


def _by_capture(strip: Strip) -> Descent | None:
    """Case 3: White takes the Black below, which is not the only one."""
    mark = strip.mark
    if mark is None or strip.columns[mark][0] != BLACK or strip.count(BLACK) == 1:
        return None
    first: Captures = (((-1, mark), (0, mark)),)
    none = range(len(strip.columns), len(strip.columns))
    return descent(strip.after(first, none, None)).later(first, none, "strip case 3")


def _by_removal(strip: Strip) -> Descent | None:
    """Case 1: a column is removed, sparing the colours of few stacks."""
    if len(strip.columns) == narrowest(strip.rows, strip.mark is not None):
        return None
    few = strip.rows + (strip.mark is not None)
    spared = sum(1 << colour for colour in range(3) if strip.count(colour) <= few)
    padded = (None, *strip.columns, None)
    for col, column in enumerate(strip.columns):
        found = None
        if col != strip.mark:
            found = removal(column, padded[col], padded[col + 2], spared)
        if found is not None:
            first = tuple(((row, col), (to, col + side)) for row, side, to in found)
            gone = range(col, col + 1)
            return descent(strip.after(first, gone, strip.mark)).later(first, gone, "strip case 1")
    return None


def _after_window(strip: Strip) -> Descent | None:
    """Case 2: a window comes down to one stack that takes one of a column beside it."""
    found = by_window(strip) if strip.is_long else None
    if found is None:
        return None
    first, gone = found
    return descent(strip.after(first, gone, None)).later(first, gone, "strip case 2")


def by_window(strip: Strip) -> tuple[Captures, range] | None:
    """Return the captures of a window that leaves (case 2), and its columns; None without one."""
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
    """Yield by row the mask of the captor, if taking the stack beside leaves three colours."""
    left = [column for col, column in enumerate(strip.columns) if col not in window]
    stacks = list(chain(*left))
    for taken in strip.columns[beside]:
        own = captor(taken)
        colours = {*stacks, own} - ({taken} if stacks.count(taken) == 1 else set())
        yield 1 << own if len(colours) == 3 else 0


def _leaving(window: Strip, at: int, beside: int, wanted: tuple[int, ...]) -> Captures | None:
    """Return captures from a window to a wanted stack, and to the column beside with it."""
    # The carrier's own place is in no row of the window.
    lines = tuple(row % (window.rows + 1) for row, _ in window.cells)
    found = lines_of_play(window.colours, window.cells, lines, (*wanted, 0))
    if found is None:
        return None
    row, plays = found
    play = next(play for colour, play in plays.items() if wanted[row] >> colour & 1)
    captures = tuple(((r, c + at), (s, d + at)) for (r, c), (s, d) in play)
    return (*captures, (captures[-1][1], (row, beside)))


def by_guards(strip: Strip) -> Descent | None:
    """Irreducible: runs are cut down, a column of each is guarded, and then doubled.

    A strip that is not long may also be searched as it is.
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
    """Yield strips to search with guards, and how often the guarded columns are repeated."""
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
) -> Descent | None:
    """Search with guards, and repeat the guarded columns of the line of play found."""
    found = _search(strip, guards, (limit,))
    if found is None:
        return None
    column, plays = found
    guarded = [col for col, colour in enumerate(guards) if colour]
    for at, times in reversed(list(zip(guarded, copies, strict=True))):
        plays = {colour: tuple(repeated(play, at, times)) for colour, play in plays.items()}
        column += times - 1 if column > at else 0
    return Descent(column, plays, (f"strip search, {len(guarded)} guards",))


def repeated(play: Captures, at: int, times: int) -> Iterator[tuple[Cell, Cell]]:
    """Yield a line of play on the strip in which its guarded column `at` is repeated.

    The proof of 2.8 does this; `copy[row]` is the copy in which the captor of a row stands.
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
