"""The command: every suite, as a table or as JSON Lines."""

from __future__ import annotations

import json

import click
from benchmarks import options
from benchmarks.suites import SUITES, Result, run

HEADER = ("shape", "stacks", "boards", "solvable", "undec.", "most nodes", "boards/s", "Mnodes/s")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.as_json
@options.scale
def main(as_json: bool, scale: float) -> None:
    """Measure boards and nodes a second, and memory, on fixed random boards and one core."""
    if not as_json:
        click.echo(_line(*HEADER, "peak MB"))
    for suite in SUITES:
        result = run(suite, scale)
        click.echo(json.dumps(result.as_json()) if as_json else _row(result))


def _row(result: Result) -> str:
    speed = result.nodes_per_second
    return _line(
        result.shape,
        result.pieces,
        f"{result.count:,}",
        f"{result.solvable:,}",
        result.undecided,
        f"{result.most_nodes:,}",
        f"{result.boards_per_second:,.0f}",
        f"{speed / 1e6:.2f}" if speed else "-",
        f"{result.peak_mb:.0f}" if result.peak_mb else "-",
    )


def _line(*columns: object) -> str:
    return " ".join(f"{column:>10}" for column in columns)


if __name__ == "__main__":
    main()
