"""Rows of many answers at once, from their columns; text common to all is formatted once.

The lines are those that `Rows` prints one by one. Moves are given as one text for each board.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from io import StringIO
from typing import Any

BETWEEN_IN_JSON, BETWEEN_IN_CSV = '", "', " "
"""Separator of the moves of a board."""
LINE_END = "\r\n"
"""Line end during formatting; fields with either character are quoted."""

_NUMBERS = ("rows", "cols", "pieces", "nodes", "seconds", "line", "number")
_OFTEN_ALIKE = ("rows", "cols", "pieces", "verdict", "engine", "reason", "source")

_PLAIN = ("board", "moves")

Columns = Mapping[str, Sequence[Any]]
Formatted = tuple[str, Iterable[Any]]
"""A pattern for the values of a column, and the values."""


def json_lines(columns: Columns) -> str:
    """Return an object for each row."""
    frame = ", ".join(f"{json.dumps(key)}: {{}}" for key in columns)
    return "\n".join(_filled(columns, f"{{{{{frame}}}}}", _in_json))


def csv_lines(columns: Columns) -> str:
    """Return the fields of each row."""
    return "\n".join(_filled(columns, ",".join(["{}"] * len(columns)), _in_csv))


def _filled(
    columns: Columns, frame: str, formatted: Callable[[str, Sequence[Any]], Formatted]
) -> Iterator[str]:
    """Yield a line for each row: the frame with a value of each column."""
    members: list[str] = []
    varying: list[Iterable[Any]] = []
    for key, column in columns.items():
        pattern, values = formatted(key, column)
        if key in _OFTEN_ALIKE and column.count(column[0]) == len(column):
            members.append(str(next(iter(values))).replace("%", "%%"))
        else:
            members.append(pattern)
            varying.append(values)
    line = frame.format(*members)
    return (line % row for row in zip(*varying, strict=True))


def _in_json(key: str, column: Sequence[Any]) -> Formatted:
    """Return the values of a column; boards and moves need no escapes."""
    if key in _NUMBERS:
        return "%s", column
    if key in _PLAIN:
        pattern = '"%s"' if key == "board" else '["%s"]'
        if all(column):
            return pattern, column
        return "%s", ("null" if x is None else pattern % x if x else "[]" for x in column)
    return "%s", map(json.dumps if key == "id" else _text_in_json, column)


def _in_csv(key: str, column: Sequence[Any]) -> Formatted:
    """Return the values of a column; boards, moves and numbers need no quotes."""
    if key in _NUMBERS:
        return "%s", column
    if key in _PLAIN:
        return "%s", column if all(column) else ("" if x is None else x for x in column)
    return "%s", map(_field if key == "id" else _text_field, column)


@lru_cache(1024)
def _text_in_json(text: str | None) -> str:
    return json.dumps(text)


@lru_cache(1024)
def _text_field(text: str | None) -> str:
    return _field(text)


def _field(value: Any) -> str:
    """Return a field of several, in quotes if it needs any."""
    line = StringIO()
    csv.writer(line, lineterminator=LINE_END).writerow([value, None])
    return line.getvalue().removesuffix("," + LINE_END)
