"""Checks certificates by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from greenest.certificates.checker import (
    Bounds,
    LimitError,
    Proven,
    RefusedError,
    check_file,
)
from greenest.certificates.reading import shown
from greenest.certificates.second_opinion import refusal_of
from greenest.commands.shared.exits import REFUSED, UNDECIDED, Outcome
from greenest.commands.shared.printing import print_lines, wrap
from greenest.commands.shared.reading import Input
from greenest.commands.shared.verdicts import proof_size
from greenest.commands.tables.given import Origin
from greenest.commands.tables.rows import Rows
from greenest.games.pyramids.board import Board
from greenest.games.pyramids.position import Position

PROOF_KEYS = ("board", "verdict", "accepted", "reason", "seconds")


@dataclass(frozen=True, slots=True)
class CheckedProof:
    """The result of checking a certificate.

    `proven` is the proven verdict, or None with a `reason`. `accepted` is None if the check met a
    limit. `seconds` is the time of the check.
    """

    proven: Proven | None
    accepted: bool | None
    reason: str | None
    seconds: float
    checker: Path | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the result under its published keys; the board is null unless accepted."""
        return {
            "board": str(self.proven.position) if self.proven else None,
            "verdict": self.proven.verdict if self.proven else None,
            "accepted": self.accepted,
            "reason": self.reason,
            "seconds": round(self.seconds, 6),
            **({"checker": str(self.checker)} if self.checker else {}),
        }

    def lines(self) -> list[str]:
        """Return the result as lines for people."""
        if self.accepted is None:
            return wrap(f"undecided: {self.reason}; --max-seconds and --max-memory allow more")
        if self.proven is None:
            return wrap(f"refused: {self.reason}")
        head = wrap(f"accepted: {self.proven.verdict}: {self.proven.position}")
        size = proof_size(self.proven.size, self.proven.counted)
        other = wrap(f"accepted by {self.checker}, too") if self.checker else []
        return [*head, f"  {size}, {self.seconds:.3f} s", *other]


def verify_certificate(
    path: Path,
    checker: Path | None,
    given: Input,
    bounds: Bounds,
    rows: Rows,
    outcome: Outcome,
) -> None:
    """Check the certificate in `path` by the rules alone, and print the result.

    If a board is given, the certificate must be about this board.
    """
    claimed = None
    if given.arguments:
        claimed = given.one(outcome, rows, "--certificate proves").board
    checked = _checked(path, checker, claimed, bounds)
    if not checked.accepted:
        outcome.codes.add(UNDECIDED if checked.accepted is None else REFUSED)
    rows.print(checked.as_json(), Origin(str(path), None, 1))
    if rows.is_text:
        print_lines(*checked.lines())


def _checked(
    path: Path, checker: Path | None, claimed: Board | None, bounds: Bounds
) -> CheckedProof:
    """Check a certificate by the rules and by `checker`; it must be about `claimed`, if given."""
    started = perf_counter()
    proven: Proven | None = None
    accepted: bool | None = False
    try:
        proven = check_file(path, bounds)
        reason = refusal_of(checker, path, proven, bounds.max_seconds) if checker else None
    except RefusedError as error:
        reason = str(error)
    except LimitError as error:
        accepted, reason = None, str(error)
    if proven and claimed and Position.of_board(claimed) != proven.position:
        accepted, reason = False, f"the proof is of another position, {shown(str(proven.position))}"
    accepted = accepted if reason else True
    seconds = perf_counter() - started
    return CheckedProof(proven if accepted else None, accepted, reason, seconds, checker)
