"""Work shared among processes that a keyboard interrupt does not reach, and that stop at once."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkerLostError(Exception):
    """A process that worked is gone."""


@contextmanager
def in_processes(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Iterator[Result]]:
    """Do the work on all items in so many processes; give what it returns in the items' order.

    On leaving, what is still being worked on is dropped. Raises WorkerLostError if a process dies.
    """
    pool = ProcessPoolExecutor(
        min(jobs, len(items)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        yield pool.map(work, items)
    except BrokenProcessPool:
        raise WorkerLostError("a worker was lost (killed, or out of memory?)") from None
    finally:
        # Nobody waits for the rest of the work; until Python 3.14 there is no public way to say so.
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=True, cancel_futures=True)
