"""`merge`: the ledgers of the parts of a run in one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greenest.commands.shared.exits import usable_ledgers
from greenest.commands.shared.options import json_option, ledgers_argument
from greenest.commands.shared.printing import many, print_json, print_lines, wrap
from greenest.commands.shared.progress import progress

if TYPE_CHECKING:
    from greenest.study.batches.run import Run


@dataclass(frozen=True, slots=True)
class Merged:
    """A ledger that was made of others, and its run."""

    into: Path
    ledgers: int
    run: Run

    def as_json(self) -> dict[str, Any]:
        """Return what it holds under its published keys."""
        return {
            "ledger": str(self.into),
            "ledgers": self.ledgers,
            "index": self.run.first,
            "count": self.run.count,
        }

    def lines(self) -> list[str]:
        """Say what it holds."""
        boards = self.run.boards
        held = f"{many(len(boards), 'board')}"
        if boards:
            held += f", {boards.start:,} to {boards.stop - 1:,}"
        return wrap(f"{self.into}: {held}, of {many(self.ledgers, 'ledger')}")


@click.command()
@ledgers_argument
@click.option(
    "--into",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    metavar="LEDGER",
    help="The ledger to make.",
)
@json_option
def merge(ledgers: tuple[Path, ...], into: Path, as_json: bool) -> None:
    """Join ledgers of one run into one.

    They are those of `batch --shard`, or of ranges given by --index and --count, in any order, each
    finished. The ledger made is the one that the run had made in one piece. Ledgers of other runs
    or versions, gaps and overlaps are refused, and then nothing is made.
    """
    from greenest.study.batches.merge import merge as merge_ledgers

    with usable_ledgers(), progress(len(ledgers), " ledgers") as shown:
        run = merge_ledgers(ledgers, into, lambda boards: shown.advance())
    merged = Merged(into, len(ledgers), run)
    if as_json:
        print_json(merged)
    else:
        print_lines(*merged.lines())
