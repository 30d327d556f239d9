"""The published boards that our engines leave open for long, refuted by solvers of others.

They are given the clauses of docs/formula.md, and that all cells are left in one order: for each
two cells which is left first, and for each three that this goes round in no cycle. So they need no
clauses against cycles on demand. The solvers are CaDiCaL, Glucose and Lingeling (python-sat).
"""

from itertools import combinations, permutations

import pytest
from pysat.solvers import Solver

from formula import Formula
from greenest.study.sampling import random_position

LAST = ((39, 891), (45, 903))
"""Stacks and index of the boards of 12x12, seed 1, that nothing had decided before."""
SOLVERS = ("cadical153", "cadical195", "glucose4", "lingeling")


def clauses(position):
    """Return clauses that can be satisfied if and only if a position is solvable."""
    stated = Formula(position)
    stacks = range(len(stated.cells))
    before, number = dict(stated.before), stated.variables
    for pair in combinations(stacks, 2):
        if pair not in before:
            before[pair] = number = number + 1

    def earlier(a, b):
        return before[a, b] if a < b else -before[b, a]

    found = sorted(map(sorted, stated.clauses()))
    for a, b, c in permutations(stacks, 3):
        if a == min(a, b, c):
            found.append([-earlier(a, b), -earlier(b, c), -earlier(c, a)])
    return found


def is_refuted(solver, position):
    with Solver(solver, bootstrap_with=clauses(position)) as search:
        return not search.solve()


@pytest.mark.slow
@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize(("stacks", "index"), LAST)
def test_every_solver_refutes_it(solver, stacks, index):
    assert is_refuted(solver, random_position(12, 12, stacks, 1, index))
