"""Shortens a refutation: removes literals that are false at level 0 from clauses used twice.

A unit clause makes a literal true. Each step that uses a clause with the negated literal then has
the unit clause as a hint, too. On sparse boards half of all hints are unit clauses. So the second
use of a clause adds a step that removes its false literals, and later steps use the shorter clause.

A step is written as its number, the literals of its clause, 0, its hints, 0:

    before   8   5 0 1 7 4 0       9   6 0 2 7 4 0     where 7 is the clause -3, and 4 is 1 2 3
    after    8   5 0 1 7 4 0       9   1 2 0 7 4 0     10   6 0 2 9 0
"""

from __future__ import annotations

from collections.abc import Sequence

from greenest.certificates.writer import Refutation, Step

Clause = tuple[int, ...]


def shorten(refutation: Refutation) -> Refutation:
    """Return a refutation of the same clauses, with fewer hints in its steps."""
    return _Shortening(refutation).result()


class _Shortening:
    """The steps of a refutation with new numbers, and with added steps that remove literals."""

    def __init__(self, refutation: Refutation) -> None:
        self._refutation = refutation
        self._clauses: list[Clause] = [(), *map(tuple, refutation.given)]
        self._steps: list[Step] = []
        self._false: dict[int, int] = {}
        """By a literal false at level 0: the number of the unit clause that makes it false."""
        self._steps_to: dict[tuple[int, Clause], int] = {}
        """Keys are pairs: the number of a clause, and the literals that are left of it. The value
        is the number of the step that derives these literals, or 0 before this step is added."""
        self._left: dict[int, tuple[int, Clause]] = {}
        """By the number of a clause: how many literals `_false` had when the clause was last
        reduced, and the literals that were left of the clause."""
        for number, clause in enumerate(self._clauses):
            self._note(number, clause)

    def result(self) -> Refutation:
        """Return the refutation with shorter steps."""
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
        """Record the negated literal of a unit clause as false; ignore longer clauses."""
        if len(clause) == 1:
            self._false.setdefault(-clause[0], number)

    def _shorter(self, step: frozenset[int], hints: Sequence[int]) -> list[int] | None:
        """Return shorter hints for deriving the clause `step`, None if there are none."""
        found: dict[int, None] = {}
        for hint in hints:
            if len(self._clauses[hint]) == 1:
                # Its literal is removed from the other clauses; the last hint is kept below.
                continue
            clause, left = self._clauses[hint], self._reduced(hint)
            if len(left) == len(clause):
                found[hint] = None
            elif len(left) < 2:
                return None
            else:
                found.update(dict.fromkeys(self._replacement(hint, left, step)))
        if len(self._clauses[hints[-1]]) == 1:
            found[hints[-1]] = None
        return list(found)

    def _reduced(self, number: int) -> Clause:
        """Return the literals of clause number `number` that are not false at level 0."""
        count = len(self._false)
        known = self._left.get(number)
        if known is None or known[0] != count:
            clause = known[1] if known else self._clauses[number]
            known = count, tuple(each for each in clause if each not in self._false)
            self._left[number] = known
        return known[1]

    def _replacement(self, number: int, left: Clause, step: frozenset[int]) -> list[int]:
        """Return the hints that replace the hint `number` in the derivation of the clause `step`.

        `left` are the literals of the hint's clause that are not false at level 0. At the first use
        of the clause, return unit clauses and `number`. At later uses, return only the step that
        derives `left`.
        """
        removed = [each for each in self._clauses[number] if each in self._false]
        key = number, left
        if key not in self._steps_to:
            self._steps_to[key] = 0
            return [*(self._false[each] for each in removed if each not in step), number]
        if not self._steps_to[key]:
            self._steps_to[key] = self._add(
                left, [*(self._false[each] for each in removed), number]
            )
        return [self._steps_to[key]]
