"""Processes that answer one question at a time, and are killed when the client has gone.

An abandoned question may take another minute in compiled code, which cannot be interrupted. So its
process is killed, and another one is forked with everything loaded, in some milliseconds.

    request ──► Jobs.answer ──► a Worker: a thread ──► a process that works
                    │ cancelled, or too late               ▲ killed
                    └──────────────────────────────────────┘
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from greenest.system.workers import CAN_FORK, Failed, Start, starting

Answer = TypeVar("Answer")
Job = Callable[[], Any]
"""A question: a function and its arguments, which can be sent to a process."""

USES = 500
"""Answers after which a process is replaced, so that memory kept by libraries does not add up."""


class BusyError(Exception):
    """Too many questions wait."""


class LateError(Exception):
    """A question took longer than its limit."""


class LostError(Exception):
    """The process that worked on a question is gone."""


class Worker:
    """A process at the other end of a channel, and the thread that talks with it."""

    def __init__(self, start: Start, first: Job | None = None) -> None:
        self._channel, self._process = start()
        self._thread = ThreadPoolExecutor(1)
        self.uses = 0
        if first:
            self._thread.submit(self._converse, first)

    def ask(self, job: Job) -> asyncio.Future[Any]:
        """Have a question answered."""
        self.uses += 1
        return asyncio.get_running_loop().run_in_executor(self._thread, self._converse, job)

    def end(self) -> None:
        """End the process at once; the thread follows."""
        self._process.kill()
        self._thread.submit(self._channel.close)
        self._thread.shutdown(wait=False)

    def _converse(self, job: Job) -> Any:
        try:
            self._channel.send(job)
            return self._channel.recv()
        except (EOFError, OSError) as error:
            raise LostError("the process that worked on it is gone: ask again") from error


class Jobs:
    """Workers, and the questions that wait for one."""

    def __init__(
        self, start: Callable[[], Worker], count: int, waiting: int, patience: float
    ) -> None:
        self._start = start
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for _ in range(count):
            self._idle.put_nowait(start())
        self._room = waiting
        self._patience = patience
        self.ready = asyncio.ensure_future(self._first_answer())
        self.busy = 0

    async def answer(self, job: Callable[[], Answer], seconds: float) -> Answer:
        """Return the result of a job, and raise its errors.

        Raises BusyError if too many wait or it waits too long, LateError after `seconds` of work,
        LostError if two processes are lost over it. If this is cancelled, the work is stopped.
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
                raise LateError(f"stopped after {seconds:g} seconds") from None
            raise
        finally:
            self.busy -= 1
            self._idle.put_nowait(self._fresh(worker))
        if isinstance(found, Failed):
            raise found.error
        answer: Answer = found
        return answer

    async def _first_answer(self) -> None:
        """Wait until a worker answers, which takes long if code must be compiled."""
        worker = self._idle.get_nowait()
        self._idle.put_nowait(worker)
        with suppress(LostError):
            await worker.ask(_nothing)

    async def _free_worker(self) -> Worker:
        if self._idle.empty() and self._room == 0:
            raise BusyError("too many questions wait for an answer: ask again in a while")
        self._room -= 1
        try:
            async with asyncio.timeout(self._patience):
                return await self._idle.get()
        except TimeoutError:
            raise BusyError(
                f"no process was free for {self._patience:g} seconds: ask again in a while"
            ) from None
        finally:
            self._room += 1

    def _fresh(self, worker: Worker) -> Worker:
        if worker.uses < USES:
            return worker
        worker.end()
        return self._start()

    def end(self) -> None:
        """End all workers that do nothing."""
        self.ready.cancel()
        while not self._idle.empty():
            self._idle.get_nowait().end()


@asynccontextmanager
async def started(
    count: int, waiting: int, patience: float, ahead: Callable[[], object]
) -> AsyncIterator[Jobs]:
    """Start workers, for which `ahead` is loaded, and end them on leaving."""
    # Where processes are not forked, each has to load that by itself.
    first = None if CAN_FORK else ahead
    with starting(_done, ahead) as start:
        jobs = Jobs(partial(Worker, start, first), count, waiting, patience)
        try:
            yield jobs
        finally:
            jobs.end()


def _done(job: Job) -> Any:
    return job()


def _nothing() -> None:
    """Answer at once."""
