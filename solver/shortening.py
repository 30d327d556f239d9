"""Shortens a refutation: literals that are false for good are struck from clauses used again.

Where a search has learned that a literal is true, each step that uses a clause with its negation
names the clause that says so, and on sparse boards half of all hints are such. So the second time
that a clause is used without such literals, a step strikes them, and the clause that is left serves
from then on.

    before   8   5 0 1 7 4 0       9   6 0 2 7 4 0     where 7 is the clause -3, and 4 is 1 2 3
    after    8   5 0 1 7 4 0       9   1 2 0 7 4 0     10   6 0 2 9 0
"""

from __future__ import annotations

from collections.abc import Sequence

from greenest.certificates.writer import Refutation, Step

Clause = tuple[int, ...]


def shorten(refutation: Refutation) -> Refutation:
    """Return a refutation of the same clauses whose steps have fewer hints."""
    return _Shortening(refutation).result()


class _Shortening:
    """Clauses and steps that are numbered anew, with steps that strike literals between them."""

    def __init__(self, refutation: Refutation) -> None:
        self._refutation = refutation
        self._clauses: list[Clause] = [(), *map(tuple, refutation.given)]
        self._steps: list[Step] = []
        self._false: dict[int, int] = {}
        """For literals that are false for good the clauses that say so."""
        self._struck: dict[tuple[int, Clause], int] = {}
        """For a clause and what is left of it the step that strikes the rest, 0 if not yet made."""
        self._left: dict[int, tuple[int, Clause]] = {}
        """For a clause what was left when so many literals were false."""
        for number, clause in enumerate(self._clauses):
            self._note(number, clause)

    def result(self) -> Refutation:
        """Write all steps anew."""
        renamed = list(range(len(self._clauses)))
        for clause, hints in self._refutation.steps:
            named = [renamed[hint] for hint in hints]
            shorter = self._shorter(frozenset(clause), named) if len(clause) > 1 else None
            renamed.append(self._add(tuple(clause), shorter or named))
        return self._refutation._replace(steps=self._steps)

    def _add(self, clause: Clause, hints: Sequence[int]) -> int:
        """Add a step; return its number."""
        self._clauses.append(clause)
        self._steps.append(Step(clause, hints))
        number = len(self._clauses) - 1
        self._note(number, clause)
        return number

    def _note(self, number: int, clause: Clause) -> None:
        """Note what a clause of one literal says."""
        if len(clause) == 1:
            self._false.setdefault(-clause[0], number)

    def _shorter(self, step: frozenset[int], hints: Sequence[int]) -> list[int] | None:
        """Return hints that serve a step as well, None if there are no better ones."""
        found: dict[int, None] = {}
        for hint in hints:
            if len(self._clauses[hint]) == 1:
                # What it says is struck from the clauses, unless it is itself the last one named.
                continue
            clause, left = self._clauses[hint], self._what_is_left(hint)
            if len(left) == len(clause):
                found[hint] = None
            elif len(left) < 2:
                return None
            else:
                found.update(dict.fromkeys(self._striking(hint, left, step)))
        if len(self._clauses[hints[-1]]) == 1:
            found[hints[-1]] = None
        return list(found)

    def _what_is_left(self, number: int) -> Clause:
        """Return the literals of a clause that are not false for good."""
        so_far = len(self._false)
        known = self._left.get(number)
        if known is None or known[0] != so_far:
            clause = known[1] if known else self._clauses[number]
            known = so_far, tuple(each for each in clause if each not in self._false)
            self._left[number] = known
        return known[1]

    def _striking(self, number: int, left: Clause, step: frozenset[int]) -> list[int]:
        """Return the clauses to name in a step in place of one of which so much is left."""
        struck = [each for each in self._clauses[number] if each in self._false]
        key = number, left
        if key not in self._struck:
            self._struck[key] = 0
            return [*(self._false[each] for each in struck if each not in step), number]
        if not self._struck[key]:
            self._struck[key] = self._add(left, [*(self._false[each] for each in struck), number])
        return [self._struck[key]]
