"""Boards as text: ranks from the top, a letter for a cell: `BGW/G.B`, or the same on two lines.

Drawings are read as well, with the numbers of their ranks and the letters of their files:

    2  B  G  W
    1  G  .  B
       a  b  c
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from greenest.games.pyramids import labels

COLOURS = "BGW"
EMPTY = "."
MAX_SIDE = 16

MOST_DEFECTS = 100
"""Reading stops after so many defects of a board, or a rank more than is possible."""
MOST_LINES = 250_000
"""Reading stops after so many lines without the end of a position."""
_LONGEST_TEXT = 1 << 22
_MOST_CONTENT = MAX_SIDE + 2
"""Lines with more than a comment, too many for 16 ranks and the letters of their files."""

_SHORT = 1000
"""Lines, and characters of a line, up to which comments are kept as they are."""

_EMPTY_CELLS = ".-_"
_LONE_COMMA = "a comma without a cell on either side; '.' is an empty cell"

_BYTE_ORDER_MARK = "\ufeff"
_COMMENT = re.compile("#[^\r\n]*")
_CIRCLES = {"⚫": "B", "🟢": "G", "⚪": "W"}
_VARIATION_SELECTORS = "\ufe0e\ufe0f"
_TOKEN = re.compile(rf"\([^()]*\)|[0-9]+|[⚫🟢⚪][{_VARIATION_SELECTORS}]?|[^ \t]")
_PARTINGS = tuple(map(re.compile, (r"[ \t,]+", r"[ \t]{2,}|\t", r"[ \t]+", r",")))
"""What may part the ranks of a board that is written on one line: blanks, wide blanks, commas."""


class Board(NamedTuple):
    """A rectangle of stacks, row by row from the top-left cell.

    A stack is its colours from the top down, `B` or `BGW`; an empty cell is the empty string.
    """

    rows: int
    cols: int
    stacks: tuple[str, ...]

    @property
    def cells(self) -> str:
        """The top colours as one string over ".BGW"."""
        # A list is joined faster than what a generator yields, and searches ask all the time.
        return "".join([stack[:1] or "." for stack in self.stacks])

    def __str__(self) -> str:
        """Return board text; a stack of two and more is in parentheses, its top first."""
        cells = [stack_text(stack) or EMPTY for stack in self.stacks]
        starts = range(0, len(cells), self.cols)
        return "/".join("".join(cells[start : start + self.cols]) for start in starts)


def stack_text(stack: str) -> str:
    """Return a stack as board text has it: `B`, or `(BGW)` from its top down."""
    return f"({stack})" if len(stack) > 1 else stack


@dataclass(frozen=True, slots=True, order=True)
class Defect:
    """What is wrong and where, counted from 1; column 0 is a whole line, line 0 the whole board."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        """Return the place, as far as there is one, and the message."""
        if not self.line:
            return self.message
        column = f", column {self.column}" if self.column else ""
        return f"line {self.line}{column}: {self.message}"


class BoardError(ValueError):
    """Text that is no board, with every defect in the order of the text."""

    def __init__(self, defects: Iterable[Defect]) -> None:
        self.defects = tuple(sorted(defects))
        super().__init__("; ".join(map(str, self.defects)))


class UnclearBoardError(BoardError):
    """Text that is one rank or several, for all one can tell; the message names both spellings."""

    def __init__(self, message: str) -> None:
        super().__init__([Defect(0, 0, message)])


class EndlessError(ValueError):
    """Lines in which no position ends, so many that nothing more is read."""


class _Rank(NamedTuple):
    """The stacks of one rank and the place it is named by."""

    line: int
    column: int
    stacks: list[str]


def read_board(text: str, first_line: int = 1) -> Board:
    """Read one board; `first_line` is the number of the text's first line in its file.

    Ranks come from the top, separated by slashes or line ends. A cell is `B`, `G` or `W` in either
    case or a circle ⚫, 🟢 or ⚪; `.`, `-` or `_` if empty; or a taller stack from its top down in
    parentheses. A number stands for as many empty cells. Spaces and tabs mean nothing, commas may
    stand between cells, `#` starts a comment. What a board is drawn as is read too, on two ranks
    and more even without its last line, or with that on top; the names of its ranks and files are
    checked.

    Raises `BoardError` naming every defect, the first hundred if there are more, and
    `UnclearBoardError` for a single line whose blanks or commas may part ranks: `BGW GWB`.
    """
    if len(text) > _LONGEST_TEXT:
        raise BoardError([Defect(0, 0, "a text too long for a board")])
    lines = labels.with_letters_below(_content_lines(text, first_line))
    ranks, defects = _read_ranks(lines)
    if defects and labels.are_on(lines):
        ranks, defects = _read_drawing(lines)
    elif len(lines) == 1 and "/" not in lines[0][1]:
        _refuse_unclear(lines[0][1])
    if defects:
        raise BoardError(_first(defects))
    stacks = [stack for rank in ranks for stack in rank.stacks]
    return Board(len(ranks), len(stacks) // len(ranks), tuple(stacks))


def read_positions(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the first line's number and the raw text of each position, in one streaming pass.

    Blank lines separate positions; lines with only a comment do not. Nothing is checked: the text
    is for `read_board(text, number)`. It has no more lines of ranks than shows that they are too
    many, and of long comments, or after a thousand lines, only the sign.

    Raises `EndlessError` after `MOST_LINES` lines without the end of a position.
    """
    block = _Block()
    number = last = 0
    for number, line in enumerate(_split_lines(lines), 1):
        if line.strip():
            block.add(line)
        else:
            if block.content:
                last = number
                yield number - block.length, block.text
            block = _Block()
        if number - last > MOST_LINES:
            raise EndlessError(f"{number}: {MOST_LINES:,} lines and no end of a position")
    if block.content:
        yield number + 1 - block.length, block.text


