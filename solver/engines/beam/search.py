"""Beams one after the other, each four times as wide as the last, until one has the answer."""

from __future__ import annotations

from time import perf_counter

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.engines.beam import kernel
from greenest.solver.engines.dfs.search import colours_of
from greenest.solver.engines.schedule import BEAM_GROWTH, FIRST_WIDTH, seen_by_levels
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

SLICE = 250_000
"""Captures examined between two checks of the clock and of Ctrl-C, plus the rest of a level."""
FIRST_CAPACITY = 1024
"""Beams up to this width have the same memory."""

COMPILED = (kernel.run, kernel.start)
"""Compiled functions of a beam that take long to compile."""


def warm_up() -> None:
    """Compile or load the compiled functions of a beam."""
    Search(Position(2, 5, "BGWBGWBGWB")).run(Limits())


class Search:
    """Beams of growing width on a position; the search can be stopped and resumed."""

    def __init__(self, position: Position, seen: int = 0) -> None:
        """Keep the position; raises ValueError for less than two stacks.

        `seen` is the width of the widest beam that found nothing, if any was tried before.
        """
        if position.pieces < 2:
            raise ValueError("a beam needs at least two stacks")
        self.position = position
        self._colours = colours_of(position)
        self._stacks = position.pieces
        self._width = max(FIRST_WIDTH, seen * BEAM_GROWTH)
        self._beam = kernel.new_beam(max(self._width, FIRST_CAPACITY), self._stacks)
        kernel.start(self._beam, self._colours, position.cols)

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; limits, nodes and seconds are of this call alone.

        A node is a capture examined. Where the next beam would be wider than `limits.table_mb`
        allows, the position stays undecided.
        """
        started = perf_counter()
        nodes, outcome, too_wide = 0, kernel.RUNNING, False
        while outcome in (kernel.RUNNING, kernel.LOST) and not too_wide:
            if limits.are_met(nodes, perf_counter() - started):
                break
            before = self._nodes
            bound = before + min(limits.max_nodes - nodes, SLICE)
            outcome = kernel.run(self._beam, self._width, bound)
            nodes += self._nodes - before
            if outcome == kernel.LOST:
                too_wide = not self._widen(limits)
        captures = reason = None
        status = Status.UNDECIDED
        if outcome == kernel.SOLVED:
            status, captures = Status.SOLVABLE, self._solution()
        elif outcome == kernel.REFUTED:
            status = Status.UNSOLVABLE
            reason = seen_by_levels(nodes)
        elif too_wide:
            reason = f"no beam of up to {self._width:,} positions found a solution"
        else:
            reason = limit_met(nodes, limits)
        seconds = perf_counter() - started
        return Verdict(self.position, status, "beam", captures, reason, nodes, seconds)

    @property
    def _nodes(self) -> int:
        return int(self._beam.numbers[kernel.NODES])

    def _widen(self, limits: Limits) -> bool:
        """Start a wider beam; tell whether there is memory for it."""
        width = self._width * BEAM_GROWTH
        if width > FIRST_CAPACITY:
            if width * _position_bytes(self._stacks) > limits.table_mb * 2**20:
                return False
            self._beam = kernel.new_beam(width, self._stacks)
        self._width = width
        kernel.start(self._beam, self._colours, self.position.cols)
        return True

    def _solution(self) -> tuple[Capture, ...]:
        """Return the captures on the path, by cells counted row by row."""
        cols = self.position.cols
        return tuple(
            Capture(
                (capture >> 12) * cols + (capture >> 8 & 15),
                (capture >> 4 & 15) * cols + (capture & 15),
            )
            for capture in self._beam.path[: self._stacks - 1].tolist()
        )


def _position_bytes(stacks: int) -> int:
    """Return the memory for each position of a level."""
    return 2 * (128 + 16 + 24) + 6 * stacks + 16 + 12 * 2 * stacks
