"""Fixed random positions, by the standard library's generator."""

from itertools import islice, product
from random import Random

from greenest.games.pyramids.position import Position

SOME = 13
"""One position of so many is sampled; no symmetry has this order."""
FEW = 131
"""The same for tests that are slow on each position."""


def every_position(rows, cols, step=1):
    """Yield every position of a shape, or one of `step`."""
    for cells in islice(product(".BGW", repeat=rows * cols), 0, None, step):
        yield Position(rows, cols, "".join(cells))


def balanced(rows, cols, pieces, seed):
    """Return a position with equal numbers of each colour, or as equal as possible."""
    cells = list(("BGW" * pieces)[:pieces].ljust(rows * cols, "."))
    Random(f"{rows} {cols} {pieces} {seed}").shuffle(cells)
    return Position(rows, cols, "".join(cells))


def unbalanced(rows, cols, seed):
    """Return a position with two or more stacks in any mix of colours."""
    random = Random(f"{rows} {cols} {seed}")
    weights = [random.random() ** 2 + 0.01 for _ in ".BGW"]
    while True:
        cells = "".join(random.choices(".BGW", weights, k=rows * cols))
        if len(cells) - cells.count(".") >= 2:
            return Position(rows, cols, cells)


def varied(index):
    """Return position `index` of an endless list, from 1x12 to 8x8, of all densities and mixes.

    Every third one is balanced; a few are full.
    """
    random = Random(f"varied {index}")
    rows = random.randint(1, 8)
    cols = random.randint(2, 64 // rows if rows > 4 else 12)
    share = 1 if random.random() < 0.02 else random.random() ** 1.5
    pieces = max(2, min(round(share * rows * cols), 40))
    return _mixed(rows, cols, pieces, index, index % 3 == 0, random)


def of_every_density(index):
    """Return position `index` of an endless list: all shapes to 9x9, all numbers of stacks.

    Half of them are balanced, and every fifth is full.
    """
    random = Random(f"every density {index}")
    rows, cols = 1 + index % 9, 1 + index // 9 % 9
    pieces = rows * cols if index % 5 == 0 else random.randint(1, rows * cols)
    return _mixed(rows, cols, pieces, index, index % 2 == 0, random)


def _mixed(rows, cols, pieces, index, is_balanced, random):
    """Return a position with a random mix of colours, or with equal numbers."""
    if is_balanced:
        return balanced(rows, cols, pieces, index)
    weights = [random.random() ** 2 + 0.01 for _ in "BGW"]
    letters = random.choices("BGW", weights, k=pieces) + ["."] * (rows * cols - pieces)
    random.shuffle(letters)
    return Position(rows, cols, "".join(letters))
