"""The rows of all tables of our own results."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from greenest.lab.experiments.experiments import EXPERIMENTS
from greenest.lab.experiments.rows import (
    GameSeat,
    Mistakes,
    PlayerChances,
    SampledMistakes,
    SimplePlay,
    SmallShape,
    SolutionCounts,
    StaticReasons,
)
from greenest.lab.puzzles.puzzles import Puzzle
from greenest.lab.skill.rows import Rung, Trait
from greenest.study.publish.columns import FullBoards, Mixture, Point
from greenest.study.publish.package import Data, Named, named_tables

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Findings(Data):
    """The rows of all tables, in a field for each class of rows.

    Rows of several tables are in the order of the experiments.
    """

    play: tuple[SimplePlay, ...] = ()
    exact_mistakes: tuple[Mistakes, ...] = ()
    sampled_mistakes: tuple[SampledMistakes, ...] = ()
    solutions: tuple[SolutionCounts, ...] = ()
    small_shapes: tuple[SmallShape, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()
    games: tuple[GameSeat, ...] = ()
    static_reasons: tuple[StaticReasons, ...] = ()
    chances: tuple[PlayerChances, ...] = ()
    rungs: tuple[Rung, ...] = ()
    traits: tuple[Trait, ...] = ()

    @property
    def points(self) -> tuple[Point, ...]:
        """The points of all transitions."""
        return tuple(row for table in self.curves for row in table.rows)


def read_findings(folder: Path) -> Findings:
    """Return the rows of the tables of all experiments that are in a folder.

    Raises ValueError for a folder without tables, and for a table of another version.
    """

    def tables(kind: type[Row]) -> tuple[Named[Row], ...]:
        own = (each for each in EXPERIMENTS.values() if each.kind is kind)
        return named_tables(folder, own, kind)

    def rows(kind: type[Row]) -> tuple[Row, ...]:
        return tuple(row for table in tables(kind) for row in table.rows)

    found = Findings(
        full_boards=rows(FullBoards),
        curves=tables(Point),
        mixtures=tables(Mixture),
        play=rows(SimplePlay),
        exact_mistakes=rows(Mistakes),
        sampled_mistakes=rows(SampledMistakes),
        solutions=rows(SolutionCounts),
        small_shapes=rows(SmallShape),
        puzzles=rows(Puzzle),
        games=rows(GameSeat),
        static_reasons=rows(StaticReasons),
        chances=rows(PlayerChances),
        rungs=rows(Rung),
        traits=rows(Trait),
    )
    if found == Findings():
        raise ValueError(f"{folder}: no tables; python -m greenest.lab study makes them")
    return found
