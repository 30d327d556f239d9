"""Ends of blocks, with and without a carrier, agree with the plain rules."""

from itertools import product
from random import Random

import pytest

from greenest.theorem.ends import COLUMN, ROW, ends, free_lines, mirrored
from greenest.theorem.strips import cells_of
from strips_twin import COLOURS, boards_of, codes_of, ends_of, text

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
    """Each line of the block has a bit. A carrier above has no row, one on the left no column."""
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
    cells = cells_of(2, 2, (-1, 0))
    drawn = {(-1, 0): 2, (0, 0): 1, (0, 1): 0, (1, 0): 0, (1, 1): 0}
    assert sum(drawn[cell] * 3**index for index, cell in enumerate(cells)) == 163


def test_free_lines():
    random = Random(1)
    assert free_lines(0b100_001_100, 3) == 0
    for lines, _ in product(range(1, 6), range(200)):
        mask = random.getrandbits(3 * lines) | random.getrandbits(3 * lines)
        parts = [mask >> lines * colour & (1 << lines) - 1 for colour in range(3)]
        assert free_lines(mask, lines) == parts[0] & parts[1] & parts[2]


@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (2, 3), (3, 2)])
def test_mirrored(rows, cols):
    boards = boards_of(range(3 ** (rows * cols)), rows, cols)
    assert (mirrored(rows, cols) == codes_of(boards[:, :, ::-1])).all()
    table = ends(rows, cols, None, ROW)
    assert (table == table[mirrored(rows, cols)]).all()
