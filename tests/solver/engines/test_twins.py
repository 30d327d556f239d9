"""Kernels search the nodes of their twins in plain Python, in the same order."""

from dataclasses import replace

import pytest

from few_twin import FewSearch
from greenest.games.pyramids.position import Position
from greenest.solver.engines import schedule
from greenest.solver.engines.dfs import kernel
from greenest.solver.engines.dfs import plain as plain_dfs
from greenest.solver.engines.dfs import search as dfs
from greenest.solver.engines.lines import search as lines
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from line_removal_twin import solve as solve_by_lines
from samples import balanced, unbalanced, varied

GROWING = "GBW..B/.WB.../..GWG./G.BW../.....B/W...G."
"""A position with so many dead successors that the table grows."""

SMALL = [(1, 12), (2, 3), (2, 4), (3, 3), (2, 5), (3, 4), (4, 3), (3, 5), (4, 4), (2, 8), (1, 16)]


def small_boards(count):
    return [unbalanced(*SMALL[seed % len(SMALL)], seed) for seed in range(count)]


def several(count):
    return [position for position in map(varied, range(count)) if position.pieces > 1]


def assert_same(found, expected):
    assert replace(found, seconds=0) == replace(expected, seconds=0)


def searched(module, position, limits=None):
    return module.Search(position).run(limits or Limits())


@pytest.mark.parametrize(("boards", "count"), [(small_boards, 1500), (several, 600)])
def test_the_plain_search_makes_the_nodes_of_the_kernel(boards, count, sample):
    statuses = set()
    for position in boards(sample(count)):
        found = searched(plain_dfs, position, Limits(max_nodes=3000))
        assert_same(found, searched(dfs, position, Limits(max_nodes=3000)))
        statuses.add(found.status)
    assert {Status.SOLVABLE, Status.UNSOLVABLE} <= statuses


def test_small_tables_drop_the_same_keys(monkeypatch):
    position = Position.parse(GROWING)
    nodes = searched(plain_dfs, position, Limits(max_nodes=30_000)).nodes
    for module in (schedule, kernel):
        monkeypatch.setattr(module, "FIRST_BUCKETS", 96)
    without_growth = Limits(200_000, None, 0)
    forgetful = searched(plain_dfs, position, without_growth)
    assert forgetful.nodes > nodes
    assert_same(forgetful, searched(dfs, position, without_growth))


@pytest.mark.parametrize("limits", [Limits(3000), Limits(37), Limits(3000, None, 0)], ids=str)
@pytest.mark.parametrize(("boards", "count"), [(small_boards, 300), (several, 300)])
def test_the_twin_of_few_stacks_makes_the_nodes_of_the_kernel(boards, count, sample, limits):
    statuses = set()
    for position in boards(sample(count)):
        if position.pieces <= schedule.FEW_STACKS and not dead_reason(position):
            found = FewSearch(position).run(limits)
            expected = searched(presolve, position, limits)
            assert (found.status, found.captures) == (expected.status, expected.captures)
            assert found.nodes == expected.nodes
            statuses.add(found.status)
    assert {Status.SOLVABLE, Status.UNSOLVABLE} <= statuses


def assert_same_removals(position):
    """Solve a position by both forms of line removal; return whether they do."""
    captures, tried = solve_by_lines(position)
    found = searched(lines, position)
    assert (found.captures, found.nodes) == (captures, tried)
    return captures is not None


@pytest.mark.parametrize(("boards", "count"), [(small_boards, 500), (several, 120)])
def test_the_twin_of_line_removal_makes_the_captures_of_the_kernel(boards, count, sample):
    assert {assert_same_removals(position) for position in boards(sample(count))} == {True, False}


@pytest.mark.parametrize(
    ("rows", "cols", "pieces"), [(6, 6, 28), (9, 9, 70), (2, 16, 32), (16, 2, 30), (16, 16, 256)]
)
def test_the_twin_of_line_removal_does_the_same_on_large_boards(rows, cols, pieces):
    position = balanced(rows, cols, pieces, 0)
    assert assert_same_removals(position)
    assert searched(lines, position, Limits(max_nodes=9)).status is Status.UNDECIDED
