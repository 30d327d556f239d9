"""Checks a claimed solution against the rules alone, without a solver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture, parse_capture


class CheckedClaim(NamedTuple):
    """The result of playing the moves of a claimed solution.

    `end` is the position after the moves, or None if a move is wrong. `wrong_move` is the number of
    the first wrong move, counted from 1. `reason` says why the claim is refused; it is None if the
    claim is right. `is_capture` is False if the wrong move is not even the name of a capture, and
    True if it is an illegal capture.
    """

    end: Position | None
    wrong_move: int | None = None
    reason: str | None = None
    is_capture: bool = True

    @property
    def accepted(self) -> bool:
        """Whether the moves lead to a single stack."""
        return self.reason is None


def check_claim(position: Position, moves: Sequence[str]) -> CheckedClaim:
    """Play moves such as `c3xc5`, and check that they lead to a single stack."""
    captures: list[Capture] = []
    misread = None
    for move in moves:
        try:
            captures.append(parse_capture(position.grid, move))
        except ValueError as error:
            misread = str(error)
            break
    try:
        end = position.after(*captures)
    except IllegalCapture as wrong:
        return CheckedClaim(None, wrong.index + 1, wrong.reason)
    if misread is not None:
        return CheckedClaim(None, len(captures) + 1, misread, is_capture=False)
    stacks = end.pieces
    reason = None if stacks == 1 else f"the moves stop with {stacks:,} stacks"
    return CheckedClaim(end, reason=reason)
