"""An experiment: a table, and the batches or measurements that make its rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from inspect import signature
from shlex import quote
from typing import Any, Generic, TypeVar

from greenest.solver.registry import uses_ortools
from greenest.study.batches.run import Run, Summary

Row = TypeVar("Row")

Stages = Generator[Run, Summary, list[Row]]
"""A generator that yields runs, receives their summaries, and returns rows."""


@dataclass(frozen=True, slots=True)
class Measurement(Generic[Row]):
    """A part of an experiment that one call measures.

    The call may be in another process, and the rows depend on its arguments alone.
    """

    function: Callable[..., Sequence[Row]] = field(repr=False)
    arguments: tuple[Any, ...]
    engine: str | None = field(default=None, kw_only=True)
    """The engine that decides the positions of the call; None if it decides none."""

    @property
    def name(self) -> str:
        """A name for files that has all arguments."""
        return re.sub(r"[^\w.]+", "-", "-".join(map(str, self.arguments)))

    @property
    def seed(self) -> int | None:
        """The argument `seed`; None if the function has no such parameter."""
        found: int | None = signature(self.function).bind(*self.arguments).arguments.get("seed")
        return found

    def measure(self) -> Sequence[Row]:
        """Return the rows."""
        return self.function(*self.arguments)


@dataclass(frozen=True, slots=True)
class Staged(Generic[Row]):
    """A part of an experiment with random boards, which are decided in stages.

    The first boards are those of `run`. With `has_ledger`, a ledger keeps the verdicts, and nodes
    are counted. Without it, boards are only counted: a ledger of ten million full boards would take
    gigabytes, and each board and its solution can be made again quickly.
    """

    run: Run
    has_ledger: bool = field(default=True, kw_only=True)

    @property
    def name(self) -> str:
        """A name for files that differs from those of the other parts."""
        return name_of(self.run)

    @property
    def seed(self) -> int:
        """The seed of the boards."""
        return self.run.seed

    @property
    def engine(self) -> str:
        """The engine that decides the boards."""
        return self.run.engine

    @property
    def most(self) -> int:
        """The most boards that are decided; an estimate if their number is not known beforehand."""
        return self.run.count

    def stages(self) -> Stages[Row]:
        """Yield the runs to decide, receive their summaries, and return the rows."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Sample(Staged[Row]):
    """Random boards that are decided in one stage. `row` makes a row from the summary."""

    row: Callable[[Summary], Row] = field(repr=False)

    def stages(self) -> Stages[Row]:
        """Yield the only run, and return its row."""
        found = yield self.run
        return [self.row(found)]


Part = Staged[Row] | Measurement[Row]


def name_of(run: Run) -> str:
    """Return a file name for the boards of a run, which is the same for any number of boards."""
    colours = "".join(f"-{each}" for each in run.colours or ())
    first = f"-from-{run.first}" if run.first else ""
    return f"{run.rows}x{run.cols}-{run.pieces}{colours}-seed-{run.seed}{first}"


def command_of(file: str, scale: str, shard: str) -> str:
    """Return the command that runs a study file, with the options that determine its tables."""
    options = (" --scale smoke" if scale == "smoke" else "") + (
        f" --shard {shard}" if shard else ""
    )
    return f"greenest study {quote(file)}{options}"


@dataclass(frozen=True, slots=True)
class Experiment(Generic[Row]):
    """The declaration of one CSV file of the publication.

    `topic` is the folder of the file, and `kind` the class of its rows. `smoke` and `full` are the
    parts at each scale. `merge` makes the rows of the file from the rows of all parts. `file` is
    the name of the study file if a user declared the experiment, and `shard` the part of its points
    that is here, as `1/2`; empty for all.
    """

    name: str
    topic: str
    title: str
    kind: type[Row]
    smoke: Sequence[Part[Row]]
    full: Sequence[Part[Row]]
    merge: Callable[[Iterable[Row]], list[Row]] = field(default=list)
    file: str = ""
    shard: str = ""

    @property
    def path(self) -> str:
        """The path of the table, within the folder of the publication."""
        return f"{self.topic}/{self.name}.csv"

    def parts(self, scale: str) -> Sequence[Part[Row]]:
        """Return the parts at a scale."""
        return {"smoke": self.smoke, "full": self.full}[scale]

    def command(self, scale: str) -> str:
        """Return the command that makes the table."""
        if not self.file:
            return f"greenest study {self.name} --scale {scale}"
        return command_of(self.file, scale, self.shard)

    def uses_ortools(self, scale: str) -> bool:
        """Return whether OR-Tools may take part in the verdicts at a scale."""
        return any(uses_ortools(each.engine) for each in self.parts(scale))

    def seeds(self, scale: str) -> str:
        """Return the seeds at a scale, as text."""
        found = sorted({each.seed for each in self.parts(scale) if each.seed is not None})
        if not found:
            return "none"
        if found[1:] and found[-1] - found[0] == len(found) - 1:
            return f"{found[0]} to {found[-1]}"
        return ", ".join(map(str, found))
