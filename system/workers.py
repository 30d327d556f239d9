"""Worker processes that are replaced if they die, and that end with their parent.

The pools of the standard library do not suffice (tests/system/test_standard_pools.py). A
`ProcessPoolExecutor` fails when a worker dies, and its workers outlive a parent that is killed. A
`multiprocessing.Pool` waits for ever for the item of a dead worker. Here each worker has a pipe to
its parent. If a worker dies, the parent starts another one for the same item. Workers ignore
Ctrl-C, SIGTERM and SIGHUP, which the parent handles.

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
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from tempfile import gettempdir
from threading import Thread
from typing import Any, Generic, NamedTuple, TypeVar, cast

from greenest.system import ahead as loading
from greenest.system.interrupts import ENDINGS, blocked

Item = TypeVar("Item")
Result = TypeVar("Result")

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


class Failed(NamedTuple):
    """The exception that the function raised, which a worker sends instead of a result."""

    error: Exception


class _At(NamedTuple):
    """A worker, its item, and the number of workers that died with this item before."""

    process: BaseProcess
    item: Any
    lost: int


Start = Callable[[], tuple[Connection, BaseProcess]]
"""Starts a worker; returns the parent's end of its pipe, and the process."""


class ProcessPool(Generic[Item, Result]):
    """Worker processes, each with a pipe to this process."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._idle: dict[Connection, BaseProcess] = {}
        self._busy: dict[Connection, _At] = {}

    def add(self) -> None:
        """Start one more worker."""
        channel, process = self._start()
        self._idle[channel] = process

    @property
    def capacity(self) -> int:
        """The largest number of items in progress: one for each worker."""
        return len(self._idle) + len(self._busy)

    @property
    def is_busy(self) -> bool:
        """Whether items are in progress."""
        return bool(self._busy)

    def submit(self, items: Iterator[Item]) -> None:
        """Take an item from `items` for each idle worker, and send it to the worker.

        Raises WorkerLostError as `results` does.
        """
        for item in islice(items, len(self._idle)):
            self._give(item, 0)

    def results(self) -> list[Result]:
        """Wait for at least one result; return all that have arrived.

        Raises WorkerLostError if several workers, one after the other, die with the same item, and
        any exception that the function raised.
        """
        found: list[Result] = []
        while not found:
            for channel in cast(list[Connection], wait(list(self._busy))):
                at = self._busy.pop(channel)
                try:
                    answer = channel.recv()
                except (EOFError, OSError):
                    channel.close()
                    self._replace(at)
                    continue
                if isinstance(answer, Failed):
                    raise answer.error
                self._idle[channel] = at.process
                found.append(answer)
        return found

    def _give(self, item: Item, lost: int) -> None:
        channel, process = self._idle.popitem()
        at = _At(process, item, lost)
        try:
            channel.send(item)
        except OSError:
            channel.close()
            self._replace(at)
        else:
            self._busy[channel] = at

    def _replace(self, at: _At) -> None:
        """Give a dead worker's item to a new worker; raises WorkerLostError if too many died."""
        at.process.join(1)
        code = at.process.exitcode
        if code == UNGUARDED:
            raise WorkerLostError(
                "a process to share the work ran the script that started it, instead of waiting "
                'for work: put what the script does under `if __name__ == "__main__":`'
            )
        if at.lost == AGAIN:
            raise WorkerLostError(
                f"a worker ended with exit code {code} (killed, or out of memory?), "
                f"as did {AGAIN} before it on the same work"
            )
        self.add()
        self._give(at.item, at.lost + 1)


def refuse_if_starting() -> None:
    """End this process if it is a worker that is about to start workers itself.

    A worker imports its parent's script. Without the guard `if __name__ == "__main__":`, the script
    then starts workers again. The exit code `UNGUARDED` lets the parent report that.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        os._exit(UNGUARDED)


@contextmanager
def started(
    work: Callable[[Item], Result], jobs: int, ahead: Callable[[], object] | None = None
) -> Iterator[ProcessPool[Item, Result]]:
    """Start `jobs` workers that apply `work`; on exit, end them and drop their items.

    Forked workers share the code that `ahead` loads. Workers may import the script that started
    them, so it must have the guard `if __name__ == "__main__":`. WorkerLostError reports a missing
    guard.
    """
    forks_itself = _is_forkable()
    if forks_itself and ahead:
        ahead()
    with starting(work, ahead, forks_itself) as start:
        workers: ProcessPool[Item, Result] = ProcessPool(start)
        for _ in range(jobs):
            workers.add()
        yield workers


@contextmanager
def starting(
    work: Callable[[Item], Result],
    ahead: Callable[[], object] | None = None,
    forks_itself: bool = False,
) -> Iterator[Start]:
    """Yield the function that starts a worker; on exit, end all workers.

    A worker receives items through its pipe, and sends back a result or `Failed` for each. If
    `forks_itself`, workers are forked from this process. Otherwise they are forked from the fork
    server, which calls `ahead` once. Where the system cannot fork, they are new processes.
    """
    refuse_if_starting()
    context: BaseContext = multiprocessing.get_context("fork" if forks_itself else _other_method())
    processes: list[BaseProcess] = []

    def start() -> tuple[Connection, BaseProcess]:
        with blocked(), _loaded_by_fork_server(ahead):
            channel, their_end = context.Pipe()
            with their_end:
                process = context.Process(target=_serve, args=(their_end, work), daemon=True)  # type: ignore[attr-defined]
                process.start()
            processes[:] = [*filter(BaseProcess.is_alive, processes), process]
            return channel, process

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


def _other_method() -> str:
    return "forkserver" if has_fork_server() else "spawn"


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


@contextmanager
def in_threads(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Iterator[Result]]:
    """Apply a function to items in threads; yield an iterator over results in the items' order.

    On exit, items in progress are finished and other items are dropped.
    """
    pool = ThreadPoolExecutor(jobs)
    try:
        yield pool.map(work, items)
    finally:
        pool.shutdown(cancel_futures=True)


def _serve(channel: Connection, work: Callable[[Item], Result]) -> None:
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    if CAN_FORK:
        _leave_parent(channel.fileno())
    else:
        Thread(target=_end_with_parent, daemon=True).start()
    answer: Result | Failed
    try:
        while True:
            item = channel.recv()
            try:
                answer = work(item)
            except Exception as error:
                answer = Failed(_portable(error))
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


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _portable(error: Exception) -> Exception:
    """Return an exception that can be pickled, with a note about where it was raised."""
    error.add_note("in a worker:\n" + "".join(traceback.format_exception(error)).rstrip())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
