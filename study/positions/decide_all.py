"""Decide positions in parallel and give the verdicts in order, each as soon as it can be given.

The verdicts are those of `decide`, whatever the number of jobs. With a ledger, each is written down
as it is found, and positions that have one are not decided again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Generic, TypeVar

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Verdict
from greenest.study.positions.position_ledger import PositionLedger
from greenest.system.workers import Workers, started

Label = TypeVar("Label")

AHEAD = 10_000
"""How many verdicts wait at most for one before them."""

Item = tuple[int, Position]
Result = tuple[int, Verdict]
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
            yield from _Queue(positions, ledger).in_order(workers)
        return
    for number, (label, position) in enumerate(positions):
        if ledger and ledger.has(number):
            yield label, ledger.verdict(number, position)
            continue
        verdict = decide_here(position)
        if ledger:
            ledger.record(number, verdict)
        yield label, verdict


def _decide(limits: Limits, engine: str, item: Item) -> Result:
    """Do what a worker does, and keep the number of the position with its verdict."""
    number, position = item
    return number, decide(position, limits, engine)


class _Queue(Generic[Label]):
    """Positions that are read, being decided, or decided and waiting for one before them."""

    def __init__(
        self, positions: Iterator[tuple[Label, Position]], ledger: PositionLedger | None
    ) -> None:
        self._positions = enumerate(positions)
        self._ledger = ledger
        self._labels: dict[int, Label] = {}
        self._verdicts: dict[int, Verdict] = {}
        self._first_unread = 0
        self._are_read = False

    def in_order(self, workers: Workers[Item, Result]) -> Iterator[tuple[Label, Verdict]]:
        """Keep the workers busy, and yield the verdicts."""
        number = 0
        while workers.are_busy or self._verdicts or not self._are_read:
            workers.hand_out(self._undecided(number + AHEAD))
            while number in self._verdicts:
                yield self._labels.pop(number), self._verdicts.pop(number)
                number += 1
            if workers.are_busy:
                self._take(workers.results())

    def _undecided(self, end: int) -> Iterator[Item]:
        """Read positions up to a number, and yield those that the ledger has no verdict on."""
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

    def _take(self, results: list[Result]) -> None:
        """Write down what was found, and keep it until its turn comes."""
        for number, verdict in results:
            if self._ledger:
                self._ledger.record(number, verdict)
            self._verdicts[number] = verdict
