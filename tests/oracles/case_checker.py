"""Checks the cases of an explanation, read from its JSON alone.

It knows the rules and the two reasons of docs/reasons.md, and shares no code with the product. A
stack has the name of its cell.
"""

import re
from itertools import combinations, pairwise

import networkx

TAKES = re.compile("([a-z]+[0-9]+)x([a-z]+[0-9]+)")
LAST = re.compile("([a-z]+[0-9]+) is the last stack")
BEFORE = re.compile("([a-z]+[0-9]+) leaves before ([a-z]+[0-9]+)")
LINK = re.compile(r"(\w+) leaves before (\w+) \((.*)\)")
HALF = re.compile(
    r"(?:(.*), so )?(only )?([\w ]+) lands? on (\w+) \((\w+)\)(?: before (\w+))?, (so|and) (\w+) "
    r"(leaves in|has to be) ([\w, ]+)"
)
AND = re.compile(", and |, as ")
GOES = re.compile(r"(\w+) goes to (.*)")
ONCE = re.compile(r"once (\w+) has left, nothing links ([\w, ]+) with (.*)")
ALONE = re.compile(r"(\w+), the last, alone links ([\w, ]+) with the rest")
LATE = re.compile(r"(\w+) comes too late for (\w+)(?: \((.*)\))?")
STANDS = re.compile(r"(\w+) stands between (\w+) and (\w+) until (\w+) has left(?: \((.*)\))?")
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
        elif not board.is_true(case["because"], worded(above, condition, case["if"])):
            raise CaseError(f"under {conditions} it is not true that {case['because']}")


def worded(above, own, closed):
    """Return for each condition the words of its move and goal in a reason.

    That of the case itself has the words of all conditions that the reason closes.
    """
    words = {}
    for condition in above:
        words[condition] = condition, goal(condition)
    goals = [found[2] for each in OR.split(closed) if (found := TAKES.fullmatch(each))]
    words[own] = closed, either(goals) if TAKES.fullmatch(own) else goal(own)
    return words


def goal(condition):
    """Return where a condition takes a stack, or which stack is the last; or None."""
    if found := TAKES.fullmatch(condition):
        return found[2]
    return f"{found[1]}, the last" if (found := LAST.fullmatch(condition)) else None


