"""One interface to processes of this machine and to a cluster.

An executor starts a pool of workers for one function. The pool takes a bounded number of items at a
time, and returns results as they arrive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from greenest.system.workers import started

Item = TypeVar("Item")
Result = TypeVar("Result")
Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)


class Pool(Protocol[Item_contra, Result_co]):
    """Workers that apply one function to items."""

    @property
    def capacity(self) -> int:
        """The largest number of items in progress, which changes on a cluster."""

    @property
    def is_busy(self) -> bool:
        """Whether items are in progress."""

    def submit(self, items: Iterator[Item_contra]) -> None:
        """Take from `items` as many as the capacity allows, and start work on them."""

    def results(self) -> Sequence[Result_co]:
        """Wait for at least one result; return all that have arrived.

        Raises WorkerLostError if workers are lost for good, and any exception that the function
        raised.
        """


class Executor(Protocol):
    """Starts pools of workers."""

    def started(self, work: Callable[[Item], Result]) -> AbstractContextManager[Pool[Item, Result]]:
        """Start workers that apply `work`; drop unfinished items on exit."""


@dataclass(frozen=True, slots=True)
class ProcessExecutor:
    """Starts pools of `jobs` processes here; forked processes share the code that `ahead` loads."""

    jobs: int
    ahead: Callable[[], object] | None = None

    def started(self, work: Callable[[Item], Result]) -> AbstractContextManager[Pool[Item, Result]]:
        """Start the processes."""
        return started(work, self.jobs, self.ahead)


@contextmanager
def as_completed(
    executor: Executor, work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[Iterator[tuple[int, Result]]]:
    """Yield an iterator over pairs as results arrive: the index of an item, and its result.

    An item is taken when a worker is free. Unfinished items are dropped on exit. The iterator
    raises any exception of the function, and WorkerLostError if workers are lost for good.
    """
    with executor.started(partial(_numbered, work)) as workers:
        yield _arriving(workers, iter(enumerate(items)))


@contextmanager
def in_order(
    executor: Executor, work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[Iterator[Result]]:
    """Yield an iterator over results in the order of the items; otherwise like `as_completed`."""
    with as_completed(executor, work, items) as arriving:
        yield _sorted(arriving)


def _numbered(work: Callable[[Item], Result], item: tuple[int, Item]) -> tuple[int, Result]:
    place, content = item
    return place, work(content)


def _arriving(
    workers: Pool[tuple[int, Item], tuple[int, Result]], waiting: Iterator[tuple[int, Item]]
) -> Iterator[tuple[int, Result]]:
    workers.submit(waiting)
    while workers.is_busy:
        found = workers.results()
        # New items go out before results are passed on, so that no worker waits.
        workers.submit(waiting)
        yield from found


def _sorted(arriving: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    early: dict[int, Result] = {}
    place = 0
    for number, result in arriving:
        early[number] = result
        while place in early:
            yield early.pop(place)
            place += 1
