"""The levels of difficulty, held against players of several strengths."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import ceil, log
from statistics import median
from typing import NamedTuple

from greenest.study.difficulty.players import PLAYERS
from greenest.study.difficulty.rating import LEAST, PLAYOUTS, level_of
from greenest.study.publication.findings.wording import Table
from greenest.study.publication.rows import PlayerChances

COLUMNS = {name: name.replace(" ", "_") for name in PLAYERS}
"""By player, the column of the chance."""

COMPOSED = 1
"""The seed of the published puzzles; puzzles of one size have another."""


class Level(NamedTuple):
    """Puzzles of a level, to be compared with those of the next one."""

    group: str
    level: str
    puzzles: tuple[PlayerChances, ...]


def groups(rows: Sequence[PlayerChances]) -> dict[str, list[Level]]:
    """Return the levels of the published puzzles, and those of puzzles of one size, in order."""
    found: dict[str, list[Level]] = {}
    for group in dict.fromkeys(map(_group, rows)):
        own = [row for row in rows if _group(row) == group]
        found[group] = [
            Level(group, level, tuple(row for row in own if row.level == level))
            for level in LEAST
            if any(row.level == level for row in own)
        ]
    return found


def _group(row: PlayerChances) -> str:
    return "published" if row.seed == COMPOSED else row.size


def players(rows: Sequence[PlayerChances]) -> Table:
    """Return the games after which a player has solved half of the puzzles of a level.

    A game is restarted after each failure, and the median is taken over the puzzles.
    """
    return Table(
        "players",
        "Games until a puzzle is solved with a chance of one half, the median of each level",
        ("puzzles", "level", "number", *PLAYERS),
        tuple(
            (each.group, each.level, f"{len(each.puzzles):,}", *_medians(each.puzzles))
            for found in groups(rows).values()
            for each in found
        ),
        words=2,
    )


def _medians(puzzles: Sequence[PlayerChances]) -> list[str]:
    """Return the games that the median puzzle takes each player."""
    chosen = COLUMNS.values()
    return [_games(median(getattr(row, column) for row in puzzles)) for column in chosen]


def levels(rows: Sequence[PlayerChances]) -> Table:
    """Show how often the puzzle of the higher level is the harder one, for each player."""
    return Table(
        "levels",
        "Pairs of puzzles of neighbouring levels whose higher one is harder; 50 % is no difference",
        ("puzzles", "levels", *PLAYERS),
        tuple(
            (
                easier.group,
                f"{easier.level} and {harder.level}",
                *(f"{100 * order_kept(easier, harder, name):.0f} %" for name in PLAYERS),
            )
            for easier, harder in _neighbours(rows)
        ),
        words=2,
    )


def on_levels(rows: Sequence[PlayerChances]) -> list[str]:
    """Say how many published puzzles their exact chance would put on another level."""
    published = groups(rows).get("published")
    if not published:
        return []
    wrong = sum(level_of(row.random) != row.level for each in published for row in each.puzzles)
    puzzles = sum(len(each.puzzles) for each in published)
    return [
        f"By its exact chance {wrong:,} of the {puzzles:,} published puzzles would be of another "
        f"level than by the {PLAYOUTS:,} games that rate it."
    ]


def order_kept(easier: Level, harder: Level, player: str) -> float:
    """Return the share of pairs in which the higher level is solved less often; ties count half."""
    pairs: list[tuple[float, float]] = [
        (getattr(one, COLUMNS[player]), getattr(other, COLUMNS[player]))
        for one, other in product(easier.puzzles, harder.puzzles)
    ]
    return sum((one > other) + (one == other) / 2 for one, other in pairs) / len(pairs)


def _neighbours(rows: Sequence[PlayerChances]) -> Iterator[tuple[Level, Level]]:
    for each in groups(rows).values():
        yield from pairwise(each)


def _games(chance: float) -> str:
    """Return the games after which a player has succeeded with a chance of one half."""
    if chance in (0, 1):
        return "1" if chance else "never"
    return f"{ceil(log(0.5) / log(1 - chance)):,}"
