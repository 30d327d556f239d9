"""Reads the boards of arguments, files and standard input in chunks; reports unreadable ones."""

from __future__ import annotations

import json
import os
import re
import select
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, nullcontext, suppress
from dataclasses import dataclass, field, replace
from io import StringIO
from itertools import chain, islice
from pathlib import PurePath
from stat import S_ISREG
from typing import TYPE_CHECKING, BinaryIO, TypeVar

import click

from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.printing import say
from greenest.commands.shared.progress import Pace
from greenest.commands.shared.rows import Form, Rows
from greenest.commands.tables.given import Chunk, Given, Source
from greenest.commands.tables.readers import LONGEST_ROW, Columns, Row, TableError, read_table
from greenest.games.pyramids.board import COLOURS, BoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.reading.blocks import (
    EndlessError,
    UnreadableLineError,
    clearly_ended,
    decoded_lines,
    read_positions,
)
from greenest.system.streams import encodable, file_name, shortened

if TYPE_CHECKING:
    from greenest.solver.bulk.boards import Group

FEW = 16
"""Fewer positions than this are read one by one, which does not need NumPy."""
MOST_UNREADABLE = 1000
"""After this number of unreadable positions in a row, nothing more of a file is read."""
SHOWN_LABEL = 24

Item = TypeVar("Item")
Refuse = Callable[[str], object]
"""A function that receives a message about unreadable input."""

_END_OF_INPUT = "Ctrl-Z and Enter" if os.name == "nt" else "Ctrl-D"
_PROMPT = f"Type or paste boards; an empty line ends a board, {_END_OF_INPUT} the last one."
_SUFFIX = re.compile(r"\.[A-Za-z]\w+$")

_ENDINGS = {
    ".csv": Form.CSV,
    ".tsv": Form.TSV,
    ".jsonl": Form.JSONL,
    ".ndjson": Form.JSONL,
}
_SEPARATORS = {Form.CSV: ",", Form.TSV: "\t"}


