"""K50, where half of the boards are solvable, by size: a law for squares, the window."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

import numpy as np

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import (
    by_series,
    by_shape,
    squares,
    transitions,
    turning,
)
from greenest.study.publication.findings.wording import Table
from greenest.study.publication.rows import EQUAL, Point, Transition

LINE_ERROR = 0.1
"""Stacks by which straight lines between the points may be wrong; added to what chance may do."""
FARTHEST = 1e6
"""The largest side that is reported."""
DEVIATE = 1.959964
"""Standard deviations of a normal distribution to either side that hold 95 % of it."""


class Law(NamedTuple):
    """K50 = n * (a + b ln n) on squares of side n, by least squares, with standard errors.

    `worst` is the largest distance of a K50 from the law, and `beyond` the side from which on the
    law would lie below (n / 2) ln n, which it cannot for ever.
    """

    sides: tuple[int, ...]
    a: float
    b: float
    error_a: float
    error_b: float
    worst: float
    beyond: float


def halves(data: Data) -> list[Transition]:
    """Return where half of the balanced boards of each shape are solvable, a row a shape.

    Of a shape that several tables have, the first one counts, and whole transitions before borders.
    """
    found = {row.shape: row for row in transitions(data.points)}
    for table in data.mixtures:
        for (shape, ratio, _), rows in by_series(table.rows).items():
            half = turning(rows)
            if ratio != EQUAL or half is None:
                continue
            side, other = map(int, shape.split("x"))
            boards = min(row.boards for row in rows)
            ends = (round(each, 3) for each in half)
            found.setdefault(shape, Transition(shape, side + other, side * other, boards, *ends))
    return list(found.values())


def law(found: Sequence[Transition]) -> Law | None:
    """Fit the law to the squares; None for fewer than four."""
    rows = squares(found)
    if len(rows) < 4:
        return None
    sides = np.array([row.lines / 2 for row in rows])
    k50 = np.array([row.k50 for row in rows])
    chance = np.array([(row.high - row.low) / (2 * DEVIATE) for row in rows])
    errors = np.hypot(chance, LINE_ERROR)
    terms = np.stack([sides, sides * np.log(sides)], axis=1)
    weighted = terms / errors[:, None]
    covariance = np.linalg.inv(weighted.T @ weighted)
    a, b = map(float, covariance @ weighted.T @ (k50 / errors))
    error_a, error_b = map(float, np.sqrt(np.diag(covariance)))
    worst = float(np.abs(terms @ np.array([a, b]) - k50).max())
    beyond = exp(a / (0.5 - b)) if b < 0.5 else float("inf")
    whole = tuple(int(each) for each in sides)
    return Law(whole, a, b, error_a, error_b, worst, beyond)


def law_findings(data: Data) -> list[str]:
    """Say the law with its uncertainty and its limits."""
    found = law(halves(data))
    if found is None:
        return []
    first, *_, last = found.sides
    ends_a, ends_b = (
        f"{middle - DEVIATE * error:.2f} to {middle + DEVIATE * error:.2f}"
        for middle, error in ((found.a, found.error_a), (found.b, found.error_b))
    )
    limit = (
        "It describes these sizes and no others: in the end K50 exceeds (n / 2) ln n, for fewer "
        "stacks leave some isolated"
    )
    if found.beyond < FARTHEST:
        limit += f", and the law would fall below that from about n = {rough(found.beyond):,} on"
    return [
        f"On squares of side n, {first} to {last}, K50 = n ({found.a:.2f} + {found.b:.2f} ln n) "
        f"within {found.worst:.1f} stacks (95 % intervals: {ends_a} and {ends_b}). {limit}."
    ]


def rough(number: float) -> int:
    """Return a number rounded to one digit."""
    scale = 10 ** int(log(number, 10))
    return int(round(number / scale) * scale)


def window_table(points: Sequence[Point]) -> Table:
    """Return between which numbers of stacks the share rises from a tenth to nine tenths."""
    rows = []
    for shape, own in by_shape(points).items():
        tenth, half, most = (turning(own, level) for level in (0.1, 0.5, 0.9))
        if tenth and half and most:
            width = most[0] - tenth[0]
            rows.append(
                (
                    shape,
                    *(f"{each[0]:.2f} ({each[1]:.2f} to {each[2]:.2f})" for each in (tenth, most)),
                    f"{width:.2f}",
                    f"{width / half[0]:.2f}",
                )
            )
    return Table(
        "window",
        "How wide the transition is, in stacks",
        ("shape", "10 % are solvable with", "90 % with", "width", "width / K50"),
        tuple(rows),
    )


def k50_table(found: Sequence[Transition]) -> Table:
    """Return K50 by shape, small boards first."""
    rows = sorted(found, key=lambda row: (row.cells, row.lines))
    return Table(
        "k50",
        "Stacks at which half of the boards are solvable",
        (
            "shape",
            "boards a point",
            "K50",
            "95 % interval",
            "per line (rows + columns)",
            "per cell",
        ),
        tuple(
            (
                row.shape,
                f"{row.boards:,}",
                f"{row.k50:.2f}",
                f"{row.low:.2f} to {row.high:.2f}",
                f"{row.k50 / row.lines:.2f}",
                f"{row.k50 / row.cells:.2f}",
            )
            for row in rows
        ),
    )
