"""The hardness of a position: the fewest nodes with which an engine decides it.

The engines take turns with growing limits, so that no engine goes far beyond the hardness. Nodes
(docs/search.md) are the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from greenest.games.pyramids.position import Position
from greenest.solver.loader import LOADER
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status

ENGINES: Final = ("beam", "sat", "dfs")
GROWTH = 2
FIRST = 1_000
"""The limit of nodes in the first round, for each engine."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The engine that decides a position with the fewest nodes, and these nodes.

    `spent` is the sum of the nodes of all engines. If no engine decided the position within the
    limit, `engine` is None and `nodes` is the limit. If there is a static reason, `engine` is
    "static" and `nodes` is 0.
    """

    status: Status
    engine: str | None
    nodes: int
    spent: int


def effort(position: Position, most: int, enough: int = 0) -> Effort:
    """Return the effort of a position; each engine has at most `most` nodes.

    The first round allows at least `enough` nodes. This saves rounds for a caller that only
    compares the effort with `enough`.
    """
    if position.pieces < 2 or dead_reason(position):
        return Effort(Status.UNSOLVABLE, "static", 0, 0)
    for part in ENGINES:
        LOADER.load(part)
    searches = {part: LOADER.start(part, position) for part in ENGINES}
    used = dict.fromkeys(ENGINES, 0)
    budget = min(max(FIRST, enough), most)
    while True:
        found: dict[str, Status] = {}
        for part, search in searches.items():
            least = min((used[each] for each in found), default=budget)
            if used[part] < least:
                verdict = search.run(Limits(max_nodes=least - used[part]))
                used[part] += verdict.nodes
                if verdict.status is not Status.UNDECIDED:
                    found[part] = verdict.status
        spent = sum(used.values())
        if found:
            best = min(found, key=used.__getitem__)
            return Effort(found[best], best, used[best], spent)
        if budget == most:
            return Effort(Status.UNDECIDED, None, most, spent)
        budget = min(budget * GROWTH, most)
