"""The depth-first search without compiled code: the same nodes in the same order.

A node takes 10 microseconds up to 9x9, a hundred times as long as by compiled code.
`solver.engines.dfs.kernel` and `table` explain the search, with cells, lines, keys and the table. A
change of the searched nodes, or of the keys dropped from full buckets, must be made in both forms.
A key is one integer here: the first word is the low one, the second word the high one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from time import perf_counter
from typing import NamedTuple

from greenest.games.pyramids.board import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.solver.engines import schedule
from greenest.solver.verdict import ALL_SEARCHED, Answer, Limits, Verdict, captures_on, verdict_on

EXACT_STACKS = 64
FIRST_SHAKEN = 9
ALLOWANCE_GROWTH = 50
DOWN = 16
SLOTS = 4
"""The number of keys in a bucket."""
WORD = 2**64 - 1


def largest_buckets(limits: Limits) -> int:
    """Return the most buckets of a table.

    While the table grows to this size, the old and the new table fit the limit of memory together.
    """
    buckets = limits.table_mb * 2**20 // schedule.BUCKET_BYTES
    return max(buckets * schedule.TABLE_GROWTH // (schedule.TABLE_GROWTH + 1), 1)


class Level(NamedTuple):
    """A position on the path: its captures that are not tried yet, their scores, and its key."""

    captures: list[int]
    scores: list[int]
    key: int


class Search:
    """A search of one position; it can be stopped at a limit and resumed."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._start = {
            place // position.cols << 4 | place % position.cols: COLOURS.index(colour) + 1
            for place, colour in enumerate(position.cells)
            if colour != EMPTY
        }
        self._words = _words(list(self._start))
        self._nodes = self._attempt = self._restart_at = 0
        self._allowance = schedule.FIRST_RESTART * position.pieces
        self._table = DeadTable(schedule.FIRST_BUCKETS)
        self._levels: list[Level] = []
        self._path: list[int] = []

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit of nodes; the next call resumes."""
        started, before = perf_counter(), self._nodes
        answer: Answer = None
        if not limits.are_spent:
            answer = self._run(before + limits.max_nodes, largest_buckets(limits))
        return verdict_on(self.position, "dfs", answer, self._nodes - before, limits, started)

    def _run(self, bound: int, largest: int) -> Answer:
        """Search up to an answer or `bound` nodes, with at most `largest` buckets."""
        while self._nodes < bound:
            if self._nodes >= self._restart_at:
                self._restart()
            if not self._levels[-1].captures:
                self._table.store(self._levels.pop().key)
                if not self._levels:
                    return ALL_SEARCHED
                self._take_back()
                if self._table.is_crowded and self._table.buckets < largest:
                    self._table = self._table.moved(
                        min(self._table.buckets * schedule.TABLE_GROWTH, largest)
                    )
                continue
            self._nodes += 1
            if self._try_next():
                return captures_on(self.position.cols, self._path)
        return None

    def _restart(self) -> None:
        self._attempt += 1
        self._restart_at = self._nodes + self._allowance
        self._allowance += self._allowance // ALLOWANCE_GROWTH + 1
        self._noise = noise(self._attempt)
        self._lines = [0] * 32
        self._colour = [0] * 256
        self._counts = [0] * 4
        key = 0
        for cell, colour in self._start.items():
            self._lift(cell)
            self._colour[cell] = colour
            self._counts[colour] += 1
            key ^= self._words[cell][colour]
        self._path = []
        self._levels = [self._level(key)]

    def _level(self, key: int) -> Level:
        """Return the current position as a `Level`; `key` is its key.

        Captures in lines with few stacks have low scores.
        """
        lines, colours = self._lines, self._colour
        captures, scores = [], []
        across, down = lines[:DOWN], lines[DOWN:]
        for parallel, crossing, along, aside in ((across, down, 0, 4), (down, across, 4, 0)):
            for line, rest in enumerate(parallel):
                if rest & (rest - 1) == 0:
                    continue
                on_line = rest.bit_count()
                place, one, one_colour = 0, 0, 0
                while rest:
                    there = (rest & -rest).bit_length() - 1
                    rest &= rest - 1
                    other = line << aside | there << along
                    other_colour = colours[other]
                    if one_colour not in (0, other_colour):
                        if (other_colour - one_colour) % 3 == 1:
                            captures.append(one << 8 | other)
                            crowd = on_line + crossing[place].bit_count()
                        else:
                            captures.append(other << 8 | one)
                            crowd = on_line + crossing[there].bit_count()
                        scores.append((crowd << 8) + next(self._noise))
                    place, one, one_colour = there, other, other_colour
        return Level(captures, scores, key)

    def _try_next(self) -> bool:
        """Try the capture of lowest score; return whether it leaves a single stack.

        The capture is not made if the position after it was refuted before, or is dead for a static
        reason.
        """
        captures, scores, key = self._levels[-1]
        best = scores.index(min(scores))
        capture = captures[best]
        captures[best], scores[best] = captures[0], scores[0]
        del captures[0], scores[0]
        if len(self._path) + 2 == len(self._start):
            self._path.append(capture)
            return True
        source, target = capture >> 8, capture & 255
        colours, counts, words = self._colour, self._counts, self._words
        captor, prey = colours[source], colours[target]
        if counts[prey] == 1 and counts[6 - captor - prey] != 1:
            return False
        after = key ^ words[source][captor] ^ words[target][captor] ^ words[target][prey]
        if after in self._table.keys or not self._stays_joined(source >> 4, source & 15):
            return False
        self._lift(source)
        colours[source], colours[target] = 0, captor
        counts[prey] -= 1
        self._path.append(capture)
        self._levels.append(self._level(after))
        return False

    def _take_back(self) -> None:
        source, target = divmod(self._path.pop(), 256)
        captor = self._colour[target]
        prey = captor % 3 + 1
        self._colour[source], self._colour[target] = captor, prey
        self._counts[prey] += 1
        self._lift(source)

    def _lift(self, cell: int) -> None:
        """Remove a stack from its row and column, or put it back."""
        self._lines[cell >> 4] ^= 1 << (cell & 15)
        self._lines[DOWN + (cell & 15)] ^= 1 << (cell >> 4)

    def _stays_joined(self, row: int, col: int) -> bool:
        lines = self._lines
        fresh, goal = lines[row] & ~(1 << col), lines[DOWN + col] & ~(1 << row)
        if not fresh or not goal:
            return True
        rows, cols = 1 << row, fresh | 1 << col
        while fresh:
            reached = lines[DOWN - 1 + (fresh & -fresh).bit_length()] & ~rows
            fresh &= fresh - 1
            rows |= reached
            if rows & goal:
                return True
            while reached:
                more = lines[(reached & -reached).bit_length() - 1] & ~cols
                reached &= reached - 1
                cols |= more
                fresh |= more
        return False


def noise(attempt: int) -> Iterator[int]:
    """Yield the random parts of scores: low bits of an xorshift64 generator (Marsaglia 2003)."""
    mask = (1 << (8 if attempt < FIRST_SHAKEN else 8 + attempt % 4)) - 1
    random = mix(attempt)
    while True:
        random ^= random << 13 & WORD
        random ^= random >> 7
        random ^= random << 17 & WORD
        yield random & mask


def mix(word: int) -> int:
    """Return a word mixed by the finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


