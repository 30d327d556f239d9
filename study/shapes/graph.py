"""The graph of all positions that a small position can lead to, by networkx."""

from __future__ import annotations

from collections import Counter, defaultdict
from io import BytesIO
from pathlib import Path
from statistics import fmean

import networkx as nx

from greenest.games.pyramids.position import Position
from greenest.system.files import write_bytes

MOST_DRAWN = 1500
"""The most positions of a picture; in larger ones nothing can be told apart."""

WON, LOST = "#0072B2", "#D55E00"


class GraphError(Exception):
    """Why there is no graph, or no picture of it, in one line."""


def reachable(start: Position, max_nodes: int) -> nx.DiGraph:
    """Return the positions that a position leads to, an edge for each capture.

    Nodes are board texts in the order of fewer and fewer stacks, with `stacks`, `won` (whether a
    single stack can be reached) and `solutions` (the sequences of captures that do). Edges have
    their `capture`. Raises GraphError for more than `max_nodes` positions, and without any stack.
    """
    if not start.pieces:
        raise GraphError("the board is empty: there is nothing to capture")
    graph = nx.DiGraph(start=str(start))
    graph.add_node(str(start), stacks=start.pieces)
    layer = {str(start): start}
    while layer:
        following: dict[str, Position] = {}
        for text, position in layer.items():
            for capture in position.captures():
                after = position.after(capture)
                following[str(after)] = after
                graph.add_node(str(after), stacks=after.pieces)
                graph.add_edge(text, str(after), capture=start.notation(capture))
                if len(graph) > max_nodes:
                    raise GraphError(
                        f"{start}: more than {max_nodes:,} positions can be reached; "
                        "give a smaller position or a larger --max-nodes"
                    )
        layer = following
    _count_solutions(graph)
    return graph


def _count_solutions(graph: nx.DiGraph) -> None:
    """Add `solutions` and `won` to every node, those of fewest stacks first."""
    for text in reversed(list(graph)):
        node = graph.nodes[text]
        after = sum(graph.nodes[each]["solutions"] for each in graph.successors(text))
        node["solutions"] = 1 if node["stacks"] == 1 else after
        node["won"] = node["solutions"] > 0


def describe(graph: nx.DiGraph) -> dict[str, int]:
    """Return the size of a graph, its depth in captures, and the solutions of its start."""
    start = graph.graph["start"]
    stacks = [graph.nodes[text]["stacks"] for text in graph]
    return {
        "positions": graph.number_of_nodes(),
        "won": sum(graph.nodes[text]["won"] for text in graph),
        "captures": graph.number_of_edges(),
        "depth": max(stacks) - min(stacks),
        "dead_ends": sum(
            not graph.out_degree(text) and graph.nodes[text]["stacks"] > 1 for text in graph
        ),
        "solutions": graph.nodes[start]["solutions"],
    }


def write_graphml(graph: nx.DiGraph, path: Path) -> None:
    """Write a graph as GraphML, counts that exceed 64 bits as text."""
    written = graph.copy()
    for text in written:
        written.nodes[text]["solutions"] = str(written.nodes[text]["solutions"])
    stream = BytesIO()
    nx.write_graphml(written, stream)
    write_bytes(path, stream.getvalue())


def draw_graph(graph: nx.DiGraph, path: Path) -> None:
    """Draw a graph as .svg or .png: a row for each number of stacks, won and lost marked.

    Raises GraphError for another suffix, and for more than `MOST_DRAWN` positions.
    """
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

    from greenest.study.publication.figures.style import render, style

    kind = path.suffix.removeprefix(".").lower()
    if kind not in ("svg", "png"):
        raise GraphError(f"{path}: a picture is an .svg or a .png")
    if len(graph) > MOST_DRAWN:
        raise GraphError(
            f"{len(graph):,} positions are too many for a picture, which holds {MOST_DRAWN:,}; "
            "--graphml has no such limit"
        )
    places = layout(graph)
    widest = max(Counter(nx.get_node_attributes(graph, "stacks").values()).values())
    depth = describe(graph)["depth"]
    with style():
        figure = Figure(figsize=(min(6 + widest / 12, 18), min(2.5 + 0.8 * depth, 14)))
        axes = figure.subplots()
        for source, target in graph.edges:
            won = graph.nodes[target]["won"]
            (x0, y0), (x1, y1) = places[source], places[target]
            axes.plot(
                (x0, x1),
                (y0, y1),
                color=WON if won else "#bbbbbb",
                linewidth=0.8 if won else 0.4,
                zorder=2 if won else 1,
            )
        size = max(8.0, min(60.0, 6000 / max(widest, 1) ** 1.2))
        for won, colour, marker in ((False, LOST, "x"), (True, WON, "o")):
            chosen = [places[text] for text in graph if graph.nodes[text]["won"] == won]
            axes.scatter(
                [x for x, _ in chosen],
                [y for _, y in chosen],
                s=size,
                c=colour,
                marker=marker,
                linewidths=1,
                zorder=3,
            )
        legend = [
            Line2D([], [], color=WON, marker="o", label="won, and captures that keep it so"),
            Line2D([], [], color=LOST, marker="x", linestyle="none", label="lost"),
        ]
        figure.legend(handles=legend, loc="outside lower center", ncols=2)
        axes.set_title(graph.graph["start"], fontsize=10)
        axes.set_ylabel("stacks")
        axes.set_yticks(sorted({y for _, y in places.values()}))
        axes.set_xticks([])
        axes.grid(visible=False)
        axes.spines["bottom"].set_visible(False)
        write_bytes(path, render(figure, kind))


def layout(graph: nx.DiGraph) -> dict[str, tuple[float, float]]:
    """Return a place for each position: its stacks upward, its layer spread from -1 to 1.

    Within a layer positions stand in the order of the mean place of those that lead to them, which
    leaves few crossings (the barycentre heuristic of Sugiyama, Tagawa and Toda, 1981).
    """
    layers: dict[int, list[str]] = defaultdict(list)
    for text in graph:
        layers[graph.nodes[text]["stacks"]].append(text)
    widest = max(map(len, layers.values()))
    places: dict[str, tuple[float, float]] = {}
    for stacks in sorted(layers, reverse=True):
        layer = layers[stacks]

        def centre(text: str) -> float:
            return fmean([places[each][0] for each in graph.predecessors(text)] or [0.0])

        means = {text: centre(text) for text in layer}
        layer.sort(key=lambda text: (means[text], text))
        half = len(layer) / widest
        for number, text in enumerate(layer):
            x = 2 * half * (number + 0.5) / len(layer) - half
            places[text] = (x, float(stacks))
    return places
