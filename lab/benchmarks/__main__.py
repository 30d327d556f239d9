"""The command `python -m greenest.lab.benchmarks NAME`, which imports this benchmark only."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click

from greenest.lab.benchmarks.harness import command

FOLDER = Path(__file__).parent
NAMES = sorted({path.stem for path in FOLDER.glob("[!_]*.py")} - {"harness"} | {"peers"})


class Benchmarks(click.Group):
    """A command group with a command for each benchmark.

    A command is the function `main` of the benchmark's module. Without `main`, the command prints
    the records of the module's function `measure`.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the benchmarks."""
        return NAMES

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return the benchmark called `name`; None if there is none."""
        if name not in NAMES:
            return None
        place = "peers.command" if name == "peers" else name
        module = import_module(f"greenest.lab.benchmarks.{place}")
        own: click.Command | None = getattr(module, "main", None)
        return own or command(module.measure)


@click.group(cls=Benchmarks, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Measure speed on fixed boards."""


if __name__ == "__main__":
    main(prog_name="python -m greenest.lab.benchmarks")
