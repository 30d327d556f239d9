"""Blocks, carriers, cuts and the search against the plain rules."""

from itertools import product
from random import Random

import numpy as np
import pytest

from greenest.theorem.strips import (
    ALL,
    COLUMN,
    ROW,
    block,
    colours,
    ends,
    free_columns,
    free_lines,
    mirrored,
    rays,
    uncut,
    uncut_below,
    words_of,
)
from lines_twin import spared_sets
from strips_twin import COLOURS, ends_of, text
from strips_twin import free_columns as free_by_the_rules


def boards_of(codes, rows, cols):
    """Return (codes, rows, cols) colours of full blocks by their codes."""
    digits = np.asarray(codes)[:, None] // 3 ** np.arange(rows * cols) % 3
    return digits.reshape(-1, cols, rows).transpose(0, 2, 1)


def codes_of(boards):
    columns = boards.transpose(0, 2, 1).reshape(len(boards), -1).astype(np.int64)
    return columns @ 3 ** np.arange(columns.shape[1])


def images(boards):
    """Return the codes of blocks and their images: mirrored, upside down, the colours turned."""
    flips = product((1, -1), (1, -1), range(3))
    return [codes_of((boards[:, ::down, ::right] + turn) % 3) for down, right, turn in flips]


def free(table, cols):
    return free_lines(table.astype(np.int64), cols)


SHAPES = [
    (2, 2, [None, (-1, 0), (-1, 1), (0, -1), (1, -1)]),
    (2, 3, [None, (-1, 1), (1, -1)]),
]


@pytest.mark.parametrize("by", [COLUMN, ROW])
@pytest.mark.parametrize(
    ("rows", "cols", "carrier"),
    [(rows, cols, carrier) for rows, cols, carriers in SHAPES for carrier in carriers],
)
def test_ends(rows, cols, carrier, by):
    """Each line of the block has a bit; a carrier above has no row, one on the left no column."""
    table = ends(rows, cols, carrier, by)
    lines = (rows, cols)[by]
    cells = 3 ** (rows * cols)
    assert len(table) == cells * (3 if carrier else 1)
    for code, found in enumerate(table.tolist()):
        (board,) = boards_of([code % cells], rows, cols)
        stacks = ends_of(text(board), carrier, COLOURS[code // cells])
        lasts = {(COLOURS.index(colour), place[by]) for colour, *place in stacks}
        bits = (1 << colour * lines + line for colour, line in lasts if line >= 0)
        assert found == sum(bits), text(board)


def test_the_drawn_carrier():
    """White above G B / B B is code 163."""
    cells = [*block(2, 2), (-1, 0)]
    drawn = {(-1, 0): 2, (0, 0): 1, (0, 1): 0, (1, 0): 0, (1, 1): 0}
    assert sum(drawn[cell] * 3**index for index, cell in enumerate(cells)) == 163


def test_free_lines():
    random = Random(1)
    assert free_lines(0b100_001_100, 3) == 0
    for lines, _ in product(range(1, 6), range(200)):
        mask = random.getrandbits(3 * lines) | random.getrandbits(3 * lines)
        parts = [mask >> lines * colour & (1 << lines) - 1 for colour in range(3)]
        assert free_lines(mask, lines) == parts[0] & parts[1] & parts[2]


def test_rays():
    """From a corner one sees the row and the column; a carrier sees its line of the block alone."""
    assert rays(block(2, 2)).tolist()[0] == [[-1] * 4, [1, -1, -1, -1], [-1] * 4, [2, -1, -1, -1]]
    below = rays([*block(2, 2), (-1, 1)]).tolist()
    assert below[4] == [[-1] * 5, [2, 3, -1, -1, -1], [-1] * 5, [-1] * 5]
    assert below[3][0] == [2, 4, -1, -1, -1]
    assert rays([*block(2, 2), (0, -1)]).tolist()[4][3] == [0, 2, -1, -1, -1]


def test_words_of():
    board = np.array([[[0, 1], [2, 0]]], dtype=np.uint8)
    assert words_of(board).tolist() == [0b01_10_11_01]
    assert words_of(board, 1).tolist() == [0b11_01_10_11_01]


@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (2, 3), (3, 2)])
def test_mirrored(rows, cols):
    boards = boards_of(range(3 ** (rows * cols)), rows, cols)
    assert (mirrored(rows, cols) == codes_of(boards[:, :, ::-1])).all()
    table = ends(rows, cols, None, ROW)
    assert (table == table[mirrored(rows, cols)]).all()


