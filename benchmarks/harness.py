"""The command of a benchmark: its records as a table, or as JSON Lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

WIDTH = 17
"""The least width of a column."""
Record = Any
"""A frozen dataclass; its fields are the columns of a table and the keys of JSON."""

scale = click.option(
    "--scale",
    type=click.FloatRange(0, 1, min_open=True),
    default=1.0,
    show_default=True,
    help="Share of the boards, games or seconds.",
)


def resumed_from(default: str) -> Callable[[Any], Any]:
    """Return the option for the file of records with which a stopped run resumes."""
    return click.option(
        "--kept",
        default=default,
        show_default=True,
        type=click.Path(dir_okay=False, path_type=Path),
        help="What was found; a run that was stopped goes on with it.",
    )


def command(measure: Callable[[float], Iterable[Record]]) -> click.Command:
    """Return the command that prints the records of a benchmark; its help is the docstring.

    `measure` is given the share of the boards to take.
    """

    @click.command(help=measure.__doc__, context_settings={"help_option_names": ["-h", "--help"]})
    @scale
    @click.option("--json", "as_json", is_flag=True, help="Print a JSON record a line.")
    def main(scale: float, as_json: bool) -> None:
        records = (asdict(each) for each in measure(scale))
        for line in map(json.dumps, records) if as_json else table(records):
            click.echo(line)

    return main


def table(records: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield the lines of a table, with a new header where the columns change."""
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
