"""The cost of exporting a ledger, in a process for each format.

The ledger has a row for each of a million 6x6 boards with 30 stacks, whose moves make long rows.
Each table is read back, unmeasured, by DuckDB and pandas where these are installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import click
from benchmarks.harness import command

from greenest.study.batches.batch import run_batch
from greenest.study.batches.run import Run
from greenest.study.export.formats import FORMATS
from greenest.study.export.rows import COLUMNS

START = 'from greenest.cli import main; main(prog_name="greenest")'
ROWS = 10**6
AT_ONCE = 100_000
"""Rows that pandas reads at a time."""
KIB_A_UNIT = 1 / 1024 if sys.platform == "darwin" else 1
"""The unit in which the system reports the peak of memory."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a format, including the start of Python and the check of the ledger."""

    format: str
    rows: int
    processor_seconds: float
    seconds: float
    peak_mb: float
    file_mb: float
    read_by: str = ""


def cost_of(form: str, ledger: Path, rows: int) -> Cost:
    """Export a ledger and measure the process that does."""
    table = table_of(form, ledger)
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


def table_of(form: str, ledger: Path) -> Path:
    """Return the file that a ledger is exported to."""
    return ledger.with_suffix(f".{form}")


def read_back(form: str, table: Path, rows: int) -> Iterator[str]:
    """Yield the readers that find all boards in a table; raises ClickException if one does not."""
    readers: dict[str, Callable[[str, Path], tuple[int, int]]] = {
        "duckdb": _by_duckdb,
        "pandas": _by_pandas,
    }
    for name, read in readers.items():
        if find_spec(name) is None:
            continue
        if read(form, table) != (rows, rows * (rows - 1) // 2):
            raise click.ClickException(f"{name} does not find {rows:,} boards in {table.name}")
        yield name


def _by_duckdb(form: str, table: Path) -> tuple[int, int]:
    """Return how many rows there are, and the sum of their indexes."""
    duckdb = import_module("duckdb")
    query = f"SELECT count(moves), sum(index) FROM '{table}'"
    ((count, total),) = duckdb.sql(query).fetchall()
    return int(count), int(total)


def _by_pandas(form: str, table: Path) -> tuple[int, int]:
    """Return the same; all columns of Parquet at once, but for moves, which take a gigabyte."""
    pandas = import_module("pandas")
    if form == "parquet":
        columns = [name for name in COLUMNS if name != "moves"]
        chunks = [pandas.read_parquet(table, columns=columns)]
    elif form == "csv":
        chunks = pandas.read_csv(table, chunksize=AT_ONCE)
    else:
        chunks = pandas.read_json(table, lines=True, chunksize=AT_ONCE)
    count = total = 0
    for each in chunks:
        count += len(each)
        total += int(each["index"].sum())
    return count, total


def measure(scale: float) -> Iterator[Cost]:
    """Measure the export of a ledger to every format: seconds and the peak of memory."""
    rows = max(1, round(scale * ROWS))
    with TemporaryDirectory() as folder:
        ledger = Path(folder) / "run.sqlite"
        run_batch(Run(6, 6, 30, rows, seed=1), ledger=ledger, keep="all")
        # The system counts the peak of this process to its children, so tables are read back last.
        costs = [cost_of(form, ledger, rows) for form in FORMATS]
        for each in costs:
            readers = read_back(each.format, table_of(each.format, ledger), rows)
            yield replace(each, read_by=", ".join(readers))


main = command(measure)

if __name__ == "__main__":
    main()
