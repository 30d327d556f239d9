"""Batches on processes and on a Dask cluster of this machine: how they scale, and what chunks cost.

Each way runs the command. Boards a second are those of its summary, without the start of processes;
processor seconds are of all its processes from beginning to end. The work of the client for chunks
that arrive, and the cost of a chunk without boards, are measured in processor seconds alone.
"""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.harness import command

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
CHUNKS = 2000
"""Chunks without work, to measure the cost of sending one out and back."""
WRITTEN = 3
"""Chunks of a second that are written to a ledger."""


@dataclass(frozen=True, slots=True)
class Boards:
    """Random boards of a kind, and the number that is timed."""

    name: str
    shape: tuple[int, int]
    pieces: int
    count: int
    of_a_second: int
    """Boards that a core decides in a second, about; they make a chunk."""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments of `batch` for these boards."""
        rows, cols = self.shape
        return f"{rows}x{cols}", "--pieces", str(self.pieces), "--seed", "1"

    def run(self, count: int) -> Run:
        """Return the run of the first of them."""
        return Run(*self.shape, self.pieces, count, seed=1)


KINDS = (
    Boards("6x6, full", (6, 6), 36, 10_000_000, 140_000),
    Boards("6x6, 15 stacks", (6, 6), 15, 20_000, 1_700),
)


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of one way."""

    boards: str
    way: str
    count: int
    seconds: float
    boards_per_second: float
    processor_seconds: float


@dataclass(frozen=True, slots=True)
class Writing:
    """Boards that the client writes in a second, as they arrive in chunks of a second."""

    boards: str
    keep: str
    count: int
    boards_per_processor_second: float


@dataclass(frozen=True, slots=True)
class Overhead:
    """Seconds of a chunk without work, and processor seconds of the client and of the worker."""

    seconds_per_chunk: float
    client_seconds_per_chunk: float
    worker_seconds_per_chunk: float


def speeds_of_ways(scale: float) -> Iterator[Speed]:
    """Yield the speed of each way."""
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
    """Yield the speed of writing ledgers."""
    for boards in KINDS:
        size = max(1, round(boards.of_a_second * scale))
        run = boards.run(WRITTEN * size)
        with TemporaryDirectory() as folder:
            path = Path(folder)
            run_batch(run, ledger=path / "decided", keep="all")
            rows = list(read_entries(path / "decided"))
            chunks = [
                ResultChunk((range(start, start + size),), rows[start : start + size], [], {})
                for start in range(0, len(rows), size)
            ]
            for keep in KEEPS:
                of_kind = chunks if keep == "all" else [counted(each, run) for each in chunks]
                arriving = [pickle.dumps(each) for each in of_kind]
                with open_ledger(path / keep, run, keep) as ledger:
                    began = process_time()
                    for each in arriving:
                        ledger.record(pickle.loads(each))
                    seconds = process_time() - began
                yield Writing(boards.name, keep, run.count, round(run.count / seconds, 1))


def overhead() -> Overhead:
    """Measure chunks without work; the scheduler runs in the client."""
    with connected(LOCAL, 2, lambda line: None) as executor:

        def used() -> tuple[float, float, float]:
            there: dict[str, float] = executor.client.run(process_time)
            return perf_counter(), process_time(), sum(there.values())

        with as_completed(executor, abs, range(100)) as warming:
            list(warming)
        before = used()
        with as_completed(executor, abs, range(CHUNKS)) as found:
            list(found)
        spent = [now - then for then, now in zip(before, used(), strict=True)]
    return Overhead(*(round(each / CHUNKS, 5) for each in spent))


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


def measure(scale: float) -> Iterator[Speed | Writing | Overhead]:
    """Measure batches on processes and Dask workers of this machine, and the cost of chunks."""
    yield from speeds_of_ways(scale)
    yield from writings(scale)
    yield overhead()


main = command(measure)

if __name__ == "__main__":
    main()