class _Block:
    """Lines without a blank one among them: how many, how many of them are ranks, and the text."""

    def __init__(self) -> None:
        self.length = self.content = 0
        self._lines: list[str] = []

    def add(self, line: str) -> None:
        """Count a line, and keep it if a board can have so many."""
        self.length += 1
        is_comment = "#" in line and not strip_comments(line).strip()
        self.content += not is_comment
        if self.content <= _MOST_CONTENT:
            is_dropped = is_comment and (self.length > _SHORT or len(line) > _SHORT)
            self._lines.append("#" if is_dropped else line)

    @property
    def text(self) -> str:
        return "\n".join(self._lines)


def strip_comments(text: str) -> str:
    """Return board text without its comments."""
    return _COMMENT.sub("", text)


def _first(defects: list[Defect]) -> list[Defect]:
    """Return the defects, or if there are many the first of them and that reading stopped."""
    if len(defects) <= MOST_DEFECTS:
        return defects
    kept = sorted(defects)[:MOST_DEFECTS]
    stopped = Defect(kept[-1].line, kept[-1].column + 1, f"{MOST_DEFECTS} defects: reading stopped")
    return [*kept, stopped]


def _split_lines(chunks: Iterable[str]) -> Iterator[str]:
    """Yield lines without their ends, be these LF, CRLF or CR, and without a byte order mark."""
    for index, chunk in enumerate(chunks):
        text = chunk.removeprefix(_BYTE_ORDER_MARK) if index == 0 else chunk
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        yield from text.removesuffix("\n").split("\n")


def _content_lines(text: str, first_line: int) -> list[tuple[int, str]]:
    """Return numbered lines without comments, from the first to the last that is not blank."""
    lines = []
    for number, line in enumerate(_split_lines([text]), first_line):
        content = strip_comments(line)
        if content.strip() or content == line:
            lines.append((number, content))
    filled = [index for index, (_, content) in enumerate(lines) if content.strip()]
    return lines[filled[0] : filled[-1] + 1] if filled else []


def _read_ranks(lines: labels.Lines) -> tuple[list[_Rank], list[Defect]]:
    """Read the ranks on numbered lines, and name what is wrong with each and with all of them."""
    ranks: list[_Rank] = []
    defects: list[Defect] = []
    for line, content in lines:
        if not content.strip():
            defects.append(Defect(line, 0, "a blank line inside the board"))
            continue
        for start, rank in _split_ranks(content):
            if len(ranks) > MAX_SIDE + 1 or len(defects) > MOST_DEFECTS:
                break
            stacks, faults = _read_rank(rank)
            defects += [Defect(line, start + offset, message) for offset, message in faults]
            ranks.append(_Rank(line, start if "/" in content else 0, stacks))
    return ranks, [*defects, *_size_defects(ranks)]


def _read_drawing(lines: labels.Lines) -> tuple[list[_Rank], list[Defect]]:
    """Read the ranks of a drawing, and name what is wrong with them and with their names."""
    bare, faults = labels.taken_off(lines)
    ranks, defects = _read_ranks(bare)
    defects += [Defect(*fault) for fault in faults]
    letters = labels.letters_of(lines)
    lengths = {len(rank.stacks) for rank in ranks}
    if letters and len(lengths) == 1 and letters not in lengths:
        message = (
            f"letters of {_many(letters, 'file')}, and ranks of {_many(lengths.pop(), 'cell')}"
        )
        defects.append(Defect(lines[-1][0], 0, message))
    return ranks, defects


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _split_ranks(content: str) -> Iterator[tuple[int, str]]:
    """Yield the ranks of one line, each with the column it starts at."""
    column = 1
    for rank in content.split("/"):
        yield column, rank
        column += len(rank) + 1


