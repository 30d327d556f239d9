"""Answers as rows, JSON Lines or CSV: one for each position of the input, in its order."""

from __future__ import annotations

import csv
import json
import sys
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from greenest.commands.shared.printing import Printable, printable
from greenest.commands.tables.columns import (
    BETWEEN_IN_CSV,
    BETWEEN_IN_JSON,
    LINE_END,
    Columns,
    csv_lines,
    json_lines,
)
from greenest.commands.tables.readers import Scalar

_ORIGIN_KEYS = ("source", "line", "number")
_SEPARATORS = {"moves": " ", "played": " ", "solution": " ", "defects": "; "}
"""Separators of lists within a field of CSV."""
_PLAIN = (str, int, float, type(None))


class Origin(NamedTuple):
    """The place of a position in the input.

    `source` is the name of a file, `-` or, for a board given as an argument, None; `line` counts in
    it from 1, and `number` the positions of the whole input. `label` replaces the place if given.
    """

    source: str | None
    line: int | None
    number: int
    identifier: Scalar = None
    label: str | None = None

    @property
    def where(self) -> str:
        """The place for people: a file's name and the line, with what identifies the row."""
        if self.label is not None:
            return self.label
        place = f"{printable(self.source or '')}:{self.line}".replace("\n", "\\n")
        identifier = " ".join(str(self.identifier).split()) if self.identifier is not None else ""
        return f"{place}, {identifier}" if identifier else place


class Form(StrEnum):
    """The format of answers."""

    TEXT = "text"
    JSONL = "jsonl"
    CSV = "csv"


class Rows:
    """Prints answers as rows; nothing as text, which is printed elsewhere.

    Positions are read ahead of their answers. The row of an unreadable one waits for the rows of
    those before it: call `reads` for each readable position, and `finish` at the end.
    """

    def __init__(self, form: Form, keys: Sequence[str], with_identifier: bool = False) -> None:
        self.form = form
        self._blank = dict.fromkeys(keys)
        self._has_identifier = with_identifier
        identifier = ("id",) if with_identifier else ()
        self._columns = (*keys, *_ORIGIN_KEYS, *identifier, "error")
        self._format: Callable[[Iterable[Any]], Any] = csv.writer(
            _Passed(), lineterminator=LINE_END
        ).writerow
        self._has_header = False
        self._unanswered = 0
        """Number of the last readable position."""
        self._answered = 0
        """Number of the last position with a row."""
        self._waiting: deque[tuple[Origin, str]] = deque()

    @property
    def is_text(self) -> bool:
        """Whether answers are for people."""
        return self.form is Form.TEXT

    def reads(self, origin: Origin) -> None:
        """Note a position that will be answered."""
        self._unanswered = origin.number

    def refuse(self, origin: Origin, error: str) -> None:
        """Print the row of an unreadable position once those before it have theirs."""
        if self.is_text:
            return
        self._waiting.append((origin, error))
        if self._answered == self._unanswered:
            self.finish()

    def print(self, answer: Printable, origin: Origin, error: str | None = None) -> None:
        """Print an answer about a position, or about an unreadable one."""
        if self.is_text:
            return
        while self._waiting and self._waiting[0][0].number < origin.number:
            self._print_refused()
        unreadable = {} if error is None else {"error": error}
        self._print({**answer.as_json(), **self._origin(origin), **unreadable})
        self._answered = origin.number

    def print_columns(self, answers: Columns, origins: Columns, last: int) -> None:
        """Print answers about positions that follow each other up to one of a number.

        Moves are given as texts, parted by `between`. No row may be waiting.
        """
        whole = {**answers, **origins}
        if not self._has_identifier:
            del whole["id"]
        if self.form is Form.JSONL:
            _write(json_lines(whole))
        else:
            self._print_header()
            _write(csv_lines({**whole, "error": [None] * len(whole["board"])}))
        self._answered = last

    @property
    def between(self) -> str:
        """Separator of the moves in a column of texts."""
        return BETWEEN_IN_JSON if self.form is Form.JSONL else BETWEEN_IN_CSV

    @property
    def are_free(self) -> bool:
        """Whether rows are printed, and no unreadable position waits for others."""
        return not self.is_text and not self._waiting

    def finish(self) -> None:
        """Print the rows that waited."""
        while self._waiting:
            self._print_refused()

    def _print_refused(self) -> None:
        origin, error = self._waiting.popleft()
        self._print({**self._blank, **self._origin(origin), "error": error})

    def _origin(self, origin: Origin) -> dict[str, Any]:
        source, line, number, identifier, _ = origin
        keys: dict[str, Any] = {"source": source, "line": line, "number": number}
        if self._has_identifier:
            keys["id"] = identifier
        return keys

    def _print(self, row: dict[str, Any]) -> None:
        if self.form is Form.JSONL:
            _write(json.dumps(row))
            return
        self._print_header()
        fields = ((key, row.get(key)) for key in self._columns)
        _write(self._line([x if type(x) in _PLAIN else _field(key, x) for key, x in fields]))

    def _print_header(self) -> None:
        if not self._has_header:
            self._has_header = True
            _write(self._line(self._columns))

    def _line(self, fields: Sequence[str | int | float | None]) -> str:
        # Either character of that end has a field put in quotes; a lone one could not be read back.
        return str(self._format(fields)).removesuffix(LINE_END)


class _Passed:
    """The stream that `csv.writer` writes a row to."""

    def write(self, row: str) -> str:
        """Return the row."""
        return row


def _field(key: str, value: Any) -> str | int | float | None:
    """Return the field of CSV for a value."""
    if isinstance(value, list) and key in _SEPARATORS:
        return _SEPARATORS[key].join(value)
    if isinstance(value, bool | list | dict):
        return json.dumps(value)
    return value  # type: ignore[no-any-return]


def _write(line: str) -> None:
    """Print a line at once, with control characters and those that the encoding lacks escaped."""
    stream = sys.stdout
    line = printable(line) if stream.isatty() else line
    try:
        stream.write(line + "\n")
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    stream.flush()
