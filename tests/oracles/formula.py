"""A position as clauses: they can be satisfied if and only if the position is solvable.

docs/formula.md states the variables and the clauses, and proves that every solution satisfies them
and that whatever satisfies them is a solution. This module is that page in plain Python, in the
page's order; `solver.engines.cdcl.encoding` is its compiled twin.

A literal is an integer, a variable's number or its negative. Stacks are numbered from 0 row by row
from the top-left cell, and lines that have stacks from 0, rows from the top and then columns from
the left. Colours are Black = 0, Green = 1, White = 2; colour x captures x + 1 (mod 3).

    B G    stacks 0 1 and 2      leaves  1 .. 9    ends 10 11 12
    . W    lines 0 and 1, rows   ends_in 13 (0)  14 (3)
           and 2 and 3, columns  final   15 (0, 0)  16 (0, 1)  17 (3, 1)  18 (3, 2)
           0-1 is a line, 1-2    goes    19 (0x1)  20 (1x0)  21 (1x2)  22 (2x1)
                                 before  23 (0, 1)  24 (0, 2), who may both land on 1  25 (1, 2)
                                 lands   26 (0: nobody)  27 (0: 1)  28 (1: nobody)  29 (1: 0) ...
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice, pairwise

from greenest.games.pyramids.board_text import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.solver.engines.cdcl.cnf import MOST_ORDERS

Clause = tuple[int, ...]
Stacks = tuple[int, ...]

ABOVE, LEFT, RIGHT, BELOW = range(4)
SIDES = ((LEFT, RIGHT), (ABOVE, BELOW))
"""The two sides of a cell in its row, and in its column."""


@dataclass(frozen=True)
class Formula:
    """The variables of a position.

    `cells` and `colours` are those of the stacks, `lines` the stacks of each line, the first `rows`
    of them rows. `sides[a]` are the stacks above, left, right and below a, `near[a]` all of
    these, in rising order, `between[a, b]` those between a and b, for stacks in line. Variables:

    `leaves[a, x]`: a leaves its cell, or ends on it, in colour x.
    `ends[a]`: the last stack of all stands on the cell of a; `ends_in[line]`: it stands in a line.
    `final[line, a]`: of the cells of a line, that of a is left last.
    `heads[a, side]`: what stands on the cell of a leaves it for a side; `along[a, axis]`: for a
    side in its row (0) or column (1).
    `goes[a, b]`: what stands on the cell of a leaves it by landing on the cell of b.
    `before[a, b]`, a < b: the cell of a is left before that of b; the last cell is left last.
    `lands[a, order]`: on the cell of a land these and no others, in this order.
    `last[a, o]`: o is the last to land on the cell of a, or if o = a, nothing lands there.
    `takes[a, new, old]`: on the cell of a, new takes old; old = a is what stood there at first.

    Where they say the same, one number stands for more: ends[a] for `ends_in` of a line of a alone,
    goes[a, b] for `heads` where only b is on that side, heads[a, side] for `along` where nothing is
    on the other side. Of a cell there is either `lands`, or `last` and `takes`.
    """

    position: Position
    cells: Stacks
    colours: tuple[int, ...]
    lines: tuple[Stacks, ...]
    rows: int
    sides: tuple[tuple[Stacks, ...], ...]
    near: tuple[Stacks, ...]
    between: dict[tuple[int, int], Stacks]
    leaves: dict[tuple[int, int], int]
    ends: dict[int, int]
    ends_in: dict[int, int]
    final: dict[tuple[int, int], int]
    heads: dict[tuple[int, int], int]
    along: dict[tuple[int, int], int]
    goes: dict[tuple[int, int], int]
    before: dict[tuple[int, int], int]
    lands: dict[tuple[int, Stacks], int]
    last: dict[tuple[int, int], int]
    takes: dict[tuple[int, int, int], int]
    variables: int

    def earlier(self, a: int, b: int) -> int:
        """Return the literal that the cell of a is left before that of b."""
        return self.before[a, b] if a < b else -self.before[b, a]

    def clauses(self) -> Iterator[Clause]:
        """Yield all clauses but those against cycles, of which `is_cycle` knows."""
        stacks = range(len(self.cells))
        lines = range(len(self.lines))
        yield from _exactly_one([self.ends_in[line] for line in lines[: self.rows]])
        yield from _exactly_one([self.ends_in[line] for line in lines[self.rows :]])
        for line in lines:
            if len(self.lines[line]) > 1:
                yield from self._has_a_final_cell(line)
        for a in stacks:
            yield from self._leaves_once(a)
        for a, b in self.goes:
            yield from self._sees(a, b)
        for a in stacks:
            if (a, ()) in self.lands:
                yield from self._is_landed_on_in_order(a)
            else:
                yield from self._is_taken_in_turn(a)
        for a in stacks:
            yield from self._follows_the_end(a)

    def is_cycle(self, clause: Clause) -> bool:
        """Tell whether a clause says that some cells do not precede each other in a cycle."""
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

    def _has_a_final_cell(self, line: int) -> Iterator[Clause]:
        """Yield: one cell of a line is left last, and not along the line; the end is one such."""
        cells = self.lines[line]
        yield from _any_of(self.ends_in[line], [self.ends[a] for a in cells])
        yield from _exactly_one([self.final[line, a] for a in cells])
        for a in cells:
            final = self.final[line, a]
            for b in cells:
                if b != a:
                    yield -final, self.earlier(b, a)
            yield -final, -self.along[a, int(line >= self.rows)]
            yield -self.ends[a], final

    def _leaves_once(self, a: int) -> Iterator[Clause]:
        """Yield: each cell is left once, or is the last; in one colour."""
        yield from _exactly_one([self.leaves[a, x] for x in range(3)])
        ways = [self.ends[a]]
        for axis, sides in enumerate(SIDES):
            if (a, axis) in self.along:
                ways.append(self.along[a, axis])
                heads = [self.heads[a, side] for side in sides if self.sides[a][side]]
                yield from _one_of(self.along[a, axis], heads)
        yield from _exactly_one(ways)
        for side, cells in enumerate(self.sides[a]):
            if cells:
                yield from _one_of(self.heads[a, side], [self.goes[a, b] for b in cells])

    def _sees(self, a: int, b: int) -> Iterator[Clause]:
        """Yield: what a lands on has not left, and whatever stood between has."""
        goes = self.goes[a, b]
        yield -goes, self.earlier(a, b)
        for c in self.between[a, b]:
            yield -goes, self.earlier(c, a)

    def _is_landed_on_in_order(self, a: int) -> Iterator[Clause]:
        """Yield: who lands on a does so in one of the orders there are, and the colours fit."""
        lands = {order: self.lands[a, order] for order in _orders(self, a)}
        yield tuple(lands.values())
        for order, variable in lands.items():
            yield -variable, self.leaves[a, self._colour_after(a, len(order))]
            for b in self.near[a]:
                yield -variable, self.goes[b, a] if b in order else -self.goes[b, a]
            for place, b in enumerate(order, 1):
                yield -variable, self.leaves[b, self._colour_after(a, place)]
            for b, c in pairwise(order):
                yield -variable, self.earlier(b, c)
        for x in range(3):
            fit = [lands[each] for each in lands if self._colour_after(a, len(each)) == x]
            yield (-self.leaves[a, x], *fit)
        for b in self.near[a]:
            with_b = {order: order.index(b) for order in lands if b in order}
            for x in range(3):
                fit = [lands[o] for o, at in with_b.items() if self._colour_after(a, at + 1) == x]
                yield (-self.goes[b, a], -self.leaves[b, x], *fit)
            for c in self.near[a]:
                both = [lands[order] for order, at in with_b.items() if c in order[at + 1 :]]
                if both:
                    yield (-self.goes[b, a], -self.goes[c, a], -self.earlier(b, c), *both)

    def _colour_after(self, a: int, landings: int) -> int:
        """Return the colour on the cell of a after so many landings, which each captor has, too."""
        return (self.colours[a] - landings) % 3

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
        """Yield: where a alone links two parts, it goes to that of the end, after the other."""
        for part in _parts_without(self, a):
            entries = [self.goes[a, b] for b in self.near[a] if b in part]
            left = [self.earlier(b, a) for b in self.near[a] if b not in part]
            for b in sorted(part):
                yield (-self.ends[b], *entries)
                for literal in left:
                    yield -self.ends[b], literal
            for entry in entries:
                for b in range(len(self.cells)):
                    if b not in part and b != a:
                        yield -entry, -self.ends[b]
                for literal in left:
                    yield -entry, literal

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
    colours = tuple(COLOURS.index(position.cells[cell]) for cell in cells)
    stacks = range(len(cells))
    lines, rows = _lines(cells, cols)
    between = {}
    for line in lines:
        for i, j in combinations(range(len(line)), 2):
            between[line[i], line[j]] = between[line[j], line[i]] = line[i + 1 : j]
    near = tuple(tuple(b for b in stacks if (a, b) in between) for a in stacks)
    sides = tuple(_sides(a, near[a], cells, cols) for a in stacks)
    related = {pair for a in stacks for pair in combinations(near[a], 2)}
    related |= {(a, b) for a, b in between if a < b}
    number = iter(range(1, 2**31))
    leaves = {(a, x): next(number) for a in stacks for x in range(3)}
    ends = {a: next(number) for a in stacks}
    long = [line for line in range(len(lines)) if len(lines[line]) > 1]
    ends_in = {line: next(number) for line in long}
    final = {(line, a): next(number) for line in long for a in lines[line]}
    heads = {
        (a, side): next(number) for a in stacks for side in range(4) if len(sides[a][side]) > 1
    }
    along = {
        (a, axis): next(number)
        for a in stacks
        for axis, (one, other) in enumerate(SIDES)
        if sides[a][one] and sides[a][other]
    }
    goes = {(a, b): next(number) for a in stacks for b in near[a]}
    before = {pair: next(number) for pair in sorted(related)}
    ends_in |= {line: ends[lines[line][0]] for line in range(len(lines)) if line not in ends_in}
    for a in stacks:
        for side, there in enumerate(sides[a]):
            if len(there) == 1:
                heads[a, side] = goes[a, there[0]]
        for axis, (one, other) in enumerate(SIDES):
            if (a, axis) not in along and (sides[a][one] or sides[a][other]):
                along[a, axis] = heads[a, one if sides[a][one] else other]
    stated = Formula(
        position, cells, colours, lines, rows, sides, near, between, leaves, ends, ends_in, final,
        heads, along, goes, before, {}, {}, {}, 0,
    )  # fmt: skip
    for a in stacks:
        orders = list(islice(_orders(stated, a), MOST_ORDERS + 1))
        if len(orders) <= MOST_ORDERS:
            stated.lands.update(((a, order), next(number)) for order in orders)
            continue
        for old in sorted((a, *near[a])):
            stated.last[a, old] = next(number)
            for new in near[a]:
                if new != old and (old == a or new not in between[old, a]):
                    stated.takes[a, new, old] = next(number)
    return replace(stated, variables=next(number) - 1)


def _lines(cells: Stacks, cols: int) -> tuple[tuple[Stacks, ...], int]:
    """Return the stacks of each line that has some, rows first, and how many rows these are."""
    found: dict[tuple[bool, int], list[int]] = {}
    for a, cell in enumerate(cells):
        found.setdefault((False, cell // cols), []).append(a)
        found.setdefault((True, cell % cols), []).append(a)
    return tuple(tuple(found[line]) for line in sorted(found)), len({c // cols for c in cells})


def _sides(a: int, near: Stacks, cells: Stacks, cols: int) -> tuple[Stacks, ...]:
    """Return the stacks above, left, right and below a, of those in line with it."""

    def is_in_row(b: int) -> bool:
        return cells[a] // cols == cells[b] // cols

    return (
        tuple(b for b in near if b < a and not is_in_row(b)),
        tuple(b for b in near if b < a and is_in_row(b)),
        tuple(b for b in near if b > a and is_in_row(b)),
        tuple(b for b in near if b > a and not is_in_row(b)),
    )


def _orders(stated: Formula, a: int, order: Stacks = ()) -> Iterator[Stacks]:
    """Yield in which orders others may land on a, if these land first: nobody crosses a stack."""
    yield order
    for b in stated.near[a]:
        if b not in order and not any(b in stated.between[c, a] for c in order):
            yield from _orders(stated, a, (*order, b))


def _one_of(whole: int, parts: Sequence[int]) -> Iterator[Clause]:
    """Yield: a literal is true if one of some others is, and at most one of these is."""
    if list(parts) != [whole]:
        yield from _any_of(whole, parts)
        yield from _at_most_one(parts)


def _any_of(whole: int, parts: Sequence[int]) -> Iterator[Clause]:
    """Yield: a literal is true if and only if any of some others is."""
    yield (-whole, *parts)
    for part in parts:
        yield -part, whole


def _exactly_one(literals: Sequence[int]) -> Iterator[Clause]:
    yield tuple(literals)
    yield from _at_most_one(literals)


def _at_most_one(literals: Sequence[int]) -> Iterator[Clause]:
    for one, other in combinations(literals, 2):
        yield -one, -other


def _parts_without(numbered: Formula, a: int) -> list[set[int]]:
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
