"""The figures of our own results, as functions of the findings. They are None without rows."""

from __future__ import annotations

from functools import partial
from math import log

import numpy as np

from greenest.games.plurals import many
from greenest.lab.experiments.rows import SimplePlay, StaticReasons
from greenest.lab.findings.data import Findings
from greenest.lab.findings.derived import Explained, Law, explained, law
from greenest.lab.findings.described import PACKAGE
from greenest.lab.findings.skill import pair_of, setting_of
from greenest.lab.skill.levels import DECLINING
from greenest.lab.skill.rows import Rung
from greenest.study.publish.columns import EQUAL
from greenest.study.publish.derived import grouped, halves
from greenest.study.publish.figures.charts import (
    LOOKS,
    STACKS,
    Axis,
    Chart,
    Dot,
    Line,
    Panel,
    Series,
    above,
    beside,
    chart_of,
    counted,
    level,
    mixtures,
    named,
    series_of,
    transition,
)
from greenest.study.publish.figures.charts import k50 as study_k50
from greenest.study.publish.shipped import content_of
from greenest.study.publish.tables import filled

CAPTIONS = content_of("captions.toml", PACKAGE)
DRAWN = ("6x6", "6x9", "9x9", "12x12")
"""The shapes whose transitions are drawn."""
DRAWN_SMALL = ("2x3", "2x8", "3x3", "3x4", "4x4")
"""The small shapes that are drawn. More curves would hide each other."""
FEWEST = 0.002
"""The least mean number of isolated stacks that is drawn."""
FEWEST_BOARDS = 5
"""The fewest unsolvable boards for which a share is drawn."""


def charts(data: Findings) -> list[Chart]:
    """Return the figures for which there are rows, in the order in which they are shown."""
    of_shapes = partial(transition, shapes=DRAWN)
    describers = (of_shapes, k50, static, play, mistakes, small_shapes, games, ladder)
    # The figure of K50 has the borders of equal colours.
    alone = [each for each in data.mixtures if any(row.ratio != EQUAL for row in each.rows)]
    return [*filter(None, (describe(data) for describe in describers)), *map(mixtures, alone)]


def k50(data: Findings) -> Chart | None:
    """Describe K50 as a study does, with the law of the squares."""
    fitted = law(halves(data))
    if fitted is None:
        return study_k50(data)
    return study_k50(data, [_curve(fitted)], filled(CAPTIONS["law"], fitted))


def _tick(value: float, place: int) -> Line:
    """Return a vertical guide at `value`, within the row of the name number `place`."""
    return ((value, place - 0.4), (value, place + 0.4))


def _curve(fitted: Law) -> Line:
    sides = np.linspace(fitted.sides[0], fitted.sides[-1], 30)
    heights = sides * (fitted.a + fitted.b * np.log(sides))
    return tuple(zip((2 * sides).tolist(), heights.tolist(), strict=True))


def static(data: Findings) -> Chart | None:
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
        return above(each.reasons.stacks, each.measured)

    def isolated(key: str, **look: bool) -> tuple[Series, ...]:
        def dot(_: int, row: StaticReasons) -> Dot | None:
            mean = getattr(row, key)
            return Dot(row.stacks, mean) if mean >= FEWEST else None

        return series_of(reasons, lambda row: f"{row.shape}, {key}", dot, **look)

    alone = (
        *isolated("expected"),
        *isolated("found", joined=False, hollow=True),
    )
    stacks = Axis(STACKS, 0, max(row.stacks for row in reasons) + 3)
    return chart_of(
        CAPTIONS,
        "static",
        Panel(
            stacks,
            Axis("of the unsolvable, for a static reason", 0, 1, "percent"),
            series_of(rows, lambda each: each.reasons.shape, share),
        ),
        Panel(
            stacks,
            Axis("isolated stacks on a board", FEWEST, 4, "log"),
            alone,
            (level(stacks, log(2)),),
        ),
    )


