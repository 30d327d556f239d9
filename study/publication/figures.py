"""The figures of the publication, by matplotlib: the same bytes from the same data.

Series differ by colour, marker and line style at once, so that they can be told apart in grey. The
colours are those of Okabe and Ito (2008), chosen for the colour-blind. Every figure names its axes
and sample sizes and draws 95 % intervals where something was sampled.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator

from greenest.study.publication.findings import (
    Data,
    exact_mistakes,
    game_label,
    half_solvable,
    squares_of,
    transitions,
)
from greenest.study.publication.measures import Row

STYLE: Any = {
    "figure.figsize": (7.5, 4.6),
    "figure.dpi": 100,
    "figure.constrained_layout.use": True,
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": "#dddddd",
    "lines.markersize": 5,
    "lines.linewidth": 1.5,
    "errorbar.capsize": 2,
    "legend.frameon": False,
    "svg.hashsalt": "greenest",
    "svg.fonttype": "path",
}

SERIES: tuple[dict[str, Any], ...] = (
    {"color": "#0072B2", "marker": "o", "linestyle": "-"},
    {"color": "#D55E00", "marker": "s", "linestyle": "--"},
    {"color": "#009E73", "marker": "^", "linestyle": "-."},
    {"color": "#000000", "marker": "D", "linestyle": ":"},
    {"color": "#CC79A7", "marker": "v", "linestyle": (0, (5, 1, 1, 1, 1, 1))},
)

MEDIAN: Any = {"linewidth": 0.9, "markersize": 4, "markerfacecolor": "white"}
PERCENTILE: Any = {"linewidth": 1.8}

DRAWN = ("6x6", "6x9", "9x9", "12x12")
"""The shapes whose transitions are drawn; more would hide each other."""

DRAWN_SMALL = ("2x3", "2x8", "3x3", "3x4", "4x4")
"""The small shapes that are drawn, for the same reason."""

PERCENT = FuncFormatter(lambda value, _: f"{100 * value:.6g} %")


class Picture(NamedTuple):
    """A figure: its name, what it shows in a sentence, and its two formats."""

    name: str
    caption: str
    svg: bytes
    png: bytes


def pictures(data: Data) -> list[Picture]:
    """Return the figures that the data allows."""
    matplotlib.use("Agg")
    return [found for draw in FIGURES if (found := draw(data))]


@contextmanager
def style() -> Iterator[None]:
    """Draw in the style of the publication."""
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(STYLE)
        yield


def render(figure: Figure, kind: str) -> bytes:
    """Return a figure as `svg` or `png`, without a date and the name of the program."""
    stream = io.BytesIO()
    if kind == "svg":
        figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    else:
        figure.savefig(stream, format="png", dpi=150, metadata={"Software": None})
    return stream.getvalue()


def _picture(
    name: str, caption: str, draw: Callable[[Figure], None], size: tuple[float, float] = (7.5, 4.6)
) -> Picture:
    with style():
        figure = Figure(figsize=size)
        draw(figure)
        return Picture(name, caption, render(figure, "svg"), render(figure, "png"))


def _shares(
    axes: Axes,
    x: Sequence[float],
    rows: Sequence[Row],
    hits: str,
    count: str,
    label: str,
    series: int,
    line: bool = True,
) -> None:
    """Draw shares with their intervals."""
    shares, errors = _errors(rows, hits, count)
    drawn = SERIES[series] if line else {**SERIES[series], "linestyle": "none"}
    axes.errorbar(x, shares, errors, label=label, **drawn)


def _errors(
    rows: Sequence[Row], hits: str, count: str
) -> tuple[list[float], tuple[list[float], list[float]]]:
    """Return the shares, and how far their intervals reach below and above them."""
    shares = [int(row[hits]) / int(row[count]) for row in rows]
    # An interval encloses its share but for rounding.
    below = [max(share - float(row["low"]), 0.0) for share, row in zip(shares, rows, strict=True)]
    above = [max(float(row["high"]) - share, 0.0) for share, row in zip(shares, rows, strict=True)]
    return shares, (below, above)


def _counted(rows: Sequence[Row], key: str, noun: str) -> str:
    """Return the sample size, or its range."""
    counts = sorted({int(row[key]) for row in rows})
    if len(counts) == 1:
        return f"{counts[0]:,} {noun}"
    return f"{counts[0]:,} to {counts[-1]:,} {noun}"


def _transition(data: Data) -> Picture | None:
    found = {shape: rows for shape, rows in transitions(data).items() if shape in DRAWN}
    if not found:
        return None

    def draw(figure: Figure) -> None:
        top, bottom = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
        for number, (shape, rows) in enumerate(found.items()):
            stacks = [int(row["stacks"]) for row in rows]
            label = f"{shape}, {_counted(rows, 'boards', 'boards a point')}"
            _shares(top, stacks, rows, "solvable", "boards", label, number)
            for key, look in (("nodes_median", MEDIAN), ("nodes_95", PERCENTILE)):
                # A board that was decided without a search counts as one node on this axis.
                nodes = [max(int(row[key]), 1) for row in rows]
                bottom.plot(stacks, nodes, **SERIES[number], **look)
        top.axhline(0.5, color="#888888", linewidth=0.8)
        top.set_ylabel("share solvable, 95 % intervals")
        top.yaxis.set_major_formatter(PERCENT)
        top.legend(loc="lower right")
        bottom.set_yscale("log")
        bottom.set_ylabel("positions searched")
        bottom.set_xlabel("stacks on the board, as many of each colour")
        bottom.xaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 3, 6, 10]))
        bottom.text(
            0.99,
            0.97,
            "thick, filled: 95th percentile; thin, hollow: median",
            transform=bottom.transAxes,
            ha="right",
            va="top",
            fontsize=9,
        )

    return _picture(
        "transition",
        "Share of random boards that are solvable, and the work to decide them, by the number of "
        "stacks. A board decided without a search is drawn at one position.",
        draw,
        (7.5, 6.4),
    )


def _k50(data: Data) -> Picture | None:
    rows = half_solvable(data)
    if len(rows) < 2:
        return None

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        lines = [int(row["lines"]) for row in rows]
        middle = [float(row["k50"]) for row in rows]
        errors = [
            [float(row["k50"]) - float(row["low"]) for row in rows],
            [float(row["high"]) - float(row["k50"]) for row in rows],
        ]
        axes.errorbar(lines, middle, errors, **{**SERIES[0], "linestyle": "none"})
        squares = squares_of(rows)
        axes.plot(
            [int(row["lines"]) for row in squares],
            [float(row["k50"]) for row in squares],
            color="#888888",
            linewidth=0.8,
            zorder=1,
        )
        for row, x, y in zip(rows, lines, middle, strict=True):
            axes.annotate(
                str(row["shape"]),
                (x, y),
                (7, -6),
                textcoords="offset points",
                va="center",
                fontsize=9,
            )
        axes.set_xlim(min(lines) - 1, max(lines) + 2)
        axes.margins(y=0.12)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        boards = _counted(rows, "boards", "random boards at each number of stacks")
        axes.set_xlabel(f"rows + columns ({boards})")
        axes.set_ylabel("stacks at which half are solvable, 95 % intervals")

    return _picture(
        "k50",
        "Where half of the boards are solvable, by the size of the board. The grey line joins the "
        "squares. Intervals that cannot be seen are within the marks.",
        draw,
    )


def _play(data: Data) -> Picture | None:
    rows = data.get("play", ())
    if not rows:
        return None

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        shapes = list(dict.fromkeys(str(row["shape"]) for row in rows))
        strategies = list(dict.fromkeys(str(row["strategy"]) for row in rows))
        none: list[tuple[float, Row, int]] = []
        for number, strategy in enumerate(strategies):
            own = [row for row in rows if row["strategy"] == strategy]
            x = [shapes.index(str(row["shape"])) + 0.16 * (number - 1) for row in own]
            solved = [(place, row) for place, row in zip(x, own, strict=True) if row["solved"]]
            _shares(
                axes,
                [place for place, _ in solved],
                [row for _, row in solved],
                "solved",
                "games",
                strategy,
                number,
                line=False,
            )
            none += [
                (place, row, number) for place, row in zip(x, own, strict=True) if not row["solved"]
            ]
        axes.set_yscale("log")
        for place, row, number in none:
            # Nothing solved: on a logarithmic axis only the upper end can be drawn.
            high = float(row["high"])
            axes.errorbar(
                [place], [high], ([0.6 * high], [0.0]), uplims=True, color=SERIES[number]["color"]
            )
        axes.set_xticks(range(len(shapes)), shapes)
        axes.set_xlabel(
            f"full boards of this shape, {_counted(rows, 'games', 'each, played once')}"
        )
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

    return _picture(
        "play",
        "How often simple play solves a full board. Intervals that cannot be seen are within the "
        "marks.",
        draw,
    )


def _mistakes(data: Data) -> Picture | None:
    exact, sampled = exact_mistakes(data), data.get("mistakes-sampled", ())
    if not exact or not sampled:
        return None

    def draw(figure: Figure) -> None:
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=(2, 3))
        for number, shape in enumerate(dict.fromkeys(str(row["shape"]) for row in exact)):
            own = [row for row in exact if row["shape"] == shape and row["captures"]]
            left.plot(
                [int(row["stacks"]) for row in own],
                [int(row["losing"]) / int(row["captures"]) for row in own],
                label=shape,
                **SERIES[number],
            )
        left.set_title("all solvable positions, exact", fontsize=10)
        left.legend()
        left.set_ylabel("share of captures that lose")
        left.yaxis.set_major_formatter(PERCENT)
        own = [row for row in sampled if row["tried"]]
        shape = str(own[0]["shape"])
        x = [int(row["stacks"]) for row in own]
        _shares(right, x, own, "losing", "tried", shape, 0)
        right.set_title(
            f"{shape} from full boards, {_counted(own, 'tried', 'captures a point')}", fontsize=10
        )
        for axes in (left, right):
            axes.set_ylim(bottom=-0.02)
            axes.set_xlabel("stacks before the capture")
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            axes.invert_xaxis()

    return _picture(
        "mistakes",
        "How often a capture turns a solvable position into an unsolvable one. Play goes from left "
        "to right; on the right, with 95 % intervals.",
        draw,
    )


def _small_shapes(data: Data) -> Picture | None:
    rows = data.get("small-shapes", ())
    if not rows:
        return None
    known = {str(row["shape"]) for row in rows}
    chosen = [shape for shape in DRAWN_SMALL if shape in known]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for number, shape in enumerate(chosen):
            own = [row for row in rows if row["shape"] == shape]
            axes.plot(
                [int(row["stacks"]) for row in own],
                [int(row["solvable"]) / int(row["positions"]) for row in own],
                label=f"{shape}, {sum(int(row['positions']) for row in own):,} positions",
                **SERIES[number],
            )
        axes.set_ylim(0, 1.03)
        axes.yaxis.set_major_formatter(PERCENT)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel("stacks on the board, of any colours")
        axes.set_ylabel("share of all positions solvable, exact")
        axes.legend(loc="lower right")

    return _picture(
        "small-shapes", "Share of all positions of small shapes that are solvable, exactly.", draw
    )


def _games(data: Data) -> Picture | None:
    rows = data.get("games", ())
    if not rows:
        return None
    games = list(dict.fromkeys(game_label(row) for row in rows))

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for player in sorted({int(row["player"]) for row in rows}):
            own = [row for row in rows if row["player"] == player]
            shares, errors = _errors(own, "wins", "games")
            places = [games.index(game_label(row)) + 0.2 * (player - 2) for row in own]
            drawn = {**SERIES[player - 1], "linestyle": "none"}
            axes.errorbar(shares, places, xerr=errors, label=f"player {player}", **drawn)
        for place, game in enumerate(games):
            own = [row for row in rows if game_label(row) == game]
            decided = int(own[0]["games"]) - int(own[0]["draws"]) - int(own[0]["lost_by_all"])
            fair = decided / len(own) / int(own[0]["games"])
            axes.plot([fair, fair], [place - 0.4, place + 0.4], color="#888888", linewidth=1)
        axes.set_yticks(range(len(games)), games)
        axes.invert_yaxis()
        axes.set_xlim(left=-0.015)
        axes.xaxis.set_major_formatter(PERCENT)
        axes.set_xlabel(
            f"share won alone of {_counted(rows, 'games', 'random games of each')}, "
            "95 % intervals; grey: equal shares"
        )
        axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))

    return _picture("games", "Who wins the other games if everybody plays at random.", draw)


PUZZLES_ACROSS, PUZZLES_DOWN = 4, 5


def puzzle_sheet(rows: Sequence[Row]) -> bytes:
    """Return a PDF with twenty boards to a page, a new page for each level."""
    from matplotlib.backends.backend_pdf import PdfPages

    stream = io.BytesIO()
    with style(), PdfPages(stream, metadata={"CreationDate": None}) as book:
        for level in dict.fromkeys(str(row["level"]) for row in rows):
            own = [row for row in rows if row["level"] == level]
            for first in range(0, len(own), PUZZLES_ACROSS * PUZZLES_DOWN):
                page = own[first : first + PUZZLES_ACROSS * PUZZLES_DOWN]
                book.savefig(_puzzle_page(level, page))
    return stream.getvalue()


def _puzzle_page(level: str, rows: Sequence[Row]) -> Figure:
    """Draw boards on a page of A4, each within a square of the unit length."""
    figure = Figure(figsize=(8.27, 11.69))
    axes = figure.subplots()
    for place, row in enumerate(rows):
        down, across = divmod(place, PUZZLES_ACROSS)
        _puzzle(axes, str(row["board"]).split("/"), across, 1.12 * down)
        title = f"{level} {row['number']}"
        axes.text(across + 0.5, 1.12 * down - 0.03, title, ha="center", va="bottom", fontsize=9)
    axes.set_xlim(-0.05, PUZZLES_ACROSS + 0.05)
    axes.set_ylim(1.12 * PUZZLES_DOWN, -0.4)
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.text(
        0,
        -0.25,
        f"Greenest, {level}: capture until a single stack is left (B takes G, G takes W, "
        "W takes B)",
        fontsize=10,
        va="bottom",
    )
    return figure


def _puzzle(axes: Axes, ranks: Sequence[str], left: float, top: float) -> None:
    """Draw a board into the square to the right of `left` and below `top`."""
    side = 0.9 / max(len(ranks), len(ranks[0]))
    looks = {"B": ("#333333", "white"), "G": ("#7fc98b", "black"), "W": ("white", "black")}
    for row, rank in enumerate(ranks):
        for col, colour in enumerate(rank):
            corner = (left + 0.05 + col * side, top + row * side)
            axes.add_patch(
                Rectangle(corner, side, side, facecolor="none", edgecolor="#999999", lw=0.5)
            )
            if colour in looks:
                fill, ink = looks[colour]
                x, y = corner[0] + side / 2, corner[1] + side / 2
                axes.add_patch(
                    Circle((x, y), 0.4 * side, facecolor=fill, edgecolor="black", lw=0.7)
                )
                axes.text(
                    x, y, colour, color=ink, ha="center", va="center_baseline", fontsize=50 * side
                )


FIGURES = (_transition, _k50, _play, _mistakes, _small_shapes, _games)
