"""Boards of one shape and number of stacks, decided many at once.

How boards are handed to engines stands here alone: dense boards lose their lines a thousand at a
time, others have a first look fifty at a time, and what these leave open is decided one by one. The
verdicts, with captures and nodes, are those of `decide`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import captures_of
from greenest.solver import at_hand
from greenest.solver.bulk.boards import Boards, Bytes, Integers
from greenest.solver.decide import decide, decide_further
from greenest.solver.density import AT_ONCE
from greenest.solver.portfolio import FIRST_BUDGET
from greenest.solver.verdict import Limits, Status, Verdict, turns_of

MANY = 100
"""From so many boards on, what was compiled earlier is loaded before the first is decided."""


class Solved(NamedTuple):
    """Boards that were solved in one call; each solution was replayed."""

    places: Integers
    """(solved,) their places among the boards."""
    engines: NDArray[np.str_]
    """(solved,) "lines", "dfs" or "beam"."""
    nodes: Integers
    """(solved, 2) of the search or of line removal, and of beams after it."""
    captures: Bytes
    """(solved, stacks - 1, 2) source and target of each capture, cells counted row by row."""


class Answers(NamedTuple):
    """What one call finds of boards, and in the end what is known of them."""

    solved: Solved
    others: list[tuple[int, Verdict]]
    """Places of other boards, with the verdicts on them."""
    open: Sequence[tuple[int, Verdict | None]]
    """Places of boards left undecided, with the verdict of their first look if they had one."""
    seconds: float
    """The mean time for a board of the call."""

    def verdict(self, boards: Boards, index: int) -> Verdict:
        """Return the verdict on the solved board of an index."""
        places, engines, nodes, captures = self.solved
        return verdict_of_solution(
            boards.position(int(places[index])),
            str(engines[index]),
            nodes[index].tolist(),
            captures[index],
            self.seconds,
        )

    def verdicts(self, boards: Boards) -> list[Verdict]:
        """Return the verdicts on all boards, in order."""
        solved = {
            place: self.verdict(boards, index)
            for index, place in enumerate(self.solved.places.tolist())
        }
        return [verdict for _, verdict in sorted((solved | dict(self.others)).items())]


def verdict_of_solution(
    position: Position, engine: str, nodes: Sequence[int], captures: Bytes, seconds: float
) -> Verdict:
    """Return the verdict on a board that was solved with others, given its row of `Solved`."""
    turns = turns_of(engine, Status.SOLVABLE, nodes, seconds)
    moves = captures_of(np.ascontiguousarray(captures).view("<u2").ravel().tolist())
    return Verdict(position, Status.SOLVABLE, engine, moves, None, sum(nodes), seconds, turns)


def answers_at_once(boards: Boards, limits: Limits, engine: str) -> Answers:
    """Decide what one call can decide; the part that it is for must be loaded."""
    part = boards.part_for(engine)
    if part == "lines":
        return _remove_lines(boards, limits)
    return _look(boards, limits) if part == "glance" else _all_open(boards)


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
    """Decide boards in order; yield some at a time, with their answers, none left open.

    A few boards are decided without compiled code until one is met that needs it. The limits hold
    for each board; with `shares_time`, what is left of the time is shared by those to come.
    """
    part = boards.part_for(engine)
    if part and len(boards) >= MANY and at_hand.is_compiled(part):
        at_hand.load(part)
    start, spent = 0, 0.0

    def allowed(place: int) -> Limits:
        return limits.share(spent, len(boards) - place) if shares_time else limits

    while start < len(boards):
        is_ready = at_hand.is_loaded(part)
        some = boards.part(start, start + (AT_ONCE[part] if is_ready else 1))
        found = answers_at_once(some, allowed(start), engine) if is_ready else _all_open(some)
        spent += found.seconds * len(some)
        for place, first in found.open:
            verdict = finish(some, place, first, allowed(start + place), engine)
            spent += verdict.seconds - (first.seconds if first is not None else 0.0)
            found.others.append((place, verdict))
        yield some, found._replace(open=[])
        start += len(some)


def _all_open(boards: Boards) -> Answers:
    none = np.zeros(0, dtype=np.int64)
    captures = np.zeros((0, max(boards.stacks - 1, 0), 2), dtype=np.uint8)
    solved = Solved(none, np.zeros(0, dtype="<U5"), none.reshape(0, 2), captures)
    return Answers(solved, [], [(place, None) for place in range(len(boards))], 0.0)


def _remove_lines(boards: Boards, limits: Limits) -> Answers:
    """Solve boards by removing lines, if that is not stuck."""
    from greenest.solver.engines.lines import solve_boards

    began = perf_counter()
    found = solve_boards(boards.cells, boards.rows, boards.cols)
    is_solved = (found.lengths >= 0) & (found.nodes <= min(FIRST_BUDGET, limits.max_nodes))
    places = is_solved.nonzero()[0]
    solved = Solved(
        places,
        np.full(len(places), "lines"),
        np.stack([found.nodes[places], np.zeros_like(places)], axis=1),
        found.captures[places, : boards.stacks - 1],
    )
    left = [(place, None) for place in (~is_solved).nonzero()[0].tolist()]
    return Answers(solved, [], left, (perf_counter() - began) / len(boards))


def _look(boards: Boards, limits: Limits) -> Answers:
    """Look at boards for the first time: static reasons, some search, narrow beams."""
    from greenest.solver.engines import glance

    began = perf_counter()
    found = glance.look(boards.cells, boards.cols, boards.stacks, limits)
    if not glance.are_right(boards.cells, boards.rows, boards.cols, found):
        raise AssertionError(
            f"a solution of a board of {boards.rows}x{boards.cols} breaks the rules"
        )
    seconds = (perf_counter() - began) / len(boards)

    def verdict(place: int) -> Verdict:
        return glance.verdict_of(boards.position(place), found, place, seconds)

    is_beam = found.outcomes == glance.SOLVED_BY_BEAM
    is_solved = is_beam | (found.outcomes == glance.SOLVED)
    is_open = found.outcomes == glance.OPEN
    places = is_solved.nonzero()[0]
    solved = Solved(
        places,
        np.where(is_beam[places], "beam", "dfs"),
        found.nodes[places],
        found.captures[places],
    )
    others = [(place, verdict(place)) for place in (~is_solved & ~is_open).nonzero()[0].tolist()]
    left = [(place, verdict(place)) for place in is_open.nonzero()[0].tolist()]
    return Answers(solved, others, left, seconds)
