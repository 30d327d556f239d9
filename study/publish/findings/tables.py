"""The rows of the tables for readers, as functions of the data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product
from math import ceil, log
from statistics import median
from typing import Any, NamedTuple

from greenest.study.difficulty.players import PLAYERS
from greenest.study.difficulty.rating import LEAST
from greenest.study.publish.findings.data import Data, Mixtures
from greenest.study.publish.findings.derived import (
    BEND_AT_ENDS,
    by_series,
    curves,
    explained,
    halves,
    totals,
    turning,
)
from greenest.study.publish.findings.skill import skill_tables
from greenest.study.publish.findings.wording import Table, estimate, percent, table
from greenest.study.publish.rows import EQUAL, Mixture, PlayerChances

COMPOSED = 1
"""The seed of the published puzzles; the puzzles that are grouped by size have others."""


def tables(data: Data) -> list[Table]:
    """Return the tables that have rows, in the order in which they are shown."""
    part = f", {data.part}" if data.part else ""
    ours = (table(name, rows(data)) for name, rows in ROWS.items())
    made = (
        *(replace(each, title=f"{each.title}{part}") for each in ours),
        *mixture_tables(data.mixtures),
        *skill_tables(data),
    )
    return [each for each in made if each.rows]


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


def _mistakes(data: Data) -> Iterator[dict[str, Any]]:
    for row in data.exact_mistakes:
        if row.captures:
            losing = percent(row.losing, row.captures)
            yield {"stacks": row.stacks, "sample": f"{row.shape}, exact", "losing": losing}
    for drawn in data.sampled_mistakes:
        if drawn.tried:
            sample = f"{drawn.shape}, sampled"
            yield {"stacks": drawn.stacks, "sample": sample, "losing": estimate(drawn.share)}


class Level(NamedTuple):
    """The puzzles of one level, in one group: the published puzzles, or the puzzles of one size."""

    group: str
    level: str
    puzzles: tuple[PlayerChances, ...]

    def chances(self, player: str) -> list[float]:
        """Return the chance that a player solves each puzzle."""
        return [getattr(row, player.replace(" ", "_")) for row in self.puzzles]


def _groups(rows: Sequence[PlayerChances]) -> list[list[Level]]:
    """Return the levels of each group, the published puzzles first."""
    found: dict[str, list[PlayerChances]] = {}
    for row in rows:
        found.setdefault("published" if row.seed == COMPOSED else row.size, []).append(row)
    return [
        [
            Level(group, level, tuple(row for row in own if row.level == level))
            for level in LEAST
            if any(row.level == level for row in own)
        ]
        for group, own in found.items()
    ]


def _players(data: Data) -> Iterator[dict[str, Any]]:
    for each in (each for found in _groups(data.chances) for each in found):
        needed = {name: _half_solved(median(each.chances(name))) for name in PLAYERS}
        yield {"group": each.group, "level": each.level, "number": len(each.puzzles), **needed}


def _half_solved(chance: float) -> str:
    if chance in (0, 1):
        return "1" if chance else "never"
    return f"{ceil(log(0.5) / log(1 - chance)):,}"


def _levels(data: Data) -> Iterator[dict[str, Any]]:
    """Yield a row for each two neighbouring levels of a group.

    For each player, it has the percentage of pairs, one puzzle of each level, in which the puzzle
    of the higher level is harder.
    """
    for found in _groups(data.chances):
        for easier, harder in pairwise(found):
            shares = {
                name: _order_kept(easier.chances(name), harder.chances(name)) for name in PLAYERS
            }
            yield {
                "group": easier.group,
                "levels": f"{easier.level} and {harder.level}",
                **shares,
            }


def _order_kept(easier: Sequence[float], harder: Sequence[float]) -> float:
    """Return the percentage of pairs, from `easier` and `harder`, in which the second is less.

    The arguments are the chances to solve the puzzles of two levels. Equal chances count half.
    """
    pairs = list(product(easier, harder))
    return 100 * sum((one > other) + (one == other) / 2 for one, other in pairs) / len(pairs)


ROWS: dict[str, Callable[[Data], Iterable[Any]]] = {
    "full-boards": lambda data: totals(data.full_boards),
    "transition": _points,
    "k50": lambda data: sorted(halves(data), key=lambda row: (row.cells, row.lines)),
    "window": _windows,
    "static": lambda data: [each for own in explained(data).values() for each in own],
    "play": lambda data: data.play,
    "mistakes": _mistakes,
    "players": _players,
    "levels": _levels,
    "solutions": lambda data: data.solutions,
    "small-shapes": lambda data: [row for row in data.small_shapes if row.setups],
    "games": lambda data: data.games,
}
"""The rows of each table, by its name. The tables are shown in this order."""


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
