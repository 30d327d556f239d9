"""Verdicts on positions that were read together; verdicts, proofs and moves as lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from greenest.commands.shared.printing import drawing, wrap
from greenest.commands.tables.given import Chunk, Given, Together
from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.solver.alike import decide_easily
from greenest.solver.decide import decide
from greenest.solver.registry import AUTO
from greenest.solver.verdict import Limits, Verdict

if TYPE_CHECKING:
    from greenest.solver.bulk.verdicts import Verdicts

Answered = tuple[Chunk, "list[Verdict] | Verdicts"]
"""A chunk of positions, and a verdict for each readable position."""

VERDICT_KEYS = (
    "board",
    "rows",
    "cols",
    "pieces",
    "verdict",
    "engine",
    "moves",
    "reason",
    "nodes",
    "seconds",
)


def decide_together(
    chunk: Together, limits: Limits, engine: str
) -> Iterator[tuple[Together, Verdicts]]:
    """Decide positions many at once, and yield them in parts, in order, with verdicts."""
    from greenest.solver.bulk.many import decide_in_order

    start = 0
    for verdicts in decide_in_order(chunk.groups, limits, engine):
        yield chunk[start : start + len(verdicts)], verdicts
        start += len(verdicts)


def decide_chunk(chunk: Chunk, limits: Limits, engine: str) -> Iterator[Answered]:
    """Decide the positions of a chunk, and yield its parts, in order, with verdicts."""
    if isinstance(chunk, Together):
        yield from decide_together(chunk, limits, engine)
    else:
        yield chunk, [decide_given(x, limits, engine) for x in chunk if isinstance(x, Given)]


def decide_given(each: Given, limits: Limits, engine: str) -> Verdict:
    """Decide a position; an easy one given as an argument needs no compiled code."""
    found = decided_easily(each, limits, engine)
    return decide(each.position, limits, engine) if found is None else found


def decided_easily(each: Given, limits: Limits, engine: str) -> Verdict | None:
    """Return the verdict on an easy position given as an argument, else None.

    Those of files are decided as by `decide_together`, however many are read together.
    """
    if each.origin.source is not None or engine != AUTO:
        return None
    return decide_easily(each.position, limits)


def verdict_lines(verdict: Verdict, where: str = "") -> list[str]:
    """Return the lines of a verdict: the moves or the reason, then engine, nodes and time.

    The first line names the shape, which shows that two boards were read as one.
    """
    moves, position = verdict.moves, verdict.position
    place = f" ({position.rows}x{position.cols}{where and ', '}{where})"
    effort = f"{verdict.engine}, {many(verdict.nodes, 'node')}, {verdict.seconds:.3f} s"
    if moves is None:
        head = f"{verdict.status}{place}: {verdict.reason}"
    else:
        head = f"{verdict.status} in {many(len(moves), 'capture')}{place}"
    return [*wrap(head), *wrap(" ".join(moves or ()), "  "), *wrap(effort, "  ")]


def wrong_move(moves: Sequence[str], number: int, reason: str | None) -> str:
    """Return the error for the move with this number, counted from 1."""
    return f"move {number}, {moves[number - 1]}: {reason}"


def drawn_steps(start: Position, moves: Sequence[str], first: int = 1) -> Iterator[str]:
    """Yield the lines of a drawing after each capture; numbers of captures begin at `first`."""
    position = start
    for number, move in enumerate(moves, first):
        position = position.after(move)
        yield from ("", f"  {number}. {move}", "", *drawing(position.board))
