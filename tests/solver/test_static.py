"""Static reasons name the defect in a sentence and are never false."""

import re

import networkx
import pytest

import described
from brute import is_solvable
from greenest.games.pyramids.position import Position
from greenest.solver.static import FROZEN, SPLIT, dead_reason, dead_rule
from samples import FEW, every_position, unbalanced

APART = "no row or column with any other stack, and stacks only meet along rows and columns"


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        (
            "B" * 1000,
            "no white stack is left, and only white takes black: "
            "the 1,000 black stacks can never become one",
        ),
        ("BG./..W", f"the board is split: c1 shares {APART}"),
        ("BGW../GWB../...BG", f"the board is split: d1, e1 share {APART}"),
        ("BG", None),
        ("BGW/GWB", None),
    ],
)
def test_reason_is_a_sentence_about_the_board(board, reason):
    assert dead_reason(Position.parse(board)) == reason


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
        reason = dead_reason(position) or ""
        assert ("the board is split" in reason) == (split and dead_rule(position) != FROZEN)
        if "the board is split" in reason:
            parts = networkx.connected_components(graph)
            smallest = min(len(graph.subgraph(part).edges) for part in parts)
            assert len(re.findall(r"\b[a-z]\d", reason)) == smallest
    assert kinds == {True, False}


@pytest.mark.parametrize(
    ("rows", "cols", "step"),
    [
        (1, 6, 1),
        (2, 4, 7),
        (3, 3, FEW),
        *(pytest.param(*shape, 1, marks=pytest.mark.slow) for shape in ((2, 4), (3, 3))),
    ],
)
def test_the_rules_are_those_of_certificates_and_no_solvable_position_meets_one(rows, cols, step):
    words = {FROZEN: "can never become one", SPLIT: "the board is split"}
    for position in every_position(rows, cols, step):
        if position.pieces >= 2:
            reason = dead_reason(position) or ""
            expected = next((rule for rule in words if words[rule] in reason), None)
            found = described.dead_rule(position, position.cells)
            assert dead_rule(position) == expected == found
            assert not (reason and is_solvable(position)), position
