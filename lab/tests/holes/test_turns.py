"""What lab/docs/easy-holes.md says of the turns of one hunter, and where it has to turn again."""

import random
from collections import Counter
from functools import cache
from itertools import combinations, product

import numba
import numpy as np
import pytest

from checkout import ROOT
from turns_twin import Hunt

NEVER = 100


def fewest_turns(rows, cols):
    """Return the least number of turns for each set of prey, as bits, and each hunter's cell."""
    cells = rows * cols
    best = np.full((1 << cells, cells), NEVER, dtype=np.uint8)
    for prey in range(1 << cells):
        for hunter in range(cells):
            least = NEVER if prey else 0
            for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                row, col = hunter // cols + down, hunter % cols + right
                while 0 <= row < rows and 0 <= col < cols and not prey >> row * cols + col & 1:
                    row, col = row + down, col + right
                if 0 <= row < rows and 0 <= col < cols:
                    cell = row * cols + col
                    least = min(least, int(best[prey ^ 1 << cell, cell]) + abs(down))
            if not prey >> hunter & 1:
                best[prey, hunter] = least
    return best


def enough(cols, prey, hunter):
    """Return the number of turns that Theorem 11 finds for two rows."""
    here, start = divmod(hunter, cols)
    own, other = (
        [col for col in range(cols) if prey >> row * cols + col & 1] for row in (here, 1 - here)
    )
    if not other:
        return 0
    ends = {min([*own, start]), max([*own, start])} & (set(own) or {start})
    if ends & set(other):
        return 1
    for last in {min(other), max(other)} & set(own):
        for first in {*own, start} & set(other) - {last}:
            if not min(start, first) <= last <= max(start, first):
                return 2
    return NEVER


@pytest.mark.parametrize("cols", [1, 2, 3, 4, 5])
def test_in_two_rows_two_turns_are_enough(cols):
    best = fewest_turns(2, cols)
    for prey, hunter in product(range(1, 1 << 2 * cols), range(2 * cols)):
        if not prey >> hunter & 1:
            assert enough(cols, prey, hunter) == best[prey, hunter], (prey, hunter)


NEEDED = {3: 4, 4: 4, 5: 5, 6: 6, 7: 6, 8: 7}


def test_the_page_tells_how_many_are_needed_in_three_rows():
    page = (ROOT / "lab" / "docs" / "easy-holes.md").read_text("utf-8")
    shapes = " | ".join(f"3×{cols}" for cols in NEEDED)
    needed = " | ".join(map(str, NEEDED.values()))
    header = f"| | {shapes} |\n{'|-' * len(NEEDED)}|-|\n"
    assert f"{header}| turns needed, at most | {needed} |\n" in page


@pytest.mark.parametrize(
    ("cols", "most"),
    [
        pytest.param(cols, most, marks=() if cols == 3 else pytest.mark.slow)
        for cols, most in NEEDED.items()
    ],
)
def test_in_three_rows_so_many_are_needed(cols, most):
    found = (numba.njit(fewest_turns) if cols > 3 else fewest_turns)(3, cols)
    counts = Counter(dict(zip(*np.unique(found, return_counts=True), strict=True)))
    assert max(each for each in counts if each < NEVER) == most


def test_a_position_of_ten_columns_needs_eight_turns():
    hunter, prey = read("G.BG..G.GG/..GGGGG.G./.GGGGG.G..")
    least = {}

    def fewest(prey, at):
        if not prey:
            return 0
        if (prey, at) not in least:
            least[prey, at] = NEVER
            for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                row, col = at[0] + down, at[1] + right
                while 0 <= row < 3 and 0 <= col < 10 and (row, col) not in prey:
                    row, col = row + down, col + right
                if (row, col) in prey:
                    turns = fewest(prey - {(row, col)}, (row, col)) + abs(down)
                    least[prey, at] = min(least[prey, at], turns)
        return least[prey, at]

    assert fewest(prey, hunter) == 8


class Rules:
    """Solutions that turn in columns of the hull again in some columns only, by trying all."""

    def __init__(self, rows, cols, again):
        self.rows, self.cols, self.again = rows, cols, again
        self.is_won = cache(self._is_won)

    def _is_won(self, prey, at, first, last, is_new):
        if not prey:
            return True
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            row, col = at[0] + down, at[1] + right
            while 0 <= row < self.rows and 0 <= col < self.cols and (row, col) not in prey:
                row, col = row + down, col + right
            if (row, col) in prey and (right or is_new or col in self.again):
                joins = is_new if down else not first <= col <= last
                after = prey - {(row, col)}, (row, col), min(first, col), max(last, col), joins
                if self.is_won(*after):
                    return True
        return False


def agree(rows, cols, prey, hunter, again):
    col = hunter[1]
    is_won = Hunt(cols, prey, again).is_won(hunter)
    return is_won == Rules(rows, cols, again).is_won(prey, hunter, col, col, True)


def test_turning_again_in_given_columns_is_decided_as_by_the_rules():
    cells = list(product(range(3), range(3)))
    for prey in (frozenset(each) for size in range(9) for each in combinations(cells, size)):
        for hunter in set(cells) - prey:
            again = frozenset({sum(map(sum, prey)) % 4} - {3})
            assert agree(3, 3, prey, hunter, again), (prey, hunter, again)


@pytest.mark.parametrize(("rows", "cols"), [(3, 5), (4, 4)])
def test_and_on_samples_of_larger_shapes(rows, cols):
    generator = random.Random(rows)
    cells = list(product(range(rows), range(cols)))
    for _ in range(100):
        hunter, *others = generator.sample(cells, generator.randint(5, len(cells)))
        again = frozenset(generator.sample(range(cols), generator.randint(0, 2)))
        assert agree(rows, cols, frozenset(others), hunter, again)


def test_most_positions_of_3x3_need_no_inner_turn():
    cells = list(product(range(3), range(3)))
    needed = Counter(
        columns_needed(3, frozenset(each), hunter)
        for size in range(1, 9)
        for each in combinations(cells, size)
        for hunter in set(cells) - set(each)
    )
    assert needed == {0: 1_277, 1: 122, None: 896}


@pytest.mark.parametrize(
    ("board", "needed"), [("B...G/.GGGG/..GG.", 2), ("B.GG.G/GG..G./GGGG..", 3)]
)
def test_inner_turns_are_needed_in_more_columns(board, needed):
    hunter, prey = read(board)
    assert columns_needed(board.index("/"), prey, hunter) == needed


def read(board):
    """Return the cells of the black hunter and of the green prey."""
    rows = enumerate(board.split("/"))
    at = {(row, col): each for row, line in rows for col, each in enumerate(line)}
    (hunter,) = (cell for cell, each in at.items() if each == "B")
    return hunter, frozenset(cell for cell, each in at.items() if each == "G")


def columns_needed(cols, prey, hunter):
    """Return in how many columns there have to be inner turns, None if nothing helps."""
    for count in range(cols + 1):
        for again in combinations(range(cols), count):
            if Hunt(cols, prey, frozenset(again)).is_won(hunter):
                return count
    return None
