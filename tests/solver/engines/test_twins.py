"""Depth-first search in plain Python makes the nodes of the kernel, in the same order."""

from dataclasses import replace
from random import Random

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.engines.dfs import plain as plain_dfs
from greenest.solver.engines.dfs import search as dfs
from greenest.solver.engines.dfs import table
from greenest.solver.verdict import Limits, Status
from samples import balanced, unbalanced, varied

GROWING = "GBW..B/.WB.../..GWG./G.BW../.....B/W...G."
"""A position with so many dead successors that the table grows."""

SMALL = [(1, 12), (2, 3), (2, 4), (3, 3), (2, 5), (3, 4), (4, 3), (3, 5), (4, 4), (2, 8), (1, 16)]


def small_boards(count):
    """Yield boards of up to 16 cells of all densities, balanced and not."""
    random = Random(5)
    for seed in range(count):
        rows, cols = random.choice(SMALL)
        if seed % 3:
            pieces = random.randint(max(2, rows * cols // 3), rows * cols)
            yield balanced(rows, cols, pieces, seed)
        else:
            yield unbalanced(rows, cols, seed)


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


def test_the_smallest_tables_drop_the_same_keys():
    position = Position.parse(GROWING)
    nodes = searched(plain_dfs, position, Limits(max_nodes=30_000)).nodes
    plain, compiled = plain_dfs.Search(position), dfs.Search(position)
    plain._table = plain_dfs.DeadTable(4)
    compiled._table = compiled._table[: 4 * table.BUCKET]
    without_growth = Limits(30_000, None, 0)
    forgetful = plain.run(without_growth)
    assert forgetful.nodes > nodes
    assert_same(forgetful, compiled.run(without_growth))
