"""Clauses against short circles: all of them, and a search that is given them."""

import sys

import networkx
import numpy as np
import pytest
from test_refutation import are_stated, proves

from greenest.games.pyramids.position import Position
from greenest.solver.engines import sat
from greenest.solver.engines.clausal import circles, mind
from greenest.solver.engines.clausal.clauses import STACKS
from greenest.solver.engines.clausal.learning import TANGLE
from greenest.solver.formula import formula
from greenest.solver.portfolio import search_alone
from greenest.solver.refutation import _Told
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied

HARD = balanced(9, 9, 21, 3)
LARGE = balanced(12, 12, 30, 2)
UNSOLVABLE = balanced(12, 12, 27, 0)


def comparisons(search):
    stacks = int(search.clauses.sizes[STACKS])
    literals = search.clauses.order[: stacks * stacks].reshape(stacks, stacks)
    return literals, networkx.from_numpy_array(literals >= 0)


def tangled(position, keeps_learned=False):
    """Return a search that asks for the clauses as soon as it begins anew."""
    search = sat.Search(position, keeps_learned)
    search._mind.numbers[mind.CONFLICTS] = TANGLE
    search._mind.numbers[mind.FILLED] = sys.maxsize // 2
    return search


@pytest.mark.parametrize("position", [HARD, LARGE, balanced(16, 16, 46, 1), balanced(6, 6, 15, 1)])
def test_all_circles_of_four_and_five_without_others_are_found_both_ways_round(position):
    search = sat.Search(position)
    literals, graph = comparisons(search)
    expected = {
        frozenset(literals[circle, np.roll(circle, -1)] ^ 1 ^ way)
        for circle in networkx.chordless_cycles(graph, length_bound=circles.LONGEST)
        if len(circle) > 3
        for way in range(2)
    }
    found = [frozenset(row) - {-1} for row in search._short_circles().tolist()]
    assert set(found) == expected
    assert len(found) == len(expected)


def test_where_there_is_no_room_for_all_the_first_are_taken():
    search = sat.Search(LARGE)
    words = np.empty(7 * circles.LONGEST, dtype=np.int32)
    stacks = int(search.clauses.sizes[STACKS])
    assert circles.list_circles(search.clauses.order, stacks, words) == 6
    assert (words.reshape(7, -1)[:6] == search._short_circles()[:6]).all()


def test_a_full_board_has_none():
    assert not len(sat.Search(Position(4, 4, "BGWB" * 4))._short_circles())


def test_a_search_that_is_given_them_finds_the_same():
    seen = {Status.SOLVABLE: 0, Status.UNSOLVABLE: 0}
    asked = 0
    few = [balanced(9, 9, 21, seed) for seed in range(12)]
    for position in [*map(varied, range(40)), *few]:
        if not 2 <= position.pieces <= 24:
            continue
        search = tangled(position, keeps_learned=True)
        found = search.go_on(Limits())
        assert found.status is search_alone(position, Limits()).status, position
        seen[found.status] += 1
        asked += bool(search.circles)
        if found.status is Status.SOLVABLE:
            assert position.after(*found.captures).is_solved
        elif position.pieces > 12:
            refutation = _Told(search).refutation()
            assert proves(refutation)
            assert are_stated(position, refutation.given)
    assert asked >= 5
    assert min(seen.values()) >= 5


def test_they_are_named_in_proofs():
    search = tangled(UNSOLVABLE, keeps_learned=True)
    assert search.go_on(Limits()).status is Status.UNSOLVABLE
    stated = formula(UNSOLVABLE)
    assert any(stated.is_circle(clause) for clause in _Told(search).refutation().given)


@pytest.mark.parametrize("step", [1_000, 30_000])
def test_a_search_that_is_stopped_asks_where_it_would_have(step):
    whole = tangled(HARD).go_on(Limits())
    search, nodes = tangled(HARD), 0
    while (part := search.go_on(Limits(max_nodes=step))).status is Status.UNDECIDED:
        nodes += part.nodes
    assert search.circles
    assert (part.status, nodes + part.nodes) == (whole.status, whole.nodes)


def test_room_is_made_for_them():
    plenty = tangled(HARD).go_on(Limits())
    scarce = tangled(HARD)
    held = scarce._mind
    little = held.arena[: held.numbers[mind.USED]].copy()
    scarce._room.mind = held._replace(arena=little)
    found = scarce.go_on(Limits())
    assert (found.status, found.nodes) == (plenty.status, plenty.nodes)
