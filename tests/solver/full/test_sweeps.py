"""Removal of a row, two sweeps and Lemma B on blocks made for them, replayed by the rules."""

import random
from itertools import product

import numpy as np
import pytest

from greenest.games.pyramids.greenest import replay
from greenest.solver.full.board import Block, Play
from greenest.solver.full.descents import GapError
from greenest.solver.full.lemma_b import lemma_b
from greenest.solver.full.sweeps import two_sweeps


def play_on(start):
    colours = np.full((16, 16), -1, dtype=np.int8)
    for cell, colour in start.items():
        colours.flat[cell] = colour
    return Play.on(colours)


def left_after(play, start):
    """Replay captures on a board of 16x16; return the number of stacks left."""
    cells = ["."] * 256
    for cell, colour in start.items():
        cells[cell] = "BGW"[colour]
    captures = play.captures.tolist()
    return len(replay(16, 16, "".join(cells), captures).replace(".", ""))


def below(rows, cols, first=1):
    return Block.of_sides(range(first, first + rows), range(cols), 16)


def cells_of(block):
    return [cell for row in block for cell in row.tolist()]


@pytest.mark.parametrize("is_pimple", [False, True])
def test_two_sweeps_solve_every_slab(is_pimple):
    for cols, slab, beyond in product((5, 8), range(3, 8), range(1, 7)):
        for col in range(cols):
            block, rest = below(slab, cols), below(beyond, cols, slab + 1)
            colours = {col: 2}
            colours |= dict.fromkeys(cells_of(block), 0)
            colours |= dict.fromkeys(cells_of(rest), 1)
            if is_pimple:
                colours[16 + col] = 1
            play = play_on(colours)
            two_sweeps(play, col, block, rest)
            assert left_after(play, colours) == 1, (cols, slab, beyond, col)


def test_lemma_b_solves_two_colours_under_the_third():
    rng = random.Random(1)
    for rows, cols in product(range(2, 10), (5, 6, 9)):
        for _ in range(8):
            kinds = [rng.choice(((0,), (1,), (0, 1), (0, 0, 0, 0, 0, 1))) for _ in range(rows)]
            block = below(rows, cols)
            colours = {
                cell: rng.choice(kind)
                for row, kind in zip(block, kinds, strict=True)
                for cell in row.tolist()
            }
            if len(set(colours.values())) == 2:
                carrier = rng.randrange(cols)
                colours[carrier] = 2
                play = play_on(colours)
                lemma_b(play, carrier, block)
                assert left_after(play, colours) == 1


def test_a_capture_that_is_not_legal_is_a_gap():
    play = play_on({0: 0, 1: 2, 17: 1})
    for target in (1, 17, 2):
        with pytest.raises(GapError, match="cannot take"):
            play.take(0, target)
