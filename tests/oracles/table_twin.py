"""The table of positions in plain Python: the same bits from the description, by division."""

from itertools import pairwise


def digits(code, stacks):
    return [code // 3**place % 3 for place in range(stacks)]


def neighbours(mask, rows, cols):
    """Yield the places of the digits of stacks that see each other, the lower one first."""
    cells = [cell for cell in range(rows * cols) if mask >> cell & 1]
    lines = [[c for c in cells if c // cols == row] for row in range(rows)]
    lines += [[c for c in cells if c % cols == col] for col in range(cols)]
    for line in lines:
        for low, high in pairwise(line):
            yield cells.index(low), cells.index(high)


def solvable_codes(mask, rows, cols, done):
    """Return the codes of a mask that a capture leads out of to one that is `done`."""
    stacks = mask.bit_count()
    cells = [cell for cell in range(rows * cols) if mask >> cell & 1]
    if stacks == 1:
        return {0, 1, 2}
    found = set()
    for code in range(3**stacks):
        colours = digits(code, stacks)
        for pair in neighbours(mask, rows, cols):
            for s, t in (pair, pair[::-1]):
                if (colours[t] - colours[s]) % 3 == 1:
                    cut = 2 * 3**s * (code // 3 ** (s + 1)) + 3**s * colours[s]
                    change = (colours[s] - colours[t]) * 3 ** (t - 1 if t > s else t)
                    if code - cut + change in done[mask ^ 1 << cells[s]]:
                        found.add(code)
    return found


def table(rows, cols):
    """Return the words of the table."""
    done, words = {}, []
    for mask in sorted(range(1 << rows * cols), key=lambda mask: (mask.bit_count(), mask)):
        done[mask] = solvable_codes(mask, rows, cols, done)
        bits = sum(1 << code for code in done[mask])
        size = 3 ** mask.bit_count()
        words += [bits >> first & (1 << 64) - 1 for first in range(0, size, 64)]
    return words
