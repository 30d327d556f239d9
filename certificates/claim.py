"""A claimed solution, checked against the rules alone: no solver takes part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greenest.games.grid import Grid
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture, parse_capture


class CheckedClaim(NamedTuple):
    """Whether the moves solve the board; if not, the first wrong move (from 1) and why.

    `wrong_move` is None where every move is legal but more than one stack, or none, is left.
    """

    accepted: bool
    wrong_move: int | None
    reason: str | None


def check_claim(position: Position, moves: Sequence[str]) -> CheckedClaim:
    """Play the moves, written `c3xc5`, and tell whether a single stack is left."""
    captures, misread = _parse(position.grid, moves)
    try:
        end = position.after(*captures)
    except IllegalCapture as wrong:
        return CheckedClaim(False, wrong.index + 1, wrong.reason)
    if misread is not None:
        return CheckedClaim(False, len(captures) + 1, misread)
    if not end.is_solved:
        return CheckedClaim(False, None, f"the moves stop with {end.pieces} stacks")
    return CheckedClaim(True, None, None)


def _parse(grid: Grid, moves: Sequence[str]) -> tuple[list[Capture], str | None]:
    """Read the moves up to the first that is no move of this board, and say what is wrong."""
    captures: list[Capture] = []
    for move in moves:
        try:
            captures.append(parse_capture(grid, move))
        except ValueError as error:
            return captures, str(error)
    return captures, None
