"""Beams of growing width, each four times as wide as the beam before, until one has the answer.

`solver.engines.beam.kernel` explains beams.
"""

from __future__ import annotations

from time import perf_counter

from greenest.games.pyramids.board import MAX_SIDE, side_for
from greenest.games.pyramids.position import Position
from greenest.solver.engines.beam import kernel
from greenest.solver.engines.replays import codes_of_position
from greenest.solver.engines.schedule import BEAM_GROWTH, FIRST_WIDTH
from greenest.solver.verdict import ALL_SEEN, Answer, Limits, Verdict, captures_on, verdict_on

SLICE = 250_000
"""Captures examined between two checks of the clock and of Ctrl-C, up to 16x16; beyond, where each
takes longer, as many fewer as the board is larger. A level is always completed."""
FIRST_CAPACITY = 1024
"""Beams up to this width share one allocation of memory."""


class Search:
    """A search of one position by beams; it can be stopped and resumed."""

    def __init__(self, position: Position, seen: int = 0) -> None:
        """Prepare the first beam; it is wider than `seen`, the widest beam tried before."""
        self.position = position
        self._cells = codes_of_position(position)
        self._stacks, self._side = position.pieces, side_for(position.rows, position.cols)
        self._width = max(FIRST_WIDTH, seen * BEAM_GROWTH)
        self._beam = kernel.new_beam(max(self._width, FIRST_CAPACITY), self._stacks, self._side)
        kernel.start(self._beam, self._cells, position.cols)

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; the next call resumes. A node is an examined capture.

        If the next beam needs more memory than `limits.table_mb`, the position stays undecided.
        """
        started = perf_counter()
        nodes, outcome, too_wide = 0, kernel.RUNNING, None
        while outcome in (kernel.RUNNING, kernel.LOST) and not too_wide:
            if limits.are_met(nodes, perf_counter() - started):
                break
            before = self._nodes
            bound = before + min(limits.max_nodes - nodes, SLICE * MAX_SIDE**2 // self._side**2)
            outcome = kernel.run(self._beam, self._width, bound)
            nodes += self._nodes - before
            if outcome == kernel.LOST and not self._widen(limits):
                too_wide = f"no beam of up to {self._width:,} positions found a solution"
        answer: Answer = None
        if outcome == kernel.SOLVED:
            path = self._beam.path[: self._stacks - 1].tolist()
            answer = captures_on(self.position.cols, path, self._side)
        elif outcome == kernel.REFUTED:
            answer = ALL_SEEN
        return verdict_on(self.position, "beam", answer, nodes, limits, started, too_wide)

    @property
    def _nodes(self) -> int:
        return int(self._beam.numbers[kernel.NODES])

    @property
    def _position_bytes(self) -> int:
        return 2 * (self._side**2 // 2 + 16 + 24) + 6 * self._stacks + 16 + 12 * 2 * self._stacks

    def _widen(self, limits: Limits) -> bool:
        """Start a wider beam; return False if it would exceed the limit of memory."""
        width = self._width * BEAM_GROWTH
        if width > FIRST_CAPACITY:
            if width * self._position_bytes > limits.table_mb * 2**20:
                return False
            self._beam = kernel.new_beam(width, self._stacks, self._side)
        self._width = width
        kernel.start(self._beam, self._cells, self.position.cols)
        return True
