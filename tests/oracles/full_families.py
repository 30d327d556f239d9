"""Full boards of three colours, random or made to be hard; each depends on its arguments alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position


def family_board(rows: int, cols: int, family: str, seed: int) -> Position:
    """Return a board of a family, in which no colour is favoured and none is missing."""
    random = Random(f"{family} {rows}x{cols} {seed}")
    codes = FAMILIES[family](random, rows, cols)
    for colour, cell in enumerate(random.sample(range(rows * cols), 3)):
        if colour not in codes:
            codes[cell] = colour
    turned = random.sample(COLOURS, 3)
    return Position(rows, cols, "".join(turned[code] for code in codes))


def _uniform(random: Random, rows: int, cols: int) -> list[int]:
    return random.choices(range(3), k=rows * cols)


def _few(random: Random, rows: int, cols: int) -> list[int]:
    """Return a board with one to four stacks of each of two colours; the third fills the rest."""
    codes = [0] * (rows * cols)
    for colour in (1, 2):
        for cell in random.sample(range(rows * cols), random.randint(1, 4)):
            codes[cell] = colour
    return codes


def _blocks(random: Random, rows: int, cols: int) -> list[int]:
    """Return a board of up to 3 x 3 rectangles of one colour each; a few cells differ."""
    bands = sorted(random.choices(range(3), k=rows))
    strips = sorted(random.choices(range(3), k=cols))
    colours = random.choices(range(3), k=9)
    codes = [colours[3 * band + strip] for band in bands for strip in strips]
    for cell in random.sample(range(rows * cols), 2):
        codes[cell] = (codes[cell] + 1) % 3
    return codes


FAMILIES: dict[str, Callable[[Random, int, int], list[int]]] = {
    "uniform": _uniform,
    "few": _few,
    "blocks": _blocks,
}
