"""Fixed random positions, from the standard library's generator."""

from random import Random

from solver import Position


def balanced(rows, cols, pieces, seed):
    """Return a position with as many stacks of each colour, one more where that is not whole."""
    cells = list(("BGW" * pieces)[:pieces].ljust(rows * cols, "."))
    Random(f"{rows} {cols} {pieces} {seed}").shuffle(cells)
    return Position(rows, cols, "".join(cells))


def unbalanced(rows, cols, seed):
    """Return a position with any number of stacks from two on, in any mix of colours."""
    random = Random(f"{rows} {cols} {seed}")
    weights = [random.random() ** 2 + 0.01 for _ in ".BGW"]
    while True:
        cells = "".join(random.choices(".BGW", weights, k=rows * cols))
        if len(cells) - cells.count(".") >= 2:
            return Position(rows, cols, cells)
