"""Worker processes, which are replaced if lost, and end with their parent.

The pools of the standard library do not suffice (tests/system/test_standard_pools.py): a
`ProcessPoolExecutor` fails when a worker is lost, and its workers outlive a parent that is killed;
a `multiprocessing.Pool` waits for ever for the item of a lost worker. Here each worker has a pipe
to its parent. Ctrl-C, SIGTERM and SIGHUP do not reach workers; the parent alone handles them. A
lost worker is replaced, and its item is done again.

Loading compiled code takes a second and 90 MB; a forked worker has the code at once, and takes a
few MB. A process with a single thread forks workers from itself. Any other process uses
multiprocessing's fork server, which loads the code before it forks. Only Linux has system libraries
that are safe to fork; elsewhere, each worker is a new process that loads everything itself.
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
"""The most characters of the folder of temporary files; in a longer one, sockets have no
address."""
NOT_FORK_SAFE = "ortools"
"""A package whose threads and state do not survive a fork."""
PR_SET_PDEATHSIG = 1
"""From linux/prctl.h: sets the signal that a process receives when its parent dies."""
AGAIN = 2
"""How often an item is repeated after the loss of its worker."""
UNGUARDED = 78
"""Exit code of a worker that would start workers because its parent's script is not guarded."""


class WorkerLostError(Exception):
    """Workers were lost; the message has their exit code, in one line."""


class Failed(NamedTuple):
    """The exception that the work raised, which is sent instead of a result."""

    error: Exception


class _At(NamedTuple):
    """A worker, its item, and the number of workers lost before with the same item."""

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
        """The most items in progress: one for each worker."""
        return len(self._idle) + len(self._busy)

    @property
    def is_busy(self) -> bool:
        """Whether items are in progress."""
        return bool(self._busy)

    def submit(self, items: Iterator[Item]) -> None:
        """Give each idle worker an item, taking no more of `items` than that.

        Raises WorkerLostError as `results` does.
        """
        for item in islice(items, len(self._idle)):
            self._give(item, 0)

    def results(self) -> list[Result]:
        """Wait for results, at least one, and return all that have arrived.

        Raises WorkerLostError if several workers in a row are lost with the same item. Exceptions
        of the work are raised, too.
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
        """Give the item of a lost worker to a new worker."""
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
    """End this process if it is a worker that, importing its parent's script, starts workers.

    The script lacks a guard, `if __name__ == "__main__":`. By the exit code, `UNGUARDED`, the
    parent knows, and says so.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        os._exit(UNGUARDED)


@contextmanager
def started(
    work: Callable[[Item], Result], jobs: int, ahead: Callable[[], object] | None = None
) -> Iterator[ProcessPool[Item, Result]]:
    """Start `jobs` workers for a function; on leaving, end them, and drop items in progress.

    Forked workers share the code that `ahead` loads. A script that starts workers must be guarded
    by `if __name__ == "__main__":`, since workers may import it; if it is not, WorkerLostError says
    so.
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
    """Return the function that starts a worker; on leaving, end all workers.

    A worker receives an item through its pipe and sends the result, or `Failed`. Workers are forked
    from this process if it `forks_itself`, else from the fork server, which calls `ahead` once,
    when it is started; where the system cannot fork, they are new processes.
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
        # They own nothing that needs cleaning up.
        for each in processes:
            each.kill()
        for each in processes:
            each.join()


def _is_forkable() -> bool:
    """Tell whether this process may fork workers from itself."""
    is_alone = CAN_FORK and len(os.listdir("/proc/self/task")) == 1
    return is_alone and NOT_FORK_SAFE not in sys.modules


def has_fork_server() -> bool:
    """Tell whether multiprocessing's fork server, which needs a socket in a folder, works here."""
    return CAN_FORK and len(os.fsencode(gettempdir())) <= LONGEST_FOLDER


def _other_method() -> str:
    return "forkserver" if has_fork_server() else "spawn"


@contextmanager
def _loaded_by_fork_server(ahead: Callable[[], object] | None) -> Iterator[None]:
    """While open, let a new fork server call a function when it starts."""
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
    """Apply a function to items in threads; yield results in the order of the items.

    On leaving, items in progress are finished and other items are dropped.
    """
    pool = ThreadPoolExecutor(jobs)
    try:
        yield pool.map(work, items)
    finally:
        pool.shutdown(cancel_futures=True)


def _serve(channel: Connection, work: Callable[[Item], Result]) -> None:
    """Work on the items from the pipe and send back the results, until the pipe is closed."""
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
        # Nothing that belongs to the parent is cleaned up.
        os._exit(0)


def _leave_parent(pipe: int) -> None:
    """Have the system kill this process when its parent dies; close inherited descriptors.

    The garbage collector is frozen, which keeps memory shared.
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
    """Return an exception that can be pickled, with a note of where it was raised."""
    error.add_note("in a worker:\n" + "".join(traceback.format_exception(error)).rstrip())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
