"""Hamiltonian paths by trying all orders, sharing only the problems of `lab.holes`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from string import ascii_letters

from brute import count_solutions
from greenest.lab.holes.path_problem import MAX_DEGREE, PathProblem
from greenest.lab.holes.reduction import Reduced


def count_paths(problem: PathProblem) -> int:
    inner = [each for each in problem.vertices if each not in (problem.source, problem.target)]
    arcs = set(problem.arcs)
    ways = ([problem.source, *order, problem.target] for order in permutations(inner))
    return sum(arcs.issuperset(pairwise(way)) for way in ways)


def solutions_of(position: Reduced) -> int:
    return count_solutions(position.rows, position.cols, str(position).replace("/", ""))


def problems(size: int) -> Iterator[PathProblem]:
    """Yield every problem on the first letters, from the first vertex to the last."""
    vertices = tuple("abcdefghij"[:size])
    arcs = _possible_arcs(vertices)
    for number in range(len(arcs) + 1):
        for chosen in combinations(arcs, number):
            ends = [tail for tail, _ in chosen], [head for _, head in chosen]
            if all(side.count(each) <= MAX_DEGREE for side in ends for each in vertices):
                yield PathProblem(vertices, chosen, vertices[0], vertices[-1])


def random_problem(rng: random.Random, size: int) -> PathProblem:
    """Return a problem with as many arcs as fit, or a few less."""
    vertices = tuple(ascii_letters[:size])
    arcs = _possible_arcs(vertices)
    rng.shuffle(arcs)
    chosen: list[tuple[str, str]] = []
    for tail, head in arcs:
        outs, ins = sum(a == tail for a, _ in chosen), sum(b == head for _, b in chosen)
        if max(outs, ins) < MAX_DEGREE:
            chosen.append((tail, head))
    kept = len(chosen) - rng.randint(0, 4)
    return PathProblem(vertices, tuple(chosen[:kept]), vertices[0], vertices[-1])


def _possible_arcs(vertices: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(tail, head) for tail in vertices[:-1] for head in vertices[1:] if tail != head]
