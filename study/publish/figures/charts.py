"""The figures of a study, as functions of its data. They return None if their rows are missing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from greenest.games.plurals import many
from greenest.study.publish.data import Data, Mixtures
from greenest.study.publish.derived import by_series, curves, halves, squares
from greenest.study.publish.figures.chart import (
    LOOKS,
    Axis,
    Chart,
    Dot,
    Line,
    Panel,
    Series,
    above,
    beside,
    chart_of,
    counted,
    level,
    named,
    series_of,
)
from greenest.study.publish.rows import EQUAL, Mixture, Point, Transition
from greenest.study.publish.shipped import content_of
from greenest.study.publish.tables import label
from greenest.study.publish.wording import filled

CAPTIONS = content_of("figures/captions.toml")
DRAWN = ("6x6", "6x9", "9x9", "12x12")
"""The shapes whose transitions are drawn. If the data has none of these, others are drawn."""
MOST_PANELS = 8
STACKS = "stacks on the board, as many of each colour"
SOLVABLE = Axis("share solvable, 95 % intervals", 0, 1, "percent")


def charts(data: Data) -> list[Chart]:
    """Return the figures for which the data has rows, in the order in which they are shown."""
    part = f" This is {data.part}." if data.part else ""
    found = filter(None, (transition(data), k50(data)))
    common = [replace(each, caption=f"{each.caption}{part}") for each in found]
    return [*common, *map(mixtures, data.mixtures)]


def transition(data: Data) -> Chart | None:
    """Describe the share solvable, and the positions searched, by the number of stacks."""
    found = curves(data)
    drawn = [shape for shape in DRAWN if shape in found] or list(found)[:LOOKS]
    if not drawn:
        return None
    points = [(shape, row) for shape in drawn for row in found[shape]]
    size = {
        shape: counted((row.boards for row in found[shape]), "boards a point") for shape in drawn
    }
    shares = series_of(
        points,
        lambda each: f"{each[0]}, {size[each[0]]}",
        lambda _, each: above(each[1].stacks, each[1].share),
    )

    def work(name: str, key: str, hollow: bool = False) -> tuple[Series, ...]:
        def dot(_: int, each: tuple[str, Point]) -> Dot:
            row = each[1]
            # A board decided without a search counts as one position on this axis.
            return Dot(row.stacks, max(getattr(row, key), 1))

        return series_of(points, lambda each: f"{each[0]}, {name}", dot, hollow=hollow)

    nodes = (*work("95th percentile", "nodes_95"), *work("median", "nodes_median", hollow=True))
    highest = max(dot.y for series in nodes for dot in series.dots)
    stacks = Axis(STACKS, 0, max(row.stacks for _, row in points) + 3)
    return chart_of(
        CAPTIONS,
        "transition",
        Panel(stacks, SOLVABLE, shares, (level(stacks, 0.5),)),
        Panel(stacks, Axis("positions searched", 1, 2 * highest, "log"), nodes),
    )


def k50(data: Data, guides: Sequence[Line] = (), law: str = "") -> Chart | None:
    """Describe the number of stacks at which half of the boards are solvable, by rows + columns.

    `law` is a sentence of the caption on the guides.
    """
    rows = halves(data)
    if len(rows) < 2:
        return None
    square = squares(rows)

    def dot(_: int, row: Transition) -> Dot:
        return Dot(row.lines, row.k50, row.low, row.high, row.shape)

    series = series_of(
        sorted(rows, key=lambda row: row not in square),
        lambda row: "squares" if row in square else "other rectangles",
        dot,
        joined=False,
    )
    lines = [row.lines for row in rows]
    lowest, highest = min(row.low for row in rows) - 2, max(row.high for row in rows) + 2
    return chart_of(
        CAPTIONS,
        "k50",
        Panel(
            Axis("rows + columns", min(lines) - 1, max(lines) + 2),
            Axis("stacks at which half are solvable, 95 % intervals", lowest, highest),
            series,
            guides,
        ),
        boards=counted((row.boards for row in rows), "boards at each number of stacks"),
        law=law,
    )


def mixtures(found: Mixtures) -> Chart:
    """Describe the shares in the table of a study, as curves if a series has several points.

    If no series has several points, each share has a row.
    """
    boards = counted((row.boards for row in found.rows), "boards a point")
    has_curves = any(len(rows) > 1 for rows in by_series(found.rows).values())
    panels, left_out = (_curves if has_curves else _marks)(found, boards)
    caption = filled(CAPTIONS["mixture"], found)
    if left_out > 0:
        what = "curves" if has_curves else "rows"
        caption += filled(CAPTIONS["left-out"], {"number": left_out, "what": what})
    return Chart(found.name, caption, panels, across=min(len(panels), 2))


def _curves(found: Mixtures, boards: str) -> tuple[tuple[Panel, ...], int]:
    """Return panels with at most `LOOKS` curves each, and the number of curves left out.

    The number is negative if there is room for more curves.
    """
    groups = by_series(found.rows)

    def name_of(row: Mixture) -> str:
        return label(found.rows, (row.shape, row.ratio, row.seed))

    series = series_of(
        [row for own in groups.values() for row in own],
        name_of,
        lambda _, row: above(row.stacks, row.share),
    )
    counts = [row.stacks for row in found.rows]
    stacks = Axis(f"stacks on the board ({boards})", min(counts) - 1, max(counts) + 1)
    most = LOOKS * MOST_PANELS
    panels = tuple(
        Panel(stacks, SOLVABLE, series[at : at + LOOKS], (level(stacks, 0.5),))
        for at in range(0, min(len(series), most), LOOKS)
    )
    return panels, len(series) - most


def _marks(found: Mixtures, boards: str) -> tuple[tuple[Panel, ...], int]:
    """Return a tuple of one panel with a row for each share, and the number of shares left out."""
    rows = found.rows[: LOOKS * MOST_PANELS]
    has_seeds = len({each.seed for each in found.rows}) > 1
    names = []
    for row in rows:
        colours = row.colours.replace("-", " : ")
        mix = many(row.stacks, "stack") if row.colours == EQUAL else colours
        names.append(f"{row.shape}, {mix}" + (f", seed {row.seed}" if has_seeds else ""))

    series = series_of(
        tuple(enumerate(rows)),
        lambda _: "solvable",
        lambda _, each: beside(each[0], each[1].share),
        joined=False,
    )
    share = Axis(f"share solvable, 95 % intervals ({boards})", 0, 1, "percent")
    return (Panel(share, named(names), series, along="x"),), len(found.rows) - len(rows)
