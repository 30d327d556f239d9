"""Checks setups: their defects, verdicts, difficulty and requirements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from greenest.commands.shared.exits import REFUSED, UNDECIDED, WRONG_USAGE
from greenest.commands.shared.hints import has_one_solution
from greenest.commands.shared.printing import drawing, print_lines, wrap
from greenest.commands.shared.verdicts import VERDICT_KEYS, drawn_steps, verdict_lines
from greenest.commands.tables.given import Given, Unreadable
from greenest.commands.tables.rows import Rows
from greenest.commands.verifying.further import Decided, Further
from greenest.games.pyramids.board import Board, is_large
from greenest.games.pyramids.setup import is_balanced, setup_defects
from greenest.solver.verdict import Status, Verdict

if TYPE_CHECKING:
    from greenest.study.difficulty.rating import Rating

SETUP_KEYS = (*VERDICT_KEYS, "defects", "difficulty")


class Requirement(StrEnum):
    """A property that a setup may be required to have."""

    PROPER = "proper"
    SOLVABLE = "solvable"
    BALANCED = "balanced"
    UNIQUE = "unique"


Met = dict[Requirement, bool | None]
"""Whether a setup meets each requirement; None if undecided."""


@dataclass(frozen=True, slots=True)
class CheckedSetup:
    """The defects of a setup, its verdict and its difficulty.

    If the text of the setup is no board, only `defects` is given.
    """

    defects: tuple[str, ...]
    board: Board | None = None
    decided: Decided | None = None
    rating: Rating | None = None
    met: Met | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the verdict, the defects and the difficulty under their published keys."""
        decided = self.decided
        verdict = decided.verdict.as_json() if decided else dict.fromkeys(VERDICT_KEYS)
        difficulty = self.rating and self.rating.level
        found = verdict | {"defects": list(self.defects), "difficulty": difficulty}
        required = {"required": self.met} if self.met else {}
        return found | (decided.hint_as_json() if decided else {}) | required

    def lines(self, verbose: bool) -> list[str]:
        """Return the verdict, the defects and the difficulty as lines for people, with drawings."""
        if self.board is None or self.decided is None:
            return [*_defect_lines(self.defects), "not decided: this is no board"]
        verdict = self.decided.verdict
        return [
            *drawing(self.board),
            *_defect_lines(self.defects),
            *verdict_lines(verdict),
            *_rating_lines(self.rating),
            *_required_lines(self.met or {}),
            *self.decided.hint_lines(),
            *(drawn_steps(verdict.position, verdict.moves or ()) if verbose else ()),
        ]


def verify_setups(
    given: Iterator[Given | Unreadable],
    further: Further,
    required: Sequence[Requirement],
    rows: Rows,
    verbose: bool,
) -> None:
    """Find the defects of each setup, decide it, check its requirements, and print the results."""
    for each in given:
        origin = each.origin
        if isinstance(each, Unreadable):
            further.outcome.codes.add(WRONG_USAGE)
            checked = CheckedSetup(tuple(map(str, each.error.defects)))
            rows.print(checked.as_json(), origin, each.message)
        else:
            board = each.board
            decided = further.decide(each.position)
            defects = tuple(setup_defects(board))
            met = _met(board, defects, decided.verdict, required, further)
            checked = CheckedSetup(defects, board, decided, _rating(decided.verdict), met)
            rows.print(checked.as_json(), origin)
        if rows.is_text:
            print_lines(*wrap(origin.where), *checked.lines(verbose), "")


def _defect_lines(defects: Sequence[str]) -> list[str]:
    if not defects:
        return ["a proper setup"]
    return [line for defect in defects for line in wrap(f"- {defect}")]


def _met(
    board: Board,
    defects: Sequence[str],
    verdict: Verdict,
    required: Sequence[Requirement],
    further: Further,
) -> Met:
    """Return whether a setup meets each requirement; record exit code 4 if not, 3 if undecided."""
    met: Met = {}
    for each in required:
        if each is Requirement.PROPER:
            met[each] = not defects
        elif each is Requirement.BALANCED:
            met[each] = is_balanced(board)
        elif verdict.status is not Status.SOLVABLE:
            met[each] = None if verdict.status is Status.UNDECIDED else False
        elif each is Requirement.UNIQUE:
            met[each] = has_one_solution(verdict.position, further.limits)
        else:
            met[each] = True
    if False in met.values():
        further.outcome.codes.add(REFUSED)
    if None in met.values():
        further.outcome.codes.add(UNDECIDED)
    return met


def _required_lines(met: Met) -> list[str]:
    if met and all(met.values()):
        return ["accepted: all that is required"]
    failed = [f"not {each}" for each, is_met in met.items() if is_met is False]
    left = [each for each, is_met in met.items() if is_met is None]
    lines = wrap(f"refused: {', '.join(failed)}") if failed else []
    return lines + (wrap(f"undecided: {', '.join(left)}") if left else [])


def _rating(verdict: Verdict) -> Rating | None:
    """Return the difficulty of a solvable position up to 16x16, None for any other."""
    position = verdict.position
    if verdict.status is not Status.SOLVABLE or is_large(position.rows, position.cols):
        return None
    from greenest.study.difficulty.rating import rate

    return rate(position)


def _rating_lines(rating: Rating | None) -> list[str]:
    if rating is None:
        return []
    found = f"{rating.solved:,} of {rating.games:,} random games solve it"
    return wrap(f"difficulty: {rating.level}; {found}", "  ")
