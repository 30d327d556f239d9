"""Certificates, checked by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence
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
from greenest.certificates.second_opinion import CheckerError, refusal_of
from greenest.commands.shared.exits import REFUSED, UNDECIDED, Outcome, failing, failing_file
from greenest.commands.shared.printing import print_lines, wrap
from greenest.commands.shared.reading import read_one
from greenest.commands.shared.verdicts import proof_size
from greenest.commands.tables.readers import Tables
from greenest.commands.tables.rows import Origin, Rows
from greenest.games.pyramids.board_text import Board
from greenest.games.pyramids.position import Position

PROOF_KEYS = ("board", "verdict", "accepted", "reason", "seconds")


@dataclass(frozen=True, slots=True)
class CheckedProof:
    """The claim that a certificate proves, or why it does not, and the seconds of checking.

    A refused certificate has a reason; if a limit was met first, nothing is known.
    """

    proven: Proven | None
    refused: str | None
    limit: str | None
    seconds: float
    checker: Path | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the finding under its published keys; only an accepted proof names its board."""
        proven = self.proven
        other = {"checker": str(self.checker)} if self.checker else {}
        return {
            "board": str(proven.position) if proven else None,
            "verdict": proven.verdict if proven else None,
            "accepted": None if self.limit else proven is not None,
            "reason": self.refused or self.limit,
            "seconds": round(self.seconds, 6),
            **other,
        }

    def lines(self) -> list[str]:
        """Return the finding for people."""
        proven = self.proven
        if self.limit:
            return wrap(f"undecided: {self.limit}; --max-seconds and --max-memory allow more")
        if proven is None:
            return wrap(f"refused: {self.refused}")
        size = proof_size(proven.size, proven.counted)
        head = wrap(f"accepted: {proven.verdict}: {proven.position}")
        other = wrap(f"accepted by {self.checker}, too") if self.checker else []
        return [*head, f"  {size}, {self.seconds:.3f} s", *other]


def verify_certificate(
    path: Path,
    checker: Path | None,
    boards: Sequence[str],
    bounds: Bounds,
    rows: Rows,
    tables: Tables,
    outcome: Outcome,
) -> None:
    """Check a proof by the rules alone, and that it is of the claimed position if there is one."""
    claimed = None
    if boards:
        claimed = read_one(boards, outcome, rows, "--certificate proves", tables).board
    with failing(CheckerError):
        checked = _checked(path, checker, claimed, bounds)
    if checked.refused:
        outcome.codes.add(REFUSED)
    if checked.limit:
        outcome.codes.add(UNDECIDED)
    rows.print(checked, Origin(str(path), None, 1))
    if rows.is_text:
        print_lines(*checked.lines())


def _checked(
    path: Path, checker: Path | None, claimed: Board | None, bounds: Bounds
) -> CheckedProof:
    """Check a certificate, of the claimed position if one is; then another checker has its say."""
    started = perf_counter()
    proven = refused = limit = None
    try:
        with failing_file(path):
            proven = check_file(path, bounds)
            refused = refusal_of(checker, path, bounds.max_seconds) if checker else None
    except RefusedError as error:
        refused = str(error)
    except LimitError as error:
        limit = str(error)
    if proven and claimed and Position.of_board(claimed) != proven.position:
        refused = f"the proof is of another position, {proven.position}"
    is_open = refused or limit
    return CheckedProof(
        None if is_open else proven, refused, limit, perf_counter() - started, checker
    )
