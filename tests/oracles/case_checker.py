"""Checks the cases of an explanation, read from its JSON alone.

It knows the rules and the two reasons of docs/reasons.md, and shares no code with the product. A
stack has the name of its cell.
"""

import re
from itertools import pairwise

TAKES = re.compile("([a-z]+[0-9]+)x([a-z]+[0-9]+)")
LAST = re.compile("([a-z]+[0-9]+) is the last stack")
BEFORE = re.compile("([a-z]+[0-9]+) leaves before ([a-z]+[0-9]+)")
LINK = re.compile(r"(?:and )?([a-z]+[0-9]+) leaves before ([a-z]+[0-9]+) \(([^)]*)\)")
CLASH = re.compile(
    r"([\w ]+) lands? on (\w+) \((\w+)\), so (\w+) leaves in ([\w ]+); "
    r"([\w ]+) lands? on (\w+) \((\w+)\) before (\w+), so (\w+) has to be ([\w ]+)"
)
ORDER = re.compile(r"(\w+) lands on (\w+) (before|only after) (\w+)(?:, for (.*)| \(([^)]*)\))")
OVER = re.compile(
    r"(at least one of )?([\w ]+) has to land on (\w+) "
    r"\(no other way leads from (\w+) part to (.*)\)"
)
LATE = re.compile(r"(\w+) cannot land on (\w+): (\w+ leaves before .*)")
BETWEEN = re.compile(
    r"(\w+) cannot land on (\w+): (\w+) stands between until (\w+) has left"
    r"(?:, for (.*)| \(([^)]*)\))"
)
OR = re.compile(", | or ")
NAME = re.compile("[a-z]+[0-9]+")
COLOURS = ["black", "green", "white"]
"""Each colour takes the next, and the last takes the first."""


class CaseError(Exception):
    """A list of cases is not exhaustive, or a reason is not true."""


def check_explanation(explained):
    """Raise CaseError unless the cases of an explanation, as in JSON, prove what it says."""
    board = Board(explained["board"], explained["blamed"])
    check_list(board, explained["cases"], ())


def check_list(board, cases, above):
    """Check a list of cases under the conditions `above`."""
    told = [(condition, case) for case in cases for condition in OR.split(case["if"])]
    if not cases or not board.is_exhaustive([condition for condition, _ in told], above):
        raise CaseError(f"not all cases: {[case['if'] for case in cases]}")
    for condition, case in told:
        conditions = (*above, condition)
        if (case["because"] is None) != bool(case["then"]):
            raise CaseError(f"{conditions} is not closed in one way")
        if case["then"]:
            check_list(board, case["then"], conditions)
        elif not board.is_true(case["because"], conditions):
            raise CaseError(f"under {conditions} it is not true that {case['because']}")


