"""Static reasons name the defect in a sentence and are never false."""

import re

import networkx
import pytest

import described
from brute import LETTERS, solvable_positions
from greenest.games.pyramids.position import Position
from greenest.solver.static import FROZEN, SPLIT, _split_board, dead_reason, dead_rule
from samples import FEW, every_position, unbalanced


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        (
            "GGW",
            "no black stack is left, and only black takes green: "
            "the 2 green stacks can never become one",
        ),
        (
            "B.BB",
            "no white stack is left, and only white takes black: "
            "the 3 black stacks can never become one",
        ),
        (
            "BG./..W",
            "the board is split: c1 shares no row or column with any other stack, "
            "and stacks only meet along rows and columns",
        ),
        (
            "B../.G./..W",
            "the board is split: a3 shares no row or column with any other stack, "
            "and stacks only meet along rows and columns",
        ),
        (
            "BGW../GWB../...BG",
            "the board is split: d1, e1 share no row or column with any other stack, "
            "and stacks only meet along rows and columns",
        ),
        ("BG", None),
        ("BGW/GWB", None),
    ],
)
def test_reason_is_a_sentence_about_the_board(board, reason):
    assert dead_reason(Position.parse(board)) == reason


small_shapes = pytest.mark.parametrize(
    ("rows", "cols", "step"),
    [(1, 6, 1), (2, 4, 1), (3, 3, FEW), pytest.param(3, 3, 1, marks=pytest.mark.slow)],
)


@small_shapes
def test_no_solvable_position_has_a_reason_to_be_dead(rows, cols, step):
    found = 0
    solvable = solvable_positions(rows, cols)
    for position in every_position(rows, cols, step):
        if position.pieces >= 2 and dead_reason(position):
            found += 1
            assert not solvable[tuple(map(LETTERS.index, position.cells))], position
    assert found > 100


def test_split_is_what_networkx_calls_disconnected_and_the_smallest_part_is_named():
    kinds = set()
    for seed in range(300):
        position = unbalanced(1 + seed % 7, 1 + seed % 5 + seed % 7 // 6 + 1, seed)
        graph = networkx.Graph()
        for cell, colour in enumerate(position.cells):
            if colour != ".":
                graph.add_edge(f"row {cell // position.cols}", f"col {cell % position.cols}")
        split = not networkx.is_connected(graph)
        kinds.add(split)
        assert bool(_split_board(position)) == split
        if split:
            smallest = min(
                len(graph.subgraph(part).edges) for part in networkx.connected_components(graph)
            )
            assert len(re.findall(r"\b[a-z]\d", _split_board(position))) == smallest
    assert kinds == {True, False}


@small_shapes
def test_the_rules_of_certificates_are_the_same(rows, cols, step):
    words = {FROZEN: "can never become one", SPLIT: "the board is split"}
    for position in every_position(rows, cols, step):
        if position.pieces >= 2:
            reason = dead_reason(position) or ""
            expected = next((rule for rule in words if words[rule] in reason), None)
            found = described.dead_rule(position, position.cells)
            assert dead_rule(position) == expected == found
