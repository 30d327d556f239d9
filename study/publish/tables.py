"""The tables of a study for readers, which `tables.toml` describes."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any
from urllib.parse import quote

from greenest.games.plurals import many
from greenest.play.intervals import clopper_pearson
from greenest.study.publish.columns import Mixture, Point, Share
from greenest.study.publish.derived import BEND_AT_ENDS, by_series, curves, rises, totals, turning
from greenest.study.publish.experiment import part_of
from greenest.study.publish.package import Data, Mixtures
from greenest.study.publish.shipped import content_of

DESCRIBED: Mapping[str, Any] = content_of("tables.toml")


@dataclass(frozen=True, slots=True)
class Table:
    """A table for readers. All cells are text.

    The first `words` columns are words, aligned left. The others are numbers, aligned right.
    """

    name: str
    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1

    def as_markdown(self) -> str:
        """Return the table in Markdown; a bar in a cell is escaped."""
        marks = ["---" if place < self.words else "---:" for place in range(len(self.header))]
        lines = (self.header, marks, *self.rows)
        cells = ([cell.replace("|", r"\|") for cell in row] for row in lines)
        return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def percent(part: float, whole: float) -> str:
    """Return a share in percent, with enough digits to differ from 0 % and 100 %."""
    if part in (0, whole):
        return f"{100 * part / whole:.0f} %"
    found = 100 * part / whole
    digits = max(1, -math.floor(math.log10(min(found, 100 - found))))
    return f"{found:.{min(digits + 1, 9)}f} %"


def span(low: float, high: float) -> str:
    """Return an interval of shares in percent, rounded outward."""
    low, high = 100 * low, 100 * high
    width = max(high - low, 1e-9)
    scale = 10 ** max(1, math.ceil(-math.log10(width)) + 1)
    digits = round(math.log10(scale))
    low, high = math.floor(low * scale) / scale, math.ceil(high * scale) / scale
    return f"{low:.{digits}f} to {high:.{digits}f} %"


def spread(sizes: Iterable[int]) -> str:
    """Return the fewest and the most of several sizes, or the only one."""
    *fewer, most = sorted(set(sizes))
    return f"{fewer[0]:,} to {most:,}" if fewer else f"{most:,}"


def estimate(share: Share) -> str:
    """Return a share in percent, and its interval."""
    return f"{percent(share.part, share.whole)} ({span(share.low, share.high)})"


def unsolvable_bound(solvable: int, undecided: int, boards: int) -> str:
    """Return the upper end of the exact 95 % interval for the share unsolvable, as "1 in N"."""
    low = clopper_pearson(solvable, undecided, boards).low
    return f"1 in {math.floor(1 / (1 - low)):,}"


FORMATS: dict[str, Callable[[Any], str]] = {
    "percent": lambda found: percent(*found[:2]),
    "ratio": lambda found: f"{found[0] / found[1]:.2f}" if found[0] else "",
    "bound": lambda found: unsolvable_bound(*found),
    "estimate": estimate,
    "link": quote,
    "part": part_of,
}
"""The formats of templates, besides those of Python."""


class Cells(Formatter):
    """Fills templates with the attributes of a row, or with its keys if it is a mapping.

    Formats are those of Python, of `FORMATS`, and `more`.
    """

    def __init__(self, **more: Callable[[Any], str]) -> None:
        self._formats = FORMATS | more

    def filled(self, template: str, row: Any) -> str:
        """Fill a template with the values of a row."""
        return self.vformat(template, [row], {})

    def get_field(self, field_name: str, args: Any, kwargs: Any) -> tuple[Any, str]:
        """Return the value of a name. Names with slashes between them give a tuple of values."""
        found = [super(Cells, self).get_field(each, args, kwargs) for each in field_name.split("/")]
        values = tuple(value for value, _ in found)
        return (values if len(values) > 1 else values[0]), field_name

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Return an attribute or a key of the row; None for a missing key."""
        (row,) = args
        return row.get(key) if isinstance(row, Mapping) else getattr(row, str(key))

    def format_field(self, value: Any, format_spec: str) -> str:
        """Return a value as text. Whole numbers without a format have commas."""
        if value is None:
            return ""
        if format_spec in self._formats:
            return self._formats[format_spec](value)
        return format(value, format_spec or ("," if isinstance(value, int) else ""))


CELLS = Cells()
filled = CELLS.filled
"""Fills a template with the values of a row, without more formats."""


