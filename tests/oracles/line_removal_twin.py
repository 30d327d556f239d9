"""Line removal in plain Python: the same removals in the same order, so the same captures.

`solver.engines.lines.kernel` explains the algorithm. `removal_twin` finds the captures that empty a
segment. A board is a list of rows, each a list of letters. `axis` is 0 for rows and 1 for columns.
"""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from itertools import pairwise

from greenest.games.pyramids.board import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture, captures, taken
from removal_twin import removal

ORDERS = 12
OPENINGS = 48
LONGEST_SEGMENT = 4

Way = tuple[tuple[int, int, int], ...]
"""Captures that empty a segment. Each capture is the place of its source, the side of its target,
and the place of its target. The side is -1 for the line after the segment, 0 for its own line, 1
for the line before."""


def solve(position: Position) -> tuple[tuple[Capture, ...] | None, int]:
    """Return a pair: the first solution or None, and the number of captures tried."""
    tried = 0
    for attempt in range(ORDERS + OPENINGS):
        board = _Board(position)
        if attempt >= ORDERS and not board.open(attempt - ORDERS):
            break
        is_solved = board.attempt(attempt)
        tried += len(board.captures)
        if is_solved:
            return tuple(board.captures), tried
    return None, tried


class _Board:
    """A board from which lines are removed until a base is left."""

    def __init__(self, position: Position) -> None:
        cells, cols = position.cells, position.cols
        self.rows = [list(cells[first : first + cols]) for first in range(0, len(cells), cols)]
        self.ids = [list(range(position.rows)), list(range(cols))]
        """The index on the whole board of each row that is left, and of each column."""
        self.cols = cols
        self.counts = position.counts
        self.captures: list[Capture] = []

    def lines(self, axis: int) -> list[str]:
        """Return the rows or the columns that are left."""
        return list(map("".join, zip(*self.rows, strict=True) if axis else self.rows))

    def open(self, number: int) -> bool:
        """Make the legal capture with the index `number`; return False if there is none."""
        for axis in range(2):
            for line, cells in enumerate(self.lines(axis)):
                for one, other in _neighbours(cells):
                    if cells[one] == cells[other]:
                        continue
                    if number == 0:
                        takes = PREY[cells[other]] == cells[one]
                        source, target = (other, one) if takes else (one, other)
                        self._capture(axis, (line, source), (line, target))
                        return True
                    number -= 1
        return False

    def attempt(self, attempt: int) -> bool:
        """Remove lines until a base is left, and solve the base; return whether this succeeds.

        `attempt` determines the order of lines.
        """
        while not self._is_base():
            if not self._remove_a_line(attempt):
                return False
        if 1 in map(len, self.ids):
            return self._solve_line()
        return self._solve_base()

    def _is_base(self) -> bool:
        small, large = sorted(map(len, self.ids))
        return small == 1 or large <= 3 or (small == 2 and large <= 5)

    def _remove_a_line(self, attempt: int) -> bool:
        sizes = list(map(len, self.ids))
        shorter = (sizes[0] <= sizes[1]) ^ attempt & 1
        for care in range(3):
            for axis in (shorter, 1 - shorter):
                lines, length = sizes[axis], sizes[1 - axis]
                if lines <= (5 if length == 2 else 3):
                    continue
                spared = self._spared(length, care)
                for turn in range(lines):
                    line = (turn + (attempt >> 1) * lines // 3) % lines
                    if attempt & 2:
                        line = lines - 1 - line
                    if self._is_removed(axis, line, spared):
                        return True
        return False

    def _spared(self, length: int, care: int) -> int:
        if care == 2:
            return 0
        fewest = length if care == 0 else min(self.counts.values())
        return sum(1 << x for x, colour in enumerate(COLOURS) if self.counts[colour] <= fewest)

    def _is_removed(self, axis: int, line: int, spared: int) -> bool:
        """Remove a line if this is possible and freezes no colour; return whether it is done."""
        ways = self._ways(axis, line, spared)
        if not ways:
            return False
        kept = deepcopy((self.rows, self.counts)), len(self.captures)
        for first, way in ways:
            for place, side, target in way:
                self._capture(axis, (line, first + place), (line - side, first + target))
        if _none_is_frozen(self.counts):
            self._close_up(axis, line)
            return True
        (self.rows, self.counts), made = kept
        del self.captures[made:]
        return False

    def _ways(self, axis: int, line: int, spared: int) -> list[tuple[int, Way]]:
        """Cut a line into segments that can be emptied; return pairs (first cell, way out).

        The last segment is the first pair. The list is empty if no cut is found.
        """
        size, lines = len(self.ids[1 - axis]), self.lines(axis)
        beside = [
            lines[each] if 0 <= each < len(lines) else EMPTY * size for each in (line + 1, line - 1)
        ]
        cells = [_colours(each) for each in (lines[line], *beside)]
        last: dict[int, tuple[int, Way]] = {0: (0, ())}
        for end in range(1, size + 1):
            for first in range(max(end - LONGEST_SEGMENT, 0), end):
                if first in last:
                    way = removal(*(each[first:end] for each in cells), spared)
                    if way is not None:
                        last[end] = first, way
                        break
        found, end = [], size
        while end in last and end:
            found.append(last[end])
            end = last[end][0]
        return found

    def _capture(self, axis: int, source: tuple[int, int], target: tuple[int, int]) -> None:
        """Make a capture; `source` and `target` are pairs (line, place) along `axis`."""
        (row, col), (target_row, target_col) = (
            (source[::-1], target[::-1]) if axis else (source, target)
        )
        captor = self.rows[row][col]
        self.rows[row][col] = EMPTY
        self.rows[target_row][target_col] = captor
        self.counts[PREY[captor]] -= 1
        self.captures.append(Capture(self._cell(row, col), self._cell(target_row, target_col)))

    def _cell(self, row: int, col: int) -> int:
        return self.ids[0][row] * self.cols + self.ids[1][col]

    def _close_up(self, axis: int, line: int) -> None:
        del self.ids[axis][line]
        for cells in self.rows if axis else [self.rows]:
            del cells[line]

    def _solve_base(self) -> bool:
        axis = int(len(self.ids[0]) != 2 and len(self.ids[1]) == 2)
        cols = len(self.ids[1 - axis])
        cells = "".join(self.lines(axis))
        while _stacks(cells) > 1:
            capture = _winning_capture(cells, cols)
            if capture is None:
                return False
            self._capture(axis, divmod(capture.source, cols), divmod(capture.target, cols))
            cells = "".join(self.lines(axis))
        return True

    def _solve_line(self) -> bool:
        axis = int(len(self.ids[1]) == 1)
        while True:
            cells = self.lines(axis)[0]
            if _stacks(cells) <= 1:
                return True
            best, chosen = 0, None
            for one, other in _neighbours(cells):
                for source, target in ((one, other), (other, one)):
                    prey = cells[target]
                    if prey == PREY[cells[source]] and self.counts[prey] > best:
                        left = self.counts | {prey: self.counts[prey] - 1}
                        if _none_is_frozen(left):
                            best, chosen = self.counts[prey], (source, target)
            if chosen is None:
                return False
            self._capture(axis, (0, chosen[0]), (0, chosen[1]))


def _none_is_frozen(counts: dict[str, int]) -> bool:
    return all(counts[captor] or counts[prey] < 2 for captor, prey in PREY.items())


def _stacks(cells: str) -> int:
    return len(cells) - cells.count(EMPTY)


def _colours(line: str) -> tuple[int | None, ...]:
    """Return the colours of a line as the numbers that `removal` expects."""
    return tuple(None if cell == EMPTY else COLOURS.index(cell) for cell in line)


def _neighbours(cells: str) -> list[tuple[int, int]]:
    return list(pairwise(place for place, cell in enumerate(cells) if cell != EMPTY))


@lru_cache(maxsize=2**16)
def _winning_capture(cells: str, cols: int) -> Capture | None:
    """Return the first capture on a small board that leads to a solvable position, or None.

    Captures are tried by source cell, and for each source north, east, south, west.
    """
    rows = len(cells) // cols
    for capture in captures(rows, cols, cells, PREY):
        after = taken(cells, capture)
        if _stacks(after) == 1 or _winning_capture(after, cols):
            return capture
    return None
