"""'Two sweeps' of docs/every-size.md: the moves of its proof, replayed by the rules."""

from itertools import product

import pytest

from greenest.games.pyramids.greenest import replay

CAPTOR, SLAB, FIELD = "WBG"
"""z, x and y: White takes Black, Black takes Green."""


class Board:
    """Stacks and the captures so far; a stack takes the nearest one in a direction."""

    def __init__(self, lines):
        self.lines = lines
        self.cols = len(lines[0])
        self.stacks = {
            (row, col)
            for row, line in enumerate(lines)
            for col in range(self.cols)
            if line[col] != "."
        }
        self.captures = []

    def nearest(self, place, down, right):
        row, col = place[0] + down, place[1] + right
        while 0 <= row < len(self.lines) and 0 <= col < self.cols:
            if (row, col) in self.stacks:
                return row, col
            row, col = row + down, col + right
        return None

    def take(self, place, down, right):
        target = self.nearest(place, down, right)
        self.captures.append(tuple(row * self.cols + col for row, col in (place, target)))
        self.stacks.remove(place)
        return target

    def along(self, place, end, sparing=0):
        """Go towards an end of the row, over what is empty, sparing the last stacks there are."""
        right = 1 if end else -1
        while (
            sum(row == place[0] and (col - place[1]) * right > 0 for row, col in self.stacks)
            > sparing
        ):
            place = self.take(place, 0, right)
        return place

    def sweep(self, place, end):
        """Take the row and end it on the side of `end`, 0 or the last column."""
        other = self.cols - 1 - end
        return self.along(self.along(place, other), end)


def lay(slab, field, cols, col, has_hole, is_field_behind):
    """Return the lines from the top, the captor in front of column `col`."""
    blank = "." * cols
    front = blank[:col] + CAPTOR + blank[col + 1 :]
    top = SLAB * cols
    first = top[:col] + FIELD + top[col + 1 :] if has_hole else top
    rows = [front, first, *[top] * (slab - 1)]
    fields = [FIELD * cols] * field
    return [*fields, *rows] if is_field_behind else [*rows, *fields]


def sweep_slab(board, z, slab, col, has_hole):
    """Return where z and the stack it spared are, and the end on whose side z is."""
    last = board.cols - 1
    first = z[0] + 1
    if has_hole:
        x = board.take((first + 1, col), -1, 0)
        assert x == (first, col)
    end = last if col == 0 else 0
    for row in range(first, first + slab - 2):
        z = board.take(z, 1, 0)
        assert z[0] == row
        # A row entered at an end is ended at the other; beside a hole there, z stands next to it.
        end = last - z[1] if z[1] in (0, last) else end
        z = board.sweep(z, end)
    z = board.take(z, 1, 0)
    z = board.along(z, end)
    z = board.along(z, last - end, sparing=1)
    spared = board.nearest(z, 0, 1 if last - end else -1)
    z = board.take(z, 1, 0)
    return board.sweep(z, end), spared, end


def sweep_field(board, x, field, end, down):
    """Sweep the rows of the field such that x ends it in column `end`."""
    last = board.cols - 1
    x = board.take(x, down, 0)
    if field % 2 == 0 and x[1] == last - end:
        for row in range(field - 2):
            x = board.take(board.sweep(x, last - end if row % 2 else end), down, 0)
        x = board.take(x, down, 0)
        x = board.along(x, end, sparing=1)
        x = board.take(x, -down, 0)
        x = board.along(x, last - end)
        x = board.along(x, end)
        return board.take(x, down, 0)
    for row in range(field):
        x = board.take(x, down, 0) if row else x
        x = board.sweep(x, end if (field - row) % 2 else last - end)
    return x


@pytest.mark.parametrize("has_hole", [False, True])
@pytest.mark.parametrize("is_field_behind", [False, True])
def test_two_sweeps(has_hole, is_field_behind):
    """The slab goes down to z and one x, the field to that x, and z takes it."""
    for slab, field, cols in product(range(3, 7), range(1, 6), range(5, 8)):
        for col in range(cols):
            lines = lay(slab, field, cols, col, has_hole, is_field_behind)
            board = Board(lines)
            front = field if is_field_behind else 0
            z, spared, end = sweep_slab(board, (front, col), slab, col, has_hole)
            assert z[1] == end != spared[1]
            down = -1 if is_field_behind else 1
            x = sweep_field(board, spared, field, end, down)
            assert board.take(z, down, 0) == x
            left = replay(len(lines), cols, "".join(lines), board.captures)
            assert left.strip(".") == CAPTOR, (slab, field, cols, col)
