"""The figures of results/ as data that the page draws: scales, series, points, and what each says.

They show the same rows as `study.publication.figures`.
"""

from __future__ import annotations

from dataclasses import dataclass

from greenest.study.publication.figures.mixtures import drawn_alone
from greenest.study.publication.figures.small_shapes import DRAWN_SMALL
from greenest.study.publication.figures.statics import FEWEST
from greenest.study.publication.figures.style import SERIES
from greenest.study.publication.figures.transition import DRAWN
from greenest.study.publication.findings.data import Data, Mixtures
from greenest.study.publication.findings.derived import by_series, by_shape, squares
from greenest.study.publication.findings.law import halves
from greenest.study.publication.findings.mixtures import label
from greenest.study.publication.findings.skill import LADDER, pairs_of, placed, setting_of
from greenest.study.publication.findings.statics import explained
from greenest.study.publication.findings.wording import estimate, percent
from greenest.study.publication.rows import Share

LOOKS = len(SERIES)
"""How many series can be told apart."""


@dataclass(frozen=True, slots=True)
class Axis:
    """A scale: its title, its ends, and how its numbers are read.

    `kind` is "number", "percent" or "log"; "percent log" is both of the last. With `names`, places
    are numbered from 0 and have these names. Where `low` is above `high`, it runs backwards.
    """

    title: str
    low: float
    high: float
    kind: str = "number"
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dot:
    """A point with the interval of its measured coordinate, if it has one, and what it says."""

    x: float
    y: float
    says: str
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Series:
    """Points that belong together, joined by a line or not. `look` is the number of its colour."""

    label: str
    look: int
    dots: tuple[Dot, ...]
    joined: bool = True
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A pair of axes. Intervals are of `y`, or of `x`; `guides` are grey lines through points."""

    title: str
    x: Axis
    y: Axis
    series: tuple[Series, ...]
    guides: tuple[tuple[tuple[float, float], ...], ...] = ()
    intervals: str = "y"


@dataclass(frozen=True, slots=True)
class Chart:
    """A figure: its name in results/figures, what it shows in a sentence, and its panels."""

    name: str
    caption: str
    panels: tuple[Panel, ...]


def charts(data: Data) -> list[Chart]:
    """Return the figures, in the order of results/."""
    return [
        transition(data),
        k50(data),
        static(data),
        play(data),
        mistakes(data),
        small_shapes(data),
        games(data),
        ladder(data),
        *map(mixtures, drawn_alone(data)),
    ]


def transition(data: Data) -> Chart:
    """Draw the share solvable and the work to decide, by the number of stacks."""
    found = {shape: rows for shape, rows in by_shape(data.points).items() if shape in DRAWN}
    most = max(row.stacks for rows in found.values() for row in rows)
    stacks = Axis("stacks on the board, as many of each colour", 0, most + 3)
    shares: list[Series] = []
    medians: list[Series] = []
    percentiles: list[Series] = []
    for look, (shape, rows) in enumerate(found.items()):
        shares.append(
            Series(
                shape,
                look,
                tuple(
                    _measured(row.stacks, row.share, f"{shape} with {row.stacks} stacks", "boards")
                    for row in rows
                ),
            )
        )
        for name, kept in (("median", medians), ("95th percentile", percentiles)):
            dots = []
            for row in rows:
                nodes = row.nodes_median if name == "median" else row.nodes_95
                says = f"{shape} with {row.stacks} stacks: {name} {nodes:,} positions"
                # A board decided without a search counts as one position on this axis.
                dots.append(Dot(row.stacks, max(nodes, 1), says))
            kept.append(Series(f"{shape}, {name}", look, tuple(dots), hollow=name == "median"))
    work = max(dot.y for series in percentiles for dot in series.dots)
    return Chart(
        "transition",
        "Share of random boards that are solvable, and the work to decide them, by the number of "
        "stacks. A board decided without a search is drawn at one position.",
        (
            Panel(
                "Share solvable",
                stacks,
                Axis("share solvable", 0, 1, "percent"),
                tuple(shares),
                (((0, 0.5), (most + 3, 0.5)),),
            ),
            Panel(
                "Work",
                stacks,
                Axis("positions searched", 1, 2 * work, "log"),
                (*percentiles, *medians),
            ),
        ),
    )


def k50(data: Data) -> Chart:
    """Draw where half of the boards are solvable, by rows + columns."""
    rows = halves(data)
    dots = tuple(
        Dot(
            row.lines,
            row.k50,
            f"{row.shape}: half are solvable with {row.k50:.2f} stacks "
            f"({row.low:.2f} to {row.high:.2f})",
            row.low,
            row.high,
        )
        for row in rows
    )
    lines = [row.lines for row in rows]
    stacks = Axis("stacks at which half are solvable", 0, max(row.high for row in rows) + 2)
    return Chart(
        "k50",
        "Where half of the boards are solvable, by the size of the board. The grey line joins the "
        "squares. Intervals that cannot be seen are within the marks.",
        (
            Panel(
                "",
                Axis("rows + columns", min(lines) - 1, max(lines) + 1),
                stacks,
                (Series("half are solvable", 0, dots, joined=False),),
                (tuple((row.lines, row.k50) for row in squares(rows)),),
            ),
        ),
    )


def static(data: Data) -> Chart:
    """Draw the share of static reasons among the unsolvable boards, and the isolated stacks."""
    shares, expected, counted = [], [], []
    found = explained(data)
    most = max(each.reasons.stacks for own in found.values() for each in own)
    for look, (shape, own) in enumerate(found.items()):
        dots, curve, marks = [], [], []
        for each in own:
            row = each.reasons
            place = f"{shape} with {row.stacks} stacks"
            dots.append(_measured(row.stacks, each.measured, place, "unsolvable boards"))
            if row.expected >= FEWEST:
                says = f"{place}: {row.expected:.3f} isolated stacks on a board are expected"
                curve.append(Dot(row.stacks, row.expected, says))
            if row.isolated_stacks / row.boards >= FEWEST:
                mean = row.isolated_stacks / row.boards
                marks.append(Dot(row.stacks, mean, f"{place}: {mean:.3f} were found"))
        shares.append(Series(shape, look, tuple(dots)))
        expected.append(Series(f"{shape}, expected", look, tuple(curve)))
        counted.append(Series(f"{shape}, found", look, tuple(marks), joined=False, hollow=True))
    stacks = Axis("stacks on the board, as many of each colour", 0, most + 3)
    return Chart(
        "static",
        "The unsolvable boards that are so for a static reason, and the stacks alone in their row "
        "and column, as expected and as found.",
        (
            Panel(
                "Static reasons",
                stacks,
                Axis("of the unsolvable boards", 0, 1, "percent"),
                tuple(shares),
            ),
            Panel(
                "Isolated stacks",
                stacks,
                Axis("isolated stacks on a board", FEWEST, 4, "log"),
                (*expected, *counted),
            ),
        ),
    )


def mixtures(found: Mixtures) -> Chart:
    """Draw the shares of a table, a curve a shape and ratio of colours."""
    series = []
    for look, (name, rows) in enumerate(by_series(found.rows).items()):
        text = label(found.rows, name)
        dots = (
            _measured(row.stacks, row.share, f"{text} with {row.stacks} stacks", "boards")
            for row in rows
        )
        series.append(Series(text, look % LOOKS, tuple(dots)))
    most = max(row.stacks for row in found.rows)
    return Chart(
        found.name,
        f"{found.title}.",
        (
            Panel(
                "",
                Axis("stacks on the board", 0, most + 3),
                Axis("share solvable", 0, 1, "percent"),
                tuple(series),
                (((0, 0.5), (most + 3, 0.5)),),
            ),
        ),
    )


def play(data: Data) -> Chart:
    """Draw the share of full boards that simple play solves."""
    shapes = list(dict.fromkeys(row.shape for row in data.play))
    series = []
    for look, strategy in enumerate(dict.fromkeys(row.strategy for row in data.play)):
        own = [row for row in data.play if row.strategy == strategy and row.solved]
        dots = tuple(
            _measured(
                round(shapes.index(row.shape) + 0.16 * (look - 1), 2),
                row.share,
                f"{strategy} play on {row.shape}",
                "games",
            )
            for row in own
        )
        series.append(Series(strategy, look, dots, joined=False))
    lowest = min(dot.low or dot.y for each in series for dot in each.dots)
    return Chart(
        "play",
        "How often simple play solves a full board. Intervals that cannot be seen are within the "
        "marks.",
        (
            Panel(
                "",
                Axis("full boards of this shape", -0.5, len(shapes) - 0.5, names=tuple(shapes)),
                Axis("share solved", lowest / 2, 1, "percent log"),
                tuple(series),
            ),
        ),
    )


def mistakes(data: Data) -> Chart:
    """Draw the share of captures that lose, in all positions and on the way through random ones."""
    exact = []
    for look, shape in enumerate(dict.fromkeys(row.shape for row in data.exact_mistakes)):
        own = [row for row in data.exact_mistakes if row.shape == shape and row.captures]
        dots = tuple(
            Dot(
                row.stacks,
                row.losing / row.captures,
                f"{shape} with {row.stacks} stacks: {percent(row.losing, row.captures)} "
                f"of all {row.captures:,} captures",
            )
            for row in own
        )
        exact.append(Series(shape, look, dots))
    tried = [row for row in data.sampled_mistakes if row.tried]
    shape = tried[0].shape
    dots = tuple(
        _measured(row.stacks, row.share, f"{shape} with {row.stacks} stacks", "captures")
        for row in tried
    )
    share = Axis("share of captures that lose", 0, 0.7, "percent")
    most = max(dot.x for series in exact for dot in series.dots)
    return Chart(
        "mistakes",
        "How often a capture turns a solvable position into an unsolvable one. Play goes from left "
        "to right; what was sampled has 95 % intervals.",
        (
            Panel(
                "All solvable positions, exact",
                Axis("stacks before the capture", most + 1, 1),
                share,
                tuple(exact),
            ),
            Panel(
                f"{shape} from full boards",
                Axis("stacks before the capture", max(dot.x for dot in dots) + 1, 1),
                share,
                (Series(shape, 0, dots),),
            ),
        ),
    )


def small_shapes(data: Data) -> Chart:
    """Draw the share of all positions that are solvable, by the number of stacks."""
    series = []
    for look, shape in enumerate(DRAWN_SMALL):
        dots = tuple(
            Dot(
                row.stacks,
                row.solvable / row.positions,
                f"{shape} with {row.stacks} stacks: {percent(row.solvable, row.positions)} "
                f"of all {row.positions:,} positions",
            )
            for row in data.small_shapes
            if row.shape == shape
        )
        series.append(Series(shape, look, dots))
    most = max(dot.x for each in series for dot in each.dots)
    return Chart(
        "small-shapes",
        "Share of all positions of small shapes that are solvable, exactly.",
        (
            Panel(
                "",
                Axis("stacks on the board, of any colours", 0, most + 1),
                Axis("share of all positions solvable", 0, 1, "percent"),
                tuple(series),
            ),
        ),
    )


def games(data: Data) -> Chart:
    """Draw the share of games won alone by each player of each game."""
    names = list(dict.fromkeys(row.label for row in data.games))
    series, guides = [], []
    for player in sorted({row.player for row in data.games}):
        own = [row for row in data.games if row.player == player]
        dots = tuple(
            Dot(
                row.share.value,
                round(names.index(row.label) + 0.2 * (player - 2), 2),
                f"{row.label}, player {player}: {estimate(row.share)}",
                row.share.low,
                row.share.high,
            )
            for row in own
        )
        series.append(Series(f"player {player}", player - 1, dots, joined=False))
    for place, name in enumerate(names):
        own = [row for row in data.games if row.label == name]
        fair = own[0].won_by_one / len(own) / own[0].games
        guides.append(((fair, place - 0.4), (fair, place + 0.4)))
    return Chart(
        "games",
        "Who wins the other games if everybody plays at random.",
        (
            Panel(
                "",
                Axis("share won alone; grey: equal shares", 0, 0.6, "percent"),
                Axis("", len(names) - 0.5, -0.5, names=tuple(names)),
                tuple(series),
                tuple(guides),
                "x",
            ),
        ),
    )


def ladder(data: Data) -> Chart:
    """Draw the share that a player of a level wins against others of another, for each game."""
    rows = [row for row in data.rungs if row.decided]
    names = list(dict.fromkeys(setting_of(row) for row in rows))
    pairs = pairs_of(rows)
    series, guides = [], []
    for number, (pair, own) in enumerate(pairs.items()):
        dots = tuple(
            Dot(
                row.share.value,
                round(names.index(setting_of(row)) + placed(number, len(pairs)), 3),
                f"{setting_of(row)}, {pair}: {estimate(row.share)}, {row.decided} games",
                row.low,
                row.high,
            )
            for row in own
        )
        series.append(Series(pair, number, dots, joined=False))
    for place, name in enumerate(names):
        even = 1 / next(row.players for row in rows if setting_of(row) == name)
        guides.append(((even, place - 0.4), (even, place + 0.4)))
    return Chart(
        "ladder",
        LADDER,
        (
            Panel(
                "",
                Axis("won of the games not drawn; grey: equal strength", 0, 1, "percent"),
                Axis("", len(names) - 0.5, -0.5, names=tuple(names)),
                tuple(series),
                tuple(guides),
                "x",
            ),
        ),
    )


def _measured(place: float, share: Share, what: str, of: str) -> Dot:
    """Return a share as a point above a place."""
    says = f"{what}: {estimate(share)}, {share.whole:,} {of}"
    return Dot(place, share.value, says, share.low, share.high)
