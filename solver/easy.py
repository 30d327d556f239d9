"""Decides easy positions in plain Python, so that they need no compiled code.

Loading compiled code takes about a second. In a tenth of it, plain depth-first search decides most
positions that people type.
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

from greenest.games.pyramids.board import is_large
from greenest.games.pyramids.position import Position
from greenest.solver.decide import static_verdict
from greenest.solver.engines.dfs.plain import Search
from greenest.solver.verdict import Limits, Status, Verdict

EASY_NODES = 10_000
"""The most nodes of an easy position."""


def decide_easily(
    position: Position, limits: Limits, most_nodes: int = EASY_NODES
) -> Verdict | None:
    """Decide a position by a static reason or depth-first search, and replay the solution.

    Return None after `most_nodes` nodes, and beyond 16x16 without a static reason.
    """
    started = perf_counter()
    found = static_verdict(position)
    if found is None and not is_large(position.rows, position.cols):
        most = min(most_nodes, limits.max_nodes)
        found = Search(position).run(replace(limits, max_nodes=most))
        found = replace(found, turns=found.all_turns)
    if found is None or found.status is Status.UNDECIDED:
        return None
    found.check()
    return replace(found, seconds=perf_counter() - started)
