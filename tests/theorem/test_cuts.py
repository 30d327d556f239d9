"""Cuts and removals settle only what is true, and leave each other block once."""

from itertools import product

import numpy as np
import pytest

from greenest.theorem.cuts import half, serves, uncut, uncut_below
from greenest.theorem.ends import colours, ends, free_lines, mirrored
from greenest.theorem.strips import ALL
from lines_twin import spared_sets
from strips_twin import COLOURS, boards_of, codes_of, text


def images(boards):
    """Return the codes of blocks and their images: mirrored, upside down, colours turned."""
    flips = product((1, -1), (1, -1), range(3))
    return [codes_of((boards[:, ::down, ::right] + turn) % 3) for down, right, turn in flips]


@pytest.mark.parametrize(("rows", "left", "right"), [(2, 2, 2), (2, 2, 3), (2, 3, 2), (3, 2, 1)])
def test_uncut(rows, left, right):
    """Each block that a cut settles has a free column; of others, one image is left."""
    cols = left + right
    boards = uncut(rows, left, right, False)
    codes = np.array(images(boards))
    is_left = np.zeros(3 ** (rows * cols), dtype=bool)
    is_left[codes] = True
    assert np.unique(codes.min(axis=0)).size == len(boards)
    three = colours(rows * cols) == ALL
    assert three[is_left].all()
    assert free_lines(ends(rows, cols), cols)[three & ~is_left].all()
    assert (three & ~is_left).any()


def test_the_drawn_cut():
    """Black can end in the middle row of the left part, which frees the last column."""
    left, right = (
        np.array([["BGW".index(x) for x in row] for row in part.split("/")])
        for part in ("GBG/BWG/GGB", "WB/BG/GW")
    )
    first, second = half(3, 3), half(3, 2)
    (code,) = codes_of(left[None])
    assert first.classes[first.leaving[code]] >> 1 & 1
    served = ends(3, 2, (1, -1)).reshape(3, -1)[0, codes_of(right[None])]
    assert free_lines(served, 2) == [0b10]
    assert serves(3, 2, np.array([1 << 1]))[0, codes_of(right[None])]
    assert (second.mirrored == mirrored(3, 2)).all()


@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (3, 2), (2, 3)])
def test_a_class_of_carriers_serves_what_one_of_them_or_all_together_free(rows, cols):
    """Several carriers from the left: a column is free if each colour comes from one of them."""
    random = np.random.default_rng(rows * cols)
    tables = [ends(rows, cols, (row, -1)).reshape(3, -1) for row in range(rows)]
    classes = random.integers(0, 1 << 3 * rows, 12)
    found = serves(rows, cols, classes)
    for carriers, served in zip(classes, found, strict=True):
        reached = np.zeros((3, cols, 3 ** (rows * cols)), dtype=bool)
        for colour, row in product(range(3), range(rows)):
            if carriers >> colour * rows + row & 1:
                for last, col in product(range(3), range(cols)):
                    reached[last, col] |= tables[row][colour] >> last * cols + col & 1 == 1
        assert (served == reached.all(axis=0).any(axis=0)).all()
    assert found.any()
    assert not found.all()


def loses_a_column(board):
    """Return whether a column can be removed, sparing the colours as scarce as it is high."""
    rows, cols = board.shape
    columns = ["." * rows, *text(board.T), "." * rows]
    scarce = {each for each in COLOURS if sum(col.count(each) for col in columns) <= rows}
    return any(
        not scarce & taken
        for at in range(1, cols + 1)
        for taken in spared_sets(columns[at], columns[at - 1], columns[at + 1])
    )


@pytest.mark.parametrize(("rows", "left", "right"), [(2, 2, 2), (2, 3, 2), (3, 2, 1)])
def test_uncut_by_a_removal(rows, left, right):
    """With known narrower blocks, the blocks left are those without a removable column."""
    boards = uncut(rows, left, right, False)
    kept = [board for board in boards if not loses_a_column(board)]
    narrowed = uncut(rows, left, right, True)
    assert sorted(codes_of(narrowed)) == sorted(codes_of(np.array(kept)))
    assert 0 < len(narrowed) < len(boards)


@pytest.mark.parametrize(
    ("rows", "left", "right", "col"), [(2, 3, 2, 0), (2, 3, 2, 1), (3, 2, 1, 1)]
)
def test_uncut_below(rows, left, right, col):
    """A cut settles blocks with a free column only; blocks that White may take are not searched."""
    cols = left + right
    boards = boards_of(range(3 ** (rows * cols)), rows, cols)
    greens = (boards == 1).sum(axis=(1, 2))
    is_green = boards[:, 0, col] == 1
    mixed = (boards < 2).all(axis=(1, 2)) & (greens > 0) & (greens < rows * cols)
    hard = mixed & np.where(is_green, greens > 1, greens == rows * cols - 1)
    is_left = np.zeros(len(boards), dtype=bool)
    left_codes = codes_of(uncut_below(rows, left, right, col))
    is_left[left_codes] = True
    assert len(left_codes) == is_left.sum()
    assert not (is_left & ~hard).any()
    below = ends(rows, cols, (-1, col))[-len(boards) :]
    assert free_lines(below, cols)[hard & ~is_left].all()
    assert (hard & ~is_left).any()
