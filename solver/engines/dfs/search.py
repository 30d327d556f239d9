"""Depth-first search as an engine: with restarts, and with a table that grows.

`solver.engines.dfs.kernel` and `table` explain the search and the table.
"""

from __future__ import annotations

from time import perf_counter

from greenest.games.pyramids.board import MAX_SIDE, side_for
from greenest.games.pyramids.position import Position
from greenest.solver.engines.dfs import kernel, table
from greenest.solver.engines.dfs.plain import largest_buckets
from greenest.solver.engines.replays import codes_of_position
from greenest.solver.verdict import ALL_SEARCHED, Answer, Limits, Verdict, captures_on, verdict_on

SLICE = 250_000
"""Nodes between two checks of the clock and of Ctrl-C up to 16x16; well under a second.

A node of a larger board takes longer, by its cells."""


class Search:
    """A search of one position; it can be stopped at a limit and resumed."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._cells = codes_of_position(position)
        self._side, stacks = side_for(position.rows, position.cols), position.pieces
        self._state = kernel.new_state(self._side, stacks)
        self._table = self._state.first_table
        exact = stacks <= table.EXACT_STACKS
        kernel.begin(self._state, self._cells, position.cols, stacks, exact)

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; the next call resumes."""
        started, before = perf_counter(), self._nodes
        answer = self._run(limits, started)
        return verdict_on(self.position, "dfs", answer, self._nodes - before, limits, started)

    @property
    def _nodes(self) -> int:
        return int(self._state.scalars[kernel.NODES])

    def _run(self, limits: Limits, started: float) -> Answer:
        before = self._nodes
        while not limits.are_met(self._nodes - before, perf_counter() - started):
            outcome, self._table = kernel.solve(
                self._state,
                self._table,
                self._cells,
                self.position.cols,
                min(before + limits.max_nodes, self._nodes + SLICE * MAX_SIDE**2 // self._side**2),
                largest_buckets(limits),
            )
            if outcome == kernel.SOLVED:
                path = self._state.path[: self.position.pieces - 1].tolist()
                return captures_on(self.position.cols, path, self._side)
            if outcome == kernel.EXHAUSTED:
                return ALL_SEARCHED
        return None
