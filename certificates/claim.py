"""A claimed solution, checked against the rules alone: no solver takes part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greenest.games.grid import Grid
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture, parse_capture


class Followed(NamedTuple):
    """Where moves lead: the position after them, or the first wrong one (from 1) and why.

    `is_capture` tells whether a wrong move is a capture of the board at all, if a forbidden one.
    """

    end: Position | None
    wrong_move: int | None = None
    reason: str | None = None
    is_capture: bool = True


class CheckedClaim(NamedTuple):
    """Whether the moves solve the board; if not, the first wrong move (from 1) and why.

    `wrong_move` is None where every move is legal but more than one stack, or none, is left.
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
    """Read the moves up to the first that is no move of this board, and say what is wrong."""
    captures: list[Capture] = []
    for move in moves:
        try:
            captures.append(parse_capture(grid, move))
        except ValueError as error:
            return captures, str(error)
    return captures, None
