"""Peers: other solvers, each in a process of its own, which ends if a board takes too long.

Times are user and system time of the process and its children. The time to import and compile,
needed once, is not counted.
"""

from __future__ import annotations

import gc
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import product
from multiprocessing import get_context
from multiprocessing.connection import Connection
from resource import RUSAGE_CHILDREN, getrusage
from typing import NamedTuple

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.registry import REGISTRY
from greenest.solver.verdict import Limits, Status

Solution = tuple[Capture, ...]
OUT_OF_TIME = 3
"""The exit code of a process that exceeded its time limit."""
WARM_UP = Position(2, 5, "BGWBGWBGWB")


class Answer(NamedTuple):
    """A peer's verdict on a board, and its processor seconds."""

    status: Status
    seconds: float


@dataclass(frozen=True, slots=True)
class Peer:
    """A solver to compare.

    `answers` takes a position and a time limit in seconds, and returns a status and captures. A
    call may exceed the limit. `boards` is the largest number of boards of a family that this peer
    decides.
    """

    name: str
    answers: Callable[[Position, float], tuple[Status, Solution | None]]
    boards: int


def ours(engine: str, position: Position, seconds: float) -> tuple[Status, Solution | None]:
    """Decide a position by `auto` or another engine of this package."""
    for each in REGISTRY:
        if each.is_compiled:
            LOADER.load(each.name)
    for name, side in product(("dfs", "beam"), (32, 64)):
        LOADER.load(name, side)
    verdict = decide(position, Limits(max_nodes=10**12), engine)
    return verdict.status, None if verdict.captures is None else tuple(verdict.captures)


def clingo(program: str, position: Position, seconds: float) -> tuple[Status, Solution | None]:
    """Decide a position by clingo with the program `tree` or `steps`."""
    from greenest.lab.benchmarks.peers import answer_sets

    decided_by = {"tree": answer_sets.tree, "steps": answer_sets.steps}
    return _status(decided_by[program](position))


def fast_downward(position: Position, seconds: float) -> tuple[Status, Solution | None]:
    """Decide a position by the planner Fast Downward."""
    from greenest.lab.benchmarks.peers import planning

    try:
        return _status(planning.plan(position, seconds))
    except planning.NoAnswerError:
        return Status.UNDECIDED, None


def _status(solution: Solution | None) -> tuple[Status, Solution | None]:
    return (Status.UNSOLVABLE if solution is None else Status.SOLVABLE), solution


PEERS = (
    Peer("auto", partial(ours, "auto"), 10**6),
    Peer("CP-SAT", partial(ours, "cpsat"), 10**6),
    Peer("clingo, tree", partial(clingo, "tree"), 10**6),
    Peer("clingo, steps", partial(clingo, "steps"), 1),
    Peer("Fast Downward", fast_downward, 1),
)


class Asked:
    """A peer in a process of its own, which decides positions until it is closed."""

    def __init__(self, peer: Peer, limit: float) -> None:
        self._peer = peer
        self._limit = limit
        self._start()

    def __call__(self, position: Position) -> Answer:
        """Return the peer's answer: undecided if the peer needs more time than its limit.

        Raises AssertionError if the peer's process fails, or if its solution is wrong.
        """
        self._channel.send(position)
        try:
            status, solution, seconds = self._channel.recv()
        except EOFError:
            self._process.join()
            if self._process.exitcode != OUT_OF_TIME:
                raise AssertionError(f"{self._peer.name} fails on {position}") from None
            self._start()
            return Answer(Status.UNDECIDED, self._limit)
        if solution is not None and not position.after(*solution).is_solved:
            raise AssertionError(f"{self._peer.name} does not solve {position}: {solution}")
        is_late = status is Status.UNDECIDED or seconds > self._limit
        return Answer(Status.UNDECIDED, self._limit) if is_late else Answer(status, seconds)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()

    def _start(self) -> None:
        context = get_context("spawn")
        self._channel, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, self._peer, self._limit), daemon=True
        )
        self._process.start()
        theirs.close()
        self._channel.recv()


def _serve(channel: Connection, peer: Peer, limit: float) -> None:
    peer.answers(WARM_UP, 10.0)
    # Garbage collection skips what is loaded by now, so it does not count as time of a board.
    gc.freeze()
    asked: list[float] = []
    threading.Thread(target=_watch, args=(asked, limit), daemon=True).start()
    channel.send(None)
    while True:
        position = channel.recv()
        asked[:] = [_used()]
        status, solution = peer.answers(position, limit)
        seconds = _used() - asked.pop()
        channel.send((status, solution, seconds))


def _watch(asked: list[float], limit: float) -> None:
    """End this process when it has worked on one position for longer than `limit`.

    `asked` holds the processor time at the start of this work, and is empty between positions.
    """
    while True:
        time.sleep(0.05)
        if any(_used() - began > limit for began in list(asked)):
            os._exit(OUT_OF_TIME)


def _used() -> float:
    children = getrusage(RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime
