"""A chunk: the verdicts on consecutive random boards, in arrays; a row of the table `chunks`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.decide import static_verdict
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.verdict import Status, Verdict
from greenest.study.book.settings import Settings
from greenest.study.run import Run, Tally

KEPT_BITS = 4
"""In counts, nodes are rounded down to this many significant bits: by less than 12 %."""
LONGEST_SECONDS = 1e12
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


class Effort(NamedTuple):
    """The number of boards with a verdict by an engine after so many nodes, and their seconds."""

    verdict: str
    engine: str
    nodes: int
    boards: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Chunk:
    """The verdicts on the random boards with the indexes `start` to `stop` - 1.

    Arrays have an entry for each board, by index. If boards are only counted, they have an entry
    for each kind and rounded number of nodes, `boards` has how many boards these are, and `seconds`
    the sum of their seconds; else `boards` is empty. `which` has indexes into `kinds`. `moves` has
    the source and the target cell of each capture of each solvable board, if there is an entry for
    each board.
    """

    start: int
    stop: int
    kinds: Sequence[Kind]
    which: NDArray[np.unsignedinteger[Any]]
    nodes: Int64s
    seconds: NDArray[np.float64]
    boards: Int64s
    moves: bytes

    @property
    def indexes(self) -> range:
        """The indexes of the boards."""
        return range(self.start, self.stop)

    @property
    def weights(self) -> Int64s:
        """The number of boards of each entry."""
        return self.boards if len(self.boards) else np.ones(len(self.which), dtype=np.int64)

    @property
    def is_solved(self) -> NDArray[np.bool_]:
        """Whether the boards of each entry are solvable."""
        flags: NDArray[np.bool_] = _are_solvable(self.kinds)[self.which]
        return flags

    def tally(self) -> Tally:
        """Count the boards by verdict and engine."""
        tally: Tally = Counter()
        boards = np.bincount(self.which, self.weights, len(self.kinds))
        for kind, count in zip(self.kinds, boards.astype(np.int64).tolist(), strict=True):
            tally[kind.verdict, kind.engine] += count
        return +tally

    def efforts(self) -> Iterator[Effort]:
        """Yield what boards with the same kind and nodes took, by nodes."""
        return _grouped([self], self.nodes)

    def part(self, indexes: range) -> Chunk:
        """Return the verdicts on some of the boards, with their kinds alone.

        A chunk that counts boards has no parts.
        """
        start, stop = indexes.start - self.start, indexes.stop - self.start
        which, is_solved = self.which[start:stop], self.is_solved
        used = np.flatnonzero(np.bincount(which, minlength=len(self.kinds))).tolist()
        places = np.zeros(len(self.kinds), dtype=np.uint32)
        places[used] = np.arange(len(used))
        size = len(self.moves) // (int(np.count_nonzero(is_solved)) or 1)
        first, end = (size * np.count_nonzero(is_solved[:place]) for place in (start, stop))
        return Chunk(
            indexes.start,
            indexes.stop,
            [self.kinds[place] for place in used],
            places[which],
            self.nodes[start:stop],
            self.seconds[start:stop],
            self.boards,
            self.moves[first:end],
        )

    def parts(self, size: int) -> Iterator[Chunk]:
        """Yield the chunk in parts of at most `size` boards."""
        for start in range(self.start, self.stop, size):
            yield self.part(range(start, min(start + size, self.stop)))

    def captures(self, run: Run) -> NDArray[Any]:
        """Return the captures of each solvable board. Shape (boards, stacks - 1, 2)."""
        cells = np.frombuffer(self.moves, dtype=unsigned(run.rows * run.cols))
        return cells.reshape(np.count_nonzero(self.is_solved), max(run.pieces - 1, 0), 2)

    def verdicts(self, run: Run) -> Iterator[tuple[int, Verdict]]:
        """Yield index and verdict of each board of the run; the captures are not replayed."""
        captures = iter(self.captures(run).tolist())
        columns = (self.which.tolist(), self.nodes.tolist(), self.seconds.tolist())
        for index, which, nodes, seconds in zip(self.indexes, *columns, strict=True):
            position, kind = run.position(index), self.kinds[which]
            status, reason, solution = Status(kind.verdict), kind.reason_on(position), None
            if status is Status.SOLVABLE:
                solution = tuple(map(Capture._make, next(captures)))
            found = Verdict(position, status, kind.engine, solution, reason, nodes, seconds)
            yield index, found

    def row(self) -> tuple[Any, ...]:
        """Return the columns of the table `chunks` after the run."""
        return (
            self.start,
            self.stop,
            *self._by_status(),
            json.dumps(self.kinds),
            self.which.astype(unsigned(len(self.kinds))).tobytes(),
            self.nodes.astype("<i8").tobytes(),
            self.seconds.astype("<f8").tobytes(),
            self.boards.astype("<i8").tobytes(),
            self.moves,
        )

    @classmethod
    def of_row(cls, row: Sequence[Any], settings: Settings) -> Chunk:
        """Return the chunk with these columns; raises ValueError and others if no chunk has them."""
        start, stop, *counts, listed, which, nodes, seconds, boards, moves = row
        kinds = [Kind(*each) for each in json.loads(listed)]
        chunk = cls(
            start,
            stop,
            kinds,
            np.frombuffer(which, dtype=unsigned(len(kinds))),
            np.frombuffer(nodes, dtype="<i8"),
            np.frombuffer(seconds, dtype="<f8"),
            np.frombuffer(boards, dtype="<i8"),
            moves,
        )
        chunk._check(settings)
        if chunk._by_status() != counts:
            raise ValueError("other counts than of its boards")
        return chunk

    def _by_status(self) -> list[int]:
        boards: Counter[str] = Counter()
        for (verdict, _), count in self.tally().items():
            boards[verdict] += count
        return [boards[status] for status in Status]

    def _check(self, settings: Settings) -> None:
        """Raise ValueError for what no chunk of a run has."""
        run, entries = settings.run, len(self.which)
        are_counted = settings.keep == "counts"
        is_right = (
            0 <= self.start < self.stop
            and len(self.nodes) == len(self.seconds) == entries > 0
            and len(self.boards) == are_counted * entries
            and self.weights.min() > 0
            and self.weights.sum() == len(self.indexes)
            and self.which.max() < len(self.kinds)
            and self.nodes.min() >= 0
            and ((self.seconds >= 0) & (self.seconds <= LONGEST_SECONDS)).all()
            and {kind.verdict for kind in self.kinds} <= set(Status)
            and {type(kind.engine) for kind in self.kinds} == {str}
            and (not are_counted or not self.moves)
            and (are_counted or (self.captures(run) < run.rows * run.cols).all())
        )
        if not is_right:
            raise ValueError("no chunk")


def unsigned(numbers: int) -> np.dtype[Any]:
    """Return the smallest little-endian type for the numbers below `numbers`."""
    return np.dtype("u1" if numbers <= 1 << 8 else "<u2" if numbers <= 1 << 16 else "<u4")


def counted(chunks: Sequence[Chunk]) -> Chunk:
    """Return adjacent chunks as one that counts their boards by kind and rounded nodes."""
    nodes = rounded(np.concatenate([each.nodes for each in chunks]))
    efforts = list(_grouped(chunks, nodes))
    kinds = sorted({Kind(each.verdict, each.engine, None) for each in efforts})
    places = {(kind.verdict, kind.engine): place for place, kind in enumerate(kinds)}
    return Chunk(
        chunks[0].start,
        chunks[-1].stop,
        kinds,
        np.array([places[each.verdict, each.engine] for each in efforts], dtype=np.uint32),
        np.array([each.nodes for each in efforts], dtype=np.int64),
        np.array([each.seconds for each in efforts], dtype=np.float64),
        np.array([each.boards for each in efforts], dtype=np.int64),
        b"",
    )


def _grouped(chunks: Sequence[Chunk], nodes: Int64s) -> Iterator[Effort]:
    """Yield what the boards of chunks with the same verdict, engine and nodes took, by nodes.

    `nodes` has the number of nodes of each entry of the chunks.
    """
    kinds = sorted({(kind.verdict, kind.engine) for each in chunks for kind in each.kinds})
    which = [
        np.array([kinds.index((kind.verdict, kind.engine)) for kind in each.kinds])[each.which]
        for each in chunks
    ]
    numbers, places = np.unique(nodes, return_inverse=True)
    groups, of_group = np.unique(places * len(kinds) + np.concatenate(which), return_inverse=True)
    boards = np.bincount(of_group, np.concatenate([each.weights for each in chunks]))
    seconds = np.bincount(of_group, np.concatenate([each.seconds for each in chunks]))
    columns = (groups.tolist(), boards.astype(np.int64).tolist(), seconds.tolist())
    for group, count, spent in zip(*columns, strict=True):
        place, kind = divmod(group, len(kinds))
        verdict, engine = kinds[kind]
        yield Effort(verdict, engine, int(numbers[place]), count, spent)


def rounded(nodes: Int64s) -> Int64s:
    """Round numbers down to `KEPT_BITS` significant bits; numbers are below 2^53."""
    lost = np.maximum(np.frexp(nodes.astype(np.float64))[1] - KEPT_BITS, 0)
    whole: Int64s = nodes >> lost << lost
    return whole


def _are_solvable(kinds: Sequence[Kind]) -> NDArray[np.bool_]:
    return np.array([kind.verdict == Status.SOLVABLE for kind in kinds])
