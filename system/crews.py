"""Who works for us: processes of this machine or a cluster, handed work in the same way.

A crew is started with what it has to do. Its workers are then handed items, as many as they may
have in hand, and give back results as they arrive.
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


class Workers(Protocol[Item_contra, Result_co]):
    """Workers that have been told what to do."""

    @property
    def capacity(self) -> int:
        """The number of items that may be in hand at a time; on a cluster it changes."""

    @property
    def are_busy(self) -> bool:
        """Whether there is a result to come."""

    def hand_out(self, items: Iterator[Item_contra]) -> None:
        """Give workers as many items as they may have in hand, and take no more than that."""

    def results(self) -> Sequence[Result_co]:
        """Wait for results and return those that are there, at least one.

        Raises WorkerLostError if workers are lost for good, and what the work raised.
        """


class Crew(Protocol):
    """Whoever can be started on some work."""

    def started(
        self, work: Callable[[Item], Result]
    ) -> AbstractContextManager[Workers[Item, Result]]:
        """Have workers wait for items; on leaving, what is not done is dropped."""


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes of this machine; what `ahead` loads they share where they can.

    `ready` says that this process has loaded it already.
    """

    jobs: int
    ahead: Callable[[], object] | None = None
    ready: bool = False

    def started(
        self, work: Callable[[Item], Result]
    ) -> AbstractContextManager[Workers[Item, Result]]:
        """Start the processes."""
        return started(work, self.jobs, self.ahead, self.ready)


@contextmanager
def as_done(
    crew: Crew, work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[Iterator[tuple[int, Result]]]:
    """Do the work on all items; give results as they arrive, with their items' places from 0 on.

    Items are asked for when there is room for them. On leaving, what is still being worked on is
    dropped. While results are gone through, WorkerLostError is raised if workers are lost for
    good, and whatever the work raises.
    """
    with crew.started(partial(_numbered, work)) as workers:
        yield _arriving(workers, iter(enumerate(items)))


@contextmanager
def in_order(
    crew: Crew, work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[Iterator[Result]]:
    """Do the same, and give what the work returns in the items' order."""
    with as_done(crew, work, items) as arriving:
        yield _sorted(arriving)


def _numbered(work: Callable[[Item], Result], item: tuple[int, Item]) -> tuple[int, Result]:
    """Keep the place of an item with its result."""
    place, content = item
    return place, work(content)


def _arriving(
    workers: Workers[tuple[int, Item], tuple[int, Result]], waiting: Iterator[tuple[int, Item]]
) -> Iterator[tuple[int, Result]]:
    workers.hand_out(waiting)
    while workers.are_busy:
        found = workers.results()
        # New items go out before results are looked at, so no worker waits.
        workers.hand_out(waiting)
        yield from found


def _sorted(arriving: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    early: dict[int, Result] = {}
    place = 0
    for number, result in arriving:
        early[number] = result
        while place in early:
            yield early.pop(place)
            place += 1
