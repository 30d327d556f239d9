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
    r"(nothing|\d+)(?: (?:or|to) (\d+))?(?: stacks?)? lands? on (\w+) \((\w+)\), "
    r"so ([\w ]+) leaves it; "
    r"as number (\d+)(?: (?:or|to) (\d+))? to land on (\w+) \((\w+)\), "
    r"what leaves (\w+) has to be ([\w ]+)"
)
BOTH_LAST = re.compile("([a-z]+[0-9]+) and ([a-z]+[0-9]+) cannot both be the last")
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
    if not cases or not board.is_exhaustive([case["if"] for case in cases]):
        raise CaseError(f"not all cases: {[case['if'] for case in cases]}")
    for case in cases:
        conditions = (*above, case["if"])
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

    def is_exhaustive(self, conditions):
        """Return whether one of these conditions holds in each play."""
        stack = conditions[0].split("x")[0].split()[0]
        ways = {f"{stack}x{b}" for b in self.near(stack)} | {f"{stack} is the last stack"}
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
        if found := CLASH.fullmatch(because):
            return self._is_clash(found, conditions)
        if found := BOTH_LAST.fullmatch(because):
            lasts = [f"{stack} is the last stack" for stack in found.groups()]
            return found[1] != found[2] and set(lasts) <= set(conditions)
        if not because.endswith(", in a circle"):
            return False
        links = LINK.findall(because)
        told = ", and ".join(f"{a} leaves before {b} ({why})" for a, b, why in links)
        ring = [*links, links[0]] if links else []
        return (
            because == f"{told}, in a circle"
            and all(one[1] == other[0] for one, other in pairwise(ring))
            and all(self._is_link(*link, conditions) for link in links)
        )

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

    def _is_clash(self, found, conditions):
        least, most, a, of_a, leaves, first, last, b, of_b, again, would_be = found.groups()
        least = "0" if least == "nothing" else least
        landings = range(int(least), int(most or least) + 1)
        turns = range(int(first), int(last or first) + 1)
        before = self._closure(conditions)
        goes = dict(m.groups() for c in conditions if (m := TAKES.fullmatch(c)))
        goes |= {m[1]: m[1] for c in conditions if (m := LAST.fullmatch(c))}
        sure, perhaps = self._landing(a, goes, before)
        real_landings = {len(sure), len(sure) + len(perhaps)}
        sure, perhaps = self._landing(b, goes, before)
        soonest = 1 + sum((c, a) in before for c in sure)
        latest = 1 + sum(c != a and (a, c) not in before for c in sure + perhaps)
        can = {shifted(of_a, number) for number in landings}
        has_to = {shifted(of_b, number) for number in turns}
        return (
            {a, b} <= self.counted
            and a == again
            and goes.get(a) == b != a
            and (of_a, of_b) == (self.colour[a], self.colour[b])
            and real_landings <= set(landings)
            and {soonest, latest} <= set(turns)
            and set(leaves.split(" or ")) == can
            and set(would_be.split(" or ")) == has_to
            and not can & has_to
        )

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


def shifted(colour, captures):
    """Return the colour of a stack after so many captures on its cell."""
    return COLOURS[(COLOURS.index(colour) - captures) % 3]
