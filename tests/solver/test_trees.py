"""Boards without a cycle, far beyond brute force, against an oracle without search."""

from random import Random

import networkx
import pytest

from brute import is_solvable as by_brute_force
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from trees import is_solvable, is_tree


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
        assert is_tree(position)
        assert is_solvable(position) == by_brute_force(position)


@pytest.mark.parametrize("engine", ["auto", "dfs"])
@pytest.mark.parametrize(("rows", "cols"), [(5, 5), (6, 8), (9, 9), (2, 14), (12, 12), (16, 3)])
def test_the_search_agrees_with_the_oracle(rows, cols, engine, sample):
    for seed in range(sample(60)):
        check(random_tree(rows, cols, seed), engine)


@pytest.mark.parametrize("engine", ["auto", "dfs"])
@pytest.mark.parametrize("stacks", [8, 12, 16, 20, 24])
def test_trees_that_were_grown_from_one_stack_are_solved(stacks, engine, sample):
    for seed in range(sample(30)):
        position = grown_tree(stacks, seed)
        assert position.pieces == stacks
        assert check(position, engine)


def check(position, engine):
    """Compare the verdicts; return whether the position is solvable."""
    assert is_tree(position)
    solvable = is_solvable(position)
    expected = Status.SOLVABLE if solvable else Status.UNSOLVABLE
    assert decide(position, engine=engine).status == expected
    return solvable


def grown_tree(stacks, seed):
    """Return a solvable tree by undoing captures, each onto a line of its own.

    The captor goes back to an empty line that crosses its path, and the captured stack reappears.
    """
    random = Random(f"grown {stacks} {seed}")
    size = stacks // 2 + 2
    rows, cols = list(range(size)), list(range(size))
    random.shuffle(rows)
    random.shuffle(cols)
    board = {(rows.pop(), cols.pop()): random.choice("BGW")}
    while len(board) < stacks:
        cell = random.choice(sorted(board))
        along_row = bool(cols) and (not rows or random.random() < 0.5)
        source = (cell[0], cols[-1]) if along_row else (rows[-1], cell[1])
        line = [other for other in board if other[not along_row] == cell[not along_row]]
        low, high = sorted((source[along_row], cell[along_row]))
        if any(low < other[along_row] < high for other in line):
            continue
        (cols if along_row else rows).pop()
        board[source] = board[cell]
        board[cell] = {"B": "G", "G": "W", "W": "B"}[board[cell]]
    cells = "".join(board.get((row, col), ".") for row in range(size) for col in range(size))
    return Position(size, size, cells)


def test_boards_with_a_cycle_or_in_two_parts_are_no_trees():
    assert not is_tree(Position.parse("BG/GB"))
    assert not is_tree(Position.parse("B./.G"))
    assert is_tree(Position.parse("BG/.W"))
