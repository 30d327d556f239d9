"""Reads the verdicts of ledgers as columns, `ROWS_AT_ONCE` rows at a time."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from heapq import merge
from itertools import accumulate, groupby, islice, pairwise
from pathlib import Path
from typing import Literal, NamedTuple, NoReturn

import numpy as np

from greenest.games.grid import grid_of
from greenest.games.pyramids.board import is_large
from greenest.solver.bulk.verdicts import board_texts, capture_names
from greenest.solver.verdict import Status
from greenest.study.batches.ledger import Content, contents
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_format import (
    FILES_OF_A_LEDGER,
    Counted,
    Entry,
    Identity,
    cells_in,
)
from greenest.study.batches.result_chunk import with_counted
from greenest.study.batches.run import Run
from greenest.study.batches.shards import whole_of
from greenest.system.resources import allow_open_files

ROWS_AT_ONCE = 10_000
Kind = Literal["integer", "number", "text", "board", "moves"]
COLUMNS: dict[str, Kind] = {
    "index": "integer",
    "board": "board",
    "verdict": "text",
    "engine": "text",
    "nodes": "integer",
    "moves": "moves",
    "reason": "text",
    "seconds": "number",
}
"""The columns of `Columns`, in order, with the kind of their values; any value may be null."""


class Columns(NamedTuple):
    """Verdicts in columns; a board that is only counted has no nodes, moves and seconds."""

    indexes: Sequence[int]
    boards: Sequence[str]
    verdicts: Sequence[str]
    engines: Sequence[str]
    nodes: Sequence[int | None]
    moves: Sequence[list[str] | None]
    reasons: Sequence[str | None]
    seconds: Sequence[float | None]


class Table(NamedTuple):
    """The identity of the ledgers' run, and an iterator over their verdicts in columns."""

    identity: Identity
    chunks: Iterator[Columns]


@contextmanager
def read_table(paths: Sequence[Path], only: Status | None = None) -> Iterator[Table]:
    """Open ledgers of one run as a table sorted by index.

    If `only` is given, the table has only verdicts of this status. Solutions are not replayed.
    Raises LedgerError in the cases of `whole_of`, for a ledger that has only counts, and if a
    ledger is damaged or has moves outside the board.
    """
    allow_open_files(FILES_OF_A_LEDGER * len(paths))
    with ExitStack() as stack:
        found = [stack.enter_context(contents(path)) for path in paths]
        identity = whole_of([each.shard for each in found])
        streams = [stack.enter_context(closing(_found(each, only))) for each in found]
        verdicts = streams[0] if len(streams) == 1 else merge(*streams, key=lambda each: each.idx)
        yield Table(identity, in_columns(verdicts, identity.run, paths))


def in_columns(
    found: Iterable[Entry | Counted], run: Run, paths: Sequence[Path] = ()
) -> Iterator[Columns]:
    """Yield verdicts in columns, with boards and moves as text; errors name the `paths`."""
    words = _Words(run, paths)
    verdicts = iter(found)
    while some := list(islice(verdicts, ROWS_AT_ONCE)):
        yield words.columns(some)


def _found(content: Content, only: Status | None) -> Generator[Entry | Counted, None, None]:
    rows: Iterator[Entry | Counted] = content.entries
    ranges = content.shard.done
    if only in (None, Status.SOLVABLE) and any(each.engine is not None for each in ranges):
        rows = with_counted(ranges, content.entries)
    yield from rows if only is None else (each for each in rows if each.verdict == only)


class _Words:
    """A converter of the boards and moves of a run to text."""

    def __init__(self, run: Run, paths: Sequence[Path]) -> None:
        self._run = run
        self._paths = ", ".join(map(str, paths))
        is_small = not is_large(run.rows, run.cols)
        self._names = capture_names(run.rows, run.cols) if is_small else None

    def columns(self, found: Sequence[Entry | Counted]) -> Columns:
        of = dict(zip(Entry._fields, zip(*found, strict=True), strict=True))
        return Columns(
            of["idx"],
            list(self._boards(of["idx"])),
            of["verdict"],
            of["engine"],
            of["nodes"],
            self._moves(of["idx"], of["moves"]),
            of["reason"],
            [None if each is None else round(each, 6) for each in of["seconds"]],
        )

    def _moves(
        self, indexes: Sequence[int], moves: Sequence[bytes | None]
    ) -> list[list[str] | None]:
        """Return the moves of each board; one call names the captures of all boards."""
        if self._names is None:
            return [self._large_moves(*row) for row in zip(indexes, moves, strict=True)]
        for index, each in zip(indexes, moves, strict=True):
            if each and len(each) % 2:
                self._refuse(index)
        pairs = np.frombuffer(b"".join(each or b"" for each in moves), dtype=np.uint16)
        names = self._names[pairs].tolist()
        ends = accumulate((len(each or b"") // 2 for each in moves), initial=0)
        named = [names[start:end] for start, end in pairwise(ends)]
        if None in names:
            self._refuse(next(at for at, some in zip(indexes, named, strict=True) if None in some))
        return [None if each is None else some for each, some in zip(moves, named, strict=True)]

    def _large_moves(self, index: int, moves: bytes | None) -> list[str] | None:
        if moves is None:
            return None
        cells = cells_in(moves, self._run.rows * self._run.cols)
        if cells is None:
            self._refuse(index)
        grid = grid_of(self._run.rows, self._run.cols)
        return list(map(grid.format_capture, cells.tolist()))

    def _refuse(self, index: int) -> NoReturn:
        raise LedgerError(f"{self._paths}: the moves recorded for board {index} are not on it")

    def _boards(self, indexes: Sequence[int]) -> Iterator[str]:
        """Yield boards as text; one call makes all consecutive boards."""
        for _, group in groupby(enumerate(indexes), key=lambda pair: pair[1] - pair[0]):
            following = [index for _, index in group]
            cells = self._run.cells(range(following[0], following[-1] + 1))
            yield from board_texts(cells, self._run.rows, self._run.cols)
