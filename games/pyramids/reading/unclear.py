"""Refuses text that could be two boards, and shows how to write each of them.

Blanks are never read as empty cells. If they may be empty cells, as in `B   G` above `B W`, the
text is refused. Lines of tables are recognised, too. `are_lines` says that each rank is a line of
its own, so that blanks at the beginning of all lines are a margin.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn

from greenest.games.pyramids.board import MAX_SIDE, Board, Defect, UnclearBoardError
from greenest.games.pyramids.reading.blocks import BLANKS
from greenest.games.pyramids.reading.ranks import DIGITS, TOKEN, Stacks, read_rank, read_token

_FIRST_RANK = re.compile(r"[ \t]*1[ \t]+(?=[^ \t])")
_PARTINGS = tuple(map(re.compile, (r"[ \t,]+", r"[ \t]{2,}|\t", r"[ \t]+", r",")))
"""Regular expressions for what may separate the ranks of a line: blanks and commas; two or
more blanks, or a tab; blanks; a comma."""
_LONGEST_PARTS = 1 << 14
"""The most characters of a line that is examined for several ranks."""
_WIDEST_GAP = 2
"""The most blanks between two cells that leave no room for an empty cell."""
PARTED = "a blank line between boards"
_FOREIGN = "[AC-FH-VX-Zac-fh-vx-z_]"
_OF_TABLE = re.compile(rf"{_FOREIGN}[A-Za-z_]|[A-Za-z_]{_FOREIGN}|[^/]{{2}}/|/[^/]{{2}}")
"""A regular expression for a field that is no cell: a word, or several ranks."""


def refuse_hidden_cells(texts: Sequence[str], ranks: list[Stacks], are_lines: bool) -> None:
    """Raise `UnclearBoardError` if blanks in `texts`, the texts of `ranks`, may be empty cells."""
    if any(" " in text for text in texts) and _may_hide_cells(texts, are_lines):
        refuse("blanks that may be empty cells", ranks, _with_blanks_as_cells(texts, are_lines))


def refuse_numbered(lines: Sequence[str]) -> None:
    """Raise `UnclearBoardError` if a 1 that begins each line may be a rank's number or a cell."""
    if not lines or any("/" in line or not _FIRST_RANK.match(line) for line in lines):
        return
    whole = list(map(read_rank, lines))
    if any(faults for _, faults in whole):
        return
    readings = [[stacks for stacks, _ in whole]]
    if len(lines) == 1:
        readings.append([read_rank(_FIRST_RANK.sub("", lines[0], 1))[0]])
    refuse("the number of a rank, or an empty cell", *readings, otherwise=PARTED)


def refuse_parts(content: str) -> None:
    """Raise `UnclearBoardError` if the parts of a line may be one rank or several."""
    if len(content) > _LONGEST_PARTS or "/" in content or _FIRST_RANK.match(content):
        return
    whole, faults = read_rank(content)
    if faults:
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
    refuse("one line in parts", [whole], several, otherwise="" if is_even else uneven)


def refuse(
    why: str, *readings: list[Stacks], otherwise: str = "a dot for an empty cell"
) -> NoReturn:
    """Raise `UnclearBoardError`; the message shows how to write each reading that is a board.

    If fewer than two of the readings are boards, the message also has the advice `otherwise`.
    """
    boards = [ranks for ranks in readings if len(_widths(ranks)) == 1]
    spelt = [
        _spelt(ranks) for ranks in boards if ranks[0] and max(len(ranks[0]), len(ranks)) <= MAX_SIDE
    ]
    choice = list(dict.fromkeys(spelt))
    if len(choice) < 2 and otherwise:
        choice.append(otherwise)
    raise UnclearBoardError([Defect(0, 0, f"{why}: write {' or '.join(choice)}")])


def _spelt(ranks: list[Stacks]) -> str:
    return f"{_text(ranks)} for {len(ranks)}x{len(ranks[0])}"


def _text(ranks: list[Stacks]) -> str:
    return "/".join(str(Board(1, len(rank), tuple(rank))) for rank in ranks)


def _widths(ranks: list[Stacks]) -> set[int]:
    return set(map(len, ranks))


