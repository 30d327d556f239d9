"""Collects the results of a chunk of boards: rows for a ledger, and counts of boards without one.

A ledger that keeps "all" has a row for each board, one that keeps "unsolved" for each board that
was not solved, and one that keeps "counts" for none. All other boards are counted by verdict,
engine and nodes. Which boards have rows depends only on the run, not on its chunks or the order of
work.
"""

from __future__ import annotations

from itertools import repeat

import numpy as np
from numpy.typing import NDArray

from greenest.solver.bulk.outcomes import ANSWERS, REASONS
from greenest.solver.bulk.verdicts import Answers
from greenest.solver.kernels.outcomes import DEAD
from greenest.solver.verdict import Status, Verdict
from greenest.study.book.rows import Effort, Entry, Kind, ResultChunk, entry_of
from greenest.study.run import Keep

KEPT_BITS = 4
"""In counts, nodes are rounded down to this many significant bits: by less than 12 %."""

COUNTED: dict[Keep, set[Status]] = {
    "all": set(),
    "unsolved": {Status.SOLVABLE},
    "counts": set(Status),
}
"""The verdicts whose boards are only counted."""


class Collector:
    """A builder of one chunk, from boards that are decided in order, singly or many at a time."""

    def __init__(self, keep: Keep) -> None:
        self._kept = set(Status) - COUNTED[keep]
        self._entries: list[Entry] = []
        self._efforts: dict[Kind, Effort] = {}

    def add(self, index: int, verdict: Verdict) -> None:
        """Add the verdict on the board with this index."""
        self.add_entry(entry_of(index, verdict))

    def add_entry(self, entry: Entry) -> None:
        """Add the row of a board, or count the board."""
        if entry.verdict in self._kept:
            self._entries.append(entry)
        else:
            kind = Kind(entry.verdict, entry.engine, rounded(entry.nodes))
            self._add_effort(kind, 1, entry.seconds)

    def add_answers(self, first: int, answers: Answers) -> None:
        """Add the boards decided by one call; the first of them has the index `first`.

        Boards left open by the call are not added.
        """
        outcomes, nodes = answers.found.outcomes, answers.found.nodes.sum(axis=1)
        moves = answers.found.moves if Status.SOLVABLE in self._kept else []
        for outcome in sorted(set(outcomes.tolist()) & ANSWERS.keys()):
            status, engine = ANSWERS[outcome]
            places = (outcomes == outcome).nonzero()[0]
            if status.value not in self._kept:
                self._count(status, engine, nodes[places], answers.seconds)
            elif outcome == DEAD:
                for place in places.tolist():
                    self.add(first + place, answers.verdict(place))
            else:
                is_solved = status is Status.SOLVABLE
                columns = (
                    (first + places).tolist(),
                    repeat(""),
                    repeat(status.value),
                    repeat(engine),
                    nodes[places].tolist(),
                    repeat(REASONS.get(outcome)),
                    map(moves.__getitem__, places.tolist()) if is_solved else repeat(None),
                    repeat(answers.seconds),
                )
                self._entries += map(Entry._make, zip(*columns, strict=False))

    def _count(self, status: Status, engine: str, nodes: NDArray[np.int64], seconds: float) -> None:
        """Count boards with one outcome, given the nodes of each and the seconds of one."""
        values, counts = np.unique(nodes, return_counts=True)
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            self._add_effort(Kind(status.value, engine, rounded(value)), count, count * seconds)

    def _add_effort(self, kind: Kind, boards: int, seconds: float) -> None:
        before = self._efforts.get(kind, Effort(0, 0.0))
        self._efforts[kind] = Effort(before.boards + boards, before.seconds + seconds)

    def chunk(self, boards: tuple[range, ...]) -> ResultChunk:
        """Return the chunk; `boards` must be the boards that were added."""
        return ResultChunk(boards, sorted(self._entries), self._efforts)


def counted(chunk: ResultChunk, keep: Keep) -> ResultChunk:
    """Return the chunk for a ledger that keeps `keep`, from a chunk with a row for each board."""
    collector = Collector(keep)
    for entry in chunk.entries:
        collector.add_entry(entry)
    return collector.chunk(chunk.boards)


def rounded(nodes: int) -> int:
    """Round a number down to `KEPT_BITS` significant bits."""
    lost = max(nodes.bit_length() - KEPT_BITS, 0)
    return nodes >> lost << lost
