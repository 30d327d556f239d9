"""Decides positions for `verify`, and judges their captures if requested."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.hints import Judged, hint_lines, judge
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Verdict


@dataclass(frozen=True, slots=True)
class Further:
    """The settings for deciding positions, and the outcome that collects exit codes."""

    limits: Limits
    engine: str
    with_hint: bool
    outcome: Outcome

    def decide(self, position: Position) -> Decided:
        """Decide a position, and judge its captures if requested."""
        verdict = decide(position, self.limits, self.engine)
        self.outcome.count(verdict)
        if not self.with_hint:
            return Decided(verdict, None)
        return Decided(verdict, tuple(judge(position, self.limits, self.outcome)))


@dataclass(frozen=True, slots=True)
class Decided:
    """A verdict, and the judged captures of its position; `judged` is None if not requested."""

    verdict: Verdict
    judged: tuple[Judged, ...] | None

    def hint_lines(self) -> list[str]:
        """Return the judged captures as lines; no lines if not requested."""
        return [] if self.judged is None else hint_lines(self.verdict.position, self.judged)

    def hint_as_json(self) -> dict[str, Any]:
        """Return the judged captures under the key `hint`; an empty object if not requested."""
        if self.judged is None:
            return {}
        return {"hint": [each.as_json() for each in self.judged]}
