"""Who wins the other games if everybody plays at random."""

from __future__ import annotations

from matplotlib.figure import Figure

from greenest.study.publication.figures.style import (
    PERCENT,
    SERIES,
    Picture,
    counted,
    errors,
    picture,
)
from greenest.study.publication.findings.data import Data


def games(data: Data) -> Picture | None:
    """Draw the share of games won alone by each player of each game."""
    rows = data.games
    if not rows:
        return None
    names = list(dict.fromkeys(row.label for row in rows))

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for player in sorted({row.player for row in rows}):
            own = [row for row in rows if row.player == player]
            shares = [row.share for row in own]
            values = [share.value for share in shares]
            places = [names.index(row.label) + 0.2 * (player - 2) for row in own]
            look = {**SERIES[player - 1], "linestyle": "none"}
            axes.errorbar(values, places, xerr=errors(shares), label=f"player {player}", **look)
        for place, name in enumerate(names):
            own = [row for row in rows if row.label == name]
            fair = own[0].won_by_one / len(own) / own[0].games
            axes.plot([fair, fair], [place - 0.4, place + 0.4], color="#888888", linewidth=1)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlim(left=-0.015)
        axes.xaxis.set_major_formatter(PERCENT)
        axes.set_xlabel(
            f"share won alone of {counted((row.games for row in rows), 'random games of each')}, "
            "95 % intervals; grey: equal shares"
        )
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))

    return picture("games", "Who wins the other games if everybody plays at random.", draw)
