"""A figure as data: axes, series and points. `drawing` draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from greenest.study.publish.derived import grouped
from greenest.study.publish.rows import Share
from greenest.study.publish.wording import filled

LOOKS = 5
"""The number of series that colour, marker and line style can distinguish."""

Row = TypeVar("Row")
Line = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis: its title, its ends, and the kind of its numbers.

    `kind` is "number", "percent", "log" or "percent log". If there are `names`, the values are 0,
    1, … and have these names. If `low` is above `high`, the axis is reversed.
    """

    title: str
    low: float
    high: float
    kind: str = "number"
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dot:
    """A point of a series.

    `low` and `high` are the ends of its interval, None without one. `name` is a text drawn beside
    it.
    """

    x: float
    y: float
    low: float | None = None
    high: float | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """Points with a common label. `look` is the index of their colour, marker and line style."""

    label: str
    look: int
    dots: tuple[Dot, ...]
    joined: bool = True
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A pair of axes with series.

    `guides` are grey lines. `along` is the axis, "y" or "x", along which intervals are drawn.
    """

    x: Axis
    y: Axis
    series: Sequence[Series]
    guides: Sequence[Line] = ()
    along: str = "y"
    title: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """A figure: its file name, its caption, and its panels, of which `across` are side by side."""

    name: str
    caption: str
    panels: tuple[Panel, ...]
    across: int = 1


def chart_of(
    captions: Mapping[str, str], name: str, *panels: Panel, across: int = 1, **facts: object
) -> Chart:
    """Return a chart whose caption is the template of its name, filled with the facts."""
    return Chart(name, filled(captions[name], facts), panels, across)


def series_of(
    rows: Iterable[Row],
    label: Callable[[Row], str],
    dot: Callable[[int, Row], Dot | None],
    joined: bool = True,
    hollow: bool = False,
) -> tuple[Series, ...]:
    """Group rows by label, and return a series for each label, in the order of the rows.

    `dot` gets the index of the series and a row. It returns the point of the row, or None for no
    point. The index of a series determines its look.
    """
    return tuple(
        Series(
            name,
            number % LOOKS,
            tuple(filter(None, (dot(number, row) for row in own))),
            joined,
            hollow,
        )
        for number, (name, own) in enumerate(grouped(rows, label).items())
    )


def above(place: float, share: Share) -> Dot:
    """Return a point at x = `place` whose y is the share, with its interval."""
    return Dot(place, share.value, share.low, share.high)


def beside(place: float, share: Share) -> Dot:
    """Return a point at y = `place` whose x is the share, with its interval."""
    return Dot(share.value, place, share.low, share.high)


def level(axis: Axis, value: float) -> Line:
    """Return a horizontal guide at height `value`, from end to end of the x-axis `axis`."""
    return ((axis.low, value), (axis.high, value))


def named(names: Iterable[str]) -> Axis:
    """Return an axis with a row for each name, the first at the top."""
    found = tuple(names)
    return Axis("", len(found) - 0.5, -0.5, names=found)


def counted(sizes: Iterable[int], noun: str) -> str:
    """Return the common size of samples as text with `noun`, such as "200 boards".

    If the sizes differ, return their range, such as "100 to 200 boards".
    """
    counts = sorted(set(sizes))
    if len(counts) == 1:
        return f"{counts[0]:,} {noun}"
    return f"{counts[0]:,} to {counts[-1]:,} {noun}"
