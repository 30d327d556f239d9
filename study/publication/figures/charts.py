"""All figures, each a function of the data; a figure whose rows are missing is left out."""

from __future__ import annotations

from functools import partial
from math import log

import numpy as np

from greenest.study.publication.experiments import EXPERIMENTS
from greenest.study.publication.figures.chart import (
    LOOKS,
    Axis,
    Chart,
    Dot,
    Line,
    Panel,
    beside,
    counted,
    level,
    measured,
    rows_of,
    series_of,
    tick,
)
from greenest.study.publication.findings.data import Data, Mixtures
from greenest.study.publication.findings.derived import (
    Explained,
    Law,
    by_series,
    by_shape,
    explained,
    halves,
    law,
    squares,
)
from greenest.study.publication.findings.skill import LADDER, pair_of, setting_of
from greenest.study.publication.findings.tables import label
from greenest.study.publication.findings.wording import estimate, percent
from greenest.study.publication.rows import (
    EQUAL,
    Mistakes,
    Mixture,
    Point,
    SimplePlay,
    SmallShape,
    StaticReasons,
    Transition,
)
from greenest.study.skill.levels import DECLINING
from greenest.study.skill.rows import Rung

DRAWN = ("6x6", "6x9", "9x9", "12x12")
"""The shapes whose transitions are drawn, if the data has any of these."""
DRAWN_SMALL = ("2x3", "2x8", "3x3", "3x4", "4x4")
"""The small shapes that are drawn; the curves of more would hide each other."""
FEWEST = 0.002
"""The least mean number of isolated stacks that is drawn."""
FEWEST_BOARDS = 5
"""The fewest unsolvable boards for which a share is drawn."""
MOST_PANELS = 8
UPPER = "95th percentile"
WITHIN = "Intervals that cannot be seen are within the marks."


def charts(data: Data) -> list[Chart]:
    """Return the figures that the data allows, in the order in which they are shown."""
    describers = (transition, k50, static, play, mistakes, small_shapes, games, ladder)
    ours = [found for describe in describers if (found := describe(data))]
    # The figure of K50 has the borders of equal colours.
    alone = [
        each
        for each in data.mixtures
        if each.name not in EXPERIMENTS or any(row.ratio != EQUAL for row in each.rows)
    ]
    return [*ours, *map(mixtures, alone)]


def _place(row: Point | StaticReasons | Mistakes | SmallShape) -> str:
    return f"{row.shape} with {row.stacks} stacks"


def transition(data: Data) -> Chart | None:
    """Describe the share solvable, and the work of deciding, by the number of stacks."""
    found = by_shape(data.points)
    drawn = [shape for shape in DRAWN if shape in found] or list(found)[:LOOKS]
    if not drawn:
        return None
    points = [row for shape in drawn for row in found[shape]]
    size = {
        shape: counted((row.boards for row in found[shape]), "boards a point") for shape in drawn
    }
    shares = series_of(
        points,
        lambda row: f"{row.shape}, {size[row.shape]}",
        lambda _, row: measured(row.stacks, row.share, _place(row), "boards"),
    )

    def work(name: str, _: int, row: Point) -> Dot:
        nodes = row.nodes_median if name == "median" else row.nodes_95
        # A board decided without a search counts as one position on this axis.
        return Dot(row.stacks, max(nodes, 1), f"{_place(row)}: {name} {nodes:,} positions")

    upper = series_of(points, lambda row: f"{row.shape}, {UPPER}", partial(work, UPPER))
    middle = series_of(
        points, lambda row: f"{row.shape}, median", partial(work, "median"), hollow=True
    )
    highest = max(dot.y for series in (*upper, *middle) for dot in series.dots)
    most = max(row.stacks for row in points)
    stacks = Axis("stacks on the board, as many of each colour", 0, most + 3)
    share = Axis("share solvable, 95 % intervals", 0, 1, "percent")
    searched = Axis("positions searched", 1, 2 * highest, "log")
    return Chart(
        "transition",
        "Share of random boards that are solvable, and the work to decide them, by the number of "
        "stacks. A board decided without a search is drawn at one position.",
        (
            Panel("", stacks, share, shares, (level(stacks, 0.5),)),
            Panel("", stacks, searched, (*upper, *middle)),
        ),
    )


