"""Static reasons, isolated stacks, the law of the squares and the window, by slower ways."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from greenest.lab.experiments.measures import static_reasons
from greenest.lab.experiments.rows import StaticReasons
from greenest.lab.findings.data import Findings
from greenest.lab.findings.derived import Law, law
from greenest.lab.findings.sentences import law_findings, rough
from greenest.lab.findings.tables import tables
from greenest.solver.static import dead_reason
from greenest.study.publish.columns import Point, Transition
from greenest.study.publish.package import Curves
from greenest.study.sampling import random_position


@pytest.mark.parametrize(("rows", "cols", "stacks"), [(4, 4, 6), (5, 7, 9), (9, 9, 12), (2, 6, 3)])
def test_static_reasons_are_those_of_the_solver_board_by_board(rows, cols, stacks):
    count = 150
    (found,) = static_reasons(rows, cols, stacks, count, 3)
    boards = [random_position(rows, cols, stacks, 3, index) for index in range(count)]
    reasons = [dead_reason(board) or "" for board in boards]
    assert found.split == sum("split" in each for each in reasons)
    assert found.without_capture == sum("no stack can capture" in each for each in reasons)
    assert found.static == sum(map(bool, reasons))
    alone = [
        sum(
            sum(c // cols == cell // cols or c % cols == cell % cols for c in occupied) == 1
            for cell in occupied
        )
        for board in boards
        for occupied in [[cell for cell, colour in enumerate(board.cells) if colour != "."]]
    ]
    assert (found.isolated_stacks, found.isolated) == (sum(alone), sum(map(bool, alone)))


@pytest.mark.parametrize(("rows", "cols", "stacks"), [(2, 3, 2), (3, 3, 3), (3, 4, 4)])
def test_isolated_stacks_are_expected_as_often_as_all_boards_have_them(rows, cols, stacks):
    boards = list(combinations(range(rows * cols), stacks))
    number = sum(
        all(c == cell or (c // cols != cell // cols and c % cols != cell % cols) for c in board)
        for board in boards
        for cell in board
    )
    row = StaticReasons(f"{rows}x{cols}", stacks, 1, 1, 0, 0, 0, 0)
    assert row.expected == pytest.approx(float(Fraction(number, len(boards))))


def square(side, k50, reach=0.1):
    return Transition(
        f"{side}x{side}", "t", 3, 2 * side, side * side, 100, k50, k50 - reach, k50 + reach
    )


def test_a_law_is_found_again_with_its_errors():
    rng = np.random.default_rng(1)
    misses = 0
    for _ in range(200):
        rows = [
            square(side, side * (1.2 + 0.4 * math.log(side)) + rng.normal(0, 0.1),
                   0.1 * 1.959964)
            for side in (5, 6, 7, 9, 12, 16)
        ]  # fmt: skip
        found = law(rows)
        misses += abs(found.a - 1.2) > 1.96 * found.error_a
    assert 1 <= misses <= 25
    assert found.beyond == pytest.approx(math.exp(found.a / (0.5 - found.b)))
    assert law(rows[:3]) is None


def test_a_square_without_an_error_says_nothing_of_the_law():
    rows = [square(side, side * 1.5, 0.1) for side in (5, 6, 7, 9)]
    exact = square(12, 99.0, 0.0)
    assert law([*rows, exact]) == law(rows)
    assert law([*rows[:3], exact]) is None


def test_the_law_is_told_with_its_limits(monkeypatch):
    rows = {side: square(side, side * (1.2 + 0.3 * math.log(side))) for side in (6, 9, 12, 15)}
    monkeypatch.setattr("greenest.lab.findings.sentences.halves", lambda data: list(rows.values()))
    (told,) = law_findings(Findings())
    assert "side n, 6 to 15, K50 = n (1.20 + 0.30 ln n) within 0.0 stacks" in told
    assert "from about n = 400 on" in told
    assert [rough(each) for each in (403.4, 8.6, 1234.0, 961.0)] == [400, 9, 1000, 1000]
    assert isinstance(law(list(rows.values())), Law)


def point(stacks, unsolvable, shape="6x6"):
    share = 1 - unsolvable / 1000
    return Point(shape, stacks, 1, 1000, 1000 - unsolvable, unsolvable, 0, 1, 1,
                 share - 0.01, share + 0.01)  # fmt: skip


def reasons(stacks, split, shape="6x6"):
    return StaticReasons(shape, stacks, 1, 1000, split, split, split, 0)


def test_static_reasons_stand_beside_the_unsolvable_boards():
    unsolvable, split = (990, 900, 400, 50, 0), (980, 450, 40, 45, 0)
    data = Findings(
        curves=(Curves("t", "T", tuple(map(point, range(3, 18, 3), unsolvable))),),
        static_reasons=tuple(map(reasons, range(3, 18, 3), split)),
    )
    (found,) = [each for each in tables(data) if each.name == "static"]
    rows = found.rows
    assert [row[1] for row in rows] == ["3", "6", "9", "12"]
    assert [row[-1] for row in rows] == ["98.99 %", "50.00 %", "10.00 %", "90.00 %"]


def test_points_of_other_boards_are_not_compared():
    rows = (point(3, 990, "9x9"),)
    data = Findings(curves=(Curves("t", "T", rows),), static_reasons=(reasons(3, 980),))
    assert "static" not in [each.name for each in tables(data)]
