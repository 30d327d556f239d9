"""The depth-first search without compiled code: the same nodes in the same order.

`solver.engines.dfs.kernel` explains the search, and draws cells, lines and keys. What changes a
node there has to change it here. A key is one integer, the second
of the two words above the first.
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from greenest.games.pyramids.board_text import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.engines.dfs.plain_table import WORD, DeadTable, mix
from greenest.solver.engines.schedule import (
    FIRST_BUCKETS,
    FIRST_RESTART,
    exhausted,
    larger,
    largest_buckets,
)
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

MOST_NODES = 20_000
"""Nodes of a search without compiled code, some tenths of a second; a 4x4 board needs no more."""

EXACT_STACKS = 64
FIRST_SHAKEN = 9
ALLOWANCE_GROWTH = 50
NONE = 3
"""The colour of an empty cell; Black is 0, Green 1, White 2."""


class Level(NamedTuple):
    """A position on the path: its captures not yet tried, their scores, and its key."""

    captures: list[tuple[int, int]]
    scores: list[int]
    key: int


class Search:
    """A search of one position; it can be stopped at a limit and resumed."""

    def __init__(self, position: Position) -> None:
        """Set the search up; raises ValueError for less than two stacks."""
        if position.pieces < 2:
            raise ValueError("the search needs at least two stacks")
        self.position = position
        self._start = {
            place // position.cols << 4 | place % position.cols: COLOURS.index(colour)
            for place, colour in enumerate(position.cells)
            if colour != EMPTY
        }
        self._words = _words(list(self._start))
        self._nodes = self._attempt = self._restart_at = 0
        self._allowance = FIRST_RESTART * position.pieces
        self._table = DeadTable(FIRST_BUCKETS)
        self._levels: list[Level] = []
        self._path: list[tuple[int, int]] = []

    def run(self, limits: Limits) -> Verdict | None:
        """Search up to a limit; limits, nodes and seconds are of this call alone.

        Return None, which ends the search, after `MOST_NODES`.
        """
        started = perf_counter()
        before = self._nodes
        captures = reason = None
        status: Status | None = Status.UNDECIDED
        if not limits.are_met(0, perf_counter() - started):
            status = self._run(before + limits.max_nodes, largest_buckets(limits))
        if status is None:
            return None
        if status is Status.SOLVABLE:
            captures = tuple(Capture(self._place(a), self._place(b)) for a, b in self._path)
        elif status is Status.UNSOLVABLE:
            reason = exhausted(self._nodes)
        else:
            reason = limit_met(self._nodes - before, limits)
        nodes, seconds = self._nodes - before, perf_counter() - started
        return Verdict(self.position, status, "dfs", captures, reason, nodes, seconds)

    def _place(self, cell: int) -> int:
        """Return a cell counted row by row."""
        return (cell >> 4) * self.position.cols + (cell & 15)

    def _run(self, bound: int, largest: int) -> Status | None:
        """Search until there is an answer or `bound` nodes; `largest` is of the table's buckets."""
        while self._nodes < bound:
            if self._nodes >= self._restart_at:
                self._restart()
            if not self._levels[-1].captures:
                self._table.store(self._levels.pop().key)
                if not self._levels:
                    return Status.UNSOLVABLE
                self._take_back()
                if self._table.is_crowded and self._table.buckets < largest:
                    self._table = self._table.moved(larger(self._table.buckets, largest))
                continue
            if self._nodes >= MOST_NODES:
                return None
            self._nodes += 1
            if self._try_next():
                return Status.SOLVABLE
        return Status.UNDECIDED

    def _restart(self) -> None:
        """Begin a new attempt from the start."""
        self._attempt += 1
        self._restart_at = self._nodes + self._allowance
        self._allowance += self._allowance // ALLOWANCE_GROWTH + 1
        self._noise = (1 << (8 if self._attempt < FIRST_SHAKEN else 8 + self._attempt % 4)) - 1
        self._random = mix(self._attempt)
        self._across, self._down = [0] * 16, [0] * 16
        self._colour = [NONE] * 256
        self._counts = [0, 0, 0]
        key = 0
        for cell, colour in self._start.items():
            self._across[cell >> 4] |= 1 << (cell & 15)
            self._down[cell & 15] |= 1 << (cell >> 4)
            self._colour[cell] = colour
            self._counts[colour] += 1
            key ^= self._words[cell][colour]
        self._path = []
        self._levels = [self._level(key)]

    def _level(self, key: int) -> Level:
        """List the captures of the position, scored: lines with few stacks come first."""
        across, down, colours = self._across, self._down, self._colour
        random, noise = self._random, self._noise
        captures, scores = [], []
        for lines, crossing, along, aside in ((across, down, 0, 4), (down, across, 4, 0)):
            for line, rest in enumerate(lines):
                if rest & (rest - 1) == 0:
                    continue
                on_line = rest.bit_count()
                place, one, one_colour = 0, 0, NONE
                while rest:
                    there = (rest & -rest).bit_length() - 1
                    rest &= rest - 1
                    other = line << aside | there << along
                    other_colour = colours[other]
                    if one_colour not in (NONE, other_colour):
                        random ^= random << 13 & WORD
                        random ^= random >> 7
                        random ^= random << 17 & WORD
                        if (other_colour - one_colour) % 3 == 1:
                            captures.append((one, other))
                            crowd = on_line + crossing[place].bit_count()
                        else:
                            captures.append((other, one))
                            crowd = on_line + crossing[there].bit_count()
                        scores.append((crowd << 8) + (random & noise))
                    place, one, one_colour = there, other, other_colour
        self._random = random
        return Level(captures, scores, key)

    def _try_next(self) -> bool:
        """Make the capture with the lowest score unless it is dead; tell whether it is the last."""
        captures, scores, key = self._levels[-1]
        best = scores.index(min(scores))
        source, target = captures[best]
        captures[best], scores[best] = captures[0], scores[0]
        del captures[0], scores[0]
        if len(self._path) + 2 == len(self._start):
            self._path.append((source, target))
            return True
        colours, counts, words = self._colour, self._counts, self._words
        captor, prey = colours[source], colours[target]
        if counts[prey] == 1 and counts[3 - captor - prey] != 1:
            return False
        self._lift(source)
        after = key ^ words[source][captor] ^ words[target][captor] ^ words[target][prey]
        if after in self._table.keys or not self._stays_joined(source >> 4, source & 15):
            self._lift(source)
            return False
        colours[source], colours[target] = NONE, captor
        counts[prey] -= 1
        self._path.append((source, target))
        self._levels.append(self._level(after))
        return False

    def _take_back(self) -> None:
        """Undo the last capture of the path."""
        source, target = self._path.pop()
        captor = self._colour[target]
        prey = (captor + 1) % 3
        self._colour[source], self._colour[target] = captor, prey
        self._counts[prey] += 1
        self._lift(source)

    def _lift(self, cell: int) -> None:
        """Take a stack out of its lines, or put it back."""
        self._across[cell >> 4] ^= 1 << (cell & 15)
        self._down[cell & 15] ^= 1 << (cell >> 4)

    def _stays_joined(self, row: int, col: int) -> bool:
        """Tell whether a board in one piece still is, the stack on (row, col) being gone."""
        across, down = self._across, self._down
        fresh, goal = across[row], down[col]
        if not fresh or not goal:
            return True
        rows, cols = 1 << row, fresh
        while fresh:
            reached = down[(fresh & -fresh).bit_length() - 1] & ~rows
            fresh &= fresh - 1
            rows |= reached
            if rows & goal:
                return True
            while reached:
                more = across[(reached & -reached).bit_length() - 1] & ~cols
                reached &= reached - 1
                cols |= more
                fresh |= more
        return False


def _words(cells: list[int]) -> dict[int, tuple[int, int, int]]:
    """Return for each cell the key of a stack of each colour."""
    if len(cells) <= EXACT_STACKS:
        bits = {cell: (1 << place, 1 << place + 64) for place, cell in enumerate(cells)}
        return {cell: (low, high, low | high) for cell, (low, high) in bits.items()}
    return {cell: (_hashed(cell, 0), _hashed(cell, 1), _hashed(cell, 2)) for cell in cells}


def _hashed(cell: int, colour: int) -> int:
    return mix(cell * 6 + colour * 2 + 1) | mix(cell * 6 + colour * 2 + 2) << 64
