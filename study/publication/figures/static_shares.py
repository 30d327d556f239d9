"""Figures of isolated stacks and of static reasons, by the number of stacks."""

from __future__ import annotations

from math import log

from greenest.study.publication.figures.chart import (
    LOOKS,
    Axis,
    Chart,
    Dot,
    Panel,
    Series,
    level,
    measured,
)
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.static_shares import explained

FEWEST = 0.002
"""The fewest isolated stacks a board that are drawn."""
FEWEST_BOARDS = 5
"""The fewest unsolvable boards for which a share is drawn."""


def static(data: Data) -> Chart | None:
    """Describe the share of static reasons, and the isolated stacks, expected and found."""
    found = dict(list(explained(data).items())[:LOOKS])
    if not found:
        return None
    shares, expected, counted = [], [], []
    for look, (shape, own) in enumerate(found.items()):
        dots, curve, marks = [], [], []
        for each in own:
            row = each.reasons
            place = f"{shape} with {row.stacks} stacks"
            if each.unsolvable >= FEWEST_BOARDS:
                dots.append(measured(row.stacks, each.measured, place, "unsolvable boards"))
            if row.expected >= FEWEST:
                says = f"{place}: {row.expected:.3f} isolated stacks on a board are expected"
                curve.append(Dot(row.stacks, row.expected, says))
            mean = row.isolated_stacks / row.boards
            if mean >= FEWEST:
                marks.append(Dot(row.stacks, mean, f"{place}: {mean:.3f} were found"))
        shares.append(Series(shape, look, tuple(dots)))
        expected.append(Series(f"{shape}, expected", look, tuple(curve)))
        counted.append(Series(f"{shape}, found", look, tuple(marks), joined=False, hollow=True))
    most = max(each.reasons.stacks for own in found.values() for each in own)
    stacks = Axis("stacks on the board, as many of each colour", 0, most + 3)
    reasons = Axis("of the unsolvable, for a static reason", 0, 1, "percent")
    isolated = Axis("isolated stacks on a board", FEWEST, 4, "log")
    return Chart(
        "static",
        "Above: the unsolvable boards that are so for a static reason, with 95 % intervals, where "
        "there are five or more. Below: stacks alone in their row and column, as expected (lines) "
        "and as found (hollow marks). Of ln 2 on average, the grey line, about half of the boards "
        "have none.",
        (
            Panel("", stacks, reasons, tuple(shares)),
            Panel("", stacks, isolated, (*expected, *counted), (level(stacks, log(2)),)),
        ),
    )
