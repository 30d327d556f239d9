"""The rows of the tables in the folder of a study, by the class of the rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from greenest.study.publish.columns import read_table, schema
from greenest.study.publish.experiment import Experiment
from greenest.study.publish.package import Resource, declared_in, resources
from greenest.study.publish.rows import FullBoards, Mixture, Point

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
    """The rows of all tables of random boards.

    `curves` and `mixtures` keep the tables apart. `part` says which part of a study this is, as
    "part 1 of 2"; empty for all.
    """

    full_boards: tuple[FullBoards, ...] = ()
    curves: tuple[Curves, ...] = ()
    mixtures: tuple[Mixtures, ...] = ()
    part: str = ""


def read_data(folder: Path) -> Data:
    """Return the rows of all tables that the data package of a folder lists.

    Raises ValueError for a folder without tables.
    """
    listed = resources(folder)

    def tables(kind: type[Row]) -> tuple[Named[Row], ...]:
        return named_tables(folder, (each for each in listed if each.fields == schema(kind)), kind)

    study = declared_in(listed)
    part = "part " + study.part.replace("/", " of ") if study and study.part else ""
    full_boards = tuple(row for table in tables(FullBoards) for row in table.rows)
    data = Data(full_boards, tables(Point), tables(Mixture), part)
    if not (data.full_boards or data.curves or data.mixtures):
        raise ValueError(f"{folder}: no tables; greenest study makes them")
    return data


def named_tables(
    folder: Path, listed: Iterable[Experiment[Any] | Resource], kind: type[Row]
) -> tuple[Named[Row], ...]:
    """Return the tables of a class of rows that are in a folder.

    Raises ValueError for a table of another version.
    """
    return tuple(
        Named(each.name, each.title, tuple(read_table(folder / each.path, kind)))
        for each in listed
        if (folder / each.path).exists()
    )
