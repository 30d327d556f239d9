"""Reads boards from CSV, TSV and JSON Lines, one row at a time."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, NamedTuple, TypeGuard

from greenest.games.plurals import many
from greenest.games.pyramids.board import BoardError, Defect
from greenest.games.pyramids.reading.blocks import BYTE_ORDER_MARK

LONGEST_ROW = 1 << 25
"""The most characters of a row. The solution of a full 1000x1000 board takes 20 million in JSON."""
SHOWN_COLUMNS = 12
SHOWN_NAME = 40

Scalar = str | int | float | None


class TableError(ValueError):
    """A table that cannot be read to its end; the message begins with a line number."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The names of columns or JSON keys, as the user gave them; None for those not given."""

    board: str | None = None
    identifier: str | None = None
    moves: str | None = None

    @property
    def asked(self) -> dict[str, str]:
        """The names that the user gave, by the command options that give them."""
        given = {"--column": self.board, "--id": self.identifier, "--moves-column": self.moves}
        return {option: name for option, name in given.items() if name is not None}

    @property
    def wanted(self) -> dict[str, str]:
        """The names to read, by the options: those given, and at least the boards."""
        return {"--column": "board"} | self.asked


class Row(NamedTuple):
    """A row of a table; `line` is the number of its first line, `board` the text of its board.

    A malformed row has an `error`.
    """

    line: int
    board: str
    identifier: Scalar = None
    moves: str | None = None
    error: BoardError | None = None


def read_table(
    lines: Iterable[str], separator: str | None, columns: Columns, names: set[str]
) -> Iterator[Row]:
    """Yield the rows of a table, without blank lines; `separator` is None for JSON Lines.

    The names of columns or keys that the table has are added to `names`. A malformed row has an
    error, and reading continues. Raises `TableError` for a missing column, and for quotes that are
    never closed.
    """
    rest = iter(lines)
    unmarked = chain((BYTE_ORDER_MARK.sub("", line) for line in islice(rest, 1)), rest)
    if separator is None:
        return _read_json_lines(unmarked, columns, names)
    return _read_separated(unmarked, separator, columns, names)


def _read_separated(
    lines: Iterator[str], separator: str, columns: Columns, names: set[str]
) -> Iterator[Row]:
    csv.field_size_limit(LONGEST_ROW)  # of the whole process: others set it, too
    line = 1
    size = 0  # characters of the row that is read

    def limited(first: str) -> Iterator[str]:
        nonlocal size
        for each in chain((first,), lines):
            size += len(each)
            if size > LONGEST_ROW:
                raise csv.Error(f"a row of more than {LONGEST_ROW:,} characters")
            yield each

    try:
        first = next(lines, "")
        if not first:
            return
        if first.startswith("\ufeff"):
            raise TableError("1: two byte order marks")
        reader = csv.reader(limited(first), delimiter=_separator_in(first, separator), strict=True)
        header = next(reader, [])
        names.update(header)
        for option, wanted in columns.wanted.items():
            if header.count(wanted) > 1:
                raise TableError(f"1: several columns are called {wanted!r}; {option} takes one")
            if wanted not in header:
                raise TableError(f"1: {_missing(option, wanted, header, 'column')}")
        board = header.index(columns.wanted["--column"])
        identifier, moves = (
            None if name is None else header.index(name)
            for name in (columns.identifier, columns.moves)
        )
        width = len(header)
        line = reader.line_num + 1
        empty: list[int] = []
        for fields in reader:
            if not fields and width == 1:
                empty.append(line)
            elif empty:  # no lines at the end, so cells of a table of one column
                yield from (Row(each, "") for each in empty)
                empty.clear()
            if len(fields) == width:
                name = None if identifier is None else fields[identifier]
                yield Row(line, fields[board], name, None if moves is None else fields[moves])
            elif fields:
                # The columns of its fields are unknown, so it has no identifier.
                wrong = f"{many(len(fields), 'field')}, the header has {width}"
                yield _malformed(line, wrong)
            line = reader.line_num + 1
            size = 0
    except csv.Error as error:
        raise TableError(f"{line}: {_plain(error)}") from None


