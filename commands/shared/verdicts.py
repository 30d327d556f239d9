"""Verdicts on positions that were read together; verdicts, proofs and moves as lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from greenest.certificates.claim import check_claim
from greenest.commands.shared.exits import RefutedError, UnusableError
from greenest.commands.shared.printing import drawing, wrap
from greenest.commands.shared.rows import Rows
from greenest.commands.tables.given import Chunk, Given, Origin
from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.moves import split_moves
from greenest.solver.alike import decide_easily
from greenest.solver.decide import decide
from greenest.solver.registry import AUTO
from greenest.solver.verdict import Limits, Verdict

if TYPE_CHECKING:
    from greenest.solver.bulk.verdicts import Verdicts

VERDICT_KEYS = tuple(decide(Position(1, 1, "B")).as_json())


PLAYED_KEYS = ("start", "played")

moves_option = click.option(
    "--moves", metavar="MOVES", help='Go on after captures, such as "a1xa2, c2xa2".'
)


@dataclass(frozen=True, slots=True)
class Answered:
    """A chunk of positions, and a verdict for each readable position.

    The verdicts on many positions that were decided together are also a `table`.
    """

    chunk: Chunk
    verdicts: Sequence[Verdict]
    table: Verdicts | None = None

    @property
    def seconds(self) -> float:
        """The time that all verdicts took."""
        if self.table is None:
            return sum(each.seconds for each in self.verdicts)
        return float(self.table.seconds.sum())

    def pairs(self) -> Iterator[tuple[Given, Verdict | None]]:
        """Yield each position with its verdict, None for an unreadable one or without verdicts."""
        verdicts = iter(self.verdicts)
        for each in self.chunk:
            yield each, None if each.error else next(verdicts, None)


def decide_chunk(chunk: Chunk, limits: Limits, engine: str) -> Iterator[Answered]:
    """Decide the positions of a chunk, and yield its parts, in order, with verdicts."""
    if not chunk.groups:
        yield Answered(chunk, [decide_given(x, limits, engine) for x in chunk if not x.error])
        return
    from greenest.solver.bulk.many import decide_in_order

    start = 0
    for verdicts in decide_in_order(chunk.groups, limits, engine):
        yield Answered(chunk.part(start, start + len(verdicts)), verdicts, verdicts)
        start += len(verdicts)


def decide_given(each: Given, limits: Limits, engine: str) -> Verdict:
    """Decide a position; an easy one given as an argument needs no compiled code."""
    found = decided_easily(each, limits, engine)
    return decide(each.position, limits, engine) if found is None else found


def decided_easily(each: Given, limits: Limits, engine: str) -> Verdict | None:
    """Return the verdict on an easy position given as an argument, else None.

    Those of files are decided as many together are, however many are read.
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


def play_on(given: Given, text: str | None, rows: Rows) -> Given:
    """Return the position after the captures in `text`, if any, and add them to later rows.

    Exit at a wrong capture.
    """
    if text is None:
        return given
    moves = split_moves(text)
    line = check_claim(given.position, moves)
    if line.end is None:
        assert line.wrong_move is not None
        wrong = wrong_move(moves, line.wrong_move, line.reason)
        rows.refuse(given.origin, wrong)
        raise (RefutedError if line.is_capture else UnusableError)(wrong)
    rows.more = {"start": str(given.position), "played": list(moves)}
    label = f"{given.origin.where} after {many(len(moves), 'capture')}"
    return Given(Origin(*given.origin[:-1], label), line.end.board)
