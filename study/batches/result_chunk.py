"""The results of a chunk of boards: rows for a ledger, and counts of the boards without a row.

A ledger that keeps "all" has a row for each board. A ledger that keeps "counts" has no rows. A
ledger that keeps "unsolved" has rows for three kinds of boards: boards that were not solved, boards
solved by an engine other than the run's main engine, and the hardest boards solved by the main
engine. All other boards are counted by verdict, engine and nodes. Which boards have rows depends
only on the run, not on its chunks or the order of work.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.solver.bulk.outcomes import ANSWERS, SOLVED_BY
from greenest.solver.bulk.verdicts import Answers
from greenest.solver.verdict import Status, Verdict
from greenest.study.batches.ledger_format import Counted, Entry, entry_of, make_entry
from greenest.study.batches.ranges import Done
from greenest.study.batches.run import Keep, Run

HARDEST = 100
"""The number of rows for the hardest boards solved by the main engine."""
EXACT_BITS = 8
"""In counts, nodes are rounded down to this many significant bits: by less than 0.8 %."""
BITS_OF_COUNTS = 4
"""In a ledger with only counts, nodes are rounded down to this many bits: by less than 12 %."""


class Kind(NamedTuple):
    """The verdict, engine and rounded nodes that counted boards have in common."""

    verdict: str
    engine: str
    nodes: int


class Effort(NamedTuple):
    """The number of boards of one kind, and the sum of their seconds."""

    boards: int
    seconds: float


class ResultChunk(NamedTuple):
    """Decided boards: their rows, and counts of the boards without a row.

    `boards` has sorted, disjoint ranges, usually one. Each board is in exactly one of the other
    fields. `entries` are rows that the ledger keeps for certain. `hard` are rows that it keeps if
    they are among its hardest. `efforts` are counts. If every board has a row, `hard` and `efforts`
    are empty.
    """

    boards: tuple[range, ...]
    entries: list[Entry]
    hard: list[Entry]
    efforts: Mapping[Kind, Effort]


class Collector:
    """A builder of one chunk, from boards that are decided in order, singly or many at a time."""

    def __init__(self, run: Run, keep: Keep) -> None:
        self._has_rows = keep != "counts"
        self._main = run.main_engine if keep == "unsolved" else None
        self._entries: list[Entry] = []
        self._hard: list[Entry] = []
        self._efforts: dict[Kind, Effort] = {}
        self._least = -1

    def add(self, index: int, verdict: Verdict) -> None:
        """Add the verdict on the board with this index."""
        self.add_entry(entry_of(index, verdict))

    def add_entry(self, entry: Entry) -> None:
        """Add the row of a board, or count the board."""
        if not self._has_rows:
            add_effort(self._efforts, kind_of(entry, BITS_OF_COUNTS), 1, entry.seconds)
        elif entry.verdict == Status.SOLVABLE.value and entry.engine == self._main:
            self._add_hard([entry])
        else:
            self._entries.append(entry)

    def add_answers(self, first: int, answers: Answers) -> None:
        """Add the boards decided by one call; the first of them has the index `first`.

        Boards left open by the call are not added. As in `add_entry`, `keep` determines which
        boards become rows and which are counted.
        """
        outcomes, nodes, moves = answers.found.outcomes, answers.found.nodes, answers.found.moves
        total = nodes.sum(axis=1)
        if not self._has_rows:
            for outcome in set(outcomes.tolist()) & ANSWERS.keys():
                decided = total[outcomes == outcome]
                self._count(*ANSWERS[outcome], decided, answers.seconds, BITS_OF_COUNTS)
            return
        is_row = ~answers.found.is_open
        if self._main in SOLVED_BY:
            is_row &= ~self._count_easy(outcomes == SOLVED_BY[self._main], total, answers.seconds)
        chosen = is_row.nonzero()[0].tolist()
        solved: list[Entry] = []
        for place, outcome, tried in zip(
            chosen, outcomes[is_row].tolist(), total[is_row].tolist(), strict=True
        ):
            status, engine = ANSWERS[outcome]
            if status is Status.SOLVABLE:
                solution = (None, moves[place], answers.seconds)
                solved.append(make_entry(first + place, status.value, engine, tried, *solution))
            else:
                self.add(first + place, answers.verdict(place))
        self._add_solved(solved)

    def _add_solved(self, entries: list[Entry]) -> None:
        others = [each for each in entries if each.engine != self._main]
        self._entries += others
        if len(others) < len(entries):
            self._add_hard([each for each in entries if each.engine == self._main])

    def _count_easy(
        self, solved: NDArray[np.bool_], nodes: NDArray[np.int64], seconds: float
    ) -> NDArray[np.bool_]:
        """Count the solved boards that cannot be among the hardest.

        `solved` and `nodes` have a value for each board of a call. Return an array with a flag for
        each board: whether it was counted.
        """
        places = solved.nonzero()[0]
        order = places[np.argsort(-nodes[places], kind="stable")]
        is_hard = nodes[order] > self._least
        is_hard[HARDEST:] = False
        easy = order[~is_hard]
        self._count(Status.SOLVABLE, self._main or "", nodes[easy], seconds, EXACT_BITS)
        flags = np.zeros(len(nodes), dtype=np.bool_)
        flags[easy] = True
        return flags

    def _count(
        self, status: Status, engine: str, nodes: NDArray[np.int64], seconds: float, bits: int
    ) -> None:
        values, counts = np.unique(nodes, return_counts=True)
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            kind = Kind(status.value, engine, rounded(value, bits))
            add_effort(self._efforts, kind, count, count * seconds)

    def _add_hard(self, entries: list[Entry]) -> None:
        self._hard += entries
        if len(self._hard) > 2 * HARDEST:
            self._hard, rest = hardest(self._hard)
            self._least = self._hard[-1].nodes
            for each in rest:
                add_effort(self._efforts, kind_of(each), 1, each.seconds)

    def chunk(self, boards: tuple[range, ...]) -> ResultChunk:
        """Return the chunk; `boards` must be the boards that were added."""
        kept, rest = hardest(self._hard)
        for each in rest:
            add_effort(self._efforts, kind_of(each), 1, each.seconds)
        return ResultChunk(boards, self._entries, kept, self._efforts)


def counted(chunk: ResultChunk, run: Run, keep: Keep = "unsolved") -> ResultChunk:
    """Return the chunk for a ledger that keeps `keep`, from a chunk with a row for each board."""
    collector = Collector(run, keep)
    for entry in chunk.entries:
        collector.add_entry(entry)
    return collector.chunk(chunk.boards)


def with_counted(ranges: Iterable[Done], rows: Iterator[Entry]) -> Iterator[Entry | Counted]:
    """Yield all boards of the ranges by index: a row, or `Counted` for a board without a row."""
    row = next(rows, None)
    for start, stop, engine in ranges:
        at = start
        while at < stop:
            end = stop if row is None else min(row.idx, stop)
            for index in range(at, end):
                yield Counted(index, Status.SOLVABLE.value, engine or "")
            at = end
            if row is not None and row.idx < stop:
                yield row
                at = row.idx + 1
                row = next(rows, None)


def hardest(entries: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Split entries into the `HARDEST` with the most nodes and the rest; lower indexes win ties."""
    ordered = sorted(entries, key=lambda entry: (-entry.nodes, entry.idx))
    return ordered[:HARDEST], ordered[HARDEST:]


def add_effort(efforts: dict[Kind, Effort], kind: Kind, boards: int, seconds: float) -> None:
    """Add a number of boards and their seconds to the effort of a kind."""
    before = efforts.get(kind, Effort(0, 0.0))
    efforts[kind] = Effort(before.boards + boards, before.seconds + seconds)


def kind_of(entry: Entry, bits: int = EXACT_BITS) -> Kind:
    """Return verdict, engine and nodes of a board, its nodes rounded to `bits` significant bits."""
    return Kind(entry.verdict, entry.engine, rounded(entry.nodes, bits))


def rounded(nodes: int, bits: int = EXACT_BITS) -> int:
    """Round a number down to `bits` significant bits."""
    lost = max(nodes.bit_length() - bits, 0)
    return nodes >> lost << lost
