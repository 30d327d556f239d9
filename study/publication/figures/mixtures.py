"""The shares of a table of a study in a file: curves by the number of stacks, or mixes in a row."""

from __future__ import annotations

from greenest.study.publication.experiments import EXPERIMENTS
from greenest.study.publication.figures.chart import (
    LOOKS,
    Axis,
    Chart,
    Panel,
    Series,
    beside,
    counted,
    level,
    measured,
    rows_of,
)
from greenest.study.publication.findings.data import Data, Mixtures
from greenest.study.publication.findings.derived import by_series
from greenest.study.publication.findings.mixtures import label
from greenest.study.publication.findings.wording import estimate
from greenest.study.publication.rows import EQUAL, Mixture

MOST_PANELS = 8
CAPTION = "Intervals are of 95 %; those that cannot be seen are within the marks."


def drawn_alone(data: Data) -> list[Mixtures]:
    """Return the tables with a figure: all except our borders, which are in the figure of K50."""
    return [
        each
        for each in data.mixtures
        if each.name not in EXPERIMENTS or any(row.ratio != EQUAL for row in each.rows)
    ]


def mixtures(found: Mixtures) -> Chart:
    """Describe the shares of a table with their intervals."""
    if any(len(own) > 1 for own in by_series(found.rows).values()):
        return _curves(found)
    return _marks(found)


def _curves(found: Mixtures) -> Chart:
    series = []
    for number, (name, rows) in enumerate(by_series(found.rows).items()):
        text = label(found.rows, name)
        dots = (
            measured(row.stacks, row.share, f"{text} with {row.stacks} stacks", "boards")
            for row in rows
        )
        series.append(Series(text, number % LOOKS, tuple(dots)))
    counts = [row.stacks for row in found.rows]
    stacks = Axis(f"stacks on the board ({_boards(found)})", min(counts) - 1, max(counts) + 1)
    share = Axis("share solvable, 95 % intervals", 0, 1, "percent")
    panels = tuple(
        Panel("", stacks, share, tuple(series[at : at + LOOKS]), (level(stacks, 0.5),))
        for at in range(0, min(len(series), LOOKS * MOST_PANELS), LOOKS)
    )
    caption = _caption(found, len(series) - LOOKS * MOST_PANELS, "curves")
    return Chart(found.name, caption, panels, across=min(len(panels), 2))


def _marks(found: Mixtures) -> Chart:
    """Describe a row for each share, the first on top."""
    rows = found.rows[: LOOKS * MOST_PANELS]
    names = [_named(row, found) for row in rows]
    dots = (
        beside(place, row.share, f"{name}: {estimate(row.share)}, {row.boards:,} boards")
        for place, (name, row) in enumerate(zip(names, rows, strict=True))
    )
    share = Axis(f"share solvable, 95 % intervals ({_boards(found)})", 0, 1, "percent")
    series = Series("solvable", 0, tuple(dots), joined=False)
    caption = _caption(found, len(found.rows) - len(rows), "rows")
    panel = Panel("", share, rows_of(names), (series,), intervals="x")
    return Chart(found.name, caption, (panel,))


def _caption(found: Mixtures, left_out: int, noun: str) -> str:
    rest = f" {left_out} more {noun} are in the table." if left_out > 0 else ""
    return f"{found.title}. {CAPTION}{rest}"


def _named(row: Mixture, found: Mixtures) -> str:
    colours = f"{row.stacks} stacks" if row.colours == EQUAL else row.colours.replace("-", " : ")
    seed = f", seed {row.seed}" if len({each.seed for each in found.rows}) > 1 else ""
    return f"{row.shape}, {colours}{seed}"


def _boards(found: Mixtures) -> str:
    return counted((row.boards for row in found.rows), "boards a point")
