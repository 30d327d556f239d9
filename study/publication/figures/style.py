"""The style of pictures, and their files: the same bytes from the same data."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import matplotlib
from matplotlib.figure import Figure

STYLE: Any = {
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
