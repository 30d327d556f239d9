"""The graph of all positions that can be reached from a small position, made with networkx."""

from __future__ import annotations

from collections import deque
from io import BytesIO
from pathlib import Path

import networkx as nx

from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.system.files import write_bytes

MOST_CAPTURES = 1_000_000
"""The most captures of a graph; so many take half a gigabyte."""
MOST_TEXT = 1 << 28
"""The most characters of all board texts of a graph."""


def reachable(start: Position, max_nodes: int) -> nx.DiGraph:
    """Return the graph of all positions reachable from `start`, with an edge for each capture.

    Nodes are board texts, sorted from most to fewest stacks. Each node has `stacks`, `won` (whether
    it can be reduced to a single stack) and `solutions` (the number of sequences of captures that
    do so). Each edge has its `capture`. Raises ValueError for more than `max_nodes` positions, or
    `MOST_TEXT` characters, for more than `MOST_CAPTURES` captures, and for an empty board.
    """
    if not start.pieces:
        raise ValueError("the board is empty: there is nothing to capture")
    graph = nx.DiGraph(start=str(start))
    graph.add_node(str(start), stacks=start.pieces)
    waiting = deque([start])
    captures = 0
    most = min(max_nodes, MOST_TEXT // len(str(start)))
    advice = "give a smaller position" + (" or a larger --max-nodes" if most == max_nodes else "")
    while waiting:
        position = waiting.popleft()
        found = position.captures()
        captures += len(found)
        if captures > MOST_CAPTURES:
            raise ValueError(f"more than {MOST_CAPTURES:,} captures; give a smaller position")
        for capture in found:
            after = position.after(capture)
            if str(after) not in graph:
                # Captures of a position lead to as many others.
                if max(len(graph), len(found)) >= most:
                    reached = many(most, "position")
                    raise ValueError(f"more than {reached} can be reached; {advice}")
                graph.add_node(str(after), stacks=after.pieces)
                waiting.append(after)
            graph.add_edge(str(position), str(after), capture=start.notation(capture))
    _count_solutions(graph)
    return graph


def _count_solutions(graph: nx.DiGraph) -> None:
    for text in reversed(list(graph)):
        node = graph.nodes[text]
        after = sum(graph.nodes[each]["solutions"] for each in graph.successors(text))
        node["solutions"] = 1 if node["stacks"] == 1 else after
        node["won"] = node["solutions"] > 0


def extent(graph: nx.DiGraph) -> dict[str, int]:
    """Return the numbers of positions, won positions, captures and dead ends of a graph, by name.

    `depth` is the most consecutive captures. `solutions` is the number of sequences of captures
    from the start to a single stack. A dead end is a position with several stacks and no capture.
    """
    stacks = dict(graph.nodes(data="stacks"))
    return {
        "positions": graph.number_of_nodes(),
        "won": sum(won for _, won in graph.nodes(data="won")),
        "captures": graph.number_of_edges(),
        "depth": max(stacks.values()) - min(stacks.values()),
        "dead_ends": sum(not ways and stacks[text] > 1 for text, ways in graph.out_degree),
        "solutions": graph.nodes[graph.graph["start"]]["solutions"],
    }


def write_graphml(graph: nx.DiGraph, path: Path) -> None:
    """Write a graph as GraphML; numbers of solutions are strings, as they may exceed 64 bits."""
    written = graph.copy()
    for text in written:
        written.nodes[text]["solutions"] = str(written.nodes[text]["solutions"])
    stream = BytesIO()
    nx.write_graphml(written, stream)
    write_bytes(path, stream.getvalue())
