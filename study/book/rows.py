"""The rows of a ledger: runs with their settings, verdicts, and where boards were given."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple, Self

import numpy as np

from greenest.games.plurals import many
from greenest.games.pyramids.greenest import IllegalCapture
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.registry import uses_ortools
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.run import Keep, Run
from greenest.study.sampling import Colours
from greenest.system.version import version


class Entry(NamedTuple):
    """A verdict: the columns of the table `verdicts` in order, without its run and checksum.

    A random board has its index, and "" for `board`; a given board has 0 and its text.
    """

    idx: int
    board: str
    verdict: str
    engine: str
    nodes: int
    reason: str | None
    moves: bytes | None
    seconds: float

    def verdict_on(self, position: Position) -> Verdict:
        """Return the verdict on its position; the captures are not replayed.

        Raises ValueError in the cases of `cells_in`.
        """
        captures = None
        if self.moves is not None:
            cells = cells_in(self.moves, position.rows * position.cols)
            captures = tuple(map(Capture._make, cells.tolist()))
        return Verdict(
            position=position,
            status=Status(self.verdict),
            engine=self.engine,
            captures=captures,
            reason=self.reason,
            nodes=self.nodes,
            seconds=self.seconds,
        )


def entry_of(index: int, verdict: Verdict, board: str = "") -> Entry:
    """Return the entry of a random board with its index, or of a given board with its text."""
    return Entry(
        idx=index,
        board=board,
        verdict=verdict.status.value,
        engine=verdict.engine,
        nodes=verdict.nodes,
        reason=verdict.reason,
        moves=packed(verdict),
        seconds=verdict.seconds,
    )


def _cell_type(cells: int) -> np.dtype[Any]:
    """Return the little-endian type of a cell number on a board with `cells` cells."""
    return np.dtype("u1" if cells <= 1 << 8 else "<u2" if cells <= 1 << 16 else "<u4")


def packed(verdict: Verdict) -> bytes | None:
    """Return the captures of a verdict as source and target cells; None if it has none."""
    if verdict.captures is None:
        return None
    kind = _cell_type(verdict.position.rows * verdict.position.cols)
    return np.array(tuple(verdict.captures), dtype=kind).tobytes()


def cells_in(moves: bytes, cells: int) -> Int64s:
    """Return the captures packed in `moves`, as an array (captures, 2) of cells.

    Raises ValueError for an odd number of cells, and for a cell outside a board of `cells` cells.
    """
    kind = _cell_type(cells)
    if len(moves) % (2 * kind.itemsize):
        raise ValueError(f"no captures: {moves.hex()}")
    found = np.frombuffer(moves, dtype=kind).reshape(-1, 2).astype(np.int64)
    if (found >= cells).any():
        raise ValueError(f"no captures: {moves.hex()}")
    return found


def wrong_moves(verdict: Verdict) -> str:
    """Return why the captures of a verdict do not prove it, or "" if they do or none are needed."""
    captures = verdict.captures
    if (captures is not None) != (verdict.status is Status.SOLVABLE):
        return f"{verdict.status}, {'without' if captures is None else 'with'} moves"
    if captures is None:
        return ""
    try:
        end = verdict.position.after(*captures)
    except IllegalCapture as error:
        return f"move {error.index + 1}: {error.reason}"
    return "" if end.is_solved else f"the moves leave {many(end.pieces, 'stack')}"


class Kind(NamedTuple):
    """The verdict, engine and rounded nodes that boards without a row have in common."""

    verdict: str
    engine: str
    nodes: int


class Effort(NamedTuple):
    """The number of boards of one kind, and the sum of their seconds."""

    boards: int
    seconds: float


class ResultChunk(NamedTuple):
    """Decided boards: sorted, disjoint ranges, usually one, and each board's row or count."""

    boards: tuple[range, ...]
    entries: Iterable[Entry]
    efforts: Mapping[Kind, Effort]


class Place(NamedTuple):
    """The source and the line at which a board was given, and the identifier of its row.

    The source is the path of a file, "" for arguments of a command, which have line 1, or "-" for
    standard input.
    """

    source: str
    line: int
    identifier: str | None = None

    @property
    def is_in_file(self) -> bool:
        """Whether the source can be read again, so that another board replaces this one."""
        return self.source not in ("", "-")


class Settings(NamedTuple):
    """What is asked of the boards of a run: the columns of the table `runs` after its number.

    A run of random boards has its shape, stacks, seed, first index and number of boards; a run of
    given boards has None in all of these. `boards` is the most boards asked for so far. `seed` and
    `max_seconds` are decimal texts. Of a merged ledger, `greenest` may list several versions.
    """

    rows: int | None
    cols: int | None
    pieces: int | None
    black: int | None
    green: int | None
    white: int | None
    seed: str | None
    first: int | None
    boards: int | None
    keep: Keep
    engine: str
    max_nodes: int
    max_seconds: str | None
    table_mb: int
    greenest: str

    @classmethod
    def of_given(cls, limits: Limits, engine: str) -> Self:
        """Return the settings with which this version decides given boards."""
        seconds = None if limits.max_seconds is None else str(float(limits.max_seconds))
        by = version(with_ortools=uses_ortools(engine))
        asked = (engine, limits.max_nodes, seconds, limits.table_mb, by)
        return cls(None, None, None, None, None, None, None, None, None, "all", *asked)

    @classmethod
    def of_run(cls, run: Run, keep: Keep) -> Self:
        """Return the settings of a new run of random boards, with this version."""
        black, green, white = run.colours or (None, None, None)
        return cls.of_given(run.limits, run.engine)._replace(
            rows=run.rows,
            cols=run.cols,
            pieces=run.pieces,
            black=black,
            green=green,
            white=white,
            seed=str(run.seed),
            first=run.first,
            boards=run.count,
            keep=keep,
        )

    @property
    def is_random(self) -> bool:
        """Whether the boards are random ones, rather than given ones."""
        return self.seed is not None

    @property
    def limits(self) -> Limits:
        """The limits of each search."""
        seconds = None if self.max_seconds is None else float(self.max_seconds)
        return Limits(self.max_nodes, seconds, self.table_mb)

    @property
    def run(self) -> Run:
        """The run of random boards, which must be there; raises ValueError for invalid values."""
        fields: Any = self
        return Run(
            rows=fields.rows,
            cols=fields.cols,
            pieces=fields.pieces,
            count=fields.boards,
            seed=int(fields.seed),
            limits=self.limits,
            engine=self.engine,
            first=fields.first,
            colours=None if self.black is None else Colours(*fields[3:6]),
        )

    def check(self) -> None:
        """Raise TypeError or ValueError for values that no run has, whatever their checksum."""
        # Both refuse values out of their ranges.
        assert self.run if self.is_random else self.limits


def differences(one: Settings, other: Settings, here: str, may_differ: Collection[str]) -> str:
    """Return a phrase that lists the columns in which two settings differ, but for `may_differ`.

    In the phrase, `here` stands for `one`, and "there" for `other`.
    """
    return ", ".join(
        f"{name} is {theirs} there and {ours} {here}"
        for name, ours, theirs in zip(Settings._fields, one, other, strict=True)
        if ours != theirs and name not in may_differ
    )
