"""Presolve in plain Python: the search of the compiled form, no beam."""

from __future__ import annotations

from dataclasses import replace

from greenest.games.pyramids.position import Position
from greenest.solver.engines.dfs.plain import MOST_NODES
from greenest.solver.engines.dfs.plain import Search as DepthFirstSearch
from greenest.solver.engines.presolve.plain_few import Search as FewSearch
from greenest.solver.engines.schedule import FEW_STACKS, first_look
from greenest.solver.verdict import Limits, Status, Verdict

__all__ = ["MOST_NODES", "Search"]


class Search:
    """Presolve of a position of two or more stacks without a static reason to be dead."""

    def __init__(self, position: Position) -> None:
        are_few = position.pieces <= FEW_STACKS
        self._search = FewSearch(position) if are_few else DepthFirstSearch(position)
        self._nodes, _ = first_look(position.pieces)

    def run(self, limits: Limits) -> Verdict | None:
        """Return an answer, or that a limit was met; None where beams or more nodes come next."""
        found = self._search.run(replace(limits, max_nodes=min(limits.max_nodes, self._nodes)))
        if found is None or found.status is not Status.UNDECIDED:
            return found
        return found if limits.are_met(found.nodes, found.seconds) else None
