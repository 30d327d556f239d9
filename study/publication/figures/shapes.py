"""Figures of the exact counts of small shapes."""

from __future__ import annotations

from greenest.study.publication.figures.chart import Axis, Chart, Dot, Panel, Series
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.wording import percent

DRAWN_SMALL = ("2x3", "2x8", "3x3", "3x4", "4x4")
"""The shapes that are drawn; more would hide each other."""


def small_shapes(data: Data) -> Chart | None:
    """Describe the share of all positions that are solvable, by the number of stacks."""
    if not data.small_shapes:
        return None
    series = []
    for look, shape in enumerate(DRAWN_SMALL):
        own = [row for row in data.small_shapes if row.shape == shape]
        dots = (
            Dot(
                row.stacks,
                row.solvable / row.positions,
                f"{shape} with {row.stacks} stacks: {percent(row.solvable, row.positions)} "
                f"of all {row.positions:,} positions",
            )
            for row in own
        )
        label = f"{shape}, {sum(row.positions for row in own):,} positions"
        if own:
            series.append(Series(label, look, tuple(dots)))
    most = max(row.stacks for row in data.small_shapes if row.shape in DRAWN_SMALL)
    return Chart(
        "small-shapes",
        "Share of all positions of small shapes that are solvable, exactly.",
        (
            Panel(
                "",
                Axis("stacks on the board, of any colours", 0, most + 1),
                Axis("share of all positions solvable, exact", 0, 1, "percent"),
                tuple(series),
            ),
        ),
    )
