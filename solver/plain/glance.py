"""A first look at a position without compiled code: the search's first turn, no beam."""

from __future__ import annotations

from dataclasses import replace

from greenest.games.pyramids.position import Position
from greenest.solver.plain.dfs import Search as PlainSearch
from greenest.solver.plain.effort import TooHardError
from greenest.solver.plain.few import Search as FewSearch
from greenest.solver.plain.schedule import FEW_STACKS, first_look
from greenest.solver.verdict import Limits, Status, Verdict


class Search:
    """A first look at one position of two or more stacks that has no static reason to be dead."""

    def __init__(self, position: Position) -> None:
        are_few = position.pieces <= FEW_STACKS
        self._search = FewSearch(position) if are_few else PlainSearch(position)
        self._nodes, _ = first_look(position.pieces)

    def go_on(self, limits: Limits) -> Verdict:
        """Return an answer, or that the position is undecided within the limits.

        Raises TooHardError where beams or more nodes would be next.
        """
        try:
            verdict = self._search.go_on(
                replace(limits, max_nodes=min(limits.max_nodes, self._nodes))
            )
        except TooHardError:
            raise TooHardError("glance") from None
        is_over = limits.are_met(verdict.nodes, verdict.seconds)
        if verdict.status is Status.UNDECIDED and not is_over:
            raise TooHardError("glance")
        return verdict
