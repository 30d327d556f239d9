"""What the tables say: derived numbers, tables to be read, and findings in sentences.

Everything here is a function of the rows of the CSV files alone. A table that has not been made yet
is left out, with the sentences about it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from greenest.play.intervals import clopper_pearson
from greenest.study.publication.experiments import Column, summed
from greenest.study.publication.measures import Row

Data = Mapping[str, Sequence[Row]]

TRANSITION = "transition-"

K50_COLUMNS = (
    Column("shape", "string", "rows x columns"),
    Column("lines", "integer", "rows + columns"),
    Column("cells", "integer", "rows * columns"),
    Column("boards", "integer", "boards at each number of stacks"),
    Column("k50", "number", "stacks at which half of the boards are solvable, interpolated"),
    Column("low", "number", "where the upper ends of the 95 % intervals cross one half"),
    Column("high", "number", "where the lower ends of the 95 % intervals cross one half"),
)


@dataclass(frozen=True, slots=True)
class Table:
    """A table to be read; all cells are text, and the first column names the row."""

    name: str
    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def as_markdown(self) -> str:
        """Return the table in Markdown."""
        marks = ("---", *("---:" for _ in self.header[1:]))
        return "\n".join(f"| {' | '.join(row)} |" for row in (self.header, marks, *self.rows))


def transitions(data: Data) -> dict[str, Sequence[Row]]:
    """Return the rows of each transition table by shape, small shapes first."""
    return {
        name.removeprefix(TRANSITION): rows
        for name, rows in data.items()
        if name.startswith(TRANSITION)
    }


def crossing(stacks: Sequence[int], shares: Sequence[float], level: float = 0.5) -> float | None:
    """Return where the shares rise over a level for the last time, interpolated on a line."""
    found = None
    points = list(zip(stacks, shares, strict=True))
    for (left, below), (right, above) in pairwise(points):
        if below < level <= above:
            found = left + (right - left) * (level - below) / (above - below)
    return found


def half_solvable(data: Data) -> list[Row]:
    """Return the location of the transition for each shape where the points enclose it."""
    found: list[Row] = []
    for shape, rows in transitions(data).items():
        stacks = [int(row["stacks"]) for row in rows]
        shares = [int(row["solvable"]) / int(row["boards"]) for row in rows]
        ends = [
            crossing(stacks, values)
            for values in (
                shares,
                [float(row["high"]) for row in rows],
                [float(row["low"]) for row in rows],
            )
        ]
        if any(end is None for end in ends):
            continue
        k50, low, high = (round(end or 0.0, 3) for end in ends)
        height, width = map(int, shape.split("x"))
        row: Row = {"shape": shape, "lines": height + width, "cells": height * width}
        found.append(row | {"boards": rows[0]["boards"], "k50": k50, "low": low, "high": high})
    return found


def squares_of(half: Sequence[Row]) -> list[Row]:
    """Return the rows of square shapes among those of `half_solvable`, small ones first."""
    squares = [row for row in half if 4 * int(row["cells"]) == int(row["lines"]) ** 2]
    return sorted(squares, key=lambda row: int(row["lines"]))


def share(part: float, whole: float) -> str:
    """Return a share in percent, with the digits that show it is neither none nor all."""
    if part in (0, whole):
        return f"{100 * part / whole:.0f} %"
    percent = 100 * part / whole
    digits = max(1, -math.floor(math.log10(min(percent, 100 - percent))))
    return f"{percent:.{min(digits + 1, 9)}f} %"


def span(row: Row) -> str:
    """Return an interval in percent, rounded outward."""
    low, high = 100 * float(row["low"]), 100 * float(row["high"])
    width = max(high - low, 1e-9)
    scale = 10 ** max(1, math.ceil(-math.log10(width)) + 1)
    digits = round(math.log10(scale))
    low, high = math.floor(low * scale) / scale, math.ceil(high * scale) / scale
    return f"{low:.{digits}f} to {high:.{digits}f} %"


def unsolvable_bound(row: Row) -> str:
    """Return "1 in N": the upper end of the exact 95 % interval for the share unsolvable."""
    low = clopper_pearson(int(row["solvable"]), int(row["undecided"]), int(row["boards"])).low
    return f"1 in {math.floor(1 / (1 - low)):,}"


def full_boards(data: Data) -> list[Row]:
    """Return a row for each shape of full boards, its slices added up."""
    keys = ("shape", "stacks")
    slices = [
        {key: value for key, value in row.items() if key not in ("seed", "low", "high")}
        for name, rows in data.items()
        if name.startswith("full-boards-")
        for row in rows
    ]
    return summed(keys)(slices)


def exact_mistakes(data: Data) -> list[Row]:
    """Return the rows of the exact tables of losing captures."""
    return [row for name, rows in data.items() if name.startswith("mistakes-exact") for row in rows]


def tables(data: Data) -> list[Table]:
    """Return the tables that the data allows, in the order in which they are to be read."""
    made = (
        _full_boards(data),
        _transition(data),
        _k50(data),
        _play(data),
        _mistakes(data),
        _solutions(data),
        _small_shapes(data),
        _games(data),
    )
    return [table for table in made if table and table.rows]


def _full_boards(data: Data) -> Table:
    return Table(
        "full-boards",
        "Full boards",
        ("shape", "boards", "solvable", "unsolvable", "undecided", "unsolvable, at most"),
        tuple(
            (
                str(row["shape"]),
                *(f"{row[key]:,}" for key in ("boards", "solvable", "unsolvable", "undecided")),
                unsolvable_bound(row),
            )
            for row in full_boards(data)
        ),
    )


def _transition(data: Data) -> Table:
    found = transitions(data)
    stacks = sorted({int(row["stacks"]) for rows in found.values() for row in rows})
    by_point = {(shape, row["stacks"]): row for shape, rows in found.items() for row in rows}

    def cell(shape: str, count: int) -> str:
        row = by_point.get((shape, count))
        if row is None:
            return ""
        return f"{share(int(row['solvable']), int(row['boards']))} ({span(row)})"

    return Table(
        "transition",
        "Share solvable by the number of stacks, with 95 % intervals",
        ("stacks", *found),
        tuple((str(count), *(cell(shape, count) for shape in found)) for count in stacks),
    )


def _k50(data: Data) -> Table:
    return Table(
        "k50",
        "Stacks at which half of the boards are solvable",
        ("shape", "K50", "95 % interval", "per line (rows + columns)", "per cell"),
        tuple(
            (
                str(row["shape"]),
                f"{row['k50']:.2f}",
                f"{row['low']:.2f} to {row['high']:.2f}",
                f"{float(row['k50']) / int(row['lines']):.2f}",
                f"{float(row['k50']) / int(row['cells']):.2f}",
            )
            for row in half_solvable(data)
        ),
    )


def _play(data: Data) -> Table:
    rows = data.get("play", ())
    strategies = list(dict.fromkeys(str(row["strategy"]) for row in rows))
    by_point = {(row["shape"], row["strategy"]): row for row in rows}

    def cell(shape: str, strategy: str) -> str:
        row = by_point[shape, strategy]
        return f"{share(int(row['solved']), int(row['games']))} ({span(row)})"

    return Table(
        "play",
        "Full boards solved by simple play, with 95 % intervals",
        ("shape", *strategies),
        tuple(
            (shape, *(cell(shape, strategy) for strategy in strategies))
            for shape in dict.fromkeys(str(row["shape"]) for row in rows)
        ),
    )


def _mistakes(data: Data) -> Table:
    exact = exact_mistakes(data)
    sampled = data.get("mistakes-sampled", ())
    shapes = list(dict.fromkeys(str(row["shape"]) for row in exact))
    others = list(dict.fromkeys(str(row["shape"]) for row in sampled))
    cells = {
        (row["shape"], row["stacks"]): share(int(row["losing"]), int(row["captures"]))
        for row in exact
        if row["captures"]
    } | {
        (
            row["shape"],
            row["stacks"],
        ): f"{share(int(row['losing']), int(row['tried']))} ({span(row)})"
        for row in sampled
        if row["tried"]
    }
    stacks = sorted({int(row["stacks"]) for row in (*exact, *sampled)})
    return Table(
        "mistakes",
        "Captures that lose a won position, by the stacks before the capture",
        (
            "stacks",
            *(f"{shape}, exact" for shape in shapes),
            *(f"{each}, sampled" for each in others),
        ),
        tuple(
            (str(count), *(cells.get((shape, count), "") for shape in (*shapes, *others)))
            for count in stacks
        ),
    )


def _solutions(data: Data) -> Table:
    return Table(
        "solutions",
        "Solutions of a balanced setup, orders counted apart",
        ("shape", "setups", "fewest", "median", "most"),
        tuple(
            (
                str(row["shape"]),
                f"{row['setups']:,}",
                f"{row['least']:,}",
                f"{row['median']:,.0f}",
                f"{row['most']:,}",
            )
            for row in data.get("solutions", ())
        ),
    )


def _small_shapes(data: Data) -> Table:
    rows = []
    for row in data.get("small-shapes", ()):
        if row["setups"]:
            unsolvable = int(row["setups"]) - int(row["setups_solvable"])
            rows.append(
                (
                    str(row["shape"]),
                    f"{row['setups']:,}",
                    f"{unsolvable:,}",
                    f"{row['positions']:,}",
                    share(int(row["solvable"]), int(row["positions"])),
                )
            )
    return Table(
        "small-shapes",
        "Every full board of small shapes",
        ("shape", "balanced setups", "unsolvable", "full boards of any colours", "solvable"),
        tuple(rows),
    )


def _games(data: Data) -> Table:
    return Table(
        "games",
        "The other games at random, with 95 % intervals",
        ("game", "player", "games", "wins", "draws", "decisions, median", "legal moves, mean"),
        tuple(
            (
                game_label(row),
                str(row["player"]),
                f"{row['games']:,}",
                f"{share(int(row['wins']), int(row['games']))} ({span(row)})",
                share(int(row["draws"]), int(row["games"])),
                f"{row['length_median']:g}",
                f"{row['legal_moves_mean']:.1f}",
            )
            for row in data.get("games", ())
        ),
    )


def game_label(row: Row) -> str:
    """Name a game, with what sets it apart from its default."""
    skill = " with skill" if "skill=yes" in str(row["options"]) else ""
    return f"{row['game']}{skill}"


def findings(data: Data) -> list[str]:
    """Return what the data says, a sentence or two each."""
    return [
        sentence
        for sentences in (
            _on_full_boards(data),
            _on_small_shapes(data),
            _on_the_transition(data),
            _on_play(data),
            _on_mistakes(data),
            _on_puzzles(data),
            _on_games(data),
        )
        for sentence in sentences
    ]


def _listed(items: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last


def _on_full_boards(data: Data) -> list[str]:
    rows = full_boards(data)
    if not rows:
        return []
    boards = sum(int(row["boards"]) for row in rows)
    unsolvable = sum(int(row["unsolvable"]) for row in rows)
    undecided = sum(int(row["undecided"]) for row in rows)
    shapes_of: dict[str, list[str]] = {}
    for row in rows:
        shapes_of.setdefault(unsolvable_bound(row), []).append(f"of {row['shape']}")
    bounds = _listed([f"{bound} {_listed(shapes)}" for bound, shapes in shapes_of.items()])
    found = (
        "every one was solved"
        if not unsolvable + undecided
        else f"{unsolvable:,} are unsolvable and {undecided:,} undecided"
    )
    return [
        f"Of {boards:,} random full boards {found}. So, at 95 %, unsolvable are at most {bounds}. "
        "That is an upper bound; that there are none is proved without sampling."
    ]


def _on_small_shapes(data: Data) -> list[str]:
    full = [row for row in data.get("small-shapes", ()) if row["setups"]]
    if not full:
        return []
    bad = [
        f"{unsolvable:,} of the {row['setups']:,} of {row['shape']}"
        for row in full
        if (unsolvable := int(row["setups"]) - int(row["setups_solvable"]))
    ]
    setups = sum(int(row["setups"]) for row in full)
    but = f" but for {_listed(bad)}" if bad else ""
    return [
        f"Every balanced setup of {len(full)} small shapes was decided, {setups:,} setups: "
        f"all are solvable{but}."
    ]


def _on_the_transition(data: Data) -> list[str]:
    half = half_solvable(data)
    if not half:
        return []
    by_shape = transitions(data)
    peaks = {shape: max(rows, key=_nodes_95) for shape, rows in by_shape.items()}
    hardest = [f"{peak['stacks']} on {shape}" for shape, peak in peaks.items()]
    points = [row for rows in by_shape.values() for row in rows]
    boards = sum(int(row["boards"]) for row in points)
    undecided = sum(int(row["undecided"]) for row in points)
    located = [
        f"{row['k50']:.1f} stacks on {row['shape']} ({row['low']:.2f} to {row['high']:.2f})"
        for row in half
    ]
    return [
        f"Half of the boards are solvable with {_listed(located)}.",
        *_on_squares(half),
        *_on_oblongs(half),
        "The search works hardest, by the 95th percentile of its nodes, with so many stacks: "
        f"{_listed(hardest)}.",
        f"Of these {boards:,} boards {f'{undecided:,}' if undecided else 'none'} stayed undecided; "
        "where some did, the intervals allow for either answer.",
    ]


def _nodes_95(row: Row) -> int:
    return int(row["nodes_95"])


def _on_squares(half: Sequence[Row]) -> list[str]:
    """Say how K50 grows from each square to the next, per row or column added."""
    squares = squares_of(half)
    if len(squares) < 2:
        return []
    steps = []
    for small, large in pairwise(squares):
        added = int(large["lines"]) - int(small["lines"])
        step, low, high = (
            (float(large[to]) - float(small[since])) / added
            for since, to in (("k50", "k50"), ("high", "low"), ("low", "high"))
        )
        steps.append(
            f"{step:.2f} ({low:.2f} to {high:.2f}) from {small['shape']} to {large['shape']}"
        )
    filled = [f"{100 * float(row['k50']) / int(row['cells']):.0f} %" for row in squares]
    return [
        f"On squares that number grows with each row or column added by {_listed(steps)}; "
        f"it fills {_listed(filled)} of the cells."
    ]


def _on_oblongs(half: Sequence[Row]) -> list[str]:
    """Say which of the shapes with as many cells needs most stacks, if the intervals tell."""
    found = []
    for cells in dict.fromkeys(int(row["cells"]) for row in half):
        same = [row for row in half if row["cells"] == cells]
        same.sort(key=lambda row: float(row["k50"]), reverse=True)
        if len(same) > 1 and all(
            float(more["low"]) > float(fewer["high"]) for more, fewer in pairwise(same)
        ):
            order = [str(row["shape"]) for row in same]
            found.append(f"With {cells} cells it is greatest on {', then '.join(order)}.")
    return found


def _on_play(data: Data) -> list[str]:
    found = [
        f"{row['strategy']} play solves {share(int(row['solved']), int(row['games']))} "
        f"({span(row)})"
        for row in data.get("play", ())
        if row["shape"] == "6x6"
    ]
    return [f"Of full 6x6 boards {', '.join(found)}."] if found else []


def _on_mistakes(data: Data) -> list[str]:
    return [*_on_sampled_mistakes(data), *_on_exact_mistakes(data)]


def _on_sampled_mistakes(data: Data) -> list[str]:
    rows = [row for row in data.get("mistakes-sampled", ()) if row["tried"]]
    if not rows:
        return []
    worst = max(rows, key=lambda row: int(row["losing"]) / int(row["tried"]))
    harmless = 0
    for row in rows:
        if int(row["losing"]) + int(row["undecided"]):
            break
        harmless += 1
    found = [
        f"On the way through a full {worst['shape']} board a random capture loses most often with "
        f"{worst['stacks']} stacks left: {share(int(worst['losing']), int(worst['tried']))} of "
        f"{int(worst['tried']):,} did ({span(worst)})."
    ]
    if harmless:
        found.append(
            f"None of {int(rows[0]['tried']):,} random captures at each of the first {harmless} "
            f"plies of {worst['shape']} lost."
        )
    return found


def _on_exact_mistakes(data: Data) -> list[str]:
    """Say what is known exactly of the largest shape."""
    rows = [row for row in exact_mistakes(data) if row["captures"]]
    if not rows:
        return []
    shape = max(rows, key=lambda row: int(row["positions"]))["shape"]
    own = [row for row in rows if row["shape"] == shape]
    worst = max(own, key=lambda row: int(row["losing"]) / int(row["captures"]))
    return [
        f"Of all captures in all solvable {shape} positions with {worst['stacks']} stacks "
        f"{share(int(worst['losing']), int(worst['captures']))} lose, more than with any other "
        "number."
    ]


def _on_puzzles(data: Data) -> list[str]:
    levels = [str(row["level"]) for row in data.get("puzzle-solutions", ())]
    counts = [f"{levels.count(level):,} {level}" for level in dict.fromkeys(levels)]
    if not counts:
        return []
    return [
        f"{_listed(counts)} puzzles are composed, each with one solution but for the order of its "
        "captures."
    ]


def _on_games(data: Data) -> list[str]:
    by_game: dict[str, list[Row]] = {}
    for row in data.get("games", ()):
        by_game.setdefault(game_label(row), []).append(row)
    if not by_game:
        return []
    unfair = []
    for game, rows in by_game.items():
        first = rows[0]
        decided = int(first["games"]) - int(first["draws"]) - int(first["lost_by_all"])
        ahead = max(rows, key=lambda row: int(row["wins"]))
        if float(ahead["low"]) > decided / len(rows) / int(first["games"]):
            wins = share(int(ahead["wins"]), int(ahead["games"]))
            unfair.append(f"player {ahead['player']} of {game} ({wins} of the games)")
    seats = sum(map(len, by_game.values()))
    return [
        f"In random play of {len(by_game)} other games, intervals that lie above equal shares are "
        f"those of {', '.join(unfair) or 'nobody'}; of {seats} intervals looked at, about one in "
        "forty would by chance alone."
    ]
