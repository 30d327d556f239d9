"""The clauses of docs/formula.md in two forms: the checker's in plain Python, and compiled.

`Formula` gives the variables of `certificates.encoding` by their names on the page and lists the
clauses. `compiled_clauses` returns those of `solver.engines.cdcl`, which shares no code with it.
"""

from itertools import combinations

import networkx

from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import Bounds, Meter
from greenest.solver.engines.cdcl.cnf import new_cnf
from greenest.solver.engines.cdcl.encoding import encode
from greenest.solver.engines.replays import codes_of_position

KINDS = ("leaves", "ends_in", "final", "heads", "along", "goes", "before", "last", "takes")


class Formula:
    """The variables of a position of two or more stacks.

    Stacks are numbered from 0, row by row. `cells` has their cells, `lines` the stacks of each row
    and column. `leaves`, `goes` and the others have the number of a variable by stacks. `lands` has
    it by a stack and those that land there in order.
    """

    def __init__(self, position):
        self.position = position
        self.encoding = Encoding(position, Meter(Bounds()))
        self.cells = [cell for cell, colour in enumerate(position.cells) if colour != "."]
        places = zip(*(divmod(cell, position.cols) for cell in self.cells), strict=True)
        self.lines = [
            [a for a, place in enumerate(of_stacks) if place == each]
            for of_stacks in places
            for each in sorted(set(of_stacks))
        ]
        self.variables = self.encoding.variables
        found = {kind: {} for kind in (*KINDS, "ends", "lands")}
        for (meaning, *says), number in self.encoding.numbers.items():
            found[meaning.name.lower()][says[0] if len(says) == 1 else tuple(says)] = number
        orders = self.encoding.orders
        found["lands"] = {(a, orders[a][which]): x for (a, which), x in found["lands"].items()}
        vars(self).update(found)

    def earlier(self, a, b):
        """Return the literal that the cell of `a` is left before the cell of `b`."""
        return self.before[a, b] if a < b else -self.before[b, a]

    def is_cycle(self, clause):
        """Return whether a clause excludes a cycle of cells that precede each other."""
        pairs = {number: pair for pair, number in self.before.items()}
        edges = {pairs[abs(x)][:: 1 if x < 0 else -1] for x in clause if abs(x) in pairs}
        order = networkx.DiGraph(edges)
        is_whole = len(order) == len(edges) == len(clause) > 2
        return is_whole and networkx.is_strongly_connected(order)

    def clauses(self):
        """Return all clauses except those against cycles."""
        found = set().union(*map(self.encoding.follows, range(1, self.variables + 1)))
        for group in self.encoding.members.values():
            pairs = ((-a, -b) for a, b in combinations(group, 2))
            found.update(filter(self.encoding.has, map(frozenset, (group, *pairs))))
        return found


def encoded(position, cnf=None):
    """Return the compiled clauses and tables of a position; raise AssertionError without space."""
    cnf = cnf or new_cnf(1 << 18, 1 << 18)
    assert encode(codes_of_position(position), position.cols, cnf)
    return cnf


def compiled_clauses(cnf):
    """Return the clauses with literals as in certificates."""
    _, _, _, pairs, words, _ = cnf.sizes.tolist()
    found = {spelt(pair) for pair in cnf.binaries[:pairs].reshape(-1, 2).tolist()}
    at = 0
    while at < words:
        length = int(cnf.long_clauses[at])
        found.add(spelt(cnf.long_clauses[at + 1 : at + 1 + length].tolist()))
        at += 1 + length
    return found


def spelt(clause):
    return frozenset((p >> 1) + 1 if not p & 1 else -(p >> 1) - 1 for p in clause)
