"""The plays by which proofs of few-holes.md empty a row of a board with a hole, one by one."""

from itertools import product

import pytest

PREY = {"B": "G", "G": "W", "W": "B"}
Cell = tuple[int, int]


class Board:
    """Rows of letters, on which stacks are taken by the rules alone."""

    def __init__(self, rows):
        self.rows = list(map(list, rows))

    def seen(self, cell, step):
        """Return the nearest stack from a cell in a direction."""
        row, col = cell[0] + step[0], cell[1] + step[1]
        while 0 <= row < len(self.rows) and 0 <= col < len(self.rows[0]):
            if self.rows[row][col] != ".":
                return row, col
            row, col = row + step[0], col + step[1]
        return None

    def take(self, cell, step):
        """Capture the nearest stack in a direction; return where."""
        other = self.seen(cell, step)
        assert other is not None
        colour = self.rows[cell[0]][cell[1]]
        assert PREY[colour] == self.rows[other[0]][other[1]]
        self.rows[cell[0]][cell[1]] = "."
        self.rows[other[0]][other[1]] = colour
        return other

    def remove(self, row, colour, step):
        """Empty a row of a colour and its prey in that direction; return what is left.

        Each stack of the colour takes the prey on its left, the last one also on its right, and
        then what it sees.
        """
        places = [col for col, each in enumerate(self.rows[row]) if each == colour]
        for place in places:
            cell = row, place
            for side in [(0, -1), (0, 1)] if place == places[-1] else [(0, -1)]:
                while (other := self.seen(cell, side)) and self.rows[row][other[1]] != colour:
                    cell = self.take(cell, side)
            self.take(cell, step)
        assert set(self.rows[row]) == {"."}
        return "".join(map("".join, self.rows[:row] + self.rows[row + 1 :]))


def with_hole(rows, hole):
    row = rows[hole[0]]
    return [*rows[: hole[0]], row[: hole[1]] + "." + row[hole[1] + 1 :], *rows[hole[0] + 1 :]]


@pytest.mark.parametrize("between", [2, 3])
def test_an_outer_row_of_a_longer_interval_goes_into_the_rows_between(between):
    """Lemma 12."""
    for first in map("".join, product("BG", repeat=5)):
        rows = [first, *["GGGGG"] * between, "WGGGG"]
        for hole in product(range(between + 2), range(5)):
            board = with_hole(rows, hole)
            if "B" in board[0] and "W" in board[-1]:
                left = Board(board).remove(0, "B", (1, 0))
                assert set("BGW") <= set(left)
                assert left.count(".") <= 1


@pytest.mark.parametrize("above", [3, 4])
def test_the_first_row_with_x_goes_into_the_rows_of_y_above(above):
    """Lemma 14."""
    for last in map("".join, product("BG", repeat=5)):
        rows = [*["GGGGG"] * above, last]
        for hole in product(range(3, above + 1), range(5)):
            board = with_hole(rows, hole)
            black = board[-1].count("B")
            if black:
                left = Board(board).remove(above, "B", (-1, 0))
                assert left.count("B") == black
                assert left.count(".") <= 1
                assert left[:5] == "GGGGG"


@pytest.mark.parametrize(("height", "width"), [(3, 5), (3, 6), (4, 5)])
def test_a_lone_x_empties_a_row_and_leaves_one_hole(height, width):
    """Lemma 11: x is in the first row, or below the hole in the second one."""
    for place in product(range(2), range(width)):
        for hole in product(range(height), range(width)):
            if hole == place or (place[0] == 1 and hole != (0, place[1])):
                continue
            rows = with_hole(["G" * width] * height, hole)
            rows[place[0]] = "".join(
                "B" if col == place[1] else each for col, each in enumerate(rows[place[0]])
            )
            assert empties_a_row(rows, place), rows


def empties_a_row(rows, place):
    """Tell whether captures by the stack on a place leave an empty row and one hole elsewhere."""
    holes, width = "".join(rows).count("."), len(rows[0])
    if holes > width + 1:
        return False
    if "." * width in rows:
        return True
    for step in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        board = Board(rows)
        if board.seen(place, step):
            cell = board.take(place, step)
            if empties_a_row(list(map("".join, board.rows)), cell):
                return True
    return False
