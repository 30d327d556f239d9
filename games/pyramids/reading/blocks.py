"""Divides the lines of a file into positions, without reading the positions.

docs/board-text.md specifies how. A *block* is the lines between two blank lines. Either a block is
one position, or each line of the block is a position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import BinaryIO, NamedTuple

BLANKS = " \t"
LONGEST_TEXT = 1 << 23
"""The most characters of a board's text. A cell of a drawing takes up to 7."""

Lines = Sequence[tuple[int, str]]
"""Lines of a file, each with its number."""

LONGEST_LINE = 1 << 21
MOST_LINES = 250_000
"""The most lines that are read without finding the end of a position."""
_FIRST = 20
"""The number of lines examined at the beginning of a block: if two of these lines have a `/`, each
line of the block is a position."""

_SHORT = 1000
"""The number of lines at the beginning of a block in which comments are kept whole, and the most
characters of such a comment."""

HEADING = "board"
"""The first line of a block that is a column of boards."""

COMMENT_ALONE = "#"
"""The content of a line of a comment alone."""
_RULE = re.compile(r"(?![ \t]*(?:[0-9]+(?:[ \t]|$)|[. \t]*$))[-_=*~+–—─━═.0-9 \t]+")
"""A regular expression for a rule, such as `---`, or a title of its signs and numbers, as `2.`. Not
for empty cells that are written as `.` alone or begin with a number: `...`, `3`, `2  .  .`."""
BYTE_ORDER_MARK = re.compile("\\A\ufeff(?!\ufeff)")
"""A regular expression for a byte order mark at the beginning; two are signs like any others."""
_COMMENT = re.compile("(?<![ \t])[ \t]*#[^\r\n]*")


class EndlessError(ValueError):
    """Error for too many lines without the end of a position."""


class UnreadableLineError(ValueError):
    """Error for a line that is not text. The message begins with the number of the line."""


