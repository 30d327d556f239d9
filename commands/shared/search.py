"""The solver as commands ask it: compiled first, so that no verdict's seconds include that."""

from __future__ import annotations

from functools import cache

from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.printing import say
from greenest.games.pyramids.board_text import Board
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide, is_compiled, prepare
from greenest.solver.verdict import Limits, Verdict


def decide_board(board: Board, limits: Limits, engine: str, outcome: Outcome) -> Verdict:
    """Decide a board and note whether it stayed undecided."""
    prepare_once(engine)
    verdict = decide(Position.of_board(board), limits, engine)
    outcome.count(verdict)
    return verdict


@cache
def prepare_once(engine: str = "auto") -> None:
    """Compile or load an engine now."""
    if engine != "cpsat" and not is_compiled():
        say("compiling the search once; this takes some seconds …")
    prepare(engine)
