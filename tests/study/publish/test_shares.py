"""Derived numbers are what the rows say, rounded so that none promises too much."""

import math

import pytest

from greenest.study.publish.columns import FullBoards, Point
from greenest.study.publish.derived import crossing, halves, totals
from greenest.study.publish.figures.charts import charts
from greenest.study.publish.package import Curves, Data
from greenest.study.publish.tables import Table, percent, span, tables, unsolvable_bound


def point(stacks, solvable, low, high, undecided=0):
    unsolvable = 100 - solvable - undecided
    return Point("6x6", stacks, 1, 100, solvable, unsolvable, undecided, 1, stacks, low, high)


ROWS = (point(9, 10, 0.05, 0.15), point(12, 40, 0.3, 0.45), point(15, 80, 0.7, 0.9))


def full(shape, seed, boards, solvable=None):
    found = boards if solvable is None else solvable
    return FullBoards(shape, 36, seed, boards, found, boards - found, 0, 0.9, 1.0)


def curves_of(*rows):
    return (Curves("t", "T", rows),)


def test_the_crossing_is_the_last_one_on_a_curve_that_is_straight_in_its_scale():
    """Oracle: points of the curve itself, for each power of y = -ln(1 - share)."""
    for power in (-1, -0.4, 0.4, 1):

        def share(stacks, power=power):
            return 1 - math.exp(-((5 + power * stacks / 3) ** (1 / power)) / 6)

        points = [(stacks, share(stacks)) for stacks in (2, 5, 8)]
        assert crossing(points, share(6.5), power) == (pytest.approx(6.5), 3)
    gumbel = [(stacks, 1 - math.exp(-math.exp(stacks / 2 - 5))) for stacks in (3, 9, 15)]
    assert crossing(gumbel) == (pytest.approx(10 + 2 * math.log(math.log(2))), 6)
    wavy = [(3, 0.4), (6, 0.6), (9, 0.2), (12, 0.7)]
    assert 9 < crossing(wavy)[0] < 12
    assert crossing([(3, 0.6), (6, 0.9)]) is None
    assert crossing([(3, 0.1), (6, 0.4)]) is None
    assert crossing([(3, 0.1), (6, 0.6), (9, 0.4)]) is None


def test_half_of_the_boards_are_solvable_between_two_points_and_the_table_is_named():
    (found,) = halves(Data(curves=curves_of(*ROWS)))
    named = (found.shape, found.table, found.step, found.lines, found.cells, found.boards)
    assert named == ("6x6", "t", 3, 12, 36, 100)
    assert 12 < found.low < found.k50 < found.high < 15
    assert halves(Data(curves=curves_of(*ROWS[:2]))) == []


def test_two_tables_of_a_shape_are_two_curves():
    """Neither the rows nor the cells of one stand in those of the other."""
    other = Curves("u", "U", tuple(point(each, 50, 0.4, 0.6) for each in (10, 12, 14)))
    data = Data(curves=(*curves_of(*ROWS), other))
    assert [(each.table, each.step) for each in halves(data)] == [("t", 3)]
    shown, *_ = tables(data)
    assert shown.header == ("stacks", "6x6, t", "6x6, u")
    assert [(row[0], *(cell[:2] for cell in row[1:])) for row in shown.rows] == [
        ("9", "10", ""), ("10", "", "50"), ("12", "40", "50"), ("14", "", "50"), ("15", "80", "")
    ]  # fmt: skip
    drawn = next(chart for chart in charts(data) if chart.name == "transition")
    assert [len(series.dots) for series in drawn.panels[0].series] == [3, 3]


def test_slices_of_full_boards_are_one_sample():
    (row,) = totals([full("6x6", seed, 1000) for seed in (1, 2)])
    assert (row["boards"], row["solvable"]) == (2000, 2000)


@pytest.mark.parametrize("count", [10, 2000, 10**7])
def test_the_bound_of_unsolvable_boards_is_the_exact_one(count):
    """With none among n boards it is 1 - 0.025^(1/n); 1 in N is rounded to the safe side."""
    one_in = int(unsolvable_bound(count, 0, count).removeprefix("1 in ").replace(",", ""))
    bound = -math.expm1(math.log(0.025) / count)
    assert 1 / one_in >= bound > 1 / (one_in + 2)


@pytest.mark.parametrize(
    ("part", "whole", "text"),
    [(0, 9, "0 %"), (9, 9, "100 %"), (1, 3, "33.33 %"), (9999, 10000, "99.990 %"),
     (1, 10**6, "0.00010 %")],
)  # fmt: skip
def test_shares_show_that_they_are_neither_none_nor_all(part, whole, text):
    assert percent(part, whole) == text


def test_intervals_are_rounded_outward():
    assert span(0.12345, 0.23456) == "12.3 to 23.5 %"
    low, high = span(0.0000012, 0.0000019).removesuffix(" %").split(" to ")
    assert float(low) <= 0.00012 < 0.00019 <= float(high)


def test_tables_that_are_missing_are_left_out():
    assert tables(Data()) == []
    assert [table.name for table in tables(Data(curves=curves_of(*ROWS)))] == ["transition", "k50"]


def test_full_boards_that_are_unsolvable_stand_in_their_table():
    rows = (full("6x6", 1, 1000, solvable=998), full("6x6", 2, 1000))
    (table,) = tables(Data(full_boards=rows))
    assert [row[:5] for row in table.rows] == [("6x6", "2,000", "1,998", "2", "0")]


def test_every_row_of_a_table_is_as_wide_as_its_header():
    for table in tables(Data(curves=curves_of(*ROWS))):
        assert {len(row) for row in table.rows} == {len(table.header)}
        assert len({line.count("|") for line in table.as_markdown().splitlines()}) == 1


def test_a_bar_in_a_cell_parts_no_cells_in_markdown():
    written = Table("t", "t", ("a", "b"), (("x | y", "1"),)).as_markdown()
    assert written.splitlines()[-1] == r"| x \| y | 1 |"
