"""Checks setups: their defects, verdicts, difficulty and requirements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

from greenest.commands.shared.exits import REFUSED, UNDECIDED, WRONG_USAGE, Outcome
from greenest.commands.shared.hints import Decided, Further, has_one_solution
from greenest.commands.shared.printing import drawing, print_json, print_lines, wrap
from greenest.commands.shared.progress import Pace
from greenest.commands.shared.verdicts import (
    VERDICT_KEYS,
    decide_together,
    drawn_steps,
    verdict_lines,
)
from greenest.commands.tables.given import Chunk, Given, Together, Unreadable
from greenest.commands.tables.rows import Rows
from greenest.games.plurals import many
from greenest.games.pyramids.board import Board, is_large
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.setup import is_balanced, setup_defects
from greenest.solver.verdict import Status, Verdict

if TYPE_CHECKING:
    from greenest.solver.bulk.verdicts import Verdicts
    from greenest.study.difficulty.rating import Rating

SETUP_KEYS = (*VERDICT_KEYS, "defects")


class Requirement(StrEnum):
    """A property that a setup may be required to have."""

    PROPER = "proper"
    SOLVABLE = "solvable"
    BALANCED = "balanced"
    UNIQUE = "unique"


SEARCHED = frozenset({Requirement.SOLVABLE, Requirement.UNIQUE})
"""The requirements for which a setup has to be decided."""

SOLVED = {Status.SOLVABLE: True, Status.UNSOLVABLE: False, Status.UNDECIDED: None}
Met = dict[Requirement, bool | None]
"""Whether a setup meets each requirement; None if undecided."""


class Fate(StrEnum):
    """What becomes of a setup of which something is required."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    UNDECIDED = "undecided"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class CheckedSetup:
    """The defects of a setup, and what was asked of it: verdict, difficulty, requirements.

    If the text of the setup is no board, only `defects` is given. `met` is None if nothing is
    required.
    """

    defects: tuple[str, ...]
    board: Board | None = None
    decided: Decided | None = None
    rating: Rating | None = None
    met: Met | None = None

    @property
    def fate(self) -> Fate:
        """Whether the setup meets all requirements."""
        if self.board is None:
            return Fate.UNREADABLE
        answers = (self.met or {}).values()
        if False in answers:
            return Fate.REFUSED
        return Fate.UNDECIDED if None in answers else Fate.ACCEPTED

    def as_json(self) -> dict[str, Any]:
        """Return the results under their published keys; null for what was not asked."""
        found: dict[str, Any] = dict.fromkeys(VERDICT_KEYS)
        if self.decided:
            found = self.decided.verdict.as_json()
        elif self.board:
            position = Position.of_board(self.board)
            found |= {"board": str(position), "rows": position.rows, "cols": position.cols}
            found["pieces"] = position.pieces
        found["defects"] = list(self.defects)
        if self.met is None:
            found["difficulty"] = self.rating and self.rating.level
        hint = self.decided.hint_as_json() if self.decided else {}
        return found | hint | ({"required": self.met} if self.met else {})

    def lines(self, verbose: bool) -> list[str]:
        """Return the results as lines for people, with drawings."""
        if self.board is None:
            return [*_defect_lines(self.defects), "not decided: this is no board"]
        lines = [*drawing(self.board), *_defect_lines(self.defects)]
        if self.decided is None:
            return lines + _required_lines(self.met or {})
        verdict = self.decided.verdict
        return [
            *lines,
            *verdict_lines(verdict),
            *_repair_lines(verdict),
            *_rating_lines(self.rating),
            *_required_lines(self.met or {}),
            *self.decided.hint_lines(),
            *(drawn_steps(verdict.position, verdict.moves or ()) if verbose else ()),
        ]


def verify_setups(
    chunks: Iterator[Chunk],
    pace: Pace,
    further: Further,
    required: Sequence[Requirement],
    rows: Rows,
    verbose: bool,
    is_quiet: bool,
) -> None:
    """Find the defects of each setup, decide and rate it, and print the results.

    If something is required, only this is checked. A setup is then decided only if a requirement, a
    hint or `verbose` asks for it. People see those that fail or, if `verbose`, all, and a summary
    follows. If `is_quiet`, there is only the summary. What stays undecided without being required
    has no exit code.
    """
    besides = replace(further, outcome=Outcome()) if required else further
    asks_more = verbose or further.with_hint
    is_searched = asks_more or not required or not SEARCHED.isdisjoint(required)
    shows_all = verbose or not required or not rows.is_text
    fates: Counter[str] = Counter()
    for chunk in chunks:
        if isinstance(chunk, Together) and required and is_searched and not asks_more:
            for part, verdicts in decide_together(chunk, further.limits, further.engine):
                pace.learn(len(verdicts), float(verdicts.seconds.sum()))
                fates.update(_require_together(part, verdicts, further, required, rows, is_quiet))
            continue
        answered = (
            besides.decide_each(chunk, pace) if is_searched else ((each, None) for each in chunk)
        )
        for each, decided in answered:
            checked = _checked(each, decided, required, further)
            fates[checked.fate] += 1
            if not is_quiet and (shows_all or checked.fate is not Fate.ACCEPTED):
                _print(each, checked, rows, verbose)
    if not required or not fates:
        return  # Why nothing could be read was said.
    if rows.is_text:
        counts = ", ".join(f"{fates[fate]:,} {fate}" for fate in Fate if fates[fate])
        print_lines(f"{many(fates.total(), 'board')}: {counts}")
    elif is_quiet:
        print_json({"boards": fates.total()} | {fate: fates[fate] for fate in Fate})


