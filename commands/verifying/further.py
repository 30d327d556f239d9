"""Decides positions for `verify`, and judges their captures if requested."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Protocol

from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.hints import Judged, hint_lines, judge
from greenest.commands.shared.printing import wrap
from greenest.commands.shared.progress import Pace
from greenest.commands.shared.verdicts import decide_chunk
from greenest.commands.tables.given import Chunk, Given, Unreadable
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
        self.outcome.count(verdict)
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


class Checked(Protocol):
    """What a check found, as lines for people."""

    def lines(self, verbose: bool) -> list[str]:
        """Return the lines; if `verbose`, with drawings."""


def placed_lines(each: Given | Unreadable, checked: Checked, verbose: bool) -> list[str]:
    """Return the lines of a check below the place of what was checked."""
    return [*wrap(each.origin.where), *checked.lines(verbose), ""]
