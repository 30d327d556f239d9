"""Reads the verdicts of ledgers as columns, `ROWS_AT_ONCE` rows at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from heapq import merge
from itertools import accumulate, chain, groupby, islice, pairwise
from operator import attrgetter
from pathlib import Path
from typing import Any, Literal, NamedTuple, NoReturn

import numpy as np

from greenest.games.grid import grid_of
from greenest.games.pyramids.board import is_large
from greenest.solver.bulk.verdicts import board_texts, capture_names
from greenest.solver.verdict import Status
from greenest.study.book.errors import LedgerError
from greenest.study.book.rows import Entry, Settings, cells_in
from greenest.study.book.shards import Shard, read_shards
from greenest.study.ledgers import Joined, by_run
from greenest.study.run import Run

ROWS_AT_ONCE = 10_000
Kind = Literal["integer", "natural", "number", "text", "board", "moves"]
COLUMNS: dict[str, Kind] = {
    "run": "integer",
    "shape": "text",
    "pieces": "integer",
    "seed": "natural",
    "index": "integer",
    "source": "text",
    "line": "integer",
    "id": "text",
    "board": "board",
    "verdict": "text",
    "engine": "text",
    "nodes": "integer",
    "moves": "moves",
    "reason": "text",
    "seconds": "number",
}
"""The columns of a table, in order, with the kind of their values; any value may be null."""
OF_SEVERAL = ("run",)
"""The column that only a table of several runs has: the number of the run, from 1."""
OF_RANDOM = ("seed", "index")
OF_GIVEN = ("source", "line", "id")
"""The columns that only random or only given boards have."""

Columns = dict[str, Sequence[Any]]
"""Some rows of a table: the values of each column of `COLUMNS`."""


class Table(NamedTuple):
    """The settings of the runs, the columns that apply to them, and the verdicts in columns.

    `left_out` has the runs, by number, that only count some of their boards.
    """

    runs: list[Settings]
    names: Sequence[str]
    chunks: Iterator[Columns]
    left_out: dict[int, Settings]


@contextmanager
def read_table(paths: Sequence[Path], only: Status | None = None) -> Iterator[Table]:
    """Open ledgers as a table: runs with boards by index, then given boards by source and line.

    Of several runs, each has its number, in the order in which they are met. If `only` is given,
    the table has only verdicts of this status. Solutions are not replayed. Raises LedgerError in
    the cases of `by_run`, if no run has a row for each board, and if a ledger is damaged or has
    moves outside the board.
    """
    with read_shards(paths) as found:
        runs = dict(enumerate(by_run(chain.from_iterable(found)), 1))
        left_out = {at: each.settings for at, each in runs.items() if each.settings.keep != "all"}
        if len(left_out) == len(runs):
            for each in runs.values():
                each.shards[0].refuse_counts()
        kept = {at: each for at, each in runs.items() if at not in left_out}
        random = {at: each for at, each in kept.items() if each.settings.is_random}
        absent = {
            *(() if len(runs) > 1 else OF_SEVERAL),
            *(() if random else OF_RANDOM),
            *(OF_GIVEN if len(random) == len(kept) else ()),
        }
        numbers = {
            (shard.path, shard.number): at for at, each in runs.items() for shard in each.shards
        }
        given = [some[0] for some in found if not all(each.settings.is_random for each in some)]
        parts = chain(
            chain.from_iterable(_of_run(each, at, only, paths) for at, each in random.items()),
            chain.from_iterable(_of_given(each, numbers, only) for each in given),
        )
        names = [name for name in COLUMNS if name not in absent]
        yield Table([each.settings for each in kept.values()], names, parts, left_out)


def _of_run(
    run: Joined, number: int, only: Status | None, paths: Sequence[Path]
) -> Iterator[Columns]:
    streams = [shard.entries() for shard in run.shards]
    entries = streams[0] if len(streams) == 1 else merge(*streams, key=attrgetter("idx"))
    chosen = entries if only is None else (each for each in entries if each.verdict == only)
    return in_columns(chosen, run.settings.run, paths, number)


def in_columns(
    found: Iterable[Entry], run: Run, paths: Sequence[Path] = (), number: int = 1
) -> Iterator[Columns]:
    """Yield verdicts on boards of a run, with its number, in columns; errors name the `paths`."""
    entries = iter(found)
    while some := list(islice(entries, ROWS_AT_ONCE)):
        of = _fields(some)
        yield {
            "run": [number] * len(some),
            "shape": [f"{run.rows}x{run.cols}"] * len(some),
            "pieces": [run.pieces] * len(some),
            "seed": [run.seed] * len(some),
            "index": of["idx"],
            **dict.fromkeys(OF_GIVEN, [None] * len(some)),
            "board": list(_boards(run, of["idx"])),
            **_verdicts(of),
            "moves": _moves(run, of["idx"], of["moves"], paths),
        }


def _of_given(
    shard: Shard, numbers: Mapping[tuple[Path, int], int], only: Status | None
) -> Iterator[Columns]:
    """Yield the verdicts on the boards that a ledger was given, in columns."""
    given = (row for row in shard.given() if only is None or row[2].verdict == only)
    while some := list(islice(given, ROWS_AT_ONCE)):
        of = _fields([entry for _, _, entry in some])
        ranks = [board.split("/") for board in of["board"]]
        yield {
            "run": [numbers[shard.path, number] for number, _, _ in some],
            "shape": [f"{len(each)}x{len(each[0])}" for each in ranks],
            "pieces": [sum(map(board.count, "BGW")) for board in of["board"]],
            **dict.fromkeys(OF_RANDOM, [None] * len(some)),
            "source": [place.source or None for _, place, _ in some],
            "line": [place.line for _, place, _ in some],
            "id": [place.identifier for _, place, _ in some],
            "board": of["board"],
            **_verdicts(of),
            "moves": [
                _named(each, of_board, len(rows), len(rows[0]), [shard.path])
                for each, of_board, rows in zip(of["moves"], of["board"], ranks, strict=True)
            ],
        }


def _fields(entries: Sequence[Entry]) -> dict[str, Sequence[Any]]:
    """Return the fields of entries as columns."""
    return dict(zip(Entry._fields, zip(*entries, strict=True), strict=True))


def _verdicts(of: dict[str, Sequence[Any]]) -> Columns:
    names = ("verdict", "engine", "nodes", "reason")
    return {name: of[name] for name in names} | {"seconds": [round(x, 6) for x in of["seconds"]]}


def _boards(run: Run, indexes: Sequence[int]) -> Iterator[str]:
    """Yield boards as text; one call makes all consecutive boards."""
    for _, group in groupby(enumerate(indexes), key=lambda pair: pair[1] - pair[0]):
        following = [index for _, index in group]
        cells = run.cells(range(following[0], following[-1] + 1))
        yield from board_texts(cells, run.rows, run.cols)


def _moves(
    run: Run, indexes: Sequence[int], moves: Sequence[bytes | None], paths: Sequence[Path]
) -> list[list[str] | None]:
    """Return the moves of each board; one call names the captures of all boards up to 16x16."""
    sizes = [len(each or b"") for each in moves]
    if is_large(run.rows, run.cols) or any(size % 2 for size in sizes):
        rows = zip(moves, indexes, strict=True)
        return [_named(each, index, run.rows, run.cols, paths) for each, index in rows]
    pairs = np.frombuffer(b"".join(each or b"" for each in moves), dtype=np.uint16)
    names = capture_names(run.rows, run.cols)[pairs].tolist()
    ends = accumulate((size // 2 for size in sizes), initial=0)
    named = [names[start:end] for start, end in pairwise(ends)]
    if None in names:
        _refuse(next(at for at, some in zip(indexes, named, strict=True) if None in some), paths)
    return [None if each is None else some for each, some in zip(moves, named, strict=True)]


def _named(
    moves: bytes | None, board: object, rows: int, cols: int, paths: Sequence[Path]
) -> list[str] | None:
    """Return the moves of a board, which is told if they are not on it."""
    if moves is None:
        return None
    try:
        cells = cells_in(moves, rows * cols)
    except ValueError:
        _refuse(board, paths)
    return list(map(grid_of(rows, cols).format_capture, cells.tolist()))


def _refuse(board: object, paths: Sequence[Path]) -> NoReturn:
    named = ", ".join(map(str, paths))
    raise LedgerError(f"{named}: the moves recorded for board {board} are not on it")
