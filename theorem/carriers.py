"""Strips brought down to one stack as docs/every-size.md proves that they can be, with captures.

A *strip* has 2, 3 or 4 rows and is given by its columns, colours from the top. If it is *marked*,
White stands above one column, at row -1, and the strip has Black and Green alone. Of 3 and 4 rows a
free column is found, and captures for each colour there (P and V of the page); of 2 rows one
solution (D and C).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from greenest.theorem.irreducible import LONGEST_RUN, SHORTEST_LONG, WINDOW, Word
from greenest.theorem.strips import ALL, FREE, LIMITS, MOST_CELLS, lines_of_play

Cell = tuple[int, int]
Captures = tuple[tuple[Cell, Cell], ...]
Column = tuple[int, ...]

BLACK, GREEN, WHITE = range(3)


class GapError(AssertionError):
    """A claim of the proof that does not hold for a board at hand."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Columns of colours, and which of them White stands above, if one."""

    columns: tuple[Column, ...]
    mark: int | None = None

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.columns[0])

    def count(self, colour: int) -> int:
        """Return the number of stacks of a colour, without the carrier."""
        return sum(column.count(colour) for column in self.columns)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells column by column, then the carrier's."""
        block = [(row, col) for col in range(len(self.columns)) for row in range(self.rows)]
        return (*block, *([] if self.mark is None else [(-1, self.mark)]))

    @property
    def word(self) -> int:
        """The strip as a word for searches, see `theorem.strips`."""
        stacks = [*chain(*self.columns), *([] if self.mark is None else [WHITE])]
        return sum(colour + 1 << 2 * cell for cell, colour in enumerate(stacks))

    @property
    def is_pimple(self) -> bool:
        """Whether it is Black but for a Green below the carrier."""
        is_lone = self.count(GREEN) == 1 and self.count(WHITE) == 0
        return self.mark is not None and is_lone and self.columns[self.mark][0] == GREEN

    def after(self, captures: Captures, left_out: range, mark: int | None) -> Strip:
        """Return the strip after captures, without some columns that they emptied."""
        columns = [list(column) for column in self.columns]
        carrier = WHITE
        for (row, col), (target_row, target_col) in captures:
            colour = columns[col][row] if row >= 0 else carrier
            if target_row < 0:
                carrier = colour
            else:
                columns[target_col][target_row] = colour
        kept = tuple(tuple(c) for col, c in enumerate(columns) if col not in left_out)
        return Strip(kept, mark)

    def __str__(self) -> str:
        """Return the rows from the top, joined by slashes, and the marked column."""
        rows = "/".join("".join("BGW"[x] for x in row) for row in zip(*self.columns, strict=True))
        return rows if self.mark is None else f"{rows} under W in column {self.mark}"


@dataclass(frozen=True, slots=True)
class Ends:
    """A column in which the last stack can stand, and the captures, by its colour."""

    column: int
    lines: dict[int, Captures]
    steps: tuple[str, ...]
    """The steps of the proof that were taken."""

    def later(self, first: Captures, left_out: range, step: str) -> Ends:
        """Return the ends of a wider strip, of which captures leave all but some columns."""

        def place(col: int) -> int:
            return col + len(left_out) if col >= left_out.start else col

        lines = {
            colour: first + tuple(((r, place(c)), (s, place(d))) for (r, c), (s, d) in line)
            for colour, line in self.lines.items()
        }
        return Ends(place(self.column), lines, (step, *self.steps))


@lru_cache(maxsize=1 << 14)
def carried(strip: Strip) -> Ends:
    """Bring a strip down to one stack; raises GapError if that fails.

    A strip without a mark has all three colours; a marked one is no pimple if it has 3 or 4 rows.
    """
    found = _captured(strip) or _removed(strip) or _windowed(strip) or _guarded(strip)
    if found is None:
        raise GapError(f"strip {strip}: no free column")
    return found


def _narrowest(strip: Strip) -> int:
    """Return the fewest columns of which the claim for such strips speaks."""
    return 3 if strip.rows == 4 and strip.mark is None else 5


def _is_long(strip: Strip) -> bool:
    return len(strip.columns) >= SHORTEST_LONG[strip.rows]


def solved_under(strip: Strip, colour: int, mark: int) -> Captures | None:
    """Return captures that solve a strip under a carrier of a colour; None if there are none."""
    turned = tuple(tuple((x + WHITE - colour) % 3 for x in column) for column in strip.columns)
    found = _search(Strip(turned, mark), (0,) * len(turned), LIMITS)
    return None if found is None else tuple(next(iter(found[1].values())))


def _search(
    strip: Strip, guard: Sequence[int], limits: tuple[int, ...]
) -> tuple[int, dict[int, list[tuple[Cell, Cell]]]] | None:
    cells = strip.cells
    if len(cells) > MOST_CELLS:
        return None
    lines = tuple(col for _, col in cells)
    wanted = (ALL if strip.rows == 2 else FREE,) * len(strip.columns)
    guards = tuple(guard[col] for col in lines)
    return lines_of_play(strip.word, cells, lines, wanted, guards, limits)


def _captured(strip: Strip) -> Ends | None:
    """Case 3: White takes the Black below, which is not the only one."""
    mark = strip.mark
    if mark is None or strip.columns[mark][0] != BLACK or strip.count(BLACK) == 1:
        return None
    first: Captures = (((-1, mark), (0, mark)),)
    none = range(len(strip.columns), len(strip.columns))
    return carried(strip.after(first, none, None)).later(first, none, "strip case 3")


