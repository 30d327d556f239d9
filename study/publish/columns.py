"""Tables as CSV files; the columns of each are the fields of a frozen dataclass.

    @dataclass(frozen=True, slots=True)
    class Mistakes:
        shape: Annotated[str, "rows x columns"]
        losing: Annotated[int, "captures that lead to an unsolvable position"]

The annotations describe the fields. The class determines the header of the file, the schema in the
data package, and the types of the values when the file is read.

The tables of a study have the classes below. `low` and `high` are the ends of a 95 % interval for
the share of the row, to nine digits: Wilson's, unless the description of a column says otherwise.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass, fields
from math import gcd, isfinite, nan
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Self, TypeVar, cast, get_args, get_type_hints

from greenest.games.plurals import many
from greenest.play.intervals import CONFIDENCE, clopper_pearson, wilson
from greenest.study.run import Summary
from greenest.system.files import read_text

Row = TypeVar("Row")

LONGEST_FILE = 1 << 22
"""The largest size of a file of results that is read, in bytes."""
TYPES = {int: "integer", float: "number", str: "string"}
"""The names of Python types in a Table Schema."""


class Column(NamedTuple):
    """A column of a table: its name, the Python type of its values, and its description."""

    name: str
    type: type
    description: str


def columns(kind: type) -> tuple[Column, ...]:
    """Return the columns of a row class, in the order of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(Column(each.name, *get_args(hints[each.name])) for each in fields(kind))


def schema(kind: type) -> dict[str, Any]:
    """Return the Table Schema of a row class."""
    return {
        "fields": [
            {"name": each.name, "type": TYPES[each.type], "description": each.description}
            for each in columns(kind)
        ]
    }


def table_text(kind: type[Row], rows: Iterable[Row]) -> str:
    """Return the text of a CSV file: the names of the columns, then the rows."""
    names = [column.name for column in columns(kind)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows([getattr(row, name) for name in names] for row in rows)
    return text.getvalue()


def read_table(path: Path, kind: type[Row]) -> list[Row]:
    """Return the rows of a CSV file.

    Raises ValueError, which names the file and the line, if the columns differ or a row has a wrong
    value.
    """
    found = columns(kind)
    lines = csv.reader(io.StringIO(text_in(path), newline=""), strict=True)
    rows = []
    try:
        if next(lines, []) != [column.name for column in found]:
            raise ValueError("its columns are not those of this version; make it again")
        for line in lines:
            if len(line) != len(found):
                raise ValueError(f"{many(len(line), 'field')}, the header has {len(found)}")
            rows.append(_checked(kind(*map(_value, found, line))))
    except (csv.Error, ValueError, ArithmeticError) as error:
        raise ValueError(f"{path}:{max(lines.line_num, 1)}: {error}") from None
    return rows


def _checked(row: Row) -> Row:
    """Return a row; raises ValueError or ArithmeticError if a property cannot be computed."""
    for name in dir(type(row)):
        if isinstance(getattr(type(row), name), property):
            getattr(row, name)
    return row


def text_in(path: Path) -> str:
    """Return the text of a file of results; raises OSError, and ValueError with file and line."""
    try:
        return read_text(path, LONGEST_FILE)
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ValueError(f"{path}:{line}: not UTF-8 text") from None


def _value(column: Column, text: str) -> Any:
    """Return the value of a cell; raises ValueError if it is not of the type of its column."""
    try:
        value = column.type(text)
    except ValueError:
        value = nan
    if column.type is not str and not isfinite(value):
        raise ValueError(f"{column.name} is {text!r}, which is no {TYPES[column.type]}")
    return value


Shape = Annotated[str, "rows x columns"]
Stacks = Annotated[int, "stacks on the board"]
Seed = Annotated[int, "the seed of the boards"]
BoardCount = Annotated[int, "random balanced boards decided"]
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
    boards: BoardCount
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
    """A point of the transition of a shape: random balanced boards with one number of stacks."""

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
