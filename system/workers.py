"""Processes that share work: replaced if they die, and ended with their parent.

The pools of the standard library and of Pebble do not suffice (tests/weekly/test_other_pools.py).
A `ProcessPoolExecutor` loses the items of all workers when one dies, and its workers outlive a
parent that is killed. A `multiprocessing.Pool` waits for ever for the item of a dead worker.
Pebble's workers share one pipe: when one dies while it sends a result, all others are lost. Here
each worker has a pipe to its parent, which starts another worker for the job of a dead one. Workers
ignore Ctrl-C, SIGTERM and SIGHUP, which the parent handles. They do not import the script that
started them, so it needs no guard, and jobs cannot use its functions.

Loading compiled code takes a second and 90 MB. A forked worker has the code at once, and needs a
few MB. A process with a single thread forks workers from itself. Any other process uses
multiprocessing's fork server, which loads the code before it forks. Forking is safe with the system
libraries of Linux only; elsewhere, each worker is a new process that loads the code itself.
"""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from tempfile import gettempdir
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from greenest.system.interrupts import ENDINGS, blocked

Item = TypeVar("Item")
Result = TypeVar("Result")
Job = Callable[[], Any]
"""A function with its arguments, as it is sent to a worker."""

CAN_FORK = sys.platform == "linux"
LONGEST_FOLDER = 70
"""The largest length, in bytes, of the path of a temporary folder that can contain a socket."""
NOT_FORK_SAFE = "ortools"
"""A package that cannot be used after a fork, because of its threads."""
PR_SET_PDEATHSIG = 1
"""From linux/prctl.h: sets the signal that a process receives when its parent dies."""
AGAIN = 2
"""How often a job is tried again after its worker died."""
_ONE_START = threading.RLock()
"""Held by the thread that starts a worker, and by forked workers."""


class WorkerLostError(Exception):
    """Workers died; the message has their exit code, in one line."""


class Pool(Protocol):
    """Workers, here or on a cluster."""

    @property
    def capacity(self) -> int:
        """The largest number of jobs in progress, which changes on a cluster."""

    def submit(self, jobs: Iterator[Job]) -> None:
        """Take from `jobs` as many as the capacity allows, and have them done."""

    def results(self) -> list[Any]:
        """Wait for a result, and return all that have arrived; none if no job is in progress.

        Raises WorkerLostError if workers are lost for good, and any exception of a job.
        """


Executor = Callable[[], AbstractContextManager[Pool]]
"""A function that starts a pool; on exit, unfinished jobs are dropped."""


def as_completed(
    workers: Pool, work: Callable[[Item], Result], items: Iterable[Item]
) -> Generator[tuple[int, Result], None, None]:
    """Yield pairs as results arrive: the index of an item, and its result.

    An item is taken when a worker is free. Raises what `Pool.results` raises.
    """
    jobs = (partial(_numbered, place, work, item) for place, item in enumerate(items))
    workers.submit(jobs)
    while found := workers.results():
        # New jobs go out before results are passed on, so that no worker waits.
        workers.submit(jobs)
        yield from found


def _numbered(place: int, work: Callable[[Item], Result], item: Item) -> tuple[int, Result]:
    return place, work(item)


class Worker(NamedTuple):
    """A process that does jobs, and this end of the pipe to it."""

    channel: Connection
    process: BaseProcess

    def send(self, job: Job) -> None:
        """Give the process a job; `answer` notices if the process is gone."""
        with suppress(OSError):
            self.channel.send(job)

    def answer(self) -> Any:
        """Wait for the result of the last job.

        Raises any exception of the job, and WorkerLostError if the process is gone.
        """
        try:
            result, error = self.channel.recv()
        except (EOFError, OSError):
            self.channel.close()
            self.process.join(1)
            code = self.process.exitcode
            lost = f"a worker ended with exit code {code} (killed, or out of memory?)"
            raise WorkerLostError(lost) from None
        if error:
            raise error
        return result


