"""Batches on processes and on a Dask cluster of this machine: how they scale, and what they leave.

Each way runs the command by itself. Boards a second are of its summary, which leaves out the start
of processes; processor seconds are of all its processes from beginning to end, and tell what a way
costs on a machine that is busy with other things, too.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter

import click

from greenest.system.cluster import LOCAL, connected
from greenest.system.crews import as_done

WAYS = {
    "1 process": ("--jobs", "1"),
    "2 processes": ("--jobs", "2"),
    "1 Dask worker": ("--jobs", "1", "--cluster", LOCAL),
    "2 Dask workers": ("--jobs", "2", "--cluster", LOCAL),
}
PARTS = 2000
"""Parts without work, of which the cost of handing one out and back is taken."""
GOALS = (10**10, 10**12)
CORES = 64
"""Cores of a machine, where hours are told."""


@dataclass(frozen=True, slots=True)
class Boards:
    """Random boards of a kind, and how many of them show how fast they are decided."""

    name: str
    arguments: tuple[str, ...]
    count: int
    kept: int
    """How many to keep in a ledger, to see how it grows."""


KINDS = (
    Boards("6x6, full", ("6x6",), 10_000_000, 400_000),
    Boards("6x6, 15 stacks", ("6x6", "--pieces", "15"), 20_000, 5_000),
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
class Growth:
    """The size of a ledger of so many boards, and what more boards add to it."""

    boards: str
    keep: str
    count: int
    bytes: int
    bytes_per_million: int


def speeds_of_ways(scale: float) -> Iterator[Speed]:
    """Yield how fast each way is; `scale` is the share of the boards to take."""
    for boards in KINDS:
        count = max(1, round(boards.count * scale))
        for way, options in WAYS.items():
            before = _processor_seconds()
            summary = _batch(boards, count, *options)
            yield Speed(
                boards.name,
                way,
                count,
                round(summary["seconds"], 2),
                round(summary["boards_per_second"], 1),
                round(_processor_seconds() - before, 2),
            )


def growths(scale: float) -> Iterator[Growth]:
    """Yield how ledgers grow."""
    for boards in KINDS:
        count = max(1, round(boards.kept * scale))
        for keep in ("all", "unsolved"):
            with TemporaryDirectory() as folder:
                ledger = Path(folder) / "run.sqlite"
                sizes = []
                for boards_kept in (count, 2 * count):
                    options = ("--jobs", "1", "--keep", keep, "--ledger", str(ledger))
                    _batch(boards, boards_kept, *options)
                    sizes.append(ledger.stat().st_size)
            growth = round((sizes[1] - sizes[0]) / count * 1e6)
            yield Growth(boards.name, keep, count, sizes[0], growth)


def overhead() -> float:
    """Return the seconds of a part without work, all processes on one machine."""
    with connected(LOCAL, 2, lambda line: None) as crew:
        with as_done(crew, abs, range(100)) as warming:
            list(warming)
        began = perf_counter()
        with as_done(crew, abs, range(PARTS)) as found:
            list(found)
        return (perf_counter() - began) / PARTS


def _batch(boards: Boards, count: int, *options: str) -> dict[str, float]:
    command = [sys.executable, "-m", "greenest", "batch", *boards.arguments, "--seed", "1"]
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


def _projections(speeds: list[Speed], grown: list[Growth]) -> Iterator[str]:
    """Say what many boards would take, at the rate of a Dask worker."""
    head = f"{'boards':16} {'keep':9} {'count':>8} {'core hours':>12} {'days, 64 cores':>15}"
    yield f"{head} {'GB':>12}"
    for boards in KINDS:
        rate = next(
            each.boards_per_second / 2
            for each in speeds
            if (each.boards, each.way) == (boards.name, "2 Dask workers")
        )
        for growth in grown:
            if growth.boards != boards.name:
                continue
            for goal in GOALS:
                hours = goal / rate / 3600
                size = (growth.bytes + goal / 1e6 * growth.bytes_per_million) / 1e9
                yield (
                    f"{boards.name:16} {growth.keep:9} {goal:>8.0e} {hours:>12,.0f} "
                    f"{hours / CORES / 24:>15,.1f} {size:>12,.1f}"
                )


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--json", "as_json", is_flag=True, help="Print JSON Lines.")
@click.option("--scale", default=1.0, show_default=True, help="Share of the boards to decide.")
def main(as_json: bool, scale: float) -> None:
    """Measure batches on processes and Dask workers of this machine, and their ledgers."""
    speeds: list[Speed] = []
    grown: list[Growth] = []
    if not as_json:
        click.echo(f"{'boards':16} {'way':16} {'count':>11} {'s':>8} {'boards/s':>12} {'CPU s':>9}")
    for speed in speeds_of_ways(scale):
        speeds.append(speed)
        click.echo(
            json.dumps(asdict(speed))
            if as_json
            else f"{speed.boards:16} {speed.way:16} {speed.count:>11,} {speed.seconds:>8,.1f} "
            f"{speed.boards_per_second:>12,.0f} {speed.processor_seconds:>9,.1f}"
        )
    for growth in growths(scale):
        grown.append(growth)
        click.echo(
            json.dumps(asdict(growth))
            if as_json
            else f"{growth.boards:16} keep {growth.keep:9} {growth.bytes / 1e6:>8,.2f} MB, and "
            f"{growth.bytes_per_million / 1e6:,.2f} MB for each million boards more"
        )
    seconds = overhead()
    if as_json:
        click.echo(json.dumps({"seconds_per_part": round(seconds, 5)}))
        return
    click.echo(f"a part without work: {1000 * seconds:.1f} ms")
    click.echo("\n".join(_projections(speeds, grown)))


if __name__ == "__main__":
    main()
