"""Random games by the rules of `games`, as the compiled ones play them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from brute import lines
from greenest.games.pyramids.position import Position
from greenest.solver.engines.dfs.plain import WORD, mix

GOLDEN = 0x9E3779B97F4A7C15
Pair = tuple[int, int]


def seen_pairs(position: Position) -> Iterator[Pair]:
    """Yield pairs of stacks with nothing in between: rows from the top, then columns."""
    for line in lines(position.rows, position.cols):
        yield from pairwise(cell for cell in line if position.cells[cell] != ".")


def played(
    position: Position,
    seed: int,
    number: int,
    preferred: Callable[[Position, list[Pair]], Sequence[Pair]] = lambda _, captures: captures,
) -> int:
    """Play a game by preferred captures, all equally likely, and return the stacks left."""
    state = mix(mix(seed + GOLDEN & WORD) + GOLDEN + number & WORD)
    while True:
        legal = set(position.captures())
        pairs = ((each, each[::-1]) for each in seen_pairs(position))
        captures = [each for both in pairs for each in both if each in legal]
        assert sorted(captures) == sorted(legal)
        if not captures:
            return position.pieces
        best = preferred(position, captures)
        state = state + GOLDEN & WORD
        position = position.after(best[mix(state) % len(best)])