def _require_together(
    part: Together,
    verdicts: Verdicts,
    further: Further,
    required: Sequence[Requirement],
    rows: Rows,
    is_quiet: bool,
) -> list[Fate]:
    """Check the requirements of setups that were decided together; return what becomes of each.

    A `Verdict` is made only of a setup that fails and is told to people.
    """
    found: list[CheckedSetup] = []
    for each, status in zip(part, map(Status, verdicts.status.tolist()), strict=True):
        defects = tuple(setup_defects(each.board))
        met = _met(each.board, defects, status, required, further)
        found.append(CheckedSetup(defects, each.board, met=met))
    if is_quiet:
        return [each.fate for each in found]
    if not rows.is_text:
        more: dict[str, Sequence[Any]] = {
            "defects": [list(each.defects) for each in found],
            "required": [each.met for each in found],
        }
        rows.print_columns(verdicts.columns(rows.between) | more | part.origins())
    for index, checked in enumerate(found if rows.is_text else ()):
        if checked.fate is not Fate.ACCEPTED:
            decided = Decided(verdicts[index], None)
            _print(part[index], replace(checked, decided=decided), rows, verbose=False)
    return [each.fate for each in found]


def _print(each: Given | Unreadable, checked: CheckedSetup, rows: Rows, verbose: bool) -> None:
    error = each.message if isinstance(each, Unreadable) else None
    lines = partial(checked.lines, verbose)
    rows.print(checked.as_json(), each.origin, lines, error, is_placed=True)


def _checked(
    each: Given | Unreadable,
    decided: Decided | None,
    required: Sequence[Requirement],
    further: Further,
) -> CheckedSetup:
    """Return the results of a setup; it is rated if nothing is required."""
    if isinstance(each, Unreadable):
        further.outcome.codes.add(WRONG_USAGE)
        defects = tuple(map(str, each.error.defects))
        return CheckedSetup(defects, met={} if required else None)
    defects = tuple(setup_defects(each.board))
    if not required:
        rating = _rating(decided.verdict) if decided else None
        return CheckedSetup(defects, each.board, decided, rating)
    status = decided.verdict.status if decided else None
    met = _met(each.board, defects, status, required, further)
    return CheckedSetup(defects, each.board, decided, met=met)


def _defect_lines(defects: Sequence[str]) -> list[str]:
    if not defects:
        return ["a proper setup"]
    return [line for defect in defects for line in wrap(f"- {defect}")]


def _met(
    board: Board,
    defects: Sequence[str],
    status: Status | None,
    required: Sequence[Requirement],
    further: Further,
) -> Met:
    """Return whether a setup meets each requirement; record exit code 4 if not, 3 if undecided.

    The status of its verdict is needed for the requirements in `SEARCHED`.
    """
    met: Met = {}
    for each in required:
        if each is Requirement.PROPER:
            met[each] = not defects
        elif each is Requirement.BALANCED:
            met[each] = is_balanced(board)
        else:
            assert status is not None
            met[each] = SOLVED[status]
            if each is Requirement.UNIQUE and met[each]:
                met[each] = has_one_solution(Position.of_board(board), further.limits)
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


def _repair_lines(verdict: Verdict) -> list[str]:
    """Return the command that shows what makes an unsolvable position up to 16x16 solvable."""
    position = verdict.position
    if (
        verdict.status is not Status.UNSOLVABLE
        or not position.pieces
        or is_large(position.rows, position.cols)
    ):
        return []
    return ["  what would make it solvable:", f"  greenest repair {position}"]


def _rating_lines(rating: Rating | None) -> list[str]:
    if rating is None:
        return []
    found = f"{rating.solved:,} of {rating.games:,} random games solve it"
    return wrap(f"difficulty: {rating.level}; {found}", "  ")