def _read_rank(rank: str) -> tuple[list[str], list[tuple[int, str]]]:
    """Return the stacks of a rank, and its faults with their offsets."""
    stacks: list[str] = []
    faults: list[tuple[int, str]] = []
    awaiting: int | None = 0
    for match in _TOKEN.finditer(rank):
        if len(faults) > MOST_DEFECTS or len(stacks) > MAX_SIDE * MAX_SIDE:
            return stacks, faults
        if match[0] == ",":
            if awaiting is not None:
                faults.append((match.start(), _LONE_COMMA))
            awaiting = match.start()
            continue
        awaiting = None
        cells, wrong = _read_token(match[0])
        stacks += cells
        faults += [(match.start() + offset, message) for offset, message in wrong]
    if awaiting is not None and "," in rank[awaiting:]:
        faults.append((awaiting, _LONE_COMMA))
    return stacks, faults


def _read_token(token: str) -> tuple[list[str], list[tuple[int, str]]]:
    """Return the stacks a token stands for, and its faults with their offsets into the token.

    What cannot be read counts as one cell, so that the length of the rank can still be judged.
    """
    if len(token) > 1 and token[0] == "(":
        letters = [
            (offset, _letter(letter))
            for offset, letter in enumerate(token)
            if letter not in "( \t)" + _VARIATION_SELECTORS
        ]
        unknown = ((at, f"unknown letter {x!r}") for at, x in letters if x not in COLOURS)
        faults = list(islice(unknown, MOST_DEFECTS))
        stack = "".join(letter for _, letter in letters)
        return [stack], faults if stack else [(0, "an empty stack")]
    if token[0] in "0123456789":
        # Three digits are enough to see that a rank is too long, whatever the number.
        run = int(token.lstrip("0")[:3] or 0)
        return [""] * run, [] if run else [(0, "a run of no cells")]
    if _letter(token) in COLOURS:
        return [_letter(token)], []
    if token in _EMPTY_CELLS:
        return [""], []
    if token in "()":
        return ["?"], [(0, f"{token!r} without its partner")]
    return ["?"], [(0, f"unknown letter {token!r}")]


def _letter(sign: str) -> str:
    """Return the letter of a colour given as a letter or as a circle; anything else as it is."""
    return _CIRCLES.get(sign[0]) or (sign.upper() if sign.upper() in COLOURS else sign)


def _refuse_unclear(content: str) -> None:
    """Raise `UnclearBoardError` if blanks or commas part a line into groups of several cells."""
    whole, faults = _read_rank(content)
    if faults:
        return
    partings = [
        [_read_rank(group.strip(" \t,"))[0] for group in parting.split(content.strip())]
        for parting in _PARTINGS
    ]
    unclear = [
        ranks
        for ranks in partings
        if 1 < len(ranks) <= MAX_SIDE and 1 < min(map(len, ranks)) <= MAX_SIDE
    ]
    if not unclear:
        return
    ranks = min(unclear, key=lambda ranks: len(set(map(len, ranks))))
    several = "/".join(str(Board(1, len(rank), tuple(rank))) for rank in ranks)
    if len(set(map(len, ranks))) == 1:
        several += f" for {len(ranks)}x{len(ranks[0])}"
    else:
        several += " for ranks, which are not equally long"
    single = f"{Board(1, len(whole), tuple(whole))} for 1x{len(whole)} or "
    choice = (single if len(whole) <= MAX_SIDE else "") + several
    raise UnclearBoardError(f"one line in parts: write {choice}")


def _size_defects(ranks: list[_Rank]) -> Iterator[Defect]:
    """Yield what is wrong with the number of ranks and with their lengths."""
    if not ranks:
        yield Defect(0, 0, "no board")
    if len(ranks) > MAX_SIDE:
        ranks_read = "17" if len(ranks) == MAX_SIDE + 1 else f"more than {MAX_SIDE + 1}"
        yield Defect(0, 0, f"{ranks_read} ranks, at most {MAX_SIDE} are possible")
    lengths = [len(rank.stacks) for rank in ranks]
    usual = Counter(length for length in lengths if 0 < length <= MAX_SIDE).most_common(1)
    for rank, length in zip(ranks, lengths, strict=True):
        if not length:
            yield Defect(rank.line, rank.column, "an empty rank")
        elif length > MAX_SIDE:
            yield Defect(rank.line, rank.column, f"more than {MAX_SIDE} cells in a rank")
        elif length != usual[0][0]:
            message = f"a rank of {_many(length, 'cell')}, the others have {usual[0][0]}"
            yield Defect(rank.line, rank.column, message)
