"""Experiments that are no batches of random boards: each part is one call of a function."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import signature
from pathlib import Path
from typing import Any, Generic, TypeVar

from greenest.study.batches.batch import BatchError
from greenest.study.compiling import compile_all
from greenest.study.progress import Advance
from greenest.study.publish.conduct import Kept, finish, kept_parts
from greenest.study.publish.experiment import Experiment
from greenest.system.workers import Executor, WorkerLostError, as_completed, processes

Row = TypeVar("Row")


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
class Measured(Experiment[Measurement[Any]]):
    """An experiment whose parts are measured; `merge` makes its rows of those of all parts."""

    merge: Callable[[Iterable[Any]], list[Any]] = field(default=list, kw_only=True)


def measure_experiment(
    experiment: Measured,
    scale: str,
    folder: Path,
    jobs: int = 1,
    progress: Advance | None = None,
    cluster: Executor | None = None,
) -> Path:
    """Measure the missing parts of an experiment, write its table, and return the table's path.

    The parts are measured in `jobs` processes or by a cluster. `progress` receives the number of
    parts done, now or in an earlier session. Raises BatchError if a worker is lost, and OSError.
    """
    advance = progress or (lambda amount: None)
    with kept_parts(experiment, scale, folder) as kept:
        rows = _measured(experiment.parts(scale), kept, advance, jobs, cluster)
    return finish(experiment, scale, folder, experiment.merge(rows))


def _measured(
    parts: Sequence[Measurement[Row]],
    kept: Kept[Row],
    progress: Advance,
    jobs: int,
    cluster: Executor | None,
) -> list[Row]:
    found = {part.name: kept.rows(part) for part in parts}
    missing = [part for part in parts if found[part.name] is None]
    progress(len(parts) - len(missing))
    with _at_work(missing, min(jobs, len(missing)), cluster) as measured:
        for place, rows in measured:
            part = missing[place]
            kept.keep(part, rows)
            found[part.name] = list(rows)
            progress(1)
    return [row for part in parts for row in found[part.name] or ()]


@contextmanager
def _at_work(
    parts: Sequence[Measurement[Row]], jobs: int, cluster: Executor | None
) -> Iterator[Iterator[tuple[int, Sequence[Row]]]]:
    """Measure parts in this process, in `jobs` processes, or by a cluster.

    The `with` block iterates over pairs, in the order in which parts are finished: the index of a
    part in `parts`, and its rows.
    """
    if cluster is None and jobs < 2:
        yield enumerate(map(Measurement.measure, parts))
        return
    if cluster is None:
        compile_all()
    try:
        with cluster() if cluster else processes(jobs) as workers:
            yield as_completed(workers, Measurement.measure, parts)
    except WorkerLostError as error:
        raise BatchError(str(error)) from None
