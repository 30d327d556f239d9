"""An experiment: a table, and the batches or measurements that give its rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from inspect import signature
from shlex import quote
from typing import Any, Generic, TypeVar

from greenest.study.batches.run import Run, Summary

Row = TypeVar("Row")

Stages = Generator[Run, Summary, list[Row]]
"""Yields runs, receives their summaries, and returns rows."""


@dataclass(frozen=True, slots=True)
class Measurement(Generic[Row]):
    """A part of an experiment that one call measures, in a process of its own.

    The rows are a function of the arguments alone.
    """

    function: Callable[..., Sequence[Row]] = field(repr=False)
    arguments: tuple[Any, ...]

    @property
    def name(self) -> str:
        """A name for files, made of all arguments."""
        return re.sub(r"[^\w.]+", "-", "-".join(map(str, self.arguments)))

    @property
    def seed(self) -> int | None:
        """The argument `seed`, None if the function has none."""
        found: int | None = signature(self.function).bind(*self.arguments).arguments.get("seed")
        return found

    def measure(self) -> Sequence[Row]:
        """Return the rows."""
        return self.function(*self.arguments)


@dataclass(frozen=True, slots=True)
class Staged(Generic[Row]):
    """Random boards that `study.batches` decides in stages: those of `run`, and perhaps others.

    With a ledger, verdicts are recorded and nodes are counted; without, there are only counts. A
    ledger of ten million full boards would take gigabytes, while each of its boards and solutions
    can be made again quickly.
    """

    run: Run
    has_ledger: bool = field(default=True, kw_only=True)

    @property
    def name(self) -> str:
        """A name for files that no other part of the experiment has."""
        return name_of(self.run)

    @property
    def seed(self) -> int:
        """The seed of the boards."""
        return self.run.seed

    @property
    def most(self) -> int:
        """The number of boards to decide, or about the largest that it can be."""
        return self.run.count

    def stages(self) -> Stages[Row]:
        """Yield runs to decide, receive their summaries, and return rows."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Sample(Staged[Row]):
    """Random boards that are decided in one stage; `row` makes a row from the summary."""

    row: Callable[[Summary], Row] = field(repr=False)

    def stages(self) -> Stages[Row]:
        """Yield the only run, and return its row."""
        found = yield self.run
        return [self.row(found)]


Part = Staged[Row] | Measurement[Row]


def name_of(run: Run) -> str:
    """Return a file name for the boards of a run, which does not depend on their number."""
    colours = "".join(f"-{each}" for each in run.colours or ())
    first = f"-from-{run.first}" if run.first else ""
    return f"{run.rows}x{run.cols}-{run.pieces}{colours}-seed-{run.seed}{first}"


@dataclass(frozen=True, slots=True)
class Experiment(Generic[Row]):
    """The source of one CSV file of the publication.

    `topic` is the folder of the file, `kind` the class of its rows. `smoke` and `full` are the
    parts of each scale; `merge` makes the rows of the file from the rows of the parts. `file` is
    the name of the study file, for an experiment of a user.
    """

    name: str
    topic: str
    title: str
    kind: type[Row]
    smoke: Sequence[Part[Row]]
    full: Sequence[Part[Row]]
    merge: Callable[[Iterable[Row]], list[Row]] = field(default=list)
    file: str = ""

    @property
    def path(self) -> str:
        """The table's path within the folder of the publication."""
        return f"{self.topic}/{self.name}.csv"

    def parts(self, scale: str) -> Sequence[Part[Row]]:
        """Return the samples or measurements of a scale."""
        return {"smoke": self.smoke, "full": self.full}[scale]

    def command(self, scale: str) -> str:
        """Return the command that makes the table."""
        if not self.file:
            return f"greenest study {self.name} --scale {scale}"
        return f"greenest study {quote(self.file)}" + (" --scale smoke" if scale == "smoke" else "")

    def seeds(self, scale: str) -> str:
        """Return the seeds of a scale as text."""
        found = sorted({each.seed for each in self.parts(scale) if each.seed is not None})
        if not found:
            return "none"
        if found[1:] and found[-1] - found[0] == len(found) - 1:
            return f"{found[0]} to {found[-1]}"
        return ", ".join(map(str, found))
