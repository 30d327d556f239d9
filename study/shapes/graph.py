"""The graph of all positions that a small position can lead to, by networkx."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path

import networkx as nx

from greenest.games.pyramids.position import Position
from greenest.system.files import write_bytes

MOST_CAPTURES = 1_000_000
"""The most captures of a graph, which take half a gigabyte."""


class GraphError(Exception):
    """There is no graph, or no picture of it; the message says why, in one line."""


def reachable(start: Position, max_nodes: int) -> nx.DiGraph:
    """Return the graph of the positions that a position leads to, with an edge for each capture.

    Nodes are board texts, those with most stacks first. Each has `stacks`, `won` (whether a single
    stack can be reached) and `solutions` (the number of sequences of captures to it). Edges have
    their `capture`. Raises GraphError for more than `max_nodes` positions or `MOST_CAPTURES`
    captures, and without any stack.
    """
    if not start.pieces:
        raise GraphError("the board is empty: there is nothing to capture")
    graph = nx.DiGraph(start=str(start))
    graph.add_node(str(start), stacks=start.pieces)
    layer = {str(start): start}
    captures = 0
    while layer:
        following: dict[str, Position] = {}
        for text, position in layer.items():
            for capture in position.captures():
                after = position.after(capture)
                following[str(after)] = after
                graph.add_node(str(after), stacks=after.pieces)
                graph.add_edge(text, str(after), capture=start.notation(capture))
                captures += 1
                if captures > MOST_CAPTURES:
                    raise GraphError(
                        f"{start}: more than {MOST_CAPTURES:,} captures; give a smaller position"
                    )
                if len(graph) > max_nodes:
                    raise GraphError(
                        f"{start}: more than {max_nodes:,} positions can be reached; "
                        "give a smaller position or a larger --max-nodes"
                    )
        layer = following
    _count_solutions(graph)
    return graph


def _count_solutions(graph: nx.DiGraph) -> None:
    """Add `solutions` and `won` to every node; nodes with the fewest stacks come first."""
    for text in reversed(list(graph)):
        node = graph.nodes[text]
        after = sum(graph.nodes[each]["solutions"] for each in graph.successors(text))
        node["solutions"] = 1 if node["stacks"] == 1 else after
        node["won"] = node["solutions"] > 0


@dataclass(frozen=True, slots=True)
class Extent:
    """The numbers of positions, won positions, dead ends and captures of a graph.

    `depth` is the most captures in a row, `solutions` the number of sequences of captures from the
    start to a single stack. A dead end has several stacks and no capture.
    """

    positions: int
    won: int
    captures: int
    depth: int
    dead_ends: int
    solutions: int

    def as_json(self) -> dict[str, int]:
        """Return the numbers under their published keys."""
        return asdict(self)


def extent(graph: nx.DiGraph) -> Extent:
    """Measure a graph that `reachable` made."""
    stacks = [graph.nodes[text]["stacks"] for text in graph]
    return Extent(
        positions=graph.number_of_nodes(),
        won=sum(graph.nodes[text]["won"] for text in graph),
        captures=graph.number_of_edges(),
        depth=max(stacks) - min(stacks),
        dead_ends=sum(
            not graph.out_degree(text) and graph.nodes[text]["stacks"] > 1 for text in graph
        ),
        solutions=graph.nodes[graph.graph["start"]]["solutions"],
    )


def write_graphml(graph: nx.DiGraph, path: Path) -> None:
    """Write a graph as GraphML, with counts that exceed 64 bits as text."""
    written = graph.copy()
    for text in written:
        written.nodes[text]["solutions"] = str(written.nodes[text]["solutions"])
    stream = BytesIO()
    nx.write_graphml(written, stream)
    write_bytes(path, stream.getvalue())
