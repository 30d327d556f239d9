"""Prints answers as JSON Lines or CSV: a row for each position, in the order of the input."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import lru_cache, partial
from typing import Any

from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.printing import print_lines, wrap
from greenest.commands.tables.given import Origin
from greenest.system.streams import file_name, printable

_ORIGIN_KEYS = ("source", "line", "number")
_SEPARATORS = {"moves": " ", "played": " ", "solution": " ", "defects": "; "}
"""The separator of a list within a CSV field, by column."""
_NUMBERS = ("rows", "cols", "pieces", "nodes", "seconds", "line", "number")
_PLAIN = ("board", "moves")
"""Columns with texts that need neither escapes nor quotes, or None."""
_ANY = ("id", "defects", "required")
"""Columns with values of any type; all other columns have texts."""
_OURS = ("engine", "reason", "losing_reason", "error")
"""Columns with sentences and names of the program, not of the user."""
_OFTEN_ALIKE = ("rows", "cols", "pieces", "verdict", "engine", "reason", "source")
_TO_BE_QUOTED = re.compile('[",\r\n]')
_text_in_json = lru_cache(1024)(json.dumps)

Columns = Mapping[str, Sequence[Any]]


class Form(StrEnum):
    """The format of a file of boards, and of answers, which are never TSV."""

    TEXT = "text"
    CSV = "csv"
    TSV = "tsv"
    JSONL = "jsonl"


class Rows:
    """A printer of answers, as rows of CSV or JSON or as lines for people, with an `outcome`."""

    def __init__(self, form: Form, keys: Sequence[str], with_identifier: bool = False) -> None:
        self.form = form
        self.outcome = Outcome()
        self.more: dict[str, Any] = {}
        """Keys and values that are added to every answer."""
        self._blank = dict.fromkeys(keys)
        self._has_identifier = with_identifier
        identifier = ("id",) if with_identifier else ()
        self._columns = (*keys, *_ORIGIN_KEYS, *identifier, "error")
        self._has_header = False

    @property
    def is_text(self) -> bool:
        """Whether answers are printed for people, not as rows."""
        return self.form is Form.TEXT

    @property
    def between(self) -> str:
        """The text that must stand between two moves in `print_columns`."""
        return '", "' if self.form is Form.JSONL else " "

    def print(
        self,
        answer: dict[str, Any],
        origin: Origin,
        lines: Callable[[], Iterable[str]] = tuple,
        error: str | None = None,
        is_placed: bool = False,
    ) -> None:
        """Print an answer as a row or, if the form is text, its `lines`.

        If `is_placed`, the lines stand between the place of the position and a blank line. `error`
        is the error of an unreadable position.
        """
        if not self.is_text:
            unreadable = {} if error is None else {"error": error}
            self._print({**answer, **self.more, **self._origin(origin), **unreadable})
        elif is_placed:
            print_lines(*wrap(origin.where), *lines(), "")
        elif found := list(lines()):
            print_lines(*found)

    def refuse(self, origin: Origin, error: str) -> None:
        """Print the row of an unreadable position: an error and no answer."""
        if not self.is_text:
            self._print({**self._blank, **self._origin(origin), "error": error})

    @contextmanager
    def passing_over(self, origin: Origin) -> Iterator[None]:
        """Report a ValueError about a position as for an unreadable one, and go on."""
        try:
            yield
        except ValueError as error:
            self.outcome.refuse(f"{origin.where}: {error}")
            self.refuse(origin, str(error))

    def print_columns(self, columns: Columns) -> None:
        """Print the rows of many positions, given as columns with their origins.

        The rows look like the rows of `print`. The moves of a board are one text, joined by
        `between`.
        """
        if not self._has_identifier:
            columns = {key: column for key, column in columns.items() if key != "id"}
        if self.form is Form.JSONL:
            lines = _in_json(columns)
        else:
            self._print_header()
            fields = [_fields(key, column) for key, column in columns.items()]
            lines = (",".join(row) + "," for row in zip(*fields, strict=True))
        _write("\n".join(lines))

    def _origin(self, origin: Origin) -> dict[str, Any]:
        source, line, number, identifier, _ = origin
        named = source and file_name(source)
        keys: dict[str, Any] = {"source": named, "line": line, "number": number}
        if self._has_identifier:
            keys["id"] = identifier
        return keys

    def _print(self, row: dict[str, Any]) -> None:
        if self.form is Form.JSONL:
            line = json.dumps(row)
        else:
            self._print_header()
            line = ",".join([_field(key, row.get(key)) for key in self._columns])
        _write(line)

    def _print_header(self) -> None:
        if not self._has_header:
            self._has_header = True
            _write(",".join(self._columns))


def _in_json(columns: Columns) -> Iterator[str]:
    """Yield a JSON object for each row; a value that all rows share is formatted once."""
    members: list[str] = []
    varying: list[Iterable[Any]] = []
    for key, column in columns.items():
        pattern, values = _values_in_json(key, column)
        if key in _OFTEN_ALIKE and column.count(column[0]) == len(column):
            pattern = str(next(iter(values))).replace("%", "%%")
        else:
            varying.append(values)
        members.append(f"{json.dumps(key)}: {pattern}")
    line = f"{{{', '.join(members)}}}"
    return (line % row for row in zip(*varying, strict=True))


def _values_in_json(key: str, column: Sequence[Any]) -> tuple[str, Iterable[Any]]:
    """Return the printf pattern for the values of a column, and the values."""
    if key in _NUMBERS:
        return "%s", column
    if key in _PLAIN:
        pattern = '"%s"' if key == "board" else '["%s"]'
        if all(column):
            return pattern, column
        return "%s", ("null" if x is None else pattern % x if x else "[]" for x in column)
    return "%s", map(json.dumps if key in _ANY else _text_in_json, column)


def _fields(key: str, column: Iterable[Any]) -> Iterable[str]:
    """Return a column formatted as CSV; numbers, boards and moves need no quotes."""
    if key in _NUMBERS:
        return map(str, column)
    if key in _PLAIN:
        return (text or "" for text in column)
    return map(partial(_field if key in _ANY else _text_in_csv, key), column)


def _field(key: str, value: Any) -> str:
    """Format a value as CSV."""
    return _text_in_csv(key, None if value is None else text_of(key, value))


def text_of(key: str, value: Any) -> str:
    """Return the text of a value in a table."""
    if isinstance(value, list) and key in _SEPARATORS:
        return _SEPARATORS[key].join(value)
    return json.dumps(value) if isinstance(value, bool | list | dict) else str(value)


@lru_cache(1024)
def _text_in_csv(key: str, text: str | None) -> str:
    """Quote a text if need be; ours are printable, even if a ledger or a certificate has them."""
    text = text or ""
    if key in _OURS:
        text = printable(text)
    return '"' + text.replace('"', '""') + '"' if _TO_BE_QUOTED.search(text) else text


def _write(line: str) -> None:
    """Print a line at once; escape characters that a terminal cannot show."""
    stream = sys.stdout
    stream.write((printable(line) if stream.isatty() else line) + "\n")
    stream.flush()
