"""Reads the texts of boards from arguments, files and standard input, in chunks."""

from __future__ import annotations

import os
import re
import select
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import file_digest, sha256
from pathlib import Path, PurePath
from stat import S_ISREG
from typing import BinaryIO, TypeVar

import click

from greenest.commands.shared.exits import Outcome, UnusableError
from greenest.commands.shared.printing import say
from greenest.commands.tables.readers import LONGEST_ROW, Columns, Row, TableError, read_table
from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.reading.blocks import (
    EndlessError,
    UnreadableLineError,
    decoded_lines,
    read_positions,
)

SHOWN_LABEL = 24

Item = TypeVar("Item")

_END_OF_INPUT = "Ctrl-Z and Enter" if os.name == "nt" else "Ctrl-D"
_PROMPT = f"Type or paste boards; an empty line ends a board, {_END_OF_INPUT} the last one."
_SUFFIX = re.compile(r"\.([A-Za-z]\w+)$")


class Format(StrEnum):
    """The format of a file of boards."""

    TEXT = "text"
    CSV = "csv"
    TSV = "tsv"
    JSONL = "jsonl"


_ENDINGS = {
    ".csv": Format.CSV,
    ".tsv": Format.TSV,
    ".jsonl": Format.JSONL,
    ".ndjson": Format.JSONL,
}

_SEPARATORS = {Format.CSV: ",", Format.TSV: "\t"}


@dataclass(frozen=True, slots=True)
class Tables:
    """How files are read: the format, None for that of the file ending, and columns of tables."""

    format: Format | None = None
    columns: Columns = field(default_factory=Columns)
    asked: str | None = None
    """An option that applies to tables only, if one was given."""

    @property
    def has_id(self) -> bool:
        """Whether rows have an identifier."""
        return self.columns.identifier is not None

    def format_of(self, source: str) -> Format:
        """Return the format of a file or of standard input; refuse text if columns are named."""
        form = self.format or _ENDINGS.get(PurePath(source).suffix.lower(), Format.TEXT)
        if form is Format.TEXT and self.asked:
            raise click.UsageError(
                f"{self.asked} names a column, and {source} is read as text: "
                "give --format csv, tsv or jsonl."
            )
        return form

    def refuse_argument(self) -> None:
        """Refuse a board given as an argument if columns are named."""
        if self.asked:
            raise click.UsageError(f"{self.asked} names a column, and a board has none.")


GUESSED = Tables()
"""The default: formats by file endings, and boards in the column `board`."""


@dataclass(frozen=True, slots=True)
class Source:
    """The rows of an argument, which is a board, a file, or standard input."""

    chunks: Generator[Sequence[Row], None, None]
    """Chunks of rows, up to the first part that cannot be read."""
    name: str | None = None
    """The name of a file, or `-`; None for a board."""
    is_text: bool = True
    label: str | None = None
    """The label of a board."""
    missing: str | None = None
    """The path of a missing file, if the text looks like a path."""


class Pace:
    """The number of positions to read and decide together, at most `most`.

    The number begins with 1 and doubles while positions are easy. So the first answer comes at
    once, and no answer waits long for others. It changes each time that so many positions were
    decided.
    """

    SECONDS = 0.1
    """The time that a chunk should take."""
    MOST = 4096

    def __init__(self, most: int = MOST) -> None:
        self.size = 1
        self._most = most
        self._positions = 0
        self._seconds = 0.0

    def learn(self, positions: int, seconds: float) -> None:
        """Record the seconds that a number of positions took."""
        self._positions += positions
        self._seconds += seconds
        if self._positions >= self.size:
            is_timed = self._seconds > 0
            timely = int(self._positions * self.SECONDS / self._seconds) if is_timed else self._most
            self.size = max(1, min(timely, 2 * self.size, self._most))
            self._positions, self._seconds = 0, 0.0


def keep_inputs(path: Path, arguments: Sequence[str], option: str) -> None:
    """Exit if an option would overwrite an input file, even under another name."""
    if not path.exists():
        return
    for argument in arguments or ("-",):
        is_input = False
        with suppress(OSError, ValueError):  # no such file, or a standard input that is no file
            source = sys.stdin.fileno() if argument == "-" else argument
            is_input = os.path.samestat(os.stat(source), path.stat())
        if is_input:
            raise UnusableError(f"{path}: {option} would overwrite what is read; name another file")


def refuse_streams(arguments: Sequence[str], option: str) -> None:
    """Refuse streams as input for an option whose file depends on the input."""
    streams = (each for each in arguments if os.path.exists(each) and not os.path.isfile(each))
    if not arguments or "-" in arguments or any(streams):
        raise click.UsageError(
            f"{option} depends on the input: give files or boards, not a stream."
        )


