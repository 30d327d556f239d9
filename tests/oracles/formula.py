"""The clauses of docs/formula.md in two forms: the checker's in plain Python, and compiled.

`Formula` gives the variables of `certificates.encoding` by their names on the page and lists the
clauses. `compiled_clauses` returns those of `solver.engines.cdcl`, which shares no code with it.
"""

from itertools import combinations

from greenest.certificates.encoding import Encoding, Group, _is_full
from greenest.certificates.reading import Bounds, Meter
from greenest.solver.engines.cdcl.cnf import new_cnf
from greenest.solver.engines.cdcl.encoding import encode
from greenest.solver.engines.replays import codes_of_position

KINDS = ("leaves", "ends_in", "final", "heads", "along", "goes", "before", "last", "takes")


class Formula:
    """The variables of a position of two or more stacks.

    Stacks are numbered from 0, row by row. `cells` has their cells, `lines` the stacks of each row
    and column, `sides` the stacks above, left, right and below each stack. `leaves`, `goes` and the
    others have the number of a variable by stacks. `lands` has it by a stack and those that land
    there in order.
    """

    def __init__(self, position):
        self.position = position
        self.encoding = Encoding(position, Meter(Bounds()))
        self.cells = [cell for cell, colour in enumerate(position.cells) if colour != "."]
        self.lines, self.sides = self.encoding._lines, self.encoding._sides
        self.variables = self.encoding.variables
        found = {kind: {} for kind in (*KINDS, "ends", "lands")}
        for (meaning, *says), number in self.encoding._numbers.items():
            found[meaning.name.lower()][says[0] if len(says) == 1 else tuple(says)] = number
        orders = self.encoding._orders
        found["lands"] = {(a, orders[a][which]): x for (a, which), x in found["lands"].items()}
        vars(self).update(found)

    def earlier(self, a, b):
        """Return the literal that the cell of `a` is left before the cell of `b`."""
        return self.encoding._earlier(a, b)

    def is_cycle(self, clause):
        """Return whether a clause excludes a cycle of cells that precede each other."""
        proper = clause and len(set(clause)) == len(clause)
        return bool(proper) and self.encoding._is_cycle(frozenset(clause))

    def clauses(self):
        """Return all clauses except those against cycles."""
        encoding, by_group = self.encoding, {}
        for number in range(1, self.variables + 1):
            for group in encoding._groups(number):
                by_group.setdefault(group, set()).add(number)
        found = set().union(*map(encoding._beginning_with, range(1, self.variables + 1)))
        found |= {frozenset(by_group[group]) for group in by_group if _is_full(group)}
        for group, members in by_group.items():
            if group[0] is not Group.ORDERS:
                found |= {frozenset({-a, -b}) for a, b in combinations(members, 2)}
        return found


def formula(position):
    return Formula(position)


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
