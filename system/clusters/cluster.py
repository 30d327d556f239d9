"""Work on a Dask cluster, with the same interface as worker processes of this machine.

Each item of work has one result, the first that arrives, even if workers, the scheduler or the
network fail. Dask gives the items of a lost worker to other workers. A restarted scheduler receives
all unfinished items again. If an item takes too long, an idle worker receives it as well.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import platform
import warnings
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib import metadata
from itertools import count, islice
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from uuid import uuid4

from greenest import __version__
from greenest.system.version import digest
from greenest.system.workers import WorkerLostError

if TYPE_CHECKING:
    from distributed import Client, Security

Item = TypeVar("Item")
Result = TypeVar("Result")
Notify = Callable[[str], object]
Versions = Mapping[str, str]

ENCRYPTED = "tls://"
OPEN = (
    "warning: {} is neither encrypted nor authenticated: anyone who reaches it can run programs on "
    "its workers and here; tls:// prevents that"
)
"""A warning about a connection that is not encrypted."""
CLOSED = "the connection is closed there: another certificate is wanted, or tcp:// or tls://"
"""The reason given if a scheduler closes the connection at once."""
CONNECT_SECONDS = 10.0
"""Seconds to wait for the first answer of a scheduler."""
RETURN_SECONDS = 60.0
"""Seconds to wait for a lost scheduler to return."""
OVERDUE_SECONDS = 30.0
"""Seconds after which an idle worker receives an unfinished item as well."""
LOOK_SECONDS = 1.0
AGAIN_SECONDS = 0.1
MAX_PENDING = 2
"""Items in progress for each thread of a worker: one is worked on, and one waits there."""


class ClusterError(WorkerLostError):
    """The cluster cannot do the work; the message gives the reason in one line."""


@cache
def versions() -> Versions:
    """Return the versions that can change a verdict or the format of messages, by package."""
    packages = ("distributed", "numba", "numpy", "ortools")
    python = ".".join(platform.python_version_tuple()[:2])
    return {
        "greenest": __version__,
        "sources": digest(),
        "python": python,
        **{name: metadata.version(name) for name in packages},
    }


def check_versions(wanted: Versions, name: str) -> None:
    """Raise ClusterError unless this worker, called `name`, has the versions `wanted`."""
    differences = [
        f"{package} is {versions().get(package)} there and {version} here"
        for package, version in wanted.items()
        if versions().get(package) != version
    ]
    if differences:
        raise ClusterError(f"worker {name}: {', '.join(differences)}")


class _Call:
    """A function call that happens when it is unpickled.

    Scheduler and workers need only Python to receive it. If they received the function itself, a
    worker that cannot import it would count as lost, and Dask would give the item to the next
    worker.
    """

    def __init__(self, work: Callable[[Item], Result], item: Item) -> None:
        self._content = pickle.dumps((work, item))

    def __reduce__(self) -> tuple[object, ...]:
        return _serve, (versions(), self._content)


def _serve(wanted: Versions, content: bytes) -> object:
    """Check the versions of this worker, then unpickle a function with an item and call it."""
    from distributed import get_worker

    check_versions(wanted, get_worker().address)
    work, item = pickle.loads(content)
    return work(item)


class Cluster:
    """A connection to a scheduler, with a record of its workers."""

    def __init__(self, client: Client, address: str, notify: Notify) -> None:
        self.client = client
        self.address = address
        self.threads = 0
        self._idle: tuple[str, ...] = ()
        self._notify = notify
        self._names = (f"greenest-{uuid4().hex}-{number}" for number in count())
        self._notify(self.begin(self._introduce()).result())
        self._watching = self.begin(self._watch())

    def begin(self, coroutine: Coroutine[Any, Any, Result]) -> Future[Result]:
        """Start a coroutine in the thread of Dask's event loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.client.loop.asyncio_loop)

    def leave(self) -> None:
        """End the task that watches the workers."""
        self._watching.cancel()

    @contextmanager
    def started(self, work: Callable[[Item], Result]) -> Iterator[ClusterWorkers[Item, Result]]:
        """Yield a pool of workers that apply `work`; drop unfinished items on exit."""
        workers = ClusterWorkers(self, work)
        try:
            yield workers
        finally:
            workers.drop()

    async def result(self, work: Callable[[Item], Result], item: Item) -> Result:
        """Return `work(item)`, computed on the cluster; raises ClusterError.

        If the result is overdue, idle workers compute it as well.
        """
        copies = {asyncio.ensure_future(self._copy(work, item, None))}
        try:
            while True:
                done, _ = await asyncio.wait(
                    copies, timeout=OVERDUE_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                if done:
                    return done.pop().result()
                if self._idle:
                    copies.add(asyncio.ensure_future(self._copy(work, item, self._idle)))
        finally:
            for copy in copies:
                copy.cancel()

    async def _copy(
        self, work: Callable[[Item], Result], item: Item, workers: tuple[str, ...] | None
    ) -> Result:
        """Have a worker, one of `workers` unless that is None, compute `work(item)`.

        The call is submitted again if the scheduler is lost.
        """
        from distributed import KilledWorker

        call = pickle.dumps(_Call(work, item))
        while True:
            await self._connected()
            # A new name each time, since Dask takes two tasks with one name for one task.
            future: Any = self.client.submit(
                pickle.loads, call, key=next(self._names), workers=workers
            )
            try:
                # Results fetched together must not be cancelled together.
                found: Result | _Forgotten = await asyncio.shield(
                    asyncio.ensure_future(_fetched(future))
                )
                if not isinstance(found, _Forgotten):
                    return found
                await asyncio.sleep(AGAIN_SECONDS)
            except KilledWorker:
                raise ClusterError(
                    f"{self.address}: worker after worker was lost over the same part of the work "
                    "(out of memory?)"
                ) from None
            except ModuleNotFoundError as error:
                raise ClusterError(
                    f"{self.address}: a worker does not have greenest {__version__} ({error})"
                ) from None
            finally:
                # This cancels unfinished work.
                future.release()

    async def _connected(self) -> None:
        """Wait for a lost scheduler to return; raises ClusterError if that takes too long."""
        while self.client.status == "connecting":
            await asyncio.sleep(AGAIN_SECONDS)
        if self.client.status != "running":
            raise ClusterError(
                f"{self.address}: the scheduler is gone, and was not back in {RETURN_SECONDS:.0f} s"
            )

    async def _watch(self) -> None:
        """Record at intervals the number of threads and which workers are idle."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            # There may be no scheduler at the moment.
            with suppress(OSError, AttributeError):
                await self._look()

    async def _look(self) -> None:
        threads = await self.client.scheduler.ncores()
        at_work = await self.client.scheduler.processing()
        self._idle = tuple(worker for worker in threads if not at_work.get(worker))
        if self.threads and not threads:
            self._notify(f"{self.address}: waiting for workers")
        self.threads = sum(threads.values())

    async def _introduce(self) -> str:
        """Describe the cluster in a line: address, threads, and the dashboard if there is one."""
        while True:
            await self._connected()
            with suppress(OSError, AttributeError):
                await self._look()
                there = await self.client.scheduler.identity()
                who = f"{self.threads} threads" if self.threads else "waiting for workers"
                text = f"cluster {there['address']}: {who}"
                if "dashboard" in there["services"]:
                    text += f", dashboard {self.client.dashboard_link}"
                return text
            # The scheduler was lost as soon as it had answered.
            await asyncio.sleep(AGAIN_SECONDS)


class _Forgotten:
    """Stands for a result that was lost with the scheduler, or cancelled there."""


async def _fetched(future: Any) -> Any:
    """Return the result of a Dask future, or `_Forgotten`."""
    from distributed.client import FutureCancelledError

    try:
        return await future
    except FutureCancelledError:
        return _Forgotten()
    except OSError:
        if future.status == "error":
            raise
        # An error of fetching the result, not of the work.
        return _Forgotten()


class ClusterWorkers(Generic[Item, Result]):
    """A pool of workers on a cluster that apply one function to items."""

    def __init__(self, cluster: Cluster, work: Callable[[Item], Result]) -> None:
        self._cluster = cluster
        self._work = work
        self._pending: set[Future[Result]] = set()

    @property
    def capacity(self) -> int:
        """The largest number of items in progress, which changes with the workers."""
        return MAX_PENDING * max(self._cluster.threads, 1)

    @property
    def is_busy(self) -> bool:
        """Whether items are in progress."""
        return bool(self._pending)

    def submit(self, items: Iterator[Item]) -> None:
        """Take from `items` as many as the capacity allows, and have them worked on."""
        for item in islice(items, max(self.capacity - len(self._pending), 0)):
            self._pending.add(self._cluster.begin(self._cluster.result(self._work, item)))

    def results(self) -> list[Result]:
        """Wait for at least one result; return all that have arrived.

        Raises ClusterError if the cluster is lost for good, and any exception that the function
        raised.
        """
        done, self._pending = wait(self._pending, return_when=FIRST_COMPLETED)
        try:
            return [each.result() for each in done]
        except CancelledError:
            raise ClusterError(f"{self._cluster.address}: the connection was closed") from None

    def drop(self) -> None:
        """Ignore all items in progress; workers still finish those that they have begun."""
        for each in self._pending:
            each.cancel()
        self._pending.clear()


@contextmanager
def connected(address: str, notify: Notify) -> Iterator[Cluster]:
    """Connect to the scheduler at `address`.

    `notify` receives messages: a warning if the connection is not encrypted, and a line about the
    workers. Raises ModuleNotFoundError without Dask, and ClusterError if no scheduler answers.
    """
    import distributed

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with ExitStack() as stack:
        with warnings.catch_warnings():
            # `check_versions` compares the versions that matter.
            warnings.simplefilter("ignore", distributed.versions.VersionMismatchWarning)
            client = _remote(address, notify)
        stack.callback(client.close)
        executor = Cluster(client, address, notify)
        stack.callback(executor.leave)
        yield executor


def _remote(address: str, notify: Notify) -> Client:
    """Wait for a scheduler and connect, with the certificates that Dask's configuration names."""
    from distributed import Client, Security
    from distributed.comm.core import CommClosedError, FatalCommClosedError

    security = Security()
    arguments = _arguments(address, security)
    if not arguments["ssl_context"]:
        notify(OPEN.format(address))
    deadline = monotonic() + CONNECT_SECONDS
    while True:
        try:
            asyncio.run(_knock(address, arguments, max(deadline - monotonic(), 0.1)))
            return Client(address, security=security, timeout=RETURN_SECONDS, set_as_default=False)
        except FatalCommClosedError:
            raise ClusterError(
                f"{address}: certificates do not match: the scheduler's and "
                f"{security.tls_client_cert} have to be signed by {security.tls_ca_file}"
            ) from None
        except (OSError, ValueError) as error:
            if monotonic() > deadline or isinstance(error, ValueError):
                text = CLOSED if isinstance(error, CommClosedError) else str(error)
                reason = f" ({' '.join(text.split())})" if text else ""
                raise ClusterError(f"{address}: no scheduler answers{reason}") from None
            sleep(AGAIN_SECONDS)


def _arguments(address: str, security: Security) -> dict[str, Any]:
    """Return the arguments of a connection to `address`, whose scheme says whether to encrypt it.

    Raises ClusterError if certificates are missing, or if the scheme is not encrypted but Dask's
    configuration requires encryption.
    """
    if not address.startswith(ENCRYPTED):
        if security.require_encryption:
            raise ClusterError(f"{address}: Dask's configuration requires {ENCRYPTED}")
        return {"ssl_context": None}
    files = security.get_tls_config_for_role("client")
    named = f"ca-file {files['ca_file']}, client.cert {files['cert']}, client.key {files['key']}"
    try:
        arguments: dict[str, Any] = security.get_connection_args("client")
    except OSError as error:
        why = error.strerror or error
        raise ClusterError(f"{address}: distributed.comm.tls: {why} ({named})") from None
    if not arguments["ssl_context"]:
        raise ClusterError(f"{address}: distributed.comm.tls lacks certificates ({named})")
    return arguments


async def _knock(address: str, arguments: dict[str, Any], patience: float) -> None:
    """Raise OSError or ValueError unless a scheduler answers within `patience` seconds."""
    from distributed import rpc

    async with rpc(address, timeout=patience, connection_args=arguments) as there:
        found = await asyncio.wait_for(there.identity(), patience)
    if found["type"] != "Scheduler":
        raise ValueError(f"a {found['type'].lower()} does")
