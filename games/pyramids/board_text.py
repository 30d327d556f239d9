"""Boards as text: ranks from the top, a letter for a cell: `BGW/G.B`, or the same on two lines.

Drawings are read as well, with the numbers of their ranks and the letters of their files:

    2  B  G  W
    1  G  .  B
       a  b  c

docs/board-text.md specifies what is read. Text that could be two boards is refused.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple, NoReturn

from greenest.games.pyramids.reading import labels
from greenest.games.pyramids.reading.blocks import (
    MOST_LINES,
    EndlessError,
    is_cut,
    read_positions,
    split_lines,
    strip_comments,
)
from greenest.games.pyramids.reading.ranks import (
    BLANKS,
    COLOURS,
    EMPTY,
    LONGEST_TEXT,
    MAX_SIDE,
    MOST_CELLS,
    MOST_DEFECTS,
    Stacks,
    crowded_field,
    is_of_table,
    may_be_rank,
    may_hide_cells,
    read_fields,
    read_rank,
    size_fault,
    with_blanks_as_cells,
)

__all__ = [
    "COLOURS",
    "EMPTY",
    "MAX_SIDE",
    "MOST_DEFECTS",
    "MOST_LINES",
    "Board",
    "BoardError",
    "Defect",
    "EndlessError",
    "UnclearBoardError",
    "read_board",
    "read_positions",
    "stack_text",
    "strip_comments",
]

_TABLE = "this looks like a table: --format csv --column NAME reads its boards (or tsv, jsonl)"
_A_FIELD = "one cell in each"
_FIRST_RANK = re.compile(r"[ \t]*1[ \t]+(?=[^ \t])")
_PARTINGS = tuple(map(re.compile, (r"[ \t,]+", r"[ \t]{2,}|\t", r"[ \t]+", r",")))
"""Separators of the ranks of a board on one line: blanks, wide blanks, commas."""


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
        # Joining a list is faster than joining a generator, and searches do it often.
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
    """A fault and its place, counted from 1; column 0 is a whole line, line 0 the whole board."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        """Return the place, if there is one, and the message."""
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
    """Text that could be one rank or several; the message has both spellings."""

    def __init__(self, message: str) -> None:
        super().__init__([Defect(0, 0, message)])


class _Rank(NamedTuple):
    """The stacks of one rank and the place it is named by."""

    line: int
    column: int
    stacks: Stacks
    text: str


def read_board(text: str, first_line: int = 1) -> Board:
    """Read one board; `first_line` is the number of the text's first line in its file.

    Ranks come from the top, separated by slashes or line ends, or as they are drawn;
    docs/board-text.md specifies all that is read. Raises `BoardError` naming every defect, the
    first hundred if there are more, and `UnclearBoardError` for text with two meanings: `BGW GWB`.
    """
    if len(text) > LONGEST_TEXT:
        raise BoardError([Defect(0, 0, "a text too long for a board")])
    lines = _content_lines(text, first_line)
    try:
        ranks = _read_lines(lines)
    except BoardError:
        if any(is_of_table(content) for _, content in lines):
            raise BoardError([Defect(lines[0][0], 0, _TABLE)]) from None
        if len(lines) == 1:
            _refuse_parts(lines[0][1])
        raise
    return Board(len(ranks), len(ranks[0]), tuple(stack for rank in ranks for stack in rank))


def _first(defects: list[Defect]) -> list[Defect]:
    """Return the defects; of many, the first ones and a note that reading stopped."""
    if len(defects) <= MOST_DEFECTS:
        return defects
    kept = sorted(defects)[:MOST_DEFECTS]
    stopped = Defect(kept[-1].line, kept[-1].column + 1, f"{MOST_DEFECTS} defects: reading stopped")
    return [*kept, stopped]


def _content_lines(text: str, first_line: int) -> list[tuple[int, str]]:
    """Return numbered lines without comments, from the first to the last that may be a rank."""
    lines = []
    for number, line in enumerate(split_lines([text]), first_line):
        content = strip_comments(line)
        if content.strip(BLANKS) or content == line:
            lines.append((number, content))
    filled = [index for index, (_, content) in enumerate(lines) if content.strip(BLANKS)]
    if not filled:
        return []
    first, last = filled[0], filled[-1]
    first -= _is_rank_beside(lines, first, -1)
    last += _is_rank_beside(lines, last, 1)
    return lines[first : last + 1]


def _is_rank_beside(lines: labels.Lines, index: int, step: int) -> bool:
    """Tell whether the line of blanks before or after a rank may be one, too."""
    if not 0 <= index + step < len(lines):
        return False
    (number, rank), (beside, blank) = lines[index], lines[index + step]
    return beside == number + step and may_be_rank(blank, rank)


def _read_lines(lines: labels.Lines) -> list[Stacks]:
    """Return the stacks of each rank of the one board on numbered lines."""
    _refuse_several(lines)
    if len(lines) == 1 and "/" not in lines[0][1]:
        _refuse_numbered(lines[0][1])
    if any("\t" in content for _, content in lines):
        return _read_tabbed(lines)
    lines = labels.with_letters_below(lines)
    is_drawn = labels.are_on(lines)
    ranks, defects = _read_drawing(lines) if is_drawn else _read_ranks(lines)
    if defects:
        raise BoardError(_first(defects))
    found = [rank.stacks for rank in ranks]
    texts = [rank.text for rank in ranks]
    for text in texts:
        field = crowded_field(text, ",") if "," in text else None
        if field is not None:
            _refuse(f"commas part cells, and '{field}' is not one", found, otherwise=_A_FIELD)
    if not (is_drawn and labels.letters_of(lines)):
        _refuse_hidden_cells(texts, found, len(lines) > 1 or "/" not in lines[0][1])
    return found


def _refuse_hidden_cells(texts: Sequence[str], ranks: list[Stacks], are_lines: bool) -> None:
    """Raise `UnclearBoardError` if blanks in the texts of ranks may be empty cells."""
    if any(" " in text for text in texts) and may_hide_cells(texts, are_lines):
        _refuse("blanks that may be empty cells", ranks, with_blanks_as_cells(texts, are_lines))


def _refuse_several(lines: labels.Lines) -> None:
    """Raise for a `/` at a line end: two boards, or an unclear one."""
    slashed = [content for _, content in lines if "/" in content]
    if len(lines) == 1 or not slashed or any(map(is_cut, slashed)):
        return
    if len(slashed) > 1:
        message = f"{len(lines)} boards, one a line, where one is read"
        raise BoardError([Defect(0, 0, message)])
    ranks, defects = _read_ranks(lines)
    if any("?" in rank.stacks for rank in ranks):
        raise BoardError(_first(defects))
    why, parted = f"'/' on one of {len(lines)} lines", "a blank line between boards"
    _refuse(why, [rank.stacks for rank in ranks], otherwise=parted)


def _read_tabbed(lines: labels.Lines) -> list[Stacks]:
    """Return the stacks of each rank of a board whose cells are parted by tabs."""
    defects: list[Defect] = []
    rows: list[list[Stacks]] = []
    for line, content in lines:
        if not content.strip(BLANKS):
            defects.append(Defect(line, 0, _blank_line(content)))
        fields = read_fields(content)
        defects += [Defect(line, at + 1, message) for _, faults in fields for at, message in faults]
        rows.append([stacks for stacks, _ in fields])
    if defects:
        raise BoardError(_first(defects))
    width = max(map(len, rows))
    ranks = [_joined(stacks or [""] for stacks in row + [[]] * (width - len(row))) for row in rows]
    for _, content in lines:
        if (field := crowded_field(content, "\t")) is not None:
            why = f"tabs part cells, and '{field}' is not one"
            _refuse(why, list(map(_joined, rows)), ranks, otherwise=_A_FIELD)
    numbered = zip(lines, ranks, strict=True)
    if sizes := list(_size_defects([_Rank(line, 0, rank, "") for (line, _), rank in numbered])):
        raise BoardError(_first(sizes))
    return ranks


def _joined(parts: Iterable[Stacks]) -> Stacks:
    return [stack for part in parts for stack in part]


def _read_ranks(lines: labels.Lines) -> tuple[list[_Rank], list[Defect]]:
    """Read the ranks on numbered lines, and report the faults of each and of the whole board."""
    ranks: list[_Rank] = []
    defects: list[Defect] = []
    cells = 0
    for line, content in lines:
        if not content.strip(BLANKS):
            defects.append(Defect(line, 0, _blank_line(content)))
            continue
        for start, rank in _split_ranks(content):
            if cells > MOST_CELLS or len(defects) > MOST_DEFECTS:
                break
            stacks, faults = read_rank(rank)
            cells += len(stacks)
            defects += [Defect(line, start + offset, message) for offset, message in faults]
            ranks.append(_Rank(line, start if "/" in content else 0, stacks, rank))
    return ranks, [*defects, *islice(_size_defects(ranks), MOST_DEFECTS + 1)]


def _blank_line(content: str) -> str:
    if content:
        return "blanks alone: write '.' for each empty cell, or leave the line empty"
    return "a blank line inside the board"


def _read_drawing(lines: labels.Lines) -> tuple[list[_Rank], list[Defect]]:
    """Read the ranks of a drawing, and report their faults and those of their names."""
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


def _refuse_numbered(content: str) -> None:
    """Raise `UnclearBoardError` if a line of one rank may begin with the number of a drawn one."""
    if numbered := _FIRST_RANK.match(content):
        whole, faults = read_rank(content)
        if faults:
            return
        rest = read_rank(content[numbered.end() :])[0]
        _refuse("the number of a rank, or an empty cell", [whole], [rest])


def _refuse_parts(content: str) -> None:
    """Raise `UnclearBoardError` for a line whose parts of several cells could be ranks."""
    whole, faults = read_rank(content)
    if faults or "/" in content or _FIRST_RANK.match(content):
        return
    partings = [
        [read_rank(group.strip(" \t,"))[0] for group in parting.split(content.strip(BLANKS))]
        for parting in _PARTINGS
    ]
    unclear = [
        ranks
        for ranks in partings
        if 1 < len(ranks) <= MAX_SIDE and 1 < min(map(len, ranks)) <= MAX_SIDE
    ]
    if not unclear:
        return
    several = min(unclear, key=lambda ranks: len(_widths(ranks)))
    is_even = len(_widths(several)) == 1
    uneven = f"{_text(several)} for ranks, which are not equally long"
    _refuse("one line in parts", [whole], several, otherwise="" if is_even else uneven)


def _refuse(
    why: str, *readings: list[Stacks], otherwise: str = "a dot for an empty cell"
) -> NoReturn:
    """Raise `UnclearBoardError` with the possible boards, each spelt clearly.

    If fewer than two of them can be boards, the message says how to write the board.
    """
    boards = [ranks for ranks in readings if len(_widths(ranks)) == 1]
    spelt = [_spelt(ranks) for ranks in boards if 0 < max(len(ranks[0]), len(ranks)) <= MAX_SIDE]
    choice = list(dict.fromkeys(spelt))
    if len(choice) < 2 and otherwise:
        choice.append(otherwise)
    raise UnclearBoardError(f"{why}: write {' or '.join(choice)}")


def _spelt(ranks: list[Stacks]) -> str:
    """Return a board as text, and its shape."""
    return f"{_text(ranks)} for {len(ranks)}x{len(ranks[0])}"


def _text(ranks: list[Stacks]) -> str:
    return "/".join(str(Board(1, len(rank), tuple(rank))) for rank in ranks)


def _widths(ranks: list[Stacks]) -> set[int]:
    return set(map(len, ranks))


def _size_defects(ranks: list[_Rank]) -> Iterator[Defect]:
    """Yield faults in the number of ranks and in their lengths."""
    if not ranks:
        yield Defect(0, 0, "no board")
    lengths = [len(rank.stacks) for rank in ranks]
    usual = Counter(filter(None, lengths)).most_common(1)
    for rank, length in zip(ranks, lengths, strict=True):
        if not length:
            yield Defect(rank.line, rank.column, "an empty rank")
        elif length != usual[0][0]:
            message = f"a rank of {_many(length, 'cell')}, the others have {usual[0][0]}"
            yield Defect(rank.line, rank.column, message)
    if len(set(lengths)) == 1:
        is_full = all("" not in rank.stacks for rank in ranks)
        if fault := size_fault(len(ranks), lengths[0], is_full):
            yield Defect(0, 0, fault)
