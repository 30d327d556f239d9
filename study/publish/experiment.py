"""An experiment: a table, and the batches of random boards that make its rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar

from greenest.solver.registry import uses_ortools
from greenest.study.run import Keep, Run, Summary

Row = TypeVar("Row")

Decide = Callable[[Run], Summary]
"""Decides the boards of a run."""


class Part(Protocol):
    """A part of an experiment: what makes some of the rows of its table."""

    @property
    def name(self) -> str:
        """A name for files that differs from those of the other parts."""

    @property
    def seed(self) -> int | None:
        """The seed of the rows; None if nothing is random."""

    @property
    def engine(self) -> str | None:
        """The engine that decides positions; None if none are decided."""


PartT = TypeVar("PartT", bound=Part)


@dataclass(frozen=True, slots=True)
class Sample(Generic[Row]):
    """A part of an experiment: random boards, whose summary `row` makes a row of the table.

    Rules have several stages; `run` has the first boards. `keep` is that of its ledger, and nodes
    are reported if it is "all". Full boards are only counted: verdicts on ten million would take
    gigabytes, and each board can be decided again quickly.
    """

    run: Run
    row: Callable[[Summary], Row] = field(repr=False)
    keep: Keep = field(default="all", kw_only=True)

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

    def rows(self, decide: Decide) -> list[Row]:
        """Decide the runs, and return the rows."""
        return [self.row(decide(self.run))]


def name_of(run: Run) -> str:
    """Return a file name for the boards of a run, which is the same for any number of boards."""
    colours = "".join(f"-{each}" for each in run.colours or ())
    first = f"-from-{run.first}" if run.first else ""
    return f"{run.shape}-{run.pieces}{colours}-seed-{run.seed}{first}"


def options_of(scale: str, shard: str) -> str:
    """Return the options of a command that determine the tables of a study, as text."""
    chosen = " --scale smoke" if scale == "smoke" else ""
    return f"{chosen} --shard {shard}" if shard else chosen


def part_of(shard: str | None) -> str:
    """Return the end of the titles of a part, as ", part 1 of 2"; empty for a whole study."""
    return f", part {shard.replace('/', ' of ')}" if shard else ""


@dataclass(frozen=True, slots=True)
class Experiment(Generic[PartT]):
    """The declaration of one CSV file of a publication.

    `topic` is the folder of the file, and `kind` the class of its rows. `smoke` has the parts that
    take seconds and show that everything works, and `full` those that are published. `program` is
    the command that runs the experiment, without its options, and `shard` the part of its points
    that is here, as `1/2`; empty for all.
    """

    name: str
    topic: str
    title: str
    kind: type[Any]
    smoke: Sequence[PartT]
    full: Sequence[PartT]
    program: str
    shard: str = ""

    @property
    def path(self) -> str:
        """The path of the table, within the folder of the publication."""
        return f"{self.topic}/{self.name}.csv"

    def parts(self, scale: str) -> Sequence[PartT]:
        """Return the parts at a scale."""
        return {"smoke": self.smoke, "full": self.full}[scale]

    def command(self, scale: str) -> str:
        """Return the command that makes the table."""
        return f"{self.program}{options_of(scale, self.shard)}"

    def rule(self, scale: str) -> str:
        """Return a digest of all that determines the rows at a scale, but for the version."""
        return sha256(f"{self.kind.__name__} of {self.parts(scale)!r}".encode()).hexdigest()

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