def either(names):
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


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
        self.links = networkx.empty_graph(self.colour)
        pairs = combinations(self.colour, 2)
        self.links.add_edges_from((a, b) for a, b in pairs if a[0] == b[0] or a[1:] == b[1:])

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
        others = networkx.restricted_view(self.links, [without], [])
        return networkx.node_connected_component(others, a)

    def is_exhaustive(self, conditions, above):
        """Return whether one of these conditions holds in each play with those above."""
        stack = conditions[0].split("x")[0].split()[0]
        ways = {f"{stack}x{b}" for b in self.links[stack]}
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
        return set().union(*self._pairs(condition).values())

    def _pairs(self, condition):
        """Return the same, for each rule."""
        if found := BEFORE.fullmatch(condition):
            return {"assumed": {found.groups()}}
        if found := LAST.fullmatch(condition):
            last = found[1]
            cut = set()
            for link in self.colour.keys() - {last}:
                ours = self.linked(last, link) | {link}
                cut |= {(a, link) for a in self.colour if a not in ours}
            return {"last": {(a, last) for a in self.colour if a != last}, "cut": cut}
        a, b = TAKES.fullmatch(condition).groups()
        ours = self.linked(b, a) | {a}
        return {
            "lands": {(a, b)},
            "passes": {(c, a) for c in self.between(a, b)},
            "cut": {(c, a) for c in self.colour if c not in ours},
        }

    def is_true(self, because, words):
        """Return whether a reason is true, and closes a case under the conditions of `words`."""
        move, _, rest = because.rpartition(" is impossible: ")
        halves = [HALF.fullmatch(half) for half in rest.split("; ")]
        if len(halves) == 2 and all(halves):
            told = [half.groups() for half in halves]
            return self._is_clash(move or list(words)[-1], *told, words)
        if because.endswith(", in a circle"):
            ends = self._ends(because.removesuffix(", in a circle"), words)
            return ends and ends[0] == ends[1]
        chain, _, last = because.rpartition(", but ")
        ends = self._ends(chain, words)
        stack = last.removesuffix(" is the last")
        return ends and ends[0] == stack and f"{stack} is the last stack" in words

    def _ends(self, chain, words):
        """Return the ends of a chain of stacks that leave one before the other, or None."""
        links = [LINK.fullmatch(link) for link in chain.split(", and ")]
        if not all(links) or any(one[2] != two[1] for one, two in pairwise(links)):
            return None
        if not all(self._is_link(*link.groups(), words) for link in links):
            return None
        return links[0][1], links[-1][2]

    def _is_link(self, a, b, why, words):
        """Return whether a leaves before b, by a condition that the words in brackets name."""
        for condition, (move, goal) in words.items():
            cut = f"once {b} has left, nothing links {a} with {goal}"
            if TAKES.fullmatch(condition):
                cut = f"{b} goes to {goal} and, once it has left, nothing links {a} with {goal}"
            told = {
                "lands": move,
                "passes": f"{move} passes over {a}",
                "cut": cut,
                "last": f"{b} is the last",
                "assumed": "assumed",
            }
            pairs = self._pairs(condition).items()
            if any((a, b) in those and why == told[rule] for rule, those in pairs):
                return True
        return False

    def _is_clash(self, move, on_a, on_b, words):
        """Return whether a stack lands in no colour in which it leaves, and all is told."""
        why_a, not_only, landing, a, of_a, no_order, joint_a, leaving, leaves_in, leaves = on_a
        why_b, only, earlier, b, of_b, before_a, joint_b, again, has_to_be, has_to = on_b
        before = closure(pair for condition in words for pair in self.follows(condition))
        goes = dict(m.groups() for c in words if (m := TAKES.fullmatch(c)))
        goes |= {m[1]: m[1] for c in words if (m := LAST.fullmatch(c))}
        if not {a, b} <= self.counted or goes.get(a) != b or a == b:
            return False
        sure, perhaps = self._landing(a, goes, before)
        land_a = told_apart(sure, self._groups(a, goes, sure, perhaps), perhaps)
        sure, perhaps = self._landing(b, goes, before)
        groups = self._groups(b, goes, sure, perhaps)
        others = [c for c in sure + perhaps if c != a]
        land_b = told_apart(
            [c for c in sure if (c, a) in before],
            [group for group in groups if all((c, a) in before for c in group)],
            [c for c in others if (a, c) not in before and not (c in sure and (c, a) in before)],
        )
        colours = afterwards(of_a, land_a), afterwards(of_b, land_b, 1)
        grounds = [ground for why in (why_a, why_b) if why for ground in AND.split(why)]
        return (
            a == leaving == before_a == again
            and move == f"{a}x{b}"
            and (not_only, no_order, leaves_in, has_to_be) == (None, None, "leaves in", "has to be")
            and bool(only) == (any(land_b[:2]) and any((a, c) in before for c in others))
            and (joint_a, joint_b) == ("and" if why_a else "so", "and" if why_b else "so")
            and (of_a, of_b) == (self.colour[a], self.colour[b])
            and (landed(landing), landed(earlier)) == (land_a, land_b)
            and (OR.split(leaves), OR.split(has_to)) == colours
            and not set(colours[0]) & set(colours[1])
            and all(self._is_ground(each, before, words) for each in grounds)
        )

    def _is_ground(self, ground, before, words):
        """Return whether a ground of what lands where is true."""
        if found := LINK.fullmatch(ground):
            return self._is_link(*found.groups(), words)
        if found := LATE.fullmatch(ground):
            c, onto, why = found.groups()
            return self._is_earlier(onto, c, why, before, words)
        if found := STANDS.fullmatch(ground):
            between, c, onto, first, why = found.groups()
            stands = first in (c, onto) and between in self.between(c, onto)
            return stands and self._is_earlier(first, between, why, before, words)
        if found := ALONE.fullmatch(ground):
            return self._is_alone(*found.groups(), words)
        if found := ONCE.fullmatch(ground):
            return self._are_cut_off(*found.groups(), words)
        found = GOES.fullmatch(ground)
        takes = ((c.split("x")[0], goal) for c, (_, goal) in words.items() if TAKES.fullmatch(c))
        return found and found.groups() in takes

    def _is_earlier(self, a, b, why, before, words):
        """Return whether a leaves before b, by the ground in brackets if there is one."""
        return (a, b) in before and (why is None or self._is_link(a, b, why, words))

    def _are_cut_off(self, link, stacks, where, words):
        """Return whether `link` alone links stacks with where it goes, or the last stack is."""
        for condition, (_, goal) in words.items():
            found = TAKES.fullmatch(condition)
            is_told = goal == where and (found[1] == link if found else goal)
            pairs = self._pairs(condition).get("cut", set())
            if is_told and all((c, link) in pairs for c in OR.split(stacks)):
                return True
        return False

    def _is_alone(self, last, stacks, words):
        """Return whether the last stack alone links stacks with others."""
        parts = [self.linked(c, last) for c in OR.split(stacks)]
        return f"{last} is the last stack" in words and all(
            len(part) < len(self.colour) - 1 for part in parts
        )

    def _groups(self, a, goes, sure, perhaps):
        """Return groups of stacks, of each of which at least one lands on a."""
        goals = [goes[a]] if goes.get(a, a) != a else [c for c in goes if goes[c] == c]
        if not goals:
            return []
        ours = self.linked(goals[0], a) if goals[0] != a else set()
        parts = {frozenset(self.linked(b, a) - {a}) for b in self.links[a]}
        over = [part for part in parts if not part & ours and len(parts) > 1]
        groups = [[b for b in perhaps if b in part] for part in over if part.isdisjoint(sure)]
        return [group for group in groups if group]

    def _landing(self, a, goes, before):
        """Return the stacks that land on a under the conditions, and those that perhaps do."""
        sure = [b for b in self.links[a] if goes.get(b) == a]
        perhaps = [
            b
            for b in self.links[a]
            if b not in goes
            and (a, b) not in before
            and not any((b, c) in before or (a, c) in before for c in self.between(a, b))
        ]
        return sure, perhaps


def closure(pairs):
    return set(networkx.transitive_closure(networkx.DiGraph(pairs)).edges)


def rank(cell):
    return int(cell[1:])


def told_apart(sure, groups, perhaps):
    """Return the stacks that surely land, the groups of which one does, and the others."""
    sure = {*sure, *(group[0] for group in groups if len(group) == 1)}
    groups = {frozenset(group) for group in groups if len(group) > 1}
    return sure, groups, set(perhaps) - sure.union(*groups)


def landed(words):
    """Return the same, as words name them."""
    others = re.fullmatch("(?:(.*) and perhaps|at most) (.*)", words)
    rest, perhaps = (others[1] or "", others[2]) if others else (words.removeprefix("nothing"), "")
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
