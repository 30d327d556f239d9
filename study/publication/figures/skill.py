"""The other games under skill: who beats whom."""

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
from greenest.study.publication.findings.skill import LADDER, pairs_of, placed, setting_of


def ladder(data: Data) -> Picture | None:
    """Draw for each game the share that a player of a level wins against others of another."""
    rows = [row for row in data.rungs if row.decided]
    if not rows:
        return None
    names = list(dict.fromkeys(setting_of(row) for row in rows))
    pairs = pairs_of(rows)

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for number, (pair, own) in enumerate(pairs.items()):
            shares = [row.share for row in own]
            axes.errorbar(
                [share.value for share in shares],
                [names.index(setting_of(row)) + placed(number, len(pairs)) for row in own],
                xerr=errors(shares),
                label=pair,
                **{**SERIES[number], "linestyle": "none"},
            )
        for place, name in enumerate(names):
            even = 1 / next(row.players for row in rows if setting_of(row) == name)
            axes.plot([even, even], [place - 0.4, place + 0.4], color="#888888", linewidth=1)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlim(-0.02, 1.02)
        axes.xaxis.set_major_formatter(PERCENT)
        played = counted((row.decided for row in rows), "games a mark")
        axes.set_xlabel(f"won of games not drawn, {played}\n95 % intervals; grey: equal strength")
        figure.legend(loc="outside lower center", ncols=2)

    return picture("ladder", LADDER, draw, (7.5, 7.6))
