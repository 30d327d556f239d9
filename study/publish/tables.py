"""The rows of the tables of a study for readers, as functions of its data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from greenest.study.publish.data import Data, Mixtures
from greenest.study.publish.derived import (
    BEND_AT_ENDS,
    by_series,
    curves,
    exact_halves,
    totals,
    turning,
)
from greenest.study.publish.rows import EQUAL, Mixture
from greenest.study.publish.wording import Table, table


def tables(data: Data) -> list[Table]:
    """Return the tables that have rows, in the order in which they are shown."""
    return [*common_tables(data), *mixture_tables(data.mixtures)]


def common_tables(data: Data) -> list[Table]:
    """Return the tables of `ROWS` that have rows."""
    part = f", {data.part}" if data.part else ""
    found = (table(name, rows(data)) for name, rows in ROWS.items())
    return [replace(each, title=f"{each.title}{part}") for each in found if each.rows]


def _points(data: Data) -> Iterator[dict[str, Any]]:
    for shape, own in curves(data).items():
        yield from ({"shape": shape, "stacks": row.stacks, "share": row.share} for row in own)


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


ROWS: dict[str, Callable[[Data], Iterable[Any]]] = {
    "full-boards": lambda data: totals(data.full_boards),
    "transition": _points,
    "k50": lambda data: sorted(exact_halves(data), key=lambda row: (row.cells, row.lines)),
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
            {"series": series, "boards": sum(row.boards for row in own), "half": half}
            for series, own in by_series(each.rows).items()
            if (half := turning(own))
        ]
        title = f"{each.title}: stacks at which half are solvable"
        made.append(table("mixture-k50", turned, f"{each.name}-k50", title))
    return [each for each in made if each.rows]


def label(rows: Sequence[Mixture], series: tuple[str, str, int]) -> str:
    """Return a name that distinguishes a series from the other series of a table."""
    shape, ratio, seed = series
    words = [shape]
    if any(row.ratio != EQUAL for row in rows):
        words.append(ratio)
    if len({row.seed for row in rows}) > 1:
        words.append(f"seed {seed}")
    return ", ".join(words)
