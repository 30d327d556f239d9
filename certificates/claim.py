"""A claimed solution, checked against the rules alone: no solver takes part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greenest.games.grid import Grid
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture, parse_capture


class Followed(NamedTuple):
    """The position after moves, or the first wrong move (from 1) and its error.

    `is_capture` tells whether a wrong move is a capture at all, though a forbidden one.
    """

    end: Position | None
    wrong_move: int | None = None
    reason: str | None = None
    is_capture: bool = True


class CheckedClaim(NamedTuple):
    """Whether the moves solve the board; if not, the first wrong move (from 1) and its error.

    `wrong_move` is None if every move is legal but not exactly one stack is left.
    """

    accepted: bool
    wrong_move: int | None
    reason: str | None


def follow(position: Position, moves: Sequence[str]) -> Followed:
    """Play the moves, written `c3xc5`, and return where they lead."""
    captures, misread = _parse(position.grid, moves)
    try:
        end = position.after(*captures)
    except IllegalCapture as wrong:
        return Followed(None, wrong.index + 1, wrong.reason)
    if misread is not None:
        return Followed(None, len(captures) + 1, misread, is_capture=False)
    return Followed(end)


def check_claim(position: Position, moves: Sequence[str]) -> CheckedClaim:
    """Play the moves, written `c3xc5`, and tell whether a single stack is left."""
    return judge_line(follow(position, moves))


def judge_line(line: Followed) -> CheckedClaim:
    """Tell whether moves that lead there leave a single stack."""
    if line.end is None:
        return CheckedClaim(False, line.wrong_move, line.reason)
    if not line.end.is_solved:
        return CheckedClaim(False, None, f"the moves stop with {line.end.pieces} stacks")
    return CheckedClaim(True, None, None)


def _parse(grid: Grid, moves: Sequence[str]) -> tuple[list[Capture], str | None]:
    """Read the moves up to the first that is not a move of this board, and return its error."""
    captures: list[Capture] = []
    for move in moves:
        try:
            captures.append(parse_capture(grid, move))
        except ValueError as error:
            return captures, str(error)
    return captures, None