@dataclass(frozen=True, slots=True)
class Input:
    """The boards and files that a command is given, and how its files are read.

    Without a format, the ending of a file's name decides.
    """

    arguments: Sequence[str]
    format: Form | None = None
    columns: Columns = field(default_factory=Columns)
    files: set[str] = field(default_factory=set)
    """The files with a place on the disk, not pipes or `-`; reading adds them."""
    ended: dict[str, set[str]] = field(default_factory=dict)
    """Those read to their ends, with the fields that they have, as `field_of` names them."""

    @property
    def has_id(self) -> bool:
        """Whether rows have an identifier."""
        return self.columns.identifier is not None

    @property
    def board_field(self) -> str:
        """The column of tables that has the boards, as `field_of` names it."""
        return field_of(self.columns.wanted["--column"])

    def lasting_name(self, source: str | None) -> str:
        """Return the name of a source in a ledger: a pipe has another one each time, so it is `-`.

        Boards given as arguments have the empty name.
        """
        if source is None or source in self.files:
            return source or ""
        return "-"

    def chunks(
        self, outcome: Outcome, pace: Pace | None = None, are_named: bool = True
    ) -> Iterator[Chunk]:
        """Yield positions in chunks of the pace's size; without a pace, one at a time.

        Unreadable positions are reported on stderr if `are_named`. Reading of a file of text stops
        after `MOST_UNREADABLE` unreadable positions in a row.
        """
        reader = _Reader(outcome, are_named)
        for source in self._sources(pace or Pace(most=1), outcome.refuse):
            with closing(source.chunks):
                yield from reader.boards(source)

    def each(self, rows: Rows) -> Iterator[Given]:
        """Yield readable positions, one at a time.

        Each unreadable one is reported as a row of the output, and as a line on stderr.
        """
        for each in chain.from_iterable(self.chunks(rows.outcome)):
            if each.error:
                rows.refuse(each.origin, each.message)
            else:
                yield each

    def one(self, rows: Rows, task: str) -> Given:
        """Return the only position; exit if there are none or several.

        The error begins with `task`.
        """
        found = list(islice(self.each(rows), 2))
        if rows.outcome.codes:
            rows.outcome.exit()
        if len(found) != 1:
            raise click.UsageError(f"{task} one position, not {'several' if found else 'none'}.")
        return found[0]

    def count(self) -> int | None:
        """Return the number of positions of boards and files, read to their ends.

        Missing files have none. Return None if the number is unknown: for a stream, and for a file
        that cannot be read.
        """
        given = [each for each in self.arguments if os.path.exists(each) or not _is_path(each)]
        files = [each for each in given if each == "-" or os.path.exists(each)]
        if not given or not all(map(os.path.isfile, files)):
            return None
        faults: list[str] = []
        sources = replace(self, arguments=given, ended={})._sources(Pace(), faults.append)
        total = sum(len(rows) for source in sources for rows in source.chunks)
        return None if faults else total

    def _format_of(self, source: str) -> Form | None:
        """Return the format of a file or of `-`, None for a board.

        Refuse options of tables for text, and options of files for a board.
        """
        is_absent = source != "-" and not os.path.lexists(source)
        is_board = is_absent and not _is_path(source)
        if not is_absent and source != "-" and _is_board(source):
            both = f"{source} is both a path and a board"
            raise click.UsageError(f"{both}: give the whole path, or the board by standard input.")
        form = self.format or _ENDINGS.get(PurePath(source).suffix.lower(), Form.TEXT)
        option = next(iter(self.columns.asked), None)
        if is_board and (self.format or option):
            raise click.UsageError(f"{option or '--format'} is for files, and a board has none.")
        if form is Form.TEXT and option and not is_absent:
            raise click.UsageError(
                f"{option} names a column, and {source} is read as text: "
                "give --format csv, tsv or jsonl."
            )
        return None if is_board else form

    def _sources(self, pace: Pace, refuse: Refuse) -> Iterator[Source]:
        """Yield a `Source` for each argument; rows of files are in chunks of the pace's size.

        `refuse` receives a message about each source that cannot be read to its end.
        """
        if not self.arguments and sys.stdin.isatty():
            raise click.UsageError("Give a board, a file of positions, or - for standard input.")
        if self.arguments.count("-") > 1:
            raise click.UsageError("Standard input is given twice.")
        arguments = self.arguments or ("-",)
        forms = list(map(self._format_of, arguments))
        labels = Counter(map(_label, arguments))
        for number, (argument, form) in enumerate(zip(arguments, forms, strict=True), 1):
            if form is None:
                label = _label(argument)
                if labels[label] > 1:
                    label = f"{label}, argument {number}"
                yield Source(_chunks_of_text(argument, refuse), label=label)
                continue
            if argument == "-" and sys.stdin.isatty() and form is Form.TEXT:
                say(_PROMPT)
            chunks = self._chunks_of_file(argument, form, pace, refuse)
            yield Source(chunks, argument, form is Form.TEXT)

    def _chunks_of_file(
        self, name: str, form: Form, pace: Pace, refuse: Refuse
    ) -> Generator[Sequence[Row], None, None]:
        """Yield chunks of the rows of a file or of standard input.

        Report a file without rows, and a row that cannot be read: the chunks end before this row.
        """
        shown = file_name(name).replace("\n", "\\n")
        found = False
        names: set[str] = set()
        try:
            with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
                if name != "-" and S_ISREG(os.fstat(stream.fileno()).st_mode):
                    self.files.add(name)
                rows = _rows_of(stream, form, self.columns, names)
                for some in taken(rows, pace, more_in(stream)):
                    found = True
                    yield some
        except (UnreadableLineError, EndlessError, TableError) as error:
            refuse(f"{shown}:{error}")
        except FileNotFoundError:
            refuse(f"{shown}: no such file")
        except OSError as error:
            refuse(f"{shown}: {error.strerror}")
        else:
            if name in self.files:
                self.ended[name] = set(map(field_of, names))
            if not found:
                refuse(f"{shown}:1: no position found")


class _Reader:
    """Reads rows as positions, and numbers the positions."""

    def __init__(self, outcome: Outcome, are_named: bool) -> None:
        self._outcome = outcome
        self._are_named = are_named
        self._read = self._unreadable = 0

    def boards(self, source: Source) -> Iterator[Chunk]:
        """Yield the boards of a source, many together or one by one."""
        is_file_of_text = source.is_text and source.name is not None
        in_a_row = 0
        for rows, groups in chain.from_iterable(map(_parts, source.chunks)):
            chunk = Chunk(source, self._read + 1, rows, groups)
            bad = None if groups else next((each for each in chunk if each.error), None)
            self._read += len(rows)
            in_a_row = in_a_row + 1 if bad else 0
            if bad:
                self._report(bad)
            yield chunk
            if bad and is_file_of_text and in_a_row == MOST_UNREADABLE:
                before = f"unreadable like {MOST_UNREADABLE - 1} before; stopped"
                self._outcome.refuse(f"{bad.origin.where}: {before}")
                return

    def _report(self, each: Given) -> None:
        """Report an unreadable position unless many were reported before."""
        self._unreadable += 1
        if self._are_named and self._unreadable <= MOST_UNREADABLE:
            self._outcome.refuse(f"{each.origin.where}: {each.message}")
        elif self._are_named and self._unreadable == MOST_UNREADABLE + 1:
            more = "unreadable, and so may be others not named here"
            self._outcome.refuse(f"{each.origin.where}: {more}")


