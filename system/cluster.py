"""Work on the user's own Dask cluster, with the interface of worker processes of this machine.

Dask gives the items of a lost worker to other workers. Items that are lost with the scheduler are
submitted again when it is back. Connections are encrypted as Dask's configuration says.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, TypeVar

from greenest.system.version import digest
from greenest.system.workers import Pool, WorkerLostError

if TYPE_CHECKING:
    from distributed import Client

Item = TypeVar("Item")
Result = TypeVar("Result")

SCHEDULER_SECONDS = 30.0
"""Seconds to wait for a scheduler, at the start and when it is lost."""
LOOK_SECONDS = 1.0
PER_THREAD = 2
"""Items in progress for each thread: one is worked on, and one waits at the worker."""


def _serve(sources: str, work: Callable[[Item], Result], item: Item) -> Result:
    """Return `work(item)` on a worker; raises WorkerLostError for other sources than here."""
    if digest() != sources:
        raise WorkerLostError(f"a worker has other sources of greenest: {digest()}, here {sources}")
    return work(item)


class Cluster:
    """The workers of a scheduler: an executor, and the pool that it has started."""

    def __init__(self, client: Client, address: str) -> None:
        self._client = client
        self._address = address
        self._looked = float("-inf")
        self._threads = 0

    @contextmanager
    def started(self, work: Callable[[Item], Result]) -> Iterator[Pool[Item, Result]]:
        """Have the workers apply `work`, and drop unfinished items on exit."""
        self._work = work
        self._pending: dict[Any, Any] = {}
        self._arrived: SimpleQueue[Any] = SimpleQueue()
        try:
            yield self
        finally:
            for future in self._pending:
                future.release()

    @property
    def threads(self) -> int:
        """The number of threads of all workers, as of the last look, `LOOK_SECONDS` ago or less."""
        if monotonic() - self._looked > LOOK_SECONDS and self._client.status == "running":
            # The scheduler may be lost at this moment.
            with suppress(OSError, AttributeError):
                self._threads = sum(self._client.nthreads().values())
            self._looked = monotonic()
        return self._threads

    @property
    def capacity(self) -> int:
        """The largest number of items in progress, which changes with the workers."""
        return PER_THREAD * max(self.threads, 1)

    def submit(self, items: Iterator[Any]) -> None:
        """Take from `items` as many as the capacity allows, and have them worked on."""
        for item in islice(items, max(self.capacity - len(self._pending), 0)):
            self._send(item)

    def results(self) -> list[Any]:
        """Wait for a result, and return all that have arrived; none if no item is in progress.

        Raises WorkerLostError if the scheduler stays lost, and any exception of the function.
        """
        from distributed.client import FutureCancelledError

        found: list[Any] = []
        while self._pending and not (found and self._arrived.empty()):
            try:
                future = self._arrived.get(timeout=LOOK_SECONDS)
            except Empty:
                self._wait()
                continue
            item = self._pending.pop(future)
            try:
                found.append(future.result())
            except (FutureCancelledError, OSError):
                # An error of the work itself has this status; otherwise the connection was lost.
                if future.status == "error":
                    raise
                self._send(item)
        return found

    def _send(self, item: Any) -> None:
        self._wait()
        future = self._client.submit(_serve, digest(), self._work, item, pure=False)
        self._pending[future] = item
        future.add_done_callback(self._arrived.put)

    def _wait(self) -> None:
        """Wait for a lost scheduler to return; raises WorkerLostError if it does not."""
        while self._client.status not in ("running", "closed"):
            sleep(0.1)
        if self._client.status == "closed":
            gone = f"the scheduler is gone, and was not back in {SCHEDULER_SECONDS:.0f} s"
            raise WorkerLostError(f"{self._address}: {gone}")


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
def connected(address: str, notify: Callable[[str], object]) -> Iterator[Cluster]:
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
        cluster = Cluster(client, address)
        notify(f"cluster {address}: {cluster.threads or 'no'} threads")
        yield cluster
