"""Playouts: games on many boards, with captures chosen by a simple rule.

All compiled code of playouts is in this module. A board is an array of cells, row by row from the
top-left. Black is 0, Green 1, White 2, an empty cell -1; colour x captures x + 1 (mod 3).

Two stacks are neighbours if they are in one row or column with no stack between them: each sees the
other. If their colours differ, exactly one of them can capture the other. So every pair of
neighbours gives one capture or none.

         col 0 1 2
    row 0    B . G      Cells 0 and 2 are neighbours: B takes G.
    row 1    W W .      Cells 3 and 4 are neighbours: equal colours, no capture.
                        Cells 0 and 3 are neighbours: W takes B.

The legal captures are therefore 0x2 and 3x0, in this order: rows before columns. Cell 0 has two
neighbours, cell 2 has one, cell 3 has two, cell 4 has one.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import COLOURS
from greenest.games.pyramids.position import Position
from greenest.solver.kernels.arrays import Int8s, Int64s
from greenest.solver.kernels.bits import mix
from greenest.solver.kernels.cache import compiled
from greenest.study.sampling import random_boards

STRATEGIES = {
    "random": "any capture, all equally likely",
    "lonely": "a capture by a stack that sees the fewest others",
    "even": "a capture of the colour with the most stacks, so that no colour runs out early",
}
"""The strategies by name, with the captures that each prefers; ties are broken at random."""

LARGEST_PART = 10_000
"""The most boards played at a time, which limits the memory."""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)


def play_random_boards(
    rows: int, cols: int, pieces: int, strategy: str, count: int, seed: int
) -> Int64s:
    """Play each of the random boards 0 to `count` - 1 once; return how many stacks each has left.

    `study.sampling` defines the boards. A game depends only on the arguments and the index of its
    board. Raises ValueError for arguments that no random board has, KeyError for an unknown
    strategy.
    """
    left = np.empty(count, dtype=np.int64)
    for first in range(0, count, LARGEST_PART):
        part = slice(first, min(first + LARGEST_PART, count))
        boards = random_boards(rows, cols, pieces, seed, first, part.stop - first)
        left[part] = _play(boards, cols, strategy, seed, first)
    return left


def solved_playouts(position: Position, strategy: str, count: int, seed: int = 0) -> int:
    """Play one position `count` times, and return how often a single stack was left."""
    board = np.frombuffer(position.cells.encode(), dtype=np.uint8)
    solved = 0
    for first in range(0, count, LARGEST_PART):
        games = min(LARGEST_PART, count - first)
        boards = np.broadcast_to(board, (games, board.size))
        solved += int((_play(boards, position.cols, strategy, seed, first) == 1).sum())
    return solved


def _play(boards: NDArray[np.uint8], cols: int, strategy: str, seed: int, first: int) -> Int64s:
    colours = np.full(256, -1, dtype=np.int8)
    colours[list(COLOURS.encode())] = (0, 1, 2)
    rule = list(STRATEGIES).index(strategy) if strategy in STRATEGIES else None
    if rule is None:
        raise KeyError(strategy)
    left = np.empty(len(boards), dtype=np.int64)
    _play_all(colours[boards], cols, rule, np.uint64(seed), np.uint64(first), left)
    return left


@compiled()
def _list_captures(cells: Int8s, cols: int, captures: Int64s, neighbours: Int64s) -> int:
    """Write the captures and the cells' numbers of neighbours; return the number of captures."""
    neighbours[:] = 0
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
                if before >= 0:
                    neighbours[before] += 1
                    neighbours[cell] += 1
                    ahead = (cells[cell] - cells[before]) % 3
                    if ahead:
                        captures[count, 0] = before if ahead == 1 else cell
                        captures[count, 1] = cell if ahead == 1 else before
                        count += 1
                before = cell
    return count


@compiled()
def _score(rule: int, cells: Int8s, capture: Int64s, neighbours: Int64s, stacks: Int64s) -> int:
    """Return the score of a capture by strategy number `rule`; low scores are preferred."""
    if rule == 1:
        return neighbours[capture[0]]
    if rule == 2:
        return -stacks[cells[capture[1]]]
    return 0


@compiled(nogil=True)
def _play_all(boards: Int8s, cols: int, rule: int, seed: int, first: int, left: Int64s) -> None:
    """Play every board to its end; write the number of stacks left on each into `left`.

    Captures are chosen by the remainder of a random word, so some of n captures are more likely by
    n / 2^64, which is negligible.
    """
    size = boards.shape[1]
    captures = np.empty((2 * size, 2), dtype=np.int64)
    best = np.empty(2 * size, dtype=np.int64)
    neighbours = np.empty(size, dtype=np.int64)
    for number in range(boards.shape[0]):
        cells = boards[number]
        state = mix(mix(seed + GOLDEN) + GOLDEN + first + np.uint64(number))
        stacks = np.zeros(3, dtype=np.int64)
        for cell in range(size):
            if cells[cell] >= 0:
                stacks[cells[cell]] += 1
        while True:
            count = _list_captures(cells, cols, captures, neighbours)
            if not count:
                break
            equals = 0
            lowest = np.int64(size)
            for place in range(count):
                score = _score(rule, cells, captures[place], neighbours, stacks)
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
