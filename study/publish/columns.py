"""Tables as CSV files; the columns of each are the fields of a frozen dataclass.

    @dataclass(frozen=True, slots=True)
    class Mistakes:
        shape: Annotated[str, "rows x columns"]
        losing: Annotated[int, "captures that lead to an unsolvable position"]

The annotations describe the fields. The class determines the header of the file, the schema in the
data package, and the types of the values when the file is read.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import fields
from math import isfinite, nan
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from greenest.games.plurals import many
from greenest.system.files import read_text, write_text

Row = TypeVar("Row")

LONGEST_FILE = 1 << 22
"""The largest size of a file of results that is read, in bytes."""

TYPES = {int: "integer", float: "number", str: "string"}
"""The names of Python types in a Table Schema."""


class Column(NamedTuple):
    """A column of a table: its name, the Python type of its values, and its description."""

    name: str
    type: type
    description: str


def columns(kind: type) -> tuple[Column, ...]:
    """Return the columns of a row class, in the order of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(Column(each.name, *get_args(hints[each.name])) for each in fields(kind))


def schema(kind: type) -> dict[str, Any]:
    """Return the Table Schema of a row class."""
    return {
        "fields": [
            {"name": each.name, "type": TYPES[each.type], "description": each.description}
            for each in columns(kind)
        ]
    }


def table_text(kind: type[Row], rows: Iterable[Row]) -> str:
    """Return the text of a CSV file: the names of the columns, then the rows."""
    names = [column.name for column in columns(kind)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows([getattr(row, name) for name in names] for row in rows)
    return text.getvalue()


def write_table(path: Path, kind: type[Row], rows: Iterable[Row]) -> None:
    """Write rows of a class as a CSV file."""
    write_text(path, table_text(kind, rows))


def read_table(path: Path, kind: type[Row]) -> list[Row]:
    """Return the rows of a CSV file.

    Raises ValueError, which names the file and the line, if the columns differ or a row has a wrong
    value.
    """
    found = columns(kind)
    lines = csv.reader(io.StringIO(text_in(path), newline=""), strict=True)
    rows = []
    try:
        if next(lines, []) != [column.name for column in found]:
            raise ValueError("its columns are not those of this version; make it again")
        for line in lines:
            if len(line) != len(found):
                raise ValueError(f"{many(len(line), 'field')}, the header has {len(found)}")
            rows.append(_checked(kind(*map(_value, found, line))))
    except (csv.Error, ValueError, ArithmeticError) as error:
        raise ValueError(f"{path}:{max(lines.line_num, 1)}: {error}") from None
    return rows


def _checked(row: Row) -> Row:
    """Return a row; raises ValueError or ArithmeticError if a property cannot be computed."""
    for name in dir(type(row)):
        if isinstance(getattr(type(row), name), property):
            getattr(row, name)
    return row


def text_in(path: Path) -> str:
    """Return the text of a file of results; raises ValueError, which names the file and the line.

    Raises OSError, too.
    """
    try:
        return read_text(path, LONGEST_FILE)
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ValueError(f"{path}:{line}: not UTF-8 text") from None


def _value(column: Column, text: str) -> Any:
    """Return the value of a cell; raises ValueError if it is not of the type of its column."""
    try:
        value = column.type(text)
    except ValueError:
        value = nan
    if column.type is not str and not isfinite(value):
        raise ValueError(f"{column.name} is {text!r}, which is no {TYPES[column.type]}")
    return value
