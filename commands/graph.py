"""`graph`: show all positions that can be reached from a small position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.exits import unusable
from greenest.commands.shared.options import json_option, keep_inputs, number_option, output_option
from greenest.commands.shared.reading import Input
from greenest.commands.tables.rows import Form, Rows
from greenest.games.pyramids.position import Position

LARGEST = 250_000
"""The most positions of a graph; so many take about a gigabyte."""
GRAPH_KEYS = ("board", "positions", "won", "captures", "depth", "dead_ends", "solutions")

if TYPE_CHECKING:
    from greenest.study.shapes.graph import Extent


@click.command()
@click.argument("board")
@output_option("--graphml", "Write the graph here, for other programs.")
@output_option("--picture", "Draw it here, as .svg or .png.")
@number_option("--max-nodes", most=LARGEST, default=20_000, says="Refuse larger graphs.")
@json_option
def graph(
    board: str, graphml: Path | None, picture: Path | None, max_nodes: int, as_json: bool
) -> None:
    """Make the graph of all positions reachable from a small one.

    A position is won if it can be reduced to one stack, and lost otherwise. A picture needs
    matplotlib: pip install '.[report]'.
    """
    for option, path in (("--graphml", graphml), ("--picture", picture)):
        if path:
            keep_inputs(path, (board,), option)
    if graphml and picture and graphml.resolve() == picture.resolve():
        raise click.UsageError(f"{picture}: --graphml and --picture are two files.")
    rows = Rows(Form.JSONL if as_json else Form.TEXT, GRAPH_KEYS)
    start = Input((board,)).one(rows, "graph takes")
    numbers = _made(start.position, graphml, picture, max_nodes).as_json()
    lines = [f"{name.replace('_', ' '):22} {size:>12,}" for name, size in numbers.items()]
    rows.print({"board": str(start.board)} | numbers, start.origin, lambda: lines)


def _made(start: Position, graphml: Path | None, picture: Path | None, most: int) -> Extent:
    """Make the graph from a position, write and draw it, and return its size."""
    from greenest.study.shapes.graph import GraphError, extent, reachable, write_graphml

    with unusable(GraphError):
        if picture:
            from greenest.study.shapes.graph_figure import draw_graph, kind_of

            kind_of(picture)
        found = reachable(start, most)
        # First, since a graph can be too large for a picture alone.
        if picture:
            draw_graph(found, picture)
        if graphml:
            write_graphml(found, graphml)
    return extent(found)
