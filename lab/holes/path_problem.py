"""HP2, the problem reduced to Greenest: Hamiltonian path with in- and out-degrees up to 2.

lab/docs/holes.md proves it NP-complete.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

MAX_DEGREE = 2
MAX_VERTICES = 2000
"""The most vertices of a problem; its position then has 4,000 rows and columns, 16 MB of text."""
MOST_DEFECTS = 20
"""The most defects that an error message lists."""

Arc = tuple[str, str]


class PathProblemError(ValueError):
    """A digraph cannot be reduced; the message lists its defects in one line."""


@dataclass(frozen=True, slots=True)
class PathProblem:
    """The question whether a path from `source` to `target` visits each vertex exactly once.

    Each vertex has at most two arcs in and two out. No arc goes into the source or out of the
    target, and there are no loops or parallel arcs. Other digraphs raise PathProblemError.

        >>> problem = PathProblem(("s", "a", "t"), (("s", "a"), ("a", "t"), ("s", "t")), "s", "t")
        >>> len(problem.arcs)
        3
        >>> PathProblem(("s", "t"), (("t", "s"),), "s", "t")
        Traceback (most recent call last):
            ...
        greenest.lab.holes.path_problem.PathProblemError: an arc goes into the source s; ...
    """

    vertices: tuple[str, ...]
    arcs: tuple[Arc, ...]
    source: str
    target: str

    def __post_init__(self) -> None:
        """Raise PathProblemError for a digraph that cannot be reduced."""
        if len(self.vertices) > MAX_VERTICES:
            raise PathProblemError(
                f"{len(self.vertices):,} vertices, and at most {MAX_VERTICES:,} can be reduced"
            )
        defects = list(islice(self._defects(), MOST_DEFECTS + 1))
        if len(defects) > MOST_DEFECTS:
            defects[-1] = "and more"
        if defects:
            raise PathProblemError("; ".join(defects))

    def _defects(self) -> Iterator[str]:
        known = set(self.vertices)
        if len(known) < len(self.vertices):
            yield "a vertex is named twice"
        for role, vertex in (("source", self.source), ("target", self.target)):
            if vertex not in known:
                yield f"there is no vertex {vertex} to be the {role}"
        if self.source == self.target:
            yield f"the source and the target are both {self.source}"
        for tail, head in self.arcs:
            if not {tail, head} <= known:
                yield f"the arc {tail} -> {head} has an end that is no vertex"
        yield from self._defects_of_arcs()

    def _defects_of_arcs(self) -> Iterator[str]:
        for (tail, head), count in Counter(self.arcs).items():
            if count > 1:
                yield f"there are {count} arcs {tail} -> {head}"
            if tail == head:
                yield f"there is a loop at {tail}"
        if any(head == self.source for _, head in self.arcs):
            yield f"an arc goes into the source {self.source}"
        if any(tail == self.target for tail, _ in self.arcs):
            yield f"an arc goes out of the target {self.target}"
        for way, end in (("out of", 0), ("into", 1)):
            for vertex, count in Counter(arc[end] for arc in self.arcs).items():
                if count > MAX_DEGREE:
                    yield f"{count} arcs go {way} {vertex}, and at most {MAX_DEGREE} may"
