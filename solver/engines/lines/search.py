"""Line removal on full and nearly full boards: many boards in a call, or one board as an engine.

Line removal can find a solution, but no refutation. `solver.engines.lines.kernel` explains the
algorithm.
"""

from __future__ import annotations

from time import perf_counter

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import captures_of
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.outcomes import Found
from greenest.solver.engines.lines.kernel import STATE_SIZE, solve
from greenest.solver.engines.lines.tables import line_tables
from greenest.solver.engines.replays import codes_of, codes_of_position
from greenest.solver.engines.schedule import FIRST_BUDGET
from greenest.solver.kernels.arrays import Int64s, UInt8s
from greenest.solver.kernels.outcomes import SOLVED_BY_LINES, UNASKED
from greenest.solver.verdict import Limits, Verdict, verdict_on


def solve_many(boards: Boards, limits: Limits) -> Found:
    """Solve boards; the outcome is UNASKED for boards not solved."""
    captures, lengths, tried = _remove_lines(codes_of(boards.cells, boards.rows, boards.cols))
    is_solved = (lengths >= 0) & (tried <= min(FIRST_BUDGET, limits.max_nodes))
    nodes = np.zeros((len(boards), 2), dtype=np.int64)
    nodes[:, 0] = tried * is_solved
    outcomes = np.where(is_solved, np.uint8(SOLVED_BY_LINES), np.uint8(UNASKED))
    return Found(outcomes, nodes, captures[:, : boards.stacks - 1])


def _remove_lines(boards: UInt8s) -> tuple[UInt8s, Int64s, Int64s]:
    """Solve boards, given as (boards, rows, cols) codes of cells.

    Return the source and target of each capture, (boards, cells - 1, 2); the number of captures of
    each solution, -1 if there is none, although the board may be solvable; and that of captures
    tried.
    """
    captures = np.empty((len(boards), boards.shape[1] * boards.shape[2] - 1, 2), dtype=np.uint8)
    lengths, tried = counts = np.empty((2, len(boards)), dtype=np.int64)
    solve(boards, np.empty(STATE_SIZE, dtype=np.int64), *line_tables(), captures, counts)
    return captures, lengths, tried


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
        captures, lengths, tried = _remove_lines(codes)
        length, nodes = int(lengths[0]), int(tried[0])
        answer = stuck = None
        if length < 0:
            stuck = "no order of removing rows and columns was found"
        elif nodes <= limits.max_nodes:
            answer = captures_of(captures[0, :length].view("<u2").ravel().tolist())
        return verdict_on(position, "lines", answer, nodes, limits, started, stuck)
