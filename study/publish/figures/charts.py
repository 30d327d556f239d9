"""The figures of a study as data: axes, series and points. `drawing` draws them.

A figure is a function of the data of the study, and None if its rows are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from greenest.games.plurals import many
from greenest.study.publish.columns import EQUAL, Share
from greenest.study.publish.derived import by_series, curves, grouped, halves, rises, squares
from greenest.study.publish.package import Data, Mixtures
from greenest.study.publish.shipped import content_of
from greenest.study.publish.tables import filled, spread

LOOKS = 5
"""The number of series that colour, marker and line style can distinguish."""
CAPTIONS = content_of("figures/captions.toml")
MOST_SHOWN = 8 * LOOKS
"""The most curves of a table that are drawn, or shares in rows."""
STACKS = "stacks on the board, as many of each colour"

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


SOLVABLE = Axis("share solvable, 95 % intervals", 0, 1, "percent")


def chart_of(
    captions: Mapping[str, str], name: str, *panels: Panel, across: int = 1, **facts: object
) -> Chart:
    """Return a chart whose caption is the template of its name, filled with the facts."""
    return Chart(name, filled(captions[name], facts), panels, across)


def series_of(
    rows: Iterable[Row],
    label: Callable[[Row], str],
    dot: Callable[[int, Row], Dot | None],
    **look: bool,
) -> tuple[Series, ...]:
    """Group rows by label, and return a series for each label, in the order of the rows.

    `dot` gets the index of the series and a row. It returns the point of the row, or None for no
    point. The index of a series determines its look, as does `look`: `joined` and `hollow`.
    """
    found = []
    for number, (name, own) in enumerate(grouped(rows, label).items()):
        dots = tuple(filter(None, (dot(number, row) for row in own)))
        found.append(Series(name, number % LOOKS, dots, **look))
    return tuple(found)


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


def counted(sizes: Iterable[int], noun: str, rest: str) -> str:
    """Return the sizes of samples in words, as "1 board a point" or "1 to 9 boards a point"."""
    found = set(sizes)
    return f"{spread(found)} {noun if found == {1} else f'{noun}s'} {rest}"


def charts(data: Data) -> list[Chart]:
    """Return the figures for which the data has rows, in the order in which they are shown."""
    common = filter(None, (transition(data), k50(data)))
    return [*common, *map(mixtures, data.mixtures)]


def transition(data: Data, shapes: Sequence[str] = ()) -> Chart | None:
    """Describe the share solvable, and the positions searched, by the number of stacks.

    `shapes` are those drawn, or else the first ones, with a word in the caption on those left out.
    """
    found = curves(data)
    drawn = [shape for shape in shapes if shape in found] or list(found)[:LOOKS]
    if not drawn:
        return None
    points = [(shape, row) for shape in drawn for row in found[shape]]
    size = {
        shape: counted((row.boards for row in found[shape]), "board", "a point") for shape in drawn
    }
    shares = series_of(
        points,
        lambda each: f"{each[0]}, {size[each[0]]}",
        lambda _, each: above(each[1].stacks, each[1].share),
    )

    def work(name: str, key: str, hollow: bool = False) -> tuple[Series, ...]:
        return series_of(
            points,
            lambda each: f"{each[0]}, {name}",
            # A board decided without a search counts as one position on this axis.
            lambda _, each: Dot(each[1].stacks, max(getattr(each[1], key), 1)),
            hollow=hollow,
        )

    nodes = (*work("95th percentile", "nodes_95"), *work("median", "nodes_median", hollow=True))
    highest = max(dot.y for series in nodes for dot in series.dots)
    stacks = Axis(STACKS, 0, max(row.stacks for _, row in points) + 3)
    return chart_of(
        CAPTIONS,
        "transition",
        Panel(stacks, SOLVABLE, shares, (level(stacks, 0.5),)),
        Panel(stacks, Axis("positions searched", 1, 2 * highest, "log"), nodes),
        rest="" if shapes else _left_out(len(found) - len(drawn), "shape"),
    )


def k50(data: Data, guides: Sequence[Line] = (), law: str = "") -> Chart | None:
    """Describe the number of stacks at which half of the boards are solvable, by rows + columns.

    `law` is a sentence of the caption on the guides.
    """
    rows, found = halves(data), rises(data)
    if len(rows) < 2:
        return None
    drawn = {row.shape for row in rows}
    points = [row for _, shape, own in found if shape in drawn for row in own]
    square = squares(rows)
    series = series_of(
        sorted(rows, key=lambda row: row not in square),
        lambda row: "squares" if row in square else "other rectangles",
        lambda _, row: Dot(row.lines, row.k50, row.low, row.high, row.shape),
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
        boards=counted((row.boards for row in points), "board", "at each number of stacks"),
        law=law,
        rest=_left_out(len(found) - len(rows), "shape"),
    )


def mixtures(found: Mixtures) -> Chart:
    """Describe the shares of a study's table: as curves, or in rows if no series has two points."""
    boards = counted((row.boards for row in found.rows), "board", "a point")
    groups = by_series(found.rows)
    has_curves = any(len(rows) > 1 for rows in groups.values())
    panels = (_curves if has_curves else _marks)(found, boards)
    what, number = ("curve", len(groups)) if has_curves else ("row", len(found.rows))
    caption = filled(CAPTIONS["mixture"], found) + _left_out(number - MOST_SHOWN, what)
    return Chart(found.name, caption, panels, across=min(len(panels), 2))


def _left_out(number: int, what: str) -> str:
    return f" The table has {many(number, f'more {what}')}." if number > 0 else ""


def _words(found: Mixtures, seed: int, *words: str) -> str:
    """Return the name of a curve or a row, with its seed if the table has several."""
    has_seeds = len({row.seed for row in found.rows}) > 1
    return ", ".join((*words, f"seed {seed}") if has_seeds else words)


def _curves(found: Mixtures, boards: str) -> tuple[Panel, ...]:
    """Return panels with at most `LOOKS` curves each."""
    groups = by_series(found.rows)
    has_ratios = any(row.ratio != EQUAL for row in found.rows)
    series = series_of(
        [row for own in groups.values() for row in own],
        lambda row: _words(found, row.seed, row.shape, *([row.ratio] if has_ratios else [])),
        lambda _, row: above(row.stacks, row.share),
    )
    counts = [row.stacks for row in found.rows]
    stacks = Axis(f"stacks on the board ({boards})", min(counts) - 1, max(counts) + 1)
    return tuple(
        Panel(stacks, SOLVABLE, series[at : at + LOOKS], (level(stacks, 0.5),))
        for at in range(0, min(len(series), MOST_SHOWN), LOOKS)
    )


def _marks(found: Mixtures, boards: str) -> tuple[Panel, ...]:
    """Return a panel with a row for each share."""
    rows = found.rows[:MOST_SHOWN]
    names = []
    for row in rows:
        colours = row.colours.replace("-", " : ")
        mix = many(row.stacks, "stack") if row.colours == EQUAL else colours
        names.append(_words(found, row.seed, row.shape, mix))
    dots = tuple(beside(place, row.share) for place, row in enumerate(rows))
    series = Series("solvable", 0, dots, joined=False)
    share = Axis(f"share solvable, 95 % intervals ({boards})", 0, 1, "percent")
    return (Panel(share, named(names), (series,), along="x"),)
