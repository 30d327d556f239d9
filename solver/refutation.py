"""Refutes the clauses of a position, for a certificate.

The search of clauses tells why each clause that it learns follows. From the empty clause backwards,
what is needed becomes steps with hints, and the clauses of the position that they name are listed.

Clauses that are often named have small numbers, which are short.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from greenest.certificates.writer import Refutation, Step
from greenest.games.pyramids.position import Position
from greenest.solver.engines.clausal import clauses as stated
from greenest.solver.engines.clausal.mind import NOTHING, ORDER
from greenest.solver.engines.sat import Search
from greenest.solver.packed import SolvableError
from greenest.solver.shortening import shorten
from greenest.solver.verdict import Limits, Status

Clause = tuple[int, ...]
"""A clause of the position, or what follows, as literals of the search."""
Named = Clause | int
"""A clause of the position, or the place of what was told."""


def refutation(position: Position, limits: Limits) -> Refutation | None:
    """Return a refutation of a position of two or more stacks, None if none is within the limits.

    Raises SolvableError for a position that is none to refute.
    """
    search = Search(position, keeps_learned=True)
    verdict = search.go_on(limits)
    if verdict.status is Status.SOLVABLE:
        raise SolvableError("captures lead to a single stack")
    if verdict.status is Status.UNDECIDED:
        return None
    return shorten(_Told(search).refutation())


class _Told:
    """What a search that refuted a position told, each entry by its place."""

    def __init__(self, search: Search) -> None:
        self._clauses = search.clauses
        self._circles = search.circles
        self._words = np.concatenate([np.zeros(0, dtype=np.int32), *search.told])
        self._given = list(_read(self._clauses.clauses[: self._clauses.sizes[stated.WORDS]]))
        self._begins: list[int] = []
        self._by_name: dict[int, int] = {}
        self._settled: dict[int, Named] = {each: (each,) for each in self._literals_given()}
        """For literals that are true for good, the clause that says so."""
        at = 0
        while at < self._words.size:
            size, name, length, literal = self._words[at : at + 4].tolist()
            self._by_name[name] = len(self._begins)
            if length == 1:
                self._settled[literal] = len(self._begins)
            self._begins.append(at)
            at += 1 + size

    def refutation(self) -> Refutation:
        """Return the steps that are needed, and the clauses of the position that they name."""
        hints = {len(self._begins): self._last_hints()}
        is_needed = bytearray(len(self._begins) + 1)
        is_needed[-1] = 1
        for place in range(len(self._begins), -1, -1):
            if is_needed[place]:
                if place not in hints:
                    hints[place] = list(self._hints(place))
                for hint in hints[place]:
                    if isinstance(hint, int):
                        is_needed[hint] = 1
        uses = Counter(hint for named in hints.values() for hint in named)
        given = [hint for hint, _ in uses.most_common() if not isinstance(hint, int)]
        needed = sorted(hints)
        named: list[Named] = [*given, *needed]
        number = {hint: at for at, hint in enumerate(named, 1)}
        return Refutation(
            int(self._clauses.sizes[stated.VARIABLES]),
            [_signed(clause) for clause in given],
            [
                Step(_signed(self._literals(place)), [number[hint] for hint in hints[place]])
                for place in needed
            ],
        )

    def _literals_given(self) -> Iterator[int]:
        """Yield the literals that the position's clauses of one literal say are true."""
        pairs = self._clauses.pairs[: self._clauses.sizes[stated.PAIRS]].reshape(-1, 2)
        yield from pairs[pairs[:, 0] == pairs[:, 1], 0].tolist()

    def _literals(self, place: int) -> Clause:
        """Return the clause of an entry, or the empty one behind all."""
        if place == len(self._begins):
            return ()
        at = self._begins[place] + 3
        return tuple(self._words[at : at + self._words[at - 1]].tolist())

    def _last_hints(self) -> list[Named]:
        """Return by what the empty clause follows, which is told only if it was met in a search."""
        if self._begins and not self._literals(len(self._begins) - 1):
            return list(self._hints(len(self._begins) - 1))
        last = next(reversed(self._circles.values()), ())
        if last and all(literal ^ 1 in self._settled for literal in last):
            return [*(self._settled[literal ^ 1] for literal in last), last]
        literal = next(each for each in self._settled if each ^ 1 in self._settled)
        return [(literal,), (literal ^ 1,)]

    def _hints(self, place: int) -> Iterator[Named]:
        """Yield by what an entry follows, in order."""
        begin = self._begins[place]
        words = self._words[begin : begin + 1 + self._words[begin]].tolist()
        for at in range(3 + words[2], len(words), 2):
            yield self._why(*words[at : at + 2])

    def _why(self, literal: int, why: int) -> Named:
        """Return the clause by which a literal is true, as the log has it."""
        if why == NOTHING:
            return self._settled[literal]
        if why >= len(self._given):
            return self._circles.get(why) or self._by_name[why]
        if why >= 0:
            return self._given[why]
        if why > -ORDER:
            other = -2 - why
            return (literal, other) if literal != other else (literal,)
        stacks = int(self._clauses.sizes[stated.STACKS])
        number = (literal >> 1) - int(self._clauses.first_goes[stacks])
        a, c = self._clauses.pair[number, :: 1 - 2 * (literal & 1)].tolist()
        b, order = -ORDER - why, self._clauses.order
        return literal, int(order[a * stacks + b]) ^ 1, int(order[b * stacks + c]) ^ 1


def _read(words: NDArray[np.int32]) -> Iterator[Clause]:
    """Yield clauses that stand one after the other, each behind its length."""
    each = iter(words.tolist())
    for length in each:
        yield tuple(islice(each, length))


def _signed(clause: Clause) -> Clause:
    """Return a clause as formulas have it, with a variable's number from 1 or its negative."""
    return tuple(-(each >> 1) - 1 if each & 1 else (each >> 1) + 1 for each in clause)
