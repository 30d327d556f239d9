"""What it costs to export the verdicts of a ledger: a process of its own for each format.

The ledger has a row a board, of 6x6 boards with 30 stacks, whose moves make long rows.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import click

from greenest.study.batches.batch import run_batch
from greenest.study.batches.run import Run
from greenest.study.export.formats import FORMATS

START = 'from greenest.cli import main; main(prog_name="greenest")'
KIB_A_UNIT = 1 / 1024 if sys.platform == "darwin" else 1
"""Of the unit in which the system tells the peak of a process's memory."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a format took, the start of Python and the check of the ledger included."""

    format: str
    rows: int
    processor_seconds: float
    seconds: float
    peak_mb: float
    file_mb: float


def cost_of(form: str, ledger: Path, rows: int) -> Cost:
    """Export a ledger and measure the process that does."""
    table = ledger.with_suffix(f".{form}")
    arguments = ["export", str(ledger), "--format", form, "--output", str(table)]
    began = perf_counter()
    with subprocess.Popen([sys.executable, "-c", START, *arguments]) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds = perf_counter() - began
    if process.returncode:
        raise click.ClickException(f"export to {form} ended with exit code {process.returncode}")
    return Cost(
        format=form,
        rows=rows,
        processor_seconds=round(used.ru_utime + used.ru_stime, 3),
        seconds=round(seconds, 3),
        peak_mb=round(used.ru_maxrss * KIB_A_UNIT / 1024, 1),
        file_mb=round(table.stat().st_size / 1e6, 3),
    )


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--json", "as_json", is_flag=True, help="Print JSON Lines.")
@click.option("--rows", default=10**6, show_default=True, help="Rows of the ledger.")
def main(as_json: bool, rows: int) -> None:
    """Measure the export of a ledger to every format: seconds and the peak of memory."""
    with TemporaryDirectory() as folder:
        ledger = Path(folder) / "run.sqlite"
        run_batch(Run(6, 6, 30, rows, seed=1), ledger=ledger, keep="all")
        if not as_json:
            click.echo(f"{'format':8} {'rows':>10} {'CPU s':>8} {'s':>8} {'MB':>8} {'file MB':>8}")
        for form in FORMATS:
            cost = cost_of(form, ledger, rows)
            if as_json:
                click.echo(json.dumps(asdict(cost)))
            else:
                click.echo(
                    f"{cost.format:8} {cost.rows:>10,} {cost.processor_seconds:>8.1f} "
                    f"{cost.seconds:>8.1f} {cost.peak_mb:>8,.0f} {cost.file_mb:>8,.1f}"
                )


if __name__ == "__main__":
    main()