def _words(cells: list[int]) -> dict[int, tuple[int, ...]]:
    """Return for each cell a tuple; `[colour]` is the key of a stack of this colour on the cell."""
    if len(cells) <= EXACT_STACKS:
        bits = [(1 << place, 1 << place + 64) for place in range(len(cells))]
        return {cell: (0, *bit, sum(bit)) for cell, bit in zip(cells, bits, strict=True)}
    return {cell: tuple(_hashed(cell * 6 + 2 * colour) for colour in range(4)) for cell in cells}


def _hashed(number: int) -> int:
    return mix(number - 1) | mix(number) << 64


class DeadTable:
    """A table of dead positions, by keys of 128 bits.

    `keys` has all keys in the table. `stored` counts keys that were put into free slots.
    """

    def __init__(self, buckets: int) -> None:
        self.buckets = buckets
        self.keys: set[int] = set()
        self.stored = 0
        self._slots: dict[int, list[int]] = {}

    @property
    def is_crowded(self) -> bool:
        """Whether more than half of the slots are taken."""
        return self.stored > self.buckets * SLOTS // 2

    def store(self, key: int) -> None:
        """Put a key into its bucket; a full bucket drops the key with the fewest stacks."""
        low, high = key & WORD, key >> 64
        spread = mix(low ^ high * 0x9E3779B97F4A7C15 & WORD) >> 32
        slots = self._slots.setdefault(spread * self.buckets >> 32, [])
        self.keys.add(key)
        if len(slots) < SLOTS:
            slots.append(key)
            self.stored += 1
            return
        cheapest = min(range(SLOTS), key=lambda slot: _stacks(slots[slot]))
        self.keys.remove(slots[cheapest])
        slots[cheapest] = key

    def moved(self, buckets: int) -> DeadTable:
        """Return a table with `buckets` buckets and the same keys."""
        other = DeadTable(buckets)
        for key in chain.from_iterable(self._slots[place] for place in sorted(self._slots)):
            other.store(key)
        return other


def _stacks(key: int) -> int:
    return ((key | key >> 64) & WORD).bit_count()