def k50(data: Data) -> Chart | None:
    """Describe the stacks at which half of boards are solvable, by rows + columns, and the law."""
    rows = halves(data)
    if len(rows) < 2:
        return None
    square = squares(rows)

    def dot(_: int, row: Transition) -> Dot:
        ends = f"({row.low:.2f} to {row.high:.2f})"
        says = f"{row.shape}: half are solvable with {row.k50:.2f} stacks {ends}"
        return Dot(row.lines, row.k50, says, row.low, row.high, row.shape)

    series = series_of(
        sorted(rows, key=lambda row: row not in square),
        lambda row: "squares" if row in square else "other rectangles",
        dot,
        joined=False,
    )
    fitted = law(rows)
    formula = f"n ({fitted.a:.2f} + {fitted.b:.2f} ln n)" if fitted else ""
    note = f"The grey line is {formula}, fitted to the squares of side n. " if fitted else ""
    boards = counted((row.boards for row in rows), "boards at each number of stacks")
    lines = [row.lines for row in rows]
    lowest, highest = min(row.low for row in rows) - 2, max(row.high for row in rows) + 2
    return Chart(
        "k50",
        f"Where half of the boards are solvable, by the size of the board; {boards}. {note}"
        f"{WITHIN}",
        (
            Panel(
                "",
                Axis("rows + columns", min(lines) - 1, max(lines) + 2),
                Axis("stacks at which half are solvable, 95 % intervals", lowest, highest),
                series,
                (_curve(fitted),) if fitted else (),
            ),
        ),
    )


def _curve(fitted: Law) -> Line:
    """Return the law of squares as a line, by rows + columns."""
    sides = np.linspace(fitted.sides[0], fitted.sides[-1], 30)
    heights = sides * (fitted.a + fitted.b * np.log(sides))
    return tuple(zip((2 * sides).tolist(), heights.tolist(), strict=True))


def static(data: Data) -> Chart | None:
    """Describe the share of static reasons, and the isolated stacks, both expected and found."""
    rows = [each for own in list(explained(data).values())[:LOOKS] for each in own]
    if not rows:
        return None

    def share(_: int, each: Explained) -> Dot | None:
        if each.unsolvable < FEWEST_BOARDS:
            return None
        row = each.reasons
        return measured(row.stacks, each.measured, _place(row), "unsolvable boards")

    def isolated(mean: float, row: StaticReasons, ending: str) -> Dot | None:
        return (
            Dot(row.stacks, mean, f"{_place(row)}: {mean:.3f} {ending}") if mean >= FEWEST else None
        )

    expected = series_of(
        [each.reasons for each in rows],
        lambda row: f"{row.shape}, expected",
        lambda _, row: isolated(row.expected, row, "isolated stacks on a board are expected"),
    )
    found = series_of(
        [each.reasons for each in rows],
        lambda row: f"{row.shape}, found",
        lambda _, row: isolated(row.isolated_stacks / row.boards, row, "were found"),
        joined=False,
        hollow=True,
    )
    most = max(each.reasons.stacks for each in rows)
    stacks = Axis("stacks on the board, as many of each colour", 0, most + 3)
    reasons = Axis("of the unsolvable, for a static reason", 0, 1, "percent")
    alone = Axis("isolated stacks on a board", FEWEST, 4, "log")
    return Chart(
        "static",
        "Above: the unsolvable boards that are so for a static reason, with 95 % intervals, where "
        "there are five or more. Below: stacks alone in their row and column, as expected (lines) "
        "and as found (hollow marks). Of ln 2 on average, the grey line, about half of the boards "
        "have none.",
        (
            Panel("", stacks, reasons, series_of(rows, lambda each: each.reasons.shape, share)),
            Panel("", stacks, alone, (*expected, *found), (level(stacks, log(2)),)),
        ),
    )


