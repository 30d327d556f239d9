"""The tables for readers, each a function of the rows; tables without rows are left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise, product
from math import ceil, log
from statistics import median
from typing import NamedTuple

from greenest.study.difficulty.players import PLAYERS
from greenest.study.difficulty.rating import LEAST
from greenest.study.publication.findings.data import Data, Mixtures
from greenest.study.publication.findings.derived import (
    by_series,
    by_shape,
    explained,
    halves,
    totals,
    turning,
)
from greenest.study.publication.findings.skill import skill_tables
from greenest.study.publication.findings.wording import (
    Table,
    crossed,
    estimate,
    percent,
    same,
    table,
    unsolvable_bound,
)
from greenest.study.publication.rows import EQUAL, Mixture, PlayerChances, Point, Transition

COMPOSED = 1
"""The seed of the published puzzles; puzzles of one size have another seed."""


def tables(data: Data) -> list[Table]:
    """Return the tables that the data allows, in the order for readers."""
    made = (
        table(
            "full-boards",
            "Full boards",
            totals(data.full_boards),
            {
                **same("shape", "boards", "solvable", "unsolvable", "undecided"),
                "unsolvable, at most": lambda row: unsolvable_bound(
                    row.solvable, row.undecided, row.boards
                ),
            },
        ),
        crossed(
            "transition",
            "Share solvable by the number of stacks, with 95 % intervals",
            "stacks",
            {(row.stacks, row.shape): estimate(row.share) for row in data.points},
        ),
        k50_table(halves(data)),
        window_table(data.points),
        static_table(data),
        crossed(
            "play",
            "Full boards solved by simple play, with 95 % intervals",
            "shape",
            {(row.shape, row.strategy): estimate(row.share) for row in data.play},
        ),
        _mistakes(data),
        _players(data.chances),
        _levels(data.chances),
        table(
            "solutions",
            "Solutions of a balanced setup, orders counted apart",
            data.solutions,
            {
                **same("shape", "setups"),
                "fewest": "least",
                "median": lambda row: f"{row.median:,.0f}",
                "most": "most",
            },
        ),
        table(
            "small-shapes",
            "Every full board of small shapes",
            [row for row in data.small_shapes if row.setups],
            {
                "shape": "shape",
                "balanced setups": "setups",
                "unsolvable": lambda row: f"{row.setups - row.setups_solvable:,}",
                "full boards of any colours": "positions",
                "solvable": lambda row: percent(row.solvable, row.positions),
            },
        ),
        table(
            "games",
            "The other games at random, with 95 % intervals",
            data.games,
            {
                "game": "label",
                **same("player", "games"),
                "wins": lambda row: estimate(row.share),
                "draws": lambda row: percent(row.draws, row.games),
                "decisions, median": lambda row: f"{row.length_median:g}",
                "legal moves, mean": lambda row: f"{row.legal_moves_mean:.1f}",
            },
        ),
        *mixture_tables(data.mixtures),
        *skill_tables(data),
    )
    return [each for each in made if each.rows]


def k50_table(found: Sequence[Transition]) -> Table:
    """Return K50 by shape, small boards first."""
    return table(
        "k50",
        "Stacks at which half of the boards are solvable",
        sorted(found, key=lambda row: (row.cells, row.lines)),
        {
            "shape": "shape",
            "boards a point": "boards",
            "K50": lambda row: f"{row.k50:.2f}",
            "95 % interval": lambda row: f"{row.low:.2f} to {row.high:.2f}",
            "per line (rows + columns)": lambda row: f"{row.k50 / row.lines:.2f}",
            "per cell": lambda row: f"{row.k50 / row.cells:.2f}",
        },
    )


def window_table(points: Sequence[Point]) -> Table:
    """Return the table of windows: the stacks between which the share rises from 10 % to 90 %."""
    header = ("shape", "10 % are solvable with", "90 % with", "width", "width / K50")
    rows = []
    for shape, own in by_shape(points).items():
        tenth, half, most = (turning(own, level) for level in (0.1, 0.5, 0.9))
        if tenth and half and most:
            width = most[0] - tenth[0]
            widths = f"{width:.2f}", f"{width / half[0]:.2f}"
            rows.append((shape, _with_ends(*tenth), _with_ends(*most), *widths))
    return Table("window", "How wide the transition is, in stacks", header, tuple(rows))


def _with_ends(middle: float, low: float, high: float) -> str:
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


def static_table(data: Data) -> Table:
    """Return the table of static reasons, and of isolated stacks, both expected and found."""
    return table(
        "static",
        "Isolated stacks, and the unsolvable boards that static reasons explain",
        [(each.reasons, each.unsolvable) for own in explained(data).values() for each in own],
        {
            "shape": lambda each: each[0].shape,
            "stacks": lambda each: str(each[0].stacks),
            "isolated stacks, expected": lambda each: f"{each[0].expected:.3f}",
            "found": lambda each: f"{each[0].isolated_stacks / each[0].boards:.3f}",
            "boards with one": lambda each: percent(each[0].isolated, each[0].boards),
            "unsolvable": lambda each: percent(each[1], each[0].boards),
            "of these for a static reason": lambda each: percent(each[0].static, each[1]),
        },
    )


def _mistakes(data: Data) -> Table:
    exact = {
        (row.stacks, f"{row.shape}, exact"): percent(row.losing, row.captures)
        for row in data.exact_mistakes
        if row.captures
    }
    sampled = {
        (row.stacks, f"{row.shape}, sampled"): estimate(row.share)
        for row in data.sampled_mistakes
        if row.tried
    }
    title = "Captures that lose a won position, by the stacks before the capture"
    return crossed("mistakes", title, "stacks", exact | sampled)


class Level(NamedTuple):
    """Puzzles of a level: the published puzzles, or puzzles of one size."""

    group: str
    level: str
    puzzles: tuple[PlayerChances, ...]

    def chances(self, player: str) -> list[float]:
        """Return how often a player solves each of the puzzles."""
        return [getattr(row, player.replace(" ", "_")) for row in self.puzzles]


def _groups(rows: Sequence[PlayerChances]) -> list[list[Level]]:
    """Return the levels of the published puzzles, then those of puzzles of one size."""
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


def _players(rows: Sequence[PlayerChances]) -> Table:
    """Return the table of the games that a player needs for the median puzzle of each level.

    A player begins anew after each failure.
    """
    return table(
        "players",
        "Games until a puzzle is solved with a chance of one half, the median of each level",
        [each for found in _groups(rows) for each in found],
        {
            "puzzles": "group",
            "level": "level",
            "number": lambda each: f"{len(each.puzzles):,}",
            **{name: partial(_half_solved, name) for name in PLAYERS},
        },
        words=2,
    )


def _half_solved(player: str, level: Level) -> str:
    """Return the number of games that solve the median puzzle with a chance of one half."""
    chance = median(level.chances(player))
    if chance in (0, 1):
        return "1" if chance else "never"
    return f"{ceil(log(0.5) / log(1 - chance)):,}"


def _levels(rows: Sequence[PlayerChances]) -> Table:
    """Return the table of how often, for each player, the puzzle of the higher level is harder."""
    return table(
        "levels",
        "Pairs of puzzles of neighbouring levels whose higher one is harder; 50 % is no difference",
        [pair for found in _groups(rows) for pair in pairwise(found)],
        {
            "puzzles": lambda pair: pair[0].group,
            "levels": lambda pair: f"{pair[0].level} and {pair[1].level}",
            **{name: partial(_order_kept, name) for name in PLAYERS},
        },
        words=2,
    )


def _order_kept(player: str, levels: tuple[Level, Level]) -> str:
    """Return the share of pairs with the higher level solved less often; ties count half."""
    easier, harder = levels
    pairs = list(product(easier.chances(player), harder.chances(player)))
    share = sum((one > other) + (one == other) / 2 for one, other in pairs) / len(pairs)
    return f"{100 * share:.0f} %"


def mixture_tables(found: Sequence[Mixtures]) -> list[Table]:
    """Return tables of shares, and of the numbers of stacks at which the share is one half."""
    made = [each for mixtures in found for each in _of_mixtures(mixtures)]
    return [each for each in made if each.rows]


def _of_mixtures(found: Mixtures) -> Iterator[Table]:
    yield table(
        found.name,
        found.title,
        found.rows,
        {
            **same("shape", "colours"),
            "stacks": lambda row: str(row.stacks),
            "seed": lambda row: str(row.seed),
            "boards": "boards",
            "solvable": lambda row: estimate(row.share),
            "undecided": "undecided",
        },
        words=2,
    )
    turned = [(*series, own, turning(own)) for series, own in by_series(found.rows).items()]
    yield table(
        f"{found.name}-k50",
        f"{found.title}: stacks at which half are solvable",
        [each for each in turned if each[-1]],
        {
            "shape": lambda each: each[0],
            "black : green : white": lambda each: each[1],
            "seed": lambda each: str(each[2]),
            "boards": lambda each: f"{sum(row.boards for row in each[3]):,}",
            "K50": lambda each: f"{each[4][0]:.2f}",
            "95 % interval": lambda each: f"{each[4][1]:.2f} to {each[4][2]:.2f}",
        },
        words=2,
    )


def label(rows: Sequence[Mixture], series: tuple[str, str, int]) -> str:
    """Return a name that distinguishes a series from the other series of a table."""
    shape, ratio, seed = series
    words = [shape]
    if any(row.ratio != EQUAL for row in rows):
        words.append(ratio)
    if len({row.seed for row in rows}) > 1:
        words.append(f"seed {seed}")
    return ", ".join(words)
