"""Work shared among processes or threads; every process that works for another is started here.

Ctrl-C does not reach such a process: the parent alone decides what it means. A process that is lost
is noticed, none outlives the work, and if the parent itself is killed they end by themselves.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from typing import Generic, NamedTuple, TypeVar, cast

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkerLostError(Exception):
    """A process that worked is gone; says with which exit code, in one line."""


class _Failed(NamedTuple):
    """What a worker sends instead of a result: the exception that the work raised."""

    error: Exception


class Workers(Generic[Item, Result]):
    """Processes that wait for work, each at the other end of a channel."""

    def __init__(self) -> None:
        self._idle: dict[Connection, BaseProcess] = {}
        self._busy: dict[Connection, BaseProcess] = {}

    def add(self, channel: Connection, process: BaseProcess) -> None:
        """Count on one more."""
        self._idle[channel] = process

    @property
    def are_busy(self) -> bool:
        """Whether there is a result to come."""
        return bool(self._busy)

    def hand_out(self, items: Iterator[Item]) -> None:
        """Give idle workers an item each, and take no more items than that.

        Raises WorkerLostError if one of them is gone.
        """
        for item in islice(items, len(self._idle)):
            channel, process = self._idle.popitem()
            try:
                channel.send(item)
            except OSError:
                raise _lost(process) from None
            self._busy[channel] = process

    def results(self) -> list[Result]:
        """Wait for results and return those that are there, at least one.

        Raises WorkerLostError if a worker is gone, and what the work raised.
        """
        found: list[Result] = []
        for channel in cast(list[Connection], wait(list(self._busy))):
            process = self._busy.pop(channel)
            try:
                answer = channel.recv()
            except (EOFError, OSError):
                raise _lost(process) from None
            if isinstance(answer, _Failed):
                raise answer.error
            self._idle[channel] = process
            found.append(answer)
        return found


def _lost(process: BaseProcess) -> WorkerLostError:
    process.join(1)
    return WorkerLostError(
        f"a worker ended with exit code {process.exitcode} (killed, or out of memory?)"
    )


@contextmanager
def started(work: Callable[[Item], Result], jobs: int) -> Iterator[Workers[Item, Result]]:
    """Start so many processes that do the work on what is handed out, and end them on leaving.

    What is still being worked on then is dropped.
    """
    context = multiprocessing.get_context("spawn")
    workers: Workers[Item, Result] = Workers()
    processes: list[BaseProcess] = []
    try:
        with _interrupt_delayed():
            for _ in range(jobs):
                channel, their_end = context.Pipe()
                process = context.Process(target=_serve, args=(their_end, work), daemon=True)
                process.start()
                processes.append(process)
                workers.add(channel, process)
                their_end.close()
        yield workers
    finally:
        # They own nothing that would have to be put in order.
        for each in processes:
            each.kill()
        for each in processes:
            each.join()


@contextmanager
def in_processes(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Iterator[Result]]:
    """Do the work on all items in so many processes; give what it returns in the items' order.

    On leaving, what is still being worked on is dropped. While results are gone through,
    WorkerLostError is raised if a process is gone, and whatever the work raises.
    """
    with started(partial(_numbered, work), min(jobs, len(items))) as workers:
        yield _in_order(workers, items)


def _numbered(work: Callable[[Item], Result], item: tuple[int, Item]) -> tuple[int, Result]:
    """Keep the place of an item with its result."""
    place, content = item
    return place, work(content)


def _in_order(
    workers: Workers[tuple[int, Item], tuple[int, Result]], items: Sequence[Item]
) -> Iterator[Result]:
    waiting = iter(enumerate(items))
    done: dict[int, Result] = {}
    for place in range(len(items)):
        workers.hand_out(waiting)
        while place not in done:
            done.update(workers.results())
            workers.hand_out(waiting)
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
def _interrupt_delayed() -> Iterator[None]:
    """Let Ctrl-C wait; processes started meanwhile inherit that and never see it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It lets interrupts through as it starts, which must not happen within.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _handler_delayed():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _handler_delayed() -> Iterator[None]:
    """Let Ctrl-C wait that another thread, such as numpy's, has received for this one."""
    if current_thread() is not main_thread():
        yield
        return
    received: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: received.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if received:
            signal.raise_signal(signal.SIGINT)


def _serve(channel: Connection, work: Callable[[Item], Result]) -> None:
    """Work on what comes through the channel, until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    answer: Result | _Failed
    with suppress(EOFError, OSError):
        while True:
            item = channel.recv()
            try:
                answer = work(item)
            except Exception as error:
                answer = _Failed(_portable(error))
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
