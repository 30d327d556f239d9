"""Draws charts by matplotlib. Equal charts give equal bytes.

Series differ in colour, marker and line style, so they can be distinguished in grey. The colours
are those of Okabe and Ito (2008), chosen for the colour-blind.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import AbstractContextManager
from math import ceil
from typing import Any, NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.style import context
from matplotlib.ticker import FuncFormatter, MaxNLocator

from greenest.study.publish.figures.charts import Axis, Chart, Dot, Panel, Series

LOOKED: tuple[dict[str, Any], ...] = (
    {"color": "#0072B2", "marker": "o", "linestyle": "-"},
    {"color": "#D55E00", "marker": "s", "linestyle": "--"},
    {"color": "#009E73", "marker": "^", "linestyle": "-."},
    {"color": "#000000", "marker": "D", "linestyle": ":"},
    {"color": "#CC79A7", "marker": "v", "linestyle": (0, (5, 1, 1, 1, 1, 1))},
)
HOLLOW: Any = {"linewidth": 0.9, "markersize": 4, "markerfacecolor": "white"}
GREY: Any = {"color": "#888888", "linewidth": 0.8, "zorder": 1}

PLAIN = FuncFormatter(lambda value, _: f"{value:,.12g}")
PERCENT = FuncFormatter(lambda value, _: f"{100 * value:.6g} %")


def style() -> AbstractContextManager[None]:
    """Return a context with the style of the publication alone."""
    return context(f"{__package__}.style", after_reset=True)


class Picture(NamedTuple):
    """A drawn figure: its name, its caption, and both formats."""

    name: str
    caption: str
    svg: bytes
    png: bytes


def picture(chart: Chart) -> Picture:
    """Draw a chart in both formats, without date and program name."""
    svg, png = io.BytesIO(), io.BytesIO()
    with style():
        figure = figure_of(chart)
        figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None})
        figure.savefig(png, format="png", dpi=150, metadata={"Software": None})
    return Picture(chart.name, chart.caption, svg.getvalue(), png.getvalue())


def figure_of(chart: Chart) -> Figure:
    """Draw a chart. Its panels are placed row by row."""
    figure = Figure(figsize=(7.5, _height(chart)))
    down = ceil(len(chart.panels) / chart.across)
    grid = figure.subplots(down, chart.across, squeeze=False).flat
    for axes in grid[len(chart.panels) :]:
        axes.set_visible(False)
    for axes, panel in zip(grid, chart.panels, strict=False):
        _draw(axes, panel)
        axes.label_outer()
        if panel.y.names and len(panel.series) > 1:
            figure.legend(loc="outside lower center", ncols=2)
    return figure


def _height(chart: Chart) -> float:
    first = chart.panels[0]
    if first.y.names:
        return 1.6 + len(first.y.names) * (0.2 + 0.08 * len(first.series))
    return max(4.6, 3.3 * ceil(len(chart.panels) / chart.across))


def _draw(axes: Axes, panel: Panel) -> None:
    axes.set_title(panel.title, fontsize=10)
    _scale(axes, "x", panel.x)
    _scale(axes, "y", panel.y)
    for guide in panel.guides:
        axes.plot(*zip(*guide, strict=True), **GREY)
    for series in panel.series:
        _draw_series(axes, series, panel.along)
    if len(panel.series) > 1 and not panel.y.names:
        columns = 1 if len(panel.series) <= len(LOOKED) else 2
        axes.legend(loc="best", fontsize=8 if columns == 1 else 7, ncols=columns)


def _scale(axes: Axes, name: str, axis: Axis) -> None:
    ruler, is_log = getattr(axes, f"{name}axis"), axis.kind.endswith("log")
    axes.set(**{f"{name}label": axis.title, f"{name}scale": "log" if is_log else "linear"})
    room = 0 if is_log or axis.names else 0.03 * (axis.high - axis.low)
    low = axis.low / 1.5 if is_log else axis.low - room
    axes.set(**{f"{name}lim": (low, axis.high + room)})
    if axis.names:
        ruler.set_ticks(range(len(axis.names)), axis.names)
    elif axis.kind == "number":
        ruler.set_major_locator(MaxNLocator(integer=True))
    elif axis.kind.startswith("percent"):
        ruler.set_major_formatter(PERCENT)
    else:
        ruler.set_major_formatter(PLAIN)


def _draw_series(axes: Axes, series: Series, along: str) -> None:
    dots = series.dots
    look = LOOKED[series.look] | (HOLLOW if series.hollow else {})
    if not series.joined:
        look["linestyle"] = "none"
    if any(dot.low is not None for dot in dots):
        look[f"{along}err"] = _reach(dots, along)
    axes.errorbar([dot.x for dot in dots], [dot.y for dot in dots], label=series.label, **look)
    for dot in dots:
        axes.annotate(
            dot.name, (dot.x, dot.y), (7, -6), textcoords="offset points", va="center", fontsize=8
        )


def _reach(dots: Sequence[Dot], along: str) -> tuple[list[float], list[float]]:
    """Return two lists: how far the interval of each point reaches below it, and above it."""
    below, above = [], []
    for dot in dots:
        value = dot.y if along == "y" else dot.x
        # Rounding can leave a share just outside its interval.
        below.append(0.0 if dot.low is None else max(value - dot.low, 0.0))
        above.append(0.0 if dot.high is None else max(dot.high - value, 0.0))
    return below, above
