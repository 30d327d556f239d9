"""The tables of our own results for readers, as functions of the findings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, product
from math import ceil, log
from statistics import median
from typing import Any, NamedTuple

from greenest.lab.experiments.rows import PlayerChances
from greenest.lab.findings.data import Findings
from greenest.lab.findings.derived import explained
from greenest.lab.findings.described import table
from greenest.lab.findings.skill import skill_tables
from greenest.lab.puzzles.players import PLAYERS
from greenest.study.difficulty.rating import LEAST
from greenest.study.publish.tables import Table, common_tables, estimate, mixture_tables, percent

COMPOSED = 1
"""The seed of the published puzzles; the puzzles that are grouped by size have others."""


def _mistakes(data: Findings) -> Iterator[dict[str, Any]]:
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


def _players(data: Findings) -> Iterator[dict[str, Any]]:
    for each in (each for found in _groups(data.chances) for each in found):
        needed = {name: _half_solved(median(each.chances(name))) for name in PLAYERS}
        yield {"group": each.group, "level": each.level, "number": len(each.puzzles), **needed}


def _half_solved(chance: float) -> str:
    if chance in (0, 1):
        return "1" if chance else "never"
    return f"{ceil(log(0.5) / log(1 - chance)):,}"


def _levels(data: Findings) -> Iterator[dict[str, Any]]:
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


ROWS: dict[str, Callable[[Findings], Iterable[Any]]] = {
    "static": lambda data: [each for own in explained(data).values() for each in own],
    "play": lambda data: data.play,
    "mistakes": _mistakes,
    "players": _players,
    "levels": _levels,
    "solutions": lambda data: data.solutions,
    "small-shapes": lambda data: [row for row in data.small_shapes if row.setups],
    "games": lambda data: data.games,
}
"""The rows of each table that no study has, by its name, in the order shown."""


def tables(data: Findings) -> list[Table]:
    """Return the tables that have rows, in the order in which they are shown."""
    own = (table(name, rows(data)) for name, rows in ROWS.items())
    made = (*common_tables(data), *own, *mixture_tables(data.mixtures), *skill_tables(data))
    return [each for each in made if each.rows]
