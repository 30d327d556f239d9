"""Work shared among processes or threads; every process that works for another is started here.

Ctrl-C and the signals that are like it do not reach such a process: the parent alone decides what
they mean. A process that is lost is replaced, and what it worked on done again; none outlives the
work, and if the parent itself is killed they end by themselves.
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
"""How often something is done again if the process that works on it is lost."""
UNGUARDED = 78
"""The exit code of a process that would start others while it is itself being started."""


class WorkerLostError(Exception):
    """A process that worked is gone; says with which exit code, in one line."""


class Failed(NamedTuple):
    """What a worker sends instead of a result: the exception that the work raised."""

    error: Exception


class _At(NamedTuple):
    """A process at work, on what, and how many processes were lost over that before."""

    process: Process
    item: Any
    lost: int


Start = Callable[[], tuple[Connection, Process]]
"""Starts a process that works on what comes through a channel."""


class ProcessPool(Generic[Item, Result]):
    """Processes that wait for work, each at the other end of a channel."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._idle: dict[Connection, Process] = {}
        self._busy: dict[Connection, _At] = {}

    def add(self) -> None:
        """Start one more."""
        channel, process = self._start()
        self._idle[channel] = process

    @property
    def capacity(self) -> int:
        """The number of items that may be in hand at a time: one for each process."""
        return len(self._idle) + len(self._busy)

    @property
    def is_busy(self) -> bool:
        """Whether there is a result to come."""
        return bool(self._busy)

    def submit(self, items: Iterator[Item]) -> None:
        """Give idle workers an item each, and take no more items than that.

        Raises WorkerLostError as `results` does.
        """
        for item in islice(items, len(self._idle)):
            self._give(item, 0)

    def results(self) -> list[Result]:
        """Wait for results and return those that are there, at least one.

        Raises WorkerLostError if several workers in a row are lost over the same item, and what the
        work raised.
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
        """Have another process do what a lost one did not."""
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
    """End this process if it is one that is being started and runs the script of its parent.

    That is so where a script starts processes and is not guarded against being imported by them.
    The parent tells; see `UNGUARDED`.
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
    """Start so many processes that do the work on what is handed out, and end them on leaving.

    What is still being worked on then is dropped. Where processes are forked, what `ahead` loads is
    shared by all; `ready` says that this process has loaded it already. A script that starts
    processes has to be guarded by `if __name__ == "__main__":`, for they may import it;
    WorkerLostError says so if it is not.
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
    """Give what starts a process that does the work on what comes, and end them all on leaving.

    Through its channel an item is sent, and a result comes, or `Failed` with what was raised. Where
    processes can be forked and are wanted so, what `ahead` loads is shared by all; `ready` says
    that this process has loaded it already, so that it may be forked itself.
    """
    refuse_if_starting()
    serve = partial(_serve, work=work)
    if not (ARE_POSSIBLE and forked):
        return _spawning(serve)
    return _forking_itself(serve) if ready and has_one_thread() else _forking(serve, ahead)


@contextmanager
def _spawning(serve: Callable[[Connection], None]) -> Iterator[Start]:
    """Give what starts a process that loads all it needs."""
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
    """Kill all processes: they own nothing that would have to be put in order."""
    for each in processes:
        each.kill()
    for each in processes:
        each.join()


@contextmanager
def _forking_itself(serve: Callable[[Connection], None]) -> Iterator[Start]:
    """Give what has a process forked from this one."""
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
    """Give what has a process forked from the stem, or from a new one if that is lost."""
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
def in_processes(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Iterator[Result]]:
    """Do the work on all items in so many processes; give what it returns in the items' order.

    On leaving, what is still being worked on is dropped. While results are gone through,
    WorkerLostError is raised if processes are lost over an item again and again, and whatever the
    work raises.
    """
    with started(partial(_numbered, work), min(jobs, len(items))) as workers:
        yield _in_order(workers, items)


def _numbered(work: Callable[[Item], Result], item: tuple[int, Item]) -> tuple[int, Result]:
    """Keep the place of an item with its result."""
    place, content = item
    return place, work(content)


def _in_order(
    workers: ProcessPool[tuple[int, Item], tuple[int, Result]], items: Sequence[Item]
) -> Iterator[Result]:
    waiting = iter(enumerate(items))
    done: dict[int, Result] = {}
    for place in range(len(items)):
        workers.submit(waiting)
        while place not in done:
            done.update(workers.results())
            workers.submit(waiting)
        yield done.pop(place)


@contextmanager
def in_threads(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Iterator[Result]]:
    """Do the work on all items in so many threads; give what it returns in the items' order.

    On leaving, what has begun is waited for and the rest is dropped.
    """
    pool = ThreadPoolExecutor(jobs)
    try:
        yield pool.map(work, items)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupt_delayed() -> Iterator[None]:
    """Let Ctrl-C and its like wait; processes started meanwhile inherit that and never see them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It lets interrupts through as it starts, which must not happen within.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        with _handler_delayed():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _handler_delayed() -> Iterator[None]:
    """Let what another thread, such as numpy's, has received for this one wait, as Ctrl-C."""
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
    """Serve until the parent is gone."""
    Thread(target=_end_with_parent, daemon=True).start()
    serve(channel)


def _serve(channel: Connection, work: Callable[[Item], Result]) -> None:
    """Work on what comes through the channel, until that is closed."""
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
    """Return an exception as it can be sent, with a note of where it was raised."""
    error.add_note("in a worker:\n" + "".join(traceback.format_exception(error)).rstrip())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
