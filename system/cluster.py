"""Work on the user's own Dask cluster, with the interface of worker processes of this machine.

Dask gives the jobs of a lost worker to other workers. Jobs that are lost with the scheduler are
submitted again when it is back. Connections are encrypted as Dask's configuration says.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from queue import Empty, SimpleQueue
from time import sleep
from typing import TYPE_CHECKING, Any

from greenest.system.version import digest
from greenest.system.workers import Executor, Job, WorkerLostError

if TYPE_CHECKING:
    from distributed import Client

SCHEDULER_SECONDS = 30.0
"""Seconds to wait for a scheduler, at the start and when it is lost."""
LOOK_SECONDS = 1.0
PER_THREAD = 2
"""Jobs in progress for each thread: one is worked on, and one waits at the worker."""


def _serve(sources: str, job: Job) -> Any:
    """Return `job()` on a worker; raises WorkerLostError for other sources than here."""
    if digest() != sources:
        raise WorkerLostError(f"a worker has other sources of greenest: {digest()}, here {sources}")
    return job()


class Cluster:
    """The workers of a scheduler; a `Pool`."""

    def __init__(self, client: Client, address: str) -> None:
        self._client = client
        self._address = address
        self._capacity = PER_THREAD
        self._arrived: SimpleQueue[Any] = SimpleQueue()
        self.pending: dict[Any, Job] = {}
        """The jobs in progress, by Dask's futures."""

    @property
    def capacity(self) -> int:
        """The largest number of jobs in progress; of a lost scheduler, the last one known."""
        with suppress(OSError, AttributeError):
            if self._client.status == "running":
                self._capacity = PER_THREAD * max(_threads(self._client), 1)
        return self._capacity

    def submit(self, jobs: Iterator[Job]) -> None:
        """Take from `jobs` as many as the capacity allows, and have them done."""
        for job in islice(jobs, max(self.capacity - len(self.pending), 0)):
            self._send(job)

    def results(self) -> list[Any]:
        """Wait for a result, and return all that have arrived; none if no job is in progress.

        Raises WorkerLostError if the scheduler stays lost, and any exception of a job.
        """
        from distributed.client import FutureCancelledError

        found: list[Any] = []
        while self.pending and not (found and self._arrived.empty()):
            try:
                future = self._arrived.get(timeout=LOOK_SECONDS)
            except Empty:
                self._wait()
                continue
            job = self.pending.pop(future)
            try:
                found.append(future.result())
            except (FutureCancelledError, OSError):
                # An error of the job itself has this status; otherwise the connection was lost.
                if future.status == "error":
                    raise
                self._send(job)
        return found

    def _send(self, job: Job) -> None:
        self._wait()
        future = self._client.submit(_serve, digest(), job, pure=False)
        self.pending[future] = job
        future.add_done_callback(self._arrived.put)

    def _wait(self) -> None:
        """Wait for a lost scheduler to return; raises WorkerLostError if it does not."""
        while self._client.status not in ("running", "closed"):
            sleep(0.1)
        if self._client.status == "closed":
            gone = f"the scheduler is gone, and was not back in {SCHEDULER_SECONDS:.0f} s"
            raise WorkerLostError(f"{self._address}: {gone}")


def _threads(client: Client) -> int:
    """Return the number of threads of all workers."""
    return sum(client.nthreads().values())


@contextmanager
def _pool(client: Client, address: str) -> Iterator[Cluster]:
    cluster = Cluster(client, address)
    try:
        yield cluster
    finally:
        for future in cluster.pending:
            future.release()


async def _greet(address: str) -> None:
    """Shake hands with the scheduler at `address`; raises OSError and others if there is none.

    The length of the first message of another server may be read as a size beyond memory.
    """
    from distributed.comm import connect
    from distributed.security import Security

    arguments = Security().get_connection_args("client")
    # The timeout of `connect` does not bound the wait for the first message.
    async with asyncio.timeout(SCHEDULER_SECONDS):
        comm = await connect(address, timeout=SCHEDULER_SECONDS, **arguments)
    await comm.close()


@contextmanager
def connected(address: str, notify: Callable[[str], object]) -> Iterator[Executor]:
    """Connect to the scheduler at `address`; `notify` receives a line about its workers.

    Raises ModuleNotFoundError without Dask, and WorkerLostError if no scheduler answers.
    """
    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        # Of something that is no scheduler, a client would wait for an answer without end.
        asyncio.run(_greet(address))
        client = Client(address, timeout=SCHEDULER_SECONDS, set_as_default=False)
    except (OSError, RuntimeError, TypeError, ValueError, MemoryError) as error:
        said = " ".join(str(error).split()) or f"silent for {SCHEDULER_SECONDS:.0f} s"
        raise WorkerLostError(f"{address}: no scheduler answers ({said})") from None
    with client:
        notify(f"cluster {address}, threads: {_threads(client)}")
        yield partial(_pool, client, address)
