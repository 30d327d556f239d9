"""Boards given to `solve --ledger`, their verdicts, and ways to decide them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from greenest.games.pyramids.position import Position
from greenest.solver.bulk.boards import grouped
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Verdict
from greenest.study.book.given import GivenBook
from greenest.study.book.settings import Settings
from greenest.study.positions.decide_all import decide_all
from greenest.study.sampling import random_position

LIMITS = Limits(max_nodes=200)
ASKED = Settings.of_given(LIMITS, "auto")
POSITIONS = [random_position(4, 4, 4 + index % 12, 3, index) for index in range(120)]
EXPECTED = [decide(position, LIMITS) for position in POSITIONS]


def here(position: Position) -> Verdict:
    return decide(position, LIMITS)


def forbidden(position: Position) -> Verdict:
    raise AssertionError(f"{position} was decided again")


def timeless(verdicts: Iterable[Verdict]) -> list[Verdict]:
    return [replace(verdict, seconds=0.0, turns=()) for verdict in verdicts]


WITHOUT_TIMES = timeless(EXPECTED)


def decided(
    ledger: GivenBook | None = None,
    jobs: int = 1,
    decide_one: Callable[[Position], Verdict] = here,
) -> list[Verdict]:
    """Return the verdicts on all positions without times, by this process or by others."""
    if ledger and jobs == 1:
        return timeless(ledger.decided(each, decide_one) for each in POSITIONS)
    parts = ((number, grouped([each])) for number, each in enumerate(POSITIONS))
    answered = list(decide_all(parts, LIMITS, jobs=jobs, ledger=ledger))
    assert [number for number, _ in answered] == list(range(len(POSITIONS)))
    return timeless(verdict for _, verdicts in answered for verdict in verdicts)