def play(data: Data) -> Chart | None:
    """Describe the share of full boards that simple strategies solve."""
    if not data.play:
        return None
    shapes = tuple(dict.fromkeys(row.shape for row in data.play))
    # On a logarithmic axis a share of 0 is drawn at the lower end.
    lowest = min(row.low if row.solved else row.high for row in data.play) / 2

    def dot(look: int, row: SimplePlay) -> Dot:
        place = round(shapes.index(row.shape) + 0.16 * (look - 1), 2)
        found = measured(place, row.share, f"{row.strategy} play on {row.shape}", "games")
        return Dot(place, max(found.y, lowest), found.says, max(row.low, lowest), row.high)

    size = counted((row.games for row in data.play), "boards of each shape, played once")
    none = "" if all(row.solved for row in data.play) else "None solved is drawn at the lower end. "
    return Chart(
        "play",
        f"How often simple play solves a full board; {size}. {none}{WITHIN}",
        (
            Panel(
                "",
                Axis("full boards of this shape", -0.5, len(shapes) - 0.5, names=shapes),
                Axis("share solved, 95 % intervals", lowest, 1, "percent log"),
                series_of(data.play, lambda row: row.strategy, dot, joined=False),
            ),
        ),
    )


def mistakes(data: Data) -> Chart | None:
    """Describe the share of captures that lose, in all positions and in random play."""
    exact = [row for row in data.exact_mistakes if row.captures]
    tried = [row for row in data.sampled_mistakes if row.tried]
    if not exact or not tried:
        return None

    def dot(_: int, row: Mistakes) -> Dot:
        says = f"{percent(row.losing, row.captures)} of all {row.captures:,} captures"
        return Dot(row.stacks, row.losing / row.captures, f"{_place(row)}: {says}")

    shape, size = tried[0].shape, counted((row.tried for row in tried), "captures a point")
    counted_all = series_of(exact, lambda row: row.shape, dot)
    sampled = series_of(
        tried,
        lambda _: shape,
        lambda _, row: measured(
            row.stacks, row.share, f"{shape} with {row.stacks} stacks", "captures"
        ),
    )
    share = Axis("share of captures that lose", 0, 0.7, "percent")
    # Play goes from left to right, so the number of stacks falls.
    lefts, rights = (
        Axis("stacks before the capture", max(row.stacks for row in rows) + 1, 1)
        for rows in (exact, tried)
    )
    return Chart(
        "mistakes",
        "How often a capture turns a solvable position into an unsolvable one. Play goes from left "
        "to right; what was sampled has 95 % intervals.",
        (
            Panel("All solvable positions, exact", lefts, share, counted_all),
            Panel(f"{shape} from full boards, {size}", rights, share, sampled),
        ),
        across=2,
    )


def small_shapes(data: Data) -> Chart | None:
    """Describe the share of all positions that are solvable, by the number of stacks."""
    rows = [row for shape in DRAWN_SMALL for row in data.small_shapes if row.shape == shape]
    if not rows:
        return None
    positions = {shape: sum(row.positions for row in own) for shape, own in by_shape(rows).items()}

    def dot(_: int, row: SmallShape) -> Dot:
        says = f"{percent(row.solvable, row.positions)} of all {row.positions:,} positions"
        return Dot(row.stacks, row.solvable / row.positions, f"{_place(row)}: {says}")

    most = max(row.stacks for row in rows)
    return Chart(
        "small-shapes",
        "Share of all positions of small shapes that are solvable, exactly.",
        (
            Panel(
                "",
                Axis("stacks on the board, of any colours", 0, most + 1),
                Axis("share of all positions solvable, exact", 0, 1, "percent"),
                series_of(
                    rows, lambda row: f"{row.shape}, {positions[row.shape]:,} positions", dot
                ),
            ),
        ),
    )


def games(data: Data) -> Chart | None:
    """Describe the share of games won alone by each player of each game."""
    if not data.games:
        return None
    names = list(dict.fromkeys(row.label for row in data.games))
    series = series_of(
        sorted(data.games, key=lambda row: row.player),
        lambda row: f"player {row.player}",
        lambda look, row: beside(
            round(names.index(row.label) + 0.2 * (look - 1), 2),
            row.share,
            f"{row.label}, player {row.player}: {estimate(row.share)}",
        ),
        joined=False,
    )
    guides = []
    for place, name in enumerate(names):
        own = [row for row in data.games if row.label == name]
        guides.append(tick(own[0].won_by_one / len(own) / own[0].games, place))
    played = counted((row.games for row in data.games), "games each")
    most = max(row.high for row in data.games)
    won = Axis("share won alone; grey: equal shares", 0, max(most, 0.6), "percent")
    return Chart(
        "games",
        f"Who wins the other games if everybody plays at random, {played}, with 95 % intervals.",
        (Panel("", won, rows_of(names), series, tuple(guides), "x"),),
    )


