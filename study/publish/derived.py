"""Numbers computed from the rows of the tables.

K50 of a shape is the number of stacks at which half of its boards are solvable. It lies between two
points that were measured. The curve between them is straight in y**p for some p from -BEND to BEND,
where y = -ln(1 - share), and in ln y for p = 0; docs/transition.md says why, and that an interval
covers this error and that of sampling. Both points must be where the share rises: up to about
(rows + columns) / 2 stacks it falls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import log
from typing import Any, NamedTuple, TypeVar

from greenest.play.intervals import clopper_pearson
from greenest.study.publish.columns import EQUAL, FullBoards, Mixture, Point, Transition
from greenest.study.publish.package import Data

Row = TypeVar("Row")
Key = TypeVar("Key")

Curve = tuple[str, str, list[Any]]
"""A table, a shape, and its points there by number of stacks: a `Point` or a `Mixture` each."""
BEND = 0.4
"""The largest power of y, either way, in whose scale a curve may be straight near one half."""
BEND_AT_ENDS = 1.0
"""The same near a tenth and nine tenths, where the steepness changes faster."""
BEYOND = 1e300
"""It stands for the y of a share of 1, and its inverse for that of a share of 0."""


def totals(slices: Sequence[FullBoards]) -> list[dict[str, Any]]:
    """Return, for each shape, the sums of the counts in its rows, by their names.

    Of rows with the same seed only the longest counts, as it has the boards of the others, and of
    these the one with the fewest undecided boards.
    """
    found = []
    for shape, own in grouped(slices, lambda row: row.shape).items():
        longest = {
            row.seed: row for row in sorted(own, key=lambda row: (row.boards, -row.undecided))
        }
        found.append({"shape": shape} | _sums(list(longest.values())))
    return found


def _sums(rows: Sequence[FullBoards] | Sequence[Mixture]) -> dict[str, Any]:
    names = ("boards", "solvable", "unsolvable", "undecided")
    return {name: sum(getattr(row, name) for row in rows) for name in names}


def grouped(rows: Iterable[Row], key: Callable[[Row], Key]) -> dict[Key, list[Row]]:
    """Group rows by a key, in the order of the rows."""
    found: dict[Key, list[Row]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return found


class Turning(NamedTuple):
    """The number of stacks at which the share crosses a level, and the ends of its interval.

    `step` is the distance of the two points between which `value` lies.
    """

    value: float
    low: float
    high: float
    step: int


def crossing(
    points: Sequence[tuple[int, float]], level: float = 0.5, power: float = 0.0
) -> tuple[float, int] | None:
    """Return where the shares last rise above a level, and the step between the two points there.

    `points` are numbers of stacks with shares in 0..1. Between them the curve is straight in
    y**power, or in ln y if `power` is 0. The result is None if no share rises above the level, or
    if the last share is below it, for then the last rise lies beyond the points.
    """
    found = None
    if not points or points[-1][1] < level:
        return None
    for (left, below), (right, above) in pairwise(points):
        if below < level <= above:
            bottom, middle, top = (_height(share, power) for share in (below, level, above))
            found = left + (right - left) * (middle - bottom) / (top - bottom), right - left
    return found


def _height(share: float, power: float) -> float:
    y = max(1 / BEYOND, -log(1 - share)) if share < 1 else BEYOND
    return y**power / power if power else log(y)


def turning(
    rows: Sequence[Point] | Sequence[Mixture], level: float = 0.5, bend: float = BEND
) -> Turning | None:
    """Return where the share crosses a level, with an interval for the errors named above.

    The interval begins where the upper ends of the rows' intervals cross the level on the curve
    that rises first, and it ends where the lower ends do on the curve that rises last. So it begins
    at the left point if all boards of the right one are solvable, and ends at the right point if
    none of the left one are. For the value itself, none or all of n boards count as half a board.
    The result is None if one of the three curves never crosses the level, or ends below it.
    """

    def counted(row: Point | Mixture) -> float:
        least = 1 / (2 * row.boards)
        return min(max(row.share.value, least), 1 - least)

    middle = crossing([(row.stacks, counted(row)) for row in rows], level)
    low = crossing([(row.stacks, row.high) for row in rows], level, bend)
    high = crossing([(row.stacks, row.low) for row in rows], level, -bend)
    if middle is None or low is None or high is None:
        return None
    return Turning(middle[0], low[0], high[0], middle[1])


def by_series(rows: Sequence[Mixture]) -> dict[tuple[str, str, int], list[Mixture]]:
    """Group rows by shape, ratio of colours and seed. Each group is sorted by number of stacks."""
    found = grouped(rows, lambda row: (row.shape, row.ratio, row.seed))
    return {series: sorted(own, key=lambda row: row.stacks) for series, own in found.items()}


def curves(data: Data) -> dict[str, list[Point]]:
    """Return the points of each shape by a name: the shape, and the table if several have it."""
    found = _by_shape(data)
    times = Counter(shape for _, shape, _ in found)
    return {
        shape if times[shape] == 1 else f"{shape}, {table}": rows for table, shape, rows in found
    }


def _by_shape(data: Data) -> list[Curve]:
    return [
        (each.name, shape, rows)
        for each in data.curves
        for shape, rows in grouped(each.rows, lambda row: row.shape).items()
    ]


def rises(data: Data) -> list[Curve]:
    """Return the points of each shape with several numbers of stacks, of equal colours.

    If several tables have a shape, the first counts that shows its K50, in the order of the study.
    Without an order the tables of transitions come first. Of mixtures, boards of all seeds are
    counted together.
    """
    found = _by_shape(data)
    for each in data.mixtures:
        equal = [row for row in each.rows if row.ratio == EQUAL]
        for shape, own in grouped(equal, lambda row: row.shape).items():
            found.append((each.name, shape, _of_all_seeds(own)))
    place = {name: number for number, name in enumerate(data.declared)}
    found.sort(key=lambda each: place.get(each[0], len(place)))
    by_shape = grouped((each for each in found if len(each[2]) > 1), lambda each: each[1])
    return [next((each for each in own if turning(each[2])), own[0]) for own in by_shape.values()]


def halves(data: Data) -> list[Transition]:
    """Return the transition of each shape that shows its K50, to a thousandth of a stack."""
    found = []
    for table, shape, points in rises(data):
        if half := turning(points):
            rows, cols = map(int, shape.split("x"))
            known = shape, table, half.step, rows + cols, rows * cols
            ends = (round(end, 3) for end in half[:3])
            found.append(Transition(*known, min(row.boards for row in points), *ends))
    return found


def _of_all_seeds(rows: Sequence[Mixture]) -> list[Mixture]:
    """Return a row for each number of stacks, sorted by it."""
    found = grouped(sorted(rows, key=lambda row: row.stacks), lambda row: row.stacks)
    for stacks, own in found.items():
        if len(own) > 1:
            sums = _sums(own)
            ends = clopper_pearson(sums["solvable"], sums["undecided"], sums["boards"])
            found[stacks] = [replace(own[0], low=ends.low, high=ends.high, **sums)]
    return [row for row, *_ in found.values()]


def squares(found: Sequence[Transition]) -> list[Transition]:
    """Return the rows of square shapes, small shapes first."""
    return sorted(
        (row for row in found if 4 * row.cells == row.lines**2), key=lambda row: row.lines
    )
