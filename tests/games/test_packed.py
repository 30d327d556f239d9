import random
from itertools import product

import pytest

from games.board_text import read_board
from games.greenest import legal_captures, replay
from games.packed import Packing


def stacks_of(board, cells):
    """Return the letters on the cells that the start occupies."""
    return "".join(now for now, then in zip(cells, board.cells, strict=True) if then != ".")


def check_successors(board, packing, cells):
    rows, cols = board.rows, board.cols
    after = [replay(rows, cols, cells, [capture]) for capture in legal_captures(rows, cols, cells)]
    packed = packing.pack(stacks_of(board, cells))
    found = [packing.text(position) for position in packing.successors(packed)]
    assert sorted(found) == sorted(stacks_of(board, each) for each in after)


@pytest.mark.parametrize(("rows", "cols"), [(1, 6), (6, 1), (2, 4), (3, 2)])
def test_every_position_has_the_captures_of_the_rules(rows, cols):
    board = read_board("/".join(["B" * cols] * rows))
    packing = Packing(board)
    for cells in map("".join, product(".BGW", repeat=rows * cols)):
        check_successors(board, packing, cells)


@pytest.mark.parametrize(("rows", "cols"), [(1, 16), (5, 7), (9, 9), (16, 16)])
def test_what_play_leads_to_has_the_captures_of_the_rules(rows, cols):
    generator = random.Random(0)
    ranks = ["".join(generator.choices(".BGW", k=cols)) for _ in range(rows)]
    board = read_board("/".join(ranks))
    packing = Packing(board)
    cells = board.cells
    while captures := legal_captures(rows, cols, cells):
        check_successors(board, packing, cells)
        cells = replay(rows, cols, cells, [generator.choice(captures)])


@pytest.mark.parametrize("text", ["B", "W.G", "GB.W", ".BGWBGWBGWBGW"])
def test_texts_are_packed_and_unpacked_in_order(text):
    packing = Packing(read_board("B" * len(text)))
    packed = packing.pack(text)
    assert packing.text(packed) == text
    assert packed == sum(".BGW".index(letter) << 2 * i for i, letter in enumerate(text[::-1]))
