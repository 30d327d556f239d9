"""A position as clauses in which facts about its stacks can be given up.

Two facts about each stack can be given up: that its colour counts, and that it blocks the way.
docs/reasons.md says what a play is then. The clauses are those of docs/formula.md, those that rest
on a fact with its negated variable. The colour that a stack has at first is a variable, too. Stacks
have the numbers of `solver.engines.cdcl.cnf`, and so have all variables up to those of orders.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations, pairwise

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.solver.engines.cdcl.cnf import Size
from greenest.solver.engines.cdcl.search import Search
from greenest.solver.static import linked_parts

AXES = ((1, 2), (0, 3))
"""The sides of a row and of a column; the sides are above, left, right and below."""


class Relaxed:
    """The clauses of a position of two or more stacks.

    `colour[a]` and `blocks[a]` are the literals of the facts about the stack a, and `starts[a][x]`
    that it has colour x at first; `colours[a]` is its colour on the board. `cells[a]` is its cell,
    and `near[a]` are the stacks in line with it.
    """

    def __init__(self, position: Position, look: Callable[[], None] = lambda: None) -> None:
        """State the clauses; `look` is called before those of each stack, and may raise errors."""
        self._cnf = cnf = Search(position).cnf
        stacks = int(cnf.sizes[Size.STACKS])
        self.stacks = range(stacks)
        self.cells: list[int] = cnf.cells[:stacks].tolist()
        self.colours: list[int] = cnf.colours[:stacks].tolist()
        self._sides: list[list[list[int]]] = [
            [near[begin:end] for begin, end in pairwise(side)]
            for near, side in zip(cnf.near.tolist(), cnf.side[:stacks].tolist(), strict=False)
        ]
        self.near = [[b for side in sides for b in side] for sides in self._sides]
        self._order = cnf.order[: stacks * stacks].reshape(stacks, stacks).tolist()
        first_order = int(cnf.first_goes[stacks])
        self._variables = first_order + int(cnf.sizes[Size.ORDER_VARIABLES])
        self._binaries: list[int] = []
        self._long: list[int] = []
        self._ends = [2 * (3 * stacks + a) for a in self.stacks]
        self._goes = {
            (a, b): 2 * (int(cnf.first_goes[a]) + place)
            for a in self.stacks
            for place, b in enumerate(self.near[a])
        }
        self.colour, self.blocks = self._new(stacks), self._new(stacks)
        self.starts = [self._new(3) for _ in self.stacks]
        self._at_most_one(self._ends)
        self._state_lines()
        for a in self.stacks:
            look()
            self._state_departure(a)
            self._state_landings(a)
            self._state_parts(a, position.cols)

    def search(self, position: Position, true: Iterable[int], wanted: Iterable[int] = ()) -> Search:
        """Return a search of the clauses with the literals `true`; it first tries `wanted`."""
        sizes = self._cnf.sizes.copy()
        binaries = self._binaries + [literal for literal in true for _ in range(2)]
        sizes[Size.VARIABLES] = self._variables
        sizes[Size.BINARY_LITERALS], sizes[Size.LONG_WORDS] = len(binaries), len(self._long)
        cnf = self._cnf._replace(
            sizes=sizes,
            binaries=np.array(binaries, dtype=np.int32),
            long_clauses=np.array(self._long, dtype=np.int32),
        )
        search = Search(position, cnf=cnf)
        for literal in wanted:
            search.prefer(literal)
        return search

    def between(self, a: int, b: int) -> Sequence[int]:
        """Return the stacks between two stacks of a line."""
        for part, side in enumerate(self._sides[a]):
            if b in side:
                at = side.index(b)
                return side[at + 1 :] if part < 2 else side[:at]
        raise ValueError("the stacks are not in line")

    def _new(self, count: int) -> list[int]:
        """Return the literals of new variables."""
        first = self._variables
        self._variables += count
        return [2 * variable for variable in range(first, self._variables)]

    def _add(self, *literals: int) -> None:
        if len(literals) > 2:
            self._long += (len(literals), *literals)
        else:
            self._binaries += (literals[0], literals[-1])

    def _at_most_one(self, literals: Collection[int]) -> None:
        for one, other in combinations(literals, 2):
            self._add(one ^ 1, other ^ 1)

    def _exactly_one_if(self, condition: int, literals: Collection[int]) -> None:
        """Add clauses: one of the literals is true if the condition is, and none if it is not."""
        self._add(condition ^ 1, *literals)
        for each in literals:
            self._add(each ^ 1, condition)
        self._at_most_one(literals)

    def _leaves(self, a: int, x: int) -> int:
        """Return the literal that a leaves its cell, or stays there, in colour x (mod 3)."""
        return 2 * (3 * a + x % 3)

    def _state_departure(self, a: int) -> None:
        """State that a stack leaves once or is the end, past no stack that blocks the way."""
        cnf = self._cnf
        for colours in (self.starts[a], [self._leaves(a, x) for x in range(3)]):
            self._add(*colours)
            self._at_most_one(colours)
        along = [2 * int(variable) for variable in cnf.along[a]]
        ways = [self._ends[a], *(way for way in along if way >= 0)]
        self._add(*ways)
        self._at_most_one(ways)
        heads = [2 * int(variable) for variable in cnf.heads[a]]
        for way, sides in zip(along, AXES, strict=True):
            if all(self._sides[a][side] for side in sides):
                self._exactly_one_if(way, [heads[side] for side in sides])
        for head, side in zip(heads, self._sides[a], strict=True):
            if len(side) > 1:
                self._exactly_one_if(head, [self._goes[a, b] for b in side])
        for b in self.near[a]:
            self._add(self._goes[a, b] ^ 1, self._order[a][b])
            for c in self.between(a, b):
                self._add(self._goes[a, b] ^ 1, self.blocks[c] ^ 1, self._order[c][a])

    def _state_landings(self, a: int) -> None:
        """State that the stacks that land on a cell form a chain: each takes the one before it."""
        near, counts = self.near[a], self.colour[a] ^ 1
        last = dict(zip([a, *near], self._new(1 + len(near)), strict=True))
        pairs = [(new, old) for old in (a, *near) for new in near if new != old]
        takes = dict(zip(pairs, self._new(len(pairs)), strict=True))
        self._add(*last.values())
        self._at_most_one(last.values())
        taken = [takes[new, a] for new in near]
        self._add(last[a], *taken)
        self._at_most_one([last[a], *taken])
        for b in near:
            others = [c for c in near if c != b]
            self._exactly_one_if(self._goes[b, a], [last[b], *(takes[c, b] for c in others)])
            self._exactly_one_if(self._goes[b, a], [takes[b, c] for c in (a, *others)])
            for x in range(3):
                start, leaves = self.starts[a][x] ^ 1, self._leaves(b, x) ^ 1
                self._add(takes[b, a] ^ 1, counts, start, self._leaves(b, x - 1))
                self._add(last[b] ^ 1, counts, leaves, self._leaves(a, x))
                for c in others:
                    self._add(takes[b, c] ^ 1, counts, leaves, self._leaves(c, x + 1))
            for c in others:
                self._add(takes[b, c] ^ 1, self._order[c][b])
                if b in self.between(c, a):
                    self._add(takes[b, c] ^ 1, self.blocks[b] ^ 1)
        for x in range(3):
            self._add(last[a] ^ 1, counts, self.starts[a][x] ^ 1, self._leaves(a, x))

    def _state_lines(self) -> None:
        """State that the last stack to leave a line does not leave along it.

        This follows from the other clauses, and saves work; so does what is stated of parts.
        """
        lines = self._cnf.lines
        for number, (length, *stacks) in enumerate(lines.tolist()):
            if length < 2:
                continue
            line, axis = stacks[:length], int(number >= len(lines) // 2)
            first = int(self._cnf.final[number])
            final = [2 * variable for variable in range(first, first + length)]
            self._add(*final)
            self._at_most_one(final)
            for a, is_final in zip(line, final, strict=True):
                for b in line:
                    if b != a:
                        self._add(is_final ^ 1, self._order[b][a])
                self._add(is_final ^ 1, 2 * int(self._cnf.along[a, axis]) + 1)
                self._add(self._ends[a] ^ 1, is_final)

    def _state_parts(self, a: int, cols: int) -> None:
        """State that a stack that alone links parts leaves to the part with the end.

        All stacks of the other parts leave before it.
        """
        at = {self.cells[b]: b for b in self.stacks if b != a}
        parts = [{at[cell] for cell in part} for part in linked_parts(at, cols)]
        for part in parts if len(parts) > 1 else ():
            ways = [self._goes[a, b] for b in self.near[a] if b in part]
            ends = [self._ends[b] for b in part]
            for end in ends:
                self._add(end ^ 1, *ways)
            for b in self.stacks:
                if b != a and b not in part:
                    for way in ways:
                        self._add(way ^ 1, self._ends[b] ^ 1)
                    for sign in (*ways, *ends) if b in self.near[a] else ():
                        self._add(sign ^ 1, self._order[b][a])