def _separator_in(header: str, separator: str) -> str:
    """Return the separator of a table: for CSV, the one that makes most names of the header.

    Spreadsheets write semicolons in countries with a decimal comma, and some programs tabs. What
    begins with a blank is no name, but follows a comma or semicolon within a name. A separator that
    leaves a quote in a name stands within a quoted name.
    """
    if separator != ",":
        return separator

    def names(separator: str) -> tuple[bool, int]:
        fields = next(csv.reader([header], delimiter=separator), [])
        return '"' not in "".join(fields), sum(not each.startswith(" ") for each in fields)

    return max(",;\t", key=names)


def _missing(option: str, name: str, names: Sequence[str], noun: str) -> str:
    """Return the message for a missing column or key, with the names that the table has."""
    shown = ", ".join(repr(each[:SHOWN_NAME]) for each in names[:SHOWN_COLUMNS])
    more = f" and {len(names) - SHOWN_COLUMNS} more" if len(names) > SHOWN_COLUMNS else ""
    if not names:
        return f"no {noun} {name!r}, nor any other"
    return f"no {noun} {name!r}; the {noun}s are {shown}{more}: name one with {option}"


def _plain(error: csv.Error) -> str:
    said = str(error)
    if "unexpected end of data" in said:
        return "quotes that do not end"
    if "expected after" in said:
        return "text after closing quotes; quotes within quotes are doubled"
    if "new-line character" in said:
        return "a line end within a field that is not in quotes"
    return said


def _read_json_lines(lines: Iterator[str], columns: Columns, names: set[str]) -> Iterator[Row]:
    faults: list[str] = []

    def distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            faults.append("no JSON: a key is given twice")
            keys = [key for key, _ in pairs]
            found = {key: value for key, value in pairs if keys.count(key) == 1}
        return found

    def no_number(name: str) -> None:
        faults.append(f"no JSON: {name} is no number")

    decode: Callable[[str], Any] = json.JSONDecoder(
        object_pairs_hook=distinct, parse_constant=no_number
    ).decode
    for number, line in enumerate(lines, 1):
        if line.isspace():
            continue
        faults.clear()
        try:
            found = decode(line.rstrip())
        except json.JSONDecodeError as error:
            yield _malformed(number, f"no JSON: {error.msg}, column {error.pos + 1}")
        except (ValueError, RecursionError) as error:
            yield _malformed(number, f"no JSON: {error}".partition(";")[0])
        else:
            names.update(found if isinstance(found, dict) else ())
            row = _row_of(found, columns, number)
            yield _malformed(number, faults[0], row.identifier) if faults else row


def _row_of(found: object, columns: Columns, line: int) -> Row:
    if not isinstance(found, dict):
        return _malformed(line, "no JSON object")
    name = columns.identifier
    given = None if name is None else found.get(name)
    identifier = given if _is_scalar(given) else None
    try:
        wanted = columns.wanted
        for option, key in wanted.items():
            if key not in found:
                raise ValueError(_missing(option, key, list(found), "key"))
        if not _is_scalar(given):
            raise ValueError(f"{name!r} is neither text without NUL nor a finite number")
        board = _text_of(found[wanted["--column"]], wanted["--column"])
        moves = None if columns.moves is None else _moves_of(found[columns.moves], columns.moves)
    except ValueError as error:
        return _malformed(line, str(error), identifier)
    return Row(line, board, identifier, moves)


def _is_scalar(value: object) -> TypeGuard[Scalar]:
    """Return whether a value can be an identifier: text, a finite number or null."""
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or isinstance(value, int) or _is_text(value)


def _is_text(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and "\0" not in value


def _text_of(value: object, name: str) -> str:
    if not _is_text(value):
        raise ValueError(f"{name!r} is no text")
    return value


def _moves_of(value: object, name: str) -> str:
    """Return the moves of a row, which are a text, a list of texts or null, as one text."""
    if isinstance(value, list) and all(map(_is_text, value)):
        return " ".join(value)
    return "" if value is None else _text_of(value, name)


def _malformed(line: int, message: str, identifier: Scalar = None) -> Row:
    return Row(line, "", identifier, error=BoardError([Defect(0, 0, message)]))
