"""What many boards cost: the rate of one core, the size of ledgers, and the time to merge them.

`--record` writes the figures to lab/benchmarks/speeds.json, with a description of the machine and
the version of the sources. `make docs-update` makes the tables of docs/many-machines.md of it.
All times are processor time.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import floor, log10
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, get_args

import click

from greenest.lab.benchmarks.harness import scale_option
from greenest.lab.benchmarks.suites import Suite
from greenest.study.batches.batch import run_batch
from greenest.study.ledgers import merge
from greenest.study.run import Keep, Run
from greenest.system.version import full_version

RECORD = Path(__file__).parent / "speeds.json"
KEEPS: tuple[Keep, ...] = get_args(Keep)
GOAL = 10**9
"""The number of boards in the table of costs."""
FEW_BYTES = 1 << 16
"""A ledger that grows by fewer bytes counts as constant in size, and merging it as free."""
WARMING = 0.01
"""The share of the boards to decide before the measurement starts."""


SUITES = {
    "6×6, full": (Suite(6, 6, 36, 4_000_000), 1_000_000),
    "6×6, 15 stacks": (Suite(6, 6, 15, 100_000), 100_000),
    "8×8, 18 stacks, near the border": (Suite(8, 8, 18, 30_000), 30_000),
}
"""For each name, the boards to time, and how many boards the ledgers have."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The cost of one kind of ledger: its size, its growth and the time to merge it."""

    keep: str
    bytes: int
    bytes_per_million: int
    merge_seconds_per_million: float


@dataclass(frozen=True, slots=True)
class Speed:
    """The rate of a core on one kind of board, and the cost of ledgers with these boards."""

    boards: str
    count: int
    boards_per_second: float
    ledgers: tuple[Ledger, ...]


def speeds(scale: float) -> Iterator[Speed]:
    """Time each of `SUITES`; `scale` is the share of the boards to use."""
    for name, (suite, kept) in SUITES.items():
        run = suite.run(suite.scaled(scale))
        run_batch(suite.run(max(2, round(run.count * WARMING))))
        began = process_time()
        run_batch(run)
        rate = round(run.count / (process_time() - began), 1)
        of_ledgers = suite.run(max(2, round(kept * scale)))
        ledgers = tuple(_ledger(of_ledgers, keep) for keep in KEEPS)
        yield Speed(name, run.count, rate, ledgers)


def _ledger(run: Run, keep: Keep) -> Ledger:
    with TemporaryDirectory() as folder:
        parts = [Path(folder, f"part-{part}") for part in (1, 2)]
        for part, path in enumerate(parts, 1):
            run_batch(run.shard(part, 2), ledger=path, keep=keep)
        whole = Path(folder, "whole")
        began = process_time()
        merge(parts, whole)
        seconds = process_time() - began
        sizes = parts[0].stat().st_size, whole.stat().st_size
    if sizes[1] - sizes[0] < FEW_BYTES:
        return Ledger(keep, sizes[1], 0, 0.0)
    growth = (sizes[1] - sizes[0]) / run.shard(2, 2).count
    return Ledger(keep, sizes[1], round(growth * 1e6), round(seconds / run.count * 1e6, 2))


def machine() -> dict[str, str | int | None]:
    """Describe this machine, with the versions of Python and this package."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": (models or [platform.processor()])[0],
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "greenest": full_version(),
    }


def rates_in_markdown(record: dict[str, Any]) -> str:
    """Return the table of rates in a record, below a description of the machine."""
    on = record["machine"]
    lines = [
        f"Measured by `make bench NAME=speeds`: greenest {on['greenest']}, Python {on['python']}",
        f"and one of {on['cores']} cores of {on['processor']}, {on['system']}, in processor time:",
        "",
        "| boards | a second and core | `--keep` | bytes a board | merged, boards a second |",
        "|-|-:|-|-:|-:|",
    ]
    for speed in record["speeds"]:
        name, rate = speed["boards"], f"{_rounded(speed['boards_per_second']):,}"
        for each in speed["ledgers"]:
            size = each["bytes_per_million"] / 1e6
            note = f"{size:.3g}" if size else f"0 ({each['bytes'] / 1000:,.0f} kB in all)"
            seconds = each["merge_seconds_per_million"]
            merged = f"{_rounded(1e6 / seconds):,}" if seconds else "all at once"
            lines.append(f"| {name} | {rate} | `{each['keep']}` | {note} | {merged} |")
            name = rate = ""
    return "\n".join(lines)


def costs_in_markdown(record: dict[str, Any]) -> str:
    """Return a table of what 10^9 boards cost at the rates of a record."""
    keeps = [each["keep"] for each in record["speeds"][0]["ledgers"]]
    heads = [f"ledger, `{keep}` | merging it" for keep in keeps]
    lines = [
        f"| 10^9 boards | core-hours | {' | '.join(heads)} |",
        f"|-|-:|{'-:|' * 2 * len(keeps)}",
    ]
    for speed in record["speeds"]:
        cells = [speed["boards"], _hours(GOAL / speed["boards_per_second"])]
        for each in speed["ledgers"]:
            size = each["bytes"] + GOAL / 1e6 * each["bytes_per_million"]
            seconds = GOAL / 1e6 * each["merge_seconds_per_million"]
            cells += [_size(size), f"{_hours(seconds)} h"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _rounded(number: float) -> int | float:
    """Round a positive number to two significant digits."""
    digits = 1 - floor(log10(number))
    return round(number, digits) if digits > 0 else int(round(number, digits))


def _hours(seconds: float) -> str:
    hours = seconds / 3600
    return f"{_rounded(hours):,}" if hours >= 0.1 else "under 0.1"


def _size(size: float) -> str:
    units = iter(("kB", "MB", "GB", "TB", "PB"))
    unit = next(units)
    size /= 1000
    while size >= 1000:
        size, unit = size / 1000, next(units)
    return f"{_rounded(size):,} {unit}"


@click.command()
@scale_option
@click.option(
    "--record", "is_kept", is_flag=True, help="Keep the figures in lab/benchmarks/speeds.json."
)
def main(scale: float, is_kept: bool) -> None:
    """Measure the rate of one core, ledgers and their merging, and print tables."""
    found = {"machine": machine(), "speeds": [asdict(each) for each in speeds(scale)]}
    if is_kept:
        RECORD.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    click.echo(f"{rates_in_markdown(found)}\n\n{costs_in_markdown(found)}")
