"""Line removal on full and nearly full boards: many boards in a call, or one board as an engine.

Line removal can find a solution, but no refutation. `solver.engines.lines.kernel` explains the
algorithm.
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import captures_of
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.outcomes import Found
from greenest.solver.engines.lines.kernel import STATE_SIZE, solve
from greenest.solver.engines.lines.tables import line_tables
from greenest.solver.engines.replays import are_solutions, codes_of, codes_of_position
from greenest.solver.engines.schedule import FIRST_BUDGET
from greenest.solver.kernels.arrays import Int64s, UInt8s
from greenest.solver.kernels.outcomes import SOLVED_BY_LINES, UNASKED
from greenest.solver.verdict import Limits, Verdict, verdict_on


class Solutions(NamedTuple):
    """The results of line removal for many boards of one shape."""

    captures: UInt8s
    """(boards, cells - 1, 2) the source and target of each capture, as cells counted row by row."""
    lengths: Int64s
    """(boards,) the number of captures of each solution, or -1 if there is none."""
    nodes: Int64s
    """(boards,) the number of captures tried."""


def solve_many(boards: Boards, limits: Limits) -> Found:
    """Solve boards by line removal; the outcome is UNASKED for boards that it does not solve."""
    captures, lengths, tried = solve_boards(boards.cells, boards.rows, boards.cols)
    is_solved = (lengths >= 0) & (tried <= min(FIRST_BUDGET, limits.max_nodes))
    nodes = np.zeros((len(boards), 2), dtype=np.int64)
    nodes[:, 0] = tried * is_solved
    outcomes = np.where(is_solved, np.uint8(SOLVED_BY_LINES), np.uint8(UNASKED))
    return Found(outcomes, nodes, captures[:, : boards.stacks - 1])


def solve_boards(cells: UInt8s, rows: int, cols: int) -> Solutions:
    """Solve boards of one shape, given as (boards, rows * cols) characters of ".BGW".

    A board without a solution may still be solvable. All solutions are replayed.
    """
    boards = codes_of(cells, rows, cols)
    found = _remove_lines(boards)
    if not are_solutions(boards, found.captures, found.lengths)[found.lengths >= 0].all():
        raise AssertionError(f"a solution of a board of {rows}x{cols} breaks the rules")
    return found


def _remove_lines(boards: UInt8s) -> Solutions:
    """Solve boards, given as (boards, rows, cols) codes of cells."""
    captures = np.empty((len(boards), boards.shape[1] * boards.shape[2] - 1, 2), dtype=np.uint8)
    counts = np.empty((2, len(boards)), dtype=np.int64)
    solve(boards, np.empty(STATE_SIZE, dtype=np.int64), *line_tables(), captures, counts)
    return Solutions(captures, *counts)


COMPILED = (solve,)
"""Compiled functions of line removal that take long to compile."""


class Search:
    """Line removal on one position; it can find a solution, but no refutation."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def run(self, limits: Limits) -> Verdict:
        """Return a solution, which is not replayed yet, or an undecided verdict.

        The verdict is undecided, too, if the solution took more nodes than the limit.
        """
        started = perf_counter()
        position = self.position
        codes = codes_of_position(position).reshape(1, position.rows, position.cols)
        found = _remove_lines(codes)
        length, nodes = int(found.lengths[0]), int(found.nodes[0])
        answer = stuck = None
        if length < 0:
            stuck = "no order of removing rows and columns was found"
        elif nodes <= limits.max_nodes:
            answer = captures_of(found.captures[0, :length].view("<u2").ravel().tolist())
        return verdict_on(position, "lines", answer, nodes, limits, started, stuck)
