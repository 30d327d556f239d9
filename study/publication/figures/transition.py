"""Figures of the transition from unsolvable to solvable boards, and of its place by size."""

from __future__ import annotations

import numpy as np

from greenest.study.publication.figures.chart import (
    LOOKS,
    Axis,
    Chart,
    Dot,
    Line,
    Panel,
    Series,
    counted,
    level,
    measured,
)
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import by_shape, squares
from greenest.study.publication.findings.law import Law, halves, law
from greenest.study.publication.rows import Point

DRAWN = ("6x6", "6x9", "9x9", "12x12")
"""The shapes whose transitions are drawn, if there are any of them."""


def transition(data: Data) -> Chart | None:
    """Describe the share solvable and the work to decide, by the number of stacks."""
    found = by_shape(data.points)
    drawn = [shape for shape in DRAWN if shape in found] or list(found)[:LOOKS]
    if not drawn:
        return None
    most = max(row.stacks for shape in drawn for row in found[shape])
    stacks = Axis("stacks on the board, as many of each colour", 0, most + 3)
    shares = []
    for look, shape in enumerate(drawn):
        label = f"{shape}, {counted((row.boards for row in found[shape]), 'boards a point')}"
        dots = (
            measured(row.stacks, row.share, f"{shape} with {row.stacks} stacks", "boards")
            for row in found[shape]
        )
        shares.append(Series(label, look, tuple(dots)))
    work = [
        _work(look, found[shape], name)
        for name in ("95th percentile", "median")
        for look, shape in enumerate(drawn)
    ]
    highest = max(dot.y for series in work for dot in series.dots)
    return Chart(
        "transition",
        "Share of random boards that are solvable, and the work to decide them, by the number of "
        "stacks. A board decided without a search is drawn at one position.",
        (
            Panel(
                "",
                stacks,
                Axis("share solvable, 95 % intervals", 0, 1, "percent"),
                tuple(shares),
                (level(stacks, 0.5),),
            ),
            Panel("", stacks, Axis("positions searched", 1, 2 * highest, "log"), tuple(work)),
        ),
    )


def _work(look: int, rows: list[Point], name: str) -> Series:
    """Describe the median or the percentile of the positions searched for boards of a shape."""
    shape, is_median = rows[0].shape, name == "median"
    dots = []
    for row in rows:
        nodes = row.nodes_median if is_median else row.nodes_95
        says = f"{shape} with {row.stacks} stacks: {name} {nodes:,} positions"
        # A board decided without a search counts as one position on this axis.
        dots.append(Dot(row.stacks, max(nodes, 1), says))
    return Series(f"{shape}, {name}", look, tuple(dots), hollow=is_median)


def k50(data: Data) -> Chart | None:
    """Describe where half of the boards are solvable, by rows + columns, and the law of squares."""
    rows = halves(data)
    if len(rows) < 2:
        return None
    fitted = law(rows)
    series = []
    for look, label in enumerate(("squares", "other rectangles")):
        dots = tuple(
            Dot(
                row.lines,
                row.k50,
                f"{row.shape}: half are solvable with {row.k50:.2f} stacks "
                f"({row.low:.2f} to {row.high:.2f})",
                row.low,
                row.high,
                row.shape,
            )
            for row in rows
            if (row in squares(rows)) == (label == "squares")
        )
        series.append(Series(label, look, dots, joined=False))
    lines = [row.lines for row in rows]
    boards = counted((row.boards for row in rows), "boards at each number of stacks")
    note = ""
    if fitted:
        formula = f"n ({fitted.a:.2f} + {fitted.b:.2f} ln n)"
        note = f"The grey line is {formula}, fitted to the squares of side n. "
    return Chart(
        "k50",
        f"Where half of the boards are solvable, by the size of the board; {boards}. {note}"
        "Intervals that cannot be seen are within the marks.",
        (
            Panel(
                "",
                Axis("rows + columns", min(lines) - 1, max(lines) + 2),
                Axis(
                    "stacks at which half are solvable, 95 % intervals",
                    min(row.low for row in rows) - 2,
                    max(row.high for row in rows) + 2,
                ),
                tuple(series),
                (_curve(fitted),) if fitted else (),
            ),
        ),
    )


def _curve(fitted: Law) -> Line:
    """Return the law as a line, by rows + columns of the squares."""
    sides = np.linspace(fitted.sides[0], fitted.sides[-1], 30)
    heights = sides * (fitted.a + fitted.b * np.log(sides))
    return tuple(
        (2 * side, height) for side, height in zip(sides.tolist(), heights.tolist(), strict=True)
    )