def _removed(strip: Strip) -> Ends | None:
    """Case 1: a column is removed, sparing the colours of few stacks."""
    if len(strip.columns) == _narrowest(strip):
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
            mark = strip.mark
            if mark is not None and mark > col:
                mark -= 1
            return carried(strip.after(first, gone, mark)).later(first, gone, "strip case 1")
    return None


Line = tuple[int | None, ...]


@lru_cache(maxsize=1 << 17)
def removal(
    line: Line, one: Line | None, other: Line | None, spared: int
) -> tuple[tuple[int, int, int], ...] | None:
    """Return captures that remove a line, sparing a set of colours; None if there are none.

    Each is a place in the line, the side to which it goes, -1, 0 or 1, and the place there.
    """
    if line.count(None) == len(line):
        return ()
    for place, colour in enumerate(line):
        if colour is None or spared >> (prey := (colour + 1) % 3) & 1:
            continue
        left = _set(line, place, None)
        for side, beside in ((-1, one), (1, other)):
            if beside is not None and beside[place] == prey:
                taken = _set(beside, place, colour)
                sides = (taken, other) if side < 0 else (one, taken)
                found = removal(left, *sides, spared)
                if found is not None:
                    return ((place, side, place), *found)
        for step in (-1, 1):
            to = place + step
            while 0 <= to < len(line) and line[to] is None:
                to += step
            if 0 <= to < len(line) and line[to] == prey:
                found = removal(_set(left, to, colour), one, other, spared)
                if found is not None:
                    return ((place, 0, to), *found)
    return None


def _set(line: Line, place: int, colour: int | None) -> Line:
    return (*line[:place], colour, *line[place + 1 :])


def _windowed(strip: Strip) -> Ends | None:
    """Case 2: a window comes down to one stack that takes one of a column beside it."""
    if not _is_long(strip):
        return None
    width = WINDOW[strip.rows]
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
                    left = strip.after(first, gone, None)
                    return carried(left).later(first, gone, "strip case 2")
    return None


def _useful(strip: Strip, window: range, beside: int) -> Iterator[int]:
    """Yield by row the mask of the captor, if taking the stack beside leaves three colours."""
    left = [column for col, column in enumerate(strip.columns) if col not in window]
    stacks = list(chain(*left))
    for prey in strip.columns[beside]:
        captor = (prey + 2) % 3
        colours = {*stacks, captor} - ({prey} if stacks.count(prey) == 1 else set())
        yield 1 << captor if len(colours) == 3 else 0


def _leaving(window: Strip, at: int, beside: int, wanted: tuple[int, ...]) -> Captures | None:
    # The carrier's own place is in no row of the window.
    lines = tuple(row % (window.rows + 1) for row, _ in window.cells)
    found = lines_of_play(window.word, window.cells, lines, (*wanted, 0))
    if found is None:
        return None
    row, plays = found
    line = next(play for colour, play in plays.items() if wanted[row] >> colour & 1)
    captures = [((r, c + at), (s, d + at)) for (r, c), (s, d) in line]
    return (*captures, (captures[-1][1], (row, beside)))


def _guarded(strip: Strip) -> Ends | None:
    """Irreducible: runs are cut down, a column of each is guarded, and then doubled.

    A strip that is not long may also be searched as it is.
    """
    ways = list(dict.fromkeys(_ways(strip)))
    for limit in LIMITS:
        for word, guard, copies in ways:
            found = _search_guarded(word, strip.rows, guard, copies, limit)
            if found:
                return found
    return None


def _ways(strip: Strip) -> Iterator[tuple[Word, tuple[int, ...], tuple[int, ...]]]:
    """Yield words to search with guards, and how often the guarded columns are repeated."""
    rows = strip.rows
    word = Word(tuple(_letter(column) for column in strip.columns), strip.mark)
    runs = list(word.runs(rows))
    left_out = {at + place for at, run, _ in runs for place in range(LONGEST_RUN, run)}
    kept = [col for col in range(len(word.letters)) if col not in left_out]
    mark = None if word.mark is None else kept.index(word.mark)
    short = Word(tuple(word.letters[col] for col in kept), mark)
    for length in range(2, LONGEST_RUN + 1):
        guarded = [run for _, run, _ in runs if run > length or run >= LONGEST_RUN]
        for cut, guard in short.guarded(rows, length):
            yield cut, guard, tuple(run - length + 1 for run in guarded)
    if not _is_long(strip):
        yield word, (0,) * len(word.letters), ()


def _letter(column: Column) -> int:
    return sum(colour * 3**row for row, colour in enumerate(column))


def _search_guarded(
    word: Word, rows: int, guard: Sequence[int], copies: Sequence[int], limit: int
) -> Ends | None:
    """Search with guards, and repeat the guarded columns so many times in what is found."""
    columns = tuple(tuple(letter // 3**row % 3 for row in range(rows)) for letter in word.letters)
    found = _search(Strip(columns, word.mark), guard, (limit,))
    if found is None:
        return None
    column, plays = found
    guarded = [col for col, colour in enumerate(guard) if colour]
    for at, times in reversed(list(zip(guarded, copies, strict=True))):
        plays = {colour: list(_repeated(play, at, times)) for colour, play in plays.items()}
        column += times - 1 if column > at else 0
    lines = {colour: tuple(play) for colour, play in plays.items()}
    return Ends(column, lines, (f"strip search, {len(guarded)} guards",))


def _repeated(
    play: Sequence[tuple[Cell, Cell]], at: int, times: int
) -> Iterator[tuple[Cell, Cell]]:
    """Yield a line of play on the strip in which its guarded column `at` stands so many times.

    The page draws it; `copy[row]` is the copy in which the predator of a row stands.
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
