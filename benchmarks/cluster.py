"""Batch runs on processes and on a local Dask cluster: how they scale, and the overhead of a chunk.

`Speed` comes from runs of the command `greenest batch`. Its rate is from the summary, without the
start of processes; its processor seconds are the sum over all processes. `Writing` is the client's
work on chunks that arrive, `Overhead` the cost of chunks without boards.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.harness import run_greenest
from benchmarks.suites import Suite

from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import open_ledger, read_entries
from greenest.study.batches.result_chunk import ResultChunk, counted
from greenest.study.batches.run import Keep
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
"""The number of empty chunks that are sent out and back."""
WRITTEN = 3
"""The number of chunks that are written to a ledger."""


SUITES = {Suite(6, 6, 36, 10_000_000): 140_000, Suite(6, 6, 15, 20_000): 1_700}
"""Boards to time; each suite has the number of boards that a core decides in about a second."""


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of a batch run on the processes or Dask workers that `way` names."""

    boards: str
    way: str
    count: int
    seconds: float
    boards_per_second: float
    processor_seconds: float


@dataclass(frozen=True, slots=True)
class Writing:
    """The rate at which the client writes boards to a ledger."""

    boards: str
    keep: str
    count: int
    boards_per_processor_second: float


@dataclass(frozen=True, slots=True)
class Overhead:
    """The time for a chunk without boards: elapsed, and processor time of client and workers."""

    seconds_per_chunk: float
    client_seconds_per_chunk: float
    worker_seconds_per_chunk: float


def speeds_of_ways(scale: float) -> Iterator[Speed]:
    """Yield a `Speed` for each suite and each of `WAYS`."""
    for suite in SUITES:
        count = suite.scaled(scale)
        boards = f"{suite.rows}x{suite.cols}", "--pieces", suite.pieces, "--count", count
        for way, options in WAYS.items():
            used = run_greenest("batch", *boards, "--seed", 1, "--json", *options)
            summary = json.loads(used.printed.splitlines()[-1])
            yield Speed(
                str(suite),
                way,
                count,
                round(summary["seconds"], 2),
                round(summary["boards_per_second"], 1),
                round(used.processor_seconds, 2),
            )


def writings(scale: float) -> Iterator[Writing]:
    """Yield the speed of writing each suite to a ledger of each kind."""
    for suite, of_a_second in SUITES.items():
        size = max(1, round(of_a_second * scale))
        run = suite.run(WRITTEN * size)
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
                yield Writing(str(suite), keep, run.count, round(run.count / seconds, 1))


def overhead() -> Overhead:
    """Measure chunks without boards, with the scheduler in the client's process."""
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


def measure(scale: float) -> Iterator[Speed | Writing | Overhead]:
    """Measure batches on processes and Dask workers of this machine, and the cost of chunks."""
    yield from speeds_of_ways(scale)
    yield from writings(scale)
    yield overhead()
