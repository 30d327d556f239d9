"""Replays claimed solutions by the rules, and decides the positions at which they fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from greenest.certificates.claim import CheckedClaim, check_claim
from greenest.commands.shared.exits import REFUSED, WRONG_USAGE
from greenest.commands.shared.printing import drawing, wrap
from greenest.commands.shared.progress import counted
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Rows
from greenest.commands.shared.verdicts import drawn_steps, verdict_lines, wrong_move
from greenest.commands.tables.given import Given
from greenest.games.plurals import many
from greenest.games.pyramids.board import Board
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.moves import split_moves
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status, Verdict

CLAIM_KEYS = (
    "board",
    "accepted",
    "wrong_move",
    "reason",
    "board_after",
    "verdict",
    "board_before",
    "verdict_before",
    "solution",
    "losing_move",
    "losing_reason",
)


class LosingMove(NamedTuple):
    """The first capture of a claim after which the position is unsolvable, and why it is.

    Captures are counted from 1; 0 stands for a board that was unsolvable before any of them.
    """

    number: int
    reason: str | None


@dataclass(frozen=True, slots=True)
class CheckedMoves:
    """The replay of a claimed solution.

    `verdict` is None if the claim is right. If the moves stop early, it is that on the last
    position. If a move is wrong, it is that on the position before that move. `losing` is
    given if that position is unsolvable, unless a position before it stayed undecided.
    """

    board: Board
    moves: tuple[str, ...]
    claim: CheckedClaim
    verdict: Verdict | None
    losing: LosingMove | None = None

    @property
    def legal(self) -> tuple[str, ...]:
        """The claimed moves before the first wrong one; all claimed moves if none is wrong."""
        return self.moves[: self.claim.wrong_move and self.claim.wrong_move - 1]

    def as_json(self) -> dict[str, Any]:
        """Return the result of the check under its published keys."""
        claim, verdict = self.claim, self.verdict
        status = None if verdict is None else str(verdict.status)
        before = None if verdict is None or claim.end else str(verdict.position)
        return {
            "board": str(self.board),
            "accepted": claim.accepted,
            "wrong_move": claim.wrong_move,
            "reason": claim.reason,
            "board_after": str(claim.end) if claim.end else None,
            "verdict": status if claim.end else None,
            "board_before": before,
            "verdict_before": status if before else None,
            "solution": None if verdict is None else verdict.moves,
            "losing_move": self.losing.number if self.losing else None,
            "losing_reason": self.losing.reason if self.losing else None,
        }

    def lines(self, verbose: bool) -> list[str]:
        """Return the result as lines for people; if `verbose`, with the board after each move."""
        lines = wrap(self._finding())
        start = Position.of_board(self.board)
        if verbose:
            lines += [*drawing(start.board), *drawn_steps(start, self.legal), ""]
        verdict = self.verdict
        if verdict is None:
            return lines
        if not verbose:
            lines += drawing(verdict.position.board)
        reached = "after these moves" if self.claim.end else "before this move"
        lines += verdict_lines(verdict, reached) + self._losing_lines()
        if verbose:
            lines += drawn_steps(verdict.position, verdict.moves or (), len(self.legal) + 1)
        return lines

    def _losing_lines(self) -> list[str]:
        if self.losing is None:
            return []
        number, reason = self.losing
        if not number:
            return wrap("the board was unsolvable before any of these moves")
        return wrap(f"the first move that loses is {number}, {self.moves[number - 1]}: {reason}")

    def _finding(self) -> str:
        claim = self.claim
        if claim.accepted:
            return f"accepted: {many(len(self.moves), 'capture')} to a single stack"
        if claim.wrong_move:
            return f"refused: {wrong_move(self.moves, claim.wrong_move, claim.reason)}"
        return f"refused: {claim.reason}"


def verify_claims(
    given: Input, moves: str | None, limits: Limits, engine: str, rows: Rows, verbose: bool
) -> None:
    """Check `moves` of one position or, without them, those in each row of a table."""
    claims = counted(given.each(rows), given.count)
    if moves is not None:
        claims = iter([given.one(rows, "--moves checks")._replace(moves=moves)])
    decided = partial(decide, limits=limits, engine=engine)
    for each in claims:
        checked = _check(each, decided)
        if not checked.claim.accepted:
            rows.outcome.codes.add(REFUSED if checked.claim.is_capture else WRONG_USAGE)
        if checked.verdict is not None:
            rows.outcome.count([checked.verdict.status])
        lines = partial(checked.lines, verbose)
        rows.print(checked.as_json(), each.origin, lines, is_placed=moves is None)


def _check(each: Given, decided: Callable[[Position], Verdict]) -> CheckedMoves:
    """Check a claimed solution by the rules; decide the position at which it fails."""
    start, moves = each.position, split_moves(each.moves or "")
    claim = check_claim(start, moves)
    checked = CheckedMoves(each.board, moves, claim, None)
    if claim.accepted:
        return checked
    verdict = decided(claim.end or start.after(*checked.legal))
    is_lost = verdict.status is Status.UNSOLVABLE
    losing = _losing_move(start, checked.legal, decided) if is_lost else None
    return replace(checked, verdict=verdict, losing=losing)


def _losing_move(
    start: Position, moves: Sequence[str], decided: Callable[[Position], Verdict]
) -> LosingMove | None:
    """Return the first of legal moves that loses, given that the position after all is lost.

    Return None if a position before that stays undecided.
    """
    for number in range(len(moves) + 1):
        verdict = decided(start.after(*moves[:number]))
        if verdict.status is Status.UNSOLVABLE:
            return LosingMove(number, verdict.reason)
        if verdict.status is Status.UNDECIDED:
            break
    return None
