"""Decides positions in parallel, and yields the verdicts in order, as soon as possible.

The caller divides the input into parts, each with a label. The verdicts are the same as by
`decide`, for any number of jobs. With a ledger, each verdict is recorded when it is found, and
boards with a recorded verdict are not decided again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Generic, TypeVar

from greenest.solver.bulk.boards import Group
from greenest.solver.bulk.many import decide_groups
from greenest.solver.bulk.verdicts import Verdicts
from greenest.solver.decide import is_fork_safe, prepare
from greenest.solver.verdict import Limits, Verdict
from greenest.study.book.given import GivenBook
from greenest.system.workers import Pool, processes

Label = TypeVar("Label")
Boards = Sequence[Group]
"""The boards of a part of the input, in groups of one shape and number of stacks."""

PARTS_AHEAD = 50
"""The most parts that are read before an earlier part is decided."""
POSITIONS_AHEAD = 10_000
"""The most positions that are read before an earlier one is decided, if there is a ledger."""


def decide_all(
    parts: Iterator[tuple[Label, Boards]],
    limits: Limits,
    engine: str = "auto",
    jobs: int = 2,
    ledger: GivenBook | None = None,
) -> Generator[tuple[Label, list[Verdict] | Verdicts], None, None]:
    """Yield the label of each part, and the verdicts on its boards, in order.

    With a ledger, a part must not have more than one position. Parts are read lazily. Raises
    WorkerLostError if workers are lost, and the errors of the ledger.
    """
    work = partial(_decide_part, limits, engine)
    ahead = partial(prepare, engine) if is_fork_safe(engine) else None
    with processes(jobs, ahead) as workers:
        yield from _Queue(parts, ledger).in_order(workers, work)


def _decide_part(limits: Limits, engine: str, number: int, boards: Boards) -> tuple[int, Verdicts]:
    prepare(engine)
    return number, decide_groups(boards, limits, engine)


class _Queue(Generic[Label]):
    """Parts in progress, and decided parts that wait for an earlier part."""

    def __init__(self, parts: Iterator[tuple[Label, Boards]], ledger: GivenBook | None) -> None:
        self._parts = enumerate(parts)
        self._ledger = ledger
        self._labels: dict[int, Label] = {}
        self._same: dict[str, list[int]] = {}
        """With a ledger, the numbers of the parts that are a board in progress, by its text."""
        self._verdicts: dict[int, list[Verdict] | Verdicts] = {}
        self._first_unread = 0
        self._are_read = False

    def in_order(
        self, workers: Pool, work: Callable[[int, Boards], tuple[int, Verdicts]]
    ) -> Iterator[tuple[Label, list[Verdict] | Verdicts]]:
        ahead = POSITIONS_AHEAD if self._ledger else PARTS_AHEAD
        number = 0
        while self._labels or not self._are_read:
            workers.submit(partial(work, *part) for part in self._undecided(number + ahead))
            while number in self._verdicts:
                yield self._labels.pop(number), self._verdicts.pop(number)
                number += 1
            self._take(workers.results())

    def _undecided(self, end: int) -> Iterator[tuple[int, Boards]]:
        """Read the parts with numbers below `end`; yield number and boards of the undecided ones.

        A part without boards, and one with a recorded verdict, is not yielded.
        """
        for number, (label, boards) in islice(self._parts, max(end - self._first_unread, 0)):
            self._first_unread = number + 1
            self._labels[number] = label
            if not boards:
                self._verdicts[number] = []
            elif not self._ledger or self._is_new(number, boards, self._ledger):
                yield number, boards
        self._are_read = self._first_unread < end

    def _is_new(self, number: int, boards: Boards, ledger: GivenBook) -> bool:
        """Return whether the board of a part has no verdict yet and is not in progress."""
        position = boards[0].boards.position(0)
        verdict = ledger.find(position)
        if verdict is not None:
            self._verdicts[number] = [verdict]
            return False
        numbers = self._same.setdefault(str(position), [])
        numbers.append(number)
        return len(numbers) == 1

    def _take(self, results: list[tuple[int, Verdicts]]) -> None:
        """Record verdicts, and store them until all earlier parts are decided."""
        for number, verdicts in results:
            numbers = [number]
            if self._ledger:
                self._ledger.record(verdicts[0])
                numbers = self._same.pop(str(verdicts[0].position))
            self._verdicts |= dict.fromkeys(numbers, verdicts)
