"""Writes verdicts as CSV, JSON Lines or Parquet, part by part, in constant memory."""

from __future__ import annotations

import csv
import gc
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from io import StringIO
from typing import IO, TYPE_CHECKING, Any

from greenest.study.batches.ledger_format import Counted, Entry, Identity
from greenest.study.batches.run import Run
from greenest.study.export.rows import COLUMNS, Columns, Table, in_columns

if TYPE_CHECKING:
    import pyarrow

NAMES = tuple(COLUMNS)
KINDS = tuple(COLUMNS.values())
Places = Sequence[int]
"""The columns to write, as indexes into `NAMES`."""


def export(table: Table, form: str, columns: Sequence[str], stream: IO[bytes]) -> int:
    """Write the named columns to a stream, in a format of `FORMATS`; return the number of rows.

    A Parquet file describes the run in the metadata of its schema. Raises OSError, and
    ModuleNotFoundError if "parquet" lacks pyarrow.
    """
    places = [NAMES.index(name) for name in columns]
    # Rows are many objects without cycles; searching them for cycles would take half of the time.
    is_collecting = gc.isenabled()
    gc.disable()
    try:
        return FORMATS[form](table, places, stream)
    finally:
        if is_collecting:
            gc.enable()


def _csv(table: Table, places: Places, stream: IO[bytes]) -> int:
    """Write a header and a line for each row; moves are separated by spaces, null is empty."""
    count = 0
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(NAMES[place] for place in places)
    for some in table.chunks:
        moves = [None if each is None else " ".join(each) for each in some.moves]
        columns: list[Sequence[Any]] = [
            moves if KINDS[at] == "moves" else some[at] for at in places
        ]
        writer.writerows(zip(*columns, strict=True))
        # The head, too, waits until the ledgers are known to be sound.
        stream.write(text.getvalue().encode())
        text.seek(0)
        text.truncate()
        count += len(some.indexes)
    stream.write(text.getvalue().encode())
    return count


def _jsonl(table: Table, places: Places, stream: IO[bytes]) -> int:
    count = 0
    line = "{" + ", ".join(f'"{NAMES[place]}": %s' for place in places) + "}\n"
    for some in table.chunks:
        stream.write(_json_lines(some, line, places))
        count += len(some.indexes)
    return count


def verdicts_in_json(run: Run, found: Iterable[Entry | Counted]) -> Iterator[bytes]:
    """Yield lines of JSON, some thousand at a time; a line has a board's index and verdict.

    Verdicts have their published keys; values that a ledger does not keep are null. Raises
    LedgerError for moves outside the board.
    """
    names = ("index", "board", "verdict", "engine", "moves", "reason", "nodes", "seconds")
    board = f'%s, "rows": {run.rows}, "cols": {run.cols}, "pieces": {run.pieces}'
    values = {name: board if name == "board" else "%s" for name in names}
    line = "{" + ", ".join(f'"{name}": {value}' for name, value in values.items()) + "}\n"
    places = [NAMES.index(name) for name in names]
    for some in in_columns(found, run):
        yield _json_lines(some, line, places)


def _json_lines(some: Columns, line: str, places: Places) -> bytes:
    texts = zip(*(_in_json(place, some[place]) for place in places), strict=True)
    return "".join([line % values for values in texts]).encode()


def _in_json(place: int, column: Sequence[Any]) -> Iterator[str]:
    """Return the values of a column as JSON; boards and captures need no escapes."""
    match KINDS[place]:
        case "moves":
            return map(_list_in_json, column)
        case "board":
            return (f'"{each}"' for each in column)
        case "integer" | "number":
            return ("null" if each is None else repr(each) for each in column)
        case "text":
            return map(_text_in_json, column)


@lru_cache(1024)
def _text_in_json(text: str | None) -> str:
    return json.dumps(text)


def _list_in_json(moves: list[str] | None) -> str:
    if moves is None:
        return "null"
    return '["' + '", "'.join(moves) + '"]' if moves else "[]"


def _parquet(table: Table, places: Places, stream: IO[bytes]) -> int:
    import pyarrow
    from pyarrow import parquet

    fields = [(NAMES[place], _type(place, pyarrow)) for place in places]
    schema = pyarrow.schema(fields, metadata=_described(table.identity))
    count = 0
    with parquet.ParquetWriter(stream, schema, compression="zstd") as writer:
        for some in table.chunks:
            arrays = [
                pyarrow.array(some[place], type=field.type)
                for place, field in zip(places, schema, strict=True)
            ]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))
            count += len(some.indexes)
    return count


def _described(identity: Identity) -> dict[str, str]:
    """Return the metadata of a table: all that its ledgers record about the run."""
    noted = {name: str(value) for name, value in identity.columns().items() if value is not None}
    return {"shape": f"{noted.pop('rows')}x{noted.pop('cols')}", **noted}


FORMATS: dict[str, Callable[[Table, Places, IO[bytes]], int]] = {
    "csv": _csv,
    "jsonl": _jsonl,
    "parquet": _parquet,
}


def _type(place: int, arrow: Any) -> pyarrow.DataType:
    kinds = {"integer": arrow.int64(), "number": arrow.float64()}
    kinds["moves"] = arrow.list_(arrow.string())
    return kinds.get(KINDS[place], arrow.string())
