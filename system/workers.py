"""Worker processes: started, given items, replaced if lost, and ended with their parent.

The pools of the standard library do not suffice (tests/system/test_standard_pools.py): a
`ProcessPoolExecutor` fails when a worker is lost, and its workers outlive a parent that is killed;
a `multiprocessing.Pool` waits for ever for the item of a lost worker. The forkserver can import
modules ahead but call no function, and leaves a folder behind if the parent is killed.

Here a worker has a pipe. Ctrl-C, SIGTERM and SIGHUP do not reach it; the parent alone decides what
they mean. A lost worker is replaced and its item done again.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from typing import Any, Generic, NamedTuple, TypeVar, cast

from greenest.system.forks import ARE_POSSIBLE, Child, Process, Stem, fork, has_one_thread
from greenest.system.interrupts import ENDINGS

Item = TypeVar("Item")
Result = TypeVar("Result")


AGAIN = 2
"""Number of times that an item is done again after its worker was lost."""
UNGUARDED = 78
"""Exit code of a process that would start others while it is being started itself."""


class WorkerLostError(Exception):
    """Workers were lost; the message gives the exit code, in one line."""


class Failed(NamedTuple):
    """The exception that the work raised, sent instead of a result."""

    error: Exception


class _At(NamedTuple):
    """A worker, its item, and the number of workers lost over that item before."""

    process: Process
    item: Any
    lost: int


Start = Callable[[], tuple[Connection, Process]]
"""Starts a worker; returns our end of its pipe, and the process."""


class ProcessPool(Generic[Item, Result]):
    """Worker processes, each at the other end of a pipe."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._idle: dict[Connection, Process] = {}
        self._busy: dict[Connection, _At] = {}

    def add(self) -> None:
        """Start one more worker."""
        channel, process = self._start()
        self._idle[channel] = process

    @property
    def capacity(self) -> int:
        """The number of items in progress at a time, at most: one for each worker."""
        return len(self._idle) + len(self._busy)

    @property
    def is_busy(self) -> bool:
        """Whether items are in progress."""
        return bool(self._busy)

    def submit(self, items: Iterator[Item]) -> None:
        """Give each idle worker an item; take no further items.

        Raises WorkerLostError as `results` does.
        """
        for item in islice(items, len(self._idle)):
            self._give(item, 0)

    def results(self) -> list[Result]:
        """Wait for results, at least one, and return all that have arrived.

        Raises WorkerLostError if several workers in a row are lost over the same item, and the
        exceptions of the work.
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
        """Give the item of a lost worker to a new one."""
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
    """End this process if it is a worker that imports the script of its parent.

    The script should have been guarded by `if __name__ == "__main__":`. The parent says so when it
    reads the exit code, `UNGUARDED`.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        raise SystemExit(UNGUARDED)


@contextmanager
def started(
    work: Callable[[Item], Result],
    jobs: int,
    ahead: Callable[[], object] | None = None,
    ready: bool = False,
) -> Iterator[ProcessPool[Item, Result]]:
    """Start `jobs` workers for a function; on leaving, end them and drop items in progress.

    Forked workers share what `ahead` loads; `ready` says that this process has loaded it already. A
    script that starts workers must be guarded by `if __name__ == "__main__":`, since they may
    import it; WorkerLostError says so otherwise.
    """
    with starting(work, ahead, forked=jobs > 1, ready=ready) as start:
        workers: ProcessPool[Item, Result] = ProcessPool(start)
        for _ in range(jobs):
            workers.add()
        yield workers


def starting(
    work: Callable[[Item], Result],
    ahead: Callable[[], object] | None = None,
    forked: bool = True,
    ready: bool = False,
) -> AbstractContextManager[Start]:
    """Return the function that starts a worker; on leaving, end all workers.

    A worker receives an item through its pipe and sends the result, or `Failed`. If `forked`, and
    if the system can fork, workers share what `ahead` loads; `ready` says that this process has
    loaded it already, so that it can be forked itself.
    """
    refuse_if_starting()
    serve = partial(_serve, work=work)
    if not (ARE_POSSIBLE and forked):
        return _spawning(serve)
    return _forking_itself(serve) if ready and has_one_thread() else _forking(serve, ahead)


@contextmanager
def _spawning(serve: Callable[[Connection], None]) -> Iterator[Start]:
    """Start workers that load everything themselves."""
    context = multiprocessing.get_context("spawn")
    processes: list[BaseProcess] = []

    def start() -> tuple[Connection, BaseProcess]:
        with interrupt_delayed():
            channel, their_end = context.Pipe()
            process = context.Process(target=_spawned, args=(their_end, serve), daemon=True)
            process.start()
            processes[:] = [*filter(BaseProcess.is_alive, processes), process]
            their_end.close()
            return channel, process

    try:
        yield start
    finally:
        _end(processes)


def _end(processes: Sequence[Process]) -> None:
    """Kill processes; they own nothing that needs cleaning up."""
    for each in processes:
        each.kill()
    for each in processes:
        each.join()


@contextmanager
def _forking_itself(serve: Callable[[Connection], None]) -> Iterator[Start]:
    """Fork workers from this process."""
    processes: list[Child] = []

    def start() -> tuple[Connection, Process]:
        with interrupt_delayed():
            channel, process = fork(serve)
            processes.append(process)
            return channel, process

    try:
        yield start
    finally:
        _end(processes)


@contextmanager
def _forking(
    serve: Callable[[Connection], None], ahead: Callable[[], object] | None
) -> Iterator[Start]:
    """Fork workers from a stem, or from a new one if that is lost."""
    stems: list[Stem] = []

    def start() -> tuple[Connection, Process]:
        with interrupt_delayed():
            if stems:
                with suppress(OSError):
                    return stems[-1].fork()
            stems.append(Stem(serve, ahead))
            return stems[-1].fork()

    try:
        yield start
    finally:
        for each in stems:
            each.end()


@contextmanager
def in_threads(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Iterator[Result]]:
    """Apply a function to items in threads; yield results in the order of the items.

    On leaving, items in progress are finished and the rest is dropped.
    """
    pool = ThreadPoolExecutor(jobs)
    try:
        yield pool.map(work, items)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupt_delayed() -> Iterator[None]:
    """Block Ctrl-C, SIGTERM and SIGHUP; processes started meanwhile inherit the blocked signals."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # Its start unblocks signals, so it must be running before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        with _handler_delayed():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _handler_delayed() -> Iterator[None]:
    """Delay the handlers of signals that arrive in another thread, such as one of numpy."""
    if current_thread() is not main_thread():
        yield
        return
    received: list[int] = []
    handlers = {number: signal.getsignal(number) for number in ENDINGS}
    handled = {number: each for number, each in handlers.items() if callable(each)}
    for number in handled:
        signal.signal(number, lambda number, frame: received.append(number))
    try:
        yield
    finally:
        for number, handler in handled.items():
            signal.signal(number, handler)
        if received:
            signal.raise_signal(received[0])


def _spawned(channel: Connection, serve: Callable[[Connection], None]) -> None:
    """Serve until the parent ends."""
    Thread(target=_end_with_parent, daemon=True).start()
    serve(channel)


def _serve(channel: Connection, work: Callable[[Item], Result]) -> None:
    """Apply the work to items from the pipe until it is closed."""
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    answer: Result | Failed
    with suppress(EOFError, OSError):
        while True:
            item = channel.recv()
            try:
                answer = work(item)
            except Exception as error:
                answer = Failed(_portable(error))
            channel.send(answer)


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
