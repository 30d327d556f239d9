"""The time and memory to export a ledger, in a process of its own for each format.

The ledger has a million 6x6 boards with 30 stacks. Their rows are long, because of the moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from greenest.lab.benchmarks.harness import run_greenest
from greenest.study.batches.batch import run_batch
from greenest.study.export.formats import FORMATS
from greenest.study.run import Run

ROWS = 10**6


@dataclass(frozen=True, slots=True)
class Cost:
    """What an export in one format costs, with the start of Python and the check of the ledger."""

    format: str
    rows: int
    processor_seconds: float
    seconds: float
    peak_mb: float
    file_mb: float


def measure(scale: float) -> Iterator[Cost]:
    """Measure the export of a ledger to every format: seconds and the peak of memory."""
    rows = max(1, round(scale * ROWS))
    with TemporaryDirectory() as folder:
        ledger = Path(folder) / "run.sqlite"
        run_batch(Run(6, 6, 30, rows, seed=1), ledger=ledger, keep="all")
        for form in FORMATS:
            table = ledger.with_suffix(f".{form}")
            used = run_greenest("export", ledger, "--format", form, "--output", table)
            yield Cost(
                form,
                rows,
                round(used.processor_seconds, 3),
                round(used.seconds, 3),
                round(used.peak_mb, 1),
                round(table.stat().st_size / 1e6, 3),
            )
