"""Decides one position in several threads: engines race, and the first answer is the verdict.

A turn runs a search up to a limit of nodes. Two threads share the turns of "auto" after presolve.
Each thread takes the first turn of a search that the other is not running. So beams and CDCL run
side by side, and each search is resumed at its next turn:

    turns      beam 80k | sat 4M | beam 220k | beam 2M | sat 8M | ...
    thread 1   beam 80k | beam 220k | beam 2M | dfs 200k | ...
    thread 2   sat 4M .......................... | sat 8M | ...

Each further thread runs CDCL or beams on a view of the position, which is a mirror image of it, or
a turn of the colours, or both. A view has the same verdict, but captures and literals are tried in
another order, so the time differs. Compiled searches run without Python's global lock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import replace
from functools import partial
from itertools import cycle, islice
from sys import maxsize
from threading import Event, Lock
from typing import NamedTuple

import numpy as np

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import SearchTurn, Turns, decide_further
from greenest.solver.loader import LOADER
from greenest.solver.registry import ENGINES, Search
from greenest.solver.verdict import Limits, Status, Verdict, is_over

SHARING = 2
"""The number of threads that share the turns of "auto"."""
SLICE = 20_000
"""A search is interrupted after this many nodes, to see whether another thread has an answer."""
OTHERS = ("sat", "beam")
"""The engines of further threads, used alternately; they decide most hard positions."""
WAYS = 24
"""The number of views: 8 symmetries of the board times 3 turns of the colours."""


class View(NamedTuple):
    """An equivalent position, and the cell of the original position for each of its cells."""

    position: Position
    cells: tuple[int, ...]

    def captures(self, seen: Sequence[Capture]) -> tuple[Capture, ...]:
        """Translate captures on the view into captures on the original position."""
        return tuple(Capture(self.cells[each.source], self.cells[each.target]) for each in seen)


def view(position: Position, way: int) -> View:
    """Return the view with number `way`, below `WAYS`."""
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


class ViewSearch:
    """A search on a view of a position that returns verdicts on the position itself."""

    def __init__(self, position: Position, engine: str, way: int) -> None:
        self._position, self._view = position, view(position, way)
        self._search = LOADER.start(engine, self._view.position)

    def run(self, limits: Limits) -> Verdict:
        """Search up to the limits; the next call resumes the search."""
        found = self._search.run(limits)
        captures = None if found.captures is None else self._view.captures(found.captures)
        return replace(found, position=self._position, captures=captures)


class Schedule:
    """Turns shared by threads; a search runs in one thread at a time."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._lock = Lock()
        self._skipped: list[SearchTurn] = []
        self._running: list[Search] = []

    def take(self) -> SearchTurn:
        """Remove and return the first turn whose search runs in no thread."""
        with self._lock:
            turn = next(filter(self._is_free, self._skipped), None)
            if turn is not None:
                self._skipped.remove(turn)
            while turn is None:
                turn = next(self._turns)
                if not self._is_free(turn):
                    self._skipped.append(turn)
                    turn = None
            self._running.append(turn.search)
            return turn

    def end(self, turn: SearchTurn) -> None:
        """Release the search of a finished turn."""
        with self._lock:
            self._running.remove(turn.search)

    def _is_free(self, turn: SearchTurn) -> bool:
        return turn.search not in self._running


def race(position: Position, limits: Limits, jobs: int) -> Verdict:
    """Decide a position by presolve, and then by the engines of "auto" in `jobs` threads.

    The limits hold for each thread. The verdict has the nodes and turns of all threads; its
    captures, engine and turns depend on which thread answers first.
    """
    return decide_further(position, limits, "auto", take_rest=partial(take_turns, jobs=jobs))


def take_turns(turns: Turns, limits: Limits, verdicts: list[Verdict], jobs: int) -> None:
    """Run turns in threads until a turn has an answer or a limit is met.

    The verdicts of all turns are appended to `verdicts`; answers come last.
    """
    nodes, seconds = sum(each.nodes for each in verdicts), sum(each.seconds for each in verdicts)
    position, left = verdicts[-1].position, limits.after(nodes, seconds)
    if is_over(verdicts, left):
        return
    schedules = [Schedule(turns)] * SHARING
    schedules += [Schedule(each) for each in islice(_other_turns(position), jobs - SHARING)]
    answered = Event()
    with ThreadPoolExecutor(jobs) as pool:
        try:
            threads = [pool.submit(_run, each, left, answered) for each in schedules]
            wait(threads, return_when=FIRST_EXCEPTION)
        finally:
            answered.set()
    taken = [verdict for thread in threads for verdict in thread.result()]
    verdicts += sorted(taken, key=lambda verdict: verdict.status is not Status.UNDECIDED)


def _other_turns(position: Position) -> Iterator[Turns]:
    for engine, way in zip(cycle(OTHERS), cycle(range(1, WAYS)), strict=False):
        yield iter([SearchTurn(engine, ViewSearch(position, engine, way), maxsize)])


def _run(schedule: Schedule, limits: Limits, answered: Event) -> list[Verdict]:
    """Run turns until this or another thread has an answer, or until a limit is met."""
    verdicts: list[Verdict] = []
    began, nodes = LOADER.clock(), 0

    def left() -> Limits:
        return limits.after(nodes, LOADER.clock() - began)

    while not (answered.is_set() or is_over(verdicts, left())):
        turn = schedule.take()
        verdicts.append(_run_turn(turn, left(), answered))
        schedule.end(turn)
        nodes += verdicts[-1].nodes
    if verdicts and verdicts[-1].status is not Status.UNDECIDED:
        answered.set()
    return verdicts


def _run_turn(turn: SearchTurn, limits: Limits, answered: Event) -> Verdict:
    """Run a turn, in slices of `SLICE` nodes if its search can be resumed."""
    began, nodes = LOADER.clock(), 0
    most = min(turn.nodes, limits.max_nodes)
    while True:
        left = limits.after(nodes, LOADER.clock() - began)
        asked = most - nodes
        if ENGINES[turn.engine].is_resumable:
            asked = min(asked, SLICE)
        found = turn.search.run(replace(left, max_nodes=asked))
        nodes += found.nodes
        seconds = LOADER.clock() - began
        is_last = nodes >= most or limits.are_met(nodes, seconds) or answered.is_set()
        if is_last or found.status is not Status.UNDECIDED or found.nodes < asked:
            return replace(found, nodes=nodes, seconds=seconds)
