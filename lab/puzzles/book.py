"""A book of a hundred puzzles: four levels, five shapes a level, five puzzles a shape.

Each puzzle has only one solution, up to the order of its captures.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import Annotated

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.lab.puzzles.players import FAR, chances
from greenest.lab.puzzles.puzzles import Plan, Puzzle, composed, plans
from greenest.study.difficulty.rating import Difficulty, level_of


@dataclass(frozen=True, slots=True)
class BookPuzzle:
    """A puzzle of the book; the annotations describe the columns of its table."""

    number: Annotated[int, "number in the book"]
    level: Annotated[str, "difficulty"]
    shape: Annotated[str, "rows x columns"]
    stacks: Annotated[int, "stacks on the board"]
    seed: Annotated[int, "seed of the board, for greenest generate"]
    index: Annotated[int, "index of the board, for greenest generate"]
    board: Annotated[str, "ranks from the top"]
    games: Annotated[float, "random games, on average, until one solves it"]
    sight: Annotated[int, "captures to look ahead to solve it in half of the games, or one more"]
    ends: Annotated[str, "cell of the last stack"]
    solution: Annotated[str, "captures; only their order can be another"]


def chapter(
    level: str, rows: int, cols: int, stacks: int, count: int, seed: int
) -> list[BookPuzzle]:
    """Return `count` unnumbered puzzles of a level and a shape with `stacks` stacks.

    A puzzle is left out if sampled games and exact chances give it different levels.
    """
    found = (_row(each, seed) for each in composed(level, rows, cols, stacks, seed))
    right = (each for each in found if level_of(1 / each.games) == each.level)
    return list(islice(right, count))


def _row(made: Puzzle, seed: int) -> BookPuzzle:
    position = Position.parse(made.board)
    solution = first_solution(position)
    chance = chances(position)
    sights = [far for far in range(1, FAR + 1) if chance[f"look {far}"] >= 0.5]
    return BookPuzzle(
        0,
        made.level,
        made.shape,
        made.stacks,
        seed,
        made.index,
        made.board,
        round(1 / chance["random"], 3),
        min(sights, default=FAR + 1),
        solution.rpartition("x")[2],
        solution,
    )


def first_solution(position: Position) -> str:
    """Return the captures of the puzzle's only solution as text, in the first legal order.

    Raises ValueError if the captures of two solutions differ.
    """
    (plan,) = plans(position, 2)
    found = _ordered(position, plan)
    if found is None:
        raise ValueError(f"{position}: its plan has no order")
    return " ".join(map(position.notation, found))


def _ordered(position: Position, plan: Plan) -> list[Capture] | None:
    if position.is_solved:
        return []
    for capture in position.captures():
        if capture in plan:
            rest = _ordered(position.after(capture), plan)
            if rest is not None:
                return [capture, *rest]
    return None


def numbered(found: Iterable[BookPuzzle]) -> list[BookPuzzle]:
    """Return the puzzles sorted by level and then by difficulty, with their numbers."""
    levels = list(Difficulty)
    ordered = sorted(
        found, key=lambda each: (levels.index(Difficulty(each.level)), each.games, each.board)
    )
    return [replace(each, number=number) for number, each in enumerate(ordered, 1)]
