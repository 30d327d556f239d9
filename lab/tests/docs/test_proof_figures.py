"""The drawings of the proof for every size, in SVG and in letters, show legal plays."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from checkout import ROOT
from drawn import Drawn, boards
from greenest.games.pyramids.greenest import replay
from pages import sections
from strips_twin import last_stacks

DOCS = ROOT / "docs"
PLAYS = {"sweep": 1, "two-sweeps": 2, "step-1": 1, "step-5": 1}
"""The drawings of the page and of the paper, each with its number of plays."""

Play = list[Drawn]
SECTIONS = {heading.split()[0]: text for heading, text in sections(DOCS / "every-size.md").items()}


def plays(name: str) -> list[Play]:
    """Return the plays of a drawing. A play is a list of boards; the last one has no captures."""
    found: list[Play] = [[]]
    for board in boards(DOCS / f"{name}.svg"):
        found[-1].append(board)
        if not board.captures:
            found.append([])
    assert not found.pop()
    return found


@pytest.mark.parametrize("name", PLAYS)
def test_each_board_is_what_the_captures_of_the_one_before_leave(name: str) -> None:
    found = plays(name)
    assert len(found) == PLAYS[name]
    for play in found:
        for one, other in pairwise(play):
            assert one.position.after(*one.captures) == other.position


@pytest.mark.parametrize("name", sorted(set(PLAYS) - {"step-1"}))
def test_each_play_ends_with_one_stack(name: str) -> None:
    for play in plays(name):
        assert play[-1].position.is_solved


def test_4_1_leaves_a_full_board_of_four_rows_and_three_colours() -> None:
    ((start, after_descent, end),) = plays("step-1")
    assert len(start.captures) == 14
    assert set(re.findall(r"\d", "".join(start.captures))) == set("456")
    assert after_descent.captures == ("e4xe7",)
    rows = str(end.position).split("/")
    assert [row for row in rows if row.strip(".")] == [rows[0], *rows[4:]]
    assert end.position.pieces == 20
    assert all(end.position.counts.values())


def drawn_boards(text: str) -> list[list[str]]:
    """Return the boards of a drawing in letters, left to right; a board is a list of rows."""
    lines = [line for line in text.splitlines() if re.match(r" {4}[BGWxyz.]{4,6} ", line)]
    rows = [re.findall(r"(?<=[ ])[BGWxyz.]{4,6}(?= |$)", line) for line in lines]
    return [list(board) for board in zip(*rows, strict=True)]


def test_the_drawn_window_comes_down_to_a_carrier_that_takes_one_below() -> None:
    start, carried, end = drawn_boards(SECTIONS["1.1"])
    assert ("W", 1, 2) in last_stacks(2, 4, "".join(start[:2]))
    assert carried == ["....", "..W.", *start[2:]]
    assert replay(4, 4, "".join(carried), [(6, 10)]) == "".join(end)


def test_the_drawn_row_is_removed() -> None:
    start, between, end = drawn_boards(SECTIONS["1.2"])
    assert [between[0], end[1]] == [start[0], "......"]
    taken = {f"{captor}x{prey}" for captor, prey in zip(between[1], between[0], strict=True)}
    assert taken == {"xxy", ".xy"}
    cells = played(start, [(8, 7), (7, 6), (10, 9), (9, 11)])
    assert cells == "".join(between)
    assert played(between, [(6, 0), (11, 5)]) == "".join(end)


def test_the_drawn_x_s_go_down_past_z() -> None:
    start, between, end = drawn_boards(SECTIONS["4.5"])
    assert played(start, [(2, 1), (1, 0), (4, 3)]) == "".join(between)
    assert played(between, [(0, 10), (8, 3)]) == "".join(end)


def played(rows: list[str], captures: list[tuple[int, int]]) -> str:
    """Return the cells after captures in which z takes x, and x takes y, with nothing between."""
    cells, cols = [*"".join(rows)], len(rows[0])
    for source, target in captures:
        assert cells[source] + cells[target] in ("xy", "zx")
        is_row = source // cols == target // cols
        assert is_row or source % cols == target % cols
        low, high = sorted((source, target))
        assert set(cells[low + (1 if is_row else cols) : high : 1 if is_row else cols]) <= {"."}
        cells[target], cells[source] = cells[source], "."
    return "".join(cells)