class Board:
    """A board, with the stacks whose colours and ways count."""

    def __init__(self, text, counted):
        ranks = text.split("/")
        self.colour = {
            f"{chr(97 + col)}{len(ranks) - row}": COLOURS["BGW".index(letter)]
            for row, rank in enumerate(ranks)
            for col, letter in enumerate(rank)
            if letter != "."
        }
        self.counted = set(counted)

    def near(self, a):
        return [b for b in self.colour if b != a and (b[0] == a[0] or b[1:] == a[1:])]

    def between(self, a, b):
        """Return the stacks between two others that count."""
        inside = []
        for c in self.counted - {a, b}:
            if c[0] == a[0] == b[0] and min(rank(a), rank(b)) < rank(c) < max(rank(a), rank(b)):
                inside.append(c)
            if c[1:] == a[1:] == b[1:] and min(a[0], b[0]) < c[0] < max(a[0], b[0]):
                inside.append(c)
        return inside

    def linked(self, a, without):
        """Return the stacks that are linked with `a` if `without` is taken away."""
        part, fresh = {a}, [a]
        while fresh:
            for b in self.near(fresh.pop()):
                if b not in part and b != without:
                    part.add(b)
                    fresh.append(b)
        return part

    def is_exhaustive(self, conditions, above):
        """Return whether one of these conditions holds in each play with those above."""
        stack = conditions[0].split("x")[0].split()[0]
        ways = {f"{stack}x{b}" for b in self.near(stack)}
        if not any(LAST.fullmatch(each) for each in above):
            ways.add(f"{stack} is the last stack")
        if set(conditions) == ways:
            return True
        first = BEFORE.fullmatch(conditions[0])
        return first and set(conditions) == {
            f"{first[1]} leaves before {first[2]}",
            f"{first[2]} leaves before {first[1]}",
        }

    def follows(self, condition):
        """Return the pairs of stacks of which the first leaves before the second."""
        if found := BEFORE.fullmatch(condition):
            return {found.groups()}
        if found := LAST.fullmatch(condition):
            last = found[1]
            pairs = {(a, last) for a in self.colour if a != last}
            for link in self.colour:
                if link != last:
                    ours = self.linked(last, link) | {link}
                    pairs |= {(a, link) for a in self.colour if a not in ours}
            return pairs
        a, b = TAKES.fullmatch(condition).groups()
        ours = self.linked(b, a) | {a}
        pairs = {(a, b)} | {(c, a) for c in self.between(a, b)}
        return pairs | {(c, a) for c in self.colour if c not in ours}

    def is_true(self, because, conditions):
        """Return whether a reason is true, and closes a case under the conditions."""
        move, _, rest = because.rpartition(" is impossible: ")
        *notes, landing, earlier = ["", *rest.split("; ")]
        if found := CLASH.fullmatch(f"{landing}; {earlier}"):
            told = (move or conditions[-1], *found.groups())
            return self._is_clash(told, list(filter(None, notes)), conditions)
        if because.endswith(", in a circle"):
            ends = self._ends(because.removesuffix(", in a circle"), conditions)
            return ends and ends[0] == ends[1]
        chain, _, last = because.rpartition(", but ")
        ends = self._ends(chain, conditions)
        stack = last.removesuffix(" is the last")
        return ends and ends[0] == stack and f"{stack} is the last stack" in conditions

    def _ends(self, chain, conditions):
        """Return the ends of a chain of stacks that leave one before the other, or None."""
        links = LINK.findall(chain)
        told = ", and ".join(f"{a} leaves before {b} ({why})" for a, b, why in links)
        is_chain = told == chain and all(one[1] == two[0] for one, two in pairwise(links))
        if not links or not is_chain:
            return None
        if not all(self._is_link(*link, conditions) for link in links):
            return None
        return links[0][0], links[-1][1]

    def _is_link(self, a, b, why, conditions):
        """Return whether a leaves before b, by a condition that the words in brackets name."""
        for condition in conditions:
            if found := TAKES.fullmatch(condition):
                lost = f"after {condition} nothing links {a} with {found[2]}"
                words = (condition, f"{condition} passes over {a}", lost)
            elif found := LAST.fullmatch(condition):
                words = (
                    f"{found[1]} is the last",
                    f"{b} alone links {a} with {found[1]}, the last",
                )
            else:
                words = ("assumed",)
            if why in words and (a, b) in self.follows(condition):
                return True
        return False

    def _is_clash(self, told, notes, conditions):
        move, landing, a, of_a, leaving, leaves, earlier, b, of_b, before_a, again, has_to = told
        before = self._closure(conditions)
        goes = dict(m.groups() for c in conditions if (m := TAKES.fullmatch(c)))
        goes |= {m[1]: m[1] for c in conditions if (m := LAST.fullmatch(c))}
        sure, perhaps = self._landing(a, goes, before)
        on_a = told_apart(sure, self._groups(a, goes, sure, perhaps), perhaps)
        sure, perhaps = self._landing(b, goes, before)
        groups = self._groups(b, goes, sure, perhaps)
        others = [c for c in sure + perhaps if c != a]
        on_b = told_apart(
            [c for c in sure if (c, a) in before],
            [group for group in groups if all((c, a) in before for c in group)],
            [c for c in others if (a, c) not in before and not (c in sure and (c, a) in before)],
        )
        colours = afterwards(of_a, on_a), afterwards(of_b, on_b, 1)
        wanted = {(c, onto) for onto in (a, b) for c in self._barred(onto, goes, before)}
        wanted |= {(c, b, a) for c in others if (c, a) in before}
        wanted |= {(c, b, a) for c in others if (a, c) in before}
        for onto, groups in ((a, on_a[:2]), (b, on_b[:2])):
            singles = [[c] for c in groups[0] if goes.get(c) != onto]
            wanted |= {(frozenset(group), onto) for group in (*singles, *groups[1])}
        return (
            {a, b} <= self.counted
            and a == leaving == before_a == again
            and move == f"{a}x{b}"
            and goes.get(a) == b != a
            and (of_a, of_b) == (self.colour[a], self.colour[b])
            and (landed(landing), landed(earlier)) == (on_a, on_b)
            and (leaves.split(" or "), has_to.split(" or ")) == colours
            and not set(colours[0]) & set(colours[1])
            and {self._noted(note, conditions) for note in notes} == wanted
        )

    def _noted(self, note, conditions):
        """Return the stacks of a note: one lands on another in what order to a third, or not."""
        if found := OVER.fullmatch(note):
            return self._noted_over(*found.groups(), conditions)
        if found := ORDER.fullmatch(note):
            c, onto, when, a, chain, ground = found.groups()
            ends = (c, a) if when == "before" else (a, c)
            if ground:
                return (c, onto, a) if self._is_link(*ends, ground, conditions) else None
            return (c, onto, a) if self._ends(chain, conditions) == ends else None
        if found := LATE.fullmatch(note):
            c, onto, chain = found.groups()
            return (c, onto) if self._ends(chain, conditions) == (onto, c) else None
        if not (found := BETWEEN.fullmatch(note)):
            return None
        c, onto, between, first, chain, ground = found.groups()
        if first not in (c, onto) or between not in self.between(c, onto):
            return None
        if ground:
            return (c, onto) if self._is_link(first, between, ground, conditions) else None
        return (c, onto) if self._ends(chain, conditions) == (first, between) else None

    def _noted_over(self, is_group, who, onto, whose, goal, conditions):
        """Return the stacks of a note of which at least one has to land on another."""
        group = NAME.findall(who)
        goals = {m[2] for c in conditions if (m := TAKES.fullmatch(c)) and m[1] == onto}
        goals |= {f"{m[1]}, the last" for c in conditions if (m := LAST.fullmatch(c))}
        is_told = " and ".join(group) == who and bool(is_group) == (len(group) > 1)
        is_told = is_told and whose == ("their" if is_group else "its")
        return (frozenset(group), onto) if is_told and goal in goals else None

    def _groups(self, a, goes, sure, perhaps):
        """Return groups of stacks, of each of which at least one lands on a."""
        goals = [goes[a]] if goes.get(a, a) != a else [c for c in goes if goes[c] == c]
        if not goals:
            return []
        ours = self.linked(goals[0], a) if goals[0] != a else set()
        parts = {frozenset(self.linked(b, a) - {a}) for b in self.near(a)}
        over = [part for part in parts if not part & ours and len(parts) > 1]
        groups = [[b for b in perhaps if b in part] for part in over if part.isdisjoint(sure)]
        return [group for group in groups if group]

    def _barred(self, onto, goes, before):
        """Return the stacks that might go anywhere, but do not land on `onto`."""
        sure, perhaps = self._landing(onto, goes, before)
        return set(self.near(onto)) - {*sure, *perhaps, *goes, goes.get(onto)}

    def _landing(self, a, goes, before):
        """Return the stacks that land on a under the conditions, and those that perhaps do."""
        sure = [b for b in self.near(a) if goes.get(b) == a]
        perhaps = [
            b
            for b in self.near(a)
            if b not in goes
            and (a, b) not in before
            and not any((b, c) in before or (a, c) in before for c in self.between(a, b))
        ]
        return sure, perhaps

    def _closure(self, conditions):
        pairs = {pair for condition in conditions for pair in self.follows(condition)}
        for middle in self.colour:
            for first in self.colour:
                if (first, middle) in pairs:
                    pairs |= {(first, then) for then in self.colour if (middle, then) in pairs}
        return pairs


def rank(cell):
    return int(cell[1:])


def told_apart(sure, groups, perhaps):
    """Return the stacks that surely land, the groups of which one does, and the others."""
    sure = {*sure, *(group[0] for group in groups if len(group) == 1)}
    groups = {frozenset(group) for group in groups if len(group) > 1}
    return sure, groups, set(perhaps) - sure.union(*groups)


def landed(words):
    """Return the same, as words name them."""
    rest, _, perhaps = words.removeprefix("nothing").rpartition("perhaps ")
    if "perhaps" not in words:
        rest, perhaps = perhaps, ""
    sure, *groups = rest.split("at least one of ")
    groups = {frozenset(NAME.findall(group)) for group in groups}
    return set(NAME.findall(sure)), groups, set(NAME.findall(perhaps))


def afterwards(colour, landing, more=0):
    """Return the colours after the stacks of `landing` and so many more, fewest first."""
    sure, groups, perhaps = landing
    least = len(sure) + len(groups) + more
    most = len(sure) + sum(map(len, groups)) + len(perhaps) + more
    numbers = range(least, min(most, least + 2) + 1)
    return [COLOURS[(COLOURS.index(colour) - number) % 3] for number in numbers]
