"""The proofs and figures of lab/docs/holes.md, tried on all small cases by the rules."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from itertools import pairwise, product

import numpy as np
import pytest

import brute
from all_positions import LETTERS, solvable_positions
from checkout import ROOT
from drawn import boards
from greenest.games.pyramids.position import Position
from greenest.lab.holes.formulas import GADGET, MARKED
from greenest.lab.holes.path_problem import PathProblem
from greenest.lab.holes.reduction import LineOrder, reduce
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from holes_twin import is_linear_solvable, is_two_rows_solvable, narrow, undone, with_pad
from paths_twin import count_paths, count_solutions, problems

PAGE = (ROOT / "lab" / "docs" / "holes.md").read_text("utf-8")
ENTERED = ("BG", "BGG", "GBG")
"""Rows of up to three stacks that end in green and can become one black stack on its cell."""
DRAWN = PathProblem(
    ("s", "a", "b", "t"), (("s", "a"), ("a", "b"), ("b", "t"), ("s", "b")), "s", "t"
)


def test_the_clause_and_its_paths_are_those_of_the_program() -> None:
    (line,) = re.findall(r"^ {4}(0 → .*)$", PAGE, re.MULTILINE)
    arcs = re.findall(r"(\d) → (\d(?:, \d)*)", line)
    shown = {(int(tail), int(head)) for tail, heads in arcs for head in heads.split(", ")}
    assert shown == set(GADGET)
    rows = re.findall(r"((?:\d )+\d) \| (\d → [^|]*|all three) \|", PAGE)
    assert len(rows) == 7
    for path, marked in rows:
        way = list(map(int, path.split()))
        used = set(pairwise(way))
        assert used <= shown
        assert sorted(way) == list(range(10))
        given = re.findall(r"(\d) → (\d)", marked) or MARKED
        assert used & set(MARKED) == {(int(tail), int(head)) for tail, head in given}


def test_the_tables_of_few_holes_are_those_of_the_results() -> None:
    page = (ROOT / "lab" / "docs" / "few-holes.md").read_text("utf-8").replace(",", "")
    published: dict[str, dict[int, dict[str, object]]] = {}
    lines = (ROOT / "results" / "holes" / "few-holes.jsonl").read_text("utf-8").splitlines()
    for row in map(json.loads, lines):
        published.setdefault(row["shape"].replace("x", "×"), {})[row["holes"]] = row
    least = re.findall(
        r"^\| (3×\d|4×\d) \| (\d) \| (\d+) \((\d+)\) \| computed \|$", page, re.MULTILINE
    )
    assert len(least) == 7
    for shape, holes, count, classes in least:
        row = published[shape][int(holes)]
        assert row["unsolvable"] == int(count)
        assert len(row["unsolvable_up_to_symmetry"]) == int(classes)
        assert not any(published[shape][fewer]["unsolvable"] for fewer in range(int(holes)))
    clean = re.findall(r"^\| (\d×\d) \| (\d) \| (\d+) \|$", page, re.MULTILINE)
    assert len(clean) == 6
    for shape, holes, count in clean:
        rows = [published[shape][each] for each in range(int(holes) + 1)]
        assert sum(row["boards"] for row in rows) == int(count)
        assert not any(row["unsolvable"] for row in rows)


@pytest.mark.parametrize("order", LineOrder)
def test_a_drawing_is_of_the_position_and_of_a_solution(order: LineOrder) -> None:
    start, end = boards(ROOT / "lab" / "docs" / f"holes-{order}.svg")
    assert str(start.position) == str(reduce(DRAWN, order))
    assert start.position.after(*start.captures) == end.position
    assert end.position.is_solved


@pytest.mark.parametrize("size", [2, 3, 4, pytest.param(5, marks=pytest.mark.slow)])
def test_three_in_a_row_and_two_in_a_column_have_as_many_solutions_as_paths(size: int) -> None:
    for problem in problems(size):
        rows, cols, cells = narrow(problem)
        lines = [
            [cells[cell] for cell in line if cells[cell] != "."] for line in brute.lines(rows, cols)
        ]
        assert max(map(len, lines[:rows])) <= 3
        assert max(map(len, lines[rows:])) <= 2
        assert count_solutions(rows, cols, cells) == count_paths(problem)


def test_two_in_a_line_are_decided_as_paths_and_cycles() -> None:
    """All positions of 3x3, and random paths and cycles of 4x4."""
    table = solvable_positions(3, 3)
    tried = 0
    for filled in product((False, True), repeat=9):
        grid = np.array(filled).reshape(3, 3)
        if not filled.count(True) or max(*grid.sum(0), *grid.sum(1)) > 2:
            continue
        for colours in product("BGW", repeat=filled.count(True)):
            rest = iter(colours)
            cells = "".join(next(rest) if each else "." for each in filled)
            found = bool(table[tuple(LETTERS.index(each) for each in cells)])
            assert is_linear_solvable(Position(3, 3, cells)) == found, cells
            tried += 1
    assert tried == 25_056
    rng = random.Random(2)
    answers: Counter[bool] = Counter()
    for _ in range(1500):
        # A cycle through all lines of 4x4, or a path, of one or two kinds of runs.
        rows, cols = rng.sample(range(4), 4), rng.sample(range(4), 4)
        cells = ["."] * 16
        turn = rng.choice([["B", "G", "W", "G"], ["B", "G", "G", "W"], ["B", "G"], ["W", "B", "G"]])
        kept = rng.randint(5, 8)
        for index in range(kept):
            row, col = rows[index // 2], cols[(index + 1) // 2 % 4]
            cells[4 * row + col] = (
                turn[min(index, len(turn) - 1)] if index < 4 else rng.choice("BGW")
            )
        position = Position(4, 4, "".join(cells))
        answers[brute.is_solvable(position)] += 1
        assert is_linear_solvable(position) == brute.is_solvable(position)
    assert min(answers.values()) > 20


@pytest.mark.parametrize("cols", [1, 2, 3, 4, 5, pytest.param(6, marks=pytest.mark.slow)])
def test_two_rows_of_two_colours_are_decided_by_the_hull(cols: int) -> None:
    answers: Counter[bool] = Counter()
    for hunter in range(2 * cols):
        for others in product(".G", repeat=2 * cols - 1):
            cells = "".join((*others[:hunter], "B", *others[hunter:]))
            position = Position(2, cols, cells)
            found = brute.is_solvable(position)
            answers[found] += 1
            assert is_two_rows_solvable(position, hunter) == found, cells
    assert cols < 3 or len(answers) == 2
    brute.forget()


def test_positions_without_empty_rows_arise_from_balanced_full_setups() -> None:
    """The positions: P(D) of a digraph with two vertices, and random ones of all colours."""
    rng = random.Random(4)
    path = PathProblem(("s", "t"), (("s", "t"),), "s", "t")
    given = [Position.parse(str(reduce(path)))]
    while len(given) < 40:
        rows, cols = rng.randint(1, 4), rng.randint(1, 4)
        cells = "".join(rng.choice("..BGW") for _ in range(rows * cols))
        position = Position(rows, cols, cells)
        if all(row.strip(".") for row in str(position).split("/")):
            given.append(position)
    for position in given:
        setup, captures = undone(position)
        assert setup.pieces == setup.rows * setup.cols
        assert len(set(setup.counts.values())) == 1
        ranks = str(setup.after(*captures)).split("/")
        empty = "." * (2 * position.cols + 3)
        assert ranks == [rank + empty for rank in str(position).split("/")]


def test_a_pad_comes_down_to_the_hunter() -> None:
    """The position of Theorem 3 for a path of three vertices, on 16x10, solved as in its proof."""
    problem = PathProblem(("s", "a", "t"), (("s", "a"), ("a", "t")), "s", "t")
    windows = [
        ["BGWBW", "WBBWB", "WBGWG"],
        ["BWBWB", "GWWGB", "WBWGB"],
        ["WBGWW", "BWBBG", "WBWGB"],
    ]
    position = with_pad(problem, windows)
    assert (position.rows, position.cols) == (16, 10)
    assert len(set(position.counts.values())) == 1
    verdict = decide(position)
    assert verdict.status is Status.SOLVABLE


@pytest.mark.parametrize("order", LineOrder)
def test_whatever_stands_in_the_place_of_the_pad_must_come_down_to_black_on_the_link(
    order: LineOrder,
) -> None:
    """All pads of one or two cells, under all digraphs of 2 and 3 vertices."""
    answers: Counter[tuple[bool, bool]] = Counter()
    for problem in [*problems(2), *problems(3)]:
        reduced = reduce(problem, order)
        below = ["." * 2 + row.replace("B", "G") for row in str(reduced).split("/")]
        for cells in product(".BGW", repeat=2):
            beside = ["."] * reduced.cols
            beside[reduced.hunter[1]] = "G"
            pad = "".join((*cells, *beside))
            line = "".join(cells).replace(".", "") + "G"
            position = Position.parse("/".join((pad, *below)))
            found = brute.is_solvable(position)
            assert found == (line in ENTERED and bool(count_paths(problem))), (problem, cells)
            answers[line in ENTERED, found] += 1
    assert len(answers) == 3
    brute.forget()
