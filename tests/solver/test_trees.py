"""Boards without a cycle, far beyond brute force, against an oracle that needs no search."""

from collections import Counter
from random import Random

import networkx
import pytest
from brute import is_solvable as by_brute_force
from trees import is_solvable, is_tree

from solver import Position, Status, decide


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
def test_the_oracle_agrees_with_brute_force(rows, cols):
    for seed in range(60):
        position = random_tree(rows, cols, seed)
        assert is_tree(position)
        assert is_solvable(position) == by_brute_force(rows, cols, position.cells)


@pytest.mark.parametrize("engine", ["auto", "dfs"])
@pytest.mark.parametrize(("rows", "cols"), [(5, 5), (6, 8), (9, 9), (2, 14), (12, 12), (16, 3)])
def test_the_search_agrees_with_the_oracle(rows, cols, engine):
    found = Counter()
    for seed in range(60):
        position = random_tree(rows, cols, seed)
        solvable = is_solvable(position)
        expected = Status.SOLVABLE if solvable else Status.UNSOLVABLE
        assert decide(position, engine=engine).status == expected
        found[solvable] += 1
    assert found[False]


def test_boards_with_a_cycle_or_in_two_parts_are_no_trees():
    assert not is_tree(Position.parse("BG/GB"))
    assert not is_tree(Position.parse("B./.G"))
    assert is_tree(Position.parse("BG/.W"))
