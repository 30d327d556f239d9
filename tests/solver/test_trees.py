"""Boards without a cycle, far beyond brute force, against an oracle without search."""

from random import Random

import networkx
import pytest

from brute import is_solvable as by_brute_force
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from trees import is_solvable


def random_tree(rows, cols, seed):
    """Return a board whose stacks link all rows and columns without a cycle."""
    random = Random(f"tree {rows} {cols} {seed}")
    graph = networkx.complete_bipartite_graph(rows, cols)
    for edge in graph.edges:
        graph.edges[edge]["weight"] = random.random()
    cells = ["."] * (rows * cols)
    for row, node in networkx.minimum_spanning_edges(graph, data=False):
        cells[row * cols + node - rows] = random.choice("BGW")
    return Position(rows, cols, "".join(cells))


@pytest.mark.parametrize(("rows", "cols"), [(1, 6), (2, 5), (4, 3), (4, 4)])
def test_the_oracle_agrees_with_brute_force(rows, cols, sample):
    for seed in range(sample(60)):
        position = random_tree(rows, cols, seed)
        assert is_solvable(position) == by_brute_force(position)


@pytest.mark.parametrize("engine", ["auto", "dfs"])
@pytest.mark.parametrize(("rows", "cols"), [(5, 5), (6, 8), (9, 9), (2, 14), (16, 3)])
def test_the_search_agrees_with_the_oracle(rows, cols, engine, sample):
    for seed in range(sample(60)):
        position = random_tree(rows, cols, seed)
        expected = Status.SOLVABLE if is_solvable(position) else Status.UNSOLVABLE
        assert decide(position, engine=engine).status == expected
