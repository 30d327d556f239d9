"""Every solution of a position satisfies its clauses.

That nothing else does is told by the verdicts of the engine `sat`, whose clauses are the same.
"""

from random import Random

from formula import Formula
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from samples import balanced


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
        is_in_row = stated.cells[a] // position.cols == stated.cells[b] // position.cols
        side = ((0, 3), (1, 2))[is_in_row][b > a]
        true |= {stated.heads[a, side], stated.along[a, int(not is_in_row)]}
    return true


def test_where_many_orders_are_possible_others_take_in_turn():
    stated = Formula(Position.parse("BGW/GWB/WBG"))
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
        stated = Formula(position)
        true = assignment(stated, captures)
        for clause in stated.clauses():
            assert any((literal > 0) == (abs(literal) in true) for literal in clause), clause
    assert seen > 15
