"""The other games under skill: their tables, and what they say, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.wording import Table, listed
from greenest.study.skill.experiments import STRONG
from greenest.study.skill.levels import DECLINING
from greenest.study.skill.match import THIRDS
from greenest.study.skill.rows import Rung, Trait

PAGES = {
    "green": ("green",),
    "greener": ("greener",),
    "3stones": ("3stones",),
    "capstone": ("capstone",),
    "threestone": ("threestone",),
    "triforce": ("triforce",),
}
"""The games that each of the pages for designers is about."""

LADDER = "Who beats whom in the other games: one player of a level, the others of another."
"""What the figure shows."""

SEARCH_AGAINST_GREED = f"{STRONG} against greedy"

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
        told = [*_on_strength(rungs), *_on_seats(traits), *_on_course(traits), *_on_ends(traits)]
        if told:
            found[f"{page}-findings"] = "\n".join(f"- {each}" for each in told)
    return found


def on_skill(data: Data) -> list[str]:
    """Say in which games searching beats greed, and where that is not shown."""
    rows = [row for row in data.rungs if pair_of(row) == SEARCH_AGAINST_GREED]
    if not rows:
        return []
    better = [setting_of(row) for row in rows if row.low > 1 / row.players]
    others = [setting_of(row) for row in rows if row.low <= 1 / row.players]
    text = f"Searching {STRONG.removeprefix('mcts-')} lines of play a move beats greed"
    told = f"{text} in {listed(better)}" if better else f"{text} nowhere"
    return [f"{told}{f'; not shown for {listed(others)}' if others else ''}."]


def setting_of(row: Rung) -> str:
    """Return the game with its options, and whether all decline to exchange."""
    all_decline = row.player.endswith(DECLINING) and row.rivals.endswith(DECLINING)
    return row.label + (", no exchanges" if all_decline else "")


def pair_of(row: Rung) -> str:
    """Return who plays against whom, without what all do."""
    player, rivals = row.player, row.rivals
    if setting_of(row) != row.label:
        player, rivals = player.removesuffix(DECLINING), rivals.removesuffix(DECLINING)
    return f"{player} against {rivals}"


def pairs_of(rows: Sequence[Rung]) -> dict[str, list[Rung]]:
    """Return the rows of each pair of levels that the figure shows, by its name.

    Who alone never exchanges in Triforce is left to the tables.
    """
    found: dict[str, list[Rung]] = {}
    for row in rows:
        if DECLINING not in pair_of(row):
            found.setdefault(pair_of(row), []).append(row)
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
    return _whole(row.mean, max(row.low, 0.0), min(row.high, 1.0))


def _whole(share: float, low: float, high: float) -> str:
    return f"{100 * share:.0f} % ({floor(100 * low)} to {ceil(100 * high)} %)"


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
                _whole(row.share.value, row.low, row.high) if row.decided else "",
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
        "tie-break": ("won though level on points", _share),
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
_CAPPED = "ended by the cap"
_HELD = "stacks won by the leader"
_EMPTY = "stacks empty at the end"
_PLUGGED = "stacks on a sword or shield at the end"

WATCHED = "greedy"
"""The level whose games are told: of the stronger ones there are few."""


def _endings(name: str, rows: Sequence[Trait]) -> Table:
    ends = ("ended by stacks", "ended by pins", _CAPPED)
    counts = (_HELD, _EMPTY, _PLUGGED)
    return Table(
        name,
        "How games of Triforce end",
        ("game", "players", "games", *ends, *counts),
        tuple(
            (
                label,
                level,
                str(traits["drawn"].games),
                *(_share(traits[name]) for name in ends),
                *(_mean(traits[name]) for name in counts),
            )
            for (label, level), traits in by_level(rows).items()
            if _PLUGGED in traits
        ),
        words=2,
    )


def _on_strength(rows: Sequence[Rung]) -> list[str]:
    """Say of each game who wins how often, and of whom it is shown that they are better."""
    found = []
    for setting in dict.fromkeys(map(setting_of, rows)):
        own = [row for row in rows if setting_of(row) == setting]
        even = 1 / own[0].players
        shown = [_is_better(row) for row in own if row.low > even]
        shown += [_is_worse(row) for row in own if row.high < even]
        others = [_is_better(row) for row in own if row.low <= even <= row.high]
        text = f"**Skill**, {setting}: {listed([_won(row) for row in own])}; players of equal "
        text += f"strength win {100 * even:.0f} %. Shown by the intervals: "
        text += f"{listed(shown) if shown else 'nothing'}"
        found.append(text + (f"; not shown: {listed(others)}." if others else "."))
    return found


def _is_better(row: Rung) -> str:
    return pair_of(row).replace(" against ", " is better than ")


def _is_worse(row: Rung) -> str:
    return pair_of(row).replace(" against ", " is worse than ")


def _won(row: Rung) -> str:
    """Say what a player won against others."""
    player, _, rivals = pair_of(row).partition(" against ")
    if not row.decided:
        return f"all {row.games} games of {player} against {rivals} are drawn"
    drawn = row.games - row.decided
    among = f" of the {row.decided} of {row.games} games that are not drawn" if drawn else ""
    return f"{player} wins {_whole(row.share.value, row.low, row.high)}{among} against {rivals}"


def _on_seats(rows: Sequence[Trait]) -> list[str]:
    """Say which seats have more or less than an equal share, by their intervals."""
    found, intervals = [], 0
    for (label, level), traits in by_level(rows).items():
        fair = equal_share(traits)
        seats = [(number, row) for number, row in enumerate(seats_of(traits), 1) if row.mean]
        intervals += len(seats)
        told = [
            f"player {number} wins {'more' if row.low > fair else 'less'}, {_share(row)}"
            for number, row in seats
            if row.low > fair or row.high < fair
        ]
        if told:
            found.append(f"{label} among {level} players, {listed(told)}")
    if not intervals:
        return []
    chance = f"of {intervals} intervals; one of twenty would do so by chance"
    if not found:
        return [f"**Seats**: no interval leaves out an equal share of the wins, {chance}."]
    return [f"**Seats** with more or less than an equal share, {chance}: {'; '.join(found)}."]


def _on_course(rows: Sequence[Trait]) -> list[str]:
    """Say how games go among players who take what is best at once."""
    found = []
    for (label, level), traits in by_level(rows).items():
        if level != WATCHED:
            continue
        lead = _share(traits.get("leader half-way wins"))
        if " " in label:
            found.append(
                f"**Variant** {label}, {level} players: {_mean(traits['turns'])} turns; the lead "
                f"changes {_mean(traits['changes of lead'])} times, who leads half-way wins "
                f"{lead or 'never'}, and the margin is {_mean(traits['margin in points'])} points."
            )
            continue
        free = [traits.get(f"{_OPEN}, {third} third") for third in THIRDS]
        moves = listed([f"{row.mean:.1f}" for row in free if row])
        passed, broken = traits["share of turns passed"], traits["won though level on points"]
        passes = f", passes among them, which are {_share(passed)}" if passed.mean else ""
        winners = f", {_share(broken)} have a winner all the same" if broken.mean else ""
        found.append(
            f"**Course**, {label}, {level} players: {_mean(traits['turns'])} turns; {moves} moves "
            "are open at a decision in the first, middle and last third; "
            f"{_share(traits['share of turns with one move'])} of the turns leave no choice"
            f"{passes}; the lead changes {_mean(traits['changes of lead'])} times, and who leads "
            f"half-way wins {lead or 'never'}; the margin is {_mean(traits['margin in points'])} "
            f"points, {_share(traits['level on points'])} of the games end level on points"
            f"{winners}, and {_share(traits['drawn'])} are drawn."
        )
    return found


def _on_ends(rows: Sequence[Trait]) -> list[str]:
    """Say how often games of Triforce meet the cap, and what the board is like then."""
    groups = {key: traits for key, traits in by_level(rows).items() if _CAPPED in traits}
    found = [
        f"**Meeting the cap**, {level} players: "
        + listed(
            [
                f"{_share(traits[_CAPPED])} in {label}"
                for (label, its_level), traits in groups.items()
                if its_level == level
            ]
        )
        + "."
        for level in dict.fromkeys(level for _, level in groups)
    ]
    for (label, level), traits in groups.items():
        if " " not in label:
            found.append(
                f"**The last board**, {label}, {level} players: the leader holds "
                f"{_mean(traits[_HELD])} stacks, {_mean(traits[_EMPTY])} are empty, and "
                f"{_mean(traits[_PLUGGED])} stand on a sword or shield."
            )
    return found
