"""Checks a claimed solution against the rules alone, without a solver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greenest.games.grid import Grid
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture, parse_capture


class CheckedClaim(NamedTuple):
    """The position after moves, or the first wrong move, and the reason for a refusal.

    Moves are counted from 1. `is_capture` tells whether the wrong move is a capture, which is then
    illegal. If no move is wrong, the reason is that not exactly one stack is left.
    """

    end: Position | None
    wrong_move: int | None = None
    reason: str | None = None
    is_capture: bool = True

    @property
    def accepted(self) -> bool:
        """Whether the moves solve the board."""
        return self.reason is None


def check_claim(position: Position, moves: Sequence[str]) -> CheckedClaim:
    """Play the moves, written `c3xc5`, and tell whether a single stack is left."""
    captures, misread = _parse(position.grid, moves)
    try:
        end = position.after(*captures)
    except IllegalCapture as wrong:
        return CheckedClaim(None, wrong.index + 1, wrong.reason)
    if misread is not None:
        return CheckedClaim(None, len(captures) + 1, misread, is_capture=False)
    stacks = end.pieces
    return CheckedClaim(end, reason=None if stacks == 1 else f"the moves stop with {stacks} stacks")


def _parse(grid: Grid, moves: Sequence[str]) -> tuple[list[Capture], str | None]:
    """Read moves up to the first that is no capture on the board; return these, and the error."""
    captures: list[Capture] = []
    for move in moves:
        try:
            captures.append(parse_capture(grid, move))
        except ValueError as error:
            return captures, str(error)
    return captures, None
