"""Tables of the other games among skilled players, game by game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import ceil, floor

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.wording import Column, Table, table
from greenest.study.publication.recorded import Recorded, recorded_tables
from greenest.study.skill.levels import DECLINING
from greenest.study.skill.match import THIRDS
from greenest.study.skill.rows import Rung, Trait

PAGES = ("green", "greener", "3stones", "capstone", "threestone", "triforce")
"""The games that have a page for designers."""

LADDER = "Who beats whom in the other games: one player of a level, the others of another."
"""The title of the figure."""

Traits = dict[str, Trait]


def skill_tables(data: Data) -> list[Table]:
    """Return the tables of all games."""
    return [
        _ladder("ladder", data.rungs),
        _table("choices", data.traits, CHOICES),
        _table("leads", data.traits, {**LEADS, **DRAWN}),
    ]


def designer_blocks(data: Data, recorded: Recorded) -> dict[str, str]:
    """Return the generated blocks of the designers' pages in Markdown, by name."""
    printed = {table.name: table for table in recorded_tables(recorded)}
    found: dict[str, str] = {}
    for page in PAGES:
        rungs = [row for row in data.rungs if row.game == page]
        traits = [row for row in data.traits if row.game == page]
        seats = max(map(len, map(seats_of, by_level(traits).values())), default=0)
        shown = [
            _table(f"{page}-seats", traits, _seats(seats)),
            _ladder(f"{page}-ladder", rungs),
            _table(f"{page}-choices", traits, CHOICES),
            _table(f"{page}-leads", traits, LEADS),
            _table(f"{page}-measures", [row for row in traits if row.trait in _MEASURED], MEASURES),
        ]
        for name in printed.keys() & {"values", "ratings", "trace"}:
            own = tuple(row for row in printed[name].rows if row[0].split()[0] == page)
            shown.append(replace(printed[name], name=f"{page}-{name}", rows=own))
        if any(row.trait == _CAPPED for row in traits):
            shown.append(_table(f"{page}-endings", traits, ENDINGS))
        found |= {table.name: table.as_markdown() for table in shown if table.rows}
    return found


def setting_of(row: Rung) -> str:
    """Return the game with its options, and a note if all players decline to exchange."""
    all_decline = row.player.endswith(DECLINING) and row.rivals.endswith(DECLINING)
    return _brief(row.label) + (", no exchanges" if all_decline else "")


def pair_of(row: Rung) -> str:
    """Return who plays whom in a row, without `DECLINING` if both have it."""
    player, rivals = row.player, row.rivals
    if setting_of(row) != row.label:
        player, rivals = player.removesuffix(DECLINING), rivals.removesuffix(DECLINING)
    return f"{player} against {rivals}"


def by_level(rows: Iterable[Trait]) -> dict[tuple[str, str], Traits]:
    """Return traits by name, for each game (with its options) and level."""
    found: dict[tuple[str, str], Traits] = {}
    for row in rows:
        found.setdefault((row.label, row.level), {})[row.trait] = row
    return found


def seats_of(traits: Traits) -> list[Trait]:
    """Return the shares of the players, in the order of their seats."""
    return [row for name, row in traits.items() if name.startswith("won by player ")]


def equal_share(traits: Traits) -> float:
    """Return the share of games that each player wins if all win equally often."""
    return (1 - traits["drawn"].mean) / len(seats_of(traits))


def _share(row: Trait | None) -> str:
    """Return a share in whole percent, without the sign, with its interval rounded outward."""
    if row is None:
        return ""
    return _whole(row.mean, max(row.low, 0.0), min(row.high, 1.0))


def _whole(share: float, low: float, high: float) -> str:
    return f"{100 * share:.0f} ({floor(100 * low)}–{ceil(100 * high)})"


def _mean(row: Trait | None) -> str:
    """Return a mean and, unless all values are equal, half the width of its interval."""
    if row is None:
        return ""
    reach = row.high - row.mean
    return f"{row.mean:.1f} ± {ceil(10 * reach) / 10:.1f}" if reach else f"{row.mean:g}"


