"""The shares of a table of a study in a file: curves by the number of stacks, or mixes in a row."""

from __future__ import annotations

from math import ceil

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from greenest.study.publication.experiments import EXPERIMENTS
from greenest.study.publication.figures.style import (
    PERCENT,
    SERIES,
    Picture,
    counted,
    errors,
    picture,
)
from greenest.study.publication.findings.data import Data, Mixtures
from greenest.study.publication.findings.derived import by_series
from greenest.study.publication.findings.mixtures import label
from greenest.study.publication.rows import EQUAL, Mixture

PANEL = len(SERIES)
"""The most curves of a panel; more could not be told apart."""
MOST_PANELS = 8
CAPTION = "Intervals are of 95 %; those that cannot be seen are within the marks."


def drawn_alone(data: Data) -> list[Mixtures]:
    """Return the tables that have a figure: all but ours of borders, which are in that of K50."""
    return [
        each
        for each in data.mixtures
        if each.name not in EXPERIMENTS or any(row.ratio != EQUAL for row in each.rows)
    ]


def mixtures(found: Mixtures) -> Picture:
    """Draw the shares of a table with their intervals."""
    if any(len(own) > 1 for own in by_series(found.rows).values()):
        return _curves(found)
    return _marks(found)


def _curves(found: Mixtures) -> Picture:
    series = list(by_series(found.rows).items())
    panels = [series[at : at + PANEL] for at in range(0, len(series), PANEL)][:MOST_PANELS]

    def draw(figure: Figure) -> None:
        across = 1 if len(panels) == 1 else 2
        grid = figure.subplots(ceil(len(panels) / across), across, squeeze=False, sharey=True)
        for axes, own in zip(grid.flat, panels, strict=False):
            for style, (name, rows) in zip(SERIES, own, strict=False):
                shares = [row.share for row in rows]
                axes.errorbar(
                    [row.stacks for row in rows],
                    [share.value for share in shares],
                    errors(shares),
                    label=label(found.rows, name),
                    **style,
                )
            axes.axhline(0.5, color="#888888", linewidth=0.8)
            axes.yaxis.set_major_formatter(PERCENT)
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            axes.set_xlabel(f"stacks on the board ({_boards(found)})")
            axes.legend(loc="best", fontsize=8)
        for axes in grid.flat[len(panels) :]:
            axes.set_visible(False)
        for row in grid:
            row[0].set_ylabel("share solvable, 95 % intervals")

    height = 4.6 if len(panels) == 1 else 3.6 * ceil(len(panels) / 2)
    left_out = max(0, len(series) - PANEL * MOST_PANELS)
    rest = f" {left_out} more curves are in the table." if left_out else ""
    return picture(found.name, f"{found.title}. {CAPTION}{rest}", draw, (7.5, height))


def _marks(found: Mixtures) -> Picture:
    """Draw a row for each share, the first on top."""
    rows = found.rows[: PANEL * MOST_PANELS]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        shares = [row.share for row in rows]
        places = range(len(rows), 0, -1)
        axes.errorbar(
            [share.value for share in shares],
            list(places),
            xerr=errors(shares),
            **{**SERIES[0], "linestyle": "none"},
        )
        axes.set_yticks(list(places), [_named(row, found) for row in rows])
        axes.set_ylim(0.4, len(rows) + 0.6)
        axes.xaxis.set_major_formatter(PERCENT)
        axes.set_xlabel(f"share solvable, 95 % intervals ({_boards(found)})")

    left_out = len(found.rows) - len(rows)
    rest = f" {left_out} more rows are in the table." if left_out else ""
    caption = f"{found.title}. {CAPTION}{rest}"
    return picture(found.name, caption, draw, (7.5, 1.4 + 0.32 * len(rows)))


def _named(row: Mixture, found: Mixtures) -> str:
    colours = f"{row.stacks} stacks" if row.colours == EQUAL else row.colours.replace("-", " : ")
    seed = f", seed {row.seed}" if len({each.seed for each in found.rows}) > 1 else ""
    return f"{row.shape}, {colours}{seed}"


def _boards(found: Mixtures) -> str:
    return counted((row.boards for row in found.rows), "boards a point")
