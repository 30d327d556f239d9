"""Line removal in plain Python: the same removals in the same order, so the same captures.

`solver.engines.lines.kernel` explains the algorithm. `removal_twin` finds the captures that empty a
segment. A line is the list of its cells; `axis` is 0 for rows and 1 for columns.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, pairwise

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
        self.cells, self.cols = list(position.cells), position.cols
        self.left = [list(range(position.rows)), list(range(position.cols))]
        """The rows and the columns that are left."""
        self.counts = position.counts
        self.captures: list[Capture] = []

    def lines(self, axis: int) -> list[list[int]]:
        """Return the rows or the columns that are left."""
        grid = [[row * self.cols + col for col in self.left[1]] for row in self.left[0]]
        return list(map(list, zip(*grid, strict=True))) if axis else grid

    def text(self, line: list[int]) -> str:
        return "".join([self.cells[cell] for cell in line])

    def neighbours(self, line: list[int]) -> list[tuple[int, int]]:
        return list(pairwise(cell for cell in line if self.cells[cell] != EMPTY))

    def take(self, source: int, target: int) -> None:
        self.captures.append(Capture(source, target))
        self.counts[self.cells[target]] -= 1
        self.cells[source], self.cells[target] = EMPTY, self.cells[source]

    def open(self, number: int) -> bool:
        """Make the legal capture with the index `number`; return False if there is none."""
        lines = chain(self.lines(0), self.lines(1))
        pairs = [
            (one, other)
            for one, other in chain.from_iterable(map(self.neighbours, lines))
            if self.cells[one] != self.cells[other]
        ]
        if number >= len(pairs):
            return False
        one, other = pairs[number]
        takes = PREY[self.cells[one]] == self.cells[other]
        self.take(*((one, other) if takes else (other, one)))
        return True

    def attempt(self, attempt: int) -> bool:
        """Remove lines until a base is left, and solve the base; return whether this succeeds.

        `attempt` determines the order of lines.
        """
        while not self._is_base():
            if not self._remove_a_line(attempt):
                return False
        return self._solve_line() if 1 in map(len, self.left) else self._solve_base()

    def _is_base(self) -> bool:
        small, large = sorted(map(len, self.left))
        return small == 1 or large <= 3 or (small == 2 and large <= 5)

    def _remove_a_line(self, attempt: int) -> bool:
        sizes = list(map(len, self.left))
        shorter = (sizes[0] <= sizes[1]) ^ attempt & 1
        for care in range(3):
            for axis in (shorter, 1 - shorter):
                count, length = sizes[axis], sizes[1 - axis]
                if count <= (5 if length == 2 else 3):
                    continue
                spared = self._spared(length, care)
                for turn in range(count):
                    number = (turn + (attempt >> 1) * count // 3) % count
                    if attempt & 2:
                        number = count - 1 - number
                    if self._is_removed(axis, number, spared):
                        return True
        return False

    def _spared(self, length: int, care: int) -> int:
        if care == 2:
            return 0
        fewest = length if care == 0 else min(self.counts.values())
        return sum(1 << x for x, colour in enumerate(COLOURS) if self.counts[colour] <= fewest)

    def _is_removed(self, axis: int, number: int, spared: int) -> bool:
        """Remove a line if this is possible and freezes no colour; return whether it is done."""
        lines = self.lines(axis)
        ways = self._ways(lines, number, spared)
        before, counts, made = [*self.cells], {**self.counts}, len(self.captures)
        for first, way in ways:
            for place, side, target in way:
                self.take(lines[number][first + place], lines[number - side][first + target])
        if ways and _none_is_frozen(self.counts):
            del self.left[axis][number]
            return True
        self.cells, self.counts = before, counts
        del self.captures[made:]
        return False

    def _ways(self, lines: list[list[int]], number: int, spared: int) -> list[tuple[int, Way]]:
        """Cut a line into segments that can be emptied; return pairs (first cell, way out).

        The last segment is the first pair. The list is empty if no cut is found.
        """
        size = len(lines[number])
        numbers = {EMPTY: None, **{colour: x for x, colour in enumerate(COLOURS)}}
        texts = [
            self.text(lines[each]) if 0 <= each < len(lines) else EMPTY * size
            for each in (number, number + 1, number - 1)
        ]
        cells = [tuple(map(numbers.__getitem__, text)) for text in texts]
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

    def _solve_base(self) -> bool:
        axis = int(len(self.left[0]) != 2 and len(self.left[1]) == 2)
        cells = list(chain(*self.lines(axis)))
        while _stacks(self.text(cells)) > 1:
            capture = _winning_capture(self.text(cells), len(self.left[1 - axis]))
            if capture is None:
                return False
            self.take(cells[capture.source], cells[capture.target])
        return True

    def _solve_line(self) -> bool:
        (line,) = self.lines(int(len(self.left[1]) == 1))
        while pairs := self.neighbours(line):
            best, chosen = 0, None
            for source, target in chain.from_iterable((pair, pair[::-1]) for pair in pairs):
                prey = self.cells[target]
                if prey == PREY[self.cells[source]] and self.counts[prey] > best:
                    left = self.counts | {prey: self.counts[prey] - 1}
                    if _none_is_frozen(left):
                        best, chosen = self.counts[prey], (source, target)
            if chosen is None:
                return False
            self.take(*chosen)
        return True


def _none_is_frozen(counts: dict[str, int]) -> bool:
    return all(counts[captor] or counts[prey] < 2 for captor, prey in PREY.items())


def _stacks(cells: str) -> int:
    return len(cells) - cells.count(EMPTY)


@lru_cache(maxsize=2**16)
def _winning_capture(cells: str, cols: int) -> Capture | None:
    """Return the first capture on a small board that leads to a solvable position, or None.

    Captures are tried by source cell, and for each source north, east, south, west.
    """
    for capture in captures(len(cells) // cols, cols, cells, PREY):
        after = taken(cells, capture)
        if _stacks(after) == 1 or _winning_capture(after, cols):
            return capture
    return None
