"""Presolve of many boards agrees with static reasons, search and beams on each board."""

import pytest

from few_twin import FewSearch
from greenest.solver.bulk import outcomes
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.many import check_solutions
from greenest.solver.decide import bulk_engine, decide, decide_further
from greenest.solver.engines.beam import search as beam
from greenest.solver.engines.dfs import search as dfs
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied


def one_by_one(position, monkeypatch):
    """Return the status, engine, captures and nodes of a first look at one board."""
    if dead_reason(position):
        return Status.UNSOLVABLE, "static", None, 0
    budget, widest = presolve.first_look(position.pieces)
    if not widest:
        found = FewSearch(position).run(Limits(max_nodes=budget))
        return found.status, "dfs", found.captures, found.nodes
    first = dfs.Search(position).run(Limits(max_nodes=budget))
    if first.status is not Status.UNDECIDED:
        return first.status, "dfs", first.captures, first.nodes
    monkeypatch.setattr(beam, "FIRST_CAPACITY", widest)
    found = beam.Search(position).run(Limits(table_mb=0))
    if found.status is Status.UNDECIDED:
        return Status.UNDECIDED, "dfs", None, None
    return found.status, "beam", found.captures, first.nodes + found.nodes


@pytest.mark.parametrize("shape", [(6, 6, 12), (9, 9, 21), (9, 9, 27), (12, 12, 70)])
def test_many_boards_at_once_are_answered_as_one_by_one(shape, monkeypatch):
    positions = [balanced(*shape, index) for index in range(15)]
    found = presolve.solve_many(Boards.of(positions), Limits())
    check_solutions(Boards.of(positions), found)
    for place, position in enumerate(positions):
        verdict = found.verdict(place, position, 0.0)
        status, engine, captures, nodes = one_by_one(position, monkeypatch)
        assert (verdict.status, verdict.engine, verdict.captures) == (status, engine, captures)
        assert nodes is None or verdict.nodes == nodes
        assert sum(turn.nodes for turn in verdict.turns) == verdict.nodes


def test_a_forged_solution_is_seen():
    positions = [balanced(6, 6, 15, index) for index in range(20)]
    found = presolve.solve_many(Boards.of(positions), Limits())
    found.captures[found.outcomes == outcomes.SOLVED, 3] += 1
    with pytest.raises(AssertionError, match="a solution of 6x6 breaks the rules"):
        check_solutions(Boards.of(positions), found)


def test_what_it_leaves_open_is_decided_from_there():
    hard = next(
        verdict
        for verdict in (
            presolve.Search(balanced(9, 9, 21, each)).run(Limits()) for each in range(99)
        )
        if verdict.status is Status.UNDECIDED
    )
    further, whole = decide_further(hard.position, Limits(), "auto", hard), decide(hard.position)
    assert (further.status, further.nodes) == (whole.status, whole.nodes)
    assert [turn.engine for turn in further.turns] == [turn.engine for turn in whole.turns]
    assert further.turns[:2] == hard.turns


@pytest.mark.parametrize("nodes", [0, 1, 30, 1200])
def test_the_limit_of_nodes_is_kept(nodes):
    for position in map(varied, range(40)):
        if position.pieces > 1:
            verdict = presolve.Search(position).run(Limits(max_nodes=nodes))
            searched = sum(turn.nodes for turn in verdict.turns if turn.engine == "dfs")
            assert searched <= nodes
            # Beams end with a level.
            assert verdict.nodes <= nodes + 2 * 256 * position.pieces


def test_dense_boards_and_beams_without_time_are_left_out():
    assert bulk_engine(26, 6, 6, "auto") == "lines"
    assert bulk_engine(2, 3, 3, "auto") == bulk_engine(3, 3, 3, "auto") == "presolve"
    assert bulk_engine(1, 3, 3, "auto") is None
    assert [presolve.narrowed(256, 256, seconds) for seconds in (None, 1, 0.1, 0.03, 0)] == [
        256,
        256,
        64,
        16,
        0,
    ]
    position = balanced(16, 16, 100, 1)
    verdict = presolve.Search(position).run(Limits(max_nodes=10**6, max_seconds=1e-6))
    assert [turn.engine for turn in verdict.turns] == ["dfs"]


@pytest.mark.parametrize("table_mb", [0, 1, 2, 256])
def test_the_table_of_few_stacks_keeps_within_the_limit_of_memory(table_mb):
    slots = {0: 1 << 12, 1: 1 << 15, 2: 1 << 18, 256: 1 << 18}[table_mb]
    assert presolve.most_seen(Limits(table_mb=table_mb)) == slots * 3 // 4
