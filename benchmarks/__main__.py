"""`python -m benchmarks NAME`: runs the benchmark of a module, and loads no other module."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click
from benchmarks.harness import command

FOLDER = Path(__file__).parent
NAMES = sorted({path.stem for path in FOLDER.glob("[!_]*.py")} - {"harness"} | {"peers"})


class Benchmarks(click.Group):
    """A command for each benchmark: its `main`, or one that prints the records of `measure`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the benchmarks."""
        return NAMES

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return the command with a name, None if there is none."""
        if name not in NAMES:
            return None
        module = import_module(
            "benchmarks.peers.command" if name == "peers" else f"benchmarks.{name}"
        )
        own: click.Command | None = getattr(module, "main", None)
        return own or command(module.measure)


@click.group(cls=Benchmarks, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Measure speed on fixed boards."""


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
