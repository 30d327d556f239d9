"""Processes that share work: replaced if they die, and ended with their parent.

The pools of the standard library and of Pebble do not suffice (tests/weekly/test_standard_pools.py
has what the standard library does). A `ProcessPoolExecutor` loses the items of all workers when one
dies, and its workers outlive a parent that is killed. A `multiprocessing.Pool` waits for ever for
the item of a dead worker, and so does Pebble if the worker dies while it sends a result, as its
workers share one pipe. Here each worker has a pipe to its parent, which starts another worker for
the item of a dead one. Workers ignore Ctrl-C, SIGTERM and SIGHUP, which the parent handles.

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
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from tempfile import gettempdir
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from greenest.system import ahead as loading
from greenest.system.interrupts import ENDINGS, blocked

Item = TypeVar("Item")
Result = TypeVar("Result")
Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)

CAN_FORK = sys.platform == "linux"
LONGEST_FOLDER = 70
"""The largest length, in bytes, of the path of a temporary folder that can contain a socket."""
NOT_FORK_SAFE = "ortools"
"""A package that cannot be used after a fork, because of its threads."""
PR_SET_PDEATHSIG = 1
"""From linux/prctl.h: sets the signal that a process receives when its parent dies."""
AGAIN = 2
"""How often an item is tried again after its worker died."""
UNGUARDED = 78
"""The exit code of a worker if its parent's script has no guard; see `refuse_if_starting`."""


class WorkerLostError(Exception):
    """Workers died; the message has their exit code, in one line."""


class Pool(Protocol[Item_contra, Result_co]):
    """Workers, here or on a cluster, that apply one function to items."""

    @property
    def capacity(self) -> int:
        """The largest number of items in progress, which changes on a cluster."""

    def submit(self, items: Iterator[Item_contra]) -> None:
        """Take from `items` as many as the capacity allows, and start work on them."""

    def results(self) -> Sequence[Result_co]:
        """Wait for a result, and return all that have arrived; none if no item is in progress.

        Raises WorkerLostError if workers are lost for good, and any exception that the function
        raised.
        """


class Executor(Protocol):
    """Starts pools of workers."""

    def started(self, work: Callable[[Item], Result]) -> AbstractContextManager[Pool[Item, Result]]:
        """Start workers that apply `work`; drop unfinished items on exit."""


@dataclass(frozen=True, slots=True)
class ProcessExecutor:
    """Starts pools of `jobs` processes here; forked processes share the code that `ahead` loads.

    Workers may import the script that started them, so it must have the guard
    `if __name__ == "__main__":`. WorkerLostError reports a missing guard.
    """

    jobs: int
    ahead: Callable[[], object] | None = None

    @contextmanager
    def started(self, work: Callable[[Item], Result]) -> Iterator[ProcessPool[Item, Result]]:
        """Start the processes; on exit, end them and drop unfinished items."""
        forks_itself = _is_forkable()
        if forks_itself and self.ahead:
            self.ahead()
        with starting(work, self.ahead, forks_itself) as start:
            yield ProcessPool(start, self.jobs)


class Answer(NamedTuple):
    """What a worker sends back: a result, or the exception that the function raised."""

    result: Any
    error: Exception | None = None

    def get(self) -> Any:
        """Return the result, or raise the exception."""
        if self.error:
            raise self.error
        return self.result


class Worker(NamedTuple):
    """A process that applies a function to items, and this end of the pipe to it."""

    channel: Connection
    process: BaseProcess

    def send(self, item: Any) -> None:
        """Give the process an item; `answer` notices if the process is gone."""
        with suppress(OSError):
            self.channel.send(item)

    def answer(self) -> Answer:
        """Wait for the answer to the last item; raises WorkerLostError if the process is gone."""
        try:
            return cast(Answer, self.channel.recv())
        except (EOFError, OSError):
            self.channel.close()
            self.process.join(1)
            raise WorkerLostError(self._end()) from None

    def _end(self) -> str:
        code = self.process.exitcode
        if code == UNGUARDED:
            return (
                "a process to share the work ran the script that started it, instead of waiting "
                'for work: put what the script does under `if __name__ == "__main__":`'
            )
        return f"a worker ended with exit code {code} (killed, or out of memory?)"


Start = Callable[[], Worker]


