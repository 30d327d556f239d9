"""Figures of the difficulty for people: simple play, and captures that lose."""

from __future__ import annotations

from greenest.study.publication.figures.chart import (
    Axis,
    Chart,
    Dot,
    Panel,
    Series,
    counted,
    measured,
)
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.wording import percent
from greenest.study.publication.rows import Mistakes


def play(data: Data) -> Chart | None:
    """Describe the share of full boards that simple play solves."""
    if not data.play:
        return None
    shapes = tuple(dict.fromkeys(row.shape for row in data.play))
    # On a logarithmic axis none solved is drawn at the lower end.
    lowest = min(row.low if row.solved else row.high for row in data.play) / 2
    series = []
    for look, strategy in enumerate(dict.fromkeys(row.strategy for row in data.play)):
        dots = []
        for row in data.play:
            if row.strategy == strategy:
                place = round(shapes.index(row.shape) + 0.16 * (look - 1), 2)
                dot = measured(place, row.share, f"{strategy} play on {row.shape}", "games")
                dots.append(
                    Dot(dot.x, max(dot.y, lowest), dot.says, max(row.low, lowest), row.high)
                )
        series.append(Series(strategy, look, tuple(dots), joined=False))
    size = counted((row.games for row in data.play), "boards of each shape, played once")
    none = "" if all(row.solved for row in data.play) else "None solved is drawn at the lower end. "
    return Chart(
        "play",
        f"How often simple play solves a full board; {size}. {none}Intervals that cannot be seen "
        "are within the marks.",
        (
            Panel(
                "",
                Axis("full boards of this shape", -0.5, len(shapes) - 0.5, names=shapes),
                Axis("share solved, 95 % intervals", lowest, 1, "percent log"),
                tuple(series),
            ),
        ),
    )


def mistakes(data: Data) -> Chart | None:
    """Describe the share of captures that lose, in all positions and on the way of random play."""
    exact = [row for row in data.exact_mistakes if row.captures]
    tried = [row for row in data.sampled_mistakes if row.tried]
    if not exact or not tried:
        return None
    shape, size = tried[0].shape, counted((row.tried for row in tried), "captures a point")
    dots = (
        measured(row.stacks, row.share, f"{shape} with {row.stacks} stacks", "captures")
        for row in tried
    )
    return Chart(
        "mistakes",
        "How often a capture turns a solvable position into an unsolvable one. Play goes from left "
        "to right; what was sampled has 95 % intervals.",
        (
            _losing("All solvable positions, exact", _exact(exact)),
            _losing(f"{shape} from full boards, {size}", (Series(shape, 0, tuple(dots)),)),
        ),
        across=2,
    )


def _exact(rows: list[Mistakes]) -> tuple[Series, ...]:
    found = []
    for look, shape in enumerate(dict.fromkeys(row.shape for row in rows)):
        dots = (
            Dot(
                row.stacks,
                row.losing / row.captures,
                f"{shape} with {row.stacks} stacks: {percent(row.losing, row.captures)} "
                f"of all {row.captures:,} captures",
            )
            for row in rows
            if row.shape == shape
        )
        found.append(Series(shape, look, tuple(dots)))
    return tuple(found)


def _losing(title: str, series: tuple[Series, ...]) -> Panel:
    """Describe shares by the number of stacks, which falls from left to right."""
    most = max(dot.x for each in series for dot in each.dots)
    share = Axis("share of captures that lose", 0, 0.7, "percent")
    return Panel(title, Axis("stacks before the capture", most + 1, 1), share, series)
