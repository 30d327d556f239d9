"""The outcomes of one call for many boards, as an array of codes, and their verdicts.

A call is one run of an engine on many boards of one shape.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import captures_of
from greenest.solver.kernels.outcomes import (
    DEAD,
    EXHAUSTED,
    REFUTED_BY_BEAM,
    SOLVED,
    SOLVED_BY_BEAM,
    SOLVED_BY_LINES,
)
from greenest.solver.registry import BEAM, DFS, LINES
from greenest.solver.static import dead_reason
from greenest.solver.verdict import ALL_SEARCHED, ALL_SEEN, Status, Turn, Verdict

ANSWERS = {
    DEAD: (Status.UNSOLVABLE, "static"),
    EXHAUSTED: (Status.UNSOLVABLE, DFS),
    SOLVED: (Status.SOLVABLE, DFS),
    SOLVED_BY_BEAM: (Status.SOLVABLE, BEAM),
    REFUTED_BY_BEAM: (Status.UNSOLVABLE, BEAM),
    SOLVED_BY_LINES: (Status.SOLVABLE, LINES),
}
"""The status and the engine of each outcome that decides a board."""
REASONS = {EXHAUSTED: ALL_SEARCHED, REFUTED_BY_BEAM: ALL_SEEN}
"""The reason of each outcome of a search that found no solution."""

STATUS_OF = np.array([ANSWERS.get(each, (Status.UNDECIDED, ""))[0].value for each in range(9)])
ENGINE_OF = np.array([ANSWERS.get(each, (Status.UNDECIDED, ""))[1] for each in range(9)])
"""`STATUS_OF` has the status of each outcome, and `ENGINE_OF` its engine. If the outcome does not
decide the board, the status is "undecided", and the engine is the empty string."""
_IS_SOLVED = np.char.equal(STATUS_OF, Status.SOLVABLE.value)


class Found(NamedTuple):
    """The results of one call for boards of one shape and number of stacks."""

    outcomes: NDArray[np.uint8]
    """Shape (boards,). The outcome of each board: a key of `ANSWERS`, or OPEN or UNASKED."""
    nodes: NDArray[np.int64]
    """Shape (boards, 2). For each board, the nodes of a search or of line removal, and the nodes of
    beams."""
    captures: NDArray[Any]
    """Shape (boards, stacks - 1, 2). The source and target of each capture of a solution: uint8,
    int32 beyond 16x16. An engine may leave undefined values for boards that it does not solve;
    `answers_at_once` sets them to 0."""

    @property
    def is_solved(self) -> NDArray[np.bool_]:
        """Shape (boards,). Whether the call solved each board."""
        flags: NDArray[np.bool_] = _IS_SOLVED[self.outcomes]
        return flags

    def verdict(self, place: int, position: Position, seconds: float) -> Verdict:
        """Return the verdict on a board, which is `position`, given its index.

        If there were beams, search and beams have turns. Each turn has a share of the seconds in
        proportion to its nodes.
        """
        outcome, (tried, listed) = int(self.outcomes[place]), self.nodes[place].tolist()
        if outcome == DEAD:
            reason = dead_reason(position)
            return Verdict(position, Status.UNSOLVABLE, "static", None, reason, 0, seconds)
        status, engine = ANSWERS.get(outcome, (Status.UNDECIDED, DFS))
        moves = None
        if status is Status.SOLVABLE:
            moves = captures_of(self.captures[place].view("<u2").ravel().tolist())
        turns: tuple[Turn, ...] = (Turn(engine, status, tried, seconds),)
        if listed:
            share = seconds / (tried + listed)
            turns = (
                Turn(DFS, Status.UNDECIDED, tried, share * tried),
                Turn(BEAM, status, listed, share * listed),
            )
        reason, nodes = REASONS.get(outcome), tried + listed
        return Verdict(position, status, engine, moves, reason, nodes, seconds, turns)
