"""LRAT refutations of positions, for certificates.

CDCL logs each learned clause with its hints. The steps of the refutation are the entries that the
empty clause needs, found from the end of the log backwards. A refutation also lists the clauses of
the position that are hints. The most frequent hints come first, so that they have short numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from greenest.certificates.writer import Refutation, Step
from greenest.games.pyramids.position import Position
from greenest.solver.engines.cdcl.cnf import Size
from greenest.solver.engines.cdcl.search import Search
from greenest.solver.engines.cdcl.state import NONE, ORDER_REASON
from greenest.solver.loader import LOADER
from greenest.solver.packed import SolvableError
from greenest.solver.verdict import Limits, Status

Clause = tuple[int, ...]
"""The literals of a clause, as CDCL numbers them."""
Hint = Clause | int
"""A clause of the position, or the index of an entry in the proof log."""


def refutation(position: Position, limits: Limits) -> Refutation | None:
    """Return a refutation of a position of two or more stacks, None if the limits are met first.

    Raises SolvableError for a solvable position.
    """
    LOADER.load_for("sat", position)
    search = Search(position, with_proof=True)
    verdict = search.run(limits)
    if verdict.status is Status.SOLVABLE:
        raise SolvableError("captures lead to a single stack")
    if verdict.status is Status.UNDECIDED:
        return None
    return ProofLog(search).refutation()


class ProofLog:
    """The proof log of a search that refuted a position."""

    def __init__(self, search: Search) -> None:
        self._cnf = search.cnf
        self._cycle_clauses = search.cycle_clauses
        self._words = np.concatenate([np.zeros(0, dtype=np.int32), *search.proof_entries])
        self._given = list(_read(self._cnf.long_clauses[: self._cnf.sizes[Size.LONG_WORDS]]))
        self._starts: list[int] = []
        self._entry: dict[int, int] = {}
        pairs = self._cnf.binaries[: self._cnf.sizes[Size.BINARY_LITERALS]].reshape(-1, 2)
        units = pairs[pairs[:, 0] == pairs[:, 1], 0].tolist()
        self._units: dict[int, Hint] = {each: (each,) for each in units}
        """The unit clause of each literal that is true at level 0."""
        at = 0
        while at < self._words.size:
            size, name, length, literal = self._words[at : at + 4].tolist()
            self._entry[name] = len(self._starts)
            if length == 1:
                self._units[literal] = len(self._starts)
            self._starts.append(at)
            at += 1 + size

    def refutation(self) -> Refutation:
        """Return the steps that the empty clause needs, and the position's clauses they use."""
        hints = {len(self._starts): self._last_hints()}
        is_needed = bytearray(len(self._starts) + 1)
        is_needed[-1] = 1
        for place in range(len(self._starts), -1, -1):
            if is_needed[place]:
                if place not in hints:
                    hints[place] = list(self._hints(place))
                for hint in hints[place]:
                    if isinstance(hint, int):
                        is_needed[hint] = 1
        uses = Counter(hint for named in hints.values() for hint in named)
        given = [hint for hint, _ in uses.most_common() if not isinstance(hint, int)]
        needed = sorted(hints)
        named: list[Hint] = [*given, *needed]
        number = {hint: at for at, hint in enumerate(named, 1)}
        return Refutation(
            int(self._cnf.sizes[Size.VARIABLES]),
            [_signed(clause) for clause in given],
            [
                Step(_signed(self._literals(place)), [number[hint] for hint in hints[place]])
                for place in needed
            ],
        )

    def _literals(self, place: int) -> Clause:
        """Return the clause of entry number `place`; that after the last entry is empty."""
        if place == len(self._starts):
            return ()
        at = self._starts[place] + 3
        return tuple(self._words[at : at + self._words[at - 1]].tolist())

    def _last_hints(self) -> list[Hint]:
        """Return the hints of the empty clause.

        Without an entry for it, the last clause against a cycle is false by unit clauses, or two
        unit clauses contradict each other.
        """
        if self._starts and not self._literals(len(self._starts) - 1):
            return list(self._hints(len(self._starts) - 1))
        last = next(reversed(self._cycle_clauses.values()), ())
        if last and all(literal ^ 1 in self._units for literal in last):
            return [*(self._units[literal ^ 1] for literal in last), last]
        literal = next(each for each in self._units if each ^ 1 in self._units)
        return [(literal,), (literal ^ 1,)]

    def _hints(self, place: int) -> Iterator[Hint]:
        begin = self._starts[place]
        words = self._words[begin : begin + 1 + self._words[begin]].tolist()
        for at in range(3 + words[2], len(words), 2):
            yield self._hint(*words[at : at + 2])

    def _hint(self, literal: int, cause: int) -> Hint:
        """Return the clause that implied a literal; `cause` is its reason, as the log codes it."""
        if cause == NONE:
            return self._units[literal]
        if cause >= len(self._given):
            return self._cycle_clauses.get(cause) or self._entry[cause]
        if cause >= 0:
            return self._given[cause]
        if cause > -ORDER_REASON:
            other = -2 - cause
            return (literal, other) if literal != other else (literal,)
        stacks = int(self._cnf.sizes[Size.STACKS])
        number = (literal >> 1) - int(self._cnf.first_goes[stacks])
        a, c = self._cnf.order_pair[number, :: 1 - 2 * (literal & 1)].tolist()
        b, order = -ORDER_REASON - cause, self._cnf.order
        return literal, int(order[a * stacks + b]) ^ 1, int(order[b * stacks + c]) ^ 1


def _read(words: NDArray[np.int32]) -> Iterator[Clause]:
    """Yield the clauses of an array, in which the length of each clause precedes it."""
    each = iter(words.tolist())
    for length in each:
        yield tuple(islice(each, length))


def _signed(clause: Clause) -> Clause:
    """Return the literals as DIMACS writes them: variables from 1, negative if negated."""
    return tuple(-(each >> 1) - 1 if each & 1 else (each >> 1) + 1 for each in clause)