def table(
    kind: str,
    rows: Iterable[Any],
    name: str = "",
    title: str = "",
    without: Collection[str] = (),
    descriptions: Mapping[str, Any] = DESCRIBED,
    by: Cells = CELLS,
) -> Table:
    """Return a table as the descriptions, such as `tables.toml`, describe it under `kind`.

    `name` and `title` replace those of the description. The columns in `without` are left out.
    Cells are filled by `by`.
    """
    described = descriptions[kind]
    name, title = name or kind, title or described["title"]
    if "corner" in described:
        return _crossed(name, title, described, rows, by)
    columns = {head: cell for head, cell in described["columns"].items() if head not in without}
    cells = tuple(tuple(by.filled(template, row) for template in columns.values()) for row in rows)
    return Table(name, title, tuple(columns), cells, described.get("words", 1))


def _crossed(
    name: str, title: str, described: Mapping[str, str], rows: Iterable[Any], by: Cells
) -> Table:
    """Return a table with a row for each value of "line" and a column for each value of "column".

    In `described`, "line" and "column" name attributes of `rows`, and "cell" is the template for
    cells. Lines that are numbers are sorted.
    """
    cells: dict[tuple[Any, str], str] = {}
    for row in rows:
        line, column = (by.get_value(described[key], [row], {}) for key in ("line", "column"))
        cells[line, column] = by.filled(described["cell"], row)
    lines = list(dict.fromkeys(line for line, _ in cells))
    if lines and isinstance(lines[0], int):
        lines.sort()
    columns = dict.fromkeys(column for _, column in cells)
    found = tuple((str(line), *(cells.get((line, each), "") for each in columns)) for line in lines)
    return Table(name, title, (described["corner"], *columns), found)


def common_tables(data: Data) -> list[Table]:
    """Return the tables of `ROWS` that have rows."""
    found = (table(name, rows(data)) for name, rows in ROWS.items())
    return [each for each in found if each.rows]


def _points(data: Data) -> Iterator[dict[str, Any]]:
    for shape, own in curves(data).items():
        for row in own:
            left = f", {row.undecided:,} undecided" if row.undecided else ""
            yield {"shape": shape, "stacks": row.stacks, "share": row.share, "left": left}


def _windows(data: Data) -> Iterator[dict[str, Any]]:
    """Yield a row for each shape whose share crosses 10 %, 50 % and 90 %.

    It has the stacks at which the share is 10 % and 90 %, and their difference, also relative to
    the stacks at 50 %.
    """
    for shape, own in curves(data).items():
        tenth, most = (turning(own, level, BEND_AT_ENDS) for level in (0.1, 0.9))
        half = turning(own)
        if tenth and half and most:
            width = most.value - tenth.value
            widths = {"width": width, "relative": width / half.value}
            yield {"shape": shape, "tenth": tenth, "most": most, **widths}


def _halves(data: Data) -> Iterator[dict[str, Any]]:
    for _, shape, points in rises(data):
        rows, cols = map(int, shape.split("x"))
        size = {"shape": shape, "lines": rows + cols, "cells": rows * cols}
        yield size | {"boards": spread(row.boards for row in points)} | _turned(points)


def _turned(rows: Sequence[Point] | Sequence[Mixture]) -> dict[str, Any]:
    """Return where the share crosses one half, or else at which ends of the rows it is open."""
    if half := turning(rows):
        return half._asdict() | {"interval": f"{half.low:.2f} to {half.high:.2f}"}
    ends = {"below": rows[0]} if min(row.high for row in rows) >= 0.5 else {}
    ends |= {"above": rows[-1]} if rows[-1].low < 0.5 else {}
    found = " and ".join(f"{side} {many(row.stacks, 'stack')}" for side, row in ends.items())
    return {"interval": f"open {found}"}


ROWS: dict[str, Callable[[Data], Iterable[Any]]] = {
    "full-boards": lambda data: totals(data.full_boards),
    "transition": _points,
    "k50": lambda data: sorted(_halves(data), key=lambda row: (row["cells"], row["lines"])),
    "window": _windows,
}
"""The rows of each table that shows all rows of a kind, by its name, in the order shown."""


def mixture_tables(found: Iterable[Mixtures]) -> list[Table]:
    """Return up to two tables for each study table.

    The first has the shares, and the second the stacks at which the share is one half. Tables
    without rows are left out.
    """
    made = []
    for each in found:
        made.append(table("mixture", each.rows, each.name, each.title))
        turned = [
            {"series": series, "boards": sum(row.boards for row in own)} | _turned(own)
            for series, own in by_series(each.rows).items()
            if len(own) > 1
        ]
        title = f"{each.title}: stacks at which half are solvable"
        made.append(table("mixture-k50", turned, f"{each.name}-k50", title))
    return [each for each in made if each.rows]
