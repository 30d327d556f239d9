"""All figures, as functions of the data. They return None if their rows are missing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import log

import numpy as np

from greenest.games.plurals import many
from greenest.study.publish.experiments import EXPERIMENTS
from greenest.study.publish.figures.chart import (
    LOOKS,
    Axis,
    Chart,
    Dot,
    Line,
    Panel,
    Series,
    beside,
    counted,
    level,
    measured,
    named,
    series_of,
    tick,
)
from greenest.study.publish.findings.data import Data, Mixtures
from greenest.study.publish.findings.derived import (
    Explained,
    Law,
    by_series,
    by_shape,
    curves,
    explained,
    halves,
    law,
    squares,
)
from greenest.study.publish.findings.skill import pair_of, setting_of
from greenest.study.publish.findings.tables import label
from greenest.study.publish.findings.wording import estimate, filled, percent
from greenest.study.publish.rows import (
    EQUAL,
    Mistakes,
    Mixture,
    Point,
    SimplePlay,
    SmallShape,
    StaticReasons,
    Transition,
)
from greenest.study.publish.shipped import content_of
from greenest.study.skill.levels import DECLINING
from greenest.study.skill.rows import Rung

CAPTIONS = content_of("figures/captions.toml")
DRAWN = ("6x6", "6x9", "9x9", "12x12")
"""The shapes whose transitions are drawn. If the data has none of these, others are drawn."""
DRAWN_SMALL = ("2x3", "2x8", "3x3", "3x4", "4x4")
"""The small shapes that are drawn. More curves would hide each other."""
FEWEST = 0.002
"""The least mean number of isolated stacks that is drawn."""
FEWEST_BOARDS = 5
"""The fewest unsolvable boards for which a share is drawn."""
MOST_PANELS = 8
STACKS = "stacks on the board, as many of each colour"
SOLVABLE = Axis("share solvable, 95 % intervals", 0, 1, "percent")


def charts(data: Data) -> list[Chart]:
    """Return the figures for which the data has rows, in the order in which they are shown."""
    describers = (transition, k50, static, play, mistakes, small_shapes, games, ladder)
    part = f" This is {data.part}." if data.part else ""
    found = filter(None, (describe(data) for describe in describers))
    ours = [replace(each, caption=f"{each.caption}{part}") for each in found]
    # The figure of K50 has the borders of equal colours.
    alone = [
        each
        for each in data.mixtures
        if each.name not in EXPERIMENTS or any(row.ratio != EQUAL for row in each.rows)
    ]
    return [*ours, *map(mixtures, alone)]


def _chart(name: str, *panels: Panel, across: int = 1, **facts: object) -> Chart:
    return Chart(name, filled(CAPTIONS[name], facts), panels, across)


def _panel(
    x: Axis, y: Axis, series: Iterable[Series], *guides: Line, along: str = "y", title: str = ""
) -> Panel:
    return Panel(title, x, y, tuple(series), guides, along)


def _place(row: Point | StaticReasons | Mistakes | SmallShape) -> str:
    return f"{row.shape} with {many(row.stacks, 'stack')}"


def _exactly(row: Mistakes | SmallShape, part: int, whole: int, what: str) -> Dot:
    says = f"{_place(row)}: {percent(part, whole)} of all {whole:,} {what}"
    return Dot(row.stacks, part / whole, says)


def transition(data: Data) -> Chart | None:
    """Describe the share solvable, and the positions searched, by the number of stacks."""
    found = curves(data)
    drawn = [shape for shape in DRAWN if shape in found] or list(found)[:LOOKS]
    if not drawn:
        return None
    points = [(shape, row) for shape in drawn for row in found[shape]]
    size = {
        shape: counted((row.boards for row in found[shape]), "boards a point") for shape in drawn
    }
    shares = series_of(
        points,
        lambda each: f"{each[0]}, {size[each[0]]}",
        lambda _, each: measured(each[1].stacks, each[1].share, _place(each[1]), "boards"),
    )

    def work(name: str, key: str, hollow: bool = False) -> tuple[Series, ...]:
        def dot(_: int, each: tuple[str, Point]) -> Dot:
            row = each[1]
            nodes = getattr(row, key)
            # A board decided without a search counts as one position on this axis.
            return Dot(
                row.stacks, max(nodes, 1), f"{_place(row)}: {name} {many(nodes, 'position')}"
            )

        return series_of(points, lambda each: f"{each[0]}, {name}", dot, hollow=hollow)

    nodes = (*work("95th percentile", "nodes_95"), *work("median", "nodes_median", hollow=True))
    highest = max(dot.y for series in nodes for dot in series.dots)
    stacks = Axis(STACKS, 0, max(row.stacks for _, row in points) + 3)
    return _chart(
        "transition",
        _panel(stacks, SOLVABLE, shares, level(stacks, 0.5)),
        _panel(stacks, Axis("positions searched", 1, 2 * highest, "log"), nodes),
    )


def k50(data: Data) -> Chart | None:
    """Describe the number of stacks at which half of the boards are solvable, by rows + columns."""
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
    lines = [row.lines for row in rows]
    lowest, highest = min(row.low for row in rows) - 2, max(row.high for row in rows) + 2
    return _chart(
        "k50",
        _panel(
            Axis("rows + columns", min(lines) - 1, max(lines) + 2),
            Axis("stacks at which half are solvable, 95 % intervals", lowest, highest),
            series,
            *([_curve(fitted)] if fitted else []),
        ),
        boards=counted((row.boards for row in rows), "boards at each number of stacks"),
        law=filled(CAPTIONS["law"], fitted) if fitted else "",
    )


def _curve(fitted: Law) -> Line:
    sides = np.linspace(fitted.sides[0], fitted.sides[-1], 30)
    heights = sides * (fitted.a + fitted.b * np.log(sides))
    return tuple(zip((2 * sides).tolist(), heights.tolist(), strict=True))


def static(data: Data) -> Chart | None:
    """Describe the share of unsolvable boards that have a static reason.

    A second panel has the mean number of isolated stacks on a board.
    """
    rows = [each for own in list(explained(data).values())[:LOOKS] for each in own]
    if not rows:
        return None
    reasons = [each.reasons for each in rows]

    def share(_: int, each: Explained) -> Dot | None:
        if each.unsolvable < FEWEST_BOARDS:
            return None
        row = each.reasons
        return measured(row.stacks, each.measured, _place(row), "unsolvable boards")

    def isolated(key: str, ending: str, **look: bool) -> tuple[Series, ...]:
        def dot(_: int, row: StaticReasons) -> Dot | None:
            mean = getattr(row, key)
            says = f"{_place(row)}: {mean:.3f} {ending}"
            return Dot(row.stacks, mean, says) if mean >= FEWEST else None

        return series_of(reasons, lambda row: f"{row.shape}, {key}", dot, **look)

    alone = (
        *isolated("expected", "isolated stacks on a board are expected"),
        *isolated("found", "were found", joined=False, hollow=True),
    )
    stacks = Axis(STACKS, 0, max(row.stacks for row in reasons) + 3)
    return _chart(
        "static",
        _panel(
            stacks,
            Axis("of the unsolvable, for a static reason", 0, 1, "percent"),
            series_of(rows, lambda each: each.reasons.shape, share),
        ),
        _panel(
            stacks,
            Axis("isolated stacks on a board", FEWEST, 4, "log"),
            alone,
            level(stacks, log(2)),
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

    none = "" if all(row.solved for row in data.play) else "None solved is drawn at the lower end. "
    return _chart(
        "play",
        _panel(
            Axis("full boards of this shape", -0.5, len(shapes) - 0.5, names=shapes),
            Axis("share solved, 95 % intervals", lowest, 1, "percent log"),
            series_of(data.play, lambda row: row.strategy, dot, joined=False),
        ),
        boards=counted((row.games for row in data.play), "boards of each shape, played once"),
        none=none,
    )


def mistakes(data: Data) -> Chart | None:
    """Describe the share of captures that lose, in all positions and in random play."""
    exact = [row for row in data.exact_mistakes if row.captures]
    tried = [row for row in data.sampled_mistakes if row.tried]
    if not exact or not tried:
        return None
    shape, size = tried[0].shape, counted((row.tried for row in tried), "captures a point")
    counted_all = series_of(
        exact,
        lambda row: row.shape,
        lambda _, row: _exactly(row, row.losing, row.captures, "captures"),
    )
    sampled = series_of(
        tried,
        lambda _: shape,
        lambda _, row: measured(
            row.stacks, row.share, f"{shape} with {many(row.stacks, 'stack')}", "captures"
        ),
    )
    share = Axis("share of captures that lose", 0, 0.7, "percent")
    # Play goes from left to right, so the number of stacks falls.
    lefts, rights = (
        Axis("stacks before the capture", max(row.stacks for row in rows) + 1, 1)
        for rows in (exact, tried)
    )
    return _chart(
        "mistakes",
        _panel(lefts, share, counted_all, title="All solvable positions, exact"),
        _panel(rights, share, sampled, title=f"{shape} from full boards, {size}"),
        across=2,
    )


def small_shapes(data: Data) -> Chart | None:
    """Describe the share of all positions that are solvable, by the number of stacks."""
    rows = [row for shape in DRAWN_SMALL for row in data.small_shapes if row.shape == shape]
    if not rows:
        return None
    positions = {shape: sum(row.positions for row in own) for shape, own in by_shape(rows).items()}
    series = series_of(
        rows,
        lambda row: f"{row.shape}, {many(positions[row.shape], 'position')}",
        lambda _, row: _exactly(row, row.solvable, row.positions, "positions"),
    )
    stacks = Axis("stacks on the board, of any colours", 0, max(row.stacks for row in rows) + 1)
    share = Axis("share of all positions solvable, exact", 0, 1, "percent")
    return _chart("small-shapes", _panel(stacks, share, series))


def games(data: Data) -> Chart | None:
    """Describe the share of games that each player wins alone, for each game."""
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
    most = max(row.high for row in data.games)
    won = Axis("share won alone; grey: equal shares", 0, max(most, 0.6), "percent")
    return _chart(
        "games",
        _panel(won, named(names), series, *guides, along="x"),
        games=counted((row.games for row in data.games), "games each"),
    )


def ladder(data: Data) -> Chart | None:
    """Describe, for each game, the share that a player of one level wins against another level.

    In Triforce, pairs of which only one level never exchanges are not drawn; they are in the
    tables.
    """
    rows = [row for row in data.rungs if row.decided]
    if not rows:
        return None
    names = list(dict.fromkeys(map(setting_of, rows)))
    drawn = [row for row in rows if DECLINING not in pair_of(row)]
    pairs = len(set(map(pair_of, drawn)))

    def dot(look: int, row: Rung) -> Dot:
        offset = round(0.7 * ((look + 0.5) / pairs - 0.5), 3)
        says = (
            f"{setting_of(row)}, {pair_of(row)}: {estimate(row.share)}, {many(row.decided, 'game')}"
        )
        return beside(round(names.index(setting_of(row)) + offset, 3), row.share, says)

    players = {setting_of(row): row.players for row in reversed(rows)}
    return _chart(
        "ladder",
        _panel(
            Axis("won of the games not drawn; grey: equal strength", 0, 1, "percent"),
            named(names),
            series_of(drawn, pair_of, dot, joined=False),
            *(tick(1 / players[name], place) for place, name in enumerate(names)),
            along="x",
        ),
        games=counted((row.decided for row in rows), "games a mark"),
    )


def mixtures(found: Mixtures) -> Chart:
    """Describe the shares in the table of a study, as curves if a series has several points.

    If no series has several points, each share has a row.
    """
    boards = counted((row.boards for row in found.rows), "boards a point")
    has_curves = any(len(rows) > 1 for rows in by_series(found.rows).values())
    panels, left_out = (_curves if has_curves else _marks)(found, boards)
    caption = filled(CAPTIONS["mixture"], found)
    if left_out > 0:
        what = "curves" if has_curves else "rows"
        caption += filled(CAPTIONS["left-out"], {"number": left_out, "what": what})
    return Chart(found.name, caption, panels, across=min(len(panels), 2))


def _curves(found: Mixtures, boards: str) -> tuple[tuple[Panel, ...], int]:
    """Return panels with at most `LOOKS` curves each, and the number of curves left out.

    The number is negative if there is room for more curves.
    """
    groups = by_series(found.rows)

    def name_of(row: Mixture) -> str:
        return label(found.rows, (row.shape, row.ratio, row.seed))

    series = series_of(
        [row for own in groups.values() for row in own],
        name_of,
        lambda _, row: measured(
            row.stacks, row.share, f"{name_of(row)} with {many(row.stacks, 'stack')}", "boards"
        ),
    )
    counts = [row.stacks for row in found.rows]
    stacks = Axis(f"stacks on the board ({boards})", min(counts) - 1, max(counts) + 1)
    most = LOOKS * MOST_PANELS
    panels = tuple(
        _panel(stacks, SOLVABLE, series[at : at + LOOKS], level(stacks, 0.5))
        for at in range(0, min(len(series), most), LOOKS)
    )
    return panels, len(series) - most


def _marks(found: Mixtures, boards: str) -> tuple[tuple[Panel, ...], int]:
    """Return a tuple of one panel with a row for each share, and the number of shares left out."""
    rows = found.rows[: LOOKS * MOST_PANELS]
    has_seeds = len({each.seed for each in found.rows}) > 1
    names = []
    for row in rows:
        colours = row.colours.replace("-", " : ")
        mix = many(row.stacks, "stack") if row.colours == EQUAL else colours
        names.append(f"{row.shape}, {mix}" + (f", seed {row.seed}" if has_seeds else ""))

    def dot(_: int, each: tuple[int, Mixture]) -> Dot:
        place, row = each
        says = f"{names[place]}: {estimate(row.share)}, {many(row.boards, 'board')}"
        return beside(place, row.share, says)

    series = series_of(tuple(enumerate(rows)), lambda _: "solvable", dot, joined=False)
    share = Axis(f"share solvable, 95 % intervals ({boards})", 0, 1, "percent")
    return (_panel(share, named(names), series, along="x"),), len(found.rows) - len(rows)
