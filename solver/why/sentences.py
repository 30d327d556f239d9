"""The facts about stacks that a case distinction rests on, and its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import NamedTuple

from greenest.games.grid import Grid
from greenest.games.pyramids.stacks import COLOUR_NAMES
from greenest.solver.static import linked_parts
from greenest.solver.why.relaxed import Relaxed

TAKES, LAST, BEFORE = "takes", "last", "before"


class Condition(NamedTuple):
    """A stack takes on the cell of another, is the last stack, or leaves before another."""

    kind: str
    a: int
    b: int


class Link(NamedTuple):
    """The stack `first` leaves before `then`, by a rule of `RULES` and a condition."""

    first: int
    then: int
    rule: str
    condition: Condition


RULES = {
    "assumed": "assumed",
    "lands": "{move}",
    "passes": "{move} passes over {first}",
    "last": "{stack} is the last",
    "cut": "once {then} has left, nothing links {first} with {goal}",
}
"""The ground of each rule, the plainest first."""
GOES_AWAY = "{stack} goes to {goal} and, once it has left, nothing links {first} with {goal}"
"""The ground of the rule "cut" if the stack is not cut off from the last one, but from its goal."""


class Landing(NamedTuple):
    """The stacks that land on a cell, groups of which at least one does, and others that may."""

    sure: Sequence[int]
    groups: Sequence[Sequence[int]]
    perhaps: Sequence[int]

    def stacks(self) -> list[int]:
        """Return all stacks that may land."""
        return [*self.sure, *chain.from_iterable(self.groups), *self.perhaps]

    def colours(self, first: int) -> dict[int, None]:
        """Return the colours on the cell afterwards, fewest landings first; `first` is its own."""
        least = len(self.sure) + len(self.groups)
        return {(first - number) % 3: None for number in range(least, len(self.stacks()) + 1)}


class Clash(NamedTuple):
    """The stack `a` lands on `b` in no colour in which it can leave."""

    a: int
    b: int
    landing: Landing
    """On a."""
    earlier: Landing
    """On b, before a."""
    is_followed: bool
    """Whether others land on b after a."""

    def leaves(self, colours: Sequence[int]) -> dict[int, None]:
        """Return the colours in which a can leave."""
        return self.landing.colours(colours[self.a])

    def has_to(self, colours: Sequence[int]) -> dict[int, None]:
        """Return the colours that a has to have on b."""
        return self.earlier.colours(colours[self.b] - 1)


@dataclass(frozen=True, slots=True)
class Facts:
    """What holds in a play; stacks are numbered row by row."""

    colours: Sequence[int]
    """The colour of each stack."""
    near: Sequence[Sequence[int]]
    """For each stack the stacks in line with it."""
    blockers: Mapping[tuple[int, int], Sequence[int]]
    """For two stacks in line, the stacks between them that block the way."""
    parts: Sequence[Sequence[set[int]]]
    """For each stack the parts that it alone links, empty if it links none."""
    coloured: frozenset[int]
    """The stacks whose colours count."""

    @classmethod
    def of(cls, relaxed: Relaxed, cols: int, blamed: frozenset[int]) -> Facts:
        """Return the facts if colours and ways count for `blamed` alone."""
        near, cells, stacks = relaxed.near, relaxed.cells, relaxed.stacks
        between = {
            (a, b): [c for c in relaxed.between(a, b) if c in blamed]
            for a in stacks
            for b in near[a]
        }
        parts = []
        for a in stacks:
            at = {cells[b]: b for b in stacks if b != a}
            apart = [{at[cell] for cell in part} for part in linked_parts(at, cols)]
            parts.append(apart if len(apart) > 1 else [])
        return cls(relaxed.colours, near, between, parts, blamed)

    def links(self, condition: Condition) -> Iterator[Link]:
        """Yield who leaves before whom because of a condition."""
        kind, a, b = condition
        if kind == BEFORE:
            yield Link(a, b, "assumed", condition)
        elif kind == TAKES:
            yield Link(a, b, "lands", condition)
            yield from (Link(c, a, "passes", condition) for c in self.blockers[a, b])
            for part in self.parts[a]:
                if b not in part:
                    yield from (Link(c, a, "cut", condition) for c in sorted(part))
        else:
            yield from (Link(c, a, "last", condition) for c in range(len(self.near)) if c != a)
            for c, parts in enumerate(self.parts):
                for part in parts:
                    if c != a and a not in part:
                        yield from (Link(d, c, "cut", condition) for d in sorted(part))


@dataclass(frozen=True, slots=True)
class Names:
    """Writes sentences with the names of cells."""

    grid: Grid
    cells: Sequence[int]
    """The cell of each stack."""
    own: Condition | None = None
    """The condition whose move and goal are left open in a reason, as `filled` fills them in."""

    def under(self, own: Condition) -> Names:
        """Return the same names, for a reason that closes the case of a condition."""
        return replace(self, own=own)

    def filled(self, reason: str, conditions: Sequence[Condition]) -> str:
        """Return a reason that closes the cases of some conditions, with their moves and goals."""
        goals = _any_of([self._name(each.b) for each in conditions])
        return reason.format(move=self.any_of(conditions), goal=goals)

    def any_of(self, conditions: Sequence[Condition]) -> str:
        """Return in words that one of some conditions holds."""
        return _any_of(list(map(self._condition, conditions)))

    def _condition(self, condition: Condition) -> str:
        kind, a, b = condition.kind, self._name(condition.a), self._name(condition.b)
        if kind == TAKES:
            return f"{a}x{b}"
        if kind == BEFORE:
            return f"{a} leaves before {b}"
        return f"{a} is the last stack"

    def circle(self, links: Sequence[Link]) -> str:
        """Return the sentence that each of these stacks leaves before the next, in a circle."""
        lasts = [index for index, link in enumerate(links) if link.rule == "last"]
        if lasts:
            links = (*links[lasts[0] + 1 :], *links[: lasts[0]])
            end = f"but {self._name(links[0].first)} is the last"
        else:
            end = "in a circle"
        return f"{_all_of(map(self._link, links))}, {end}"

    def chain(self, links: Sequence[Link]) -> list[str]:
        """Return that each of these stacks leaves before the next, unless the case says it."""
        return [self._link(link) for link in links if not self._is_own(link)]

    def excluded(self, c: int, onto: int, links: Sequence[Link]) -> str:
        """Return why a stack does not land on another, by links as in `chain`."""
        start, end = links[0].first, links[-1].then
        if end == c:
            head = f"{self._name(c)} comes too late for {self._name(onto)}"
        else:
            head = (
                f"{self._name(end)} stands between {self._name(c)} and {self._name(onto)} "
                f"until {self._name(start)} has left"
            )
        chain = self.chain(links)
        if len(links) == 1 and chain:
            return f"{head} ({self._ground(links[0])})"
        return f"{head}, as {_all_of(chain)}" if chain else head

    def comes_over(
        self, stacks: Sequence[int], a: int, over: Condition, others: Sequence[Condition]
    ) -> list[str]:
        """Return why some stacks have to land on a, or one of several.

        The condition `over` says to which part a goes, or where the last stack is; `others` say
        where other stacks in line with a go.
        """
        goes = [f"{self._name(each.a)} goes to {self._goal(each)}" for each in others]
        who = _any_of([self._name(b) for b in stacks])
        if over == Condition(LAST, a, a):
            return [*goes, f"{self._name(a)}, the last, alone links {who} with the rest"]
        once = f"once {self._name(a)} has left, nothing links {who} with {self._goal(over)}"
        return [*goes, once]

    def clash(
        self, clash: Clash, colours: Sequence[int], on_a: Sequence[str], on_b: Sequence[str]
    ) -> str:
        """Return the sentence that a stack lands in a colour in which it cannot be.

        `on_a` and `on_b` say why the stacks of the two landings land, and others do not.
        """
        a, b = self._name(clash.a), self._name(clash.b)
        landing = f"{self._landing(clash.landing)} on {a} ({_colour(colours[clash.a])})"
        only = "only " if clash.is_followed and (clash.earlier.sure or clash.earlier.groups) else ""
        earlier = (
            f"{only}{self._landing(clash.earlier)} on {b} ({_colour(colours[clash.b])}) before {a}"
        )
        leaves = f"{a} leaves in {_any_of(map(_colour, clash.leaves(colours)))}"
        has_to = f"{a} has to be {_any_of(map(_colour, clash.has_to(colours)))}"
        return f"{_so(on_a, landing, leaves)}; {_so(on_b, earlier, has_to)}"

    def impossible(self, clash: Clash) -> str:
        """Return the words that the move of a clash is impossible, which its sentence shows."""
        return f"{self._name(clash.a)}x{self._name(clash.b)} is impossible: "

    def _landing(self, landing: Landing) -> str:
        """Return which stacks land, with the verb."""
        parts = [self._names(landing.sure)] if landing.sure else []
        parts += [f"at least one of {self._names(group)}" for group in landing.groups]
        if landing.perhaps:
            parts.append(f"{'perhaps' if parts else 'at most'} {self._names(landing.perhaps)}")
        is_one = len(landing.sure) + len(landing.groups) + len(landing.perhaps) < 2
        return f"{' and '.join(parts) or 'nothing'} {'lands' if is_one else 'land'}"

    def _names(self, stacks: Sequence[int]) -> str:
        return " and ".join(map(self._name, stacks))

    def _link(self, link: Link) -> str:
        first, then = self._name(link.first), self._name(link.then)
        return f"{first} leaves before {then} ({self._ground(link)})"

    def _ground(self, link: Link) -> str:
        condition = link.condition
        goes_away = link.rule == "cut" and condition.kind == TAKES
        return (GOES_AWAY if goes_away else RULES[link.rule]).format(
            move="{move}" if condition == self.own else self._condition(condition),
            goal=self._goal(condition),
            stack=self._name(condition.a),
            first=self._name(link.first),
            then=self._name(link.then),
        )

    def _is_own(self, link: Link) -> bool:
        """Return whether a link is assumed by the case that the reason closes."""
        return link.rule == "assumed" and link.condition == self.own

    def _goal(self, condition: Condition) -> str:
        """Return to which cell a condition takes a stack, or which stack is the last."""
        if condition.kind == LAST:
            return f"{self._name(condition.a)}, the last"
        return "{goal}" if condition == self.own else self._name(condition.b)

    def _name(self, stack: int) -> str:
        return self.grid.name(self.cells[stack])


def _so(grounds: Sequence[str], landing: str, conclusion: str) -> str:
    """Return what follows from who lands, and that from grounds."""
    if grounds:
        return f"{_all_of(grounds)}, so {landing}, and {conclusion}"
    return f"{landing}, so {conclusion}"


def _all_of(sentences: Iterable[str]) -> str:
    return ", and ".join(sentences)


def _any_of(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _colour(number: int) -> str:
    return list(COLOUR_NAMES.values())[number % 3]
