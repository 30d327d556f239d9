"""Processes that answer one request at a time, and are killed if the client disconnects.

Compiled code cannot be interrupted, so work on an abandoned request could go on for a minute.
Instead, the process that does this work is killed. A new process, with all code loaded, is forked
in a few milliseconds.

    request ──► Jobs.answer ──► Asked: a thread ──► a process that works
                    │ cancelled, or too late            ▲ killed
                    └───────────────────────────────────┘
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from greenest.system.workers import Job, Worker, WorkerLostError, has_fork_server, starting

Result = TypeVar("Result")

USES = 500
"""A process is replaced after this many answers, since libraries may leak memory."""


class BusyError(Exception):
    """No process does the work: too many requests wait, or two processes died of this one."""


class LateError(Exception):
    """The work took longer than its limit."""


@dataclass(frozen=True, slots=True)
class Lane:
    """The settings of workers for one kind of request."""

    workers: int
    open: int
    """The number of requests that a client may have here, worked on or waiting."""
    niceness: int = 0
    """The niceness of the processes, added to that of the server."""


class Asked:
    """A worker, and the thread that sends it jobs and waits for its answers.

    The thread ends when nobody refers to this object.
    """

    def __init__(self, worker: Worker, first: Job) -> None:
        self._worker = worker
        self._thread = ThreadPoolExecutor(1)
        self.first = self._thread.submit(_converse, worker, first)
        self.uses = 0

    def ask(self, job: Job) -> asyncio.Future[Any]:
        """Have the process do a job after those before; raises what `Worker.answer` raises."""
        self.uses += 1
        return asyncio.wrap_future(self._thread.submit(_converse, self._worker, job))

    def end(self) -> None:
        """Kill the process."""
        self._worker.process.kill()


def _converse(worker: Worker, job: Job) -> Any:
    worker.send(job)
    return worker.answer()


class Client:
    """The requests of one client in a lane, of which `turns` are worked on at the same time."""

    def __init__(self, turns: int) -> None:
        self.turns = asyncio.Semaphore(turns)
        self.open = 0


class Jobs:
    """The workers of one lane, and the requests that wait for them.

    Of several workers, one client has all but one at most: so nobody waits for a single client.
    """

    def __init__(self, start: Callable[[], Asked], lane: Lane, patience: float) -> None:
        self._start = start
        self._idle: asyncio.LifoQueue[Asked] = asyncio.LifoQueue()
        self._clients: WeakValueDictionary[str, Client] = WeakValueDictionary()
        self._has_ended = False
        self._lane = lane
        self._patience = patience
        for _ in range(lane.workers):
            worker = start()
            self._idle.put_nowait(worker)
        # The first answer takes long if code has to be compiled.
        self.ready = asyncio.gather(asyncio.wrap_future(worker.first), return_exceptions=True)

    async def answer(self, job: Callable[[], Result], seconds: float, client: str = "") -> Result:
        """Return the result of a job, or raise the exception that the job raised.

        Raises BusyError if a client asks too much, its job waits too long or a process dies twice,
        and LateError after `seconds` of work. Cancelling the call kills the process.
        """
        await asyncio.shield(self.ready)
        own = self._clients.setdefault(client, Client(max(1, self._lane.workers - 1)))
        if own.open >= self._lane.open:
            raise BusyError("too many questions wait for an answer: ask again in a while")
        own.open += 1
        try:
            for _ in range(2):  # a process may have been lost before, while it waited
                with suppress(WorkerLostError):
                    return await self._in_turn(own, job, seconds)
        finally:
            own.open -= 1
        raise BusyError("the process that worked on it is gone: ask again")

    async def _in_turn(self, client: Client, job: Callable[[], Result], seconds: float) -> Result:
        async with AsyncExitStack() as turn:
            try:
                async with asyncio.timeout(self._patience):
                    await turn.enter_async_context(client.turns)
                    worker = await self._idle.get()
            except TimeoutError:
                waited = f"no process was free for {self._patience:g} s"
                raise BusyError(f"{waited}: ask again in a while") from None
            return await self._answer(worker, job, seconds)

    async def _answer(self, worker: Asked, job: Callable[[], Result], seconds: float) -> Result:
        try:
            async with asyncio.timeout(seconds):
                answer: Result = await worker.ask(job)
            if worker.uses >= USES:
                worker = self._replaced(worker)
            return answer
        except (WorkerLostError, TimeoutError, asyncio.CancelledError) as error:
            worker = self._replaced(worker)
            if isinstance(error, TimeoutError):
                raise LateError(f"stopped after {seconds:g} s") from None
            raise
        finally:
            self._idle.put_nowait(worker)

    def _replaced(self, worker: Asked) -> Asked:
        worker.end()
        return worker if self._has_ended else self._start()

    def end(self) -> None:
        """Cancel the wait for the first answer, forget the idle workers, and replace none."""
        self._has_ended = True
        self.ready.cancel()
        while not self._idle.empty():
            self._idle.get_nowait().end()


@asynccontextmanager
async def started(
    lanes: Sequence[Lane], patience: float, ahead: Callable[[], object]
) -> AsyncIterator[list[Jobs]]:
    """Start the workers of all lanes, and yield a `Jobs` for each lane; end the workers on exit.

    In each worker, `ahead` loads code. A job waits at most `patience` seconds for a worker.
    """
    # Without a fork server, each process has to load the code itself.
    load = int if has_fork_server() else ahead
    with starting(ahead) as start:

        def asked(niceness: int) -> Asked:
            return Asked(start(), partial(_prepare, niceness, load))

        jobs = [Jobs(partial(asked, lane.niceness), lane, patience) for lane in lanes]
        try:
            yield jobs
        finally:
            for each in jobs:
                each.end()


def _prepare(niceness: int, load: Callable[[], object]) -> None:
    """Make a process ready for jobs of other people."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    load()
