"""Players of several strengths, and the exact chance of each to solve a position.

A player gives each capture a score, and makes one of the captures with the lowest score, all
equally likely. So the chance to solve a position is the mean of the chances after these captures.
It is computed from all reachable positions, without playing games. A player who starts again after
each failure solves a position in 1 / chance games on average.

    BG.     "random" takes b2xb1 or a2xb2, each with chance 1/2. Only a2xb2 solves the position:
    .W.     it leaves B over W, and W takes B. A player who looks one capture ahead sees this,
            since b2xb1 leaves B and G in different rows and columns.
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
    """A capture: the cells after it, and the numbers from which players compute its score.

    `seen` is the number of stacks that the captor sees. `prey` is the number of stacks of the
    captured colour. `left` is the number of captures in the position after this one. `life` is the
    most further captures, at most `FAR`, before a position has no capture or is dead for a static
    reason. It is `FAR` if a single stack can be reached.
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
"""The players by name: each is a function that scores captures; low scores are preferred."""


def chances(position: Position) -> dict[str, float]:
    """Return, for each player by name, the chance to reduce a position to a single stack."""
    steps = _steps(position)
    return {name: _chance(steps, score)[position.cells] for name, score in PLAYERS.items()}


def _chance(steps: Mapping[str, list[Step]], score: Score) -> dict[str, float]:
    """Return the chance to solve each position, by its cells.

    `steps` has the captures of each position; positions with fewer stacks come first.
    """
    found: dict[str, float] = {}
    for cells, all_steps in steps.items():
        lowest = min(map(score, all_steps), default=0)
        wanted = [found[step.after] for step in all_steps if score(step) == lowest]
        is_single = len(cells) - cells.count(".") == 1
        found[cells] = sum(wanted) / len(wanted) if wanted else float(is_single)
    return found


def _steps(start: Position) -> dict[str, list[Step]]:
    """Return the captures of each reachable position, by its cells, the fewest stacks first."""
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
    """Return `Step.life` of a position, given the lives of the positions after its captures."""
    if position.is_solved:
        return FAR
    if dead_reason(position):
        return 0
    return min(FAR, 1 + max(lives))


def _seen(position: Position) -> dict[int, int]:
    """Return for each cell the number of stacks that its stack sees along its row and column."""
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
