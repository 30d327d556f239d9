"""The compiled clauses are those of the plain formula."""

import numpy as np
import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.engines.clausal import clauses
from greenest.solver.engines.clausal.statement import state_clauses
from greenest.solver.engines.dfs import colours_of
from greenest.solver.formula import formula
from samples import balanced, varied


def stated(position, room):
    assert state_clauses(colours_of(position), position.cols, room)
    _, variables, _, pairs, words = room.sizes.tolist()
    found = [tuple(pair) for pair in room.pairs[:pairs].reshape(-1, 2).tolist()]
    at = 0
    while at < words:
        length = int(room.clauses[at])
        found.append(tuple(room.clauses[at + 1 : at + 1 + length].tolist()))
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
    room = clauses.new_clauses(1 << 18, 1 << 18)
    for position in positions():
        plain = formula(position)
        variables, found = stated(position, room)
        assert variables == plain.variables
        assert found == sorted(tuple(sorted(set(clause))) for clause in plain.clauses())
        for (a, b), number in plain.before.items():
            n = len(plain.cells)
            assert room.order[a * n + b] == 2 * (number - 1)
            assert room.order[b * n + a] == 2 * (number - 1) + 1


@pytest.mark.parametrize(("pairs", "words"), [(100, 1 << 18), (1 << 18, 100), (0, 0)])
def test_too_little_room_is_told_and_how_much_was_missing_so_far(pairs, words):
    position = balanced(9, 9, 21, 1)
    small = clauses.new_clauses(pairs, words)
    assert not state_clauses(colours_of(position), position.cols, small)
    sizes = small.sizes
    assert sizes[clauses.PAIRS] > pairs or sizes[clauses.WORDS] > words
    assert np.all(sizes >= 0)
