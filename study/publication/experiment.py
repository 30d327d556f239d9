"""What an experiment is: a table, and the batches or measurements that its rows come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from greenest.study.batches.run import Run, Summary

Row = TypeVar("Row")
Made = TypeVar("Made", covariant=True)


class Measurement(Protocol[Made]):
    """A share of an experiment that is measured in one go, in a process of its own."""

    @property
    def name(self) -> str:
        """A name for files, unlike that of any other measurement of the experiment."""

    def measure(self) -> Sequence[Made]:
        """Return rows that are a function of the measurement alone."""


@dataclass(frozen=True, slots=True)
class Sample(Generic[Row]):
    """Random boards that `study.batches` decides; `row` makes their row of what was found.

    With a ledger every verdict is kept, else the counts alone: a ledger of ten million full boards
    would take gigabytes, and each of its boards and solutions is made again by its index in no
    time.
    """

    run: Run
    row: Callable[[Summary], Row] = field(repr=False)
    has_ledger: bool = True

    @property
    def name(self) -> str:
        """A name for files, unlike that of any other sample of the experiment."""
        run = self.run
        return f"{run.rows}x{run.cols}-{run.pieces}-seed-{run.seed}"


@dataclass(frozen=True, slots=True)
class Experiment(Generic[Row]):
    """What one CSV file of the publication comes from.

    `topic` is the folder of the file, `kind` the class of its rows. `smoke` and `full` have what is
    measured at each scale, and `merge` makes the rows of the file from what that returned.
    """

    name: str
    topic: str
    title: str
    kind: type[Row]
    smoke: Sequence[Sample[Row] | Measurement[Row]]
    full: Sequence[Sample[Row] | Measurement[Row]]
    merge: Callable[[Iterable[Row]], list[Row]] = field(default=list)

    @property
    def path(self) -> str:
        """The table's path within the folder of the publication."""
        return f"{self.topic}/{self.name}.csv"

    def parts(self, scale: str) -> Sequence[Sample[Row] | Measurement[Row]]:
        """Return the samples or measurements of a scale."""
        return {"smoke": self.smoke, "full": self.full}[scale]

    def seeds(self, scale: str) -> str:
        """Say which seeds a scale has."""
        parts = [each.run if isinstance(each, Sample) else each for each in self.parts(scale)]
        found = sorted({each.seed for each in parts if hasattr(each, "seed")})
        if not found:
            return "none"
        return str(found[0]) if len(found) == 1 else f"{found[0]} to {found[-1]}"
