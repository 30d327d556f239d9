"""Composed puzzles: few stacks, and only one solution up to the order of its captures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Annotated

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.study.difficulty.rating import rate
from greenest.study.sampling import random_position

LIMITS = Limits(max_nodes=1_000_000)

Plan = frozenset[Capture]
"""The captures of a solution, as a set; no two have the same source."""


def plans(position: Position, most: int) -> set[Plan]:
    """Return different plans that solve a position: all of them, or `most` if there are more."""
    return _plans(position, most, {})


def _plans(position: Position, most: int, known: dict[str, set[Plan]]) -> set[Plan]:
    if position.pieces == 1:
        return {frozenset()}
    if position.cells not in known:
        found: set[Plan] = set()
        for capture in position.captures():
            for plan in _plans(position.after(capture), most, known):
                found.add(plan | {capture})
            if len(found) >= most:
                break
        known[position.cells] = set(islice(found, most))
    return known[position.cells]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A composed puzzle and its solution; the annotations describe the columns of its table."""

    level: Annotated[str, "difficulty"]
    number: Annotated[int, "number within the level"]
    shape: Annotated[str, "rows x columns"]
    stacks: Annotated[int, "stacks on the board"]
    index: Annotated[int, "index of the board, for greenest generate"]
    board: Annotated[str, "ranks from the top"]
    solved_at_random: Annotated[int, "games of 2,000 random ones that solve it"]
    solution: Annotated[str, "captures; only their order can be another"]


def composed(level: str, rows: int, cols: int, stacks: int, seed: int) -> Iterator[Puzzle]:
    """Yield endlessly random boards of a level with one solution, up to the captures' order."""
    numbers = count(1)
    for index in count():
        position = random_position(rows, cols, stacks, seed, index)
        verdict = decide(position, LIMITS)
        if verdict.status is Status.SOLVABLE and len(plans(position, 2)) == 1:
            rating = rate(position)
            if rating.level != level:
                continue
            yield Puzzle(
                level,
                next(numbers),
                f"{rows}x{cols}",
                stacks,
                index,
                str(position),
                rating.solved,
                " ".join(verdict.moves or ()),
            )


def puzzles(level: str, rows: int, cols: int, stacks: int, most: int, seed: int) -> list[Puzzle]:
    """Return the first `most` puzzles of `composed`."""
    return list(islice(composed(level, rows, cols, stacks, seed), most))
