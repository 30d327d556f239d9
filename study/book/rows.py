"""The rows of a ledger: runs with their settings, verdicts, and where boards were given."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple, Self, get_args

import numpy as np

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.kernels.arrays import Int64s
from greenest.solver.registry import uses_ortools
from greenest.solver.verdict import Limits, Status, Verdict
from greenest.study.run import Keep, Run
from greenest.study.sampling import Colours
from greenest.system.version import version


class Entry(NamedTuple):
    """A verdict: the columns of the table `verdicts` in order, without its run.

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
    crc: int

    def verdict_on(self, position: Position) -> Verdict:
        """Return the verdict on its position; the captures are not replayed.

        Raises ValueError if the moves have an odd number of cells or a cell outside the board.
        """
        return Verdict(
            position=position,
            status=Status(self.verdict),
            engine=self.engine,
            captures=captures_in(self.moves, position.rows * position.cols),
            reason=self.reason,
            nodes=self.nodes,
            seconds=self.seconds,
        )


def make_entry(
    idx: int,
    status: str,
    engine: str,
    nodes: int,
    reason: str | None,
    moves: bytes | None,
    seconds: float,
    board: str = "",
) -> Entry:
    """Return the entry with these values and their checksum."""
    fields = f"{idx}|{board}|{status}|{engine}|{nodes}|{reason or ''}".encode()
    crc = zlib.crc32(fields + (moves or b""))
    return Entry(idx, board, status, engine, nodes, reason, moves, seconds, crc)


def entry_of(index: int, verdict: Verdict, board: str = "") -> Entry:
    """Return the entry of a random board with its index, or of a given board with its text."""
    status, engine, reason = verdict.status.value, verdict.engine, verdict.reason
    moves, seconds = packed(verdict), verdict.seconds
    return make_entry(index, status, engine, verdict.nodes, reason, moves, seconds, board)


def _cell_type(cells: int) -> np.dtype[Any]:
    """Return the little-endian type of a cell number on a board with `cells` cells."""
    return np.dtype("u1" if cells <= 1 << 8 else "<u2" if cells <= 1 << 16 else "<u4")


def packed(verdict: Verdict) -> bytes | None:
    """Return the captures of a verdict as source and target cells; None if it has none."""
    if verdict.captures is None:
        return None
    kind = _cell_type(verdict.position.rows * verdict.position.cols)
    return np.array(tuple(verdict.captures), dtype=kind).tobytes()


def cells_in(moves: bytes, cells: int) -> Int64s | None:
    """Return the captures packed in `moves`, as an array (captures, 2) of cells.

    Return None for an odd number of cells, and for a cell outside a board of `cells` cells.
    """
    kind = _cell_type(cells)
    if len(moves) % (2 * kind.itemsize):
        return None
    found = np.frombuffer(moves, dtype=kind).reshape(-1, 2).astype(np.int64)
    return None if (found >= cells).any() else found


def captures_in(moves: bytes | None, cells: int) -> tuple[Capture, ...] | None:
    """Return the captures packed in `moves`; raises ValueError where `cells_in` returns None."""
    if moves is None:
        return None
    found = cells_in(moves, cells)
    if found is None:
        raise ValueError(f"no captures: {moves.hex()}")
    return tuple(map(Capture._make, found.tolist()))


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
    entries: list[Entry]
    efforts: Mapping[Kind, Effort]


class Place(NamedTuple):
    """The source and the line at which a board was given, and the identifier of its row.

    The source is "" for arguments of a command, which have line 1, and "-" for standard input.
    """

    source: str
    line: int
    identifier: str | None = None

    @property
    def is_lasting(self) -> bool:
        """Whether the source can be read again, so that another board replaces this one."""
        return self.source not in ("", "-")


class Settings(NamedTuple):
    """What is asked of the boards of a run: the columns of the table `runs` after its number.

    A run of random boards has its shape, stacks, seed, first index and number of boards; a run of
    given boards has None in all of these. `boards` is the most boards asked for so far. Of a merged
    ledger, `greenest` may list several versions.
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
    max_seconds: float | None
    table_mb: int
    greenest: str

    @classmethod
    def of_given(cls, limits: Limits, engine: str) -> Self:
        """Return the settings with which this version decides given boards."""
        seconds = None if limits.max_seconds is None else float(limits.max_seconds)
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
    def versions(self) -> set[str]:
        """The versions that decided the boards."""
        return set(self.greenest.split(", "))

    @property
    def limits(self) -> Limits:
        """The limits of each search."""
        return Limits(self.max_nodes, self.max_seconds, self.table_mb)

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

    def with_run(self, run: Run) -> Self:
        """Return the same settings with the first index and the count of another run."""
        return self._replace(first=run.first, boards=run.count)

    def check(self) -> None:
        """Raise TypeError or ValueError for values that no ledger has, whatever their checksum."""
        kinds = tuple(map(type, self))
        if kinds[:9] not in BOARDS_OF_A_RUN or kinds[9:] not in ASKED_OF_A_RUN:
            raise TypeError("another kind of value")
        if self.keep not in get_args(Keep):
            raise ValueError("another kind of rows")
        # Both refuse values out of their ranges.
        assert self.run if self.is_random else self.limits

    def row(self, number: int) -> tuple[object, ...]:
        """Return the row of the run with this number."""
        return number, *self, crc_of((number, *self))


_NONE = type(None)
BOARDS_OF_A_RUN = (
    (_NONE,) * 9,
    (int,) * 3 + (_NONE,) * 3 + (str, int, int),
    (int,) * 6 + (str, int, int),
)
"""The types of the first nine columns: for given boards, random ones, and these with colours."""
ASKED_OF_A_RUN = tuple((str, str, int, seconds, int, str) for seconds in (_NONE, float))
"""The types of the other columns: without and with a limit of seconds."""


def crc_of(fields: Iterable[object]) -> int:
    """Return the checksum of a row: CRC-32 of its values joined by bars, with NULL as no text."""
    texts = ("" if each is None else str(each) for each in fields)
    return zlib.crc32("|".join(texts).encode())


def differences(one: Settings, other: Settings, here: str, may_differ: Collection[str]) -> str:
    """Return a phrase that lists the columns in which two settings differ, but for `may_differ`.

    In the phrase, `here` stands for `one`, and "there" for `other`.
    """
    return ", ".join(
        f"{name} is {theirs} there and {ours} {here}"
        for name, ours, theirs in zip(Settings._fields, one, other, strict=True)
        if ours != theirs and name not in may_differ
    )
