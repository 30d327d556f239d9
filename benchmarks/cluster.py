"""Batches on processes and on a Dask cluster of this machine: how they scale, and what parts cost.

Each way runs the command by itself. Boards a second are of its summary, which leaves out the start
of processes; processor seconds are of all its processes from beginning to end, and tell what a way
costs on a machine that is busy with other things, too. What the client does with parts that arrive,
and what a part costs besides its boards, is told in processor seconds alone.
"""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import click
from benchmarks import options

from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import open_ledger, read_entries
from greenest.study.batches.result_chunk import ResultChunk, counted
from greenest.study.batches.run import Keep, Run
from greenest.system.clusters.cluster import LOCAL, connected
from greenest.system.executors import as_completed

WAYS = {
    "1 process": ("--jobs", "1"),
    "2 processes": ("--jobs", "2"),
    "1 Dask worker": ("--jobs", "1", "--cluster", LOCAL),
    "2 Dask workers": ("--jobs", "2", "--cluster", LOCAL),
}
KEEPS: tuple[Keep, ...] = ("all", "unsolved")
PARTS = 2000
"""Parts without work, of which the cost of handing one out and back is taken."""
WRITTEN = 3
"""Parts of a second that are written down."""


@dataclass(frozen=True, slots=True)
class Boards:
    """Random boards of a kind, and how many of them show how fast they are decided."""

    name: str
    shape: tuple[int, int]
    pieces: int
    count: int
    of_a_second: int
    """About how many a core decides in a second, which make a part."""

    @property
    def arguments(self) -> tuple[str, ...]:
        """What tells a command which boards to take."""
        rows, cols = self.shape
        return f"{rows}x{cols}", "--pieces", str(self.pieces), "--seed", "1"

    def run(self, count: int) -> Run:
        """Return the run of so many of them."""
        return Run(*self.shape, self.pieces, count, seed=1)


KINDS = (
    Boards("6x6, full", (6, 6), 36, 10_000_000, 140_000),
    Boards("6x6, 15 stacks", (6, 6), 15, 20_000, 1_700),
)


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast one way is."""

    boards: str
    way: str
    count: int
    seconds: float
    boards_per_second: float
    processor_seconds: float


@dataclass(frozen=True, slots=True)
class Writing:
    """How many boards the client writes down in a second, as they arrive in parts of a second."""

    boards: str
    keep: str
    count: int
    boards_per_processor_second: float


@dataclass(frozen=True, slots=True)
class Overhead:
    """The seconds of a part without work, and the processor seconds at both its ends."""

    seconds_per_part: float
    client_seconds_per_part: float
    worker_seconds_per_part: float


def speeds_of_ways(scale: float) -> Iterator[Speed]:
    """Yield how fast each way is; `scale` is the share of the boards to take."""
    for boards in KINDS:
        count = max(1, round(boards.count * scale))
        for way, asked in WAYS.items():
            before = _processor_seconds()
            summary = _batch(boards, count, *asked)
            yield Speed(
                boards.name,
                way,
                count,
                round(summary["seconds"], 2),
                round(summary["boards_per_second"], 1),
                round(_processor_seconds() - before, 2),
            )


def writings(scale: float) -> Iterator[Writing]:
    """Yield how fast ledgers are written."""
    for boards in KINDS:
        size = max(1, round(boards.of_a_second * scale))
        run = boards.run(WRITTEN * size)
        with TemporaryDirectory() as folder:
            path = Path(folder)
            run_batch(run, ledger=path / "decided", keep="all")
            rows = list(read_entries(path / "decided"))
            parts = [
                ResultChunk((range(start, start + size),), rows[start : start + size], [], {})
                for start in range(0, len(rows), size)
            ]
            for keep in KEEPS:
                kept = parts if keep == "all" else [counted(part, run) for part in parts]
                arriving = [pickle.dumps(part) for part in kept]
                with open_ledger(path / keep, run, keep) as ledger:
                    began = process_time()
                    for each in arriving:
                        ledger.record(pickle.loads(each))
                    seconds = process_time() - began
                yield Writing(boards.name, keep, run.count, round(run.count / seconds, 1))


def overhead() -> Overhead:
    """Measure parts without work, all processes on one machine; the scheduler is the client's."""
    with connected(LOCAL, 2, lambda line: None) as executor:

        def used() -> tuple[float, float, float]:
            there: dict[str, float] = executor.client.run(process_time)
            return perf_counter(), process_time(), sum(there.values())

        with as_completed(executor, abs, range(100)) as warming:
            list(warming)
        before = used()
        with as_completed(executor, abs, range(PARTS)) as found:
            list(found)
        seconds = [round((now - then) / PARTS, 5) for then, now in zip(before, used(), strict=True)]
    return Overhead(*seconds)


def _batch(boards: Boards, count: int, *options: str) -> dict[str, float]:
    command = [sys.executable, "-m", "greenest", "batch", *boards.arguments]
    ran = subprocess.run(
        [*command, "--count", str(count), "--json", *options],
        capture_output=True,
        text=True,
        check=True,
    )
    summary: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return summary


def _processor_seconds() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.as_json
@options.scale
def main(as_json: bool, scale: float) -> None:
    """Measure batches on processes and Dask workers of this machine, and parts that come in."""
    if not as_json:
        click.echo(f"{'boards':16} {'way':16} {'count':>11} {'s':>8} {'boards/s':>12} {'CPU s':>9}")
    for speed in speeds_of_ways(scale):
        click.echo(
            json.dumps(asdict(speed))
            if as_json
            else f"{speed.boards:16} {speed.way:16} {speed.count:>11,} {speed.seconds:>8,.1f} "
            f"{speed.boards_per_second:>12,.0f} {speed.processor_seconds:>9,.1f}"
        )
    for writing in writings(scale):
        click.echo(
            json.dumps(asdict(writing))
            if as_json
            else f"{writing.boards:16} keep {writing.keep:9} the client writes "
            f"{writing.boards_per_processor_second:,.0f} boards a second"
        )
    part = overhead()
    if as_json:
        click.echo(json.dumps(asdict(part)))
        return
    click.echo(
        f"a part without work: {1000 * part.client_seconds_per_part:.1f} ms of processor time of "
        f"client and scheduler, {1000 * part.worker_seconds_per_part:.1f} ms of its worker"
    )


if __name__ == "__main__":
    main()
