"""Derived numbers, tables and figures are what the rows say, rounded to promise not too much."""

import math
from dataclasses import replace

import pytest

from greenest.study.publish.columns import FullBoards, Mixture, Point
from greenest.study.publish.derived import crossing, halves
from greenest.study.publish.figures.charts import charts
from greenest.study.publish.package import Curves, Data, Mixtures
from greenest.study.publish.tables import (
    Table,
    common_tables,
    mixture_tables,
    percent,
    span,
    unsolvable_bound,
)


def point(stacks, solvable, low, high):
    return Point("6x6", stacks, 1, 100, solvable, 100 - solvable, 0, 1, stacks, low, high)


def mixture(stacks, solvable, colours="equal", shape="5x5", seed=1):
    share = solvable / 100
    return Mixture(shape, stacks, colours, seed, 20, 100, solvable, 100 - solvable, 0, 1, 1,
                   share - 0.1, share + 0.1)  # fmt: skip


def mixed(*rows):
    return Data(mixtures=(Mixtures("t", "T", rows),))


ROWS = (point(9, 10, 0.05, 0.15), point(12, 40, 0.3, 0.45), point(15, 80, 0.7, 0.9))


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
    for points in ([(3, 0.6), (6, 0.9)], [(3, 0.1), (6, 0.4)], [(3, 0.1), (6, 0.6), (9, 0.4)]):
        assert crossing(points) is None


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
    shown, *_ = common_tables(data)
    assert shown.header == ("stacks", "6x6, t", "6x6, u")
    assert [(row[0], *(cell[:2] for cell in row[1:])) for row in shown.rows] == [
        ("9", "10", ""), ("10", "", "50"), ("12", "40", "50"), ("14", "", "50"), ("15", "80", "")
    ]  # fmt: skip
    drawn = next(chart for chart in charts(data) if chart.name == "transition")
    assert [len(series.dots) for series in drawn.panels[0].series] == [3, 3]


def test_what_a_table_leaves_undecided_and_a_figure_out_is_said():
    row = replace(point(9, 60, 0.5, 0.8), unsolvable=30, undecided=10)
    shapes = tuple(replace(row, shape=f"{side}x{side}") for side in range(4, 11))
    data = Data(curves=curves_of(*shapes))
    shown, *_ = common_tables(data)
    assert shown.rows[0][1:] == ("60.00 % (50.0 to 80.0 %), 10 undecided",) * 7
    (drawn,) = charts(data)
    assert drawn.caption.endswith("at one position. The table has 2 more shapes.")


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


def test_full_boards_that_are_unsolvable_stand_in_their_table():
    # The first 300 boards of seed 1 are among its 1,000.
    counts = ((1, 300, 299, 1, 0), (1, 1000, 998, 2, 0), (2, 1000, 1000, 0, 0))
    rows = tuple(FullBoards("6x6", 36, *each, 0.9, 1.0) for each in counts)
    (table,) = common_tables(Data(full_boards=rows))
    assert [row[:5] for row in table.rows] == [("6x6", "2,000", "1,998", "2", "0")]


def test_words_are_left_and_numbers_right_in_markdown_and_a_bar_in_a_cell_parts_no_cells():
    written = Table("t", "t", ("a", "b", "c"), (("x | y", "z", "1"),), words=2).as_markdown()
    assert written.splitlines()[1:] == ["| --- | --- | ---: |", r"| x \| y | z | 1 |"]


def test_halves_are_of_whole_transitions_and_else_of_borders_of_equal_colours():
    rows = (
        mixture(6, 20), mixture(9, 80),
        mixture(6, 20, shape="6x6"), mixture(9, 80, shape="6x6"),
        mixture(4, 20, "2-1-1", "7x7"), mixture(8, 80, "4-2-2", "7x7"),
    )  # fmt: skip
    points = (point(9, 10, 0.09, 0.11), point(12, 90, 0.89, 0.91))
    data = replace(mixed(*rows), curves=(Curves("c", "C", points),))
    assert [(row.shape, row.table, row.step) for row in halves(data)] == [
        ("6x6", "c", 3), ("5x5", "t", 3)
    ]  # fmt: skip
    declared = replace(data, declared=("t", "c"))
    assert [(row.shape, row.table) for row in halves(declared)] == [("5x5", "t"), ("6x6", "t")]


