"""A drawing shows what its chart says: titles, scales, names, legends, points and intervals."""

from dataclasses import replace

import pytest

from greenest.study.publish.figures.charts import Axis, Chart, Dot, Panel, Series, named
from greenest.study.publish.figures.drawing import figure_of, style

SHARES = Axis("solvable", 0, 1, "percent")
STACKS = Axis("stacks", 1, 36)
FIRST = Series("equal", 0, (Dot(4, 0.5, 0.4, 0.7, "half"), Dot(9, 0.75)))
SECOND = Series("other", 1, (Dot(4, 0.25, 0.2, 0.25),), joined=False, hollow=True)
GUIDE = ((1, 0.5), (36, 0.5))
PANEL = Panel(STACKS, SHARES, (FIRST, SECOND), (GUIDE,), title="6x6")
ROWS = Panel(SHARES, named(["a", "b"]), (Series("x", 0, (Dot(0.5, 0),)),), along="x")


def figure_with(*panels, across=1):
    """Return the figure of a chart with these panels, and its axes."""
    with style():
        figure = figure_of(Chart("name", "caption", panels, across))
    return figure, figure.axes


def labels(legend):
    return [text.get_text() for text in legend.get_texts()]


def test_axes_have_titles_and_room_around_their_numbers_and_several_series_a_legend():
    _, (axes,) = figure_with(PANEL)
    assert labels(axes.get_legend()) == ["equal", "other"]
    assert figure_with(replace(PANEL, series=(FIRST,)))[1][0].get_legend() is None
    assert axes.get_title() == "6x6"
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("stacks", "solvable")
    assert axes.get_xlim() == pytest.approx((1 - 1.05, 36 + 1.05))
    assert axes.get_ylim() == pytest.approx((-0.03, 1.03))
    assert [text.get_text() for text in axes.texts] == ["half", "", ""]


def test_points_guides_and_intervals_are_where_they_are():
    _, (axes,) = figure_with(PANEL)
    assert list(axes.lines[0].get_ydata()) == [0.5, 0.5]
    (first, _, (bars,)), (second, _, _) = axes.containers
    assert first.get_xydata().tolist() == [[4, 0.5], [9, 0.75]]
    assert [[y for _, y in bar] for bar in bars.get_segments()] == [[0.4, 0.7], [0.75, 0.75]]
    assert (first.get_linestyle(), second.get_linestyle()) == ("-", "None")
    assert first.get_markerfacecolor() != "white" == second.get_markerfacecolor()


@pytest.mark.parametrize("kind", ["number", "percent", "log", "percent log"])
def test_the_scale_is_that_of_the_kind(kind):
    axis = Axis("nodes", 0.01, 0.5, kind)
    figure, (axes,) = figure_with(replace(PANEL, y=axis))
    figure.canvas.draw()
    assert axes.get_yscale() == ("log" if kind.endswith("log") else "linear")
    ticks = "".join(label.get_text() for label in axes.get_yticklabels())
    assert ("%" in ticks) == kind.startswith("percent")


def test_named_rows_have_a_legend_below_all_of_them():
    figure, (axes,) = figure_with(ROWS)
    assert not figure.legends
    assert [label.get_text() for label in axes.get_yticklabels()] == ["a", "b"]
    low, high = axes.get_ylim()
    assert low > high, "the first row is at the top"
    pair = (*ROWS.series, Series("y", 1, (Dot(0.25, 1, 0.2, 0.5),)))
    figure, (axes,) = figure_with(replace(ROWS, series=pair))
    assert labels(figure.legends[0]) == ["x", "y"]
    assert axes.get_legend() is None
    _, _, (bars,) = axes.containers[1]
    assert [x for x, _ in bars.get_segments()[0]] == [0.2, 0.5]


def test_panels_are_side_by_side_and_places_without_one_are_empty():
    _, axes = figure_with(PANEL, PANEL, PANEL, across=2)
    assert [each.get_visible() for each in axes] == [True, True, True, False]
