"""Judged captures, each with the verdict on the position after it; verdicts with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.printing import wrap
from greenest.commands.shared.progress import Pace
from greenest.commands.shared.verdicts import decide_chunk
from greenest.commands.tables.given import Chunk, Given, Unreadable
from greenest.games.plurals import many
from greenest.games.pyramids.position import Position
from greenest.solver.alike import decide_alike, judge_captures
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status, Verdict

MOST_JUDGED = 1_000
"""The most captures of a position that are judged; boards up to 16x16 have fewer."""
JUDGED_KEYS = ("board", "move", "verdict", "engine", "moves", "reason", "nodes", "seconds")


@dataclass(frozen=True, slots=True)
class Judged:
    """A legal capture of a position, and the verdict on the position after it."""

    position: Position
    move: str
    verdict: Verdict

    def as_json(self) -> dict[str, Any]:
        """Return the capture and its verdict under their published keys."""
        record = self.verdict.as_json() | {"board": str(self.position), "move": self.move}
        return {key: record[key] for key in JUDGED_KEYS}


def no_capture(position: Position) -> dict[str, Any]:
    """Return a row for a position without captures: only the key "board" has a value."""
    return dict.fromkeys(JUDGED_KEYS) | {"board": str(position)}


def judge(position: Position, limits: Limits, outcome: Outcome) -> Iterator[Judged]:
    """Yield each capture with its verdict; record exit code 3 if one is undecided.

    Raises ValueError for more captures than `MOST_JUDGED`, before the first.
    """
    captures = len(position.captures())
    if captures > MOST_JUDGED:
        raise ValueError(
            f"up to {MOST_JUDGED:,} captures of a position are judged, and this one of "
            f"{position.rows}x{position.cols} has {captures:,}"
        )
    for capture, verdict in judge_captures(position, limits):
        outcome.count([verdict.status])
        yield Judged(position, position.notation(capture), verdict)


def has_one_solution(position: Position, limits: Limits) -> bool | None:
    """Return whether exactly one sequence of captures is a solution, None if undecided.

    This is so if at each step exactly one capture keeps the position solvable. The limits hold for
    each position after a capture. With more than `MOST_JUDGED` captures it stays undecided.
    """
    while not position.is_solved:
        captures = position.captures()
        if len(captures) > MOST_JUDGED:
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


def hint_lines(
    position: Position, judged: Sequence[Judged], where: str = "", with_reasons: bool = False
) -> list[str]:
    """Return lines that say how many captures keep the position solvable, and which.

    If `with_reasons`, the captures with the same reason are listed below it.
    """
    place = f" ({where})" if where else ""
    groups: dict[tuple[Status, str | None], list[str]] = {}
    for each in judged:
        reason = each.verdict.reason if with_reasons else None
        groups.setdefault((each.verdict.status, reason), []).append(each.move)
    lines = wrap(_summary(position, judged) + place)
    for status, reason in sorted(groups, key=lambda group: list(Status).index(group[0])):
        lines += wrap(f"{status}, {reason}:" if reason else f"{status}:")
        lines += wrap(" ".join(groups[status, reason]), "  ")
    return lines


def _summary(position: Position, judged: Sequence[Judged]) -> str:
    if not judged:
        return f"no capture is left, with {many(position.pieces, 'stack')}"
    good = sum(each.verdict.status is Status.SOLVABLE for each in judged)
    keep = "keeps" if len(judged) == 1 else "keep"
    return f"{good} of {many(len(judged), 'capture')} {keep} the position solvable"


@dataclass(frozen=True, slots=True)
class Further:
    """The settings for deciding positions, and the outcome that collects exit codes."""

    limits: Limits
    engine: str
    with_hint: bool
    outcome: Outcome

    def decide(self, position: Position) -> Decided:
        """Decide a position, and judge its captures if requested."""
        return self._judged(decide(position, self.limits, self.engine))

    def decide_each(
        self, chunk: Chunk, pace: Pace
    ) -> Iterator[tuple[Given | Unreadable, Decided | None]]:
        """Decide the positions of a chunk, and judge their captures if requested.

        They are yielded in order; None stands beside an unreadable one. `pace` learns the time.
        """
        answered = decide_chunk(chunk, self.limits, self.engine)
        verdicts = chain.from_iterable(found for _, found in answered)
        for each in chunk:
            if isinstance(each, Unreadable):
                yield each, None
                continue
            verdict = next(verdicts)
            pace.learn(1, verdict.seconds)
            yield each, self._judged(verdict, f"{each.origin.where}: ")

    def _judged(self, verdict: Verdict, where: str = "") -> Decided:
        self.outcome.count([verdict.status])
        judged = None
        if self.with_hint:
            try:
                judged = tuple(judge(verdict.position, self.limits, self.outcome))
            except ValueError as error:
                self.outcome.refuse(f"{where}{error}")
        return Decided(verdict, judged)


@dataclass(frozen=True, slots=True)
class Decided:
    """A verdict, and the judged captures of its position.

    `judged` is None if not requested, and for more captures than are judged.
    """

    verdict: Verdict
    judged: tuple[Judged, ...] | None

    def hint_lines(self) -> list[str]:
        """Return the judged captures as lines; no lines if there are none."""
        return [] if self.judged is None else hint_lines(self.verdict.position, self.judged)

    def hint_as_json(self) -> dict[str, Any]:
        """Return the judged captures under the key `hint`; an empty object if there are none."""
        if self.judged is None:
            return {}
        return {"hint": [each.as_json() for each in self.judged]}
