"""The compiled clauses are those of the plain formula."""

import numpy as np
import pytest

from formula import formula
from greenest.games.pyramids.position import Position
from greenest.solver.engines.cdcl.cnf import Size, new_cnf
from greenest.solver.engines.cdcl.encoding import encode
from greenest.solver.engines.replays import codes_of_position
from samples import balanced, varied


def stated(position, cnf):
    assert encode(codes_of_position(position), position.cols, cnf)
    _, variables, _, pairs, words, _ = cnf.sizes.tolist()
    found = [tuple(pair) for pair in cnf.binaries[:pairs].reshape(-1, 2).tolist()]
    at = 0
    while at < words:
        length = int(cnf.long_clauses[at])
        found.append(tuple(cnf.long_clauses[at + 1 : at + 1 + length].tolist()))
        at += 1 + length
    return variables, sorted(spelt(clause) for clause in found)


def spelt(clause):
    """Return a clause with literals as `formula` writes them, each once."""
    return tuple(sorted({(p >> 1) + 1 if not p & 1 else -(p >> 1) - 1 for p in clause}))


def positions():
    yield from map(Position.parse, ("BG/.W", "BG", "B./.G", "B.G/.W./G.B"))
    yield from (balanced(12, 12, 30, 1), balanced(16, 16, 40, 1), balanced(4, 4, 16, 1))
    yield from (position for position in map(varied, range(120)) if position.pieces <= 24)


def test_the_clauses_are_those_of_the_formula():
    cnf = new_cnf(1 << 18, 1 << 18)
    for position in positions():
        plain = formula(position)
        variables, found = stated(position, cnf)
        assert variables == plain.variables
        assert found == sorted(tuple(sorted(set(clause))) for clause in plain.clauses())
        for (a, b), number in plain.before.items():
            n = len(plain.cells)
            assert cnf.order[a * n + b] == 2 * (number - 1)
            assert cnf.order[b * n + a] == 2 * (number - 1) + 1


@pytest.mark.parametrize(("pairs", "words"), [(100, 1 << 18), (1 << 18, 100), (0, 0)])
def test_too_little_space_is_noticed_and_how_much_is_missing_so_far(pairs, words):
    position = balanced(9, 9, 21, 1)
    small = new_cnf(pairs, words)
    assert not encode(codes_of_position(position), position.cols, small)
    sizes = small.sizes
    assert sizes[Size.BINARY_LITERALS] > pairs or sizes[Size.LONG_WORDS] > words
    assert np.all(sizes >= 0)