def _hundredths(row: Trait | None) -> str:
    """Return a mean of shares in percent, without the sign, and half the width of its interval."""
    if row is None:
        return ""
    return f"{100 * row.mean:.1f} ± {ceil(1000 * (row.high - row.mean)) / 10:.1f}"


Columns = dict[str, Callable[[Traits], str]]
"""For the head of each column, a function that returns a cell of it."""

_OPEN = "moves open at a decision"
_CAPPED = "ended by the cap"


def _shares(trait: str) -> Callable[[Traits], str]:
    return lambda traits: _share(traits.get(trait))


def _means(trait: str) -> Callable[[Traits], str]:
    return lambda traits: _mean(traits.get(trait))


def _by_thirds(traits: Traits) -> list[str]:
    """Return the mean numbers of moves in each third of the turns."""
    found = [traits.get(f"{_OPEN}, {third} third") for third in THIRDS]
    return [f"{row.mean:.1f}" for row in found if row]


def _seat(number: int, traits: Traits) -> str:
    """Return the share of a player, in bold if its interval excludes an equal share."""
    row = traits.get(f"won by player {number}")
    if not row or not row.mean or row.low <= equal_share(traits) <= row.high:
        return _share(row)
    return f"**{_share(row)}**"


def _seats(number: int) -> Columns:
    columns = {f"{seat}, %": partial(_seat, seat) for seat in range(1, number + 1)}
    return {"games": lambda traits: str(traits["drawn"].games), **columns, **DRAWN}


DRAWN: Columns = {"drawn, %": _shares("drawn")}
CHOICES: Columns = {
    "turns": _means("turns"),
    "moves by thirds": lambda traits: ", ".join(_by_thirds(traits)),
    "no choice, %": _shares("share of turns with one move"),
    "passed, %": _shares("share of turns passed"),
}
LEADS: Columns = {
    "lead changes": _means("changes of lead"),
    "half-way leader wins, %": _shares("leader half-way wins"),
    "margin": _means("margin in points"),
    "level, %": _shares("level on points"),
    "level but won, %": _shares("won though level on points"),
}
_MEASURED = ("drama", "decided after this share of turns")
MEASURES: Columns = {
    "drama, %": lambda traits: _hundredths(traits["drama"]),
    "decided after, %": lambda traits: _hundredths(traits.get(_MEASURED[1])),
}
ENDINGS: Columns = {
    "pins, %": _shares("ended by pins"),
    "cap, %": _shares(_CAPPED),
    "held": _means("stacks won by the leader"),
    "empty": _means("stacks empty at the end"),
    "plugged": _means("stacks on a sword or shield at the end"),
}


def _table(name: str, rows: Sequence[Trait], columns: Columns) -> Table:
    """Return a table with a row for each game with its options and each level."""
    shown: dict[str, Column] = {
        "game": lambda traits: _brief(_any_of(traits).label),
        "players": lambda traits: _any_of(traits).level,
        **columns,
    }
    title = "How the other games go among players of one level, with 95 % intervals"
    return table(name, title, by_level(rows).values(), shown, words=2)


def _any_of(traits: Traits) -> Trait:
    return next(iter(traits.values()))


def _ladder(name: str, rows: Sequence[Rung]) -> Table:
    return table(
        name,
        "Who beats whom in the other games, with 95 % intervals",
        rows,
        {
            "game": lambda row: _brief(row.label),
            "player": "player",
            "against": "rivals",
            "games": "games",
            "won : lost": lambda row: f"{row.wins} : {row.losses}",
            "won of those, %": lambda row: (
                _whole(row.share.value, row.low, row.high) if row.decided else ""
            ),
            "if equal, %": lambda row: f"{100 / row.players:.0f}",
        },
        words=3,
    )


def _brief(label: str) -> str:
    """Return the name of a game with its options in tables, such as `green 6x9`."""
    return re.sub(r"rows=(\d+) cols=(\d+)", r"\1x\2", label).replace("=yes", "")