class ProcessPool:
    """Worker processes of this machine; a `Pool`."""

    def __init__(self, start: Callable[[], Worker], jobs: int) -> None:
        self.capacity = jobs
        self._start = start
        self._idle = [start() for _ in range(jobs)]
        self._busy: dict[Connection, tuple[Worker, Job, int]] = {}
        """Workers, their jobs, and how many workers died with each job before."""

    def submit(self, jobs: Iterator[Job]) -> None:
        """Take a job from `jobs` for each idle worker, and send it to the worker."""
        for job in islice(jobs, len(self._idle)):
            self._give(self._idle.pop(), job, 0)

    def results(self) -> list[Any]:
        """Wait for a result, and return all that have arrived; none if no job is in progress.

        Raises WorkerLostError if several workers, one after the other, die with the same job, and
        any exception of a job.
        """
        found: list[Any] = []
        while self._busy and not found:
            for channel in cast(list[Connection], wait(list(self._busy))):
                worker, job, lost = self._busy.pop(channel)
                try:
                    found.append(worker.answer())
                    self._idle.append(worker)
                except WorkerLostError as error:
                    if lost == AGAIN:
                        text = f"{error}, as did {AGAIN} before it on the same work"
                        raise WorkerLostError(text) from None
                    self._give(self._start(), job, lost + 1)
        return found

    def _give(self, worker: Worker, job: Job, lost: int) -> None:
        worker.send(job)
        self._busy[worker.channel] = worker, job, lost


@contextmanager
def processes(jobs: int, ahead: Job | None = None) -> Iterator[ProcessPool]:
    """Start a number of processes; forked ones share the code that `ahead` loads."""
    with starting(ahead, _is_forkable()) as start:
        yield ProcessPool(start, jobs)


@contextmanager
def starting(
    ahead: Job | None = None, forks_itself: bool = False
) -> Iterator[Callable[[], Worker]]:
    """Yield the function that starts a worker; on exit, end all workers.

    If `forks_itself`, workers are forked from this process. Otherwise they are forked from the fork
    server. Whichever forks calls `ahead` once. Where the system cannot fork, workers are new
    processes.
    """
    if forks_itself and ahead:
        ahead()
    other = "forkserver" if has_fork_server() else "spawn"
    context: BaseContext = multiprocessing.get_context("fork" if forks_itself else other)
    started: list[BaseProcess] = []

    def start() -> Worker:
        with _ONE_START, blocked(), _apart(ahead):
            channel, their_end = context.Pipe()
            with their_end:
                process = context.Process(target=_serve, args=(their_end,), daemon=True)  # type: ignore[attr-defined]
                process.start()
            started[:] = [*filter(BaseProcess.is_alive, started), process]
            return Worker(channel, process)

    try:
        yield start
    finally:
        # Workers own nothing that needs cleaning up.
        for each in started:
            each.kill()
        for each in started:
            each.join()


def _is_forkable() -> bool:
    is_alone = CAN_FORK and len(os.listdir("/proc/self/task")) == 1
    return is_alone and NOT_FORK_SAFE not in sys.modules


def has_fork_server() -> bool:
    """Return whether multiprocessing's fork server works here.

    It needs a socket, so the path of the folder for temporary files must be short.
    """
    return CAN_FORK and len(os.fsencode(gettempdir())) <= LONGEST_FOLDER


@contextmanager
def _apart(ahead: Job | None) -> Iterator[None]:
    """Hide the script from a process started within the block, which would run it again.

    A fork server started within the block calls `ahead` first.
    """
    script = sys.modules["__main__"]
    try:
        sys.modules["__main__"] = ModuleType("__main__")
        if ahead and has_fork_server():
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["greenest.system.ahead"])
            os.environ["GREENEST_AHEAD"] = pickle.dumps(ahead).hex()
        yield
    finally:
        sys.modules["__main__"] = script
        os.environ.pop("GREENEST_AHEAD", None)


def _serve(channel: Connection) -> None:
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    if CAN_FORK:
        _leave_parent(channel.fileno())
    # Without its parent, a worker can neither receive nor send; it skips cleaning up what is the
    # parent's.
    answer: tuple[Any, Exception | None]
    try:
        while True:
            try:
                answer = channel.recv()(), None
            except Exception as error:
                answer = None, _portable(error)
            channel.send(answer)
    finally:
        os._exit(0)


def _leave_parent(pipe: int) -> None:
    """Have the system kill this process when its parent dies; close inherited file descriptors.

    The standard streams and `pipe` stay open. Freezing the garbage collector keeps memory shared
    with the parent.
    """
    parent = multiprocessing.parent_process()
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if parent is None or not parent.is_alive():
        os._exit(1)
    os.closerange(3, pipe)
    os.closerange(pipe + 1, os.sysconf("SC_OPEN_MAX"))
    gc.freeze()


def _portable(error: Exception) -> Exception:
    """Return an exception that can be pickled, with a note about where it was raised."""
    error.add_note("in a worker:\n" + "".join(traceback.format_exception(error)).rstrip())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
