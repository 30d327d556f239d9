"""Runs an experiment part by part, and writes its table.

A part is one call of a function, or a batch of random boards in one or more stages (module
`experiment`). Ledgers and finished parts are kept in the folder `runs` beside the tables, so that
no part is measured twice. Batches of random boards resume from their ledgers. Every part is saved
in a file when it is finished.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from greenest.solver.registry import uses_ortools
from greenest.study.batches.batch import BatchError, run_batch
from greenest.study.batches.ledger_format import Counted, Entry
from greenest.study.batches.open_file import Notify
from greenest.study.batches.run import Run, Summary, nodes_of
from greenest.study.compiling import compile_missing
from greenest.study.progress import Advance
from greenest.study.publish.columns import LONGEST_FILE, columns, write_table
from greenest.study.publish.experiment import Experiment, Measurement, Part, Staged, name_of
from greenest.study.publish.package import describe_table, refuse_misplaced
from greenest.system.files import read_text, write_bytes
from greenest.system.sealed_lines import sealed, unsealed
from greenest.system.version import version
from greenest.system.workers import Executor, ProcessExecutor, WorkerLostError, as_completed

Row = TypeVar("Row")
Decide = Callable[..., Summary]
"""`run_batch` with the arguments `jobs`, `cluster` and `notify` filled in."""


def run_experiment(
    experiment: Experiment[Row],
    scale: str,
    folder: Path,
    jobs: int = 1,
    progress: Advance | None = None,
    cluster: Executor | None = None,
    notify: Notify | None = None,
) -> Path:
    """Measure the missing parts of an experiment, write its table, and return the table's path.

    The parts are measured in `jobs` processes or by a cluster. `progress` receives the amount of
    work done, now or in an earlier session, in the units of `work_of`. `notify` receives a message
    while a ledger is locked. Raises the errors of `run_batch`, BatchError if a worker is lost,
    ValueError if the table is where version 0.3 wrote it, and OSError.
    """
    refuse_misplaced(folder, experiment)
    work = folder / "runs" / scale / experiment.name
    work.mkdir(parents=True, exist_ok=True)
    advance = progress or (lambda amount: None)
    kept = Kept(work, experiment.kind)
    parts = experiment.parts(scale)
    staged = [each for each in parts if isinstance(each, Staged)]
    decide = partial(run_batch, jobs=jobs, notify=notify, cluster=cluster)
    rows = [row for each in staged for row in _decided(each, kept, decide, advance)]
    measurements = [each for each in parts if not isinstance(each, Staged)]
    rows += _measured(measurements, kept, cluster or ProcessExecutor(jobs), advance)
    table = folder / experiment.path
    table.parent.mkdir(exist_ok=True)
    write_table(table, experiment.kind, experiment.merge(rows))
    describe_table(folder, experiment, scale)
    return table


def work_of(experiment: Experiment[Row], scale: str) -> int:
    """Return the amount of work in an experiment.

    A part with random boards counts as its number of boards, any other part as 1.
    """
    return sum(each.most if isinstance(each, Staged) else 1 for each in experiment.parts(scale))


@dataclass(frozen=True, slots=True)
class Kept(Generic[Row]):
    """The finished parts of an experiment, each in a file of the folder `work`.

    The file has one sealed line.
    """

    work: Path
    kind: type[Row]

    def rows(self, part: Part[Row]) -> list[Row] | None:
        """Return the saved rows of a part; None if its file is missing or damaged."""
        try:
            record = unsealed(read_text(self._file(part), LONGEST_FILE).encode())
            if record is None or record["part"] != _identity(part):
                return None
            return [self.kind(**row) for row in record["rows"]]
        except (FileNotFoundError, ValueError, TypeError, KeyError):
            return None

    def keep(self, part: Part[Row], rows: Sequence[Row]) -> None:
        """Save the rows of a part."""
        names = [column.name for column in columns(self.kind)]
        listed = [{name: getattr(row, name) for name in names} for row in rows]
        write_bytes(self._file(part), sealed({"part": _identity(part), "rows": listed}))

    def _file(self, part: Part[Row]) -> Path:
        return self.work / f"{part.name}.line"


def _identity(part: Part[Row]) -> str:
    """Return a text with everything that determines the rows of a part."""
    return f"{part!r} by greenest {version(uses_ortools(part.engine))}"


def _decided(
    part: Staged[Row], kept: Kept[Row], decide: Decide, progress: Advance
) -> Sequence[Row]:
    found = kept.rows(part)
    if found is not None:
        progress(part.most)
        return found
    done = 0

    def advance(boards: int) -> None:
        nonlocal done
        boards = min(boards, part.most - done)
        done += boards
        progress(boards)

    stages = part.stages()
    run = next(stages)
    while True:
        ledger = kept.work / f"{name_of(run)}.sqlite" if part.has_ledger else None
        summary = _summary(run, ledger, decide, advance)
        try:
            run = stages.send(summary)
        except StopIteration as end:
            rows: Sequence[Row] = end.value
            break
    advance(part.most)
    kept.keep(part, rows)
    return rows


def _summary(run: Run, ledger: Path | None, decide: Decide, progress: Advance) -> Summary:
    """Decide the boards of a run. With a ledger, the summary has statistics of nodes."""
    if ledger is None:
        return decide(run, progress=progress)
    nodes: Counter[int] = Counter()

    def count(found: Iterable[Entry | Counted]) -> None:
        nodes.update(each.nodes for each in found if each.nodes is not None)

    summary = decide(
        run, ledger=ledger, progress=progress, resumed=progress, keep="all", found=count
    )
    return replace(summary, nodes=nodes_of(sorted(nodes.items()), nodes.total()))


def _measured(
    parts: Sequence[Measurement[Row]], kept: Kept[Row], executor: Executor, progress: Advance
) -> list[Row]:
    found = {part.name: kept.rows(part) for part in parts}
    missing = [part for part in parts if found[part.name] is None]
    progress(len(parts) - len(missing))
    with _at_work(missing, executor) as measured:
        for place, rows in measured:
            part = missing[place]
            kept.keep(part, rows)
            found[part.name] = list(rows)
            progress(1)
    return [row for part in parts for row in found[part.name] or ()]


@contextmanager
def _at_work(
    parts: Sequence[Measurement[Row]], executor: Executor
) -> Iterator[Iterator[tuple[int, Sequence[Row]]]]:
    """Measure parts in this process or by the executor.

    The `with` block iterates over pairs, in the order in which parts are finished: the index of a
    part in `parts`, and its rows.
    """
    if isinstance(executor, ProcessExecutor):
        executor = ProcessExecutor(min(executor.jobs, len(parts)))
        if executor.jobs < 2:
            yield enumerate(map(Measurement.measure, parts))
            return
        compile_missing()
    try:
        with as_completed(executor, Measurement.measure, parts) as measured:
            yield measured
    except WorkerLostError as error:
        raise BatchError(str(error)) from None
