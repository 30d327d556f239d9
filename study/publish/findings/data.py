"""The rows of all published tables in a folder, by the class of the rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_type_hints

from greenest.study.difficulty.puzzles import Puzzle
from greenest.study.publish.columns import read_table, schema
from greenest.study.publish.experiment import Experiment
from greenest.study.publish.experiments import EXPERIMENTS
from greenest.study.publish.package import Resource, declared_in, refuse_misplaced, resources
from greenest.study.publish.rows import (
    FullBoards,
    GameSeat,
    Mistakes,
    Mixture,
    PlayerChances,
    Point,
    SampledMistakes,
    SimplePlay,
    SmallShape,
    SolutionCounts,
    StaticReasons,
)
from greenest.study.skill.rows import Rung, Trait

Row = TypeVar("Row")


class Named(NamedTuple, Generic[Row]):
    """A table: its name, its title and its rows."""

    name: str
    title: str
    rows: tuple[Row, ...]


Curves = Named[Point]
Mixtures = Named[Mixture]


@dataclass(frozen=True, slots=True)
class Data:
    """The rows of all tables, in a field for each class of rows.

    Rows of several tables are in the order of the experiments, followed by tables of studies;
    `curves` and `mixtures` keep the tables apart. `missing` has the names of experiments without a
    table, and is empty if no experiment has a table. `part` says which part of a study this is, as
    "part 1 of 2"; empty for all.
    """

    full_boards: tuple[FullBoards, ...] = ()
    curves: tuple[Curves, ...] = ()
    play: tuple[SimplePlay, ...] = ()
    exact_mistakes: tuple[Mistakes, ...] = ()
    sampled_mistakes: tuple[SampledMistakes, ...] = ()
    solutions: tuple[SolutionCounts, ...] = ()
    small_shapes: tuple[SmallShape, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()
    games: tuple[GameSeat, ...] = ()
    mixtures: tuple[Mixtures, ...] = ()
    static_reasons: tuple[StaticReasons, ...] = ()
    chances: tuple[PlayerChances, ...] = ()
    rungs: tuple[Rung, ...] = ()
    traits: tuple[Trait, ...] = ()
    missing: tuple[str, ...] = ()
    part: str = ""

    @property
    def points(self) -> tuple[Point, ...]:
        """The points of all transitions."""
        return tuple(row for table in self.curves for row in table.rows)


def read_data(folder: Path) -> Data:
    """Return the rows of all tables in a folder.

    Tables of studies are read like our own if they have the same columns. Raises ValueError for a
    folder without tables, and for a table of another version.
    """
    missing = []
    for name, experiment in EXPERIMENTS.items():
        refuse_misplaced(folder, experiment)
        if not (folder / experiment.path).exists():
            missing.append(name)
    others = [each for each in resources(folder) if each.name not in EXPERIMENTS]

    def tables(kind: type[Row]) -> Iterator[Named[Row]]:
        found: list[Experiment[Any] | Resource] = [
            *(each for each in EXPERIMENTS.values() if each.kind is kind),
            *(each for each in others if each.fields == schema(kind)),
        ]
        for each in found:
            if (folder / each.path).exists():
                yield Named(each.name, each.title, tuple(read_table(folder / each.path, kind)))

    if len(missing) == len(EXPERIMENTS):
        missing = []
        if not any(any(tables(kind)) for kind in (FullBoards, Point, Mixture)):
            raise ValueError(f"{folder}: no tables; greenest study makes them")
    rows: dict[str, Any] = {
        name: tuple(row for table in tables(get_args(kinds)[0]) for row in table.rows)
        for name, kinds in get_type_hints(Data).items()
        if name not in ("curves", "mixtures", "missing", "part")
    }
    rows |= {"curves": tuple(tables(Point)), "mixtures": tuple(tables(Mixture))}
    study = declared_in(others)
    part = "part " + study.part.replace("/", " of ") if study and study.part else ""
    return Data(**rows, missing=tuple(missing), part=part)
