"""Decides positions that have the same shape and equally many stacks.

The compiled engine decides them together. Until it is loaded, they are decided one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import bulk_engine, check_question, decide
from greenest.solver.loader import LOADER
from greenest.solver.verdict import Limits, Verdict


def judge_captures(
    position: Position, limits: Limits | None = None, shares_time: bool = False
) -> Iterator[tuple[Capture, Verdict]]:
    """Yield each legal capture with the verdict of the position after it.

    The limits hold for each position. With `shares_time`, `limits.max_seconds` is the time for all
    positions: each may take an equal share of the time that is left.
    """
    limits = Limits() if limits is None else limits
    check_question(limits, "auto", position)
    captures = position.captures()
    after = list(map(position.after, captures))
    yield from zip(captures, decide_alike(after, limits, shares_time), strict=True)


def decide_alike(
    positions: Sequence[Position], limits: Limits, shares_time: bool = False
) -> Iterator[Verdict]:
    """Yield the verdicts on `positions`, in order.

    All positions have the same shape and equally many stacks. As soon as the compiled engine is
    loaded, it decides the remaining positions together. `limits` and `shares_time` are as in
    `judge_captures`.
    """
    spent = 0.0
    for place, position in enumerate(positions):
        if bulk_engine(position.pieces, position.rows, position.cols, "auto") in LOADER.loaded:
            from greenest.solver.bulk.boards import Boards
            from greenest.solver.bulk.many import decided

            rest, left = Boards.of(positions[place:]), limits.after(0, spent)
            for answers in decided(rest, left, shares_time=shares_time):
                yield from answers.verdicts()
            return
        allowed = limits.share(spent, len(positions) - place) if shares_time else limits
        verdict = decide(position, allowed)
        spent += verdict.seconds
        yield verdict
