"""Boards as text: ranks from the top, a letter for a cell. `BGW/G.B` is a board of two ranks.

Each rank may also have a line of its own. Drawings are read, too: boards with the numbers of ranks
on the left and the letters of files below:

    2  B  G  W
    1  G  .  B
       a  b  c

docs/board-text.md specifies what is read. Text that could be two boards is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest

from greenest.games.grid import file_names
from greenest.games.plurals import many
from greenest.games.pyramids.board import (
    COLOURS,
    EMPTY,
    Board,
    BoardError,
    Defect,
    UnclearBoardError,
    is_large,
)
from greenest.games.pyramids.reading.blocks import (
    BLANKS,
    COMMENT_ALONE,
    LONGEST_TEXT,
    Lines,
    content_of,
    is_cut,
    is_heading,
    may_be_rank,
    parting,
    split_lines,
    strip_comments,
)
from greenest.games.pyramids.reading.ranks import (
    MOST_DEFECTS,
    Rank,
    Stacks,
    read_rank,
    read_ranks,
    size_defects,
    split,
)
from greenest.games.pyramids.reading.unclear import (
    PARTED,
    is_of_table,
    refuse,
    refuse_crowded,
    refuse_hidden_cells,
    refuse_numbered,
    refuse_parts,
)

_TABLE = "this looks like a table: --format csv (tsv, jsonl) and --column NAME read its boards"
_PARTED_BESIDE = "one board below the other, with a blank line between"
_MOST_TALL = 100
"""The most stacks like `B3`, without the colours below the top, that are reported for one line."""

_CELL = re.compile(rf"[{COLOURS}{EMPTY}]|\([{COLOURS}]+\)")
_RANK = f"(?:{_CELL.pattern})+"
_WRITTEN = re.compile(rf"\n*{_RANK}(?:(?:/{_RANK})+|(?:\n{_RANK})+)\n*")
"""A regular expression for two or more ranks without blanks and digits; they are never unclear."""
_LONGEST_WRITTEN = 1000
"""The most characters of a text that is matched with `_WRITTEN`. For a board of up to 16x16 `str`
writes at most 800."""

_NUMBER = re.compile(r"[ \t]*([0-9]{1,7})(?=[ \t]|$)")
_LETTERS = re.compile(
    r"[ \t]*[aA](?:(?:[ \t]+[a-zA-Z])*|(?:[ \t]+[a-zA-Z]){25}(?:[ \t]+[a-zA-Z]{2,5})+)[ \t]*"
)
"""A regular expression for the letters of files: one letter up to z, then more."""
_TALL = re.compile(r"(?<![^ \t(])([a-zA-Z])([2-9]|[1-9][0-9]+)(?![^ \t)])")


def read_board(text: str, first_line: int = 1) -> Board:
    """Read one board; `first_line` is the number of the text's first line in its file.

    Ranks come from the top, separated by slashes or line ends, or as in a drawing;
    docs/board-text.md specifies all that is read. Raises `BoardError` with every defect, but not
    more than a hundred, and `UnclearBoardError` for text with two meanings, such as `BGW GWB`.
    """
    if written := _as_written(text):
        return written
    if len(text) > LONGEST_TEXT:
        raise BoardError([Defect(0, 0, "a text too long for a board")])
    lines = _content_lines(text, first_line)
    if len(lines) > 1 and is_heading(lines[0][1]):
        message = (
            "lines below the heading 'board': write it right above them if each is a position, or "
            "leave it out and write '/' between ranks of one"
        )
        raise UnclearBoardError([Defect(0, 0, message)])
    try:
        ranks = _read_lines(lines)
    except BoardError:
        if any(is_of_table(content) for _, content in lines):
            raise BoardError([Defect(lines[0][0], 0, _TABLE)]) from None
        if len(lines) == 1:
            refuse_parts(lines[0][1])
        raise
    return Board(len(ranks), len(ranks[0]), tuple(stack for rank in ranks for stack in rank))


def _as_written(text: str) -> Board | None:
    """Return the board of a text that `str` could have written, or that has a rank on each line.

    Return None for any other text, and for a board beyond 16x16.
    """
    if len(text) > LONGEST_TEXT:
        return None
    if "#" in text:
        text = strip_comments(text)
    if len(text) > _LONGEST_WRITTEN or not _WRITTEN.fullmatch(text):
        return None
    lines = text.strip("\n").replace("\n", "/").split("/")
    if is_large(len(lines), len(_CELL.findall(lines[0]))):
        return None
    first, *others = ranks = [_CELL.findall(line) for line in lines]
    if any(len(rank) != len(first) for rank in others):
        return None
    return Board(
        len(ranks), len(first), tuple([cell.strip("(.)") for rank in ranks for cell in rank])
    )


def _refuse_faulty(defects: list[Defect]) -> None:
    """Raise `BoardError` if there are defects; of more than a hundred, it has the first hundred."""
    if len(defects) > MOST_DEFECTS:
        defects = sorted(defects)[:MOST_DEFECTS]
        line, column = defects[-1].line, defects[-1].column + 1
        defects.append(Defect(line, column, f"{MOST_DEFECTS} defects: reading stopped"))
    if defects:
        raise BoardError(defects)


def _content_lines(text: str, first_line: int) -> list[tuple[int, str]]:
    """Return the number and the content of each line, from the first rank to the last.

    An outer blank line that may be a rank of empty cells is kept.
    """
    lines = [*enumerate(map(content_of, split_lines([text])), first_line)]
    filled = [at for at, (_, each) in enumerate(lines) if each.strip(BLANKS + COMMENT_ALONE)]
    if not filled:
        return []
    first, last = filled[0], filled[-1]
    before, after = lines[max(first - 1, 0) : first], lines[last + 1 : last + 2]
    first -= any(may_be_rank(blank, lines[first][1]) for _, blank in before)
    last += any(may_be_rank(blank, lines[last][1]) for _, blank in after)
    return lines[first : last + 1]


def _read_lines(lines: Lines) -> list[Stacks]:
    contents = [content for _, content in lines]
    _refuse_faulty(
        [
            Defect(line, 0, doubt)
            for above, (line, content) in zip(["", *contents], lines, strict=False)
            if content != above and (doubt := parting(content))
        ]
    )
    _refuse_several(lines)
    refuse_numbered(contents)
    if any("\t" in content for content in contents):
        return _read_tabbed(lines)
    lines = _with_letters_below(lines)
    letters = [each for each in lines[-1:] if _LETTERS.fullmatch(each[1])]
    is_drawn = _is_drawn(lines, letters)
    ranks, defects = _read_drawing(lines, letters) if is_drawn else read_ranks(lines)
    _refuse_faulty(defects)
    found = [rank.stacks for rank in ranks]
    texts = [rank.text for rank in ranks]
    refuse_crowded([text for text in texts if "," in text], ",", found)
    if not (is_drawn and letters):
        refuse_hidden_cells(texts, found, "/" not in lines[0][1])
    return found


def _refuse_several(lines: Lines) -> None:
    """Raise `BoardError` if a line beside other lines is, or may be, a whole board with a `/`."""
    slashed = [content for _, content in lines if "/" in content]
    if len(lines) == 1 or not slashed or any(map(is_cut, slashed)):
        return
    if len(slashed) > 1:
        message = f"{len(lines):,} boards, one a line, where one is read"
        raise BoardError([Defect(0, 0, message)])
    ranks, defects = read_ranks(lines)
    if any("?" in rank.stacks for rank in ranks):
        _refuse_faulty(defects)
    why = f"'/' on one of {len(lines):,} lines"
    refuse(why, [rank.stacks for rank in ranks], otherwise=PARTED)


def _read_tabbed(lines: Lines) -> list[Stacks]:
    """Return the stacks of each rank of a board with tabs between its cells."""
    defects: list[Defect] = []
    rows: list[list[Stacks]] = []
    for line, content in lines:
        fields = [read_rank(field, line, column) for column, field in split(content, "\t")]
        defects += [defect for _, faults in fields for defect in faults]
        rows.append([stacks for stacks, _ in fields])
    _refuse_faulty(defects)
    width = max(map(len, rows))
    ranks = [_joined(stacks or [""] for stacks in row + [[]] * (width - len(row))) for row in rows]
    refuse_crowded([content for _, content in lines], "\t", list(map(_joined, rows)), ranks)
    columns = "".join(" x"[any(fields)] for fields in zip_longest(*rows))
    if " " in columns.strip()[2:-2]:
        refuse("a column of empty fields may part two boards", ranks, otherwise=_PARTED_BESIDE)
    numbered = zip(lines, ranks, strict=True)
    if sizes := list(size_defects([Rank(line, 0, rank, "") for (line, _), rank in numbered])):
        raise BoardError(sizes)
    return ranks


def _joined(parts: Iterable[Stacks]) -> Stacks:
    return [stack for part in parts for stack in part]


def _is_drawn(lines: Lines, letters: Lines) -> bool:
    """Return whether the lines are a drawing: letters come last, or each line has its number.

    A single line that begins with 1 may be a rank with an empty first cell, so it is no drawing.
    """
    if len(lines) < 2 or any("/" in content for _, content in lines):
        return False
    numbers = [found and int(found[1]) for found in (_NUMBER.match(each) for _, each in lines)]
    return bool(letters) or numbers == list(range(len(lines), 0, -1))


def _with_letters_below(lines: Lines) -> Lines:
    """Return the lines with the letters of the files in the last line, not in the first."""
    if len(lines) < 3 or not _LETTERS.fullmatch(lines[0][1]):
        return lines
    if _LETTERS.fullmatch(lines[-1][1]) and lines[0][1].split() == lines[-1][1].split():
        return lines[1:]
    return [*lines[1:], lines[0]]


def _read_drawing(lines: Lines, letters: Lines) -> tuple[list[Rank], list[Defect]]:
    """Return the ranks of a drawing, and the faults in its ranks, numbers and letters.

    `letters` has the last line if it is one of file letters.
    """
    bare, defects = _without_numbers(lines[: len(lines) - len(letters)])
    ranks, faults = read_ranks(bare)
    lengths = {len(rank.stacks) for rank in ranks}
    for line, content in letters:
        defects += _wrong_letters(line, content)
        files = len(content.split())
        if len(lengths) == 1 and files not in lengths:
            cells = many(lengths.pop(), "cell")
            message = f"letters of {many(files, 'file')}, and ranks of {cells}"
            defects.append(Defect(line, 0, message))
    return ranks, defects + faults


def _without_numbers(ranks: Lines) -> tuple[Lines, list[Defect]]:
    """Return the ranks of a drawing with blanks for their numbers, and the faults of the numbers.

    `B3`, a stack shown by its top and height, is a fault too: the pyramids below the top are
    unknown. The ranks returned have only its top. `(.)` is read as an empty cell.
    """
    defects: list[Defect] = []
    bare: list[tuple[int, str]] = []
    for rank, (line, content) in zip(range(len(ranks), 0, -1), ranks, strict=True):
        found = _NUMBER.match(content)
        if not found:
            defects.append(Defect(line, 0, f"the number of rank {rank} is missing"))
        elif int(found[1]) != rank:
            message = f"the number {found[1]} where rank {rank} is"
            defects.append(Defect(line, found.start(1) + 1, message))
        width = found.end() if found else 0
        cells = " " * width + content[width:]
        defects += _tall_stacks(line, cells)
        cells = cells.replace("(.)", " . ")
        bare.append((line, _TALL.sub(lambda tall: tall[1] + " " * len(tall[2]), cells)))
    return bare, defects


def _tall_stacks(line: int, content: str) -> Iterator[Defect]:
    for tall in islice(_TALL.finditer(content), _MOST_TALL):
        message = f"{tall[0]} does not say what is below its top: write all of it, as (BGW)"
        yield Defect(line, tall.start() + 1, message)


def _wrong_letters(line: int, content: str) -> Iterator[Defect]:
    """Yield a fault for the first wrong letter in the line of file letters."""
    letters = list(re.finditer(r"[^ \t]+", content))
    for expected, letter in zip(file_names(len(letters)), letters, strict=True):
        if letter[0].lower() != expected:
            message = f"the letter {letter[0]} where file {expected} is"
            yield Defect(line, letter.start() + 1, message)
            return