def refuse_crowded(ranks: Sequence[str], sign: str, *readings: list[Stacks]) -> None:
    """Raise `UnclearBoardError` if a field between commas or tabs has more than one cell.

    `sign` is the comma or the tab. `readings` are the boards that the text could be.
    """
    for field in (field for rank in ranks for field in rank.split(sign)):
        tokens = TOKEN.findall(field)
        if len(tokens) > 1 or (tokens and tokens[0][0] in DIGITS):
            signs = "commas" if sign == "," else "tabs"
            why = f"{signs} part cells, and '{field.strip(' ')}' is not one"
            refuse(why, *readings, otherwise="one cell in each")


def is_of_table(content: str) -> bool:
    """Return whether a line, known to be no rank, looks like a line of a table.

    Such a line begins with `{` as in JSON, or has commas, semicolons or tabs between fields that
    are quoted, or words, or boards.
    """
    if content.lstrip(BLANKS).startswith("{"):
        return True
    fields = [field.strip(" ") for field in re.split("[,;\t]", content)]
    if len(fields) == 1:
        return False
    return '"' in content or (
        not any(" " in field for field in fields) and any(map(_OF_TABLE.search, fields))
    )


def _may_hide_cells(ranks: Sequence[str], are_lines: bool) -> bool:
    """Return whether blanks in the ranks of a board without tabs may be empty cells.

    That is if gaps between cells differ or are wider than two blanks, if lines begin in different
    columns, or if every rank has room for the same number of further cells, but for blanks around
    slashes. Blanks in ranks with commas are never cells.
    """
    plain = [rank for rank in ranks if "," not in rank]
    gaps = {gap for rank in plain for gap in _gaps(rank)}
    if len(gaps) > 1 or max(gaps, default=0) > _WIDEST_GAP:
        return True
    if are_lines and len({_margins(rank)[0] for rank in plain}) > 1:
        return True
    if len(plain) < len(ranks) or (not are_lines and _are_around_slashes(ranks)):
        return False
    pitch = 1 + max(gaps, default=0)
    room = {_room(rank, pitch, are_lines) for rank in plain}
    return len(room) == 1 and room != {0}


def _are_around_slashes(ranks: Sequence[str]) -> bool:
    """Return whether as many blanks are on both sides of every slash, and none at the ends."""
    sides = [_margins(rank) for rank in ranks]
    inner = [before for before, _ in sides[1:]] + [behind for _, behind in sides[:-1]]
    return len(set(inner)) == 1 and sides[0][0] == 0 == sides[-1][1]


def _with_blanks_as_cells(ranks: Sequence[str], are_lines: bool) -> list[Stacks]:
    """Return the stacks of each rank if blanks are read as empty cells."""
    gaps = {gap for rank in ranks if "," not in rank for gap in _gaps(rank)}
    least = min(gaps, default=0)
    pitch = (least + 1) // 2 if len(gaps) == 1 and least > _WIDEST_GAP else least + 1
    edge = min(_margins(rank)[0] for rank in ranks)
    spelt = [_with_cells(rank, pitch, edge if are_lines else None) for rank in ranks]
    width = max(map(len, spelt)) if are_lines else 0
    return [stacks + [""] * (width - len(stacks)) for stacks in spelt]


def _with_cells(rank: str, pitch: int, edge: int | None) -> Stacks:
    """Return the stacks of a rank whose cells are `pitch` wide, from offset `edge` if given."""
    if "," in rank:
        return read_rank(rank)[0]
    before, behind = _margins(rank)
    empty = before // pitch if edge is None else -(-(before - edge) // pitch)
    stacks = [""] * empty
    for token, gap in zip(TOKEN.findall(rank), [*_gaps(rank), None], strict=True):
        stacks += read_token(token)[0]
        stacks += [""] * (behind // pitch if gap is None else -(-(gap - pitch + 1) // pitch))
    return stacks


def _gaps(rank: str) -> list[int]:
    """Return the numbers of blanks between neighbouring cells of a rank, from left to right."""
    spans = [match.span() for match in TOKEN.finditer(rank)]
    return [start - end for (_, end), (start, _) in pairwise(spans)]


def _margins(rank: str) -> tuple[int, int]:
    """Return the number of blanks before the cells of a rank, and behind them."""
    return len(rank) - len(rank.lstrip(" ")), len(rank) - len(rank.rstrip(" "))


def _room(rank: str, pitch: int, are_lines: bool) -> int:
    """Return the number of cells, each `pitch` wide, for which the ends of a rank have room.

    Blanks before a whole line do not count: they are the margin of the board.
    """
    before, behind = _margins(rank)
    return behind // pitch + (0 if are_lines else before // pitch)
