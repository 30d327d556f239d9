"""What all benchmarks share: measuring functions and commands, and printing records."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from tempfile import TemporaryFile
from time import perf_counter, process_time
from typing import Any, NamedTuple

import click

WIDTH = 17
"""The least width of a column, in characters."""
KIB_A_UNIT = 1 / 1024 if sys.platform == "darwin" else 1
"""The unit in which the system reports peak memory, in KiB: a byte on macOS, elsewhere a KiB."""

Record = Any
"""A frozen dataclass; its fields are the columns of a table and the keys of JSON."""

scale_option = click.option(
    "--scale",
    type=click.FloatRange(0, 1, min_open=True),
    default=1.0,
    show_default=True,
    help="Share of the boards, games or seconds.",
)


class Used(NamedTuple):
    """What a command printed, and the time and memory of its process and child processes."""

    printed: str
    seconds: float
    processor_seconds: float
    peak_mb: float


def run_greenest(*words: object, **environment: str) -> Used:
    """Run `greenest` with some arguments in a process of its own.

    `environment` is added to the environment variables. Raises CalledProcessError if the command
    fails.
    """
    command = [sys.executable, "-m", "greenest", *map(str, words)]
    began = perf_counter()
    with (
        TemporaryFile("w+") as output,
        subprocess.Popen(
            command, env=os.environ | environment, stdout=output, stderr=subprocess.DEVNULL
        ) as process,
    ):
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = perf_counter() - began
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command)
        output.seek(0)
        peak = used.ru_maxrss * KIB_A_UNIT / 1024
        return Used(output.read(), seconds, used.ru_utime + used.ru_stime, peak)


def peak_mb() -> float | None:
    """Return the peak memory of this process in MB; None if the system does not report it."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ModuleNotFoundError:
        return None
    return round(getrusage(RUSAGE_SELF).ru_maxrss * KIB_A_UNIT / 1024, 1)


def in_turns(ways: Mapping[str, Callable[[], object]], tries: int) -> dict[str, list[float]]:
    """Call all functions of `ways` in turn, `tries` times.

    Return the processor seconds of each call, by the names in `ways`.
    """
    seconds: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(tries):
        for name, work in ways.items():
            began = process_time()
            work()
            seconds[name].append(process_time() - began)
    return seconds


def command(measure: Callable[[float], Iterable[Record]]) -> click.Command:
    """Return a command that prints the records of `measure`.

    The docstring of `measure` is the help text. The argument of `measure` is the share of the
    boards to use.
    """

    @click.command(help=measure.__doc__)
    @scale_option
    @click.option("--json", "as_json", is_flag=True, help="Print a JSON record a line.")
    def main(scale: float, as_json: bool) -> None:
        records = (asdict(each) for each in measure(scale))
        for line in map(json.dumps, records) if as_json else table(records):
            click.echo(line)

    return main


def table(records: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield the lines of a table, with a new header wherever the columns change."""
    names: list[str] = []
    for record in records:
        if names != list(record):
            names = list(record)
            yield _row(names, names)
        yield _row(names, [_cell(value) for value in record.values()])


def _row(names: list[str], cells: list[str]) -> str:
    widths = [max(WIDTH, len(name)) for name in names]
    return " ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def _cell(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)
