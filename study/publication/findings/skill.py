"""The other games under skill: their tables, and what they say, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.wording import Table, estimate, listed
from greenest.study.skill.experiments import STRONG
from greenest.study.skill.levels import DECLINING
from greenest.study.skill.match import THIRDS
from greenest.study.skill.rows import Rung, Trait

PAGES = {
    "green": ("green",),
    "greener": ("greener",),
    "3stones": ("3stones",),
    "capstone": ("capstone", "threestone"),
    "triforce": ("triforce",),
}
"""The games that each of the pages for designers is about."""

LADDER = "Who beats whom in the other games: one player of a level, the others of another."
"""What the figure shows."""

Traits = dict[str, Trait]


def skill_tables(data: Data) -> list[Table]:
    """Return the tables of all games."""
    return [_ladder("ladder", data.rungs), _courses("courses", data.traits)]


def designer_blocks(data: Data) -> dict[str, str]:
    """Return the generated blocks of the pages for designers, by name, in Markdown."""
    found: dict[str, str] = {}
    for page, games in PAGES.items():
        rungs = [row for row in data.rungs if row.game in games]
        traits = [row for row in data.traits if row.game in games]
        shown = [
            _seats(f"{page}-seats", traits),
            _courses(f"{page}-courses", traits),
            _ladder(f"{page}-ladder", rungs),
            _endings(f"{page}-endings", traits),
        ]
        found |= {table.name: table.as_markdown() for table in shown if table.rows}
        told = [*_on_seats(traits), *_on_strength(rungs), *_on_course(traits)]
        if told:
            found[f"{page}-findings"] = "\n".join(f"- {each}" for each in told)
    return found


def on_skill(data: Data) -> list[str]:
    """Say in which games searching beats greed, and where that is not shown."""
    rows = [row for row in data.rungs if (row.player, row.rivals) == (STRONG, "greedy")]
    if not rows:
        return []
    better = [row.label for row in rows if row.low > 1 / row.players]
    others = [row.label for row in rows if row.low <= 1 / row.players]
    text = f"Searching {STRONG.removeprefix('mcts-')} lines of play a move beats greed"
    told = f"{text} in {listed(better)}" if better else f"{text} nowhere"
    return [f"{told}{f'; not shown for {listed(others)}' if others else ''}."]


def pairs_of(rows: Sequence[Rung]) -> dict[str, list[Rung]]:
    """Return the rows of each pair of levels that the figure shows, by its name.

    Who never exchanges in Triforce is left to the tables.
    """
    found: dict[str, list[Rung]] = {}
    for row in rows:
        if DECLINING not in row.player + row.rivals:
            found.setdefault(f"{row.player} against {row.rivals}", []).append(row)
    return found


def placed(number: int, count: int) -> float:
    """Return how far below the middle of its row one of so many marks stands."""
    return round(0.7 * ((number + 0.5) / count - 0.5), 3)


def by_level(rows: Iterable[Trait]) -> dict[tuple[str, str], Traits]:
    """Return the traits of each game with its options and each level, by their names."""
    found: dict[tuple[str, str], Traits] = {}
    for row in rows:
        found.setdefault((row.label, row.level), {})[row.trait] = row
    return found


def seats_of(traits: Traits) -> list[Trait]:
    """Return the shares of the players, in the order of their seats."""
    return [row for name, row in traits.items() if name.startswith("won by player ")]


def equal_share(traits: Traits) -> float:
    """Return what every player would win alone if all had the same of the games not drawn."""
    return (1 - traits["drawn"].mean) / len(seats_of(traits))


def _share(row: Trait | None) -> str:
    """Return a share in whole percent, its interval rounded outward."""
    if row is None:
        return ""
    low, high = max(row.low, 0.0), min(row.high, 1.0)
    return f"{100 * row.mean:.0f} % ({floor(100 * low)} to {ceil(100 * high)} %)"


def _mean(row: Trait | None) -> str:
    """Return a mean, and how far its interval reaches if it was not always the same."""
    if row is None:
        return ""
    reach = row.high - row.mean
    return f"{row.mean:.1f} ± {ceil(10 * reach) / 10:.1f}" if reach else f"{row.mean:g}"


def _ladder(name: str, rows: Sequence[Rung]) -> Table:
    return Table(
        name,
        "Who beats whom in the other games, with 95 % intervals",
        ("game", "player", "against", "games", "won", "lost", "won of those", "equal strength"),
        tuple(
            (
                row.label,
                row.player,
                row.rivals,
                str(row.games),
                str(row.wins),
                str(row.losses),
                estimate(row.share) if row.decided else "",
                f"{100 / row.players:.0f} %",
            )
            for row in rows
        ),
        words=3,
    )


def _seats(name: str, rows: Sequence[Trait]) -> Table:
    groups = by_level(rows)
    most = max((len(seats_of(traits)) for traits in groups.values()), default=0)
    return Table(
        name,
        "Games won by each seat",
        ("game", "players", "games", *(f"player {n}" for n in range(1, most + 1)), "drawn"),
        tuple(
            (
                label,
                level,
                str(traits["drawn"].games),
                *(_share(row) for row in [*seats_of(traits), *[None] * most][:most]),
                _share(traits["drawn"]),
            )
            for (label, level), traits in groups.items()
        ),
        words=2,
    )


def _courses(name: str, rows: Sequence[Trait]) -> Table:
    columns = {
        "turns": ("turns", _mean),
        **{f"moves, {third} third": (f"{_OPEN}, {third} third", _mean) for third in THIRDS},
        "one move only": ("share of turns with one move", _share),
        "passed": ("share of turns passed", _share),
        "changes of lead": ("changes of lead", _mean),
        "leader half-way wins": ("leader half-way wins", _share),
        "margin": ("margin in points", _mean),
        "level on points": ("level on points", _share),
    }
    return Table(
        name,
        "How the other games go among players of one level, with 95 % intervals",
        ("game", "players", *columns),
        tuple(
            (label, level, *(show(traits.get(trait)) for trait, show in columns.values()))
            for (label, level), traits in by_level(rows).items()
        ),
        words=2,
    )


_OPEN = "moves open at a decision"

WATCHED = "greedy"
"""The level whose games are told: of the stronger ones there are few."""


def _endings(name: str, rows: Sequence[Trait]) -> Table:
    columns = ("ended by stacks", "ended by pins", "ended by the cap")
    plugged = "stacks on a sword or shield at the end"
    return Table(
        name,
        "How games of Triforce end",
        ("game", "players", "games", *columns, plugged),
        tuple(
            (
                label,
                level,
                str(traits["drawn"].games),
                *(_share(traits[column]) for column in columns),
                _mean(traits[plugged]),
            )
            for (label, level), traits in by_level(rows).items()
            if plugged in traits
        ),
        words=2,
    )


def _on_seats(rows: Sequence[Trait]) -> list[str]:
    """Say which seats have more or less than an equal share, by their intervals."""
    found = []
    for (label, level), traits in by_level(rows).items():
        fair = equal_share(traits)
        told = [
            f"player {number} wins {'more' if row.low > fair else 'less'} than an equal share, "
            f"{_share(row)}"
            for number, row in enumerate(seats_of(traits), 1)
            if row.low > fair or row.high < fair
        ]
        if told:
            found.append(f"**Seats**, {label}, {level} players: {listed(told)}.")
    if not found and rows:
        found.append("**Seats**: no seat's interval leaves out an equal share of the wins.")
    return found


def _on_strength(rows: Sequence[Rung]) -> list[str]:
    """Say of each game how much skill is worth."""
    found = []
    for label in dict.fromkeys(row.label for row in rows):
        told = [
            f"{row.player} wins {estimate(row.share)} against {row.rivals}"
            for row in rows
            if row.label == label and row.decided
        ]
        even = 100 / next(row.players for row in rows if row.label == label)
        if told:
            found.append(
                f"**Skill**, {label}: of the games that it does not draw, {listed(told)}; players "
                f"of equal strength win {even:.0f} %."
            )
    return found


def _on_course(rows: Sequence[Trait]) -> list[str]:
    """Say how games go among players who take what is best at once."""
    found = []
    for (label, level), traits in by_level(rows).items():
        if level != WATCHED:
            continue
        free = [traits.get(f"{_OPEN}, {third} third") for third in THIRDS]
        moves = listed([f"{row.mean:.1f}" for row in free if row])
        found.append(
            f"**Course**, {label}, {level} players: {_mean(traits['turns'])} turns; {moves} moves "
            "are open at a decision in the first, middle and last third; "
            f"{_share(traits['share of turns with one move'])} of the turns leave no choice; the "
            f"lead changes {_mean(traits['changes of lead'])} times, and who leads half-way wins "
            f"{_share(traits.get('leader half-way wins')) or 'never'}; the margin is "
            f"{_mean(traits['margin in points'])} points, "
            f"{_share(traits['level on points'])} of the games end level on points and "
            f"{_share(traits['drawn'])} are drawn."
        )
    return found
