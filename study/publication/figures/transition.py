"""The transition from unsolvable to solvable boards, and where it lies by the size of the board."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from greenest.study.publication.figures.style import (
    PERCENT,
    SERIES,
    Picture,
    counted,
    errors,
    picture,
)
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import by_shape, squares
from greenest.study.publication.findings.law import halves, law

MEDIAN: Any = {"linewidth": 0.9, "markersize": 4, "markerfacecolor": "white"}
PERCENTILE: Any = {"linewidth": 1.8}

DRAWN = ("6x6", "6x9", "9x9", "12x12")
"""The shapes whose transitions are drawn, or else the first of those there are."""


def transition(data: Data) -> Picture | None:
    """Draw the share solvable and the work to decide, by the number of stacks."""
    measured = by_shape(data.points)
    drawn = [shape for shape in DRAWN if shape in measured] or list(measured)[: len(SERIES)]
    found = {shape: measured[shape] for shape in drawn}
    if not found:
        return None

    def draw(figure: Figure) -> None:
        top, bottom = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
        for number, (shape, rows) in enumerate(found.items()):
            stacks = [row.stacks for row in rows]
            label = f"{shape}, {counted((row.boards for row in rows), 'boards a point')}"
            shares = [row.share for row in rows]
            values = [share.value for share in shares]
            top.errorbar(stacks, values, errors(shares), label=label, **SERIES[number])
            # A board that was decided without a search counts as one node on this axis.
            medians = [max(row.nodes_median, 1) for row in rows]
            percentiles = [max(row.nodes_95, 1) for row in rows]
            bottom.plot(stacks, medians, **SERIES[number], **MEDIAN)
            bottom.plot(stacks, percentiles, **SERIES[number], **PERCENTILE)
        top.axhline(0.5, color="#888888", linewidth=0.8)
        top.set_ylabel("share solvable, 95 % intervals")
        top.yaxis.set_major_formatter(PERCENT)
        top.legend(loc="lower right")
        bottom.set_yscale("log")
        bottom.set_ylabel("positions searched")
        bottom.set_xlabel("stacks on the board, as many of each colour")
        bottom.xaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 3, 6, 10]))
        bottom.text(
            0.99,
            0.97,
            "thick, filled: 95th percentile; thin, hollow: median",
            transform=bottom.transAxes,
            ha="right",
            va="top",
            fontsize=9,
        )

    return picture(
        "transition",
        "Share of random boards that are solvable, and the work to decide them, by the number of "
        "stacks. A board decided without a search is drawn at one position.",
        draw,
        (7.5, 6.4),
    )


def k50(data: Data) -> Picture | None:
    """Draw where half of the boards are solvable, by rows + columns, and the law of the squares."""
    rows = halves(data)
    if len(rows) < 2:
        return None
    fitted = law(rows)

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for style, own, label in (
            (SERIES[0], squares(rows), "squares"),
            (SERIES[1], [row for row in rows if row not in squares(rows)], "other rectangles"),
        ):
            middle = [row.k50 for row in own]
            reach = ([row.k50 - row.low for row in own], [row.high - row.k50 for row in own])
            lines = [row.lines for row in own]
            axes.errorbar(lines, middle, reach, label=label, **{**style, "linestyle": "none"})
        if fitted:
            sides = np.linspace(fitted.sides[0], fitted.sides[-1])
            axes.plot(
                2 * sides,
                sides * (fitted.a + fitted.b * np.log(sides)),
                color="#888888",
                linewidth=0.8,
                zorder=1,
                label=f"n ({fitted.a:.2f} + {fitted.b:.2f} ln n)",
            )
        for row in rows:
            axes.annotate(
                row.shape,
                (row.lines, row.k50),
                (7, -6),
                textcoords="offset points",
                va="center",
                fontsize=8,
            )
        lines = [row.lines for row in rows]
        axes.set_xlim(min(lines) - 1, max(lines) + 2)
        axes.margins(y=0.12)
        axes.legend(loc="upper left")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        boards = counted((row.boards for row in rows), "random boards at each number of stacks")
        axes.set_xlabel(f"rows + columns ({boards})")
        axes.set_ylabel("stacks at which half are solvable, 95 % intervals")

    return picture(
        "k50",
        "Where half of the boards are solvable, by the size of the board. "
        + ("The grey line is fitted to the squares of side n. " if fitted else "")
        + "Intervals that cannot be seen are within the marks.",
        draw,
        (7.5, 5.4),
    )
