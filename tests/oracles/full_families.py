"""Full boards of three colours, random or made to be hard.

A board depends only on shape, family, seed and batch number. numpy's `RandomState` makes the random
numbers; its sequences never change.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np
from numpy.random import RandomState
from numpy.typing import NDArray

from greenest.solver.kernels.arrays import Int64s
from greenest.study.sampling import LETTERS


def family_boards(
    rows: int, cols: int, family: str, count: int, seed: int, batch: int
) -> NDArray[np.uint8]:
    """Make `count` boards of a family, and return those with all three colours.

    They are an array (boards, cells) of characters.
    """
    name = f"{family} {rows}x{cols} {seed} {batch}"
    random = RandomState(zlib.crc32(name.encode()))
    codes = FAMILIES[family](random, count, rows, cols) % 3
    # No family has a favourite colour.
    codes = (codes + random.randint(3, size=(count, 1, 1))) % 3
    cells = LETTERS[codes.reshape(count, -1)]
    has_all = np.all([(cells == letter).any(axis=1) for letter in LETTERS], axis=0)
    return cells[has_all]


def _uniform(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    return random.randint(3, size=(count, rows, cols))


def _few(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    """Return boards with one to four stacks of each of two colours; the third fills the rest."""
    codes = np.zeros((count, rows, cols), dtype=np.int64)
    boards = np.arange(count)
    for colour in (1, 2):
        stacks = random.randint(1, 5, size=count)
        for number in range(4):
            chosen = boards[number < stacks]
            row, col = random.randint(rows, size=count), random.randint(cols, size=count)
            codes[chosen, row[chosen], col[chosen]] = colour
    return codes


def _blocks(random: RandomState, count: int, rows: int, cols: int) -> Int64s:
    """Return boards of rectangles of one colour each, up to 3 x 3 of them; a few cells differ."""
    cut_rows = random.randint(rows + 1, size=(2, count, 1, 1))
    cut_cols = random.randint(cols + 1, size=(2, count, 1, 1))
    row, col = np.arange(rows)[:, None], np.arange(cols)
    band = (row >= cut_rows).sum(axis=0)
    strip = (col >= cut_cols).sum(axis=0)
    colours = random.randint(3, size=(count, 9))
    blocks = np.take_along_axis(colours, (3 * band + strip).reshape(count, -1), axis=1)
    differs = random.randint(rows * cols, size=(count, rows, cols)) < 2
    return blocks.reshape(count, rows, cols) + differs


FAMILIES: dict[str, Callable[[RandomState, int, int, int], Int64s]] = {
    "uniform": _uniform,
    "few": _few,
    "blocks": _blocks,
}
