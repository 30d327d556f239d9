"""Draws the graph of all positions that can be reached from a small position."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import networkx as nx
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from greenest.study.publish.figures.drawing import render, style
from greenest.study.shapes.graph import GraphError
from greenest.system.files import write_bytes

MOST_DRAWN = 1500
"""The most positions with which a picture is legible."""

WON, LOST = "#0072B2", "#D55E00"


def draw_graph(graph: nx.DiGraph, path: Path) -> None:
    """Write a picture of a graph, as .svg or .png.

    Positions with equally many stacks are in one row. Won and lost positions have different marks.
    Raises GraphError for another suffix, and for more than `MOST_DRAWN` positions.
    """
    kind = kind_of(path)
    if len(graph) > MOST_DRAWN:
        raise GraphError(
            f"{len(graph):,} positions are too many for a picture, which holds {MOST_DRAWN:,}; "
            "--graphml has no such limit"
        )
    places = layout(graph)
    rows = list(nx.topological_generations(graph))
    widest, depth = max(map(len, rows)), len(rows) - 1
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


def kind_of(path: Path) -> str:
    """Return "svg" or "png", by the end of a name; raises GraphError for another one."""
    kind = path.suffix.removeprefix(".").lower()
    if kind not in ("svg", "png"):
        raise GraphError(f"{path}: a picture is an .svg or a .png")
    return kind


def layout(graph: nx.DiGraph) -> dict[str, tuple[float, float]]:
    """Return the coordinates of each position.

    The height of a position is its number of stacks. Positions of equal height are a row; the
    longest row reaches from -1 to 1. A row is sorted by the mean place of a position's
    predecessors, so that few edges cross (the barycentre heuristic of Sugiyama, Tagawa and Toda,
    1981).
    """
    rows = list(nx.topological_generations(graph))
    widest = max(map(len, rows))
    places: dict[str, tuple[float, float]] = {}

    def centre(text: str) -> tuple[float, str]:
        return fmean([places[each][0] for each in graph.predecessors(text)] or [0.0]), text

    for row in rows:
        half = len(row) / widest
        for number, text in enumerate(sorted(row, key=centre)):
            x = 2 * half * (number + 0.5) / len(row) - half
            places[text] = (x, float(graph.nodes[text]["stacks"]))
    return places
