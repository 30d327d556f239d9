"""Decides positions that have the same shape and equally many stacks.

Easy ones are decided in plain Python, so that they need no compiled code, which takes about a
second to load. In a tenth of it, plain depth-first search decides most positions that people type.
Compiled code decides the others, together up to 16x16.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from time import perf_counter

from greenest.games.pyramids.board import is_large
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import bulk_engine, check_question, decide, static_verdict
from greenest.solver.engines.dfs.plain import Search
from greenest.solver.loader import LOADER
from greenest.solver.verdict import Limits, Status, Verdict

EASY_NODES = 10_000
"""The most nodes of an easy position."""
FEW = 10
"""Beyond 16x16, where hardly any position is decided in less, each may take at least a tenth of the
time left."""


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


def judge_captures(
    position: Position, limits: Limits | None = None, shares_time: bool = False
) -> Iterator[tuple[Capture, Verdict]]:
    """Yield each legal capture with the verdict of the position after it.

    The limits hold for each position. With `shares_time`, `limits.max_seconds` is the time for all
    positions: each may take an equal share of the time that is left, beyond 16x16 at least a tenth
    of it. Where one is decided after the other, those for which no time is left are not yielded.
    """
    limits = Limits() if limits is None else limits
    check_question(limits, "auto", position)
    captures = position.captures()
    after = map(position.after, captures)
    yield from zip(captures, _verdicts(after, len(captures), limits, shares_time), strict=False)


def decide_alike(
    positions: Sequence[Position], limits: Limits, shares_time: bool = False
) -> Iterator[Verdict]:
    """Yield the verdicts on positions of one shape and number of stacks, in order.

    `limits` and `shares_time` are as in `judge_captures`.
    """
    return _verdicts(positions, len(positions), limits, shares_time)


def _verdicts(
    positions: Iterable[Position], count: int, limits: Limits, shares_time: bool
) -> Iterator[Verdict]:
    """Yield the verdicts on `count` positions, each of which is made when it is due.

    The first ones are decided in plain Python, as long as that takes at most `EASY_NODES` in all.
    """
    began, rest = LOADER.clock(), iter(positions)

    def left() -> Limits:
        return limits.after(0, LOADER.clock() - began) if shares_time else limits

    nodes = 0
    for place, position in enumerate(rest):
        if place and left().max_seconds == 0:
            return
        found = decide_easily(position, left(), EASY_NODES - nodes)
        if found is not None:
            nodes += found.nodes
            yield found
        elif bulk_engine(position.pieces, position.rows, position.cols, "auto"):
            from greenest.solver.bulk.boards import Boards
            from greenest.solver.bulk.many import decided

            boards = Boards.of([position, *rest])
            for answers in decided(boards, left(), shares_time=shares_time):
                yield from answers.verdicts()
        else:
            among = min(count - place, FEW)
            yield decide(position, left().share(among) if shares_time else limits)