def test_a_table_names_shapes_whose_points_do_not_bound_k50_and_says_the_fewest_and_most_boards():
    shapes = {"2x5": (45, 100), "4x4": (20, 55), "4x5": (45, 55), "5x5": (20, 80), "6x6": (20, 80)}
    rows = [mixture(6 + 3 * place, solvable, shape=shape)
            for shape, pair in shapes.items() for place, solvable in enumerate(pair)]  # fmt: skip
    rows[-1] = replace(rows[-1], boards=400, solvable=320)
    data = mixed(*rows, mixture(9, 50, shape="3x3"))
    (k50,) = common_tables(data)
    assert [(row[0], row[1], row[4]) for row in k50.rows] == [
        ("2x5", "100", "open below 6 stacks"), ("4x4", "100", "open above 9 stacks"),
        ("4x5", "100", "open below 6 stacks and above 9 stacks"),
        ("5x5", "100", "6.82 to 8.55"), ("6x6", "100 to 400", "6.82 to 8.55"),
    ]  # fmt: skip
    _, series = mixture_tables(data.mixtures)
    assert [row[-1] for row in series.rows] == [row[4] for row in k50.rows]
    caption = charts(data)[0].caption
    assert "; 100 to 400 boards at each number of stacks." in caption
    assert caption.endswith("The table has 3 more shapes.")


def test_a_transition_has_the_boards_of_all_seeds():
    first = [mixture(9, 10), mixture(12, 80)]
    second = [mixture(12, 60, seed=2), mixture(9, 30, seed=2)]
    (half,) = halves(mixed(*first, *second))
    assert half.boards == 200
    assert half.k50 == pytest.approx(crossing([(9, 0.2), (12, 0.7)])[0], abs=5e-4)
    alone = [halves(mixed(*rows))[0] for rows in (first, second)]
    assert {half} == set(halves(mixed(*second, *first)))
    assert half.high - half.low < min(each.high - each.low for each in alone)


def test_tables_of_studies_have_shares_and_halves_of_each_ratio_and_seed():
    colours = (mixture(15, 60), mixture(15, 40, "8-4-3"), mixture(15, 30, seed=2))
    shares = Mixtures("a", "By colours", colours)
    ratio = mixture(8, 80, "4-2-2"), mixture(4, 20, "2-1-1")
    curve = Mixtures("b", "Half.", (mixture(6, 20), *ratio, mixture(9, 80), mixture(9, 80, seed=2)))
    first, second, half = mixture_tables([shares, curve])
    assert [table.name for table in (first, second, half)] == ["a", "b", "b-k50"]
    assert [(row[1], row[3], row[5]) for row in first.rows] == [
        ("equal", "1", "60.00 % (50.0 to 70.0 %)"),
        ("8-4-3", "1", "40.00 % (30.0 to 50.0 %)"),
        ("equal", "2", "30.00 % (20.0 to 40.0 %)"),
    ]
    equal, mixed = ("5x5", "equal", "1", "200", "3"), ("5x5", "2:1:1", "1", "200", "4")
    assert [row[:5] for row in half.rows] == [equal, mixed]
    assert half.rows[0][5:] == ("7.72", "6.82 to 8.55")


def test_the_window_reaches_from_a_tenth_to_nine_tenths():
    points = (point(each, each, each / 100, each / 100) for each in range(0, 101, 10))
    data = Data(curves=curves_of(*points))
    (window,) = [each for each in common_tables(data) if each.name == "window"]
    (row,) = window.rows
    assert (row[0], row[1].split()[0], row[2].split()[0], *row[3:]) == (
        "6x6", "10.00", "90.00", "80.00", "1.60"
    )  # fmt: skip


def test_curves_beyond_those_that_can_be_told_apart_have_panels_of_their_own():
    rows = [mixture(stacks, 50, seed=seed) for seed in range(12) for stacks in (9, 12)]
    found, *_ = charts(mixed(*rows))
    assert [len(panel.series) for panel in found.panels] == [5, 5, 2]
    assert "more curves" not in found.caption


def test_what_has_no_room_is_left_to_the_table():
    rows = [mixture(9, 50, seed=seed) for seed in range(45)]
    few = replace(rows[-1], boards=1, solvable=1)
    found, *_ = charts(mixed(*rows[:40], few))
    assert len(found.panels[0].series[0].dots) == len(found.panels[0].y.names) == 40
    assert found.caption.endswith("The table has 1 more row.")
    assert found.panels[0].x.title.endswith("(1 to 100 boards a point)")
    one, *_ = charts(mixed(few))
    assert one.panels[0].x.title.endswith("(1 board a point)")
