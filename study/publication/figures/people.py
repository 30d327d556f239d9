"""What is hard for people: simple play, and captures that lose."""

from __future__ import annotations

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from greenest.study.publication.figures.style import (
    PERCENT,
    SERIES,
    Picture,
    counted,
    errors,
    picture,
)
from greenest.study.publication.findings.data import Data


def play(data: Data) -> Picture | None:
    """Draw the share of full boards that simple play solves."""
    rows = data.play
    if not rows:
        return None

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        shapes = list(dict.fromkeys(row.shape for row in rows))
        none = []
        for number, strategy in enumerate(dict.fromkeys(row.strategy for row in rows)):
            places, shares = [], []
            for row in rows:
                if row.strategy == strategy:
                    place = shapes.index(row.shape) + 0.16 * (number - 1)
                    if row.solved:
                        places.append(place)
                        shares.append(row.share)
                    else:
                        none.append((place, row.high, number))
            values = [share.value for share in shares]
            look = {**SERIES[number], "linestyle": "none"}
            axes.errorbar(places, values, errors(shares), label=strategy, **look)
        axes.set_yscale("log")
        for place, high, number in none:
            # Nothing solved: on a logarithmic axis only the upper end can be drawn.
            axes.errorbar(
                [place], [high], ([0.6 * high], [0.0]), uplims=True, color=SERIES[number]["color"]
            )
        axes.set_xticks(range(len(shapes)), shapes)
        size = counted((row.games for row in rows), "each, played once")
        axes.set_xlabel(f"full boards of this shape, {size}")
        axes.set_ylabel("share solved, 95 % intervals")
        axes.yaxis.set_major_formatter(PERCENT)
        axes.legend(title="strategy", loc="upper right")
        if none:
            axes.text(
                0.01,
                0.02,
                "arrow down: none solved, upper end of the interval",
                transform=axes.transAxes,
                fontsize=9,
            )

    return picture(
        "play",
        "How often simple play solves a full board. Intervals that cannot be seen are within the "
        "marks.",
        draw,
    )


def mistakes(data: Data) -> Picture | None:
    """Draw the share of captures that lose, in all positions and on the way through random ones."""
    exact, sampled = data.exact_mistakes, data.sampled_mistakes
    if not exact or not sampled:
        return None

    def draw(figure: Figure) -> None:
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=(2, 3))
        for number, shape in enumerate(dict.fromkeys(row.shape for row in exact)):
            own = [row for row in exact if row.shape == shape and row.captures]
            left.plot(
                [row.stacks for row in own],
                [row.losing / row.captures for row in own],
                label=shape,
                **SERIES[number],
            )
        left.set_title("all solvable positions, exact", fontsize=10)
        left.legend()
        left.set_ylabel("share of captures that lose")
        left.yaxis.set_major_formatter(PERCENT)
        tried = [row for row in sampled if row.tried]
        shape = tried[0].shape
        shares = [row.share for row in tried]
        values = [share.value for share in shares]
        stacks = [row.stacks for row in tried]
        right.errorbar(stacks, values, errors(shares), label=shape, **SERIES[0])
        size = counted((row.tried for row in tried), "captures a point")
        right.set_title(f"{shape} from full boards, {size}", fontsize=10)
        for axes in (left, right):
            axes.set_ylim(bottom=-0.02)
            axes.set_xlabel("stacks before the capture")
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            axes.invert_xaxis()

    return picture(
        "mistakes",
        "How often a capture turns a solvable position into an unsolvable one. Play goes from left "
        "to right; on the right, with 95 % intervals.",
        draw,
    )
