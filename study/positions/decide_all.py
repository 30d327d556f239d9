"""Decides positions in parallel, and yields the verdicts in order, as soon as possible.

The caller divides the input into parts, each with a label. The verdicts are those of `decide`, for
any number of jobs. With a ledger, each board is decided once, and recorded when that is done.
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
Key = int | str
"""The number of a part; with a ledger, the text of its board."""

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


def _decide_part(limits: Limits, engine: str, key: Key, boards: Boards) -> tuple[Key, Verdicts]:
    prepare(engine)
    return key, decide_groups(boards, limits, engine)


class _Queue(Generic[Label]):
    """Parts in progress, and decided parts that wait for an earlier part."""

    def __init__(self, parts: Iterator[tuple[Label, Boards]], ledger: GivenBook | None) -> None:
        self._parts = enumerate(parts)
        self._ledger = ledger
        self._labels: dict[int, Label] = {}
        self._places: dict[Key, list[int]] = {}
        """The numbers of the parts in progress; with a ledger, of all with the same board."""
        self._verdicts: dict[int, list[Verdict] | Verdicts] = {}
        self._are_read = False

    def in_order(
        self, workers: Pool, work: Callable[[Key, Boards], tuple[Key, Verdicts]]
    ) -> Iterator[tuple[Label, list[Verdict] | Verdicts]]:
        number = 0
        while self._labels or not self._are_read:
            workers.submit(partial(work, *part) for part in self._undecided())
            while number in self._verdicts:
                yield self._labels.pop(number), self._verdicts.pop(number)
                number += 1
            for key, found in workers.results():
                if self._ledger:
                    self._ledger.record(found[0])
                self._verdicts |= dict.fromkeys(self._places.pop(key), found)

    def _undecided(self) -> Iterator[tuple[Key, Boards]]:
        """Read parts as far ahead as allowed; yield key and boards of those to be decided.

        A part without boards, one with a recorded verdict and one in progress are not yielded.
        """
        ahead = POSITIONS_AHEAD if self._ledger else PARTS_AHEAD
        for number, (label, boards) in islice(self._parts, ahead - len(self._labels)):
            self._labels[number] = label
            key: Key = number
            known = None
            if self._ledger and boards:
                position = boards[0].boards.position(0)
                key, known = str(position), self._ledger.find(position)
            if known is not None or not boards:
                self._verdicts[number] = [] if known is None else [known]
                continue
            places = self._places.setdefault(key, [])
            places.append(number)
            if len(places) == 1:
                yield key, boards
        self._are_read = len(self._labels) < ahead
