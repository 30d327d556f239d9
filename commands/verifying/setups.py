"""Checks setups: their defects, verdicts, difficulty and requirements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

from greenest.commands.shared.exits import REFUSED, UNDECIDED, WRONG_USAGE, Outcome
from greenest.commands.shared.printing import drawing, print_json, print_lines, wrap
from greenest.commands.shared.progress import Pace, counted
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Rows
from greenest.commands.shared.verdicts import (
    VERDICT_KEYS,
    Answered,
    decide_chunk,
    drawn_steps,
    verdict_lines,
)
from greenest.commands.tables.given import Chunk, Given
from greenest.games.plurals import many
from greenest.games.pyramids.board import Board, is_large
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.setup import is_balanced, setup_defects
from greenest.solver.alike import decide_alike
from greenest.solver.verdict import Limits, Status, Verdict

if TYPE_CHECKING:
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

MOST_CAPTURES = 1_000
"""The most captures of a position of which solutions are counted; boards up to 16x16 have fewer."""

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
    verdict: Verdict | None = None
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
        if self.verdict is not None:
            found = self.verdict.as_json()
        elif self.board:
            found |= Position.of_board(self.board).as_json()
        found["defects"] = list(self.defects)
        if self.met is None:
            found["difficulty"] = self.rating and self.rating.level
        return found | ({"required": self.met} if self.met else {})

    def lines(self, verbose: bool) -> list[str]:
        """Return the results as lines for people, with drawings."""
        if self.board is None:
            return [*_defect_lines(self.defects), "not decided: this is no board"]
        lines = [*drawing(self.board), *_defect_lines(self.defects)]
        verdict = self.verdict
        if verdict is None:
            return lines + _required_lines(self.met or {})
        return [
            *lines,
            *verdict_lines(verdict),
            *_repair_lines(verdict),
            *_rating_lines(self.rating),
            *_required_lines(self.met or {}),
            *(drawn_steps(verdict.position, verdict.moves or ()) if verbose else ()),
        ]


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of setups, and the limits and the engine that decide them.

    A setup is rated if nothing is required. If something is, a setup is decided only where that or
    `verbose` asks for it, and what stays undecided without being required has no exit code.
    """

    required: tuple[Requirement, ...]
    limits: Limits
    engine: str
    verbose: bool

    def answers(self, chunk: Chunk) -> Iterable[Answered]:
        """Return the setups of a chunk, with verdicts if they have to be decided."""
        if self.verbose or not self.required or not SEARCHED.isdisjoint(self.required):
            return decide_chunk(chunk, self.limits, self.engine)
        return [Answered(chunk, ())]

    def check(self, each: Given, verdict: Verdict | None, outcome: Outcome) -> CheckedSetup:
        """Return the results of a setup, and record its exit code."""
        if each.error:
            outcome.codes.add(WRONG_USAGE)
            defects = tuple(map(str, each.error.defects))
            return CheckedSetup(defects, met={} if self.required else None)
        defects = tuple(setup_defects(each.board))
        if self.required:
            met = _met(each.board, defects, verdict, self)
            if False in met.values():
                outcome.codes.add(REFUSED)
            if None in met.values():
                outcome.codes.add(UNDECIDED)
            return CheckedSetup(defects, each.board, verdict, met=met)
        assert verdict is not None
        outcome.count([verdict.status])
        return CheckedSetup(defects, each.board, verdict, _rating(verdict))


def verify_setups(given: Input, asked: Asked, rows: Rows, is_quiet: bool) -> None:
    """Find the defects of each setup, decide and rate it or check requirements; print the results.

    If something is required, people see the setups that fail or, if `verbose`, all; a summary
    follows. If `is_quiet`, there is only the summary.
    """
    shows_all = asked.verbose or not asked.required or not rows.is_text
    fates: Counter[str] = Counter()
    pace = Pace()
    for chunk in counted(given.chunks(rows.outcome, pace, are_named=is_quiet), given.count, len):
        for answered in asked.answers(chunk):
            pace.learn(len(answered.verdicts), answered.seconds)
            for each, verdict in answered.pairs():
                checked = asked.check(each, verdict, rows.outcome)
                fates[checked.fate] += 1
                if not is_quiet and (shows_all or checked.fate is not Fate.ACCEPTED):
                    lines = partial(checked.lines, asked.verbose)
                    error = each.message if each.error else None
                    rows.print(checked.as_json(), each.origin, lines, error, is_placed=True)
    if not asked.required or not fates:
        return  # Why nothing could be read was said.
    if rows.is_text:
        counts = ", ".join(f"{fates[fate]:,} {fate}" for fate in Fate if fates[fate])
        print_lines(f"{many(fates.total(), 'board')}: {counts}")
    elif is_quiet:
        print_json({"boards": fates.total()} | {fate: fates[fate] for fate in Fate})


def _defect_lines(defects: Sequence[str]) -> list[str]:
    if not defects:
        return ["a proper setup"]
    return [line for defect in defects for line in wrap(f"- {defect}")]


def _met(board: Board, defects: Sequence[str], verdict: Verdict | None, asked: Asked) -> Met:
    """Return whether a setup meets each requirement; those in `SEARCHED` need its verdict."""
    is_solvable = SOLVED[verdict.status] if verdict is not None else None
    is_met: dict[Requirement, Callable[[], bool | None]] = {
        Requirement.PROPER: lambda: not defects,
        Requirement.BALANCED: lambda: is_balanced(board),
        Requirement.SOLVABLE: lambda: is_solvable,
        Requirement.UNIQUE: lambda: (
            is_solvable and has_one_solution(Position.of_board(board), asked.limits)
        ),
    }
    return {each: is_met[each]() for each in asked.required}


def has_one_solution(position: Position, limits: Limits) -> bool | None:
    """Return whether exactly one sequence of captures is a solution, None if undecided.

    This is so if at each step exactly one capture keeps the position solvable. The limits hold for
    each position after a capture. With more than `MOST_CAPTURES` captures it stays undecided.
    """
    while not position.is_solved:
        captures = position.captures()
        if len(captures) > MOST_CAPTURES:
            return None
        after = list(map(position.after, captures))
        found = {status: list[Position]() for status in Status}
        for verdict in decide_alike(after, limits):
            found[verdict.status].append(verdict.position)
            if len(found[Status.SOLVABLE]) > 1:
                return False
        if found[Status.UNDECIDED]:
            return None
        if not found[Status.SOLVABLE]:
            return False
        (position,) = found[Status.SOLVABLE]
    return True


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
