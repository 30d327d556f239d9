"""The compiled clauses are those of the checker, which shares no code with them."""

from formula import Formula, compiled_clauses, encoded
from greenest.games.pyramids.position import Position
from greenest.solver.engines.cdcl.cnf import Size, new_cnf
from samples import balanced, varied


def positions(count):
    yield from map(Position.parse, ("BG/.W", "BG", "B./.G", "B.G/.W./G.B"))
    yield from (balanced(12, 12, 30, 1), balanced(16, 16, 40, 1), balanced(4, 4, 16, 1))
    yield from (position for position in map(varied, range(count)) if position.pieces <= 24)


def test_the_clauses_are_those_of_the_formula(sample):
    cnf = new_cnf(1 << 18, 1 << 18)
    for position in positions(sample(120)):
        plain = Formula(position)
        encoded(position, cnf)
        assert cnf.sizes[Size.VARIABLES] == plain.variables
        assert compiled_clauses(cnf) == plain.clauses()
        for (a, b), number in plain.before.items():
            n = len(plain.cells)
            assert cnf.order[a * n + b] == 2 * (number - 1)
            assert cnf.order[b * n + a] == 2 * (number - 1) + 1
