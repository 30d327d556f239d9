"""Boards of one shape and number of stacks, decided many at once.

Line removal takes a thousand dense boards in one call, presolve fifty others; boards that these
leave open are decided one by one. The verdicts, with captures and nodes, are those of `decide`.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

import numpy as np

from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.outcomes import (
    ANSWERS,
    OPEN,
    SOLVED_BY_LINES,
    UNASKED,
    Found,
    nothing_found,
    verdict_of,
)
from greenest.solver.decide import decide, decide_further
from greenest.solver.loader import LOADER, is_compiled
from greenest.solver.registry import AT_ONCE
from greenest.solver.scheduler import FIRST_BUDGET
from greenest.solver.verdict import Limits, Verdict

MANY = 100
"""Number of boards from which on compiled code, if cached, is loaded before the first board."""

_NAMES = {outcome: (status.value, engine) for outcome, (status, engine) in ANSWERS.items()}


class Answers(NamedTuple):
    """The outcomes of one call, and verdicts on boards decided singly after it."""

    found: Found
    seconds: float
    """The mean time for a board of the call."""
    alone: dict[int, Verdict]
    """Verdicts on boards decided singly, by place."""

    def counts(self) -> Iterator[tuple[tuple[str, str], int]]:
        """Yield (verdict, engine) and the number of boards of the call that have it."""
        for outcome, count in enumerate(np.bincount(self.found.outcomes).tolist()):
            if count and outcome in _NAMES:
                yield _NAMES[outcome], count

    def open(self, boards: Boards) -> list[tuple[int, Verdict | None]]:
        """Return the places of boards left open, each with the verdict of presolve or None."""
        outcomes = self.found.outcomes
        codes = outcomes.tobytes()
        if OPEN not in codes and UNASKED not in codes:
            return []
        places = self.found.is_open.nonzero()[0].tolist()
        return [
            (place, None if outcomes[place] == UNASKED else self.verdict(boards, place))
            for place in places
        ]

    def verdict(self, boards: Boards, place: int) -> Verdict:
        """Return the verdict on the board at a place."""
        if place in self.alone:
            return self.alone[place]
        outcomes, nodes, captures = self.found
        position = boards.position(place)
        outcome = int(outcomes[place])
        return verdict_of(position, outcome, nodes[place].tolist(), captures[place], self.seconds)

    def verdicts(self, boards: Boards) -> list[Verdict]:
        """Return the verdicts on all boards, in order."""
        return [self.verdict(boards, place) for place in range(len(boards))]


def answers_at_once(boards: Boards, limits: Limits, engine: str) -> Answers:
    """Decide boards by one call of an engine, which must be loaded, as far as it can."""
    part = boards.part_for(engine)
    if part is None:
        return _all_open(boards)
    began = perf_counter()
    found = _remove_lines(boards, limits) if part == "lines" else _look(boards, limits)
    return Answers(found, (perf_counter() - began) / len(boards), {})


def finish(
    boards: Boards, place: int, first: Verdict | None, limits: Limits, engine: str
) -> Verdict:
    """Decide a board that one call left open."""
    return (
        decide(boards.position(place), limits, engine)
        if first is None
        else decide_further(first, limits)
    )


def decided(
    boards: Boards, limits: Limits, engine: str = "auto", shares_time: bool = False
) -> Iterator[tuple[Boards, Answers]]:
    """Decide boards in order; yield them call by call, with their answers, none left open.

    The first boards are decided in plain Python until the engine is loaded. The limits hold for
    each board; with `shares_time`, the boards that remain share the remaining time.
    """
    part = boards.part_for(engine)
    if part and len(boards) >= MANY and is_compiled(part):
        LOADER.load(part)
    start, spent = 0, 0.0

    def allowed(place: int) -> Limits:
        return limits.share(spent, len(boards) - place) if shares_time else limits

    while start < len(boards):
        is_ready = LOADER.is_loaded(part)
        some = boards.part(start, start + (AT_ONCE[part] if is_ready else 1))
        found = answers_at_once(some, allowed(start), engine) if is_ready else _all_open(some)
        spent += found.seconds * len(some)
        for place, first in found.open(some):
            verdict = finish(some, place, first, allowed(start + place), engine)
            spent += verdict.seconds - (first.seconds if first is not None else 0.0)
            found.alone[place] = verdict
        yield some, found
        start += len(some)


def _all_open(boards: Boards) -> Answers:
    return Answers(nothing_found(len(boards), boards.stacks), 0.0, {})


def _remove_lines(boards: Boards, limits: Limits) -> Found:
    """Solve boards by removing lines; boards where that is stuck stay open."""
    from greenest.solver.engines.lines.search import solve_boards

    captures, lengths, tried = solve_boards(boards.cells, boards.rows, boards.cols)
    is_solved = (lengths >= 0) & (tried <= min(FIRST_BUDGET, limits.max_nodes))
    nodes = np.zeros((len(boards), 2), dtype=np.int64)
    nodes[:, 0] = tried * is_solved
    outcomes = np.where(is_solved, np.uint8(SOLVED_BY_LINES), np.uint8(UNASKED))
    return Found(outcomes, nodes, captures[:, : boards.stacks - 1])


def _look(boards: Boards, limits: Limits) -> Found:
    """Presolve boards: static reasons, a short search, narrow beams."""
    from greenest.solver.engines.presolve import search as presolve

    found = presolve.look(boards.cells, boards.cols, boards.stacks, limits)
    if not presolve.are_right(boards.cells, boards.rows, boards.cols, found):
        raise AssertionError(
            f"a solution of a board of {boards.rows}x{boards.cols} breaks the rules"
        )
    return found
