"""Decide one position in several processes: engines race, and the first answer is taken.

The first process works as a single process does. Each other one runs one engine on an equivalent
position: mirrored, or with turned colours. The verdict is the same, but captures and literals are
tried in another order, so the time differs. As engines agree, the first answer is the verdict.

Processes are started only if one process has not decided the position after about a second, the
time that starting them takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from time import monotonic, perf_counter
from typing import NamedTuple

import numpy as np

from greenest.games.pyramids.board_text import COLOURS
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.registry import COMPILED
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.system.workers import started

NODES_ALONE = 5_000_000
"""Nodes of one process before others are started."""
SECONDS_ALONE = 3.0
"""With a time limit of at most this, no other processes are started."""
ENGINES = ("sat", "beam")
"""The engines of the other processes, in turn: those that decide most hard positions."""
WAYS = 24
"""The number of equivalent views: 8 symmetries of the board times 3 turns of the colours."""


class Entry(NamedTuple):
    """The task of a process."""

    position: Position
    engine: str
    way: int
    """The index of a view; 0 is the board itself, for the first process only."""
    limits: Limits
    deadline: float | None
    """The end of the time by `monotonic()`, which all processes share."""


class View(NamedTuple):
    """An equivalent position, and the cell of the board for each of its cells."""

    position: Position
    cells: tuple[int, ...]

    def captures(self, seen: tuple[Capture, ...]) -> tuple[Capture, ...]:
        """Translate captures of the view to the board."""
        return tuple(Capture(self.cells[each.source], self.cells[each.target]) for each in seen)


def view(position: Position, way: int) -> View:
    """Return one of the `WAYS` views of a position."""
    grid = np.arange(position.rows * position.cols).reshape(position.rows, position.cols)
    if way & 1:
        grid = grid.T
    if way & 2:
        grid = grid[::-1]
    if way & 4:
        grid = grid[:, ::-1]
    turn = way >> 3
    colours = str.maketrans(COLOURS, COLOURS[turn:] + COLOURS[:turn])
    cells = tuple(grid.ravel().tolist())
    seen = "".join(position.cells[cell] for cell in cells).translate(colours)
    return View(Position(*grid.shape, seen), cells)


def race(
    position: Position, limits: Limits, jobs: int, decide_alone: Callable[[Limits], Verdict]
) -> Verdict:
    """Decide a position in up to `jobs` processes; the first does what `decide_alone` does.

    The limits hold for each process, so every position that one process decides within them is
    decided. Nodes and turns are those of the process that found the answer. Raises WorkerLostError
    if processes are lost again and again.
    """
    began, deadline = perf_counter(), _deadline(limits)
    is_brief = limits.max_seconds is not None and limits.max_seconds <= SECONDS_ALONE
    if jobs == 1 or is_brief or limits.max_nodes <= NODES_ALONE:
        return decide_alone(limits)
    verdict = decide_alone(replace(limits, max_nodes=NODES_ALONE))
    if verdict.status is Status.UNDECIDED and not limits.are_met(0, perf_counter() - began):
        verdict = _first(list(entries(position, limits, deadline, jobs)))
        if verdict.captures is not None and not position.after(*verdict.captures).is_solved:
            raise AssertionError(f"a solution of {position} does not end with a single stack")
    return replace(verdict, seconds=perf_counter() - began)


def entries(
    position: Position, limits: Limits, deadline: float | None, jobs: int
) -> Iterator[Entry]:
    """Yield the task of each process."""
    yield Entry(position, "auto", 0, limits, deadline)
    others = zip(range(jobs - 1), cycle(ENGINES), cycle(range(1, WAYS)), strict=False)
    for _, engine, way in others:
        yield Entry(position, engine, way, limits, deadline)


def run(entry: Entry) -> tuple[int, Verdict]:
    """Do the task of a process; return its way and its verdict."""
    limits = entry.limits
    if entry.deadline is not None:
        limits = replace(limits, max_seconds=max(entry.deadline - monotonic(), 0.0))
    seen = view(entry.position, entry.way)
    verdict = decide(seen.position, limits, entry.engine)
    captures = verdict.captures if verdict.captures is None else seen.captures(verdict.captures)
    return entry.way, replace(verdict, position=entry.position, captures=captures)


def _first(given: list[Entry]) -> Verdict:
    """Return the first answer, or without one the verdict of the first process; stop the others."""
    undecided: dict[int, Verdict] = {}
    with started(run, len(given), _load) as workers:
        workers.submit(iter(given))
        while workers.is_busy:
            for way, verdict in workers.results():
                if verdict.status is not Status.UNDECIDED:
                    return verdict
                undecided[way] = verdict
    return undecided[0]


def _deadline(limits: Limits) -> float | None:
    return None if limits.max_seconds is None else monotonic() + limits.max_seconds


def _load() -> None:
    """Load all compiled engines once for all processes."""
    for name in COMPILED:
        LOADER.load(name)
