"""Run an experiment, part by part, and write its table; what is done is never done again.

Ledgers and finished parts stand in the folder `runs` beside the tables. A batch goes on within its
ledger; any other part is kept as a file once it is finished, and is measured again otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from greenest.study.batches.batch import BatchError, run_batch
from greenest.study.batches.ledger import ledger_stats
from greenest.study.publication.experiments import Batch, Experiment, Part, row_of
from greenest.study.publication.measures import Row
from greenest.study.publication.package import describe_table
from greenest.study.publication.tables import write_csv
from greenest.system.files import write_text
from greenest.system.version import version
from greenest.system.workers import WorkerLostError, in_processes

Progress = Callable[[int], object]


def run_experiment(
    experiment: Experiment,
    scale: str,
    folder: Path,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Path:
    """Measure what is missing of an experiment in `jobs` processes and return its table's path.

    `progress` receives the work newly done, or found done, as `work_of` counts it. Raises what
    `run_batch` raises, BatchError if a worker is lost, and OSError.
    """
    work = folder / "runs" / scale / experiment.name
    work.mkdir(parents=True, exist_ok=True)
    tell = progress or (lambda amount: None)
    parts = experiment.parts(scale)
    batches = [each for each in parts if isinstance(each, Batch)]
    if batches:
        rows = [_of_batch(each, work, jobs, tell) for each in batches]
    else:
        rows = list(_of_parts([each for each in parts if isinstance(each, Part)], work, jobs, tell))
    table = folder / f"{experiment.name}.csv"
    write_csv(table, experiment.columns, experiment.tabulate(rows))
    describe_table(folder, experiment, scale)
    return table


def work_of(experiment: Experiment, scale: str) -> int:
    """Return how much work an experiment is: boards for batches, one for any other part."""
    return sum(each.run.count if isinstance(each, Batch) else 1 for each in experiment.parts(scale))


def _of_batch(batch: Batch, work: Path, jobs: int, progress: Progress) -> Row:
    """Decide the boards of a batch that are missing, and return its row."""
    kept = work / f"{batch.name}.json"
    row = _kept_rows(kept, batch)
    if row:
        progress(batch.run.count)
        return row[0]
    if batch.is_kept:
        ledger = work / f"{batch.name}.sqlite"
        run_batch(batch.run, jobs, ledger, progress, progress)
        found = row_of(ledger_stats(ledger))
    else:
        found = row_of(run_batch(batch.run, jobs, None, progress))
    _keep_rows(kept, batch, [found])
    return found


def _of_parts(parts: Sequence[Part], work: Path, jobs: int, progress: Progress) -> Iterator[Row]:
    """Yield the rows of all parts in their order, whoever measured which."""
    files = [work / f"{part.name}.json" for part in parts]
    missing = [
        (part, file)
        for part, file in zip(parts, files, strict=True)
        if _kept_rows(file, part) is None
    ]
    progress(len(parts) - len(missing))
    with _measured([part for part, _ in missing], jobs) as measured:
        for (part, file), rows in zip(missing, measured, strict=True):
            _keep_rows(file, part, rows)
            progress(1)
    for part, file in zip(parts, files, strict=True):
        yield from _kept_rows(file, part) or ()


@contextmanager
def _measured(parts: Sequence[Part], jobs: int) -> Iterator[Iterator[list[Row]]]:
    """Measure parts in this process or in others, and give their rows in order."""
    if jobs == 1 or len(parts) < 2:
        yield map(_measure, parts)
        return
    try:
        with in_processes(_measure, parts, jobs) as measured:
            yield measured
    except WorkerLostError as error:
        raise BatchError(str(error)) from None


def _measure(part: Part) -> list[Row]:
    return part.measure()


def _identity(part: Batch | Part) -> str:
    """Say all that the rows of a part depend on."""
    return f"{part!r} by greenest {version(with_ortools=True)}"


def _kept_rows(file: Path, part: Batch | Part) -> list[Row] | None:
    """Return the rows kept in a file; None if there is none, or none of this very part."""
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return None
    if not isinstance(record, dict) or record.get("part") != _identity(part):
        return None
    rows: list[Row] = record["rows"]
    return rows


def _keep_rows(file: Path, part: Batch | Part, rows: list[Row]) -> None:
    write_text(file, json.dumps({"part": _identity(part), "rows": rows}) + "\n")
