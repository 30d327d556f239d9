"""Clauses against short cycles: all are listed, and they change no answer."""

import sys

import networkx
import numpy as np
import pytest
from test_refutation import check

from formula import Formula
from greenest.games.pyramids.position import Position
from greenest.solver.decide import search_alone
from greenest.solver.engines.cdcl import cycles
from greenest.solver.engines.cdcl import search as cdcl
from greenest.solver.engines.cdcl.cnf import Size
from greenest.solver.engines.cdcl.learning import CYCLE_CLAUSES_AFTER
from greenest.solver.engines.cdcl.state import Slot
from greenest.solver.refutation import ProofLog
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied

HARD = balanced(9, 9, 21, 3)
LARGE = balanced(12, 12, 30, 2)
UNSOLVABLE = balanced(12, 12, 27, 0)


def comparisons(search):
    stacks = int(search.cnf.sizes[Size.STACKS])
    literals = search.cnf.order[: stacks * stacks].reshape(stacks, stacks)
    return literals, networkx.from_numpy_array(literals >= 0)


def asking(position, with_proof=False):
    """Return a search that asks for the clauses at its first restart."""
    search = cdcl.Search(position, with_proof)
    search.state.counters[Slot.CONFLICTS] = CYCLE_CLAUSES_AFTER
    search.state.counters[Slot.MEAN_TRAIL] = sys.maxsize // 2
    return search


@pytest.mark.parametrize("position", [HARD, LARGE, balanced(16, 16, 46, 1), balanced(6, 6, 15, 1)])
def test_all_chordless_cycles_of_four_and_five_are_listed_in_both_directions(position):
    search = cdcl.Search(position)
    literals, graph = comparisons(search)
    expected = {
        frozenset(literals[cycle, np.roll(cycle, -1)] ^ 1 ^ way)
        for cycle in networkx.chordless_cycles(graph, length_bound=cycles.LONGEST_CYCLE)
        if len(cycle) > 3
        for way in range(2)
    }
    found = [frozenset(row) - {-1} for row in search.short_cycle_clauses().tolist()]
    assert set(found) == expected
    assert len(found) == len(expected)


def test_without_space_for_all_the_first_are_listed():
    search = cdcl.Search(LARGE)
    words = np.empty(7 * cycles.LONGEST_CYCLE, dtype=np.int32)
    stacks = int(search.cnf.sizes[Size.STACKS])
    assert cycles.list_cycle_clauses(search.cnf.order, stacks, words) == 6
    assert (words.reshape(7, -1)[:6] == search.short_cycle_clauses()[:6]).all()


def test_a_search_that_is_given_them_finds_the_same(sample):
    seen = {Status.SOLVABLE: 0, Status.UNSOLVABLE: 0}
    asked = 0
    few = [balanced(9, 9, 21, seed) for seed in range(12)]
    for position in [*map(varied, range(sample(40))), *few]:
        if not 2 <= position.pieces <= 24:
            continue
        search = asking(position)
        found = search.run(Limits())
        assert found.status is search_alone(position, Limits()).status, position
        seen[found.status] += 1
        asked += bool(search.cycle_clauses)
        if found.status is Status.SOLVABLE:
            assert position.after(*found.captures).is_solved
    assert asked >= 5
    assert min(seen.values()) >= 5


def test_cycles_are_hints_in_proofs_and_a_full_board_has_none(tmp_path):
    search = asking(UNSOLVABLE, with_proof=True)
    assert search.run(Limits()).status is Status.UNSOLVABLE
    found = ProofLog(search).refutation()
    check(UNSOLVABLE, found, tmp_path / "proof")
    assert any(map(Formula(UNSOLVABLE).is_cycle, found.given))
    assert not len(cdcl.Search(Position(4, 4, "BGWB" * 4)).short_cycle_clauses())


def test_a_search_that_is_stopped_asks_where_it_would_have():
    whole = asking(HARD).run(Limits())
    search, nodes = asking(HARD), 0
    while (part := search.run(Limits(max_nodes=1_000))).status is Status.UNDECIDED:
        nodes += part.nodes
    assert search.cycle_clauses
    assert (part.status, nodes + part.nodes) == (whole.status, whole.nodes)
