"""A position as clauses: they can be satisfied if and only if the position is solvable.

docs/formula.md states the variables and the clauses, and proves that every solution satisfies them
and that whatever satisfies them is a solution. This module is that page in plain Python, in the
page's order; `solver.engines.clausal.clauses` is its compiled twin.

A literal is an integer, a variable's number or its negative. Stacks are numbered from 0 row by row
from the top-left cell, colours Black = 0, Green = 1, White = 2; colour x captures x + 1 (mod 3).

    B G    stacks 0 1 and 2      leaves 1 .. 9     ends 10 11 12
    . W    in line 0-1 and 1-2   goes   13 (0x1)  14 (1x0)  15 (1x2)  16 (2x1)
                                 before 17 (0, 1)  18 (0, 2), who may both land on 1  19 (1, 2)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from greenest.games.pyramids.board_text import COLOURS, EMPTY
from greenest.games.pyramids.position import Position

Clause = tuple[int, ...]


@dataclass(frozen=True)
class Formula:
    """The variables of a position.

    `cells` and `colours` are those of the stacks. `near[a]` are the stacks in line with a, in
    rising order, and `between[a, b]` those between a and b, for stacks in line. The variables:

    `leaves[a, x]`: a leaves its cell, or ends on it, in colour x.
    `ends[a]`: the last stack of all stands on the cell of a.
    `goes[a, b]`: what stands on the cell of a leaves it by landing on the cell of b.
    `before[a, b]`, a < b: the cell of a is left before that of b; the last cell is left last.
    `last[a, o]`: o is the last to land on the cell of a, or if o = a, nothing lands there.
    `takes[a, new, old]`: on the cell of a, new takes old; old = a is what stood there at first.
    """

    position: Position
    cells: tuple[int, ...]
    colours: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    between: dict[tuple[int, int], tuple[int, ...]]
    leaves: dict[tuple[int, int], int]
    ends: dict[int, int]
    goes: dict[tuple[int, int], int]
    before: dict[tuple[int, int], int]
    last: dict[tuple[int, int], int]
    takes: dict[tuple[int, int, int], int]
    variables: int

    def earlier(self, a: int, b: int) -> int:
        """Return the literal that the cell of a is left before that of b."""
        return self.before[a, b] if a < b else -self.before[b, a]

    def clauses(self) -> Iterator[Clause]:
        """Yield all clauses but those against circles, of which `is_circle` knows."""
        stacks = range(len(self.cells))
        yield tuple(self.ends.values())
        yield from _at_most_one(list(self.ends.values()))
        for a in stacks:
            yield from self._leaves_once(a)
        for a, b in self.goes:
            yield from self._sees(a, b)
        for a in stacks:
            yield from self._is_taken_in_turn(a)
        for a in stacks:
            yield from self._follows_the_end(a)

    def is_circle(self, clause: Clause) -> bool:
        """Tell whether a clause says that some cells do not precede each other in a circle."""
        pairs = {number: pair for pair, number in self.before.items()}
        arcs = {}
        for literal in clause:
            if abs(literal) not in pairs:
                return False
            first, second = pairs[abs(literal)]
            if literal > 0:
                first, second = second, first
            arcs[first] = second
        at = start = next(iter(arcs), -1)
        for _ in clause:
            at = arcs.pop(at, -1)
        return at == start and not arcs and len(clause) > 2

    def _leaves_once(self, a: int) -> Iterator[Clause]:
        """Yield: each cell is left once, or is the last; in one colour."""
        ways = [self.ends[a], *(self.goes[a, b] for b in self.near[a])]
        yield tuple(ways)
        yield from _at_most_one(ways)
        colours = [self.leaves[a, x] for x in range(3)]
        yield tuple(colours)
        yield from _at_most_one(colours)
        for b in self.near[a]:
            yield -self.ends[a], self.earlier(b, a)

    def _sees(self, a: int, b: int) -> Iterator[Clause]:
        """Yield: what a lands on has not left, and whatever stood between has."""
        goes = self.goes[a, b]
        yield -goes, self.earlier(a, b)
        for c in self.between[a, b]:
            yield -goes, self.earlier(c, a)

    def _is_taken_in_turn(self, a: int) -> Iterator[Clause]:
        """Yield: those who land on a form a chain, where each takes the one before it."""
        yield tuple(self.last[a, old] for old in self._items(a))
        yield from _at_most_one([self.last[a, old] for old in self._items(a)])
        for old in self._items(a):
            taken = [self.last[a, old], *(self.takes[a, new, old] for new in self._takers(a, old))]
            if old == a:
                yield tuple(taken)
            else:
                goes = self.goes[old, a]
                yield (-goes, *taken)
                for literal in taken:
                    yield -literal, goes
            yield from _at_most_one(taken)
        for new in self.near[a]:
            taking = [
                self.takes[a, new, old] for old in self._items(a) if (a, new, old) in self.takes
            ]
            goes = self.goes[new, a]
            yield (-goes, *taking)
            for literal in taking:
                yield -literal, goes
            yield from _at_most_one(taking)
        yield -self.last[a, a], self.leaves[a, self.colours[a]]
        for old in self._items(a):
            yield from self._colours_fit(a, old)

    def _colours_fit(self, a: int, old: int) -> Iterator[Clause]:
        """Yield: who takes old on the cell of a has the colour for it; the last gives its own."""
        if old == a:
            for new in self._takers(a, a):
                yield -self.takes[a, new, a], self.leaves[new, (self.colours[a] + 2) % 3]
            return
        for x in range(3):
            yield -self.last[a, old], -self.leaves[old, x], self.leaves[a, x]
        for new in self._takers(a, old):
            takes = self.takes[a, new, old]
            yield -takes, self.earlier(old, new)
            for x in range(3):
                yield -takes, -self.leaves[new, x], self.leaves[old, (x + 1) % 3]

    def _follows_the_end(self, a: int) -> Iterator[Clause]:
        """Yield: where a alone links two parts, it goes to the part where it all ends."""
        for part in _sides(self, a):
            entries = [self.goes[a, b] for b in self.near[a] if b in part]
            for b in sorted(part):
                yield (-self.ends[b], *entries)
            for entry in entries:
                for b in range(len(self.cells)):
                    if b not in part and b != a:
                        yield -entry, -self.ends[b]

    def _items(self, a: int) -> list[int]:
        """Return what may be taken on the cell of a."""
        return sorted((a, *self.near[a]))

    def _takers(self, a: int, old: int) -> list[int]:
        """Return who may take old on the cell of a."""
        return [new for new in self.near[a] if (a, new, old) in self.takes]


def formula(position: Position) -> Formula:
    """Give numbers to the variables of a position of two or more stacks."""
    cols = position.cols
    cells = tuple(cell for cell, colour in enumerate(position.cells) if colour != EMPTY)
    stacks = range(len(cells))
    lines: dict[tuple[str, int], list[int]] = {}
    for a in stacks:
        lines.setdefault(("row", cells[a] // cols), []).append(a)
        lines.setdefault(("column", cells[a] % cols), []).append(a)
    between = {}
    for line in lines.values():
        for i, j in combinations(range(len(line)), 2):
            inside = tuple(line[i + 1 : j])
            between[line[i], line[j]] = between[line[j], line[i]] = inside
    near = tuple(tuple(b for b in stacks if (a, b) in between) for a in stacks)
    related = {pair for a in stacks for pair in combinations(near[a], 2)}
    related |= {(a, b) for a, b in between if a < b}
    number = iter(range(1, 2**31))
    leaves = {(a, x): next(number) for a in stacks for x in range(3)}
    ends = {a: next(number) for a in stacks}
    goes = {(a, b): next(number) for a in stacks for b in near[a]}
    before = {pair: next(number) for pair in sorted(related)}
    last, takes = {}, {}
    for a in stacks:
        for old in sorted((a, *near[a])):
            last[a, old] = next(number)
            for new in near[a]:
                if new != old and (old == a or new not in between[old, a]):
                    takes[a, new, old] = next(number)
    colours = tuple(COLOURS.index(position.cells[cell]) for cell in cells)
    variables = next(number) - 1
    return Formula(
        position, cells, colours, near, between, leaves, ends, goes, before, last, takes, variables
    )


def _at_most_one(literals: list[int]) -> Iterator[Clause]:
    for one, other in combinations(literals, 2):
        yield -one, -other


def _sides(numbered: Formula, a: int) -> list[set[int]]:
    """Return the parts that only a links: the side of its row and that of its column, or none."""
    rest = set(range(len(numbered.cells))) - {a}
    parts = []
    while rest:
        part, fresh = set(), {min(rest)}
        while fresh:
            part |= fresh
            rest -= fresh
            fresh = {b for each in fresh for b in numbered.near[each]} & rest
        parts.append(part)
    return parts if len(parts) > 1 else []