def searched(boards, carrier=None, guards=None, is_any=False):
    """Tell of each board whether the search finds a free column, or one last stack."""
    cells = block(*boards.shape[1:]) + ([(-1, carrier)] if carrier is not None else [])
    numbers = None if guards is None else np.array(guards, dtype=np.int64)
    return free_columns(words_of(boards.astype(np.uint8), carrier), cells, numbers, is_any).tolist()


def expected(board, carrier, guard, is_any):
    options = {"carrier": None if carrier is None else (-1, carrier), "guard": guard}
    holds = ends_of(text(board), **options) if is_any else free_by_the_rules(text(board), **options)
    return int(bool(holds))


@pytest.mark.parametrize("is_any", [False, True])
@pytest.mark.parametrize("carrier", [None, 0, 1])
@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (2, 3), (3, 2)])
def test_search(rows, cols, carrier, is_any):
    boards = boards_of(range(0, 3 ** (rows * cols), 2), rows, cols)
    found = searched(boards, carrier, is_any=is_any)
    assert found == [expected(board, carrier, "", is_any) for board in boards]
    assert len(boards) < 100 or carrier is None or {0, 1} == set(found)


@pytest.mark.parametrize("is_any", [False, True])
@pytest.mark.parametrize("carrier", [None, 0])
@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (2, 4), (3, 3)])
def test_search_with_a_guard(rows, cols, carrier, is_any):
    """A column of one colour does what a guarded column may do, whatever the others hold."""
    random = np.random.default_rng(rows * cols)
    boards = random.integers(0, 3, (60, rows, cols))
    places = random.integers(1 if carrier == 0 else 0, cols, 60)
    boards[np.arange(60), :, places] = boards[np.arange(60), :1, places]
    guards = np.zeros((60, cols), dtype=np.int64)
    guards[np.arange(60), places] = boards[np.arange(60), 0, places] + 1
    texts = ["".join(".BGW"[each] for each in guard) for guard in guards]
    found = searched(boards, carrier, guards, is_any)
    rules = [
        expected(board, carrier, guard, is_any) for board, guard in zip(boards, texts, strict=True)
    ]
    assert found == rules
    assert found != searched(boards, carrier, is_any=is_any)
    assert 1 in found or cols == 3


def test_search_says_when_it_does_not_know():
    boards = np.random.default_rng(1).integers(0, 3, (20, 3, 3)).astype(np.uint8)
    assert -1 in free_columns(words_of(boards), block(3, 3), limits=(5,))


@pytest.mark.parametrize(("rows", "left", "right"), [(2, 2, 2), (2, 2, 3), (2, 3, 2), (3, 2, 1)])
def test_uncut(rows, left, right):
    """What a cut settles has a free column, and each block left is there in one image."""
    cols = left + right
    boards = uncut(rows, left, right, False)
    codes = np.array(images(boards))
    is_left = np.zeros(3 ** (rows * cols), dtype=bool)
    is_left[codes] = True
    assert np.unique(codes.min(axis=0)).size == len(boards)
    three = colours(rows * cols) == ALL
    assert three[is_left].all()
    assert free(ends(rows, cols), cols)[three & ~is_left].all()
    assert (three & ~is_left).any()


def loses_a_column(board):
    """Tell that a column can be removed sparing the colours with no more stacks than it has."""
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
    """If narrower blocks are known, those are left too few of which no column can be removed."""
    boards = uncut(rows, left, right, False)
    kept = [board for board in boards if not loses_a_column(board)]
    narrowed = uncut(rows, left, right, True)
    assert sorted(codes_of(narrowed)) == sorted(codes_of(np.array(kept)))
    assert 0 < len(narrowed) < len(boards)


@pytest.mark.parametrize(
    ("rows", "left", "right", "col"), [(2, 3, 2, 0), (2, 3, 2, 1), (3, 2, 1, 1)]
)
def test_uncut_below(rows, left, right, col):
    """What a cut settles has a free column; what White may take is not searched."""
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
    assert free(below, cols)[hard & ~is_left].all()
    assert (hard & ~is_left).any()
