"""A run is random boards with the settings to decide them; a summary counts its verdicts."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import accumulate, chain
from typing import Any, Literal, NamedTuple

from greenest.games.pyramids.position import Position
from greenest.play.intervals import Interval, clopper_pearson, wilson
from greenest.solver.bulk.boards import Boards
from greenest.solver.decide import bulk_engine
from greenest.solver.registry import AUTO, CHOICES
from greenest.solver.verdict import Limits
from greenest.study.sampling import Colours, check_board, random_boards, random_position

LARGEST_COUNT = 2**63 - 1
"""The largest integer that SQLite can store."""
Tally = Counter[tuple[str, str]]
"""The number of boards for each pair (verdict, engine)."""
Keep = Literal["all", "counts"]
"""What a ledger keeps: the verdicts on all boards, or only counts of them."""
MANY_BOARDS = 10**7
"""A new ledger for at least this many boards keeps "counts" by default."""


@dataclass(frozen=True, slots=True)
class Run:
    """A range of random boards, with the engine and limits to decide them.

    The run has `count` boards with `pieces` stacks each; `first` is the index of the first board.
    `colours` is None if the numbers of the colours are as equal as possible.
    """

    rows: int
    cols: int
    pieces: int
    count: int
    seed: int
    limits: Limits = field(default_factory=Limits)
    engine: str = AUTO
    first: int = 0
    colours: Colours | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for invalid values."""
        check_board(self.rows, self.cols, self.pieces, self.seed, colours=self.colours)
        if self.colours and self.colours.are_equal:
            object.__setattr__(self, "colours", None)
        if not 0 <= self.count <= LARGEST_COUNT:
            raise ValueError(f"the count is in 0..2^63-1, not {self.count}")
        if not 0 <= self.first <= LARGEST_COUNT - self.count:
            raise ValueError(
                f"the index of the first board, and that after the last, are in 0..2^63-1, not "
                f"{self.first} and {self.first + self.count}"
            )
        if self.engine not in CHOICES:
            raise ValueError(f"unknown engine {self.engine!r}: choose from {', '.join(CHOICES)}")

    @property
    def shape(self) -> str:
        """The shape as text."""
        return f"{self.rows}x{self.cols}"

    @property
    def boards(self) -> range:
        """The indexes of the boards."""
        return range(self.first, self.first + self.count)

    @property
    def keep(self) -> Keep:
        """The default `keep` of a new ledger of this run."""
        return "counts" if self.count >= MANY_BOARDS else "all"

    def position(self, index: int) -> Position:
        """Return the board with this index."""
        return random_position(self.rows, self.cols, self.pieces, self.seed, index, self.colours)

    def drawn(self, indexes: range) -> Boards:
        """Return the boards with these indexes."""
        asked = (self.rows, self.cols, self.pieces)
        first, count = indexes.start, len(indexes)
        return Boards(*asked, random_boards(*asked, self.seed, first, count, self.colours))

    def shard(self, part: int, parts: int) -> Run:
        """Divide this run into `parts` runs, and return number `part`, counted from 1."""
        if not 1 <= part <= parts:
            raise ValueError(f"the part is a number from 1 to {parts}, not {part}")
        start, stop = (self.count * each // parts for each in (part - 1, part))
        return replace(self, first=self.first + start, count=stop - start)

    @property
    def bulk_engine(self) -> str | None:
        """The engine that decides many of these boards in one call, or None."""
        return bulk_engine(self.pieces, self.rows, self.cols, self.engine)


def gaps(ranges: Iterable[range], boards: range) -> list[range]:
    """Return the parts of `boards` in none of the ranges, which are sorted and disjoint."""
    edges = chain.from_iterable((each.start, each.stop) for each in ranges)
    cuts = [min(max(each, boards.start), boards.stop) for each in edges]
    starts, stops = [boards.start, *cuts[1::2]], [*cuts[::2], boards.stop]
    return [range(*ends) for ends in zip(starts, stops, strict=True) if ends[0] < ends[1]]


class Nodes(NamedTuple):
    """Statistics of the nodes that boards took; percentiles are by nearest rank."""

    median: int
    percentile_95: int
    largest: int


def nodes_of(boards: Counter[int]) -> Nodes | None:
    """Return the statistics of boards, given how many took each number of nodes; None for none."""
    if not boards:
        return None
    nodes = sorted(boards)
    seen = list(accumulate(boards[each] for each in nodes))
    ranks = (-(-seen[-1] * percent // 100) for percent in (50, 95, 100))
    return Nodes(*(nodes[bisect_left(seen, rank)] for rank in ranks))


@dataclass(frozen=True, slots=True)
class Summary:
    """The counts of the verdicts of a run; of given boards if `run` is None.

    `seconds` is the time of this session, without `start_seconds` for starting processes; for a
    ledger, it is the sum of the times of all boards. `boards_per_second` is the rate in this time.
    `nodes` is None without a ledger, and rounded down if the ledger's `keep` is not "all".
    `replayed` is the number of solutions replayed, None if not requested.
    """

    run: Run | None
    tally: Tally
    seconds: float
    boards_per_second: float
    start_seconds: float = 0.0
    nodes: Nodes | None = None
    replayed: int | None = None
    keep: Keep | None = field(default=None, compare=False)

    @property
    def count(self) -> int:
        """The number of boards with a verdict."""
        return self.tally.total()

    @property
    def solvable(self) -> int:
        """The number of solvable boards."""
        return self._counts(0)["solvable"]

    @property
    def unsolvable(self) -> int:
        """The number of unsolvable boards."""
        return self._counts(0)["unsolvable"]

    @property
    def undecided(self) -> int:
        """The number of undecided boards."""
        return self._counts(0)["undecided"]

    @property
    def engines(self) -> Counter[str]:
        """The number of boards that each engine decided."""
        return self._counts(1)

    def _counts(self, place: int) -> Counter[str]:
        """Count the boards by the verdict, in place 0 of the keys, or by the engine, in place 1."""
        found: Counter[str] = Counter()
        for key, boards in sorted(self.tally.items()):
            found[key[place]] += boards
        return found

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval for the share of solvable boards."""
        return wilson(self.solvable, self.undecided, self.count)

    @property
    def interval_clopper_pearson(self) -> Interval:
        """The exact 95 % interval of Clopper and Pearson for the share of solvable boards."""
        return clopper_pearson(self.solvable, self.undecided, self.count)

    def as_json(self) -> dict[str, Any]:
        """Return the summary under its published keys."""
        run = self.run
        record: dict[str, Any] = {
            "shape": run and run.shape,
            "pieces": run and run.pieces,
            "count": self.count,
            "solvable": self.solvable,
            "unsolvable": self.unsolvable,
            "undecided": self.undecided,
            # Given boards are no random sample.
            "interval": run and list(self.interval),
            "seconds": round(self.seconds, 6),
            "boards_per_second": round(self.boards_per_second, 3),
            "interval_clopper_pearson": run and list(self.interval_clopper_pearson),
            "seed": run and run.seed,
            "engines": dict(self.engines),
            "start_seconds": round(self.start_seconds, 6),
            "index": run and run.first,
        }
        if run and run.colours:
            record |= run.colours._asdict()
        if self.nodes:
            record["nodes"] = self.nodes._asdict()
        if self.replayed is not None:
            record["replayed"] = self.replayed
        return record
