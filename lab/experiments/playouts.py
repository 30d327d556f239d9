"""Games on many boards, with captures chosen by a simple rule.

`study.difficulty.playouts` says what a board is to compiled code, and in which order its captures
come.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greenest.solver.kernels.arrays import Int8s, Int64s
from greenest.solver.kernels.bits import mix
from greenest.solver.kernels.cache import compiled
from greenest.study.difficulty.playouts import colours_of, list_captures
from greenest.study.sampling import GOLDEN, random_boards

STRATEGIES = {
    "random": "any capture, all equally likely",
    "lonely": "a capture by a stack that sees the fewest others",
    "even": "a capture of the colour with the most stacks, so that no colour runs out early",
}
"""The strategies by name, with the captures that each prefers; ties are broken at random."""

LARGEST_PART = 10_000
"""The most boards played at a time, which limits the memory."""


def play_random_boards(
    rows: int, cols: int, pieces: int, strategy: str, count: int, seed: int
) -> Int64s:
    """Play each of the random boards 0 to `count` - 1 once; return how many stacks each has left.

    `study.sampling` defines the boards. A game depends only on the arguments and the index of its
    board. Raises ValueError for arguments that no random board has, and for an unknown strategy.
    """
    left = np.empty(count, dtype=np.int64)
    for first in range(0, count, LARGEST_PART):
        part = slice(first, min(first + LARGEST_PART, count))
        boards = random_boards(rows, cols, pieces, seed, first, part.stop - first)
        left[part] = play(boards, cols, strategy, seed, first)
    return left


def play(boards: NDArray[np.uint8], cols: int, strategy: str, seed: int, first: int = 0) -> Int64s:
    """Play boards, given as characters (count, cells), and return how many stacks each has left.

    `first` is the number of the first game.
    """
    rule = list(STRATEGIES).index(strategy)
    left = np.empty(len(boards), dtype=np.int64)
    _play_all(colours_of(boards), cols, rule, np.uint64(seed), np.uint64(first), left)
    return left


@compiled()
def _seen(cells: Int8s, cols: int, cell: int) -> int:
    """Return how many other stacks a stack sees."""
    first = cell - cell % cols
    seen = 0
    for start, stop, step in (
        (cell + 1, first + cols, 1),
        (cell - 1, first - 1, -1),
        (cell + cols, cells.size, cols),
        (cell - cols, -1, -cols),
    ):
        for other in range(start, stop, step):
            if cells[other] >= 0:
                seen += 1
                break
    return seen


@compiled()
def _score(rule: int, cells: Int8s, cols: int, capture: Int64s, stacks: Int64s) -> int:
    """Return the score of a capture by strategy number `rule`; low scores are preferred."""
    if rule == 1:
        return _seen(cells, cols, capture[0])
    if rule == 2:
        return -stacks[cells[capture[1]]]
    return 0


@compiled(nogil=True)
def _play_all(boards: Int8s, cols: int, rule: int, seed: int, first: int, left: Int64s) -> None:
    """Play every board to its end; write the number of stacks left on each into `left`."""
    size = boards.shape[1]
    captures = np.empty((2 * size, 2), dtype=np.int64)
    best = np.empty(2 * size, dtype=np.int64)
    for number in range(boards.shape[0]):
        cells = boards[number]
        state = mix(mix(seed + GOLDEN) + GOLDEN + first + np.uint64(number))
        stacks = np.zeros(3, dtype=np.int64)
        for cell in range(size):
            if cells[cell] >= 0:
                stacks[cells[cell]] += 1
        while True:
            count = list_captures(cells, cols, captures)
            if not count:
                break
            equals = 0
            lowest = np.int64(size)
            for place in range(count):
                score = _score(rule, cells, cols, captures[place], stacks)
                if score < lowest:
                    lowest = np.int64(score)
                    equals = 0
                if score == lowest:
                    best[equals] = place
                    equals += 1
            state += GOLDEN
            chosen = best[np.int64(mix(state) % np.uint64(equals))]
            source, target = captures[chosen, 0], captures[chosen, 1]
            stacks[cells[target]] -= 1
            cells[target] = cells[source]
            cells[source] = -1
        left[number] = stacks.sum()
