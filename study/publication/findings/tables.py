"""The tables to be read, each a function of the rows; tables without rows are left out."""

from __future__ import annotations

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import by_shape, totals
from greenest.study.publication.findings.difficulty import levels, players
from greenest.study.publication.findings.law import halves, k50_table, window_table
from greenest.study.publication.findings.mixtures import mixture_tables
from greenest.study.publication.findings.skill import skill_tables
from greenest.study.publication.findings.static_shares import static_table
from greenest.study.publication.findings.wording import Table, estimate, percent, unsolvable_bound


def tables(data: Data) -> list[Table]:
    """Return the tables that the data allows, in the order in which they are to be read."""
    made = (
        _full_boards(data),
        _transition(data),
        k50_table(halves(data)),
        window_table(data.points),
        static_table(data),
        _play(data),
        _mistakes(data),
        players(data.chances),
        levels(data.chances),
        _solutions(data),
        _small_shapes(data),
        _games(data),
        *mixture_tables(data.mixtures),
        *skill_tables(data),
    )
    return [table for table in made if table.rows]


def _full_boards(data: Data) -> Table:
    return Table(
        "full-boards",
        "Full boards",
        ("shape", "boards", "solvable", "unsolvable", "undecided", "unsolvable, at most"),
        tuple(
            (
                row.shape,
                f"{row.boards:,}",
                f"{row.solvable:,}",
                f"{row.unsolvable:,}",
                f"{row.undecided:,}",
                unsolvable_bound(row.solvable, row.undecided, row.boards),
            )
            for row in totals(data.full_boards)
        ),
    )


def _transition(data: Data) -> Table:
    shapes = by_shape(data.points)
    cells = {(row.shape, row.stacks): estimate(row.share) for row in data.points}
    return Table(
        "transition",
        "Share solvable by the number of stacks, with 95 % intervals",
        ("stacks", *shapes),
        tuple(
            (str(stacks), *(cells.get((shape, stacks), "") for shape in shapes))
            for stacks in sorted({row.stacks for row in data.points})
        ),
    )


def _play(data: Data) -> Table:
    strategies = list(dict.fromkeys(row.strategy for row in data.play))
    cells = {(row.shape, row.strategy): estimate(row.share) for row in data.play}
    return Table(
        "play",
        "Full boards solved by simple play, with 95 % intervals",
        ("shape", *strategies),
        tuple(
            (shape, *(cells[shape, strategy] for strategy in strategies))
            for shape in dict.fromkeys(row.shape for row in data.play)
        ),
    )


def _mistakes(data: Data) -> Table:
    exact, sampled = data.exact_mistakes, data.sampled_mistakes
    cells = {
        (f"{row.shape}, exact", row.stacks): percent(row.losing, row.captures)
        for row in exact
        if row.captures
    } | {(f"{row.shape}, sampled", row.stacks): estimate(row.share) for row in sampled if row.tried}
    columns = list(dict.fromkeys(column for column, _ in cells))
    counts = {row.stacks for row in exact} | {row.stacks for row in sampled}
    return Table(
        "mistakes",
        "Captures that lose a won position, by the stacks before the capture",
        ("stacks", *columns),
        tuple(
            (str(stacks), *(cells.get((column, stacks), "") for column in columns))
            for stacks in sorted(counts)
        ),
    )


def _solutions(data: Data) -> Table:
    return Table(
        "solutions",
        "Solutions of a balanced setup, orders counted apart",
        ("shape", "setups", "fewest", "median", "most"),
        tuple(
            (
                row.shape,
                f"{row.setups:,}",
                f"{row.least:,}",
                f"{row.median:,.0f}",
                f"{row.most:,}",
            )
            for row in data.solutions
        ),
    )


def _small_shapes(data: Data) -> Table:
    return Table(
        "small-shapes",
        "Every full board of small shapes",
        ("shape", "balanced setups", "unsolvable", "full boards of any colours", "solvable"),
        tuple(
            (
                row.shape,
                f"{row.setups:,}",
                f"{row.setups - row.setups_solvable:,}",
                f"{row.positions:,}",
                percent(row.solvable, row.positions),
            )
            for row in data.small_shapes
            if row.setups
        ),
    )


def _games(data: Data) -> Table:
    return Table(
        "games",
        "The other games at random, with 95 % intervals",
        ("game", "player", "games", "wins", "draws", "decisions, median", "legal moves, mean"),
        tuple(
            (
                row.label,
                str(row.player),
                f"{row.games:,}",
                estimate(row.share),
                percent(row.draws, row.games),
                f"{row.length_median:g}",
                f"{row.legal_moves_mean:.1f}",
            )
            for row in data.games
        ),
    )
