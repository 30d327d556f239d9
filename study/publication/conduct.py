"""Conducts an experiment, part by part, and writes its table; finished parts are not repeated.

Ledgers and finished parts are in the folder `runs` beside the tables. Batches of random boards
resume from their ledgers; any other part is saved as a file when it is finished.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from greenest.study.batches.batch import BatchError, run_batch
from greenest.study.batches.ledger_format import Counted, Entry
from greenest.study.batches.open_file import Notify
from greenest.study.batches.run import Run, Summary, nodes_of
from greenest.study.compiling import compile_missing
from greenest.study.progress import Advance
from greenest.study.publication.columns import LONGEST_FILE, columns, write_table
from greenest.study.publication.experiment import Experiment, Measurement, Part, Staged, name_of
from greenest.study.publication.package import describe_table, refuse_misplaced
from greenest.system.executors import Executor, ProcessExecutor, as_completed
from greenest.system.files import read_text, write_bytes
from greenest.system.sealed_lines import sealed, unsealed
from greenest.system.version import version
from greenest.system.workers import WorkerLostError

Row = TypeVar("Row")
Decide = Callable[..., Summary]
"""`run_batch` with its jobs, cluster and `notify` bound."""


def run_experiment(
    experiment: Experiment[Row],
    scale: str,
    folder: Path,
    jobs: int = 1,
    progress: Advance | None = None,
    cluster: Executor | None = None,
    notify: Notify | None = None,
) -> Path:
    """Measure the missing parts of an experiment in `jobs` processes or by a cluster.

    Return the path of the table. `progress` receives the work done now or before, in the units of
    `work_of`; `notify` receives a message while a ledger is locked. Raises the errors of
    `run_batch`, BatchError if a worker is lost, ValueError if the folder has the table in another
    place, and OSError.
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
    """Return the work of an experiment: the boards of each part, 1 for a part without boards."""
    return sum(each.most if isinstance(each, Staged) else 1 for each in experiment.parts(scale))


@dataclass(frozen=True, slots=True)
class Kept(Generic[Row]):
    """The finished parts of an experiment, each saved as a sealed line in a file in `work`."""

    work: Path
    kind: type[Row]

    def rows(self, part: Part[Row]) -> list[Row] | None:
        """Return the saved rows of a part, None if there are none or the file is damaged."""
        try:
            record = unsealed(read_text(self._file(part), LONGEST_FILE).encode())
            if record is None or record["part"] != _identity(part):
                return None
            return [self.kind(**row) for row in record["rows"]]
        except (FileNotFoundError, ValueError, TypeError, KeyError):
            return None

    def keep(self, part: Part[Row], rows: Sequence[Row]) -> None:
        """Write the rows of a part under the names of their columns."""
        names = [column.name for column in columns(self.kind)]
        listed = [{name: getattr(row, name) for name in names} for row in rows]
        write_bytes(self._file(part), sealed({"part": _identity(part), "rows": listed}))

    def _file(self, part: Part[Row]) -> Path:
        return self.work / f"{part.name}.line"


def _identity(part: Part[Row]) -> str:
    """Return a text of everything that the rows of a part depend on."""
    return f"{part!r} by greenest {version(with_ortools=True)}"


def _decided(
    part: Staged[Row], kept: Kept[Row], decide: Decide, progress: Advance
) -> Sequence[Row]:
    """Decide the missing boards of a part, stage by stage, and return the part's rows."""
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
    """Decide the boards of a run, and count their nodes if a ledger keeps them."""
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
    """Return the rows of all measurements, in the order of the measurements."""
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
    """Measure parts in this process or by an executor; yield the index and rows of each."""
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
