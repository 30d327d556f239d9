"""Decides positions in parallel and yields the verdicts in order, as soon as possible.

The verdicts are those of `decide`, whatever the number of jobs. With a ledger, each is recorded as
it is found, and positions with a recorded verdict are not decided again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache, partial
from typing import Any, Generic, TypeVar

from greenest.games.pyramids.position import Position
from greenest.solver.bulk.boards import Group
from greenest.solver.bulk.many import Verdicts, decide_groups
from greenest.solver.decide import decide, prepare
from greenest.solver.verdict import Limits, Verdict
from greenest.study.positions.position_ledger import PositionLedger
from greenest.system.workers import ProcessPool, started

Label = TypeVar("Label")
Asked = TypeVar("Asked")
Found = TypeVar("Found")

AHEAD = 10_000
"""Number of verdicts that wait for an earlier one, at most."""
PARTS_AHEAD = 50
"""Number of parts of positions that wait for an earlier one, at most."""

Decide = Callable[[Position], Verdict]


def decide_all(
    positions: Iterator[tuple[Label, Position]],
    decide_here: Decide,
    limits: Limits,
    engine: str = "auto",
    jobs: int = 1,
    ledger: PositionLedger | None = None,
) -> Generator[tuple[Label, Verdict], None, None]:
    """Yield each position's label and verdict, in order.

    One job is this process, where `decide_here` decides. Positions are read as they are needed, at
    most `AHEAD` before the one whose verdict is next. Raises PositionLedgerError, and
    WorkerLostError if a worker is gone.
    """
    if jobs < 1:
        raise ValueError(f"positions need at least one job, not {jobs}")
    if jobs > 1:
        with started(partial(_decide, limits, engine), jobs) as workers:
            queue: _Queue[Label, Position, Verdict] = _Queue(positions, AHEAD, ledger)
            yield from queue.in_order(workers)
        return
    for number, (label, position) in enumerate(positions):
        if ledger and ledger.has(number):
            yield label, ledger.verdict(number, position)
            continue
        verdict = decide_here(position)
        if ledger:
            ledger.record(number, verdict)
        yield label, verdict


def decide_parts(
    parts: Iterator[tuple[Label, Sequence[Group]]], limits: Limits, engine: str, jobs: int
) -> Generator[tuple[Label, Verdicts], None, None]:
    """Yield the label of each part of some positions and the verdicts on them, in order.

    Parts are read as they are needed, at most `PARTS_AHEAD` before the one whose verdicts are next.
    Raises WorkerLostError if a worker is gone.
    """
    # CP-SAT is not fork-safe.
    ahead = None if engine == "cpsat" else partial(prepare, engine)
    with started(partial(_decide_part, limits, engine), jobs, ahead) as workers:
        queue: _Queue[Label, Sequence[Group], Verdicts] = _Queue(parts, PARTS_AHEAD)
        yield from queue.in_order(workers)


def _decide(limits: Limits, engine: str, item: tuple[int, Position]) -> tuple[int, Verdict]:
    """Decide a position in a worker; return its number with the verdict."""
    number, position = item
    return number, decide(position, limits, engine)


def _decide_part(
    limits: Limits, engine: str, item: tuple[int, Sequence[Group]]
) -> tuple[int, Verdicts]:
    """Decide a part in a worker."""
    _prepare_once(engine)
    number, groups = item
    return number, decide_groups(groups, limits, engine)


@cache
def _prepare_once(engine: str) -> None:
    prepare(engine)


class _Queue(Generic[Label, Asked, Found]):
    """Positions in progress, or decided and waiting for an earlier one.

    A ledger is possible for positions that are decided one by one.
    """

    def __init__(
        self,
        positions: Iterator[tuple[Label, Asked]],
        ahead: int,
        ledger: PositionLedger | None = None,
    ) -> None:
        self._positions = enumerate(positions)
        self._ahead = ahead
        self._ledger: Any = ledger
        self._labels: dict[int, Label] = {}
        self._verdicts: dict[int, Found] = {}
        self._first_unread = 0
        self._are_read = False

    def in_order(
        self, workers: ProcessPool[tuple[int, Asked], tuple[int, Found]]
    ) -> Iterator[tuple[Label, Found]]:
        """Keep the workers busy, and yield the verdicts."""
        number = 0
        while workers.is_busy or self._verdicts or not self._are_read:
            workers.submit(self._undecided(number + self._ahead))
            while number in self._verdicts:
                yield self._labels.pop(number), self._verdicts.pop(number)
                number += 1
            if workers.is_busy:
                self._take(workers.results())

    def _undecided(self, end: int) -> Iterator[tuple[int, Asked]]:
        """Read positions up to a number; yield those without a verdict in the ledger."""
        while self._first_unread < end:
            found = next(self._positions, None)
            if found is None:
                self._are_read = True
                return
            number, (label, position) = found
            self._first_unread = number + 1
            self._labels[number] = label
            if self._ledger and self._ledger.has(number):
                self._verdicts[number] = self._ledger.verdict(number, position)
            else:
                yield number, position

    def _take(self, results: list[tuple[int, Found]]) -> None:
        """Record a verdict, and hold it until its turn comes."""
        for number, verdict in results:
            if self._ledger:
                self._ledger.record(number, verdict)
            self._verdicts[number] = verdict
