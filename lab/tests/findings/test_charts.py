"""Figures are described once, as scales and points; pictures show all of what is described."""

import pytest

from checkout import ROOT
from greenest.lab.experiments.rows import SimplePlay
from greenest.lab.findings.charts import charts
from greenest.lab.findings.data import Findings, read_findings
from greenest.study.publish.figures.charts import LOOKS
from greenest.study.publish.figures.drawing import LOOKED, figure_of, style

CHARTS = charts(read_findings(ROOT / "results"))
PANELS = [
    pytest.param(panel, id=f"{chart.name}-{number}")
    for chart in CHARTS
    for number, panel in enumerate(chart.panels)
]


@pytest.mark.parametrize("panel", PANELS)
def test_every_point_and_interval_lies_on_its_axes(panel):
    for axis, name in ((panel.x, "x"), (panel.y, "y")):
        low, high = sorted((axis.low, axis.high))
        for dot in (dot for series in panel.series for dot in series.dots):
            assert low <= getattr(dot, name) <= high, dot
            if panel.along == name and dot.low is not None:
                assert low <= dot.low <= getattr(dot, name) + 1e-8, dot
                assert getattr(dot, name) - 1e-8 <= dot.high <= high, dot


@pytest.mark.parametrize("panel", PANELS)
def test_series_of_a_panel_differ_in_look_or_filling(panel):
    looks = [(series.look, series.hollow) for series in panel.series]
    assert len(set(looks)) == len(looks)
    assert {look for look, _ in looks} <= set(range(LOOKS))
    assert len(LOOKED) == LOOKS


def test_what_was_not_measured_has_no_figure():
    assert charts(Findings()) == []


@pytest.mark.parametrize("chart", CHARTS, ids=[chart.name for chart in CHARTS])
def test_a_picture_has_every_point_guide_interval_and_name(chart):
    with style():
        figure = figure_of(chart)
    for axes, panel in zip(figure.axes, chart.panels, strict=False):
        lines = [[tuple(point) for point in line.get_xydata()] for line in axes.lines]
        shown = {point for line in lines for point in line}
        dots = [dot for series in panel.series for dot in series.dots]
        assert {(dot.x, dot.y) for dot in dots} <= shown
        assert all(list(guide) in lines for guide in panel.guides)
        bars = sum(len(bars.get_segments()) for bars in axes.collections)
        assert bars == sum(dot.low is not None for dot in dots)
        assert [text.get_text() for text in axes.texts if text.get_text()] == [
            dot.name for dot in dots if dot.name
        ]
        assert axes.xaxis_inverted() == (panel.x.low > panel.x.high)
        assert axes.yaxis_inverted() == (panel.y.low > panel.y.high)


def test_none_solved_is_drawn_at_the_lower_end_of_its_axis():
    rows = (
        SimplePlay("6x6", "random", 1000, 20, 9000, 0.013, 0.031),
        SimplePlay("6x6", "even", 1000, 0, 9000, 0.0, 0.004),
    )
    (found,) = charts(Findings(play=rows))
    _, none = (series.dots[0] for series in found.panels[0].series)
    assert none.y == none.low == found.panels[0].y.low == 0.002
    assert none.high == 0.004
    assert "None solved" in found.caption
