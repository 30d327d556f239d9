"""Decides positions in parallel, and yields the verdicts in order, as soon as possible.

The caller divides the input into parts, each with a label. The verdicts are those of `decide`, for
any number of jobs. With a ledger, each board is decided once, and recorded when that is done.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import TypeVar

from greenest.solver.bulk.boards import Group
from greenest.solver.bulk.many import decide_groups
from greenest.solver.bulk.verdicts import Verdicts
from greenest.solver.decide import is_fork_safe, prepare
from greenest.solver.verdict import Limits, Verdict
from greenest.study.book.given import GivenBook
from greenest.system.workers import processes

Label = TypeVar("Label")
Groups = Sequence[Group]
"""The boards of a part of the input, in groups of one shape and number of stacks."""
Key = int | str
"""The number of a part; with a ledger, the text of its board."""
PARTS_AHEAD = 50
"""The most parts that are read before an earlier part is decided."""
POSITIONS_AHEAD = 10_000
"""The most positions that are read before an earlier one is decided, if there is a ledger."""


def decide_all(
    parts: Iterator[tuple[Label, Groups]],
    limits: Limits,
    engine: str = "auto",
    jobs: int = 2,
    ledger: GivenBook | None = None,
) -> Generator[tuple[Label, list[Verdict] | Verdicts], None, None]:
    """Yield the label of each part, and the verdicts on its boards, in order.

    With a ledger, a part must not have more than one position. Parts are read lazily. Raises
    WorkerLostError if workers are lost, and the errors of the ledger.
    """
    most = POSITIONS_AHEAD if ledger else PARTS_AHEAD
    numbered = enumerate(parts)
    labels: dict[int, Label] = {}
    # The numbers of the parts in progress; with a ledger, of all with the same board.
    places: dict[Key, list[int]] = {}
    verdicts: dict[int, list[Verdict] | Verdicts] = {}

    def undecided() -> Iterator[Callable[[], tuple[Key, Verdicts]]]:
        """Read parts as far ahead as allowed; yield jobs for those to be decided.

        A part without boards, one with a recorded verdict and one in progress have no job.
        """
        for number, (label, boards) in islice(numbered, most - len(labels)):
            labels[number] = label
            key: Key = number
            known = None
            if ledger and boards:
                position = boards[0].boards.position(0)
                key, known = str(position), ledger.find(position)
            if known is not None or not boards:
                verdicts[number] = [] if known is None else [known]
                continue
            same = places.setdefault(key, [])
            same.append(number)
            if len(same) == 1:
                yield partial(_decide_part, limits, engine, key, boards)

    ahead = partial(prepare, engine) if is_fork_safe(engine) else None
    with processes(jobs, ahead) as workers:
        number = 0
        while True:
            workers.submit(undecided())
            # Idle workers have one more part read, if there is one.
            if not labels:
                return
            while number in verdicts:
                yield labels.pop(number), verdicts.pop(number)
                number += 1
            for key, found in workers.results():
                if ledger:
                    ledger.record(found[0])
                verdicts |= dict.fromkeys(places.pop(key), found)


def _decide_part(limits: Limits, engine: str, key: Key, boards: Groups) -> tuple[Key, Verdicts]:
    prepare(engine)
    return key, decide_groups(boards, limits, engine)
