"""`census`: decide all boards of a shape; `graph`: all positions reachable from a small one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.exits import UnusableError, unusable
from greenest.commands.shared.options import (
    jobs_option,
    json_option,
    keep_inputs,
    number_option,
    output_option,
    shape_argument,
)
from greenest.commands.shared.printing import print_json, print_lines, say
from greenest.commands.shared.progress import kept_in, progress
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form, Rows
from greenest.games.plurals import many

if TYPE_CHECKING:
    from greenest.study.shapes.census import Census

LARGEST = 250_000
"""The most positions of a graph; so many take about a gigabyte."""
GRAPH_KEYS = ("board", "positions", "won", "captures", "depth", "dead_ends", "solutions")


@click.command()
@shape_argument
@click.option("--all-positions", is_flag=True, help="Count all positions too, not setups alone.")
@jobs_option("Threads")
@output_option("--ledger", "Keep results here; continue from those kept.")
@json_option
def census(
    shape: tuple[int, int],
    all_positions: bool,
    jobs: int,
    ledger: Path | None,
    as_json: bool,
) -> None:
    """Decide every balanced setup of a shape of up to 15 cells.

    A setup fills the board with equally many stacks of each colour. With --all-positions, positions
    of up to 16 cells, with empty ones and unequal colours, are also counted, by number of stacks.
    With --ledger, the same command given again continues an interrupted census.
    """
    from greenest.solver.kernels.table import Layout
    from greenest.study.shapes.census import take_census

    with unusable(ValueError):
        layout = Layout(*shape)
    if layout.cells % 3 and not all_positions:
        raise UnusableError(
            f"{layout.rows}x{layout.cols} has no balanced setup, for "
            f"{many(layout.cells, 'cell')} cannot be shared equally among three colours; "
            "only all its positions can be counted"
        )
    stopped = kept_in(ledger, "position")
    with progress(4**layout.cells, "position", stopped, scaled=True) as shown:
        found = take_census(layout, all_positions, jobs, ledger, shown.advance, shown.resume, say)
    if as_json:
        print_json(found.as_json())
    else:
        print_lines(*_census_lines(found))


def _census_lines(census: Census) -> list[str]:
    shape = census.shape
    lines = _lines_by_pieces(census)
    lines.append(f"{shape}: {many(census.setups, 'balanced setup')}")
    for status, setups in (("solvable", census.solvable), ("unsolvable", census.unsolvable)):
        share = f" {100 * setups / census.setups:8.3f} %" if census.setups else ""
        lines.append(f"  {status:10} {setups:>13,}{share}")
    if census.unsolvable:
        alike = len(census.unsolvable_up_to_symmetry)
        lines.append(f"unsolvable up to symmetry: {alike:,}")
        lines += [f"  {board}" for board in census.unsolvable_up_to_symmetry]
    return lines


def _lines_by_pieces(census: Census) -> list[str]:
    if census.by_pieces is None:
        return []
    total = many(sum(each.positions for each in census.by_pieces), "position")
    lines = [
        f"{census.shape}: {total}",
        f"  {'stacks':>6} {'positions':>14} {'solvable':>14} {'unsolvable':>14}",
    ]
    for pieces, positions, solvable in census.by_pieces:
        unsolvable = positions - solvable
        lines.append(f"  {pieces:>6} {positions:>14,} {solvable:>14,} {unsolvable:>14,}")
    return lines


@click.command()
@click.argument("board")
@output_option("--graphml", "Write the graph here, for other programs.")
@number_option("--max-nodes", most=LARGEST, default=20_000, says="Refuse larger graphs.")
@json_option
def graph(board: str, graphml: Path | None, max_nodes: int, as_json: bool) -> None:
    """Make the graph of all positions reachable from a small one.

    A position is won if it can be reduced to one stack, and lost otherwise.
    """
    from greenest.study.shapes.graph import extent, reachable, write_graphml

    if graphml:
        keep_inputs(graphml, (board,), "--graphml")
    rows = Rows(Form.JSONL if as_json else Form.TEXT, GRAPH_KEYS)
    start = Input((board,)).one(rows, "graph takes")
    with unusable(ValueError):
        found = reachable(start.position, max_nodes)
    if graphml:
        write_graphml(found, graphml)
    numbers = extent(found)
    lines = [f"{name.replace('_', ' '):22} {size:>12,}" for name, size in numbers.items()]
    rows.print({"board": str(start.board)} | numbers, start.origin, lambda: lines)
