"""Ranks as text: the stacks of each rank, and the faults of ranks that form no board.

Blanks are ignored here. `unclear` refuses text in which they could be empty cells.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from greenest.games.plurals import many
from greenest.games.pyramids.board import COLOURS, EMPTY, MOST_CELLS, Defect, size_fault
from greenest.games.pyramids.reading.blocks import Lines

MOST_DEFECTS = 100
"""The most faults that are reported for a board."""
DIGITS = "0123456789"

_EMPTY_CELLS = ".-_"
_LONE_COMMA = "a comma without a cell on either side; '.' is an empty cell"
_SIGNS = {"⚫": "B", "🟢": "G", "⚪": "W", "⬛": "B", "🟩": "G", "⬜": "W"}
_VARIATION_SELECTORS = "\ufe0e\ufe0f"
_LONG_RUN = re.compile("[0-9]{4}")
TOKEN = re.compile(rf"\([^()]*\)|[0-9]+|[⚫🟢⚪⬛🟩⬜][{_VARIATION_SELECTORS}]?|[^ \t]")
"""A regular expression for a stack, a number of empty cells, or any other sign."""

Stacks = list[str]


class Rank(NamedTuple):
    """A rank, and the line and column where it begins; column 0 stands for a whole line."""

    line: int
    column: int
    stacks: Stacks
    text: str


def read_ranks(lines: Lines) -> tuple[list[Rank], list[Defect]]:
    """Return the ranks in numbered lines, and the faults in a rank or in the size of the board."""
    ranks: list[Rank] = []
    defects: list[Defect] = []
    cells = 0
    for line, content in lines:
        for column, rank in split(content, "/"):
            if cells > MOST_CELLS or len(defects) > MOST_DEFECTS:
                break
            stacks, faults = read_rank(rank, line, column)
            cells += len(stacks)
            defects += faults
            ranks.append(Rank(line, column if "/" in content else 0, stacks, rank))
    return ranks, [*defects, *islice(size_defects(ranks), MOST_DEFECTS + 1)]


def split(content: str, sign: str) -> Iterator[tuple[int, str]]:
    """Yield the parts of a line between signs, each with the column where it begins."""
    column = 1
    for part in content.split(sign):
        yield column, part
        column += len(part) + 1


def size_defects(ranks: list[Rank]) -> Iterator[Defect]:
    """Yield the faults in the number and the lengths of the ranks."""
    if not ranks:
        yield Defect(0, 0, "no board")
    lengths = [_length(rank) for rank in ranks]
    usual = Counter(filter(None, lengths)).most_common(1)
    for rank, length in zip(ranks, lengths, strict=True):
        if not length:
            yield Defect(rank.line, rank.column, "an empty rank")
        elif length != usual[0][0]:
            message = f"a rank of {many(length, 'cell')}, the others have {usual[0][0]:,}"
            yield Defect(rank.line, rank.column, message)
    if len(set(lengths)) == 1:
        is_full = all("" not in rank.stacks for rank in ranks)
        if fault := size_fault(len(ranks), lengths[0], is_full):
            yield Defect(0, 0, fault)


def _length(rank: Rank) -> int:
    """Return the number of cells of a rank, of which `read_token` leaves some of a long run out.

    Ten digits of a run count.
    """
    if not _LONG_RUN.search(rank.text):
        return len(rank.stacks)
    tokens = TOKEN.findall(rank.text)
    return sum(
        int(token.lstrip("0")[:10] or 0) if token[0] in DIGITS else token != "," for token in tokens
    )


def read_rank(rank: str, line: int = 0, column: int = 0) -> tuple[Stacks, list[Defect]]:
    """Return the stacks of a rank that begins there, and its faults; ignores blanks and tabs."""
    if not rank.strip(COLOURS + EMPTY):
        return [sign.replace(EMPTY, "") for sign in rank], []
    stacks: Stacks = []
    faults: list[Defect] = []
    comma: int | None = 0
    for match in TOKEN.finditer(rank):
        if len(faults) > MOST_DEFECTS or len(stacks) > MOST_CELLS:
            return stacks, faults
        at = column + match.start()
        if match[0] == ",":
            if comma is not None:
                faults.append(Defect(line, at, _LONE_COMMA))
            comma = match.start()
            continue
        comma = None
        cells, wrong = read_token(match[0])
        stacks += cells
        faults += [Defect(line, at + offset, message) for offset, message in wrong]
    if comma is not None and "," in rank[comma:]:
        faults.append(Defect(line, column + comma, _LONE_COMMA))
    return stacks, faults


def read_token(token: str) -> tuple[Stacks, list[tuple[int, str]]]:
    """Return the stacks that a `TOKEN` stands for, and the offset and message of each fault.

    An unreadable stack counts as one cell, so that the rank keeps its length.
    """
    if len(token) > 1 and token[0] == "(":
        letters = [
            (offset, _letter(letter))
            for offset, letter in enumerate(token)
            if letter not in "( \t)" + _VARIATION_SELECTORS
        ]
        wrong = [(at, f"{x!r} in a stack, not B, G or W") for at, x in letters if x not in COLOURS]
        stack = "".join(letter for _, letter in letters)
        return [stack], wrong[:MOST_DEFECTS] if stack else [(0, "an empty stack")]
    if token[0] in DIGITS:
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
    """Return the letter of the colour that a sign stands for; other signs are unchanged."""
    return _SIGNS.get(sign[0]) or (sign.upper() if sign.upper() in COLOURS else sign)


def _unknown(letter: str) -> str:
    return f"unknown letter {letter!r}, not B, G, W or '.'"
