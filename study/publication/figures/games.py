"""Figures of the other games: win rates at random, and between levels of skill."""

from __future__ import annotations

from greenest.study.publication.figures.chart import (
    Axis,
    Chart,
    Panel,
    Series,
    beside,
    counted,
    rows_of,
    tick,
)
from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.skill import LADDER, pairs_of, placed, setting_of
from greenest.study.publication.findings.wording import estimate


def games(data: Data) -> Chart | None:
    """Describe the share of games won alone by each player of each game."""
    if not data.games:
        return None
    names = list(dict.fromkeys(row.label for row in data.games))
    series, guides = [], []
    for player in sorted({row.player for row in data.games}):
        dots = (
            beside(
                round(names.index(row.label) + 0.2 * (player - 2), 2),
                row.share,
                f"{row.label}, player {player}: {estimate(row.share)}",
            )
            for row in data.games
            if row.player == player
        )
        series.append(Series(f"player {player}", player - 1, tuple(dots), joined=False))
    for place, name in enumerate(names):
        own = [row for row in data.games if row.label == name]
        guides.append(tick(own[0].won_by_one / len(own) / own[0].games, place))
    played = counted((row.games for row in data.games), "games each")
    most = max(row.high for row in data.games)
    return Chart(
        "games",
        f"Who wins the other games if everybody plays at random, {played}, with 95 % intervals.",
        (
            Panel(
                "",
                Axis("share won alone; grey: equal shares", 0, max(most, 0.6), "percent"),
                rows_of(names),
                tuple(series),
                tuple(guides),
                "x",
            ),
        ),
    )


def ladder(data: Data) -> Chart | None:
    """Describe the share that a player of a level wins against others of another, for each game."""
    rows = [row for row in data.rungs if row.decided]
    if not rows:
        return None
    names = list(dict.fromkeys(setting_of(row) for row in rows))
    pairs = pairs_of(rows)
    series = []
    for look, (pair, own) in enumerate(pairs.items()):
        dots = (
            beside(
                round(names.index(setting_of(row)) + placed(look, len(pairs)), 3),
                row.share,
                f"{setting_of(row)}, {pair}: {estimate(row.share)}, {row.decided} games",
            )
            for row in own
        )
        series.append(Series(pair, look, tuple(dots), joined=False))
    players = {setting_of(row): row.players for row in reversed(rows)}
    played = counted((row.decided for row in rows), "games a mark")
    return Chart(
        "ladder",
        f"{LADDER.removesuffix('.')}; {played}, with 95 % intervals.",
        (
            Panel(
                "",
                Axis("won of the games not drawn; grey: equal strength", 0, 1, "percent"),
                rows_of(names),
                tuple(series),
                tuple(tick(1 / players[name], place) for place, name in enumerate(names)),
                "x",
            ),
        ),
    )
