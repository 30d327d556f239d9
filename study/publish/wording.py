"""Tables for readers, which `tables.toml` describes, and the formats of their cells.

Ends of intervals are rounded outward.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any
from urllib.parse import quote

from greenest.play.intervals import clopper_pearson
from greenest.study.publish.rows import Share
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


def table(
    kind: str,
    rows: Iterable[Any],
    name: str = "",
    title: str = "",
    without: Collection[str] = (),
    descriptions: Mapping[str, Any] = DESCRIBED,
) -> Table:
    """Return a table as the descriptions, such as `tables.toml`, describe it under `kind`.

    `name` and `title` replace those of the description. The columns in `without` are left out.
    """
    described = descriptions[kind]
    name, title = name or kind, title or described["title"]
    if "corner" in described:
        return _crossed(name, title, described, rows)
    columns = {head: cell for head, cell in described["columns"].items() if head not in without}
    cells = tuple(tuple(filled(template, row) for template in columns.values()) for row in rows)
    return Table(name, title, tuple(columns), cells, described.get("words", 1))


def _crossed(name: str, title: str, described: Mapping[str, str], rows: Iterable[Any]) -> Table:
    """Return a table with a row for each value of "line" and a column for each value of "column".

    In `described`, "line" and "column" name attributes of `rows`, and "cell" is the template for
    cells. Lines that are numbers are sorted.
    """
    cells: dict[tuple[Any, str], str] = {}
    for row in rows:
        line, column = (CELLS.get_value(described[key], [row], {}) for key in ("line", "column"))
        cells[line, column] = filled(described["cell"], row)
    lines = list(dict.fromkeys(line for line, _ in cells))
    if lines and isinstance(lines[0], int):
        lines.sort()
    columns = dict.fromkeys(column for _, column in cells)
    found = tuple((str(line), *(cells.get((line, each), "") for each in columns)) for line in lines)
    return Table(name, title, (described["corner"], *columns), found)


class Cells(Formatter):
    """Fills templates with the attributes of a row, or with its keys if it is a mapping."""

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
        if format_spec in FORMATS:
            return FORMATS[format_spec](value)
        return (
            f"{value:,}" if isinstance(value, int) and not format_spec else f"{value:{format_spec}}"
        )


CELLS = Cells()


def filled(template: str, row: Any) -> str:
    """Fill a template with the values of a row."""
    return CELLS.vformat(template, [row], {})


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


def estimate(share: Share) -> str:
    """Return a share in percent, and its interval."""
    return f"{percent(share.part, share.whole)} ({span(share.low, share.high)})"


def unsolvable_bound(solvable: int, undecided: int, boards: int) -> str:
    """Return the upper end of the exact 95 % interval for the share unsolvable, as "1 in N"."""
    low = clopper_pearson(solvable, undecided, boards).low
    return f"1 in {math.floor(1 / (1 - low)):,}"


def _whole(found: Any) -> str:
    """Return a Share or the mean of a row, and its interval, in whole percent without "%"."""
    middle = found.value if isinstance(found, Share) else found.mean
    low, high = max(found.low, 0.0), min(found.high, 1.0)
    return f"{100 * middle:.0f} ({math.floor(100 * low)}–{math.ceil(100 * high)})"


def _mean(found: Any) -> str:
    """Return the mean of a row, and half the width of its interval unless all values are equal."""
    reach = found.high - found.mean
    return f"{found.mean:.1f} ± {math.ceil(10 * reach) / 10:.1f}" if reach else f"{found.mean:g}"


def _hundredths(found: Any) -> str:
    """Return the mean of a row, and half the width of its interval, in percent without "%"."""
    reach = math.ceil(1000 * (found.high - found.mean)) / 10
    return f"{100 * found.mean:.1f} ± {reach:.1f}"


FORMATS: dict[str, Callable[[Any], str]] = {
    "percent": lambda found: percent(*found[:2]),
    "ratio": lambda found: f"{found[0] / found[1]:.2f}",
    "bound": lambda found: unsolvable_bound(*found),
    "estimate": estimate,
    "share": _whole,
    "mean": _mean,
    "hundredths": _hundredths,
    "link": quote,
}
"""The formats of templates, besides those of Python."""
