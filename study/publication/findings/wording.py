"""Formats numbers, with intervals rounded outward, and tables for readers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from greenest.study.publication.rows import Share
from greenest.system.intervals import clopper_pearson


@dataclass(frozen=True, slots=True)
class Table:
    """A table for readers: all cells are text, and the first column names the row.

    The first `words` columns are words, aligned left; the others are numbers, aligned right.
    """

    name: str
    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1

    def as_markdown(self) -> str:
        """Return the table in Markdown."""
        marks = ["---" if place < self.words else "---:" for place in range(len(self.header))]
        return "\n".join(f"| {' | '.join(row)} |" for row in (self.header, marks, *self.rows))


Column = str | Callable[[Any], str]
"""The name of an attribute or key of a row, or a function of the row."""


def same(*names: str) -> dict[str, Column]:
    """Return columns whose heads are the names of their attributes or keys."""
    return {name: name for name in names}


def table(
    name: str, title: str, rows: Iterable[Any], columns: Mapping[str, Column], words: int = 1
) -> Table:
    """Return a table with a row for each of `rows`; `columns` has its header and cells."""
    cells = tuple(tuple(_cell(row, each) for each in columns.values()) for row in rows)
    return Table(name, title, tuple(columns), cells, words)


def _cell(row: Any, column: Column) -> str:
    if callable(column):
        return column(row)
    value = row[column] if isinstance(row, Mapping) else getattr(row, column)
    return f"{value:,}" if isinstance(value, int) else str(value)


def crossed(name: str, title: str, corner: str, cells: Mapping[tuple[Any, str], str]) -> Table:
    """Return a table of cells by row and column; rows that are numbers are sorted."""
    lines = list(dict.fromkeys(line for line, _ in cells))
    if lines and isinstance(lines[0], int):
        lines.sort()
    columns = dict.fromkeys(column for _, column in cells)
    found = tuple((str(line), *(cells.get((line, each), "") for each in columns)) for line in lines)
    return Table(name, title, (corner, *columns), found)


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
    """Return a share in percent and its interval."""
    return f"{percent(share.part, share.whole)} ({span(share.low, share.high)})"


def unsolvable_bound(solvable: int, undecided: int, boards: int) -> str:
    """Return "1 in N": the upper end of the exact 95 % interval for the share unsolvable."""
    low = clopper_pearson(solvable, undecided, boards).low
    return f"1 in {math.floor(1 / (1 - low)):,}"


def listed(items: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last
