"""Isolated stacks by the number of stacks, and what static reasons explain."""

from __future__ import annotations

from math import log

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from greenest.study.publication.figures.style import PERCENT, SERIES, Picture, errors, picture
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.statics import explained

FEWEST = 0.002
"""The fewest isolated stacks a board that are drawn."""
FEWEST_BOARDS = 5
"""The fewest unsolvable boards of which a share is drawn."""


def statics(data: Data) -> Picture | None:
    """Draw the share of static reasons, and the isolated stacks, expected and found."""
    found = dict(list(explained(data).items())[: len(SERIES)])
    if not found:
        return None

    def draw(figure: Figure) -> None:
        top, bottom = figure.subplots(2, 1, sharex=True)
        for style, (shape, own) in zip(SERIES, found.items(), strict=False):
            many = [each for each in own if each.unsolvable >= FEWEST_BOARDS]
            stacks = [each.reasons.stacks for each in many]
            shares = [each.measured for each in many]
            top.errorbar(
                stacks, [each.value for each in shares], errors(shares), label=shape, **style
            )
            rows = [each.reasons for each in own if each.reasons.expected >= FEWEST]
            counted = [row.isolated_stacks / row.boards or float("nan") for row in rows]
            plain = {"color": style["color"], "linestyle": style["linestyle"]}
            bottom.plot([row.stacks for row in rows], [row.expected for row in rows], **plain)
            marks = {**style, "linestyle": "none", "markerfacecolor": "white"}
            bottom.plot([row.stacks for row in rows], counted, **marks)
        top.set_ylabel("of the unsolvable, for a static reason")
        top.yaxis.set_major_formatter(PERCENT)
        bottom.legend(*top.get_legend_handles_labels(), loc="upper right")
        bottom.axhline(log(2), color="#888888", linewidth=0.8)
        bottom.set_yscale("log")
        bottom.set_ylabel("isolated stacks on a board")
        bottom.set_xlabel("stacks on the board, as many of each colour")
        bottom.xaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 3, 6, 10]))

    return picture(
        "static",
        "Above: the unsolvable boards that are so for a static reason, with 95 % intervals, where "
        "there are five or more. Below: stacks alone in their row and column, as expected (lines) "
        "and as found (marks). Of ln 2 on average, the grey line, about half of the boards have "
        "none.",
        draw,
        (7.5, 6.4),
    )
