"""Tables of games among skilled players, for the report and for the page for designers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from greenest.lab.findings.data import Findings
from greenest.lab.findings.described import share, table
from greenest.lab.skill.levels import DECLINING
from greenest.lab.skill.match import THIRDS
from greenest.lab.skill.rows import Rung, Trait
from greenest.study.publish.tables import Table

MOST_SEATS = 6


def skill_tables(data: Findings) -> list[Table]:
    """Return three tables with rows for all games: of pairs of levels, of choices and of leads."""
    levels = by_level(data.traits)
    return [
        table("ladder", rungs(data.rungs)),
        table("choices", levels),
        table("leads", levels),
    ]


def designer_blocks(data: Findings) -> dict[str, str]:
    """Return the tables of the page for designers in Markdown, by the name of the table.

    Each game has a table of its seats. One table has measures, and one how games of Triforce end.
    """
    levels = by_level(data.traits)
    found = [
        table("measures", [each for each in levels if "drama" in each]),
        table("endings", [each for each in levels if "ended by the cap" in each]),
    ]
    for game in dict.fromkeys(row.game for row in data.traits):
        own = by_level(row for row in data.traits if row.game == game)
        seats = max(len(seats_of(each)) for each in own)
        unused = [f"{seat}, %" for seat in range(seats + 1, MOST_SEATS + 1)]
        found.append(table("seats", own, f"seats-{game}", without=unused))
    return {each.name: each.as_markdown() for each in found}


def setting_of(row: Rung) -> str:
    """Return the game with its options, and a note if all players decline to exchange."""
    all_decline = row.player.endswith(DECLINING) and row.rivals.endswith(DECLINING)
    return _brief(row.label) + (", no exchanges" if all_decline else "")


def pair_of(row: Rung) -> str:
    """Return the two levels of a row, without `DECLINING` if both levels have it."""
    player, rivals = row.player, row.rivals
    if setting_of(row) != row.label:
        player, rivals = player.removesuffix(DECLINING), rivals.removesuffix(DECLINING)
    return f"{player} against {rivals}"


def rungs(rows: Iterable[Rung]) -> list[dict[str, Any]]:
    """Return the rows of the table of a ladder."""
    return [
        {
            "row": row,
            "game": _brief(row.label),
            "won": row.share if row.decided else None,
            "equal": 100 / row.players,
        }
        for row in rows
    ]


def by_level(rows: Iterable[Trait]) -> list[dict[str, Any]]:
    """Return the rows of the tables of traits: a row for each game, its options, and level.

    A row has each trait by its name. Its other keys are `game`, `players` (the level), `thirds`
    (the mean number of legal moves in each third of the turns), and `seat 1`, `seat 2`, … (the
    share of each player). Raises ValueError if a game and level lack the row of drawn games.
    """
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in rows:
        key = row.label, row.level
        shown = found.setdefault(key, {"game": _brief(row.label), "players": row.level})
        shown[row.trait] = row
    for (label, level), shown in found.items():
        if "drawn" not in shown:
            raise ValueError(f"games/courses.csv: no row of 'drawn' for {label}, {level}")
        thirds = (shown.get(f"moves open at a decision, {third} third") for third in THIRDS)
        shown["thirds"] = ", ".join(f"{row.mean:.1f}" for row in thirds if row)
        seats = seats_of(shown)
        shown |= {
            f"seat {seat}": _seat(row, equal_share(shown)) for seat, row in enumerate(seats, 1)
        }
    return list(found.values())


def seats_of(traits: Mapping[str, Any]) -> list[Trait]:
    """Return the rows with the share of games that each player won, in the order of the seats."""
    return [row for name, row in traits.items() if name.startswith("won by player ")]


def equal_share(traits: Mapping[str, Any]) -> float:
    """Return the share of games that each player wins if all win equally often."""
    drawn: float = traits["drawn"].mean
    return (1 - drawn) / len(seats_of(traits))


def _seat(row: Trait, equal: float) -> str:
    """Return the share of a player, in bold if its interval excludes the equal share."""
    shown = share(row)
    return shown if not row.mean or row.low <= equal <= row.high else f"**{shown}**"


def _brief(label: str) -> str:
    return re.sub(r"rows=(\d+) cols=(\d+)", r"\1x\2", label).replace("=yes", "")
