"""Random games on a board.

All compiled code of playouts is in this module. A board is an array of cells, row by row from the
top-left. Black is 0, Green 1, White 2, an empty cell -1; colour x captures x + 1 (mod 3).

Two stacks are neighbours if they are in one row or column with no stack between them. If their
colours differ, exactly one of them can capture the other. So every pair of neighbours gives one
capture or none.

         col 0 1 2
    row 0    B . G      Cells 0 and 2 are neighbours: B takes G.
    row 1    W W .      Cells 3 and 4 are neighbours: equal colours, no capture.
                        Cells 0 and 3 are neighbours: W takes B.

The legal captures are therefore 0x2 and 3x0, in this order: rows before columns.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.arrays import Int8s, Int64s
from greenest.solver.kernels.bits import mix
from greenest.solver.kernels.cache import compiled
from greenest.study.sampling import GOLDEN


def solved_playouts(position: Position, count: int, seed: int = 0) -> int:
    """Play a position `count` times at random, and return how often a single stack was left.

    All captures of a position are equally likely. A game depends only on the position, the seed and
    its number.
    """
    letters = np.frombuffer(position.cells.encode(), dtype=np.uint8)
    return int(_count_solved(colours_of(letters), position.cols, count, np.uint64(seed)))


def colours_of(letters: NDArray[np.uint8]) -> Int8s:
    """Return the cells of boards as described above, given the characters of their texts."""
    colours = np.full(256, -1, dtype=np.int8)
    colours[list(COLOURS.encode())] = (0, 1, 2)
    found: Int8s = colours[letters]
    return found


@compiled()
def list_captures(cells: Int8s, cols: int, captures: Int64s) -> int:
    """Write the source and the target of each capture; return the number of captures."""
    count = 0
    for across in (True, False):
        lines, step = (cells.size // cols, 1) if across else (cols, cols)
        for line in range(lines):
            first = line * cols if across else line
            length = cols if across else cells.size // cols
            before = -1
            for cell in range(first, first + length * step, step):
                if cells[cell] < 0:
                    continue
                ahead = (cells[cell] - cells[before]) % 3
                if before >= 0 and ahead:
                    captures[count, 0] = before if ahead == 1 else cell
                    captures[count, 1] = cell if ahead == 1 else before
                    count += 1
                before = cell
    return count


@compiled(nogil=True)
def _count_solved(board: Int8s, cols: int, games: int, seed: int) -> int:
    """Play every game to its end; return the number of games that leave a single stack.

    Captures are chosen by the remainder of a random word, so some of n captures are more likely by
    n / 2^64, which is negligible.
    """
    captures = np.empty((2 * board.size, 2), dtype=np.int64)
    solved = 0
    for number in range(games):
        cells = board.copy()
        state = mix(mix(seed + GOLDEN) + GOLDEN + np.uint64(number))
        stacks = (cells >= 0).sum()
        while True:
            count = list_captures(cells, cols, captures)
            if not count:
                break
            state += GOLDEN
            chosen = np.int64(mix(state) % np.uint64(count))
            source, target = captures[chosen, 0], captures[chosen, 1]
            cells[target] = cells[source]
            cells[source] = -1
            stacks -= 1
        solved += stacks == 1
    return solved
