"""The facts about stacks that a case distinction rests on, and its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
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
    "lands": "{move}",
    "passes": "{move} passes over {first}",
    "cut": "after {move} nothing links {first} with {b}",
    "last": "{a} is the last",
    "apart": "{then} alone links {first} with {a}, the last",
    "assumed": "assumed",
}


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
                        yield from (Link(d, c, "apart", condition) for d in sorted(part))


@dataclass(frozen=True, slots=True)
class Names:
    """Writes sentences with the names of cells."""

    grid: Grid
    cells: Sequence[int]
    """The cell of each stack."""

    def any_of(self, conditions: Sequence[Condition]) -> str:
        """Return in words that one of some conditions holds."""
        *most, last = map(self._condition, conditions)
        return f"{', '.join(most)} or {last}" if most else last

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
            return f"{self.chain(links)}, but {self._name(links[0].first)} is the last"
        return f"{self.chain(links)}, in a circle"

    def chain(self, links: Sequence[Link]) -> str:
        """Return the sentence that each of these stacks leaves before the next."""
        return ", and ".join(map(self._link, links))

    def excluded(self, c: int, onto: int, links: Sequence[Link]) -> str:
        """Return the sentence that a stack does not land on another, by links as in `chain`."""
        start, end = links[0].first, links[-1].then
        cannot = f"{self._name(c)} cannot land on {self._name(onto)}"
        if end == c:
            return f"{cannot}: {self.chain(links)}"
        between = f"{cannot}: {self._name(end)} stands between until {self._name(start)} has left"
        if len(links) == 1:
            return f"{between} ({self._ground(links[0])})"
        return f"{between}, for {self.chain(links)}"

    def clash(self, clash: Clash, colours: Sequence[int]) -> str:
        """Return the sentence that a stack lands in a colour in which it cannot be."""
        a, b = self._name(clash.a), self._name(clash.b)
        return (
            f"{self._landing(clash.landing)} on {a} ({_colour(colours[clash.a])}), so {a} leaves "
            f"in {_colours(clash.leaves(colours))}; {self._landing(clash.earlier)} on {b} "
            f"({_colour(colours[clash.b])}) before {a}, so {a} has to be "
            f"{_colours(clash.has_to(colours))}"
        )

    def impossible(self, clash: Clash) -> str:
        """Return the words that the move of a clash is impossible, which its sentence shows."""
        return f"{self._name(clash.a)}x{self._name(clash.b)} is impossible: "

    def order(self, c: int, clash: Clash, links: Sequence[Link]) -> str:
        """Return the sentence that a stack lands before the first of a clash, or only after it."""
        when = "before" if links[0].first == c else "only after"
        lands = f"{self._name(c)} lands on {self._name(clash.b)} {when} {self._name(clash.a)}"
        if len(links) == 1:
            return f"{lands} ({self._ground(links[0])})"
        return f"{lands}, for {self.chain(links)}"

    def comes_over(self, group: Sequence[int], a: int, over: Condition) -> str:
        """Return the sentence that at least one stack of a group lands on a, which links them.

        The condition says to which part a goes, or where the last stack is.
        """
        who, part = f"{self._names(group)} has", "its part"
        if len(group) > 1:
            who, part = f"at least one of {who}", "their part"
        goal = self._name(over.b) if over.kind == TAKES else f"{self._name(over.a)}, the last"
        return f"{who} to land on {self._name(a)} (no other way leads from {part} to {goal})"

    def _landing(self, landing: Landing) -> str:
        """Return which stacks land, with the verb."""
        parts = [self._names(landing.sure)] if landing.sure else []
        parts += [f"at least one of {self._names(group)}" for group in landing.groups]
        parts += [f"perhaps {self._names(landing.perhaps)}"] if landing.perhaps else []
        is_one = len(landing.sure) + len(landing.groups) + len(landing.perhaps) < 2
        return f"{' and '.join(parts) or 'nothing'} {'lands' if is_one else 'land'}"

    def _names(self, stacks: Sequence[int]) -> str:
        return " and ".join(map(self._name, stacks))

    def _link(self, link: Link) -> str:
        first, then = self._name(link.first), self._name(link.then)
        return f"{first} leaves before {then} ({self._ground(link)})"

    def _ground(self, link: Link) -> str:
        a, b = self._name(link.condition.a), self._name(link.condition.b)
        first, then = self._name(link.first), self._name(link.then)
        return RULES[link.rule].format(move=f"{a}x{b}", a=a, b=b, first=first, then=then)

    def _name(self, stack: int) -> str:
        return self.grid.name(self.cells[stack])


def _colour(number: int) -> str:
    return list(COLOUR_NAMES.values())[number % 3]


def _colours(numbers: Iterable[int]) -> str:
    return " or ".join(map(_colour, numbers))
