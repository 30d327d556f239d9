"""The experiments, declared: what is measured, on what, how often, from which seed.

Each has two scales: `smoke` takes seconds and shows that everything works, `full` is what is
published. `study.publication.conduct` runs them. An experiment is either a list of batches, whose
boards `study.batches` decides and keeps in ledgers, or a list of parts that measure themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from greenest.play.intervals import wilson
from greenest.solver.verdict import Limits
from greenest.study.batches.run import Run, Summary
from greenest.study.difficulty.playouts import STRATEGIES
from greenest.study.difficulty.puzzles import Puzzles
from greenest.study.publication.measures import (
    Games,
    Playouts,
    Row,
    Shape,
    Solutions,
    Tabled,
    Walks,
)

SCALES = ("smoke", "full")

SLICE = 1_000_000
"""Full boards that are counted together; a run that was stopped goes on from the last slice."""


@runtime_checkable
class Part(Protocol):
    """A share of an experiment that is measured in one go, in a process of its own."""

    @property
    def name(self) -> str:
        """A name for files, unlike that of any other part of the experiment."""

    def measure(self) -> list[Row]:
        """Return rows that are a function of the part alone."""


@dataclass(frozen=True, slots=True)
class Batch:
    """A run of the batch; with `is_kept` every verdict goes into a ledger, else only the counts.

    A ledger of ten million full boards would take gigabytes, and each of its boards and solutions
    is made again by its index in no time.
    """

    run: Run
    is_kept: bool = True

    @property
    def name(self) -> str:
        """A name for files, unlike that of any other batch of the experiment."""
        run = self.run
        return f"{run.rows}x{run.cols}-{run.pieces}-seed-{run.seed}"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its name, its type in a Table Schema, and what it holds."""

    name: str
    type: str
    description: str


@dataclass(frozen=True, slots=True)
class Experiment:
    """What one CSV file of the publication comes from.

    `parts` has the batches or parts of each scale, `tabulate` makes the rows of the file from
    theirs.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    smoke: Sequence[Batch | Part]
    full: Sequence[Batch | Part]
    tabulate: Callable[[list[Row]], list[Row]] = field(default=lambda rows: rows)

    def parts(self, scale: str) -> Sequence[Batch | Part]:
        """Return the batches or parts of a scale."""
        return {"smoke": self.smoke, "full": self.full}[scale]

    def seeds(self, scale: str) -> str:
        """Say which seeds the parts of a scale have."""
        parts = [each.run if isinstance(each, Batch) else each for each in self.parts(scale)]
        found = sorted({each.seed for each in parts if hasattr(each, "seed")})
        if not found:
            return "none"
        return str(found[0]) if len(found) == 1 else f"{found[0]} to {found[-1]}"


def row_of(summary: Summary) -> Row:
    """Return the row of a batch: counts, Wilson's interval, and nodes if there is a ledger."""
    row: Row = {
        "shape": f"{summary.rows}x{summary.cols}",
        "stacks": summary.pieces,
        "seed": summary.seed,
        "boards": summary.count,
        "solvable": summary.solvable,
        "unsolvable": summary.unsolvable,
        "undecided": summary.undecided,
    }
    if summary.nodes:
        row |= {"nodes_median": summary.nodes.median, "nodes_95": summary.nodes.percentile_95}
    return row


def summed(keys: tuple[str, ...]) -> Callable[[list[Row]], list[Row]]:
    """Return a function that adds up the numbers of rows that agree in `keys`."""

    def add_up(rows: list[Row]) -> list[Row]:
        sums: dict[tuple[Any, ...], Row] = {}
        for row in rows:
            total = sums.setdefault(
                tuple(row[key] for key in keys), {key: row[key] for key in keys}
            )
            for name, value in row.items():
                if name not in keys:
                    total[name] = total.get(name, 0) + value  # type: ignore[operator]
        return list(sums.values())

    return add_up


def with_interval(
    rows: list[Row], hits: str, count: str, unknown: str | None = None, prefix: str = ""
) -> list[Row]:
    """Add Wilson's 95 % interval for the share of `hits` among `count` to each row."""
    found = []
    for row in rows:
        undecided = int(row[unknown]) if unknown else 0
        low, high = wilson(int(row[hits]), undecided, int(row[count]))
        found.append(row | {f"{prefix}low": round(low, 9), f"{prefix}high": round(high, 9)})
    return found


