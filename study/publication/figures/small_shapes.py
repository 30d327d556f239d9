"""What was counted of small shapes, exactly."""

from __future__ import annotations

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from greenest.study.publication.figures.style import PERCENT, SERIES, Picture, picture
from greenest.study.publication.findings.data import Data

DRAWN_SMALL = ("2x3", "2x8", "3x3", "3x4", "4x4")
"""The shapes that are drawn; more would hide each other."""


def small_shapes(data: Data) -> Picture | None:
    """Draw the share of all positions that are solvable, by the number of stacks."""
    rows = data.small_shapes
    if not rows:
        return None
    known = {row.shape for row in rows}
    chosen = [shape for shape in DRAWN_SMALL if shape in known]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for number, shape in enumerate(chosen):
            own = [row for row in rows if row.shape == shape]
            axes.plot(
                [row.stacks for row in own],
                [row.solvable / row.positions for row in own],
                label=f"{shape}, {sum(row.positions for row in own):,} positions",
                **SERIES[number],
            )
        axes.set_ylim(0, 1.03)
        axes.yaxis.set_major_formatter(PERCENT)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel("stacks on the board, of any colours")
        axes.set_ylabel("share of all positions solvable, exact")
        axes.legend(loc="lower right")

    return picture(
        "small-shapes", "Share of all positions of small shapes that are solvable, exactly.", draw
    )
