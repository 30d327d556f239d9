"""Players of several strengths, and exactly how often each of them solves a position.

A player scores the captures, makes one of those with the lowest score, all equally likely, and
takes nothing back. So the chance to solve a position is the mean of the chances after these
captures. It is computed from all reachable positions, without playing games. A player who begins
anew after each failure solves a position in 1 / chance games on average.

    BG.     random takes b2xb1 or a2xb2, each with chance 1/2. Only the second one solves it: a2xb2
    .W.     leaves B over W, and W takes B. Looking one capture ahead is enough to see that, for
            b2xb1 leaves B and G in different rows and columns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple

from greenest.games.pyramids.position import Position
from greenest.solver.static import dead_reason

FAR = 4
"""The most captures that a player looks ahead."""


class Step(NamedTuple):
    """A capture: the position after it, and features by which players choose.

    `seen` is the number of stacks that the captor sees, `prey` that of stacks of the captured
    colour, `left` that of captures in the position after it. `life` is the most further captures,
    up to `FAR`, before a position is dead for a static reason or has no captures; for a single
    stack it is `FAR`.
    """

    after: str
    seen: int
    prey: int
    left: int
    life: int


Score = Callable[[Step], int]


def _look(far: int) -> Score:
    return lambda step: -min(step.life, far)


PLAYERS: Mapping[str, Score] = {
    "random": lambda step: 0,
    "lonely": lambda step: step.seen,
    "even": lambda step: -step.prey,
    "mobile": lambda step: -step.left,
} | {f"look {far}": _look(far) for far in range(1, FAR + 1)}
"""The players by name, each as the score of a capture; they prefer low scores."""


def chances(position: Position) -> dict[str, float]:
    """Return for each player the chance that a game from a position ends with a single stack."""
    steps = _steps(position)
    return {name: _chance(steps, score)[position.cells] for name, score in PLAYERS.items()}


def _chance(steps: Mapping[str, list[Step]], score: Score) -> dict[str, float]:
    """Return the chance from each position; positions with the fewest stacks come first."""
    found: dict[str, float] = {}
    for cells, all_steps in steps.items():
        lowest = min(map(score, all_steps), default=0)
        wanted = [found[step.after] for step in all_steps if score(step) == lowest]
        is_single = len(cells) - cells.count(".") == 1
        found[cells] = sum(wanted) / len(wanted) if wanted else float(is_single)
    return found


def _steps(start: Position) -> dict[str, list[Step]]:
    """Return the captures of each reachable position; those with the fewest stacks come first."""
    levels = [{start.cells: start}]
    while levels[-1]:
        following = (
            after
            for position in levels[-1].values()
            for after in map(position.after, position.captures())
        )
        levels.append({each.cells: each for each in following})
    steps: dict[str, list[Step]] = {}
    lives: dict[str, int] = {}
    for level in reversed(levels):
        for cells, position in level.items():
            legal = position.captures()
            after = [position.after(capture).cells for capture in legal]
            seen = _seen(position)
            steps[cells] = [
                Step(
                    then,
                    seen[capture.source],
                    cells.count(cells[capture.target]),
                    len(steps[then]),
                    lives[then],
                )
                for capture, then in zip(legal, after, strict=True)
            ]
            lives[cells] = _life(position, [lives[then] for then in after])
    return steps


def _life(position: Position, lives: list[int]) -> int:
    """Return the most captures in a row, up to `FAR`, before a position is statically dead."""
    if position.is_solved:
        return FAR
    if dead_reason(position):
        return 0
    return min(FAR, 1 + max(lives))


def _seen(position: Position) -> dict[int, int]:
    """Return how many stacks each stack sees along its row and its column."""
    rows, cols, cells = position.rows, position.cols, position.cells
    lines = [range(row * cols, (row + 1) * cols) for row in range(rows)]
    lines += [range(col, rows * cols, cols) for col in range(cols)]
    seen = dict.fromkeys(range(rows * cols), 0)
    for line in lines:
        stacks = [cell for cell in line if cells[cell] != "."]
        for before, after in pairwise(stacks):
            seen[before] += 1
            seen[after] += 1
    return seen
