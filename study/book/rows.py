"""The rows of given boards in a ledger: their verdicts, and where they were given."""

from __future__ import annotations

from typing import NamedTuple, Self

from greenest.games.plurals import many
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import parse_capture
from greenest.solver.verdict import Status, Verdict


class Row(NamedTuple):
    """The verdict on a given board: the columns of the table `verdicts` after its run.

    `moves` are separated by spaces; None if there is no solution.
    """

    board: str
    verdict: str
    engine: str
    nodes: int
    reason: str | None
    moves: str | None
    seconds: float

    @classmethod
    def of(cls, verdict: Verdict) -> Self:
        """Return the row of a verdict."""
        moves = None if verdict.moves is None else " ".join(verdict.moves)
        return cls(
            board=str(verdict.position),
            verdict=verdict.status.value,
            engine=verdict.engine,
            nodes=verdict.nodes,
            reason=verdict.reason,
            moves=moves,
            seconds=verdict.seconds,
        )

    def as_verdict(self) -> Verdict:
        """Return the verdict, whose captures are not replayed.

        Raises ValueError for a row that no verdict has.
        """
        position, captures = Position.parse(self.board), None
        if self.moves is not None:
            captures = tuple(parse_capture(position.grid, each) for each in self.moves.split())
        return Verdict(
            position=position,
            status=Status(self.verdict),
            engine=self.engine,
            captures=captures,
            reason=self.reason,
            nodes=self.nodes,
            seconds=self.seconds,
        )


class Place(NamedTuple):
    """The source and the line at which a board was given, and the identifier of its row.

    The source is the path of a file, "" for arguments of a command, which have line 1, or "-" for
    standard input.
    """

    source: str
    line: int
    identifier: str | None = None

    @property
    def is_in_file(self) -> bool:
        """Whether the source can be read again, so that another board replaces this one."""
        return self.source not in ("", "-")


def wrong_moves(verdict: Verdict) -> str:
    """Return why the captures of a verdict do not prove it, or "" if they do or none are needed."""
    captures = verdict.captures
    if (captures is not None) != (verdict.status is Status.SOLVABLE):
        return f"{verdict.status}, {'without' if captures is None else 'with'} moves"
    if captures is None:
        return ""
    try:
        end = verdict.position.after(*captures)
    except IllegalCapture as error:
        return f"move {error.index + 1}: {error.reason}"
    return "" if end.is_solved else f"the moves leave {many(end.pieces, 'stack')}"
