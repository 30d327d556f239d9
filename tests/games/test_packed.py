import random
from itertools import product

import pytest

from games.greenest import legal_captures, replay
from games.packed import Packing


def stacks_of(start, cells):
    """Return the letters on the cells that the start occupies."""
    return "".join(now for now, then in zip(cells, start, strict=True) if then != ".")


def check_successors(rows, cols, start, packing, cells):
    after = [replay(rows, cols, cells, [capture]) for capture in legal_captures(rows, cols, cells)]
    packed = packing.pack(stacks_of(start, cells))
    found = [packing.text(position) for position in packing.successors([packed])]
    assert sorted(found) == sorted(stacks_of(start, each) for each in after)


@pytest.mark.parametrize(("rows", "cols"), [(1, 6), (6, 1), (2, 4), (3, 2)])
def test_every_position_has_the_captures_of_the_rules(rows, cols):
    start = "B" * (rows * cols)
    packing = Packing(rows, cols, start)
    for cells in map("".join, product(".BGW", repeat=rows * cols)):
        check_successors(rows, cols, start, packing, cells)


@pytest.mark.parametrize(("rows", "cols"), [(1, 16), (5, 7), (9, 9), (16, 16)])
def test_what_play_leads_to_has_the_captures_of_the_rules(rows, cols):
    generator = random.Random(0)
    cells = start = "".join(generator.choices(".BGW", k=rows * cols))
    packing = Packing(rows, cols, start)
    while captures := legal_captures(rows, cols, cells):
        check_successors(rows, cols, start, packing, cells)
        cells = replay(rows, cols, cells, [generator.choice(captures)])


@pytest.mark.parametrize("text", ["B", "W.G", "GB.W", ".BGWBGWBGWBGW"])
def test_texts_are_packed_and_unpacked_in_order(text):
    packing = Packing(1, len(text), "B" * len(text))
    packed = packing.pack(text)
    assert packing.text(packed) == text
    assert packed == sum(".BGW".index(letter) << 2 * i for i, letter in enumerate(text[::-1]))
