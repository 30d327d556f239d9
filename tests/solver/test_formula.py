"""The clauses of a position: every solution satisfies them, and nothing else does."""

from itertools import pairwise
from random import Random

import pytest
from pysat.solvers import Solver

from brute import forget, is_solvable
from formula import formula
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import decide
from samples import balanced, varied

SMALL = 8
FULL = "BGW/GWB/WBG"


def assignment(stated, captures):
    """Return the true variables of a solution, as docs/formula.md defines them."""
    position, number = stated.position, {cell: a for a, cell in enumerate(stated.cells)}
    stacks = range(len(stated.cells))
    pairs = [(number[a], number[b]) for a, b in captures]
    left = {a: turn for turn, (a, _) in enumerate(pairs)}
    end = pairs[-1][1]
    left[end] = len(pairs)
    true = {stated.ends[end], *(stated.goes[pair] for pair in pairs)}
    true |= {v for (a, b), v in stated.before.items() if left[a] < left[b]}
    colours = {}
    landed = {a: [a] for a in stacks}
    for capture, (a, b) in zip(captures, pairs, strict=True):
        colours[a] = position.cells[capture[0]]
        if (b, ()) not in stated.lands:
            true.add(stated.takes[b, a, landed[b][-1]])
        landed[b].append(a)
        position = position.after(capture)
    colours[end] = position.cells[stated.cells[end]]
    true |= {stated.leaves[a, "BGW".index(colour)] for a, colour in colours.items()}
    for a in stacks:
        if (a, ()) in stated.lands:
            true.add(stated.lands[a, tuple(landed[a][1:])])
        else:
            true.add(stated.last[a, landed[a][-1]])
    for line, cells in enumerate(stated.lines):
        if end in cells:
            true.add(stated.ends_in[line])
        if len(cells) > 1:
            true.add(stated.final[line, max(cells, key=left.__getitem__)])
    for a, b in pairs:
        side = next(side for side in range(4) if b in stated.sides[a][side])
        true |= {stated.heads[a, side], stated.along[a, int(side in (0, 3))]}
    return true


def solutions(stated, clauses):
    """Yield each assignment that satisfies the clauses and has no cycle, as captures in order."""
    with Solver("minisat22", bootstrap_with=map(list, clauses)) as solver:
        while solver.solve():
            true = {literal for literal in solver.get_model() if literal > 0}
            cycle = find_cycle(stated, true)
            if cycle:
                clause = [-stated.earlier(a, b) for a, b in pairwise(cycle)]
                assert stated.is_cycle(tuple(clause))
                solver.add_clause(clause)
                continue
            yield in_order(stated, true)
            return


def is_before(stated, true, a, b):
    literal = stated.earlier(a, b)
    return literal in true if literal > 0 else -literal not in true


def successors(stated, true):
    found = {a: [] for a in range(len(stated.cells))}
    for a, b in stated.before:
        first, second = (a, b) if is_before(stated, true, a, b) else (b, a)
        found[first].append(second)
    return found


def find_cycle(stated, true):
    """Return cells that precede each other in a cycle; the first one is repeated at the end."""
    after = successors(stated, true)
    rest = dict(after)
    while rest:
        last = [a for a in rest if not any(b in rest for b in rest[a])]
        if not last:
            path = [next(iter(rest))]
            while path[-1] not in path[:-1]:
                path.append(next(b for b in rest[path[-1]] if b in rest))
            return path[path.index(path[-1]) :]
        for a in last:
            del rest[a]
    return []


def in_order(stated, true):
    after = successors(stated, true)
    goes = {a: b for (a, b), v in stated.goes.items() if v in true}
    captures = []
    rest = set(after)
    while rest:
        first = next(a for a in rest if not any(a in after[b] for b in rest))
        rest.remove(first)
        if first in goes:
            captures.append(Capture(stated.cells[first], stated.cells[goes[first]]))
    return captures


def positions():
    yield from (
        Position.parse(text) for text in ("BG/.W", "BGW", "BG", "BB", "B.G/.W.", "G.B/WGB", FULL)
    )
    for index in range(160):
        position = varied(index)
        if position.pieces <= 11:
            yield position


@pytest.mark.parametrize("position", list(positions()), ids=str)
def test_the_clauses_can_be_satisfied_if_and_only_if_the_position_is_solvable(position):
    stated = formula(position)
    clauses = stated.clauses()
    assert {abs(literal) for clause in clauses for literal in clause} <= set(
        range(1, stated.variables + 1)
    )
    found = next(solutions(stated, clauses), None)
    if found is not None:
        assert position.after(*found).is_solved
    if position.pieces <= SMALL:
        assert (found is not None) == is_solvable(position)
        forget()
    else:
        assert (found is not None) == (decide(position).captures is not None)


def test_where_many_orders_are_possible_others_take_in_turn():
    stated = formula(Position.parse(FULL))
    corners = {0, 2, 6, 8}
    assert {a for a, _ in stated.lands} == corners
    assert {a for a, *_ in stated.takes} == set(range(9)) - corners


def test_every_solution_satisfies_every_clause():
    """Solutions of many boards, with captures in many orders."""
    random = Random(1)
    seen = 0
    for index in range(60):
        rows, cols = random.randint(2, 6), random.randint(2, 6)
        position = balanced(rows, cols, random.randint(4, min(12, rows * cols)), index)
        captures = decide(position).captures
        if not captures:
            continue
        seen += 1
        stated = formula(position)
        true = assignment(stated, captures)
        for clause in stated.clauses():
            assert any((literal > 0) == (abs(literal) in true) for literal in clause), clause
    assert seen > 15


def test_only_a_cycle_of_the_order_is_a_cycle():
    stated = formula(Position.parse("BGWB"))
    a, b, c = (stated.earlier(*pair) for pair in ((0, 1), (1, 2), (2, 0)))
    assert stated.is_cycle((-a, -b, -c))
    assert stated.is_cycle((a, b, c))
    for clause in ((-a, -b), (-a, -b, c), (-a, -b, -c, -c), (), (-a, -b, -c, stated.ends[0])):
        assert not stated.is_cycle(clause)
