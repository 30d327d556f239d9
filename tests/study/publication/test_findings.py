"""Derived numbers are what the rows say, rounded so that none promises too much."""

from __future__ import annotations

import math

import pytest

from greenest.study.publication.findings import (
    crossing,
    findings,
    full_boards,
    half_solvable,
    share,
    span,
    tables,
    unsolvable_bound,
)


def point(stacks: int, solvable: int, low: float, high: float) -> dict[str, object]:
    return {
        "shape": "6x6", "stacks": stacks, "boards": 100, "solvable": solvable, "low": low,
        "high": high, "unsolvable": 100 - solvable, "undecided": 0, "nodes_median": 1,
        "nodes_95": stacks, "seed": 1,
    }  # fmt: skip


ROWS = [point(9, 10, 0.05, 0.15), point(12, 40, 0.3, 0.45), point(15, 80, 0.7, 0.9)]


def test_the_crossing_lies_on_the_line_between_the_points_and_is_the_last():
    assert crossing([0, 10], [0.0, 1.0]) == 5
    assert crossing([3, 6, 9, 12], [0.4, 0.6, 0.2, 0.7]) == pytest.approx(10.8)
    assert crossing([3, 6], [0.6, 0.9]) is None
    assert crossing([3, 6], [0.1, 0.4]) is None


def test_half_solvable_with_its_interval():
    (row,) = half_solvable({"transition-6x6": ROWS})
    assert row["k50"] == pytest.approx(12.75)
    assert row["low"] == pytest.approx(12 + 3 * 0.05 / 0.45, abs=1e-3)
    assert row["high"] == pytest.approx(12 + 3 * 0.2 / 0.4, abs=1e-3)
    assert (row["lines"], row["cells"]) == (12, 36)
    assert half_solvable({"transition-6x6": ROWS[:2]}) == []


def test_slices_of_full_boards_are_one_sample():
    rows = [
        {"shape": "6x6", "stacks": 36, "seed": seed, "boards": 1000, "solvable": 1000,
         "unsolvable": 0, "undecided": 0, "low": 0.9, "high": 1.0}
        for seed in (1, 2)
    ]  # fmt: skip
    (row,) = full_boards({"full-boards-6x6": rows})
    assert (row["boards"], row["solvable"]) == (2000, 2000)


@pytest.mark.parametrize("count", [10, 2000, 10**7])
def test_the_bound_of_unsolvable_boards_is_the_exact_one(count):
    """With none among n boards it is 1 - 0.025^(1/n); 1 in N is rounded to the safe side."""
    row = {"boards": count, "solvable": count, "undecided": 0}
    one_in = int(unsolvable_bound(row).removeprefix("1 in ").replace(",", ""))
    bound = -math.expm1(math.log(0.025) / count)
    assert 1 / one_in >= bound > 1 / (one_in + 2)


@pytest.mark.parametrize(
    ("part", "whole", "text"),
    [(0, 9, "0 %"), (9, 9, "100 %"), (1, 3, "33.33 %"), (9999, 10000, "99.990 %"),
     (1, 10**6, "0.00010 %")],
)  # fmt: skip
def test_shares_show_that_they_are_neither_none_nor_all(part, whole, text):
    assert share(part, whole) == text


def test_intervals_are_rounded_outward():
    assert span({"low": 0.12345, "high": 0.23456}) == "12.3 to 23.5 %"
    low, high = span({"low": 0.0000012, "high": 0.0000019}).removesuffix(" %").split(" to ")
    assert float(low) <= 0.00012 < 0.00019 <= float(high)


def test_tables_that_are_missing_are_left_out():
    assert findings({}) == []
    assert tables({}) == []
    assert [table.name for table in tables({"transition-6x6": ROWS})] == ["transition", "k50"]
    half, hardest, undecided = findings({"transition-6x6": ROWS})
    assert "12.8 stacks on 6x6" in half
    assert hardest.endswith(" 15 on 6x6.")
    assert "300 boards none stayed undecided" in undecided


def moved(shape: str, by: int) -> list[dict[str, object]]:
    """Return the rows of another shape whose transition is so many stacks further on."""
    return [row | {"shape": shape, "stacks": int(str(row["stacks"])) + by} for row in ROWS]


def test_how_the_transition_moves_with_the_shape():
    data = {"transition-4x9": moved("4x9", -3), "transition-6x6": ROWS,
            "transition-9x9": moved("9x9", 9)}  # fmt: skip
    square = next(each for each in findings(data) if each.startswith("On squares"))
    width = (12 + 3 * 0.2 / 0.4) - (12 + 3 * 0.05 / 0.45)
    low, high = 1.5 - width / 6, 1.5 + width / 6
    assert f"by 1.50 ({low:.2f} to {high:.2f}) from 6x6 to 9x9; it fills 35 % and 27 %" in square
    assert "With 36 cells it is greatest on 6x6, then 4x9." in findings(data)


def test_shapes_whose_intervals_overlap_are_not_ranked():
    data = {"transition-4x9": moved("4x9", -1), "transition-6x6": ROWS}
    assert not any("greatest" in each or "On squares" in each for each in findings(data))


def test_shapes_with_the_same_bound_are_named_together():
    rows = {
        shape: [{"shape": shape, "stacks": 36, "seed": 1, "boards": boards, "solvable": boards,
                 "unsolvable": 0, "undecided": 0, "low": 0.9, "high": 1.0}]
        for shape, boards in (("6x6", 1000), ("6x9", 1000), ("9x9", 2000))
    }  # fmt: skip
    (found,) = findings({f"full-boards-{shape}": each for shape, each in rows.items()})
    assert "Of 4,000 random full boards every one was solved." in found
    assert "of 6x6 and of 6x9 and 1 in" in found


def test_the_worst_captures_are_those_of_the_largest_shape():
    rows = [
        {"shape": shape, "stacks": stacks, "positions": 10, "captures": 100, "losing": losing}
        for shape, stacks, losing in (("3x3", 6, 90), ("3x4", 7, 40), ("3x4", 12, 10))
    ]
    rows[-1]["positions"] = 1000
    (found,) = findings({"mistakes-exact": rows})
    assert "3x4 positions with 7 stacks 40.00 % lose" in found


def test_every_row_of_a_table_is_as_wide_as_its_header():
    for table in tables({"transition-6x6": ROWS}):
        assert {len(row) for row in table.rows} == {len(table.header)}
        assert len({line.count("|") for line in table.as_markdown().splitlines()}) == 1
