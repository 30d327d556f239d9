"""The rows of the tables of a study: a class for each kind of table, a field for each column.

`low` and `high` are the ends of a 95 % interval for the share of the row, to nine digits. It is
Wilson's interval, unless the description of the column says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import gcd
from typing import Annotated, Any, NamedTuple, Self, cast

from greenest.play.intervals import CONFIDENCE, clopper_pearson, wilson
from greenest.study.run import Summary

Shape = Annotated[str, "rows x columns"]
Stacks = Annotated[int, "stacks on the board"]
Seed = Annotated[int, "the seed of the boards"]
Boards = Annotated[int, "random balanced boards decided"]
Solvable = Annotated[int, "boards with a replayed solution"]
Unsolvable = Annotated[int, "boards whose every line of play fails"]
Undecided = Annotated[int, "boards that met the limit of nodes"]
Median = Annotated[int, "median of the positions searched for one board"]
Percentile = Annotated[int, "95th percentile of the positions searched for one board"]
Low = Annotated[float, "lower end of the 95 % interval (Wilson)"]
High = Annotated[float, "upper end of the 95 % interval (Wilson)"]

EQUAL = "equal"
"""The value of `colours` if the colours are as equal in number as possible."""


class Share(NamedTuple):
    """A part of a sample, and the ends of the 95 % interval for its share of the whole."""

    part: int
    whole: int
    low: float
    high: float

    @classmethod
    def of(cls, part: int, whole: int, low: float, high: float) -> Self:
        """Return a share; raises ValueError if the part is not within the whole."""
        if not 0 <= part <= whole:
            raise ValueError(f"{part} of {whole} is no share")
        return cls(part, whole, low, high)

    @property
    def value(self) -> float:
        """The share, in 0..1."""
        return self.part / self.whole


def ends(hits: int, undecided: int, count: int) -> tuple[float, float]:
    """Return the ends of Wilson's 95 % interval. Undecided boards widen it at both ends."""
    low, high = wilson(hits, undecided, count)
    return round(low, 9), round(high, 9)


class Decided:
    """A row of decided random boards. The subclasses have the columns."""

    __slots__ = ()
    solvable: int
    boards: int
    low: float
    high: float

    @classmethod
    def of(cls, found: Summary, confidence: float = CONFIDENCE) -> Self:
        """Return the row of a run, given its summary."""
        run, interval = found.run, clopper_pearson if cls is Mixture else wilson
        assert run, "a study has random boards alone"
        low, high = interval(found.solvable, found.undecided, found.count, confidence)
        values: dict[str, Any] = {
            "shape": run.shape,
            "stacks": run.pieces,
            "colours": "-".join(map(str, run.colours)) if run.colours else EQUAL,
            "seed": run.seed,
            "aside": run.first,
            "boards": found.count,
            "solvable": found.solvable,
            "unsolvable": found.unsolvable,
            "undecided": found.undecided,
            "low": round(low, 9),
            "high": round(high, 9),
        }
        if found.nodes:
            values["nodes_median"] = found.nodes.median
            values["nodes_95"] = found.nodes.percentile_95
        return cls(**{each.name: values[each.name] for each in fields(cast(Any, cls))})

    @property
    def share(self) -> Share:
        """The share of boards that are solvable."""
        return Share.of(self.solvable, self.boards, self.low, self.high)


@dataclass(frozen=True, slots=True)
class BoardCounts(Decided):
    """The columns that full boards and points of a transition have in common."""

    shape: Shape
    stacks: Stacks
    seed: Seed
    boards: Boards
    solvable: Solvable
    unsolvable: Unsolvable
    undecided: Undecided


@dataclass(frozen=True, slots=True)
class FullBoards(BoardCounts):
    """Random full boards of a shape, all with one seed."""

    low: Low
    high: High


@dataclass(frozen=True, slots=True)
class Point(BoardCounts):
    """A point of the transition of a shape.

    Its boards are random and balanced, and have the same number of stacks.
    """

    nodes_median: Median
    nodes_95: Percentile
    low: Low
    high: High


@dataclass(frozen=True, slots=True)
class Mixture(Decided):
    """Random boards of a study, all with the same numbers of stacks of each colour.

    `aside` boards were decided before to plan the study, and are not counted in `boards`. So the
    interval is the one for a number of boards fixed beforehand.
    """

    shape: Shape
    stacks: Stacks
    colours: Annotated[str, "black, green and white stacks, or equal: as equal as can be"]
    seed: Seed
    aside: Annotated[int, "boards decided before, to plan, and not counted"]
    boards: Annotated[int, "random boards decided and counted"]
    solvable: Solvable
    unsolvable: Unsolvable
    undecided: Undecided
    nodes_median: Median
    nodes_95: Percentile
    low: Annotated[float, "lower end of the 95 % interval (Clopper and Pearson)"]
    high: Annotated[float, "upper end of the 95 % interval (Clopper and Pearson)"]

    @property
    def ratio(self) -> str:
        """The ratio of the colours in lowest terms, as `2:1:1`, or `equal`."""
        if self.colours == EQUAL:
            return EQUAL
        stacks = [int(each) for each in self.colours.split("-")]
        return ":".join(str(each // gcd(*stacks)) for each in stacks)


@dataclass(frozen=True, slots=True)
class Transition:
    """The number of stacks at which half of the boards of a shape are solvable."""

    shape: Shape
    table: Annotated[str, "name of the table with the points"]
    step: Annotated[int, "stacks between the two points around k50"]
    lines: Annotated[int, "rows + columns"]
    cells: Annotated[int, "rows * columns"]
    boards: Annotated[int, "boards at each number of stacks, or the fewest"]
    k50: Annotated[float, "stacks at which half of the boards are solvable, interpolated"]
    low: Annotated[float, "lower end of the 95 % interval, for sampling and the step together"]
    high: Annotated[float, "upper end of the 95 % interval, for sampling and the step together"]