def digest_of(arguments: Sequence[str], tables: Tables) -> str:
    """Return a hash of the boards given, and of the content, but not the names, of the files."""
    total = sha256()
    for each in arguments:
        if os.path.exists(each):
            try:
                with open(each, "rb") as file:
                    content = file_digest(file, "sha256")
            except OSError as error:
                raise OSError(error.errno, error.strerror, each) from None
            form = tables.format_of(each)
            if form is not Format.TEXT:
                content.update(f"\0{form} {tables.columns.board}".encode(errors="surrogateescape"))
        else:
            content = sha256(each.encode(errors="surrogateescape"))
        total.update(content.digest())
    return total.hexdigest()


def sources(
    arguments: Sequence[str], tables: Tables, pace: Pace, outcome: Outcome
) -> Iterator[Source]:
    """Yield the arguments with their rows, in chunks of the pace's size; refuse empty ones."""
    if not arguments and sys.stdin.isatty():
        raise click.UsageError("Give a board, a file of positions, or - for standard input.")
    for argument in arguments or ("-",):
        if argument != "-" and not os.path.exists(argument):
            tables.refuse_argument()
            label, missing = _label(argument), _printable(argument) if is_path(argument) else None
            yield Source(_chunks_of_text(argument, outcome), label=label, missing=missing)
            continue
        form = tables.format_of(argument)
        is_text = form is Format.TEXT
        if argument == "-" and sys.stdin.isatty() and is_text:
            say(_PROMPT)
        chunks = _chunks_of_file(argument, form, tables.columns, pace, outcome)
        yield Source(chunks, argument, is_text)


def _chunks_of_text(text: str, outcome: Outcome) -> Generator[Sequence[Row], None, None]:
    """Yield the positions in the text of an argument, one at a time."""
    row = None
    for row in read_positions([text]):
        yield [Row(*row)]
    if row is None:
        outcome.refuse(f"'{_label(text)}': no position found")


def _chunks_of_file(
    name: str, form: Format, columns: Columns, pace: Pace, outcome: Outcome
) -> Generator[Sequence[Row], None, None]:
    """Read the rows of a file, or of standard input, up to the first that cannot be read."""
    shown = name.replace("\n", "\\n")
    found = False
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
            rows: Iterator[Row]
            if form is Format.TEXT:
                rows = (Row(line, text) for line, text in read_positions(decoded_lines(stream)))
            else:
                rows = read_table(
                    decoded_lines(stream, LONGEST_ROW), _SEPARATORS.get(form), columns
                )
            for some in taken(rows, pace, more_in(stream)):
                found = True
                yield some
    except (UnreadableLineError, EndlessError, TableError) as error:
        outcome.refuse(f"{shown}:{error}")
    except OSError as error:
        outcome.refuse(f"{shown}: {error.strerror}")
    else:
        if not found:
            outcome.refuse(f"{shown}:1: no position found")


def _label(text: str) -> str:
    """Return the label of a board that was given as an argument."""
    label = _printable(text)
    return label if len(label) <= SHOWN_LABEL else label[: SHOWN_LABEL - 3] + "..."


def _printable(text: str) -> str:
    return repr(" ".join(text.split()))[1:-1]


def is_path(text: str) -> bool:
    """Tell whether a text that is no board may have been meant as a path.

    Such a text has a slash or a suffix. At least half of its letters, or two letters of its suffix,
    are other letters than B, G and W.
    """
    suffix = _SUFFIX.search(text)
    if "\n" in text or not (suffix or "/" in text or os.sep in text):
        return False
    letters = sum(map(str.isalpha, text))
    return 2 * _foreign(text) >= letters > 0 or (suffix is not None and _foreign(suffix[1]) > 1)


def _foreign(text: str) -> int:
    """Count the letters that are not board letters."""
    return sum(letter.isalpha() and letter.upper() not in COLOURS for letter in text)


def taken(
    items: Iterator[Item], pace: Pace, is_more: Callable[[], bool] | None
) -> Iterator[Sequence[Item]]:
    """Yield chunks of the pace's size, or smaller ones if reading on would block."""
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
    """Return a function that tells if a stream can be read without waiting; None for a file.

    Pipes and terminals are polled with `select`; streams that cannot be polled count as blocking.
    """
    try:
        number = stream.fileno()
        if S_ISREG(os.fstat(number).st_mode):
            return None
        select.select([number], [], [], 0)
    except (OSError, ValueError):
        return lambda: False
    return lambda: bool(select.select([number], [], [], 0)[0])
