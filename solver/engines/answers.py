"""The verdict of one call of an engine, and sentences for its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

Answer = Sequence[Capture] | str | None
"""The captures of a solution, the reason why there is none, or None for neither."""


def verdict_on(
    position: Position,
    engine: str,
    answer: Answer,
    nodes: int,
    limits: Limits,
    started: float,
    open_reason: str | None = None,
) -> Verdict:
    """Return the verdict of a call that began at `started` by `perf_counter()`.

    Without an answer, its reason is `open_reason` if given, else the limit that was met.
    """
    seconds = perf_counter() - started
    if answer is None:
        reason = open_reason or limit_met(nodes, limits)
        return Verdict(position, Status.UNDECIDED, engine, None, reason, nodes, seconds)
    if isinstance(answer, str):
        return Verdict(position, Status.UNSOLVABLE, engine, None, answer, nodes, seconds)
    return Verdict(position, Status.SOLVABLE, engine, answer, None, nodes, seconds)


def verdict_of_lines(
    position: Position,
    solution: tuple[Capture, ...] | None,
    nodes: int,
    limits: Limits,
    started: float,
) -> Verdict:
    """Return the verdict of line removal; a solution with too many nodes counts as undecided."""
    answer = solution if nodes <= limits.max_nodes else None
    stuck = "no order of removing rows and columns was found" if solution is None else None
    return verdict_on(position, "lines", answer, nodes, limits, started, stuck)


def exhausted(nodes: int) -> str:
    """Return the reason of a search that was exhausted."""
    return f"every line of play was searched ({nodes:,} positions): none ends in a single stack"


def seen_by_levels(nodes: int) -> str:
    """Return the reason of a beam that dropped nothing and found no solution."""
    return f"all positions were seen level by level ({nodes:,} captures): none is a single stack"


def captures_on(cols: int, path: list[int], side: int = 16) -> tuple[Capture, ...]:
    """Return the captures of a path: four numbers below `side` as digits of one to that base.

    They are the row and the column of the source, and those of the target.
    """
    return tuple(
        Capture(
            capture // side**3 * cols + capture // side**2 % side,
            capture // side % side * cols + capture % side,
        )
        for capture in path
    )


def side_for(position: Position) -> int:
    """Return the least of 16, 32 and 64 rows and columns that hold a board."""
    return next(side for side in (16, 32, 64) if max(position.rows, position.cols) <= side)
