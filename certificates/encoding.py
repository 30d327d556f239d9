"""The clauses of a position, as docs/formula.md states them, worked out from the board alone.

A certificate lists the clauses that it uses, and names variables by their numbers. This module
tells what a number says and whether a clause is one of the position's. It makes no list of all
clauses: most are those against circles, and a proof uses few. It shares no code with `solver`.

    B G    stacks 0 1 and 2      leaves 1 .. 9     ends 10 11 12
    . W    in line 0-1 and 1-2   goes   13 (0, 1)  14 (1, 0)  15 (1, 2)  16 (2, 1)
                                 before 17 (0, 1)  18 (0, 2)  19 (1, 2)
                                 last   20 (0, 0)  22 (0, 1) ...   takes  21 (0, 1, 0) ...
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from greenest.certificates.reading import Meter
from greenest.games.pyramids.position import Position

Clause = frozenset[int]
Says = tuple[str, *tuple[int, ...]]
"""What a variable says, and of which stacks; a group of variables is named alike."""

COLOURS = "BGW"
"""Each captures the next, the last the first."""
VARIABLE_BYTES = 800
"""Memory for a variable and its two literals, about."""
_BETWEEN_LOOKS = 1024
"""Variables that are numbered between two looks at the limits."""


class Encoding:
    """The variables of a position by what they say, and its clauses when asked for them."""

    def __init__(self, position: Position, meter: Meter) -> None:
        """Give numbers to the variables; raises LimitError if they are too many for the limits."""
        cells = [cell for cell, colour in enumerate(position.cells) if colour != "."]
        self._stacks = range(len(cells))
        self._colour = [COLOURS.index(position.cells[cell]) for cell in cells]
        self._between = dict(_pairs_in_line(cells, position.cols))
        self._near = [[b for b in self._stacks if (a, b) in self._between] for a in self._stacks]
        self._numbers: dict[Says, int] = {}
        self._says: list[Says] = []
        for says in self._variables():
            if len(self._says) % _BETWEEN_LOOKS == 0:
                meter.look(len(self._says) * VARIABLE_BYTES)
            self._says.append(says)
            self._numbers[says] = len(self._says)
        meter.kept += len(self._says) * VARIABLE_BYTES
        self._made = cache(self._beginning_with)
        self._parts_without = cache(self._parts)

    @property
    def variables(self) -> int:
        """How many variables there are; they are numbered from 1."""
        return len(self._says)

    def has(self, clause: Clause) -> bool:
        """Tell whether a clause of these variables, each once, is one of the position's."""
        negated = [-literal for literal in clause if literal < 0]
        if not negated:
            groups = _groups(self._says[min(clause, default=1) - 1])
            return any(clause == self._members(group) for group in groups if self._is_full(group))
        if len(negated) == len(clause) == 2:
            one, other = (_groups(self._says[number - 1]) for number in negated)
            if not one.isdisjoint(other):
                return True
        return self._is_circle(clause) or any(clause in self._made(number) for number in negated)

    def _variables(self) -> Iterator[Says]:
        """Yield what the variables say, in the order of their numbers."""
        near, between = self._near, self._between
        for a in self._stacks:
            yield from (("leaves", a, x) for x in range(3))
        yield from (("ends", a) for a in self._stacks)
        for a in self._stacks:
            yield from (("goes", a, b) for b in near[a])
        compared = {pair for pair in between if pair[0] < pair[1]}
        for a in self._stacks:
            compared.update(combinations(near[a], 2))
        yield from (("before", a, b) for a, b in sorted(compared))
        for a in self._stacks:
            for old in sorted([a, *near[a]]):
                yield "last", a, old
                for new in near[a]:
                    if new != old and (old == a or new not in between[old, a]):
                        yield "takes", a, new, old

    def _members(self, group: Says) -> Clause:
        """Return the variables of a group, at most one of which is true."""
        match group:
            case "end", _:
                found: Iterable[Says] = (("ends", a) for a in self._stacks)
            case "way", a:
                found = [("ends", a), *(("goes", a, b) for b in self._near[a])]
            case "colour", a:
                found = (("leaves", a, x) for x in range(3))
            case "latest", a:
                found = (("last", a, old) for old in (a, *self._near[a]))
            case "taken", a, old:
                found = [("last", a, old), *(("takes", a, new, old) for new in self._near[a])]
            case _, a, new:
                found = (("takes", a, new, old) for old in (a, *self._near[a]))
        return frozenset(self._numbers[says] for says in found if says in self._numbers)

    def _is_full(self, group: Says) -> bool:
        """Tell whether one of a group is true in any case."""
        match group:
            case "taken", a, old:
                return a == old
        return group[0] != "taking"

    def _beginning_with(self, number: int) -> frozenset[Clause]:
        """Return the clauses that say what follows if a variable is true, but for its groups."""
        return frozenset(
            frozenset([-number, *following])
            for following in self._following(self._says[number - 1])
        )

    def _following(self, says: Says) -> Iterator[Sequence[int]]:
        """Yield what follows, as literals one of which is true."""
        match says:
            case "ends", a:
                for b in self._near[a]:
                    yield [self._earlier(b, a)]
                yield from self._towards(a)
            case "goes", a, b:
                yield [self._earlier(a, b)]
                for c in self._between[a, b]:
                    yield [self._earlier(c, a)]
                yield [*self._members(("taken", b, a))]
                yield [*self._members(("taking", b, a))]
                for c in self._stacks:
                    if c != a and c not in self._part(a, b):
                        yield [-self._numbers["ends", c]]
            case "last", a, old:
                if old == a:
                    yield [self._numbers["leaves", a, self._colour[a]]]
                else:
                    yield [self._numbers["goes", old, a]]
                    for x in range(3):
                        yield [-self._numbers["leaves", old, x], self._numbers["leaves", a, x]]
            case "takes", a, new, old:
                yield [self._numbers["goes", new, a]]
                if old == a:
                    yield [self._numbers["leaves", new, (self._colour[a] - 1) % 3]]
                else:
                    yield [self._numbers["goes", old, a]]
                    yield [self._earlier(old, new)]
                    for x in range(3):
                        prey = self._numbers["leaves", old, (x + 1) % 3]
                        yield [-self._numbers["leaves", new, x], prey]

    def _towards(self, end: int) -> Iterator[Sequence[int]]:
        """Yield: where a cell alone links some parts, it goes to that of the end."""
        for a in self._stacks:
            if a != end and len(self._parts_without(a)) > 1:
                part = self._part(a, end)
                yield [self._numbers["goes", a, b] for b in self._near[a] if b in part]

    def _part(self, a: int, b: int) -> set[int]:
        """Return the part that b is in if a is gone."""
        return next(part for part in self._parts_without(a) if b in part)

    def _parts(self, a: int) -> list[set[int]]:
        """Return the parts into which the stacks fall if a is gone."""
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
        """Return the literal that the cell of a is left before that of b."""
        return self._numbers["before", a, b] if a < b else -self._numbers["before", b, a]

    def _is_circle(self, clause: Clause) -> bool:
        """Tell whether a clause denies that three or more cells precede each other in a circle."""
        after: dict[int, int] = {}
        for literal in clause:
            name, *pair = self._says[abs(literal) - 1]
            if name != "before":
                return False
            first, second = pair if literal < 0 else reversed(pair)
            after[first] = second
        start = next(iter(after))
        at, length = after[start], 1
        while at != start and at in after and length < len(clause):
            at, length = after[at], length + 1
        return at == start and length == len(clause) > 2


def _groups(says: Says) -> set[Says]:
    """Return the groups of a variable."""
    match says:
        case "leaves", a, _:
            return {("colour", a)}
        case "ends", a:
            return {("end", 0), ("way", a)}
        case "goes", a, _:
            return {("way", a)}
        case "last", a, old:
            return {("latest", a), ("taken", a, old)}
        case "takes", a, new, old:
            return {("taken", a, old), ("taking", a, new)}
    return set()


def _pairs_in_line(
    cells: Sequence[int], cols: int
) -> Iterator[tuple[tuple[int, int], tuple[int, ...]]]:
    """Yield each two stacks of a row or column, either first, and the stacks between them."""
    lines: dict[tuple[str, int], list[int]] = {}
    for a, cell in enumerate(cells):
        lines.setdefault(("row", cell // cols), []).append(a)
        lines.setdefault(("column", cell % cols), []).append(a)
    for line in lines.values():
        for i, j in combinations(range(len(line)), 2):
            inside = tuple(line[i + 1 : j])
            yield (line[i], line[j]), inside
            yield (line[j], line[i]), inside
