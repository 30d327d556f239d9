"""Finds a case distinction that shows why there is no play, each case closed by a reason.

A case is that a stack takes on a certain cell, is the last, or leaves before another one.
Two reasons close a case: stacks of which each leaves before the next, in a circle; and a stack that
lands in a colour in which it cannot be. docs/reasons.md defines both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, combinations
from typing import NamedTuple

from greenest.solver.why.explanation import Case
from greenest.solver.why.sentences import (
    BEFORE,
    LAST,
    RULES,
    TAKES,
    Clash,
    Condition,
    Facts,
    Landing,
    Link,
    Names,
)

MOST_BRANCHES = 24
"""The most cases that stay open, beyond one in each list."""
MOST_LISTS = 300
"""The most lists of cases that are looked at."""
MOST_REASONS, DEEPEST = 24, 8
"""The most reasons of cases that are worded, and the most conditions above one of them."""
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

    def lasts(self) -> list[Condition]:
        """Return the condition that says which stack is the last, if one does."""
        return [each for each in self.conditions if each.kind == LAST]


class Branch(NamedTuple):
    """One of a list of cases; closed by a reason if there are no further ones in it."""

    condition: Condition
    then: tuple[Branch, ...]


class Found(NamedTuple):
    """Cases that leave no play, the conditions above that they rest on, and branches left."""

    cases: tuple[Branch, ...]
    used: frozenset[Condition]
    branches: int


class Cases:
    """The search for a short case distinction."""

    def __init__(self, facts: Facts, names: Names, look: Callable[[], None]) -> None:
        """Search the plays in which these facts hold; `look` may raise an error before a list."""
        self._facts, self._names, self._look = facts, names, look
        self._start = State((), (0,) * len(facts.colours), {})
        self._firsts = cache(self._firsts_of)
        self._lists = 0

    def find(self) -> tuple[Case, ...] | None:
        """Return cases that leave no play, or None if a short search finds none to follow."""
        for branches in range(MOST_BRANCHES + 1):
            found = self._shown(self._start, branches)
            if found:
                cases = self._worded(found.cases, ())
                is_short = _reasons(cases) <= MOST_REASONS and _depth(cases) <= DEEPEST
                return cases if is_short else None
        return None

    def _worded(self, cases: Sequence[Branch], above: tuple[Condition, ...]) -> tuple[Case, ...]:
        """Return cases in words, each reason by all conditions above it, once for all it closes."""
        closed: dict[str, list[Condition]] = {}
        for condition, then in cases:
            if not then:
                closed.setdefault(self._because((*above, condition)), []).append(condition)
        return (
            *(
                Case(self._names.any_of(alike), (), self._names.filled(reason, alike))
                for reason, alike in closed.items()
            ),
            *(
                Case(self._names.any_of([condition]), self._worded(then, (*above, condition)), None)
                for condition, then in cases
                if then
            ),
        )

    def _shown(self, at: State, branches: int) -> Found | None:
        """Return cases that leave no play after `at`, with at most so many branches."""
        self._look()
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
        cases: list[Branch] = []
        is_before = after[0][0].kind == BEFORE
        used = frozenset[Condition]() if is_before else frozenset(at.lasts())
        for condition, state in sorted(after, key=lambda each: each[1] is not None):
            if state is None:
                rests_on = self._needed((*at.conditions, condition))
                cases.append(Branch(condition, ()))
            else:
                found = self._shown(state, branches)
                if found is None or condition not in found.used:
                    return found
                branches, rests_on = found.branches, found.used
                cases.append(Branch(condition, found.cases))
            used |= rests_on - {condition}
        return Found(tuple(cases), used, branches)

    def _lists_of(self, at: State) -> Iterator[list[Condition]]:
        """Yield lists of conditions, one of which holds in each play."""
        for a, near in enumerate(self._facts.near):
            if a not in at.goes:
                lasts = [] if at.lasts() else [Condition(LAST, a, a)]
                yield [*(Condition(TAKES, a, b) for b in near), *lasts]
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
        later = list(at.later)
        for then, firsts in self._firsts(condition):
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
        """Return pairs (stack, bit set of the stacks that leave before it by the condition)."""
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
            is_followed = any(at.is_before(a, c) for c in self._landing(at, b).stacks())
            clash = Clash(a, b, self._landing(at, a), self._earlier(at, a, b), is_followed)
            if not clash.leaves(colours).keys() & clash.has_to(colours).keys():
                return clash
        return None

    def _landing(self, at: State, a: int) -> Landing:
        """Return the stacks that land on a."""
        near = self._facts.near[a]
        sure = [b for b in near if at.goes.get(b) == a]
        perhaps = [b for b in near if b not in at.goes and not self._bar(at, b, a)]
        groups = [
            [b for b in perhaps if b in part]
            for part in self._parts_over(at, a)
            if part.isdisjoint(sure)
        ]
        return _landing(sure, groups, perhaps)

    def _earlier(self, at: State, a: int, b: int) -> Landing:
        """Return the stacks that land on b before a."""
        landing = self._landing(at, b)
        sure = [c for c in landing.sure if at.is_before(c, a)]
        groups = [group for group in landing.groups if all(at.is_before(c, a) for c in group)]
        others = [c for c in landing.stacks() if c != a and not at.is_before(a, c)]
        return _landing(sure, groups, [c for c in others if c not in sure])

    def _parts_over(self, at: State, a: int) -> list[set[int]]:
        """Return the parts of which at least one stack lands on a, which alone links them."""
        over = self._over(at, a)
        if over is None:
            return []
        goal = over.b if over.kind == TAKES else over.a
        return [part for part in self._facts.parts[a] if goal not in part]

    def _over(self, at: State, a: int) -> Condition | None:
        """Return the condition that says to which part the stacks of the others come over a."""
        if a in at.goes and at.goes[a] != a:
            return Condition(TAKES, a, at.goes[a])
        return next(iter(at.lasts()), None)

    def _bar(self, at: State, a: int, b: int) -> tuple[int, int] | None:
        """Return two stacks whose order bars a from landing on b, or None: the first leaves before.

        The other one is a, or stands between a and b.
        """
        if at.is_before(b, a):
            return b, a
        for c in self._facts.blockers[a, b]:
            for first in (b, a):
                if at.is_before(first, c):
                    return first, c
        return None

    def _because(self, conditions: tuple[Condition, ...]) -> str:
        """Return why there is no play with the conditions: a circle if there is one, or a clash.

        The move of the last condition is left open, for `Names.filled`.
        """
        names = self._names.under(conditions[-1])
        if circle := _circle(self._links(conditions)):
            return names.circle(circle)
        at: State = self._start
        for each in conditions:
            at = self._ordered(at, each) or at
        clash = self._clash(at)
        assert clash
        is_own = Condition(TAKES, clash.a, clash.b) == conditions[-1]
        on_a = [*self._excluded(at, clash.a), *self._coming_over(at, clash.a, clash.landing)]
        on_b = [
            *self._excluded(at, clash.b),
            *self._order(at, clash),
            *self._coming_over(at, clash.b, clash.earlier),
        ]
        on_b = [ground for ground in dict.fromkeys(on_b) if ground not in on_a]
        words = names.clash(clash, self._facts.colours, list(dict.fromkeys(on_a)), on_b)
        return words if is_own else names.impossible(clash) + words

    def _links(self, conditions: Sequence[Condition]) -> list[Link]:
        """Return the links of conditions, by the plainest rules first."""
        links = [link for each in conditions for link in self._facts.links(each)]
        return sorted(links, key=lambda link: list(RULES).index(link.rule))

    def _excluded(self, at: State, onto: int) -> Iterator[str]:
        """Yield why stacks that might go anywhere do not land on `onto`.

        That two stacks do not land on each other goes without saying.
        """
        names, links = self._names.under(at.conditions[-1]), self._links(at.conditions)
        for c in self._facts.near[onto]:
            is_free = c not in at.goes and at.goes.get(onto) != c
            if is_free and (bar := self._bar(at, c, onto)):
                yield names.excluded(c, onto, _path(links, *bar))

    def _order(self, at: State, clash: Clash) -> Iterator[str]:
        """Yield why stacks land on the second stack of a clash before or after the first one."""
        names, links = self._names.under(at.conditions[-1]), self._links(at.conditions)
        for c in self._landing(at, clash.b).stacks():
            if at.is_before(c, clash.a):
                yield from names.chain(_path(links, c, clash.a))
            elif at.is_before(clash.a, c):
                yield from names.chain(_path(links, clash.a, c))

    def _coming_over(self, at: State, onto: int, landing: Landing) -> Iterator[str]:
        """Yield why stacks have to land on `onto`, or at least one of a group."""
        names, over = self._names.under(at.conditions[-1]), self._over(at, onto)
        stacks = [b for b in landing.sure if at.goes.get(b) != onto] + [*chain(*landing.groups)]
        if over and stacks:
            parts = [part for part in self._parts_over(at, onto) if not part.isdisjoint(stacks)]
            others = [
                each
                for each in at.conditions
                if each.kind == TAKES
                and each.a in self._facts.near[onto]
                and any(each.a in part for part in parts)
            ]
            known = [Condition(TAKES, b, onto) for b in landing.sure]
            others += [each for each in at.conditions[:-1] if each in known]
            yield from names.comes_over(stacks, onto, over, others)

    def _needed(self, conditions: tuple[Condition, ...]) -> frozenset[Condition]:
        """Return a few of the conditions with which there is no play either."""
        needed = conditions
        for each in conditions:
            rest = tuple(other for other in needed if other != each)
            if not self._is_open(rest):
                needed = rest
        return frozenset(needed)

    def _is_open(self, conditions: Sequence[Condition]) -> bool:
        at: State | None = self._start
        for each in conditions:
            at = at and self._with(at, each)
        return at is not None


def _landing(
    sure: Sequence[int], groups: Sequence[Sequence[int]], perhaps: Sequence[int]
) -> Landing:
    """Return who lands; of each group at least one does, so a single one surely does."""
    sure = [*sure, *(group[0] for group in groups if len(group) == 1)]
    groups = [group for group in groups if len(group) > 1]
    grouped = {*sure, *chain.from_iterable(groups)}
    return Landing(sure, groups, [b for b in perhaps if b not in grouped])


def _circle(links: Sequence[Link]) -> tuple[Link, ...]:
    """Return a shortest circle of links, if any; one by the last stack is told in fewer words."""
    circles = [_path(links, start, start) for start in {link.first for link in links}]
    return min(filter(None, circles), key=_length, default=())


def _length(circle: Sequence[Link]) -> int:
    return sum(link.rule != "last" for link in circle)


def _path(links: Sequence[Link], start: int, goal: int) -> tuple[Link, ...]:
    """Return a shortest path of links, each from the stack to which the one before leads, or ()."""
    paths: dict[int, tuple[Link, ...]] = {start: ()}
    for a in (fresh := [start]):
        for link in links:
            if link.first == a and link.then == goal:
                return (*paths[a], link)
            if link.first == a and link.then not in paths:
                paths[link.then] = (*paths[a], link)
                fresh.append(link.then)
    return ()


def _reasons(cases: Sequence[Case]) -> int:
    return sum(_reasons(each.then) if each.then else 1 for each in cases)


def _depth(cases: Sequence[Case]) -> int:
    return 1 + max((_depth(each.then) for each in cases), default=-1)
