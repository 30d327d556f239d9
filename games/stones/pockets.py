"""The board of 3 Stones: an octagon of 80 pockets around a dead centre.

Pockets are numbered row by row from the top, and named as in chess, the file's letter from the left
and the rank's number from the bottom:

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

A board is text over ".WBC", a character a pocket: empty, or the stone that lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from greenest.games.grid import Grid

GRID = Grid(11, 11)
CELLS = tuple(
    (row, col)
    for row in range(11)
    for col in range(11)
    if abs(row - 5) + abs(col - 5) <= 6 and (row, col) != (5, 5)
)
"""The row and the column of each pocket, from the top and from the left."""
POCKETS = range(len(CELLS))
NAMES = tuple(GRID.name(GRID.cols * row + col) for row, col in CELLS)
CROSSES = tuple(
    tuple(other for other, (row, col) in enumerate(CELLS) if (row == own_row) != (col == own_col))
    for own_row, own_col in CELLS
)
"""For each pocket the others in its row and its column."""

RANK_LENGTHS = (3, 5, 7, 9, 11, 11, 11, 9, 7, 5, 3)
"""The cells of each rank from the top, the dead centre included."""
BEFORE_CENTRE = 40
"""Number of pockets before the centre."""

POCKET = "[a-k][0-9]+"
"""A regular expression for what looks like the name of a pocket."""

_POCKET_OF_NAME = {name: pocket for pocket, name in enumerate(NAMES)}


def pocket_of(name: str) -> int:
    """Return the pocket of a name, as `e6`; raises ValueError if there is none."""
    if name not in _POCKET_OF_NAME:
        raise ValueError(f"there is no pocket {name!r}")
    return _POCKET_OF_NAME[name]


def open_pockets(board: str, last: int | None) -> list[int]:
    """Return the empty pockets in line with the last stone, all empty ones if there is none."""
    near = () if last is None else CROSSES[last]
    return [pocket for pocket in near if board[pocket] == "."] or [
        pocket for pocket in POCKETS if board[pocket] == "."
    ]


def objection(board: str, last: int | None, pocket: int) -> str | None:
    """Return why no stone may be placed in a pocket, None if one may."""
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
    """Split the pockets' content into the eleven ranks from the top, with the centre."""
    cells = [*pockets]
    cells.insert(BEFORE_CENTRE, centre)
    ends = [*accumulate(RANK_LENGTHS)]
    return [cells[end - length : end] for length, end in zip(RANK_LENGTHS, ends, strict=True)]
