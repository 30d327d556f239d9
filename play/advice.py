"""Help during a game: hints, solutions, and warnings after captures that make a puzzle unsolvable.

Only the puzzle Greenest has a solver. It is loaded at the first request.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from greenest.games.plurals import many
from greenest.games.protocol import Game, State
from greenest.games.pyramids.position import Position
from greenest.play.known_options import SOLVER, objection
from greenest.play.opponents import BEST, level_for, opponent
from greenest.play.wording import keeping

if TYPE_CHECKING:
    from greenest.solver.verdict import Status, Verdict

NODES = 2_000_000
"""The largest number of positions searched for a hint or a solution."""
MAX_NODES = 100_000
"""The largest number of positions searched for the warning after a capture."""
STRONG = "best-2000"
"""The opponent that gives hints in games without a solver; greedy if no search plays them."""


class Adviser:
    """Gives help by the solver, and stores the solver's verdicts."""

    def __init__(self) -> None:
        self._known: dict[Position, Verdict] = {}

    def hint(self, state: State[Any], game: Game[Any]) -> list[str]:
        """Return lines that say which captures keep the puzzle solvable.

        In other games, return one line with a strong move.
        """
        if objection(SOLVER, game):
            level = STRONG if level_for(BEST, game) == BEST else "greedy"
            move = opponent(level, game)(state, Random(0))
            return [f"the opponent {level} would play {state.format_move(move)}"]
        position = _position(state)
        captures = position.captures()
        judged: dict[str, list[str]] = {"solvable": [], "unsolvable": [], "undecided": []}
        verdicts = self._decide(list(map(position.after, captures)), NODES)
        for capture, verdict in zip(captures, verdicts, strict=True):
            judged[verdict.status].append(position.notation(capture))
        good, undecided = judged["solvable"], judged["undecided"]
        if good:
            lines = [f"{keeping(len(good), len(captures))}: {' '.join(good)}"]
        else:
            keeps = "is known to keep" if undecided else "keeps"
            lines = [f"none of {many(len(captures), 'capture')} {keeps} it solvable"]
        if undecided:
            lines.append(f"undecided within {NODES:,} positions: {' '.join(undecided)}")
        return lines

    def solution(self, state: State[Any], game: Game[Any]) -> tuple[tuple[Any, ...] | None, str]:
        """Return the captures that solve the puzzle, and a message for the player.

        The captures are None if the puzzle is unsolvable or undecided, and in other games.
        """
        if objection(SOLVER, game):
            return None, "there is nothing to solve here: only the puzzle greenest has solutions"
        (verdict,) = self._decide([_position(state)], NODES)
        if verdict.captures is None:
            reason = f": {verdict.reason}" if verdict.reason else ""
            return None, f"{verdict.status}{reason}"
        return tuple(verdict.captures), f"solved in {many(len(verdict.captures), 'capture')}"

    def light(self, before: State[Any], after: State[Any], game: Game[Any]) -> str | None:
        """Return a warning if a capture made the puzzle unsolvable, or may have.

        Return None if the puzzle is still solvable or was unsolvable before, and in other games.
        """
        if objection(SOLVER, game):
            return None
        now = self._status(after)
        if now == "solvable":
            return None
        then = self._status(before)
        if then == "unsolvable":
            return None
        if now == "undecided":
            return f"whether it can still be solved is undecided within {MAX_NODES:,} positions"
        if then == "undecided":
            return "now it cannot be solved; whether it could before is undecided"
        return "now it can no longer be solved; undo takes the capture back"

    def _status(self, state: State[Any]) -> Status:
        (verdict,) = self._decide([_position(state)], MAX_NODES)
        return verdict.status

    def _decide(self, positions: Sequence[Position], nodes: int) -> list[Verdict]:
        """Return the verdicts on positions of one shape and number of stacks.

        A verdict other than undecided is stored and not computed again.
        """
        from greenest.solver.alike import decide_alike
        from greenest.solver.verdict import Limits

        asked = [position for position in positions if position not in self._known]
        verdicts = decide_alike(asked, Limits(max_nodes=nodes))
        found = self._known | dict(zip(asked, verdicts, strict=True))
        self._known |= {
            position: verdict
            for position, verdict in found.items()
            if verdict.status != "undecided"
        }
        return [found[position] for position in positions]


def _position(state: Any) -> Position:
    return Position.of_board(state.board)
