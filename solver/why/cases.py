"""Finds a case distinction that shows why there is no play, each case closed by a reason.

A case is that a stack takes on a certain cell, is the last, or leaves before another one.
Two reasons close a case: stacks of which each leaves before the next, in a circle; and a stack that
lands in a colour in which it cannot be. docs/reasons.md defines both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple

from greenest.solver.why.explanation import Case
from greenest.solver.why.sentences import (
    BEFORE,
    LAST,
    TAKES,
    Clash,
    Condition,
    Facts,
    Link,
    Names,
)

MOST_BRANCHES = 24
"""The most cases that stay open, beyond one in each list."""
MOST_LISTS = 300
"""The most lists of cases that are looked at."""
TRIED = 3
"""How many stacks are tried for a list of cases: those with the fewest open cases."""


@dataclass(frozen=True, slots=True)
class State:
    """What follows from the conditions so far."""

    conditions: tuple[Condition, ...]
    later: tuple[int, ...]
    """For each stack, the bit set of the stacks that leave after it."""
    goes: dict[int, int]
    """The stack on whose cell each stack takes; the last stack has itself."""

    def is_before(self, a: int, b: int) -> bool:
        """Return whether a has to leave before b."""
        return bool(self.later[a] >> b & 1)


class Found(NamedTuple):
    """Cases that leave no play, the conditions above that they rest on, and branches left."""

    cases: tuple[Case, ...]
    used: frozenset[Condition]
    branches: int


class Cases:
    """The search for a short case distinction."""

    def __init__(self, facts: Facts, names: Names) -> None:
        """Search the plays in which these facts hold."""
        self._facts, self._names = facts, names
        self._start = State((), (0,) * len(facts.colours), {})
        self._firsts: dict[Condition, list[tuple[int, int]]] = {}
        self._lists = 0

    def find(self) -> tuple[Case, ...] | None:
        """Return cases that leave no play, or None if a short search finds none."""
        for branches in range(MOST_BRANCHES + 1):
            found = self._shown(self._start, branches)
            if found:
                return found.cases
        return None

    def _shown(self, at: State, branches: int) -> Found | None:
        """Return cases that leave no play after `at`, with at most so many branches."""
        self._lists += 1
        if self._lists > MOST_LISTS:
            return None
        tried = []
        for conditions in self._lists_of(at):
            after = [(each, self._with(at, each)) for each in conditions]
            still_open = sum(each is not None for _, each in after)
            tried.append((still_open, len(after), after))
            if not still_open:
                break
        tried.sort(key=lambda each: each[:2])
        for still_open, _, after in tried[: 1 if tried and tried[0][0] < 2 else TRIED]:
            left = branches - max(still_open - 1, 0)
            if left >= 0 and (found := self._all_shown(at, after, left)):
                return found
        return None

    def _all_shown(
        self, at: State, after: Sequence[tuple[Condition, State | None]], branches: int
    ) -> Found | None:
        """Return a list of cases, one for each condition; a case that needs none stands alone."""
        cases: list[Case] = []
        used: frozenset[Condition] = frozenset()
        for condition, state in sorted(after, key=lambda each: each[1] is not None):
            text = self._names.condition(condition)
            if state is None:
                because, rests_on = self._closed((*at.conditions, condition))
                cases.append(Case(text, (), because))
            else:
                found = self._shown(state, branches)
                if found is None or condition not in found.used:
                    return found
                branches, rests_on = found.branches, found.used
                cases.append(Case(text, found.cases, None))
            used |= rests_on - {condition}
        return Found(tuple(cases), used, branches)

    def _lists_of(self, at: State) -> Iterator[list[Condition]]:
        """Yield lists of conditions, one of which holds in each play."""
        for a, near in enumerate(self._facts.near):
            if a not in at.goes:
                yield [*(Condition(TAKES, a, b) for b in near), Condition(LAST, a, a)]
        for a, b in combinations(sorted(at.goes), 2):
            is_shared = at.goes[a] == at.goes[b] and at.goes[a] in self._facts.coloured
            if is_shared and not at.is_before(a, b) and not at.is_before(b, a):
                yield [Condition(BEFORE, a, b), Condition(BEFORE, b, a)]

    def _with(self, at: State, condition: Condition) -> State | None:
        """Return what follows with one more condition, or None if there is no play with it."""
        found = self._ordered(at, condition)
        return None if found is None or self._clash(found) else found

    def _ordered(self, at: State, condition: Condition) -> State | None:
        """Return the state with one more condition, or None if its links make a circle."""
        if condition not in self._firsts:
            self._firsts[condition] = self._firsts_of(condition)
        later = list(at.later)
        for then, firsts in self._firsts[condition]:
            gained = later[then] | 1 << then
            if gained & firsts:
                return None
            for a, after in enumerate(later):
                if (after | 1 << a) & firsts:
                    later[a] = after | gained
        goes = at.goes
        if condition.kind != BEFORE:
            goes = goes | {condition.a: condition.b}
        return replace(at, conditions=(*at.conditions, condition), later=tuple(later), goes=goes)

    def _firsts_of(self, condition: Condition) -> list[tuple[int, int]]:
        """Return stacks, each with the bit set of those that leave before it by its links."""
        firsts: dict[int, int] = {}
        for link in self._facts.links(condition):
            firsts[link.then] = firsts.get(link.then, 0) | 1 << link.first
        return list(firsts.items())

    def _clash(self, at: State) -> Clash | None:
        """Return a stack that lands in a colour in which it cannot be, if there is one."""
        coloured, colours = self._facts.coloured, self._facts.colours
        for a, b in at.goes.items():
            if a == b or a not in coloured or b not in coloured:
                continue
            sure, perhaps = self._landing(at, a)
            least, most = len(sure), len(sure) + len(perhaps)
            sure, perhaps = self._landing(at, b)
            first = 1 + sum(at.is_before(c, a) for c in sure)
            last = 1 + sum(c != a and not at.is_before(a, c) for c in (*sure, *perhaps))
            can = {(colours[a] - number) % 3 for number in range(least, most + 1)}
            has_to = {(colours[b] - number) % 3 for number in range(first, last + 1)}
            if not can & has_to:
                return Clash(a, b, (least, most), (first, last))
        return None

    def _landing(self, at: State, a: int) -> tuple[list[int], list[int]]:
        """Return the stacks that land on a, and those that perhaps do."""
        near = self._facts.near[a]
        sure = [b for b in near if at.goes.get(b) == a]
        return sure, [b for b in near if b not in at.goes and self._may_land(at, b, a)]

    def _may_land(self, at: State, a: int, b: int) -> bool:
        return not at.is_before(b, a) and not any(
            at.is_before(a, c) or at.is_before(b, c) for c in self._facts.blockers[a, b]
        )

    def _closed(self, conditions: tuple[Condition, ...]) -> tuple[str, frozenset[Condition]]:
        """Return why there is no play with the conditions, and a few of them that are enough.

        A clash is told only if there is no circle, so that its numbers agree with all conditions.
        """
        lasts = [each for each in conditions if each.kind == LAST]
        if len(lasts) > 1:
            return self._names.two_last(*lasts[:2]), frozenset(lasts[:2])
        links = [link for each in conditions for link in self._facts.links(each)]
        if circle := _circle(links):
            return self._names.circle(circle), frozenset(link.condition for link in circle)
        needed = conditions
        for each in conditions:
            rest = tuple(other for other in needed if other != each)
            if not self._is_open(rest):
                needed = rest
        at = self._start
        for each in needed:
            at = self._ordered(at, each) or at
        clash = self._clash(at)
        assert clash
        return self._names.clash(clash, self._facts.colours), frozenset(needed)

    def _is_open(self, conditions: Sequence[Condition]) -> bool:
        at: State | None = self._start
        for each in conditions:
            at = at and self._with(at, each)
        return at is not None


def _circle(links: Sequence[Link]) -> tuple[Link, ...]:
    """Return a shortest circle of links, each from the stack to which the one before leads.

    Return an empty tuple if there is none.
    """
    circles = []
    for start in {link.first for link in links}:
        paths: dict[int, tuple[Link, ...]] = {start: ()}
        for a in (fresh := [start]):
            for link in links:
                if link.first == a and link.then == start:
                    circles.append((*paths[a], link))
                elif link.first == a and link.then not in paths:
                    paths[link.then] = (*paths[a], link)
                    fresh.append(link.then)
    return min(circles, key=len, default=())
