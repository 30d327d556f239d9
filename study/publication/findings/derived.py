"""Numbers that follow from the rows of the tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from greenest.study.publication.rows import FullBoards, Mixture, Point, Transition


class Total(NamedTuple):
    """The full boards of a shape, all slices together."""

    shape: str
    boards: int
    solvable: int
    unsolvable: int
    undecided: int


def totals(slices: Sequence[FullBoards]) -> list[Total]:
    """Return the sums of the slices of each shape."""
    found = []
    for shape in dict.fromkeys(row.shape for row in slices):
        own = [row for row in slices if row.shape == shape]
        found.append(
            Total(
                shape,
                sum(row.boards for row in own),
                sum(row.solvable for row in own),
                sum(row.unsolvable for row in own),
                sum(row.undecided for row in own),
            )
        )
    return found


def by_shape(points: Sequence[Point]) -> dict[str, list[Point]]:
    """Return the points of each shape, in the order of the tables."""
    found: dict[str, list[Point]] = {}
    for point in points:
        found.setdefault(point.shape, []).append(point)
    return found


def crossing(stacks: Sequence[int], shares: Sequence[float], level: float = 0.5) -> float | None:
    """Return where the shares rise over a level for the last time, interpolated on a line."""
    found = None
    points = list(zip(stacks, shares, strict=True))
    for (left, below), (right, above) in pairwise(points):
        if below < level <= above:
            found = left + (right - left) * (level - below) / (above - below)
    return found


def turning(
    rows: Sequence[Point] | Sequence[Mixture], level: float = 0.5
) -> tuple[float, float, float] | None:
    """Return where shares cross a level, and the ends of its interval; None if they do not.

    The upper ends of the rows' intervals cross it first, the lower ones last.
    """
    stacks = [row.stacks for row in rows]
    middle = crossing(stacks, [row.share.value for row in rows], level)
    low = crossing(stacks, [row.high for row in rows], level)
    high = crossing(stacks, [row.low for row in rows], level)
    if middle is None or low is None or high is None:
        return None
    return middle, low, high


def by_series(rows: Sequence[Mixture]) -> dict[tuple[str, str, int], list[Mixture]]:
    """Return the rows of each shape, ratio of colours and seed, by the number of stacks."""
    found: dict[tuple[str, str, int], list[Mixture]] = {}
    for row in sorted(rows, key=lambda row: row.stacks):
        found.setdefault((row.shape, row.ratio, row.seed), []).append(row)
    order = list(dict.fromkeys((row.shape, row.ratio, row.seed) for row in rows))
    return {series: found[series] for series in order}


def transitions(points: Sequence[Point]) -> list[Transition]:
    """Return where each shape turns solvable, if its points enclose one half."""
    found = []
    for shape, own in by_shape(points).items():
        half = turning(own)
        if half is None:
            continue
        k50, low, high = half
        rows, cols = map(int, shape.split("x"))
        found.append(
            Transition(
                shape,
                rows + cols,
                rows * cols,
                min(row.boards for row in own),
                round(k50, 3),
                round(low, 3),
                round(high, 3),
            )
        )
    return found


def squares(found: Sequence[Transition]) -> list[Transition]:
    """Return the rows of square shapes, small ones first."""
    return sorted(
        (row for row in found if 4 * row.cells == row.lines**2), key=lambda row: row.lines
    )
