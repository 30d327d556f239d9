"""Decides one position in several threads: engines race, and the first answer counts.

Two threads share the turns of "auto" after presolve. Each takes the first turn whose search the
other is not running, so beams and CDCL work side by side, and each search is continued:

    turns      beam 80k | sat 4M | beam 220k | beam 2M | sat 8M | ...
    thread 1   beam 80k | beam 220k | beam 2M | dfs 200k | ...
    thread 2   sat 4M .......................... | sat 8M | ...

Further threads run CDCL or beams alone on a view of the position: mirrored, or with its colours in
turn. The verdict on a view is the same, but captures and literals are tried in another order, so
the time differs. Engines agree, so the first answer is the verdict. Compiled searches run without
Python's global lock.
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
"""The threads that share the turns of "auto"."""
SLICE = 20_000
"""Nodes of a search between two checks for the answer of another thread."""
OTHERS = ("sat", "beam")
"""The engines of further threads, used in turn: those that decide most hard positions."""
WAYS = 24
"""The number of equivalent views: 8 symmetries of the board times 3 turns of the colours."""


class View(NamedTuple):
    """An equivalent position, and for each of its cells the cell of the original board."""

    position: Position
    cells: tuple[int, ...]

    def captures(self, seen: Sequence[Capture]) -> tuple[Capture, ...]:
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


class ViewSearch:
    """A search of a view of a position, with verdicts on the position itself."""

    def __init__(self, position: Position, engine: str, way: int) -> None:
        self._position, self._view = position, view(position, way)
        self._search = LOADER.start(engine, self._view.position)

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; the next call resumes."""
        found = self._search.run(limits)
        captures = None if found.captures is None else self._view.captures(found.captures)
        return replace(found, position=self._position, captures=captures)


class Schedule:
    """Turns that threads share; no two threads run the same search at a time."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._lock = Lock()
        self._skipped: list[SearchTurn] = []
        self._running: list[Search] = []

    def take(self) -> SearchTurn:
        """Return the first turn whose search no thread runs."""
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
        """Free the search of a turn that is over."""
        with self._lock:
            self._running.remove(turn.search)

    def _is_free(self, turn: SearchTurn) -> bool:
        return turn.search not in self._running


def race(position: Position, limits: Limits, jobs: int) -> Verdict:
    """Decide a position by the engines of "auto", in `jobs` threads after presolve.

    The limits hold for each thread. The verdict has the nodes and turns of all threads; its
    captures, engine and turns depend on which thread is first.
    """
    return decide_further(position, limits, "auto", take_rest=partial(take_turns, jobs=jobs))


def take_turns(turns: Turns, limits: Limits, verdicts: list[Verdict], jobs: int) -> None:
    """Take turns in threads up to the first answer, or up to a limit; add their verdicts."""
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
    """Yield for each further thread its only turn."""
    for engine, way in zip(cycle(OTHERS), cycle(range(1, WAYS)), strict=False):
        yield iter([SearchTurn(engine, ViewSearch(position, engine, way), maxsize)])


def _run(schedule: Schedule, limits: Limits, answered: Event) -> list[Verdict]:
    """Take turns until this or another thread has an answer, or up to a limit."""
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
    """Run a turn, slice by slice if its search can be resumed."""
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
