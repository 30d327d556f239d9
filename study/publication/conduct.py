"""Run an experiment, part by part, and write its table; what is done is never done again.

Ledgers and finished parts stand in the folder `runs` beside the tables. A sample goes on within its
ledger; any other part is kept as a file once it is finished, and is measured again otherwise.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from greenest.study.batches.batch import BatchError, run_batch
from greenest.study.batches.ledger import ledger_stats
from greenest.study.progress import Advance
from greenest.study.publication.columns import LONGEST_FILE, columns, write_table
from greenest.study.publication.experiment import Experiment, Measurement, Sample
from greenest.study.publication.package import describe_table, refuse_misplaced
from greenest.system.crews import Crew, Processes, as_done
from greenest.system.files import read_text, write_text
from greenest.system.version import version
from greenest.system.workers import WorkerLostError

Row = TypeVar("Row")


def run_experiment(
    experiment: Experiment[Row],
    scale: str,
    folder: Path,
    jobs: int = 1,
    progress: Advance | None = None,
    cluster: Crew | None = None,
) -> Path:
    """Measure what is missing of an experiment and return its table's path.

    That is done in `jobs` processes, or by a cluster.

    `progress` receives the work newly done, or found done, as `work_of` counts it. Raises what
    `run_batch` raises, BatchError if a worker is lost, ValueError where the folder has the table in
    another place, and OSError.
    """
    refuse_misplaced(folder, experiment)
    work = folder / "runs" / scale / experiment.name
    work.mkdir(parents=True, exist_ok=True)
    tell = progress or (lambda amount: None)
    kept = Kept(work, experiment.kind)
    parts = experiment.parts(scale)
    samples = [each for each in parts if isinstance(each, Sample)]
    rows = [_decided(each, kept, jobs, tell, cluster) for each in samples]
    measurements = [each for each in parts if not isinstance(each, Sample)]
    rows += _measured(measurements, kept, jobs, tell, cluster)
    table = folder / experiment.path
    table.parent.mkdir(exist_ok=True)
    write_table(table, experiment.kind, experiment.merge(rows))
    describe_table(folder, experiment, scale)
    return table


def work_of(experiment: Experiment[Row], scale: str) -> int:
    """Return how much work an experiment is: boards of samples, one for any other part."""
    return sum(
        each.run.count if isinstance(each, Sample) else 1 for each in experiment.parts(scale)
    )


@dataclass(frozen=True, slots=True)
class Kept(Generic[Row]):
    """The finished parts of an experiment, a file for each in the folder `work`."""

    work: Path
    kind: type[Row]

    def rows(self, part: Sample[Row] | Measurement[Row]) -> list[Row] | None:
        """Return the rows of a part; None if none are kept, none of this very part, or damaged."""
        try:
            record = json.loads(read_text(self._file(part), LONGEST_FILE))
            if record["part"] != _identity(part) or record["crc"] != _checksum(record["rows"]):
                return None
            return [self.kind(**row) for row in record["rows"]]
        except (FileNotFoundError, ValueError, TypeError, KeyError):
            return None

    def keep(self, part: Sample[Row] | Measurement[Row], rows: Sequence[Row]) -> None:
        """Write the rows of a part under the names of their columns."""
        names = [column.name for column in columns(self.kind)]
        listed = [{name: getattr(row, name) for name in names} for row in rows]
        text = json.dumps({"part": _identity(part), "rows": listed, "crc": _checksum(listed)})
        write_text(self._file(part), f"{text}\n")

    def _file(self, part: Sample[Row] | Measurement[Row]) -> Path:
        return self.work / f"{part.name}.json"


def _checksum(rows: object) -> int:
    """Return the checksum of rows as JSON has them."""
    return zlib.crc32(json.dumps(rows).encode())


def _identity(part: Sample[Row] | Measurement[Row]) -> str:
    """Say all that the rows of a part depend on."""
    return f"{part!r} by greenest {version(with_ortools=True)}"


def _decided(
    sample: Sample[Row], kept: Kept[Row], jobs: int, progress: Advance, cluster: Crew | None
) -> Row:
    """Decide the boards of a sample that are missing, and return its row."""
    found = kept.rows(sample)
    if found:
        progress(sample.run.count)
        return found[0]
    if sample.has_ledger:
        ledger = kept.work / f"{sample.name}.sqlite"
        run_batch(sample.run, jobs, ledger, progress, progress, keep="all", cluster=cluster)
        row = sample.row(ledger_stats(ledger))
    else:
        row = sample.row(run_batch(sample.run, jobs, None, progress, cluster=cluster))
    kept.keep(sample, [row])
    return row


def _measured(
    parts: Sequence[Measurement[Row]],
    kept: Kept[Row],
    jobs: int,
    progress: Advance,
    cluster: Crew | None,
) -> list[Row]:
    """Return the rows of all measurements in their order, whoever measured which."""
    found = {part.name: kept.rows(part) for part in parts}
    missing = [part for part in parts if found[part.name] is None]
    progress(len(parts) - len(missing))
    with _at_work(missing, cluster or Processes(min(jobs, len(missing)))) as measured:
        for place, rows in measured:
            part = missing[place]
            kept.keep(part, rows)
            found[part.name] = list(rows)
            progress(1)
    return [row for part in parts for row in found[part.name] or ()]


@contextmanager
def _at_work(
    parts: Sequence[Measurement[Row]], crew: Crew
) -> Iterator[Iterator[tuple[int, Sequence[Row]]]]:
    """Measure in this process or by a crew, and give the rows of each part with its place."""
    if isinstance(crew, Processes) and crew.jobs < 2:
        yield enumerate(map(_measure, parts))
        return
    try:
        with as_done(crew, _measure, parts) as measured:
            yield measured
    except WorkerLostError as error:
        raise BatchError(str(error)) from None


def _measure(part: Measurement[Row]) -> Sequence[Row]:
    return part.measure()