SHAPE = Column("shape", "string", "rows x columns")
STACKS = Column("stacks", "integer", "stacks on the board")
SEED = Column("seed", "integer", "the seed of the boards")
LOW = Column("low", "number", "lower end of the 95 % interval (Wilson)")
HIGH = Column("high", "number", "upper end of the 95 % interval (Wilson)")
VERDICTS = (
    Column("boards", "integer", "random balanced boards decided"),
    Column("solvable", "integer", "boards with a replayed solution"),
    Column("unsolvable", "integer", "boards whose every line of play fails"),
    Column("undecided", "integer", "boards that met the limit of nodes"),
)
NODES = (
    Column("nodes_median", "integer", "median of the positions searched for one board"),
    Column("nodes_95", "integer", "95th percentile of the positions searched for one board"),
)


def _full_boards(rows: int, cols: int) -> Experiment:
    """Declare full boards of a shape, in slices with a seed each."""

    def slices(count: int, size: int) -> tuple[Batch, ...]:
        return tuple(
            Batch(Run(rows, cols, rows * cols, size, seed), is_kept=False)
            for seed in range(1, count + 1)
        )

    return Experiment(
        name=f"full-boards-{rows}x{cols}",
        title=f"Full boards decided, {rows}x{cols}",
        columns=(SHAPE, STACKS, SEED, *VERDICTS, LOW, HIGH),
        smoke=slices(2, 1000),
        full=slices(10, SLICE),
        tabulate=_of_shares,
    )


def _of_shares(rows: list[Row]) -> list[Row]:
    return with_interval(rows, "solvable", "boards", "undecided")


def _transition(
    rows: int, cols: int, stacks: range, count: int, smoke: range, seed: int = 1
) -> Experiment:
    """Declare the share solvable of a shape by the number of stacks."""

    def batches(points: range, boards: int) -> tuple[Batch, ...]:
        limits = Limits(max_nodes=20_000_000)
        return tuple(Batch(Run(rows, cols, each, boards, seed, limits)) for each in points)

    return Experiment(
        name=f"transition-{rows}x{cols}",
        title=f"Share of solvable boards by the number of stacks, {rows}x{cols}",
        columns=(SHAPE, STACKS, SEED, *VERDICTS, *NODES, LOW, HIGH),
        smoke=batches(smoke, 60 if rows * cols < 50 else 8),
        full=batches(stacks, count),
        tabulate=_of_shares,
    )


def _playouts(shapes: Sequence[tuple[int, int]], count: int) -> tuple[Playouts, ...]:
    return tuple(
        Playouts(rows, cols, strategy, count, 1) for rows, cols in shapes for strategy in STRATEGIES
    )


def _mistakes(name: str, smoke: tuple[Tabled, ...], full: tuple[Tabled, ...]) -> Experiment:
    """Declare the captures that lose a won position, on small shapes; 4x4 alone takes minutes."""
    return Experiment(
        name=name,
        title="Captures that lose a won position, among all solvable positions of small shapes",
        columns=(
            SHAPE,
            STACKS,
            Column("positions", "integer", "solvable positions with so many stacks"),
            Column("captures", "integer", "legal captures in all of them"),
            Column("losing", "integer", "captures that lead to an unsolvable position"),
        ),
        smoke=smoke,
        full=full,
    )


def _puzzles(count: int) -> tuple[Puzzles, ...]:
    return (
        Puzzles("easy", 4, 4, 6, count, 1),
        Puzzles("medium", 5, 5, 7, count, 1),
        Puzzles("hard", 5, 5, 9, count, 1),
        Puzzles("expert", 6, 6, 11, count, 1),
    )


GAMES_PLAYED = (
    ("green", ()),
    ("greener", ()),
    ("3stones", ()),
    ("3stones", ("skill=yes",)),
    ("capstone", ()),
    ("threestone", ()),
    ("triforce", ()),
)

