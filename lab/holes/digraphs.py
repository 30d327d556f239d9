"""Reads Hamiltonian path problems from GraphML or edge lists, with networkx."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree.ElementTree import ParseError

import networkx as nx

from greenest.lab.holes.path_problem import MAX_VERTICES, PathProblem, PathProblemError

MAX_ARCS = 10 * MAX_VERTICES
"""The most arcs that an edge list may have; loops and parallel arcs count."""


@dataclass(frozen=True, slots=True)
class GivenDigraph:
    """A path problem, and a description of each arc that was left out of it."""

    problem: PathProblem
    left_out: tuple[str, ...]


def read_digraph(text: str) -> nx.DiGraph:
    """Return the digraph that `text` describes: GraphML, which begins with `<`, or an edge list.

    An edge list has `TAIL HEAD` on each line, and comments after `#`. Nodes are strings, in the
    order of the file. Parallel arcs become one arc. Raises PathProblemError for any other text, and
    for an undirected graph.
    """
    return _of_graphml(text) if text.lstrip().startswith("<") else _of_edge_list(text)


def problem_of(
    graph: nx.DiGraph, source: str | None = None, target: str | None = None
) -> GivenDigraph:
    """Return the path problem of a digraph, by default from its first node to its last.

    No Hamiltonian path uses a loop, an arc into the source, or an arc out of the target; these are
    left out. Raises PathProblemError for other defects.
    """
    nodes = list(graph)
    if len(nodes) < 2:
        raise PathProblemError("a path needs two vertices or more")
    source = nodes[0] if source is None else source
    target = nodes[-1] if target is None else target
    arcs, left_out = [], []
    for tail, head in graph.edges:
        if tail == head:
            left_out.append(f"the loop at {tail}")
        elif head == source:
            left_out.append(f"the arc {tail} -> {head} into the source")
        elif tail == target:
            left_out.append(f"the arc {tail} -> {head} out of the target")
        else:
            arcs.append((tail, head))
    return GivenDigraph(PathProblem(tuple(nodes), tuple(arcs), source, target), tuple(left_out))


def _of_graphml(text: str) -> nx.DiGraph:
    try:
        graph = nx.parse_graphml(text)
    except (nx.NetworkXError, ParseError, KeyError, ValueError) as error:
        raise PathProblemError(f"no GraphML that can be read: {error}") from None
    if not graph.is_directed():
        raise PathProblemError("the graph has no directions, and its arcs need them")
    return nx.DiGraph(graph)


def _of_edge_list(text: str) -> nx.DiGraph:
    lines = [line.partition("#")[0] for line in text.splitlines()]
    for number, line in enumerate(lines, 1):
        if len(line.split()) == 1:
            raise PathProblemError(f"line {number}: an arc needs two vertices, TAIL HEAD")
    arcs = sum(map(bool, map(str.strip, lines)))
    if arcs > MAX_ARCS:
        raise PathProblemError(f"{arcs:,} arcs, and at most {MAX_ARCS:,} are read")
    return nx.parse_edgelist(lines, create_using=nx.DiGraph, data=False)
