"""Checks a claimed solution against the rules alone, without a solver."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from greenest.games.pyramids.greenest import IllegalCapture, replay
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


def check_claim(position: Position, moves: Iterable[str]) -> CheckedClaim:
    """Play moves such as `c3xc5`, each before the next is read, down to a single stack."""
    rows, cols, number = position.rows, position.cols, 0

    def captures() -> Iterator[Capture]:
        nonlocal number
        for move in moves:
            number += 1
            yield parse_capture(position.grid, move)

    try:
        end = Position(rows, cols, replay(rows, cols, position.cells, captures()))
    except IllegalCapture as wrong:
        return CheckedClaim(None, number, wrong.reason)
    except ValueError as misread:
        return CheckedClaim(None, number, str(misread), is_capture=False)
    stacks = end.pieces
    reason = None if stacks == 1 else f"the moves stop with {stacks:,} stacks"
    return CheckedClaim(end, reason=reason)
