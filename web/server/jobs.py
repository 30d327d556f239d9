"""Processes that answer one request at a time, and are killed if the client disconnects.

Compiled code cannot be interrupted, so work on an abandoned request could go on for a minute.
Instead, the process that does this work is killed. A new process, with all code loaded, is forked
in a few milliseconds.

    request ──► Jobs.answer ──► a Worker: a thread ──► a process that works
                    │ cancelled, or too late               ▲ killed
                    └──────────────────────────────────────┘
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from greenest.system.workers import Failed, Start, has_fork_server, starting

Answer = TypeVar("Answer")
GONE = "the process that worked on it is gone: ask again"
Job = Callable[[], Any]
"""The work for a request, as it is sent to a process: a function with its arguments."""

USES = 500
"""A process is replaced after this many answers, since libraries may leak memory."""


class BusyError(Exception):
    """Too many requests wait."""


class LateError(Exception):
    """The work took longer than its limit."""


class LostError(Exception):
    """The process that worked on a request has died."""


class Worker:
    """A process, and the thread that sends it jobs and waits for its answers."""

    def __init__(self, start: Start, first: Job | None = None, niceness: int = 0) -> None:
        self._channel, self._process = start()
        pid = self._process.pid
        if niceness and pid and hasattr(os, "setpriority"):
            with suppress(OSError):
                now = os.getpriority(os.PRIO_PROCESS, pid)
                os.setpriority(os.PRIO_PROCESS, pid, now + niceness)
        self._thread = ThreadPoolExecutor(1)
        self._is_ended = False
        self.uses = 0
        if first:
            self._thread.submit(self._converse, first)

    def ask(self, job: Job) -> asyncio.Future[Any]:
        """Have the process do a job; raises LostError if the process has ended."""
        if self._is_ended:
            raise LostError(GONE)
        self.uses += 1
        return asyncio.get_running_loop().run_in_executor(self._thread, self._converse, job)

    def end(self) -> None:
        """Kill the process; the thread ends after it."""
        if self._is_ended:
            return
        self._is_ended = True
        self._process.kill()
        self._thread.submit(self._channel.close)
        self._thread.shutdown(wait=False)

    def _converse(self, job: Job) -> Any:
        try:
            self._channel.send(job)
            return self._channel.recv()
        except (EOFError, OSError) as error:
            raise LostError(GONE) from error


@dataclass(frozen=True, slots=True)
class Lane:
    """The settings of workers for one kind of request."""

    workers: int
    waiting: int
    """The number of requests that may wait for these workers."""
    niceness: int = 0
    """The niceness of the processes, added to that of the server."""


class Jobs:
    """The workers of one lane, and the requests that wait for them."""

    def __init__(self, start: Callable[[], Worker], lane: Lane, patience: float) -> None:
        self._start = start
        self._idle = [start() for _ in range(lane.workers)]
        self._turns: deque[asyncio.Future[Worker]] = deque()
        self._lane = lane
        self._patience = patience
        self.ready = asyncio.ensure_future(self._first_answer())
        self.busy = 0

    async def answer(self, job: Callable[[], Answer], seconds: float) -> Answer:
        """Return the result of a job, or raise the exception that the job raised.

        Raises BusyError if too many jobs wait or this job waits too long, LateError after `seconds`
        of work, and LostError if the job's process dies twice. Cancelling the call kills the
        process.
        """
        await asyncio.shield(self.ready)
        try:
            return await self._answer(job, seconds)
        except LostError:
            # The process may have been lost before, while it waited.
            return await self._answer(job, seconds)

    async def _answer(self, job: Callable[[], Answer], seconds: float) -> Answer:
        worker = await self._free_worker()
        self.busy += 1
        try:
            async with asyncio.timeout(seconds):
                found = await worker.ask(job)
        except BaseException as error:
            worker.end()
            worker = self._start()
            if isinstance(error, TimeoutError):
                raise LateError(f"stopped after {seconds:g} s") from None
            raise
        finally:
            self.busy -= 1
            self._give(self._fresh(worker))
        if isinstance(found, Failed):
            raise found.error
        answer: Answer = found
        return answer

    async def _first_answer(self) -> None:
        """Wait until a worker answers, which takes long if code has to be compiled."""
        with suppress(LostError):
            await self._idle[-1].ask(_nothing)

    async def _free_worker(self) -> Worker:
        if self._idle:
            return self._idle.pop()
        if len(self._turns) >= self._lane.waiting:
            raise BusyError("too many questions wait for an answer: ask again in a while")
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._turns.append(turn)
        try:
            async with asyncio.timeout(self._patience):
                return await turn
        except BaseException as error:
            if turn in self._turns:
                self._turns.remove(turn)
            elif not turn.cancelled():
                self._give(turn.result())
            if isinstance(error, TimeoutError):
                raise BusyError(
                    f"no process was free for {self._patience:g} s: ask again in a while"
                ) from None
            raise

    def _give(self, worker: Worker) -> None:
        """Give a worker to the request that has waited longest, or add it to the idle workers."""
        while self._turns:
            turn = self._turns.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _fresh(self, worker: Worker) -> Worker:
        if worker.uses < USES:
            return worker
        worker.end()
        return self._start()

    def end(self) -> None:
        """End all idle workers."""
        self.ready.cancel()
        while self._idle:
            self._idle.pop().end()


@asynccontextmanager
async def started(
    lanes: Sequence[Lane], patience: float, ahead: Callable[[], object]
) -> AsyncIterator[list[Jobs]]:
    """Start the workers of all lanes, and yield a `Jobs` for each lane; end the workers on exit.

    In each worker, `ahead` loads code. A job waits at most `patience` seconds for a worker.
    """
    # Without a fork server, each process has to load the code itself.
    first = None if has_fork_server() else ahead
    with starting(_done, ahead) as start:
        jobs = [
            Jobs(partial(Worker, start, first, lane.niceness), lane, patience) for lane in lanes
        ]
        try:
            yield jobs
        finally:
            for each in jobs:
                each.end()


def _done(job: Job) -> Any:
    return job()


def _nothing() -> None:
    """Do nothing; an answer to this job shows that a worker is ready."""