def read_positions(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield for each position the number of its first line, and its text.

    Each line of a block is a position if the first line is the heading `board`, or if two of the
    first 20 lines have a `/` and neither begins or ends with it. Several lines that a blank line
    parts from a column of boards may be one position, or more of the column: the text then begins
    with the heading, which `read_board` refuses. A text that becomes too long for a board ends with
    the line that makes it too long. A line with only a comment is cut to `#` if it is long, or
    after a thousand lines of a block.

    A file may be longer than memory. Raises `EndlessError` after `MOST_LINES` lines without the end
    of a position.
    """
    block = _Block()
    last = 0
    for line in _parted(lines):
        ended = block.add(line)
        if line.content is None:
            block = _Block(block.is_below_heading)
        if ended:
            last = line.number
            yield from ended
        if line.number - last > MOST_LINES:
            message = f"{line.number}: {MOST_LINES:,} lines and no end of a position"
            raise EndlessError(message)
    yield from block.end()


class _Line(NamedTuple):
    """A line of a file. `content` is its `content_of`, or None if the line ends a block."""

    number: int
    text: str
    content: str | None


def _parted(chunks: Iterable[str]) -> Iterator[_Line]:
    """Yield a `_Line` for each line of the chunks.

    A blank line ends a block, unless it may be a rank of empty cells.
    """
    rank = ""
    held: _Line | None = None
    for number, text in enumerate(split_lines(chunks), 1):
        content = content_of(text)
        if held:
            yield held._replace(content=held.text if may_be_rank(held.text, content) else None)
            held = None
        if content.strip(BLANKS) or may_be_rank(text, rank):
            yield _Line(number, text, content)
            rank = content if content.strip(BLANKS) else ""
        elif text:
            held, rank = _Line(number, text, None), ""
        else:
            yield _Line(number, text, None)
            rank = ""
    if held:
        yield held


class _Block:
    """The lines of a block that were read since the last complete position."""

    def __init__(self, is_below_heading: bool = False) -> None:
        self.is_below_heading = is_below_heading
        self._length = self._content = self._size = 0
        self._is_one_a_line = False
        self._kept: list[_Line] = []

    def add(self, line: _Line) -> list[tuple[int, str]]:
        """Add a line; return the positions that it completes, each as line number and text."""
        if line.content is None:
            return self.end()
        self._length += 1
        if line.content == COMMENT_ALONE:
            self._add_comment(line)
            return []
        self._content += 1
        self._keep(line)
        if self._content <= _FIRST and not self._is_one_a_line:
            self._is_one_a_line = self._begins_one_a_line(line.content)
        goes_on = _is_continued(line.content) and self._size <= LONGEST_TEXT
        return self._whole_lines() if self._is_one_a_line and not goes_on else []

    def end(self) -> list[tuple[int, str]]:
        """Return the position that the end of the block completes, if any."""
        if all(line.content == COMMENT_ALONE for line in self._kept):
            return []
        number, text = _position(self._kept)
        is_doubtful = self.is_below_heading and not self._is_one_a_line and self._content > 1
        return [(number, f"{HEADING}\n{text}" if is_doubtful else text)]

    def _add_comment(self, line: _Line) -> None:
        """Keep a comment, or only its `#` if it is long; drop it if each line is a position."""
        if not self._is_one_a_line:
            is_short = self._length <= _SHORT and len(line.text) <= _SHORT
            self._keep(line if is_short else line._replace(text="#"))

    def _keep(self, line: _Line) -> None:
        """Keep a line, unless the position is too long for a board already."""
        if self._is_one_a_line or self._size <= LONGEST_TEXT:
            self._kept.append(line)
            self._size += len(line.text) + 1

    def _begins_one_a_line(self, content: str) -> bool:
        """Return whether the newest line shows that each line is a position; drop a heading."""
        if self._content == 1 and is_heading(content):
            self.is_below_heading = True
            self._kept.clear()
            return True
        if "/" not in content:
            return False
        slashed = [each for line in self._kept if "/" in (each := line.content or "")]
        return len(slashed) == 2 and not any(map(is_cut, slashed))

    def _whole_lines(self) -> list[tuple[int, str]]:
        """Return the complete positions of the lines kept, and keep one that ends with a `/`."""
        positions: list[tuple[int, str]] = []
        board: list[_Line] = []
        self._size = 0
        for line in self._kept:
            if line.content and line.content != COMMENT_ALONE:
                board.append(line)
                self._size += len(line.text) + 1
                if not _is_continued(line.content) or self._size > LONGEST_TEXT:
                    positions.append(_position(board))
                    board, self._size = [], 0
        self._kept = board
        return positions


def _is_continued(content: str) -> bool:
    return content.rstrip(BLANKS).endswith("/")


def _position(lines: Sequence[_Line]) -> tuple[int, str]:
    return lines[0].number, "\n".join(line.text for line in lines)


def strip_comments(text: str) -> str:
    """Return board text without its comments."""
    return _COMMENT.sub("", text)


def content_of(line: str) -> str:
    """Return a line without its comment; `COMMENT_ALONE` for a line of a comment alone."""
    content = strip_comments(line) if "#" in line else line
    return content if content == line or content.strip(BLANKS) else COMMENT_ALONE


def parting(content: str) -> str | None:
    """Return why a line beside ranks may part two boards, and how to write either; None if not."""
    if not content:
        return "a blank line inside the board"
    if content == COMMENT_ALONE:
        return (
            "a comment alone between ranks: leave a blank line before it if a board ends there, "
            "or write it behind a rank"
        )
    if not content.strip(BLANKS):
        return "blanks alone: write '.' for each empty cell, or leave the line empty"
    if _RULE.fullmatch(content):
        return (
            "a rule, or empty cells: leave the line empty between two boards, "
            "or write '.' or a number for empty cells"
        )
    return None


def is_heading(content: str) -> bool:
    """Return whether a line is the heading of a column of boards."""
    return content.strip(BLANKS).lower() == HEADING


def is_cut(content: str) -> bool:
    """Return whether a line begins or ends with a slash. Such a line may be part of a board."""
    bare = content.strip(BLANKS)
    return bare.startswith("/") or bare.endswith("/")


def decoded_lines(stream: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[str]:
    """Yield the lines of a stream, decoded; raises `UnreadableLineError` at an unreadable line.

    A line of `longest` bytes or more is unreadable, as is a line with a null byte or not in UTF-8.
    """
    number = 0
    while raw := stream.readline(longest):
        number += 1
        if len(raw) == longest:
            raise UnreadableLineError(f"{number}: a line too long for a board")
        if b"\0" in raw:
            raise UnreadableLineError(f"{number}: binary data, not text")
        try:
            yield raw.decode()
        except UnicodeDecodeError:
            raise UnreadableLineError(f"{number}: not UTF-8 text") from None


def clearly_ended(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines with their ends; raises `UnreadableLineError` at a line that ends with CR CR LF.

    Programs write this by mistake for CRLF, and it would be a blank line below each line.
    """
    for number, line in enumerate(lines, 1):
        if line.endswith("\r\r\n"):
            raise UnreadableLineError(
                f"{number}: a line that ends with CR CR LF, or a blank line below it: "
                "end lines with LF or CRLF"
            )
        yield line


def split_lines(chunks: Iterable[str]) -> Iterator[str]:
    """Yield the lines of all chunks, without line ends (LF, CRLF or CR).

    A byte order mark at the beginning of the first line, or of one after a blank line, is removed.
    Elsewhere another file begins, and perhaps another board: it stays, as a sign that is no cell.
    """
    before = ""
    for chunk in chunks:
        text = chunk.replace("\r\n", "\n").replace("\r", "\n")
        for line in text.removesuffix("\n").split("\n"):
            if not before.strip(BLANKS):
                line = BYTE_ORDER_MARK.sub("", line)
            yield line
            before = line


def may_be_rank(blank: str, rank: str) -> bool:
    """Return whether a blank line may be a rank of empty cells, below or above this rank."""
    if blank in ("", COMMENT_ALONE) or not rank.strip(BLANKS + COMMENT_ALONE) or "/" in rank:
        return False
    if "\t" in rank:
        return "\t" in blank
    return "\t" not in blank and len(blank) >= len(rank.rstrip(" "))
