"""The rows of all published tables of a folder, by kind."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from greenest.study.difficulty.puzzles import Puzzle
from greenest.study.publication.columns import read_table
from greenest.study.publication.experiments import EXPERIMENTS
from greenest.study.publication.package import refuse_misplaced
from greenest.study.publication.rows import (
    FullBoards,
    GameSeat,
    Mistakes,
    Point,
    SampledMistakes,
    SimplePlay,
    SmallShape,
    SolutionCounts,
)

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Data:
    """What was measured; a kind is empty where its tables have not been made yet.

    Rows of several tables stand one after the other, in the order of the experiments. `missing`
    names the experiments without a table.
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
    missing: tuple[str, ...] = ()


def read_data(folder: Path) -> Data:
    """Return the rows of every experiment's table that a folder has.

    Raises ValueError for a folder without tables, and for a table of another version.
    """
    missing = []
    for name, experiment in EXPERIMENTS.items():
        refuse_misplaced(folder, experiment)
        if not (folder / experiment.path).exists():
            missing.append(name)
    if len(missing) == len(EXPERIMENTS):
        raise ValueError(f"{folder}: no tables; greenest study makes them")
    return Data(
        _rows(folder, FullBoards),
        _rows(folder, Point),
        _rows(folder, SimplePlay),
        _rows(folder, Mistakes),
        _rows(folder, SampledMistakes),
        _rows(folder, SolutionCounts),
        _rows(folder, SmallShape),
        _rows(folder, Puzzle),
        _rows(folder, GameSeat),
        tuple(missing),
    )


def _rows(folder: Path, kind: type[Row]) -> tuple[Row, ...]:
    """Return the rows of all tables of a kind."""
    paths = [folder / each.path for each in EXPERIMENTS.values() if each.kind is kind]
    return tuple(row for path in paths if path.exists() for row in read_table(path, kind))
