"""The board and the stones of 3 Stones: an octagon of 80 pockets around a dead centre.

Pockets are numbered row by row from the top. Their names are as in chess: the file's letter, from
the left, and the rank's number, from the bottom.

    11                   0   1   2
    10               3   4   5   6   7
     9           8   9  10  11  12  13  14
     8      15  16  17  18  19  20  21  22  23
     7  24  25  26  27  28  29  30  31  32  33  34
     6  35  36  37  38  39   x  40  41  42  43  44
     5  45  46  47  48  49  50  51  52  53  54  55
     4      56  57  58  59  60  61  62  63  64
     3          65  66  67  68  69  70  71
     2              72  73  74  75  76
     1                  77  78  79
         a   b   c   d   e   f   g   h   i   j   k       pocket 39 is e6

A board is a string with a character of ".WBC" for each pocket: empty, or a white, black or clear
stone.

Stones never move, so the scores follow from the board. A line of White is three neighbours in a
row, a column or a diagonal that are white or clear, but not all clear. A line of Black is the same
with black.

To count lines, a set of cells is a number. Each rank has eleven bits for its cells, from the left,
and two bits that belong to no cell, so that no line goes on from one rank to the next. The centre
is never in the set. If a set is shifted by a step and intersected with itself, the result is the
cells that have a neighbour in the set at this step.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import Literal

from greenest.games.grid import Grid

WHITE, BLACK, CLEAR = STONES = "WBC"
COLOURS = WHITE + BLACK
"""The colours of player 0 and player 1."""
Colour = Literal["W", "B"]

STONE_NAMES = {WHITE: "white", BLACK: "black", CLEAR: "clear"}
PLAYER_NAMES = tuple(STONE_NAMES[colour].capitalize() for colour in COLOURS)

Supply = tuple[int, int, int]
"""The numbers of white, black and clear stones that are not on the board."""
ALL_STONES: Supply = (30, 30, 12)
HALF: Supply = (15, 15, 6)

Points = tuple[int, int]
"""The points of White and of Black."""


@lru_cache(maxsize=1 << 14)
def kinds(supply: Supply) -> str:
    """Return the kinds of stones that are left in a supply, as a string such as `WC`."""
    return "".join(stone for stone, n in zip(STONES, supply, strict=True) if n)


@lru_cache(maxsize=1 << 14)
def without(supply: Supply, stone: str) -> Supply:
    """Return the supply without one stone of this kind."""
    white, black, clear = supply
    return (white - (stone == WHITE), black - (stone == BLACK), clear - (stone == CLEAR))


def format_supply(supply: Supply) -> str:
    """Return the text of a supply, such as `30W30B12C`."""
    return "".join(f"{n}{stone}" for n, stone in zip(supply, STONES, strict=True))


def read_supply(text: str) -> Supply:
    """Read the text of a supply, such as `30W30B12C`."""
    white, black, clear = map(int, re.findall("[0-9]+", text))
    return white, black, clear


GRID = Grid(11, 11)
CELLS = tuple(
    (row, col)
    for row in range(11)
    for col in range(11)
    if abs(row - 5) + abs(col - 5) <= 6 and (row, col) != (5, 5)
)
"""The row and the column of each pocket, counted from the top left."""
POCKETS = range(len(CELLS))
NAMES = tuple(GRID.name(GRID.cols * row + col) for row, col in CELLS)
CROSSES = tuple(
    tuple(other for other, (row, col) in enumerate(CELLS) if (row == own_row) != (col == own_col))
    for own_row, own_col in CELLS
)
"""For each pocket, the other pockets of its row and column."""

RANK_LENGTHS = (3, 5, 7, 9, 11, 11, 11, 9, 7, 5, 3)
"""The number of cells in each rank from the top, with the centre."""
BEFORE_CENTRE = 40
"""The number of pockets before the centre."""

POCKET = "[a-z][0-9]+"
"""A regular expression for the name of a pocket, which may be off the board."""

_POCKET_OF_NAME = {name: pocket for pocket, name in enumerate(NAMES)}


def pocket_of(name: str) -> int:
    """Return the pocket with this name, such as `e6`; raises ValueError if there is none."""
    if name not in _POCKET_OF_NAME:
        raise ValueError(f"there is no pocket {name!r}")
    return _POCKET_OF_NAME[name]


def open_pockets(board: str, last: int | None) -> list[int]:
    """Return the pockets in which a stone may be placed.

    These are the empty pockets in the row and the column of the last stone or, if there are none,
    all empty pockets (ST-5, ST-6).
    """
    near = () if last is None else CROSSES[last]
    return [pocket for pocket in near if board[pocket] == "."] or [
        pocket for pocket in POCKETS if board[pocket] == "."
    ]


def objection(board: str, last: int | None, pocket: int) -> str | None:
    """Return why no stone may be placed in a pocket, or None if one may."""
    if pocket not in POCKETS:
        return f"there is no pocket {pocket}"
    if board[pocket] != ".":
        return f"{NAMES[pocket]} is taken"
    if last is None or pocket in CROSSES[last]:
        return None
    if all(board[near] != "." for near in CROSSES[last]):
        return None
    return (
        f"{NAMES[pocket]} is neither in the row nor in the column of the last stone, "
        f"which is {NAMES[last]}"
    )


def ranks(pockets: Sequence[str], centre: str) -> list[list[str]]:
    """Return the eleven ranks from the top, each as a list of signs (ST-1).

    `pockets` has a sign for each pocket, and `centre` is the sign of the dead centre.
    """
    cells = [*pockets]
    cells.insert(BEFORE_CENTRE, centre)
    return [cells[start:end] for start, end in pairwise((0, *accumulate(RANK_LENGTHS)))]


_RANK = GRID.cols + 2
_STEPS = (1, _RANK, _RANK + 1, _RANK - 1)
"""The distances, in bits, from a cell to the next across, down, and on both diagonals."""

_NO_POCKET = len(CELLS)
_places = {cell: pocket for pocket, cell in enumerate(CELLS)}
_laid_out = itemgetter(
    *(_places.get((row, col), _NO_POCKET) for row in range(GRID.rows) for col in range(_RANK))
)
"""Arrange signs in the order of bits. The signs given are one for each pocket and, last, one for
the bits that belong to no pocket."""

_OF_COLOUR = tuple(
    str.maketrans({sign: str(int(sign in (colour, CLEAR))) for sign in "." + COLOURS + CLEAR})
    for colour in COLOURS
)


@lru_cache(maxsize=1 << 10)
def lines(board: str) -> tuple[int, int]:
    """Return the numbers of lines of White and of Black, whoever completed them (ST-8, ST-9)."""
    white, black = (int("".join(_laid_out(board.translate(own) + "0")), 2) for own in _OF_COLOUR)
    clear = _threes(white & black)
    return _threes(white) - clear, _threes(black) - clear


def _threes(cells: int) -> int:
    """Return the number of lines of three in a set of cells."""
    return sum([(cells & cells >> step & cells >> 2 * step).bit_count() for step in _STEPS])
