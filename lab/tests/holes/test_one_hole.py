"""What few-holes.md says of one hole: sweeps pass it, and where two colours under z fail."""

from itertools import permutations, product

import numpy as np
import pytest

from free_columns import search_free_columns
from greenest.games.pyramids.position import Position
from greenest.lab.holes.few import as_word
from greenest.solver.decide import decide
from greenest.solver.full.strips import cells_of
from greenest.solver.verdict import Status


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (2, 4), (3, 3), (3, 4)])
def test_a_hole_does_not_hinder_a_sweep(rows, cols):
    for above, hole in product(range(cols), range(rows * cols)):
        block = ["B"] * (rows * cols)
        block[hole] = "."
        carrier = ["."] * cols
        carrier[above] = "W"
        position = Position(rows + 1, cols, "".join(carrier + block))
        assert decide(position, engine="dfs").status is Status.SOLVABLE, position


def failing_under_the_third(rows, cols):
    """Return the number of cases of B°, and of the unsolvable the carrier, the hole and the Blacks.

    Blocks of Black and Green with a hole, White above; of two mirror images one.
    """
    cells = rows * cols
    cases = 0
    failing = []
    for above, hole in product(range((cols + 1) // 2), range(cells)):
        stacks = np.array([cell for cell in range(cells) if cell != hole], dtype=np.uint64)
        colours = np.arange(1, (1 << cells - 1) - 1, dtype=np.uint64)[:, None]
        digits = (colours >> np.arange(cells - 1, dtype=np.uint64) & np.uint64(1)) + np.uint64(1)
        words = (digits << np.uint64(2) * stacks).sum(axis=1, dtype=np.uint64)
        words |= np.uint64(3 << 2 * cells)
        found = search_free_columns(words, cells_of(rows, cols, (-1, above)), is_any=True)
        assert (found >= 0).all()
        cases += len(words)
        failing += [
            (above, hole, int((digits[at] == 1).sum())) for at in np.flatnonzero(found == 0)
        ]
    return cases, failing


@pytest.mark.parametrize(
    ("cols", "cases"), [(5, 15_300), pytest.param(6, 73_656, marks=pytest.mark.slow)]
)
def test_two_rows_under_the_third_with_a_hole_fail_for_a_lone_black(cols, cases):
    tried, failing = failing_under_the_third(2, cols)
    assert (tried, len(failing)) == (cases, 8)
    assert {black for _, _, black in failing} == {1}


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    ("rows", "cols", "cases"),
    [(3, 4, 49_104), (3, 5, 737_190), (3, 6, 7_077_780), (4, 4, 1_048_512)],
)
def test_from_three_rows_on_the_third_with_a_hole_below_is_solvable(rows, cols, cases):
    assert failing_under_the_third(rows, cols) == (cases, [])


def seas_without_a_free_column(rows, cols):
    """Return the number of seas of black with a white stack, a green one and a hole, and some.

    Those are the ones without a free column. Of mirror images there is one.
    """
    boards = {}
    for white, green, hole in permutations(range(rows * cols), 3):
        cells = ["B"] * (rows * cols)
        cells[white], cells[green], cells[hole] = "W", "G", "."
        lines = ["".join(cells[first : first + cols]) for first in range(0, len(cells), cols)]
        turned = [[line[::-1] for line in lines], lines[::-1]]
        turned.append([line[::-1] for line in turned[1]])
        boards[min(map(tuple, [lines, *turned]))] = None
    words = [as_word(Position.parse("/".join(board))) for board in boards]
    found = search_free_columns(np.array(words, dtype=np.uint64), cells_of(rows, cols))
    assert (found >= 0).all()
    return len(boards), {
        "/".join(board) for board, free in zip(boards, found, strict=True) if not free
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rows", "cols", "boards", "without"),
    [(3, 5, 699, 7), (4, 4, 840, 2), (3, 6, 1_254, 3), (4, 5, 1_716, 0)],
)
def test_seas_with_a_hole_may_lack_a_free_column(rows, cols, boards, without):
    found, lacking = seas_without_a_free_column(rows, cols)
    assert (found, len(lacking)) == (boards, without)


def test_the_seas_of_four_rows_and_columns_on_the_page_lack_a_free_column():
    for text in ("WBBB/BBBB/BGBB/.BBB", "WBB./BBGB/BBBB/BBBB"):
        words = np.array([as_word(Position.parse(text))], dtype=np.uint64)
        assert search_free_columns(words, cells_of(4, 4)).tolist() == [0]
