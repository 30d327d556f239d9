"""Ten boards in many spellings: each text is read as its board or refused.

Spellings that lose empty cells are left out: a single column of a spreadsheet, and a single rank
with a blank between its stacks (`B W G`).
"""

import re

import pytest

from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.blocks import read_positions

BOARDS = (
    "BGW/GWB/WBG",
    "B.G/.W./G.B",
    "BG./.WB",
    ".B/G.",
    ".../.B./W.W",
    "...B/G...",
    "BW.G",
    "(BGW).G/.W(GB)",
    "BGWB.GWB.G/..........",
    "B/G/W",
)
CIRCLES = str.maketrans({"B": "⚫", "G": "🟢", "W": "⚪"})


def parted(cells, between, line_end="\n", empty="."):
    """Write ranks, one a line, with a separator between cells."""
    return line_end.join(between.join(cell.replace(".", empty) for cell in rank) for rank in cells)


def drawn(cells):
    """Draw ranks with their numbers, and the file letters below."""
    wide = max(len(cell) for rank in cells for cell in rank) + 2
    lines = [
        f"{number:>2}" + "".join(cell.rjust(wide) for cell in rank)
        for number, rank in zip(range(len(cells), 0, -1), cells, strict=True)
    ]
    letters = "abcdefghijklmnop"[: len(cells[0])]
    return "\n".join([*lines, "  " + "".join(each.rjust(wide) for each in letters)])


def runs(text):
    """Replace runs of empty cells by their lengths."""
    return re.sub(r"\.+", lambda found: str(len(found[0])), text)


SPELLINGS = {
    "one line": lambda text, cells: text,
    "one line, blanks at its ends": lambda text, cells: f"  {text} \n",
    "blanks around slashes": lambda text, cells: text.replace("/", " / "),
    "numbers": lambda text, cells: runs(text),
    "lines": lambda text, cells: text.replace("/", "\n"),
    "lines of Windows, order mark": lambda text, cells: (
        "\ufeff" + text.replace("/", "\r\n") + "\r\n"
    ),
    "lines with comments": lambda text, cells: "# a board\n" + text.replace("/", "  # a rank\n"),
    "small letters": lambda text, cells: text.lower(),
    "circles": lambda text, cells: text.translate(CIRCLES).replace("/", "\n"),
    "dashes": lambda text, cells: text.replace(".", "-"),
    "underscores": lambda text, cells: text.replace(".", "_").replace("/", "\n"),
    "a blank between cells": lambda text, cells: parted(cells, " "),
    "two blanks between cells": lambda text, cells: parted(cells, "  ", "\r\n"),
    "tabs": lambda text, cells: parted(cells, "\t"),
    "a spreadsheet's paste": lambda text, cells: parted(cells, "\t", "\r\n", empty="") + "\r\n",
    "commas": lambda text, cells: parted(cells, ","),
    "a spreadsheet's CSV": lambda text, cells: parted(cells, ",", empty=""),
    "semicolons": lambda text, cells: parted(cells, ";"),
    "blanks for empty cells": lambda text, cells: parted(cells, "", empty=" "),
    "aligned blanks for empty cells": lambda text, cells: parted(cells, " ", empty=" "),
    "quoted fields": lambda text, cells: parted(cells, '","'),
    "drawn": lambda text, cells: drawn(cells),
    "drawn, circles": lambda text, cells: drawn(cells).translate(CIRCLES),
    "blank lines between ranks": lambda text, cells: text.replace("/", "\n\n"),
    "slashes and lines": lambda text, cells: text.replace("/", "/\n"),
}
REFUSED = {"semicolons", "quoted fields"}
"""Spellings that are refused for boards of two or more columns."""


def cells_of(text):
    return [re.findall(r"\([^)]*\)|.", rank) for rank in text.split("/")]


def read(text):
    """Return the board as text, or None if it is refused."""
    try:
        return str(Position.of_board(read_board(text)))
    except BoardError:
        return None


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_spelling_is_read_as_its_board_or_refused(board, spelling):
    plain = str(Position.parse(board))
    cells = cells_of(board)
    text = SPELLINGS[spelling](board, cells)
    assert read(text) in (plain, None), repr(text)
    if spelling in REFUSED and len(cells[0]) > 1:
        assert read(text) is None


@pytest.mark.parametrize("spelling", [each for each in SPELLINGS if "blank lines" not in each])
@pytest.mark.parametrize("board", BOARDS)
def test_a_file_has_that_board_or_parts_of_it_are_refused(board, spelling):
    text = SPELLINGS[spelling](board, cells_of(board))
    found = [read(each) for _, each in read_positions([text])]
    assert found == [str(Position.parse(board))] or None in found, repr(text)


def test_most_spellings_of_a_full_board_are_read():
    plain = BOARDS[0]
    cells = cells_of(plain)
    unread = {name for name, spell in SPELLINGS.items() if read(spell(plain, cells)) != plain}
    assert unread == REFUSED | {"blank lines between ranks", "slashes and lines"}
