"""Prints the drawing docs/proof-files.svg of the Coq proof: each file above those that it needs.

An arrow leads from a file to one that imports it; arrows that others imply are left out.
"""

import re
from itertools import pairwise
from pathlib import Path

import networkx as nx

ROOT = Path(__file__).parent.parent
WIDTH, HEIGHT, ACROSS, UP = 118, 26, 134, 52
"""Of a box, and from one box to the next, in pixels."""
IMPORT = re.compile(r"^From Greenest\S* Require\s+(?:Import\s+)?([^.]*)\.", re.M)
HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" \
width="{width}" height="{height}" role="img" aria-labelledby="t">
  <title id="t">The files of the proof, each above those that it needs</title>
  <style>
    text {{ font: 12px sans-serif; fill: #222; text-anchor: middle }}
    path {{ fill: none; stroke: #888; stroke-width: 1.2 }}
    rect {{ fill: #e8e4f3; stroke: #6b5aa0 }}
    .end rect {{ fill: #dbe9f6; stroke: #3b6ea5; stroke-width: 2 }}
  </style>"""

Place = tuple[float, int]
"""How far right and how far up, in columns and layers."""


def needed() -> nx.DiGraph:
    """Return the files, with an edge to each from those that it imports and no others do for it."""
    project = (ROOT / "proof" / "_CoqProject").read_text()
    graph = nx.DiGraph()
    for name in re.findall(r"^(\S+)\.v$", project, re.M):
        if name.endswith("_Found"):
            continue
        text = (ROOT / "proof" / f"{name}.v").read_text()
        for names in IMPORT.findall(text):
            graph.add_edges_from((each, Path(name).name) for each in names.split())
    return nx.transitive_reduction(graph)


def layered(graph: nx.DiGraph) -> tuple[nx.DiGraph, dict[object, int]]:
    """Return the graph with long edges cut at each layer that they pass, and all layers."""
    layers = {
        node: layer
        for layer, nodes in enumerate(nx.topological_generations(graph))
        for node in nodes
    }
    cut = nx.DiGraph()
    for one, other in sorted(graph.edges):
        between = range(layers[one] + 1, layers[other])
        stops = [one, *((one, layer) for layer in between), other]
        layers |= {(one, layer): layer for layer in between}
        cut.add_edges_from(pairwise(stops))
    return cut, layers


def places(cut: nx.DiGraph, layers: dict[object, int]) -> dict[object, Place]:
    """Return where each node stands, near the middle of those that it is joined to."""
    rows = [
        sorted((node for node in cut if layers[node] == layer), key=str)
        for layer in range(max(layers.values()) + 1)
    ]
    widest = max(map(len, rows))
    at: dict[object, float] = {}
    for row in rows:
        at |= {node: place + (widest - len(row)) / 2 for place, node in enumerate(row)}
    for turn in range(24):
        for row in rows if turn % 2 else reversed(rows):
            neighbours = cut.predecessors if turn % 2 else cut.successors
            means = {}
            for node in row:
                near = [at[each] for each in neighbours(node)]
                means[node] = sum(near) / len(near) if near else at[node]
            row.sort(key=lambda node: (means[node], str(node)))
            at |= {node: place + (widest - len(row)) / 2 for place, node in enumerate(row)}
    return {node: (at[node], layers[node]) for node in cut}


def drawing() -> str:
    """Return the drawing as SVG."""
    graph = needed()
    cut, layers = layered(graph)
    where = places(cut, layers)
    top = max(layers.values())
    right = max(across for across, _ in where.values())

    def middle(node: object) -> tuple[float, float]:
        across, up = where[node]
        return 20 + WIDTH / 2 + across * ACROSS, 20 + HEIGHT / 2 + (top - up) * UP

    lines = [HEAD.format(width=round(40 + WIDTH + right * ACROSS), height=40 + HEIGHT + top * UP)]
    for one, other in sorted(graph.edges):
        stops = [(one, up) for up in range(layers[one] + 1, layers[other])]
        x, y = middle(one)
        path = f"M{x:g} {y:g}"
        for each in [*stops, other]:
            (u, v), half = middle(each), UP / 2
            path += f"C{x:g} {y - half:g} {u:g} {v + half:g} {u:g} {v:g}"
            x, y = u, v
        lines.append(f'  <path data-edge="{one} {other}" d="{path}"/>')
    for node in sorted(graph):
        x, y = middle(node)
        kind = ' class="end"' if node in {"Statement", "Theorem", "Check"} else ""
        lines += [
            f'  <g data-box="{node}"{kind}>',
            f'    <rect x="{x - WIDTH / 2:g}" y="{y - HEIGHT / 2:g}" width="{WIDTH}" '
            f'height="{HEIGHT}" rx="5"/>',
            f'    <text x="{x:g}" y="{y + 4:g}">{node}</text>',
            "  </g>",
        ]
    return "\n".join([*lines, "</svg>"])


if __name__ == "__main__":
    print(drawing())
