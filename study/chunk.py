"""A chunk: the verdicts on consecutive random boards, in arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.bulk.outcomes import ENGINE_OF, REASONS, STATUS_OF
from greenest.solver.bulk.verdicts import Answers
from greenest.solver.decide import static_verdict
from greenest.solver.verdict import Status, Verdict
from greenest.study.run import Keep, Run, Tally

KEPT_BITS = 4
"""In counts, nodes are rounded down to this many significant bits: by less than 12 %."""
STATIC = "static"
"""The name of the engine whose reasons follow from the board alone."""


class Kind(NamedTuple):
    """What many boards have in common. The reason is None if it is static: the board has it."""

    verdict: str
    engine: str
    reason: str | None

    def reason_on(self, position: Position) -> str | None:
        """Return the reason for the verdict on a position."""
        found = static_verdict(position) if self.engine == STATIC else None
        return self.reason if found is None else found.reason


ENTRY = np.dtype([("nodes", "<i8"), ("seconds", "<f8"), ("boards", "<i8"), ("kind", "<u4")])
"""What a chunk has of some boards: their nodes, their seconds together, how many they are, and the
index of their kind."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """The verdicts on consecutive random boards, which have these indexes.

    `entries` is an array of type ENTRY: an entry for each board, by index; or if boards are only
    counted, for each verdict, engine and rounded number of nodes. `moves` has the source and the
    target cell of each capture of each solvable board; none if boards are only counted.
    """

    indexes: range
    kinds: Sequence[Kind]
    entries: NDArray[Any]
    moves: bytes

    @property
    def is_solved(self) -> NDArray[np.bool_]:
        """Whether the boards of each entry are solvable."""
        are_solvable = np.array([kind.verdict == Status.SOLVABLE for kind in self.kinds])
        flags: NDArray[np.bool_] = are_solvable[self.entries["kind"]]
        return flags

    def tally(self) -> Tally:
        """Count the boards by verdict and engine."""
        tally: Tally = Counter()
        boards = np.bincount(self.entries["kind"], self.entries["boards"], len(self.kinds))
        for kind, count in zip(self.kinds, boards.astype(np.int64).tolist(), strict=True):
            tally[kind.verdict, kind.engine] += count
        return +tally

    def nodes(self) -> Counter[int]:
        """Count the boards by their nodes."""
        found: Counter[int] = Counter()
        columns = (self.entries[name].tolist() for name in ("nodes", "boards"))
        for nodes, boards in zip(*columns, strict=True):
            found[nodes] += boards
        return found

    def part(self, indexes: range) -> Chunk:
        """Return the verdicts on some of the boards, with their kinds alone.

        A chunk that counts boards has no parts but itself.
        """
        if indexes == self.indexes:
            return self
        start, stop = (each - self.indexes.start for each in (indexes.start, indexes.stop))
        entries, is_solved = self.entries[start:stop].copy(), self.is_solved
        kinds = used_kinds(self.kinds, entries)
        size = len(self.moves) // (int(np.count_nonzero(is_solved)) or 1)
        first, end = (size * np.count_nonzero(is_solved[:place]) for place in (start, stop))
        return Chunk(indexes, kinds, entries, self.moves[first:end])

    def captures(self, run: Run) -> NDArray[Any]:
        """Return the captures of each solvable board. Shape (boards, stacks - 1, 2)."""
        cells = np.frombuffer(self.moves, dtype=unsigned(run.rows * run.cols))
        return cells.reshape(np.count_nonzero(self.is_solved), max(run.pieces - 1, 0), 2)

    def verdicts(self, run: Run) -> Iterator[tuple[int, Verdict]]:
        """Yield index and verdict of each board of the run; the captures are not replayed."""
        captures = iter(self.captures(run).tolist())
        for index, entry in zip(self.indexes, self.entries.tolist(), strict=True):
            nodes, seconds, _, place = entry
            position, kind = run.position(index), self.kinds[place]
            status, reason, solution = Status(kind.verdict), kind.reason_on(position), None
            if status is Status.SOLVABLE:
                solution = tuple(map(Capture._make, next(captures)))
            found = Verdict(position, status, kind.engine, solution, reason, nodes, seconds)
            yield index, found


def used_kinds(kinds: Sequence[Kind], entries: NDArray[Any]) -> list[Kind]:
    """Return the kinds that entries have; the entries are changed to have their places there."""
    is_used = np.bincount(entries["kind"], minlength=len(kinds)) > 0
    entries["kind"] = (np.cumsum(is_used) - 1)[entries["kind"]]
    return [kind for kind, has_boards in zip(kinds, is_used.tolist(), strict=True) if has_boards]


def unsigned(numbers: int) -> np.dtype[Any]:
    """Return the smallest little-endian type for the numbers below `numbers`."""
    return np.dtype("u1" if numbers <= 1 << 8 else "<u2" if numbers <= 1 << 16 else "<u4")


def counted(chunks: Sequence[Chunk]) -> Chunk:
    """Return adjacent chunks as one that counts their boards by verdict, engine and nodes.

    Nodes are rounded, so each entry has a small number to count by: the bits that the nodes lose,
    the `KEPT_BITS` bits that are left, and the kind.
    """
    kinds = sorted({kind._replace(reason=None) for each in chunks for kind in each.kinds})
    places = [
        np.array([kinds.index(kind._replace(reason=None)) for kind in each.kinds])
        for each in chunks
    ]
    each_kind = [of[each.entries["kind"]] for of, each in zip(places, chunks, strict=True)]
    entries = np.concatenate([each.entries for each in chunks])
    nodes = entries["nodes"]
    lost = np.maximum(np.frexp(nodes.astype(np.float64))[1] - KEPT_BITS, 0)
    rounded = lost << KEPT_BITS | nodes >> lost
    group = rounded * len(kinds) + np.concatenate(each_kind)
    boards, seconds = (np.bincount(group, entries[name]) for name in ("boards", "seconds"))
    groups = boards.nonzero()[0]
    rounded, kind = np.divmod(groups, len(kinds))
    found = np.empty(len(groups), ENTRY)
    found["nodes"] = rounded % (1 << KEPT_BITS) << (rounded >> KEPT_BITS)
    found["kind"], found["boards"], found["seconds"] = kind, boards[groups], seconds[groups]
    indexes = range(chunks[0].indexes.start, chunks[-1].indexes.stop)
    return Chunk(indexes, kinds, found, b"")


OF_CALLS = [
    Kind(status, engine, REASONS.get(outcome))
    for outcome, (status, engine) in enumerate(
        zip(STATUS_OF.tolist(), ENGINE_OF.tolist(), strict=True)
    )
]
"""The kind of the boards with each outcome of a call."""


class Collector:
    """Builds chunks from answers of calls on the first of some boards in order, without a loop."""

    def __init__(self, boards: range, keep: Keep) -> None:
        self._boards = boards
        self._keep = keep
        self._kinds = list(OF_CALLS)
        self._entries = np.empty(len(boards), ENTRY)
        self._count = 0
        self._moves: list[bytes] = []

    def add(self, answers: Answers) -> None:
        """Add the boards of a call; those that it left open may have been decided since."""
        boards, found = answers.boards, answers.found
        entries = self._entries[self._count : self._count + len(boards)]
        is_solved = found.is_solved
        self._count += len(boards)
        entries["nodes"] = found.nodes[:, 0] + found.nodes[:, 1]
        entries["seconds"] = answers.seconds
        entries["boards"] = 1
        entries["kind"] = found.outcomes
        for place, verdict in answers.alone.items():
            entries[place] = (verdict.nodes, verdict.seconds, 1, self._place(verdict))
            is_solved[place] = verdict.captures is not None
        if self._keep == "all":
            kind = unsigned(boards.rows * boards.cols)
            solved = found.captures if is_solved.all() else found.captures[is_solved]
            self._moves.append(solved.astype(kind, copy=False).tobytes())

    def _place(self, verdict: Verdict) -> int:
        """Return the place of a verdict's kind among all kinds, to which it may be added."""
        reason = None if verdict.engine == STATIC else verdict.reason
        kind = Kind(verdict.status.value, verdict.engine, reason)
        if kind not in self._kinds:
            self._kinds.append(kind)
        return self._kinds.index(kind)

    def chunks(self, decided: Iterable[range]) -> list[Chunk]:
        """Return a chunk for each range of decided boards; all of them were added."""
        entries = self._entries[: self._count]
        kinds = used_kinds(self._kinds, entries)
        whole = Chunk(self._boards[: self._count], kinds, entries, b"".join(self._moves))
        parts = [whole.part(each) for each in decided]
        return parts if self._keep == "all" else [counted([each]) for each in parts]
