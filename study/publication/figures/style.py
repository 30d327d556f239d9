"""How figures look, and how they become files.

Series differ by colour, marker and line style at once, so that they can be told apart in grey. The
colours are those of Okabe and Ito (2008), chosen for the colour-blind. Every figure names its axes
and sample sizes and draws 95 % intervals where something was sampled.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from greenest.study.publication.rows import Share

STYLE: Any = {
    "figure.figsize": (7.5, 4.6),
    "figure.dpi": 100,
    "figure.constrained_layout.use": True,
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": "#dddddd",
    "lines.markersize": 5,
    "lines.linewidth": 1.5,
    "errorbar.capsize": 2,
    "legend.frameon": False,
    "svg.hashsalt": "greenest",
    "svg.fonttype": "path",
}

SERIES: tuple[dict[str, Any], ...] = (
    {"color": "#0072B2", "marker": "o", "linestyle": "-"},
    {"color": "#D55E00", "marker": "s", "linestyle": "--"},
    {"color": "#009E73", "marker": "^", "linestyle": "-."},
    {"color": "#000000", "marker": "D", "linestyle": ":"},
    {"color": "#CC79A7", "marker": "v", "linestyle": (0, (5, 1, 1, 1, 1, 1))},
)

PERCENT = FuncFormatter(lambda value, _: f"{100 * value:.6g} %")


class Picture(NamedTuple):
    """A figure: its name, what it shows in a sentence, and its two formats."""

    name: str
    caption: str
    svg: bytes
    png: bytes


@contextmanager
def style() -> Iterator[None]:
    """Draw in the style of the publication."""
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(STYLE)
        yield


def render(figure: Figure, kind: str) -> bytes:
    """Return a figure as `svg` or `png`, without a date and the name of the program."""
    stream = io.BytesIO()
    if kind == "svg":
        figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    else:
        figure.savefig(stream, format="png", dpi=150, metadata={"Software": None})
    return stream.getvalue()


def picture(
    name: str, caption: str, draw: Callable[[Figure], None], size: tuple[float, float] = (7.5, 4.6)
) -> Picture:
    """Return what `draw` draws on a figure of a size in inches."""
    with style():
        figure = Figure(figsize=size)
        draw(figure)
        return Picture(name, caption, render(figure, "svg"), render(figure, "png"))


def errors(shares: Sequence[Share]) -> tuple[list[float], list[float]]:
    """Return how far the intervals of shares reach below and above them."""
    # An interval encloses its share but for rounding.
    below = [max(share.value - share.low, 0.0) for share in shares]
    above = [max(share.high - share.value, 0.0) for share in shares]
    return below, above


def counted(sizes: Iterable[int], noun: str) -> str:
    """Return the sample size, or its range."""
    counts = sorted(set(sizes))
    if len(counts) == 1:
        return f"{counts[0]:,} {noun}"
    return f"{counts[0]:,} to {counts[-1]:,} {noun}"
