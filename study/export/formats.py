"""Writes verdicts as CSV, JSON Lines or Parquet, part by part, in constant memory."""

from __future__ import annotations

import csv
import gc
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from io import StringIO
from typing import IO, TYPE_CHECKING, Any

from greenest.study.book.settings import Settings
from greenest.study.chunk import Chunk
from greenest.study.export.rows import COLUMNS, Columns, Table, in_columns
from greenest.study.run import Run
from greenest.system.streams import printable

if TYPE_CHECKING:
    import pyarrow

Names = Sequence[str]
"""The names of the columns to write."""


def export(table: Table, form: str, names: Names, stream: IO[bytes]) -> int:
    """Write the named columns to a stream, in a format of `FORMATS`; return the number of rows.

    A Parquet file describes the runs in the metadata of its schema. Raises OSError, and
    ModuleNotFoundError if "parquet" lacks pyarrow.
    """
    # Rows are many objects without cycles; searching them for cycles would take half of the time.
    is_collecting = gc.isenabled()
    gc.disable()
    try:
        return FORMATS[form](table, names, stream)
    finally:
        if is_collecting:
            gc.enable()


def _csv(table: Table, names: Names, stream: IO[bytes]) -> int:
    """Write a header and a line for each row; moves are separated by spaces, null is empty."""
    count = 0
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    for some in table.chunks:
        moves = [None if each is None else " ".join(each) for each in some["moves"]]
        reasons = [each and printable(each) for each in some["reason"]]
        columns = [{"moves": moves, "reason": reasons}.get(name, some[name]) for name in names]
        writer.writerows(zip(*columns, strict=True))
        # The head, too, waits until the ledgers are known to be sound.
        stream.write(text.getvalue().encode())
        text.seek(0)
        text.truncate()
        count += len(some["board"])
    stream.write(text.getvalue().encode())
    return count


def _jsonl(table: Table, names: Names, stream: IO[bytes]) -> int:
    count = 0
    line = "{" + ", ".join(f'"{name}": %s' for name in names) + "}\n"
    for some in table.chunks:
        stream.write(_json_lines(some, line, names))
        count += len(some["board"])
    return count


def verdicts_in_json(run: Run, found: Iterable[Chunk]) -> Iterator[bytes]:
    """Yield lines of JSON, some thousand at a time; a line has a board's index and verdict.

    Verdicts have their published keys.
    """
    names = ("index", "board", "verdict", "engine", "moves", "reason", "nodes", "seconds")
    board = f'%s, "rows": {run.rows}, "cols": {run.cols}, "pieces": {run.pieces}'
    values = {name: board if name == "board" else "%s" for name in names}
    line = "{" + ", ".join(f'"{name}": {value}' for name, value in values.items()) + "}\n"
    for some in in_columns(found, run):
        yield _json_lines(some, line, names)


def _json_lines(some: Columns, line: str, names: Names) -> bytes:
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


@lru_cache(1024)
def _text_in_json(text: str | None) -> str:
    return json.dumps(text)


def _list_in_json(moves: list[str] | None) -> str:
    if moves is None:
        return "null"
    return '["' + '", "'.join(moves) + '"]' if moves else "[]"


def _parquet(table: Table, names: Names, stream: IO[bytes]) -> int:
    import pyarrow
    from pyarrow import parquet

    fields = [(name, _type(name, pyarrow)) for name in names]
    schema = pyarrow.schema(fields, metadata=_described(table.runs))
    count = 0
    with parquet.ParquetWriter(stream, schema, compression="zstd") as writer:
        for some in table.chunks:
            arrays = [pyarrow.array(some[field.name], type=field.type) for field in schema]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))
            count += len(some["board"])
    return count


def _described(runs: Sequence[Settings]) -> dict[str, str]:
    """Return the metadata of a table: all that its ledgers record about the runs."""
    described = [
        {name: value for name, value in each._asdict().items() if value is not None}
        for each in runs
    ]
    return {"runs": json.dumps(described)}


FORMATS: dict[str, Callable[[Table, Names, IO[bytes]], int]] = {
    "csv": _csv,
    "jsonl": _jsonl,
    "parquet": _parquet,
}


def _type(name: str, arrow: Any) -> pyarrow.DataType:
    kinds = {"integer": arrow.int64(), "natural": arrow.uint64(), "number": arrow.float64()}
    kinds["moves"] = arrow.list_(arrow.string())
    return kinds.get(COLUMNS[name], arrow.string())
