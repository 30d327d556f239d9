"""Runs an experiment part by part, and writes its table.

A part is a batch of random boards in one or more stages (module `experiment`). Its boards, and its
rows when it is finished, are kept in ledgers in the folder `runs` beside the tables, so that no
board is decided twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from greenest.solver.registry import uses_ortools
from greenest.study.batches.batch import run_batch
from greenest.study.book.errors import LedgerError, LedgerFailedError
from greenest.study.book.file import Ledger, Notify, opened
from greenest.study.chunk import Chunk
from greenest.study.progress import Advance
from greenest.study.publish.columns import table_text
from greenest.study.publish.experiment import Experiment, Part, Sample, name_of
from greenest.study.publish.package import FILE, describe_table
from greenest.study.run import Run, Summary, nodes_of
from greenest.system.files import try_targets, write_text
from greenest.system.version import version
from greenest.system.workers import Executor

Row = TypeVar("Row")


def run_experiment(
    experiment: Experiment[Sample[Any]],
    scale: str,
    folder: Path,
    jobs: int = 1,
    progress: Advance | None = None,
    cluster: Executor | None = None,
    notify: Notify | None = None,
) -> Path:
    """Decide the boards of an experiment, write its table, and return the table's path.

    The boards are decided in `jobs` processes or by a cluster. `progress` receives the number of
    boards done, now or in an earlier session; `work_of` is their sum. `notify` receives a message
    while a ledger is locked. Raises the errors of `run_batch`, and OSError.
    """
    advance = progress or (lambda amount: None)
    decide = partial(run_batch, jobs=jobs, notify=notify, cluster=cluster)
    parts = experiment.parts(scale)
    try:
        with kept_parts(experiment, scale, folder, notify) as kept:
            rows = [row for each in parts for row in _decided(each, kept, decide, advance)]
    except LedgerFailedError:
        raise
    except LedgerError as error:
        anew = f"--folder DIR begins the study anew, as does removing {folder / 'runs'}"
        raise LedgerError(f"{error}; {anew}") from None
    return finish(experiment, scale, folder, rows)


@contextmanager
def kept_parts(
    experiment: Experiment[Any], scale: str, folder: Path, notify: Notify | None = None
) -> Iterator[Kept[Any]]:
    """Open the finished parts of an experiment, whose folder is made if it is missing.

    Raises OSError, too, if its table is known not to be writable.
    """
    try_targets(folder, [experiment.path, FILE])
    file = finished_in(experiment, scale, folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    with opened(file, notify) as notes:
        yield Kept(notes, experiment.kind)


def finished_in(experiment: Experiment[Any], scale: str, folder: Path) -> Path:
    """Return the path of the ledger with the finished parts of an experiment."""
    return folder / "runs" / scale / experiment.name / "finished.sqlite"


def finish(experiment: Experiment[Any], scale: str, folder: Path, rows: Sequence[Any]) -> Path:
    """Write the table of an experiment, describe it, and return its path."""
    table = folder / experiment.path
    table.parent.mkdir(exist_ok=True)
    write_text(table, table_text(experiment.kind, rows))
    describe_table(folder, experiment, scale)
    return table


def work_of(experiment: Experiment[Sample[Any]], scale: str) -> int:
    """Return the number of boards of an experiment."""
    return sum(each.most for each in experiment.parts(scale))


@dataclass(frozen=True, slots=True)
class Kept(Generic[Row]):
    """The finished parts of an experiment, in a ledger open for more of them."""

    notes: Ledger
    kind: type[Row]

    def rows(self, part: Part) -> list[Row] | None:
        """Return the rows of a part, None if it is not finished; raises LedgerError."""
        found = self.notes.records(identity_of(part, self.kind))
        try:
            return [self.kind(**row) for row in found[0]] if found else None
        except TypeError:
            raise LedgerError(f"{self.notes.path}: the rows of {part.name} are none") from None

    def keep(self, part: Part, rows: Sequence[Row]) -> None:
        """Keep the rows of a part without rows; raises LedgerFailedError."""
        found = [asdict(cast(Any, row)) for row in rows]
        self.notes.add_record(identity_of(part, self.kind), found)


def identity_of(part: Part, kind: type[Any]) -> str:
    """Return a text with everything that determines the rows of a part, which are of a class."""
    return f"{kind.__name__} of {part!r} by greenest {version(uses_ortools(part.engine))}"


def _decided(
    part: Sample[Row], kept: Kept[Row], decide: Callable[..., Summary], progress: Advance
) -> Sequence[Row]:
    found = kept.rows(part)
    if found is not None:
        progress(part.most)
        return found
    left = part.most

    def advance(boards: int) -> None:
        nonlocal left
        progress(min(boards, left))
        left -= min(boards, left)

    def decided(run: Run) -> Summary:
        path = kept.notes.path.with_name(f"{name_of(run)}.sqlite")
        heard: Any = {"progress": advance, "resumed": advance, "keep": part.keep}
        if part.keep == "counts":  # of all boards together, so not of fewer ones
            return decide(run, ledger=path.with_stem(f"{path.stem}-of-{run.count}"), **heard)
        nodes: Counter[int] = Counter()

        def count(found: Iterable[Chunk]) -> None:
            for chunk in found:
                nodes.update(chunk.nodes())

        return replace(decide(run, ledger=path, found=count, **heard), nodes=nodes_of(nodes))

    rows = part.rows(decided)
    advance(part.most)
    kept.keep(part, rows)
    return rows