def _parts(rows: Sequence[Row]) -> Iterator[tuple[Sequence[Row], Sequence[Group]]]:
    """Split rows at unreadable boards; yield many rows with their boards in groups.

    Unreadable rows, and rows of which there are fewer than `FEW`, come one by one without groups.
    """
    if len(rows) < FEW:
        yield from (([row], ()) for row in rows)
        return
    from greenest.solver.bulk.boards import read_boards

    groups, unread = read_boards([row.board for row in rows])
    if not unread:
        yield rows, groups
        return
    start = 0
    for stop in (*sorted(unread), len(rows)):
        yield from _parts(rows[start:stop])
        yield from (([row], ()) for row in rows[stop : stop + 1])
        start = stop + 1


def _chunks_of_text(text: str, refuse: Refuse) -> Generator[Sequence[Row], None, None]:
    """Yield the rows of an argument that is text, one at a time; refuse a text without rows."""
    row = None
    try:
        for row in read_positions(clearly_ended(StringIO(text, newline="\n"))):
            yield [Row(*row)]
    except UnreadableLineError as error:
        refuse(f"'{_label(text)}': line {error}")
    else:
        if row is None:
            refuse(f"'{_label(text)}': no position found")


def field_of(column: str) -> str:
    """Return the name that a column has as a part of a board's place: "" is the usual one.

    Another column that is named so, begins with a quotation mark, or is no UTF-8, is quoted.
    """
    if column == "board":
        return ""
    is_quoted = column[:1] in ("", '"') or column != encodable(column)
    return json.dumps(column) if is_quoted else column


def _rows_of(stream: BinaryIO, form: Form, columns: Columns, names: set[str]) -> Iterator[Row]:
    """Yield the rows of a stream; add the names of columns of a table to `names`."""
    if form is Form.TEXT:
        lines = clearly_ended(decoded_lines(stream))
        return (Row(line, text) for line, text in read_positions(lines))
    return read_table(decoded_lines(stream, LONGEST_ROW), _SEPARATORS.get(form), columns, names)


def _label(text: str) -> str:
    """Return the beginning of an argument on one line, for messages."""
    label = shortened(text)
    return label if len(label) <= SHOWN_LABEL else label[: SHOWN_LABEL - 3] + "..."


def _is_board(text: str) -> bool:
    """Return whether a text is a board with something to ask: one of two stacks or more."""
    with suppress(BoardError):
        return sum(map(bool, read_board(text).stacks)) > 1
    return False


def _is_path(text: str) -> bool:
    """Return whether an argument that is neither a file nor a board looks like a path.

    It does if it has a slash or a suffix, and at least half of its letters are no colours.
    """
    if "\n" in text or not ("/" in text or os.sep in text or _SUFFIX.search(text)):
        return False
    letters = list(filter(str.isalpha, text.upper()))
    return 2 * sum(letter not in COLOURS for letter in letters) >= len(letters) > 0


def taken(
    items: Iterator[Item], pace: Pace, is_more: Callable[[], bool] | None
) -> Iterator[Sequence[Item]]:
    """Yield chunks of the pace's size.

    A chunk ends early if `is_more` returns False, because the next read would block.
    """
    some: list[Item] = []
    try:
        for item in items:
            some.append(item)
            if len(some) >= pace.size or (is_more and not is_more()):
                yield some
                some = []
    except Exception:
        if some:
            yield some
        raise
    if some:
        yield some


def more_in(stream: BinaryIO) -> Callable[[], bool] | None:
    """Return a function that returns whether a stream can be read without waiting.

    Return None for a file, which never waits. Pipes and terminals are polled with `select`. If a
    stream cannot be polled, the function returns False.
    """
    try:
        number = stream.fileno()
        if S_ISREG(os.fstat(number).st_mode):
            return None
        select.select([number], [], [], 0)
    except (OSError, ValueError):
        return lambda: False
    return lambda: bool(select.select([number], [], [], 0)[0])
