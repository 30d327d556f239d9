"""The clauses of a position, as docs/formula.md defines them, derived from the board alone.

This module gives the meaning of each variable, and returns whether a clause belongs to the
position. It does not list all clauses: most exclude cycles, and a proof uses few of them. It shares
`Position` with `solver`, but no other code.

    B G    stacks 0 1 and 2      leaves 1 .. 9     ends 10 11 12     ends_in 13 14
    . W    lines 0 1 | 2 3       final  15 .. 18   goes 19 (0, 1)  20 (1, 0)  21 (1, 2)  22 (2, 1)
                                 before 23 (0, 1)  24 (0, 2)  25 (1, 2)   lands 26 (0, 0) ...

A variable may have several meanings. Here 19 means that stack 0 captures stack 1, that it leaves to
the right, and that it leaves along its row.

A stack lands on a cell when it captures there. A group is a set of variables that clauses restrict:
at most one of them is true, or at least one, or both.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import IntEnum, auto
from functools import cache, lru_cache
from itertools import combinations, pairwise

from greenest.certificates.reading import Meter
from greenest.games.pyramids.position import Position

Clause = frozenset[int]
Order = tuple[int, ...]

COLOURS = "BGW"
"""The colours; each captures the next one, and the last one captures the first."""
MOST_ORDERS = 33
"""If a cell has more orders of landing than this number, its orders have no variables."""
OPPOSITE = ((1, 2), (0, 3))
"""The two sides in a row, and the two in a column. Sides are 0 above, 1 left, 2 right, 3 below."""
MOST_NEGATED = 3
"""The most negative literals in a clause, except for clauses against cycles."""
VARIABLE_BYTES = 800
"""Bytes of memory for a variable and its two literals, rounded up."""
_KEPT = 1024
"""The most variables whose clauses are cached; these take at most 20 MB."""
_BETWEEN_LOOKS = 1024
"""The limits are checked after this many variables."""


class Meaning(IntEnum):
    """What a variable says of stacks a and b, a line, a side, an axis, a colour x or an order."""

    LEAVES = auto()  # (a, x): a leaves, or stays as the end, in colour x
    ENDS = auto()  # (a): a is the end
    ENDS_IN = auto()  # (line): the end is in this line
    FINAL = auto()  # (line, a): a is the last stack of the line to leave
    HEADS = auto()  # (a, side): a leaves towards this side
    ALONG = auto()  # (a, axis): a leaves along its row, axis 0, or its column, axis 1
    GOES = auto()  # (a, b): a captures on the cell of b
    BEFORE = auto()  # (a, b): the cell of a is left before the cell of b
    LANDS = auto()  # (a, which): stacks land on the cell of a in the order of this number
    LAST = auto()  # (a, old): old is the last stack on the cell of a; it may be a itself
    TAKES = auto()  # (a, new, old): new takes old on the cell of a


class Group(IntEnum):
    """The kinds of groups; numbers of stacks, lines or sides tell groups of a kind apart."""

    ROWS = auto()
    COLUMNS = auto()
    COLOUR = auto()
    WAY = auto()
    FINALS = auto()
    LINE = auto()
    SIDE = auto()
    ORDERS = auto()
    LATEST = auto()
    TAKEN = auto()
    TAKING = auto()


Says = tuple[Meaning, *tuple[int, ...]]
"""A meaning of a variable: what it says, and of what."""
Named = tuple[Group, *tuple[int, ...]]
"""A group: its kind, and of what."""

PARTIAL = {Group.LINE, Group.SIDE, Group.TAKEN, Group.TAKING}
"""The kinds of groups that may have no true variable in a solution."""


class Encoding:
    """The numbers and meanings of a position's variables, and a test for its clauses.

    `numbers` has the variables by meaning, `members` by group, `orders` the orders of landing.
    """

    def __init__(self, position: Position, meter: Meter) -> None:
        """Assign numbers to the variables; raises LimitError if they exceed the limits."""
        cells = [cell for cell, colour in enumerate(position.cells) if colour != "."]
        self._stacks = range(len(cells))
        self._colour = [COLOURS.index(position.cells[cell]) for cell in cells]
        self._lines, self._rows = _lines(cells, position.cols)
        self._between = dict(_pairs_in_line(self._lines))
        self._near = [[b for b in self._stacks if (a, b) in self._between] for a in self._stacks]
        self._sides = [self._sides_of(a) for a in self._stacks]
        self.numbers: dict[Says, int] = {}
        self._says: list[list[Says]] = []
        for says in self._variables():
            if len(self._says) % _BETWEEN_LOOKS == 0:
                meter.look(len(self._says) * VARIABLE_BYTES)
            self._says.append([says])
            self.numbers[says] = len(self._says)
        for says, same in self._synonyms():
            number = self.numbers[says] = self.numbers[same]
            self._says[number - 1].append(says)
        meter.kept += len(self._says) * VARIABLE_BYTES
        self.members: dict[Named, list[int]] = defaultdict(list)
        for number in range(1, len(self._says) + 1):
            for group in self._groups(number):
                self.members[group].append(number)
        self.follows = lru_cache(_KEPT)(self._beginning_with)
        self._parts_without = cache(self._parts)

    @property
    def variables(self) -> int:
        """The number of variables; they are numbered from 1."""
        return len(self._says)

    def has(self, clause: Clause) -> bool:
        """Return whether the position has this clause, in which no variable occurs twice."""
        negated = [-literal for literal in clause if literal < 0]
        if not negated:
            groups = self._groups(min(clause, default=1))
            return any(clause == {*self.members[group]} for group in groups if _is_full(group))
        if len(negated) == len(clause) == 2:
            one, other = (self._groups(number) for number in negated)
            if any(group[0] is not Group.ORDERS for group in one & other):
                return True
        if len(negated) > MOST_NEGATED:
            return self._is_cycle(clause)
        return self._is_cycle(clause) or any(clause in self.follows(number) for number in negated)

    def _sides_of(self, a: int) -> list[list[int]]:
        row, column = (line for line in self._lines if a in line)
        return [
            [b for b in column if b < a],
            [b for b in row if b < a],
            [b for b in row if b > a],
            [b for b in column if b > a],
        ]

    def _variables(self) -> Iterator[Says]:
        """Yield one meaning of each variable, in the order of their numbers."""
        near, between, sides = self._near, self._between, self._sides
        for a in self._stacks:
            yield from ((Meaning.LEAVES, a, x) for x in range(3))
        yield from ((Meaning.ENDS, a) for a in self._stacks)
        long = [line for line, stacks in enumerate(self._lines) if len(stacks) > 1]
        yield from ((Meaning.ENDS_IN, line) for line in long)
        yield from ((Meaning.FINAL, line, a) for line in long for a in self._lines[line])
        for a in self._stacks:
            yield from ((Meaning.HEADS, a, side) for side in range(4) if len(sides[a][side]) > 1)
        for a in self._stacks:
            yield from ((Meaning.ALONG, a, axis) for axis in range(2) if self._is_open(a, axis))
        for a in self._stacks:
            yield from ((Meaning.GOES, a, b) for b in near[a])
        compared = {pair for pair in between if pair[0] < pair[1]}
        for a in self._stacks:
            compared.update(combinations(near[a], 2))
        yield from ((Meaning.BEFORE, a, b) for a, b in sorted(compared))
        self.orders = [self._orders_on(a) for a in self._stacks]
        for a in self._stacks:
            yield from ((Meaning.LANDS, a, which) for which in range(len(self.orders[a])))
            if self.orders[a]:
                continue
            for old in sorted([a, *near[a]]):
                yield Meaning.LAST, a, old
                for new in near[a]:
                    if new != old and (old == a or new not in between[old, a]):
                        yield Meaning.TAKES, a, new, old

    def _synonyms(self) -> Iterator[tuple[Says, Says]]:
        """Yield pairs of equivalent meanings; only the second has a variable of its own."""
        for line, stacks in enumerate(self._lines):
            if len(stacks) == 1:
                yield (Meaning.ENDS_IN, line), (Meaning.ENDS, stacks[0])
        for a in self._stacks:
            for side, stacks in enumerate(self._sides[a]):
                if len(stacks) == 1:
                    yield (Meaning.HEADS, a, side), (Meaning.GOES, a, stacks[0])
            for axis, sides in enumerate(OPPOSITE):
                there = [side for side in sides if self._sides[a][side]]
                if len(there) == 1:
                    yield (Meaning.ALONG, a, axis), (Meaning.HEADS, a, there[0])

    def _is_open(self, a: int, axis: int) -> bool:
        """Return whether stacks are on both sides of `a` in its row (axis 0) or column (1)."""
        return all(self._sides[a][side] for side in OPPOSITE[axis])

    def _orders_on(self, a: int) -> list[Order]:
        found: list[Order] = [()]
        for order in found:
            found.extend(
                (*order, b)
                for b in self._near[a]
                if b not in order and all(b not in self._between[c, a] for c in order)
            )
            if len(found) > MOST_ORDERS:
                return []
        return sorted(found)

    def _groups(self, number: int) -> set[Named]:
        return {group for says in self._says[number - 1] for group in self._groups_of(says)}

    def _groups_of(self, says: Says) -> Iterator[Named]:
        match says:
            case Meaning.LEAVES, a, _:
                yield Group.COLOUR, a
            case Meaning.ENDS, a:
                yield Group.WAY, a
            case Meaning.ENDS_IN, line:
                yield (Group.ROWS,) if line < self._rows else (Group.COLUMNS,)
            case Meaning.FINAL, line, _:
                yield Group.FINALS, line
            case Meaning.HEADS, a, side:
                yield Group.LINE, a, int(side in OPPOSITE[1])
            case Meaning.ALONG, a, _:
                yield Group.WAY, a
            case Meaning.GOES, a, b:
                yield Group.SIDE, a, self._side(a, b)
            case Meaning.LANDS, a, _:
                yield Group.ORDERS, a
            case Meaning.LAST, a, old:
                yield Group.LATEST, a
                yield Group.TAKEN, a, old
            case Meaning.TAKES, a, new, old:
                yield Group.TAKEN, a, old
                yield Group.TAKING, a, new

    def _beginning_with(self, number: int) -> frozenset[Clause]:
        """Return the clauses with the negated variable `number`, except the clauses of groups."""
        return frozenset(
            frozenset([-number, *following])
            for says in self._says[number - 1]
            for following in self._following(says)
        )

    def _following(self, says: Says) -> Iterator[Sequence[int]]:
        """Yield the consequences of the meaning `says`, each as a disjunction of literals."""
        numbers = self.numbers
        match says:
            case Meaning.LEAVES, a, x:
                if orders := list(enumerate(self.orders[a])):
                    fitting = [which for which, o in orders if self._after(a, len(o)) == x]
                    yield [numbers[Meaning.LANDS, a, which] for which in fitting]
            case Meaning.ENDS, a:
                for line, stacks in enumerate(self._lines):
                    if a in stacks and len(stacks) > 1:
                        yield [numbers[Meaning.ENDS_IN, line]]
                        yield [numbers[Meaning.FINAL, line, a]]
                yield from self._towards(a)
            case Meaning.ENDS_IN, line:
                if len(self._lines[line]) > 1:
                    yield [numbers[Meaning.ENDS, a] for a in self._lines[line]]
            case Meaning.FINAL, line, a:
                yield from ([self._earlier(b, a)] for b in self._lines[line] if b != a)
                yield [-numbers[Meaning.ALONG, a, int(line >= self._rows)]]
            case Meaning.HEADS, a, side:
                if len(self._sides[a][side]) > 1:
                    yield [numbers[Meaning.GOES, a, b] for b in self._sides[a][side]]
                if self._is_open(a, axis := int(side in OPPOSITE[1])):
                    yield [numbers[Meaning.ALONG, a, axis]]
            case Meaning.ALONG, a, axis:
                if self._is_open(a, axis):
                    yield [numbers[Meaning.HEADS, a, side] for side in OPPOSITE[axis]]
            case Meaning.GOES, a, b:
                yield from self._having_gone(a, b)
            case Meaning.LANDS, a, which:
                yield from self._having_landed(a, self.orders[a][which])
            case Meaning.LAST, a, old:
                if old == a:
                    yield [numbers[Meaning.LEAVES, a, self._colour[a]]]
                else:
                    yield [numbers[Meaning.GOES, old, a]]
                    for x in range(3):
                        yield [-numbers[Meaning.LEAVES, old, x], numbers[Meaning.LEAVES, a, x]]
            case Meaning.TAKES, a, new, old:
                yield [numbers[Meaning.GOES, new, a]]
                if old == a:
                    yield [numbers[Meaning.LEAVES, new, (self._colour[a] - 1) % 3]]
                else:
                    yield [numbers[Meaning.GOES, old, a]]
                    yield [self._earlier(old, new)]
                    for x in range(3):
                        prey = numbers[Meaning.LEAVES, old, (x + 1) % 3]
                        yield [-numbers[Meaning.LEAVES, new, x], prey]

    def _having_gone(self, a: int, b: int) -> Iterator[Sequence[int]]:
        """Yield the consequences of `a` capturing on the cell of `b`."""
        side = self._side(a, b)
        if len(self._sides[a][side]) > 1:
            yield [self.numbers[Meaning.HEADS, a, side]]
        yield [self._earlier(a, b)]
        for c in self._between[a, b]:
            yield [self._earlier(c, a)]
        if self.orders[b]:
            yield from self._being_landed_on(b, a)
        else:
            yield self.members[Group.TAKEN, b, a]
            yield self.members[Group.TAKING, b, a]
        if len(self._parts_without(a)) > 1:
            part = self._part(a, b)
            for c in self._stacks:
                if c != a and c not in part:
                    yield [-self.numbers[Meaning.ENDS, c]]
            yield from ([self._earlier(c, a)] for c in self._near[a] if c not in part)

    def _being_landed_on(self, a: int, b: int) -> Iterator[Sequence[int]]:
        """Yield the consequences of `b` landing on `a`, whose orders of landing have variables."""
        turns = {
            self.numbers[Meaning.LANDS, a, which]: (order.index(b), order)
            for which, order in enumerate(self.orders[a])
            if b in order
        }
        for x in range(3):
            fitting = [number for number in turns if self._after(a, turns[number][0] + 1) == x]
            yield [-self.numbers[Meaning.LEAVES, b, x], *fitting]
        for c in self._near[a]:
            both = [number for number, (turn, order) in turns.items() if c in order[turn + 1 :]]
            if both:
                yield [-self.numbers[Meaning.GOES, c, a], -self._earlier(b, c), *both]

    def _having_landed(self, a: int, order: Order) -> Iterator[Sequence[int]]:
        yield [self.numbers[Meaning.LEAVES, a, self._after(a, len(order))]]
        for b in self._near[a]:
            goes = self.numbers[Meaning.GOES, b, a]
            yield [goes if b in order else -goes]
        for turn, b in enumerate(order, 1):
            yield [self.numbers[Meaning.LEAVES, b, self._after(a, turn)]]
        for b, c in pairwise(order):
            yield [self._earlier(b, c)]

    def _after(self, a: int, landings: int) -> int:
        """Return the colour on the cell `a` after `landings` stacks have landed there."""
        return (self._colour[a] - landings) % 3

    def _side(self, a: int, b: int) -> int:
        return next(side for side in range(4) if b in self._sides[a][side])

    def _towards(self, end: int) -> Iterator[Sequence[int]]:
        """Yield clauses for an end and each stack `a` without which the board has several parts.

        The clauses say that `a` leaves towards the part with the end, after all stacks in line with
        `a` that are in other parts.
        """
        for a in self._stacks:
            if a != end and len(self._parts_without(a)) > 1:
                part = self._part(a, end)
                yield [self.numbers[Meaning.GOES, a, b] for b in self._near[a] if b in part]
                yield from ([self._earlier(b, a)] for b in self._near[a] if b not in part)

    def _part(self, a: int, b: int) -> set[int]:
        """Return the connected part of the stack `b` if `a` is removed."""
        return next(part for part in self._parts_without(a) if b in part)

    def _parts(self, a: int) -> list[set[int]]:
        rest = set(self._stacks) - {a}
        parts = []
        while rest:
            part, fresh = set[int](), {rest.pop()}
            while fresh:
                part |= fresh
                fresh = {c for b in fresh for c in self._near[b]} & rest
                rest -= fresh
            parts.append(part)
        return parts

    def _earlier(self, a: int, b: int) -> int:
        """Return the literal "the cell of `a` is left before the cell of `b`"."""
        return self.numbers[Meaning.BEFORE, a, b] if a < b else -self.numbers[Meaning.BEFORE, b, a]

    def _is_cycle(self, clause: Clause) -> bool:
        """Return whether a clause excludes a cycle of three or more cells in the order."""
        after: dict[int, int] = {}
        for literal in clause:
            meaning, *pair = self._says[abs(literal) - 1][0]
            if meaning is not Meaning.BEFORE:
                return False
            first, second = pair if literal < 0 else reversed(pair)
            after[first] = second
        start = next(iter(after))
        at, length = after[start], 1
        while at != start and at in after and length < len(clause):
            at, length = after[at], length + 1
        return at == start and length == len(clause) > 2


def _is_full(group: Named) -> bool:
    """Return whether a group has at least one true variable in every solution."""
    kind, *of = group
    return kind not in PARTIAL or (kind is Group.TAKEN and of[0] == of[1])


def _lines(cells: Sequence[int], cols: int) -> tuple[list[list[int]], int]:
    """Return the stacks of each row, then of each column, and the number of rows.

    Rows and columns without stacks are left out.
    """
    rows = sorted({cell // cols for cell in cells})
    columns = sorted({cell % cols for cell in cells})
    of_rows = [[a for a, cell in enumerate(cells) if cell // cols == row] for row in rows]
    of_columns = [[a for a, cell in enumerate(cells) if cell % cols == col] for col in columns]
    return of_rows + of_columns, len(rows)


def _pairs_in_line(
    lines: Sequence[Sequence[int]],
) -> Iterator[tuple[tuple[int, int], tuple[int, ...]]]:
    """Yield all ordered pairs of stacks in a row or column, each with the stacks between them."""
    for line in lines:
        for i, j in combinations(range(len(line)), 2):
            inside = tuple(line[i + 1 : j])
            yield (line[i], line[j]), inside
            yield (line[j], line[i]), inside
