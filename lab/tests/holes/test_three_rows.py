"""What easy-holes.md says of one hunter in three rows: to clear a new row at once can lose."""

from functools import cache

import pytest

ROWS = 3
STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))


class Hunt:
    """One hunter on three rows; `prey` is a mask of cells, row by row."""

    def __init__(self, cols):
        self.cols = cols
        self.wins = cache(self._wins)
        self.wins_clearing = cache(self._wins_clearing)

    def _seen(self, prey, hunter):
        """Yield the cells that the hunter can capture, and whether that changes the row."""
        for down, right in STEPS:
            row, col = hunter // self.cols + down, hunter % self.cols + right
            while 0 <= row < ROWS and 0 <= col < self.cols:
                if prey >> row * self.cols + col & 1:
                    yield row * self.cols + col, down != 0
                    break
                row, col = row + down, col + right

    def _wins(self, prey, hunter):
        return not prey or any(
            self.wins(prey & ~(1 << cell), cell) for cell, _ in self._seen(prey, hunter)
        )

    def _wins_clearing(self, prey, hunter, hull, changed):
        """Tell whether the hunter wins if it clears each new row in its hull at once."""
        if not prey:
            return True
        first, last = hull
        row = hunter // self.cols * self.cols
        must_clear = changed and prey >> row + first & (1 << last - first + 1) - 1
        for cell, changes in self._seen(prey, hunter):
            col = cell % self.cols
            if must_clear and (changes or not first <= col <= last):
                continue
            after = min(first, col), max(last, col)
            if self.wins_clearing(prey & ~(1 << cell), cell, after, changes or bool(must_clear)):
                return True
        return False

    def losers(self):
        """Return the number of solvable positions, and those that clearing at once loses."""
        cells = ROWS * self.cols
        solvable, lost = 0, []
        for hunter in range(cells):
            for prey in range(1, 1 << cells):
                if not prey >> hunter & 1 and self.wins(prey, hunter):
                    solvable += 1
                    col = hunter % self.cols
                    if not self.wins_clearing(prey, hunter, (col, col), False):
                        lost.append(self._text(prey, hunter))
        return solvable, lost

    def _text(self, prey, hunter):
        cells = "".join(
            "B" if cell == hunter else ".G"[prey >> cell & 1] for cell in range(ROWS * self.cols)
        )
        return "/".join(
            cells[first : first + self.cols] for first in range(0, len(cells), self.cols)
        )


@pytest.mark.parametrize(("cols", "solvable", "lost"), [(3, 1_399, 16), (4, 15_528, 362)])
def test_clearing_a_new_row_at_once_loses_a_few(cols, solvable, lost):
    found, boards = Hunt(cols).losers()
    assert (found, len(boards)) == (solvable, lost)


def test_the_smallest_that_are_lost_are_those_of_the_page():
    images = set()
    for board in ("BG./GGG/G..", "BG./G../GGG", "BG./GGG/GG.", "GGG/BG./G.."):
        rows = board.split("/")
        for lines in (rows, rows[::-1]):
            images |= {"/".join(lines), "/".join(line[::-1] for line in lines)}
    assert set(Hunt(3).losers()[1]) == images
