"""The rows of all published tables of a folder, by kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from greenest.study.difficulty.puzzles import Puzzle
from greenest.study.publication.columns import read_table, schema
from greenest.study.publication.experiment import Experiment
from greenest.study.publication.experiments import EXPERIMENTS
from greenest.study.publication.package import Resource, refuse_misplaced, resources
from greenest.study.publication.rows import (
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


class Mixtures(NamedTuple):
    """A table that a study file declares: its name, title and rows."""

    name: str
    title: str
    rows: tuple[Mixture, ...]


@dataclass(frozen=True, slots=True)
class Data:
    """All rows, in a field for each kind, which is empty if there is no table of the kind.

    Rows of several tables are in the order of the experiments, then of the data package; `mixtures`
    is grouped by table. `missing` names the experiments without a table, if some have one.
    """

    full_boards: tuple[FullBoards, ...] = ()
    points: tuple[Point, ...] = ()
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


def read_data(folder: Path) -> Data:
    """Return the rows of a folder's tables: those of our experiments, and others like them.

    Tables with the same columns are alike. Raises ValueError for a folder without tables, and for a
    table of another version.
    """
    missing = []
    for name, experiment in EXPERIMENTS.items():
        refuse_misplaced(folder, experiment)
        if not (folder / experiment.path).exists():
            missing.append(name)
    others = [each for each in resources(folder) if each.name not in EXPERIMENTS]
    mixtures = _mixtures(folder, others)
    if len(missing) == len(EXPERIMENTS):
        missing = []
        if not any(_is_of(each, kind) for each in others for kind in (FullBoards, Point, Mixture)):
            raise ValueError(f"{folder}: no tables; greenest study makes them")
    rows = {
        name: _rows(folder, others, get_args(kinds)[0])
        for name, kinds in get_type_hints(Data).items()
        if name not in ("mixtures", "missing")
    }
    return Data(**rows, mixtures=mixtures, missing=tuple(missing))


def _rows(folder: Path, others: Sequence[Resource], kind: type[Row]) -> tuple[Row, ...]:
    """Return the rows of all tables of a kind."""
    paths = [folder / each.path for each in EXPERIMENTS.values() if each.kind is kind]
    paths += [folder / each.path for each in others if _is_of(each, kind)]
    return tuple(row for path in paths if path.exists() for row in read_table(path, kind))


def _mixtures(folder: Path, others: Sequence[Resource]) -> tuple[Mixtures, ...]:
    """Return the tables that study files declare, ours first."""
    found: list[Experiment[Any] | Resource] = [
        *(each for each in EXPERIMENTS.values() if each.kind is Mixture),
        *(each for each in others if _is_of(each, Mixture)),
    ]
    return tuple(
        Mixtures(each.name, each.title, tuple(read_table(folder / each.path, Mixture)))
        for each in found
        if (folder / each.path).exists()
    )


def _is_of(resource: Resource, kind: type) -> bool:
    """Tell whether a table has the columns of a kind of row."""
    return resource.fields == schema(kind)
