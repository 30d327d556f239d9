"""One rank as text: its cells, and the possible meanings of blanks, commas and tabs.

Blanks never mean empty cells, and text where they could is refused: `B G` over `B G W` may have
lost a cell, or not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

COLOURS = "BGW"
EMPTY = "."
BLANKS = " \t"
MAX_SIDE = 16
"""The most rows, and columns, of a board for games and for most engines."""
MOST_CELLS = 1_000_000
MAX_SIDE_WITH_HOLES = 64
"""The most rows, and columns, of a board that is read with empty cells."""
LONGEST_TEXT = 1 << 23
"""The most characters of a board; drawn, a cell takes up to 7."""
MOST_DEFECTS = 100
"""Reading stops after this number of faults of a board, or after one rank too many."""

_WIDEST_GAP = 2
"""Blanks between two cells; in three an empty cell has room."""
_EMPTY_CELLS = ".-_"
_LONE_COMMA = "a comma without a cell on either side; '.' is an empty cell"
_DIGITS = "0123456789"

_CIRCLES = {"⚫": "B", "🟢": "G", "⚪": "W"}
_VARIATION_SELECTORS = "\ufe0e\ufe0f"
_TOKEN = re.compile(rf"\([^()]*\)|[0-9]+|[⚫🟢⚪][{_VARIATION_SELECTORS}]?|[^ \t]")

_FOREIGN = "[AC-FH-VX-Zac-fh-vx-z_]"
_OF_TABLE = re.compile(rf"{_FOREIGN}[A-Za-z_]|[A-Za-z_]{_FOREIGN}|[^/]{{2}}/|/[^/]{{2}}")
"""Text between commas that is no cell: a word, or several ranks."""

Stacks = list[str]

Faults = list[tuple[int, str]]
"""Faults of a text, each with its offset."""


def is_large(rows: int, cols: int) -> bool:
    """Tell whether a board is beyond 16x16."""
    return max(rows, cols) > MAX_SIDE


def size_fault(rows: int, cols: int, is_full: bool = True) -> str | None:
    """Return why no board has this size, None if one has."""
    if rows * cols > MOST_CELLS:
        return f"{rows}x{cols} is more than {MOST_CELLS:,} cells"
    most = MAX_SIDE_WITH_HOLES
    if not is_full and max(rows, cols) > most:
        return f"{rows}x{cols} is over {most}x{most}, as only full boards may be"
    return None


def read_rank(rank: str) -> tuple[Stacks, Faults]:
    """Return the stacks of a rank, and its faults; blanks and tabs mean nothing here."""
    if not rank.strip(COLOURS):
        return list(rank), []
    stacks: Stacks = []
    faults: Faults = []
    awaiting: int | None = 0
    for match in _TOKEN.finditer(rank):
        if len(faults) > MOST_DEFECTS or len(stacks) > MOST_CELLS:
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


def _read_token(token: str) -> tuple[Stacks, Faults]:
    """Return the stacks of a token, and its faults with their offsets in the token.

    An unreadable stack counts as one cell, so that the length of the rank can still be judged.
    """
    if len(token) > 1 and token[0] == "(":
        letters = [
            (offset, _letter(letter))
            for offset, letter in enumerate(token)
            if letter not in "( \t)" + _VARIATION_SELECTORS
        ]
        unknown = [(at, _unknown(x)) for at, x in letters if x not in COLOURS]
        stack = "".join(letter for _, letter in letters)
        return [stack], unknown[:MOST_DEFECTS] if stack else [(0, "an empty stack")]
    if token[0] in _DIGITS:
        # Three digits are enough to see that a rank is too long, whatever the number.
        run = int(token.lstrip("0")[:3] or 0)
        return [""] * run, [] if run else [(0, "a run of no cells")]
    if _letter(token) in COLOURS:
        return [_letter(token)], []
    if token in _EMPTY_CELLS:
        return [""], []
    if token in "()":
        return ["?"], [(0, f"{token!r} without its partner")]
    return ["?"], [(0, _unknown(token))]


def _letter(sign: str) -> str:
    """Return the letter of a colour given as a letter or as a circle; anything else as it is."""
    return _CIRCLES.get(sign[0]) or (sign.upper() if sign.upper() in COLOURS else sign)


def _unknown(letter: str) -> str:
    return f"unknown letter {letter!r}, not B, G, W or '.'"


def read_fields(content: str) -> list[tuple[Stacks, Faults]]:
    """Return the texts between the tabs of a line, each with its faults by their offsets."""
    fields = []
    start = 0
    for field in content.split("\t"):
        stacks, faults = read_rank(field)
        fields.append((stacks, [(start + offset, message) for offset, message in faults]))
        start += len(field) + 1
    return fields


def crowded_field(rank: str, sign: str) -> str | None:
    """Return the first field, parted by tabs or commas, that is more than one cell."""
    for field in rank.split(sign):
        tokens = _TOKEN.findall(field)
        if len(tokens) > 1 or (tokens and tokens[0][0] in _DIGITS):
            return field.strip(" ")
    return None


def is_of_table(content: str) -> bool:
    """Tell whether a line that is no rank looks like one of a table: JSON, or words in columns."""
    if content.lstrip(BLANKS).startswith("{"):
        return True
    fields = [field.strip(" ") for field in re.split("[,;\t]", content)]
    if len(fields) == 1:
        return False
    return '"' in content or (
        not any(" " in field for field in fields) and any(map(_OF_TABLE.search, fields))
    )


def may_be_rank(blank: str, rank: str) -> bool:
    """Tell whether a line of blanks could be a rank of empty cells, like the rank beside it."""
    if not blank or not rank.strip(BLANKS) or "/" in rank:
        return False
    if "\t" in rank:
        return "\t" in blank
    return "\t" not in blank and len(blank) >= len(rank.rstrip(" "))


def may_hide_cells(ranks: Sequence[str], are_lines: bool) -> bool:
    """Tell whether blanks in the ranks of a board without tabs could be empty cells.

    They cannot where the gaps between cells are equal, no wider than two blanks, lines begin in
    the same column, and there is not room for as many more cells around every rank. A rank with
    commas has none that are empty.
    """
    plain = [rank for rank in ranks if "," not in rank]
    gaps = {gap for rank in plain for gap in _gaps(rank)}
    if len(gaps) > 1 or max(gaps, default=0) > _WIDEST_GAP:
        return True
    if are_lines and len({_margins(rank)[0] for rank in plain}) > 1:
        return True
    pitch = 1 + max(gaps, default=0)
    room = {_room(rank, pitch, are_lines) for rank in plain}
    return len(plain) == len(ranks) and len(room) == 1 and room != {0}


def with_blanks_as_cells(ranks: Sequence[str], are_lines: bool) -> list[Stacks]:
    """Return the ranks of a board as they are if blanks are empty cells."""
    gaps = {gap for rank in ranks if "," not in rank for gap in _gaps(rank)}
    least = min(gaps, default=0)
    pitch = (least + 1) // 2 if len(gaps) == 1 and least > _WIDEST_GAP else least + 1
    edge = min(_margins(rank)[0] for rank in ranks)
    spelt = [_with_cells(rank, pitch, edge if are_lines else None) for rank in ranks]
    width = max(map(len, spelt)) if are_lines else 0
    return [stacks + [""] * (width - len(stacks)) for stacks in spelt]


def _with_cells(rank: str, pitch: int, edge: int | None) -> Stacks:
    """Return the stacks of a rank whose cells are `pitch` apart, from an edge if given."""
    if "," in rank:
        return read_rank(rank)[0]
    before, behind = _margins(rank)
    empty = before // pitch if edge is None else -(-(before - edge) // pitch)
    stacks = [""] * empty
    for token, gap in zip(_TOKEN.findall(rank), [*_gaps(rank), None], strict=True):
        stacks += _read_token(token)[0]
        stacks += [""] * (behind // pitch if gap is None else -(-(gap - pitch + 1) // pitch))
    return stacks


def _gaps(rank: str) -> list[int]:
    """Return the numbers of blanks between the cells of a rank."""
    spans = [match.span() for match in _TOKEN.finditer(rank)]
    return [start - end for (_, end), (start, _) in pairwise(spans)]


def _margins(rank: str) -> tuple[int, int]:
    """Return the numbers of blanks before and behind the cells of a rank."""
    return len(rank) - len(rank.lstrip(" ")), len(rank) - len(rank.rstrip(" "))


def _room(rank: str, pitch: int, are_lines: bool) -> int:
    """Return how many more cells, `pitch` apart, the blanks around a rank have room for.

    What is left of a line is the margin of its board.
    """
    before, behind = _margins(rank)
    return behind // pitch + (0 if are_lines else before // pitch)
