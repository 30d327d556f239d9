"""`blocks` and `holes`: examine the full boards of a shape, and those with few holes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.exits import unusable
from greenest.commands.shared.options import (
    jobs_option,
    json_option,
    number_option,
    output_option,
    shape_argument,
)
from greenest.commands.shared.printing import print_json, print_lines
from greenest.commands.shared.progress import progress
from greenest.games.plurals import many

if TYPE_CHECKING:
    from greenest.lab.blocks import Ending
    from greenest.lab.holes.few import FewHoles

MOST_SHOWN = 20
"""The most unsolvable boards that are shown without --json."""

HOLES_HEAD = f"{'holes':>5} {'boards':>18} {'unsolvable':>12} {'up to symmetry':>15}"
BLOCKS_HEAD = f"{'carrier':9} {'boards':>13} {'unsolvable':>13} {'not inside':>13}  not each colour"


@click.command()
@shape_argument
@jobs_option("Threads")
@json_option
def blocks(shape: tuple[int, int], jobs: int, as_json: bool) -> None:
    """Count how full boards of a shape end, alone and with a carrier.

    The shape has up to 16 cells. A carrier is one more stack, to the right of a row or below a
    column; it stands for the rest of a larger board. Three counts are made of the boards with all
    three colours: boards that cannot be reduced to one stack, to one stack inside the shape, and to
    one stack of any wanted colour inside the shape. With --json, these boards are listed up to
    symmetry, unless there are more than 60,000.
    """
    from greenest.lab.blocks import endings, positions

    with unusable(ValueError):
        total = positions(*shape)
    if not as_json:
        print_lines(BLOCKS_HEAD)
    made = 0
    with progress(
        total, "position", lambda _: f"stopped after {many(made, 'line')}", scaled=True
    ) as shown:
        for ending in endings(*shape, jobs, shown.advance):
            made += 1
            with shown.above():
                print_json(ending.as_json()) if as_json else print_lines(_ending_line(ending))


def _ending_line(ending: Ending) -> str:
    carrier = str(ending.carrier or "none")
    inside = f"{ending.not_inside.count:,}" if ending.carrier else ""
    counts = f"{ending.boards:>13,} {ending.not_solvable.count:>13,} {inside:>13}"
    return f"{carrier:9} {counts} {ending.not_each_colour.count:>16,}"


@click.command()
@shape_argument
@number_option(
    "--holes",
    "most",
    least=0,
    says="The most holes to try.  [default: until a board is unsolvable]",
)
@jobs_option("Threads")
@output_option("--ledger", "Keep results here; continue from those kept.")
@json_option
def holes(
    shape: tuple[int, int], most: int | None, jobs: int, ledger: Path | None, as_json: bool
) -> None:
    """Find the fewest holes that make a board unsolvable.

    The boards of a shape with all three colours, up to 32 cells, are decided: first all boards
    without a hole, then all with one hole, and so on. The unsolvable boards are shown up to
    symmetry. With --ledger, the same command given again continues after the last finished step.
    """
    from greenest.lab.holes.few import FewHolesSearch, numbers
    from greenest.lab.holes.store import opened

    with unusable(ValueError):
        total = len(numbers(*shape, most))
    least, done = None, 0
    with opened(ledger) as store:

        def stopped(_: KeyboardInterrupt) -> str:
            said = f"stopped after {many(done, 'number')} of holes"
            return said if store.is_empty else f"{said}; {ledger} keeps what was found"

        if not as_json:
            print_lines(HOLES_HEAD)
        with progress(total, "number", stopped) as shown:
            for found in FewHolesSearch(jobs, store).few_holes(*shape, most):
                done += 1
                shown.advance(1)
                if least is None and found.unsolvable:
                    least = found
                with shown.above():
                    print_json(found.as_json()) if as_json else print_lines(_holes_line(found))
    if not as_json:
        print_lines(*_least_lines(shape, least, most))


def _holes_line(found: FewHoles) -> str:
    alike = len(found.unsolvable_up_to_symmetry)
    return f"{found.holes:>5} {found.boards:>18,} {found.unsolvable:>12,} {alike:>15,}"


def _least_lines(shape: tuple[int, int], least: FewHoles | None, most: int | None) -> list[str]:
    name = f"{shape[0]}x{shape[1]}"
    if least is None:
        holes = "" if most is None else f" and at most {many(most, 'hole')}"
        return [f"every board of {name} with three colours{holes} is solvable"]
    boards = least.unsolvable_up_to_symmetry
    lines = [f"the fewest holes of an unsolvable board of {name} with three colours: {least.holes}"]
    lines += [f"  {board}" for board in boards[:MOST_SHOWN]]
    if len(boards) > MOST_SHOWN:
        lines.append(f"  and {len(boards) - MOST_SHOWN:,} more, see --json")
    return lines