def ladder(data: Data) -> Chart | None:
    """Describe, for each game, the share that a player of one level wins against another level.

    Pairs in which one side never exchanges, in Triforce, are left to the tables.
    """
    rows = [row for row in data.rungs if row.decided]
    if not rows:
        return None
    names = list(dict.fromkeys(map(setting_of, rows)))
    drawn = [row for row in rows if DECLINING not in pair_of(row)]
    pairs = len(set(map(pair_of, drawn)))

    def dot(look: int, row: Rung) -> Dot:
        offset = round(0.7 * ((look + 0.5) / pairs - 0.5), 3)
        says = f"{setting_of(row)}, {pair_of(row)}: {estimate(row.share)}, {row.decided} games"
        return beside(round(names.index(setting_of(row)) + offset, 3), row.share, says)

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
                series_of(drawn, pair_of, dot, joined=False),
                tuple(tick(1 / players[name], place) for place, name in enumerate(names)),
                "x",
            ),
        ),
    )


def mixtures(found: Mixtures) -> Chart:
    """Describe the shares in the table of a study: as curves, or as rows, one for each mix."""
    boards = counted((row.boards for row in found.rows), "boards a point")
    own = by_series(found.rows)
    has_curves = any(len(rows) > 1 for rows in own.values())
    draw = _curves if has_curves else _marks
    panels, left_out = draw(found, boards)
    rest = f" {left_out} more {'curves' if has_curves else 'rows'} are in the table."
    caption = (
        f"{found.title}. Intervals are of 95 %; those that cannot be seen are within the marks."
    )
    return Chart(
        found.name, caption + (rest if left_out > 0 else ""), panels, across=min(len(panels), 2)
    )


def _curves(found: Mixtures, boards: str) -> tuple[tuple[Panel, ...], int]:
    """Return panels with at most `LOOKS` curves each, and the number of curves left out."""
    names = {name: label(found.rows, name) for name in by_series(found.rows)}

    def name_of(row: Mixture) -> str:
        return names[row.shape, row.ratio, row.seed]

    series = series_of(
        [row for own in by_series(found.rows).values() for row in own],
        name_of,
        lambda _, row: measured(
            row.stacks, row.share, f"{name_of(row)} with {row.stacks} stacks", "boards"
        ),
    )
    counts = [row.stacks for row in found.rows]
    stacks = Axis(f"stacks on the board ({boards})", min(counts) - 1, max(counts) + 1)
    share = Axis("share solvable, 95 % intervals", 0, 1, "percent")
    most = LOOKS * MOST_PANELS
    panels = tuple(
        Panel("", stacks, share, series[at : at + LOOKS], (level(stacks, 0.5),))
        for at in range(0, min(len(series), most), LOOKS)
    )
    return panels, len(series) - most


def _marks(found: Mixtures, boards: str) -> tuple[tuple[Panel, ...], int]:
    """Return a panel with a row for each share, the first at the top, and the number left out."""
    rows = found.rows[: LOOKS * MOST_PANELS]
    seeds = {each.seed for each in found.rows}
    names = []
    for row in rows:
        colours = (
            f"{row.stacks} stacks" if row.colours == EQUAL else row.colours.replace("-", " : ")
        )
        seed = f", seed {row.seed}" if len(seeds) > 1 else ""
        names.append(f"{row.shape}, {colours}{seed}")
    series = series_of(
        tuple(enumerate(rows)),
        lambda _: "solvable",
        lambda _, each: beside(
            each[0],
            each[1].share,
            f"{names[each[0]]}: {estimate(each[1].share)}, {each[1].boards:,} boards",
        ),
        joined=False,
    )
    share = Axis(f"share solvable, 95 % intervals ({boards})", 0, 1, "percent")
    panel = Panel("", share, rows_of(names), series, intervals="x")
    return (panel,), len(found.rows) - len(rows)