_ALL = (
    _full_boards(6, 6),
    _full_boards(6, 9),
    _full_boards(9, 9),
    _transition(3, 12, range(3, 37, 3), 10_000, range(12, 19, 6)),
    _transition(4, 9, range(3, 37, 3), 10_000, range(12, 19, 6)),
    _transition(6, 6, range(3, 37, 3), 10_000, range(6, 25, 3)),
    _transition(6, 9, range(3, 55, 3), 10_000, range(9, 28, 9)),
    _transition(9, 9, range(3, 82, 3), 10_000, range(36, 46, 9)),
    _transition(12, 12, range(3, 73, 3), 1_000, range(60, 73, 12)),
    Experiment(
        name="play",
        title="Full boards solved by simple strategies, each board played once",
        columns=(
            SHAPE,
            Column("strategy", "string", "how captures are chosen"),
            Column("games", "integer", "boards played, each once"),
            Column("solved", "integer", "games that ended with a single stack"),
            Column("stacks_left", "integer", "stacks left at the ends of all games"),
            LOW,
            HIGH,
        ),
        smoke=_playouts(((3, 3), (3, 4), (6, 6)), 2_000),
        full=_playouts(((3, 3), (3, 4), (3, 6), (4, 6), (6, 6), (6, 9), (9, 9)), 200_000),
        tabulate=lambda rows: with_interval(rows, "solved", "games"),
    ),
    _mistakes("mistakes-exact", (Tabled(3, 3),), (Tabled(3, 3), Tabled(3, 4))),
    _mistakes("mistakes-exact-4x4", (Tabled(2, 3),), (Tabled(4, 4),)),
    Experiment(
        name="mistakes-sampled",
        title="Random captures that lose a won position, on the way through random full boards",
        columns=(
            SHAPE,
            STACKS,
            Column("tried", "integer", "random captures, one for each board that came so far"),
            Column("losing", "integer", "captures that lead to an unsolvable position"),
            Column("undecided", "integer", "captures to positions that met the limit of nodes"),
            LOW,
            HIGH,
        ),
        smoke=(Walks(6, 6, 0, 5, 1), Walks(6, 6, 5, 5, 1)),
        full=tuple(Walks(6, 6, first, 50, 1) for first in range(0, 2_000, 50)),
        tabulate=lambda rows: with_interval(
            summed(("shape", "stacks"))(rows), "losing", "tried", "undecided"
        ),
    ),
    Experiment(
        name="solutions",
        title="Solutions of every balanced setup of small shapes, orders counted apart",
        columns=(
            SHAPE,
            Column("setups", "integer", "balanced setups"),
            Column("least", "integer", "solutions of the setup that has fewest"),
            Column("median", "number", "median of the solutions of a setup"),
            Column("most", "integer", "solutions of the setup that has most"),
        ),
        smoke=(Solutions(2, 3), Solutions(3, 3)),
        full=(Solutions(2, 3), Solutions(3, 3), Solutions(2, 6), Solutions(3, 4)),
    ),
    Experiment(
        name="small-shapes",
        title="All positions of small shapes by the number of stacks",
        columns=(
            SHAPE,
            STACKS,
            Column("positions", "integer", "positions of any colours"),
            Column("solvable", "integer", "solvable ones of them"),
            Column("setups", "integer", "balanced setups, where the board is full"),
            Column("setups_solvable", "integer", "solvable ones of them"),
        ),
        smoke=(Shape(2, 3), Shape(3, 3)),
        full=tuple(
            Shape(rows, cols)
            for rows, widths in (
                (1, (3, 6, 9, 12, 15)),
                (2, range(2, 9)),
                (3, (3, 4, 5)),
                (4, (4,)),
            )
            for cols in widths
        ),
    ),
    Experiment(
        name="puzzle-solutions",
        title="Composed puzzles and their solutions",
        columns=(
            Column("level", "string", "difficulty"),
            Column("number", "integer", "number within the level"),
            SHAPE,
            STACKS,
            Column("index", "integer", "index of the board, for greenest generate"),
            Column("board", "string", "ranks from the top"),
            Column("solved_at_random", "integer", "games of 2,000 random ones that solve it"),
            Column("solution", "string", "captures; only their order can be another"),
        ),
        smoke=_puzzles(2),
        full=_puzzles(100),
    ),
    Experiment(
        name="games",
        title="The other games, played at random",
        columns=(
            Column("game", "string", "name of the game"),
            Column("options", "string", "its options"),
            Column("player", "integer", "player, 1 begins"),
            Column("games", "integer", "games played"),
            Column("wins", "integer", "games that the player won alone"),
            Column("draws", "integer", "games whose win was shared"),
            Column("lost_by_all", "integer", "games that everybody lost"),
            Column("length_min", "integer", "fewest decisions of players in a game"),
            Column("length_median", "number", "median of the decisions"),
            Column("length_mean", "number", "mean of the decisions"),
            Column("length_max", "integer", "most decisions"),
            Column("legal_moves_mean", "number", "mean number of legal moves at a decision"),
            LOW,
            HIGH,
        ),
        smoke=tuple(Games(name, options, 30, 1) for name, options in GAMES_PLAYED),
        full=tuple(Games(name, options, 2_000, 1) for name, options in GAMES_PLAYED),
        tabulate=lambda rows: with_interval(rows, "wins", "games"),
    ),
)

EXPERIMENTS = {each.name: each for each in _ALL}