class ProcessPool(Generic[Item, Result]):
    """Worker processes of this machine; a `Pool`."""

    def __init__(self, start: Start, jobs: int) -> None:
        self.capacity = jobs
        self._start = start
        self._idle = [start() for _ in range(jobs)]
        self._busy: dict[Connection, tuple[Worker, Item, int]] = {}
        """Workers, their items, and how many workers died with each item before."""

    def submit(self, items: Iterator[Item]) -> None:
        """Take an item from `items` for each idle worker, and send it to the worker."""
        for item in islice(items, len(self._idle)):
            self._give(self._idle.pop(), item, 0)

    def results(self) -> list[Result]:
        """Wait for a result, and return all that have arrived; none if no item is in progress.

        Raises WorkerLostError if several workers, one after the other, die with the same item, and
        any exception that the function raised.
        """
        found: list[Result] = []
        while self._busy and not found:
            for channel in cast(list[Connection], wait(list(self._busy))):
                worker, item, lost = self._busy.pop(channel)
                try:
                    answer = worker.answer()
                except WorkerLostError as error:
                    if worker.process.exitcode == UNGUARDED:
                        raise
                    if lost == AGAIN:
                        text = f"{error}, as did {AGAIN} before it on the same work"
                        raise WorkerLostError(text) from None
                    self._give(self._start(), item, lost + 1)
                else:
                    self._idle.append(worker)
                    found.append(answer.get())
        return found

    def _give(self, worker: Worker, item: Item, lost: int) -> None:
        worker.send(item)
        self._busy[worker.channel] = worker, item, lost


def as_completed(
    executor: Executor, work: Callable[[Item], Result], items: Iterable[Item]
) -> Generator[tuple[int, Result], None, None]:
    """Yield pairs as results arrive: the index of an item, and its result.

    An item is taken when a worker is free. Unfinished items are dropped when the generator is
    closed. Raises any exception of the function, and WorkerLostError if workers are lost for good.
    """
    waiting = iter(enumerate(items))
    with executor.started(partial(_numbered, work)) as workers:
        workers.submit(waiting)
        while found := workers.results():
            # New items go out before results are passed on, so that no worker waits.
            workers.submit(waiting)
            yield from found


def _numbered(work: Callable[[Item], Result], item: tuple[int, Item]) -> tuple[int, Result]:
    place, content = item
    return place, work(content)


def refuse_if_starting() -> None:
    """End this process if it is a worker that is about to start workers itself.

    A worker imports its parent's script. Without the guard `if __name__ == "__main__":`, the script
    then starts workers again. The exit code `UNGUARDED` lets the parent report that.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        os._exit(UNGUARDED)


@contextmanager
def starting(
    work: Callable[[Item], Result],
    ahead: Callable[[], object] | None = None,
    forks_itself: bool = False,
) -> Iterator[Start]:
    """Yield the function that starts a worker; on exit, end all workers.

    If `forks_itself`, workers are forked from this process. Otherwise they are forked from the fork
    server, which calls `ahead` once. Where the system cannot fork, they are new processes.
    """
    refuse_if_starting()
    other = "forkserver" if has_fork_server() else "spawn"
    context: BaseContext = multiprocessing.get_context("fork" if forks_itself else other)
    processes: list[BaseProcess] = []

    def start() -> Worker:
        with blocked(), _loaded_by_fork_server(ahead):
            channel, their_end = context.Pipe()
            with their_end:
                process = context.Process(target=_serve, args=(their_end, work), daemon=True)  # type: ignore[attr-defined]
                process.start()
            processes[:] = [*filter(BaseProcess.is_alive, processes), process]
            return Worker(channel, process)

    try:
        yield start
    finally:
        # Workers own nothing that needs cleaning up.
        for each in processes:
            each.kill()
        for each in processes:
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
def _loaded_by_fork_server(ahead: Callable[[], object] | None) -> Iterator[None]:
    """Let a fork server that starts within the block call `ahead` first."""
    if not (ahead and has_fork_server()):
        yield
        return
    multiprocessing.get_context("forkserver").set_forkserver_preload([loading.__name__])
    os.environ[loading.NAME] = loading.encoded(ahead)
    try:
        yield
    finally:
        os.environ.pop(loading.NAME, None)  # another thread may have started a worker meanwhile


def _serve(channel: Connection, work: Callable[[Item], Result]) -> None:
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    if CAN_FORK:
        _leave_parent(channel.fileno())
    try:
        while True:
            item = channel.recv()
            try:
                answer = Answer(work(item))
            except Exception as error:
                answer = Answer(None, _portable(error))
            channel.send(answer)
    except (EOFError, OSError):
        pass
    finally:
        # Skip cleaning up what belongs to the parent.
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
