"""Writes the verdicts of ledgers as CSV, JSON Lines or Parquet, in constant memory."""

from __future__ import annotations

import csv
import gc
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from io import StringIO
from itertools import chain, compress, islice
from pathlib import Path
from typing import IO, Any, Literal, NamedTuple

import numpy as np

from greenest.games.grid import grid_of
from greenest.games.pyramids.board import is_large
from greenest.solver.bulk.verdicts import board_texts, capture_names
from greenest.solver.verdict import Status
from greenest.study.book.book import read_shards
from greenest.study.book.file import Ledger, beside
from greenest.study.book.given import NO_FILES, placed_in
from greenest.study.book.settings import Settings
from greenest.study.chunk import STATIC, Chunk
from greenest.study.ledgers import by_run
from greenest.study.run import Run
from greenest.system.streams import file_name, printable

ROWS_AT_ONCE = 10_000
Kind = Literal["integer", "natural", "number", "text", "board", "moves"]
COLUMNS: dict[str, Kind] = {
    "run": "integer",
    "shape": "text",
    "pieces": "integer",
    "seed": "natural",
    "index": "integer",
    "source": "text",
    "field": "text",
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
OF_RANDOM = ("seed", "index")
OF_GIVEN = ("source", "field", "line", "id")
"""The columns that only random or only given boards have."""

_text_in_json = lru_cache(1024)(json.dumps)

Columns = dict[str, list[Any]]
"""Some rows of a table: the values of each column of `COLUMNS`."""


class Table(NamedTuple):
    """The settings of the runs by number, the columns for them, and the verdicts in columns.

    `left_out` has the numbers of the runs that only count their boards.
    """

    runs: dict[int, Settings]
    names: Sequence[str]
    chunks: Iterator[Columns]
    left_out: list[int]


@contextmanager
def read_table(paths: Sequence[Path], only: Status | None = None) -> Iterator[Table]:
    """Open ledgers as a table: runs with boards by index, then given boards by source and line.

    Of several runs, each has its number, in the order in which they are met. If `only` is given,
    the table has only verdicts of this status. Solutions are not replayed. Raises LedgerError in
    the cases of `by_run`, if boards of each run are only counted, and if a ledger is damaged.
    """
    with read_shards(paths) as found:
        runs = dict(enumerate(by_run(chain.from_iterable(found)), 1))
        kept = {at: each for at, each in runs.items() if each.settings.keep == "all"}
        if not kept:
            runs[1].shards[0].refuse_counts()
        random = {at: each for at, each in kept.items() if each.settings.is_random}
        absent: tuple[str, ...] = ("run",) if len(runs) == 1 else ()
        absent += () if random else OF_RANDOM
        absent += OF_GIVEN if len(random) == len(kept) else ()
        numbers = {
            (shard.ledger.path, shard.number): at
            for at, each in runs.items()
            for shard in each.shards
        }
        given = [
            some[0].ledger for some in found if not all(each.settings.is_random for each in some)
        ]
        parts = chain(
            _gathered(
                chain.from_iterable(
                    in_columns(each.chunks(), each.settings.run, at, only)
                    for at, each in random.items()
                )
            ),
            _of_given(_places(given), numbers, only),
        )
        names = [name for name in COLUMNS if name not in absent]
        left_out = [at for at in runs if at not in kept]
        yield Table({at: each.settings for at, each in kept.items()}, names, parts, left_out)


def in_columns(
    found: Iterable[Chunk], run: Run, number: int = 1, only: Status | None = None
) -> Iterator[Columns]:
    """Yield verdicts on boards of a run, with its number, in columns."""
    for chunk in found:
        for place in range(0, len(chunk.indexes), ROWS_AT_ONCE):
            some = _of_part(chunk.part(chunk.indexes[place : place + ROWS_AT_ONCE]), run, number)
            if only is not None:
                are_chosen = [verdict == only for verdict in some["verdict"]]
                some = {name: list(compress(column, are_chosen)) for name, column in some.items()}
            yield some


def _of_part(part: Chunk, run: Run, number: int) -> Columns:
    count, indexes = len(part.indexes), list(part.indexes)
    boards = run.drawn(part.indexes)
    kinds = [part.kinds[place] for place in part.entries["kind"].tolist()]
    reasons = [
        kind.reason_on(boards.position(place)) if kind.engine == STATIC else kind.reason
        for place, kind in enumerate(kinds)
    ]
    moves = iter(_moves(part, run))
    return {
        "run": [number] * count,
        "shape": [run.shape] * count,
        "pieces": [run.pieces] * count,
        "seed": [run.seed] * count,
        "index": indexes,
        **dict.fromkeys(OF_GIVEN, [None] * count),
        "board": board_texts(boards.cells, run.rows, run.cols),
        "verdict": [kind.verdict for kind in kinds],
        "engine": [kind.engine for kind in kinds],
        "nodes": part.entries["nodes"].tolist(),
        "moves": [next(moves) if each else None for each in part.is_solved.tolist()],
        "reason": reasons,
        "seconds": [round(each, 6) for each in part.entries["seconds"].tolist()],
    }


def _moves(part: Chunk, run: Run) -> list[list[str]]:
    """Return the moves of each solvable board; one call names those of all boards up to 16x16."""
    captures = part.captures(run)
    if not is_large(run.rows, run.cols):
        pairs = captures.view(np.uint16).reshape(captures.shape[:2])
        named: list[list[str]] = capture_names(run.rows, run.cols)[pairs].tolist()
        return named
    name = grid_of(run.rows, run.cols).format_capture
    return [list(map(name, each)) for each in captures.tolist()]


def _gathered(parts: Iterable[Columns]) -> Iterator[Columns]:
    """Yield the same rows, at least `ROWS_AT_ONCE` at a time but for the last."""
    some: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for part in parts:
        for name, column in some.items():
            column += part[name]
        if len(some["board"]) >= ROWS_AT_ONCE:
            yield some
            some = {name: [] for name in COLUMNS}
    if some["board"]:
        yield some


def _places(ledgers: Sequence[Ledger]) -> Iterator[tuple[Any, ...]]:
    """Yield ledger, source, field, line, id, run and verdict of the boards that ledgers were given.

    Of several ledgers, files are named from the current folder, or by whole paths if not below it.
    Equal rows of a file come once, and one without an id does not come beside one with an id.
    """
    if len(ledgers) < 2:
        yield from ((each, *row) for each in ledgers for row in placed_in(each))
        return
    met: set[tuple[Any, ...]] = set()
    with_id = {place for place, row_id, _ in _placed(ledgers) if row_id is not None}
    for place, row_id, row in _placed(ledgers):
        if place is None:
            yield row
        elif (place, row_id) not in met and (row_id is not None or place not in with_id):
            met.add((place, row_id))
            yield row


def _placed(ledgers: Sequence[Ledger]) -> Iterator[tuple[tuple[Any, ...] | None, Any, Any]]:
    """Yield the place in a file, None without one, the id, and the row of `_places`."""
    current = Path(file_name(str(Path.cwd())))
    for ledger in ledgers:
        runs, home = ledger.runs, Path(file_name(str(beside(ledger.path, "").parent)))
        for source, field, line, row_id, run, verdict in placed_in(ledger):
            name, place = source, None
            if source not in NO_FILES:
                whole = home / source
                name = str(whole.relative_to(current) if current in whole.parents else whole)
                name = f"./{name}" if name in NO_FILES else name
                place = (name, field, line, verdict.position, runs[run])
            yield place, row_id, (ledger, name, field, line, row_id, run, verdict)


def _of_given(
    places: Iterator[tuple[Any, ...]],
    numbers: Mapping[tuple[Path, int], int],
    only: Status | None,
) -> Iterator[Columns]:
    """Yield the verdicts on given boards in columns."""
    given = (row for row in places if only is None or row[-1].status is only)
    while some := list(islice(given, ROWS_AT_ONCE)):
        ledgers, sources, fields, lines, ids, runs, verdicts = zip(*some, strict=True)
        positions = [each.position for each in verdicts]
        yield {
            "run": [numbers[ledger.path, run] for ledger, run in zip(ledgers, runs, strict=True)],
            "shape": [f"{each.rows}x{each.cols}" for each in positions],
            "pieces": [each.pieces for each in positions],
            **dict.fromkeys(OF_RANDOM, [None] * len(some)),
            "source": [each or None for each in sources],
            "field": [each or None for each in fields],
            "line": list(lines),
            "id": list(ids),
            "board": list(map(str, positions)),
            "verdict": [each.status.value for each in verdicts],
            "engine": [each.engine for each in verdicts],
            "nodes": [each.nodes for each in verdicts],
            "moves": [each.moves for each in verdicts],
            "reason": [each.reason for each in verdicts],
            "seconds": [round(each.seconds, 6) for each in verdicts],
        }


def export(table: Table, form: str, names: Sequence[str], stream: IO[bytes]) -> int:
    """Write the named columns to a stream, in a format of `FORMATS`; return the number of rows.

    A Parquet file describes the runs in the metadata of its schema. Raises OSError, and
    ModuleNotFoundError if "parquet" lacks pyarrow.
    """
    # Rows are many objects without cycles; searching them for cycles would take a tenth more time.
    is_collecting = gc.isenabled()
    gc.disable()
    count = 0

    def counted() -> Iterator[Columns]:
        nonlocal count
        for some in table.chunks:
            count += len(some["board"])
            yield some

    try:
        FORMATS[form](table._replace(chunks=counted()), names, stream)
    finally:
        if is_collecting:
            gc.enable()
    return count


def _csv(table: Table, names: Sequence[str], stream: IO[bytes]) -> None:
    """Write a header and a line for each row; moves are separated by spaces, null is empty."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerow(names)
    for some in table.chunks:
        moves = [None if each is None else " ".join(each) for each in some["moves"]]
        reasons = [each and printable(each) for each in some["reason"]]
        columns = [{"moves": moves, "reason": reasons}.get(name, some[name]) for name in names]
        # Python's writer would leave a carriage return without quotes.
        given = chain(some["source"], some["field"], some["id"])
        has_return = any("\r" in each for each in given if each)
        quoting: Literal[0, 1] = csv.QUOTE_ALL if has_return else csv.QUOTE_MINIMAL
        rows = csv.writer(text, lineterminator="\n", quoting=quoting)
        rows.writerows(zip(*columns, strict=True))
        # The head, too, waits until the ledgers are known to be sound.
        stream.write(text.getvalue().encode())
        text.seek(0)
        text.truncate()
    stream.write(text.getvalue().encode())


def _jsonl(table: Table, names: Sequence[str], stream: IO[bytes]) -> None:
    line = "{" + ", ".join(f'"{name}": %s' for name in names) + "}\n"
    for some in table.chunks:
        stream.write(_json_lines(some, line, names))


def verdicts_in_json(run: Run, found: Iterable[Chunk]) -> Iterator[bytes]:
    """Yield lines of JSON, some thousand at a time: index and verdict under published keys."""
    names = ("index", "board", "verdict", "engine", "moves", "reason", "nodes", "seconds")
    board = f'%s, "rows": {run.rows}, "cols": {run.cols}, "pieces": {run.pieces}'
    values = (f'"{name}": {board if name == "board" else "%s"}' for name in names)
    line = "{" + ", ".join(values) + "}\n"
    for some in in_columns(found, run):
        yield _json_lines(some, line, names)


def _json_lines(some: Columns, line: str, names: Sequence[str]) -> bytes:
    texts = zip(*(_in_json(name, some[name]) for name in names), strict=True)
    return "".join([line % values for values in texts]).encode()


def _in_json(name: str, column: Sequence[Any]) -> Iterator[str]:
    """Return the values of a column as JSON; boards and captures need no escapes."""
    match COLUMNS[name]:
        case "moves":
            return map(_list_in_json, column)
        case "board":
            return (f'"{each}"' for each in column)
        case "integer" | "natural" | "number":
            return ("null" if each is None else repr(each) for each in column)
        case "text":
            return map(_text_in_json, column)


def _list_in_json(moves: list[str] | None) -> str:
    if moves is None:
        return "null"
    return '["' + '", "'.join(moves) + '"]' if moves else "[]"


def _parquet(table: Table, names: Sequence[str], stream: IO[bytes]) -> None:
    import pyarrow
    from pyarrow import parquet

    # All that the ledgers record about the runs.
    recorded = [{"run": at} | each._asdict() for at, each in table.runs.items()]
    runs = [{key: each[key] for key in each if each[key] is not None} for each in recorded]
    kinds = {"integer": pyarrow.int64(), "natural": pyarrow.uint64(), "number": pyarrow.float64()}
    kinds["moves"] = pyarrow.list_(pyarrow.string())
    fields = [(name, kinds.get(COLUMNS[name], pyarrow.string())) for name in names]
    schema = pyarrow.schema(fields, metadata={"runs": json.dumps(runs)})
    with parquet.ParquetWriter(stream, schema, compression="zstd") as writer:
        for some in table.chunks:
            arrays = [pyarrow.array(some[field.name], type=field.type) for field in schema]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))


FORMATS: dict[str, Callable[[Table, Sequence[str], IO[bytes]], None]] = {
    "csv": _csv,
    "jsonl": _jsonl,
    "parquet": _parquet,
}