def play(data: Findings) -> Chart | None:
    """Describe the share of full boards that simple strategies solve."""
    if not data.play:
        return None
    shapes = tuple(dict.fromkeys(row.shape for row in data.play))
    # On a logarithmic axis a share of 0 is drawn at the lower end.
    lowest = min(row.low if row.solved else row.high for row in data.play) / 2

    def dot(look: int, row: SimplePlay) -> Dot:
        place = round(shapes.index(row.shape) + 0.16 * (look - 1), 2)
        return Dot(place, max(row.share.value, lowest), max(row.low, lowest), row.high)

    none = "" if all(row.solved for row in data.play) else "None solved is drawn at the lower end. "
    return chart_of(
        CAPTIONS,
        "play",
        Panel(
            Axis("full boards of this shape", -0.5, len(shapes) - 0.5, names=shapes),
            Axis("share solved, 95 % intervals", lowest, 1, "percent log"),
            series_of(data.play, lambda row: row.strategy, dot, joined=False),
        ),
        boards=counted((row.games for row in data.play), "board", "of each shape, played once"),
        none=none,
    )


def mistakes(data: Findings) -> Chart | None:
    """Describe the share of captures that lose, in all positions and in random play."""
    exact = [row for row in data.exact_mistakes if row.captures]
    tried = [row for row in data.sampled_mistakes if row.tried]
    if not exact or not tried:
        return None
    shape, size = tried[0].shape, counted((row.tried for row in tried), "capture", "a point")
    counted_all = series_of(
        exact,
        lambda row: row.shape,
        lambda _, row: Dot(row.stacks, row.losing / row.captures),
    )
    sampled = series_of(
        tried,
        lambda _: shape,
        lambda _, row: above(row.stacks, row.share),
    )
    share = Axis("share of captures that lose", 0, 0.7, "percent")
    # Play goes from left to right, so the number of stacks falls.
    lefts, rights = (
        Axis("stacks before the capture", max(row.stacks for row in rows) + 1, 1)
        for rows in (exact, tried)
    )
    return chart_of(
        CAPTIONS,
        "mistakes",
        Panel(lefts, share, counted_all, title="All solvable positions, exact"),
        Panel(rights, share, sampled, title=f"{shape} from full boards, {size}"),
        across=2,
    )


def small_shapes(data: Findings) -> Chart | None:
    """Describe the share of all positions that are solvable, by the number of stacks."""
    rows = [row for shape in DRAWN_SMALL for row in data.small_shapes if row.shape == shape]
    if not rows:
        return None
    by_shape = grouped(rows, lambda row: row.shape)
    positions = {shape: sum(row.positions for row in own) for shape, own in by_shape.items()}
    series = series_of(
        rows,
        lambda row: f"{row.shape}, {many(positions[row.shape], 'position')}",
        lambda _, row: Dot(row.stacks, row.solvable / row.positions),
    )
    stacks = Axis("stacks on the board, of any colours", 0, max(row.stacks for row in rows) + 1)
    share = Axis("share of all positions solvable, exact", 0, 1, "percent")
    return chart_of(CAPTIONS, "small-shapes", Panel(stacks, share, series))


def games(data: Findings) -> Chart | None:
    """Describe the share of games that each player wins alone, for each game."""
    if not data.games:
        return None
    names = list(dict.fromkeys(row.label for row in data.games))
    series = series_of(
        sorted(data.games, key=lambda row: row.player),
        lambda row: f"player {row.player}",
        lambda look, row: beside(round(names.index(row.label) + 0.2 * (look - 1), 2), row.share),
        joined=False,
    )
    guides = []
    for place, name in enumerate(names):
        own = [row for row in data.games if row.label == name]
        guides.append(_tick(own[0].won_by_one / len(own) / own[0].games, place))
    most = max(row.high for row in data.games)
    won = Axis("share won alone; grey: equal shares", 0, max(most, 0.6), "percent")
    return chart_of(
        CAPTIONS,
        "games",
        Panel(won, named(names), series, guides, along="x"),
        games=counted((row.games for row in data.games), "game", "each"),
    )


def ladder(data: Findings) -> Chart | None:
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
        return beside(round(names.index(setting_of(row)) + offset, 3), row.share)

    players = {setting_of(row): row.players for row in reversed(rows)}
    return chart_of(
        CAPTIONS,
        "ladder",
        Panel(
            Axis("won of the games not drawn; grey: equal strength", 0, 1, "percent"),
            named(names),
            series_of(drawn, pair_of, dot, joined=False),
            [_tick(1 / players[name], place) for place, name in enumerate(names)],
            along="x",
        ),
        games=counted((row.decided for row in rows), "game", "a mark"),
    )
