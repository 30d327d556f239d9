"""Verdicts written as CSV, JSON Lines or Parquet, as they come: nothing grows with their number."""

from __future__ import annotations

import csv
import gc
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import StringIO
from typing import IO, TYPE_CHECKING, Any

from greenest.study.export.rows import COLUMNS, Columns

if TYPE_CHECKING:
    import pyarrow

Chunks = Iterable[Columns]
Places = Sequence[int]
"""Which columns, by their place in `COLUMNS`."""

INDEX, NODES, MOVES, SECONDS = map(COLUMNS.index, ("index", "nodes", "moves", "seconds"))


def export(chunks: Chunks, form: str, columns: Sequence[str], stream: IO[bytes]) -> int:
    """Write columns to a stream in one of `FORMATS`, and return how many rows there were.

    Raises ModuleNotFoundError for "parquet" where pyarrow is not installed, and OSError.
    """
    places = [COLUMNS.index(name) for name in columns]
    # Rows are many objects and no cycles, for which the collector would look half of the time.
    is_collecting = gc.isenabled()
    gc.disable()
    try:
        return FORMATS[form](chunks, places, stream)
    finally:
        if is_collecting:
            gc.enable()


def _csv(chunks: Chunks, places: Places, stream: IO[bytes]) -> int:
    """Write a header and a line a row; moves are separated by spaces, what is missing is empty."""
    count = 0
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([COLUMNS[place] for place in places])
    for some in chunks:
        joined = [None if moves is None else " ".join(moves) for moves in some.moves]
        told = some._replace(moves=joined)  # type: ignore[arg-type]
        writer.writerows(zip(*(told[place] for place in places), strict=True))
        stream.write(text.getvalue().encode())
        text.seek(0)
        text.truncate()
        count += len(some.indexes)
    stream.write(text.getvalue().encode())
    return count


def _jsonl(chunks: Chunks, places: Places, stream: IO[bytes]) -> int:
    """Write an object a line; moves are a list, what is missing is null."""
    count = 0
    line = "{" + ", ".join(f'"{COLUMNS[place]}": %s' for place in places) + "}\n"
    for some in chunks:
        told = zip(*(_in_json(place, some[place]) for place in places), strict=True)
        stream.write("".join([line % values for values in told]).encode())
        count += len(some.indexes)
    return count


def _in_json(place: int, column: Sequence[Any]) -> Iterator[str]:
    """Return the values of a column as JSON has them; names of captures need no escapes."""
    if place == MOVES:
        return map(_list_in_json, column)
    return map(json.JSONEncoder().encode, column)


def _list_in_json(moves: list[str] | None) -> str:
    if moves is None:
        return "null"
    return '["' + '", "'.join(moves) + '"]' if moves else "[]"


def _parquet(chunks: Chunks, places: Places, stream: IO[bytes]) -> int:
    """Write a table of Apache Parquet; moves are a list of texts, what is missing is null."""
    import pyarrow
    from pyarrow import parquet

    schema = pyarrow.schema([(COLUMNS[place], _type(place, pyarrow)) for place in places])
    count = 0
    with parquet.ParquetWriter(stream, schema, compression="zstd") as writer:
        for some in chunks:
            arrays = [
                pyarrow.array(some[place], type=field.type)
                for place, field in zip(places, schema, strict=True)
            ]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))
            count += len(some.indexes)
    return count


FORMATS: dict[str, Callable[[Chunks, Places, IO[bytes]], int]] = {
    "csv": _csv,
    "jsonl": _jsonl,
    "parquet": _parquet,
}


def _type(place: int, arrow: Any) -> pyarrow.DataType:
    """Return the type of a column."""
    if place in (INDEX, NODES):
        return arrow.int64()
    if place == MOVES:
        return arrow.list_(arrow.string())
    return arrow.float64() if place == SECONDS else arrow.string()
