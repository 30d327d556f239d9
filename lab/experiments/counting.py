"""Counts of captures and solutions, taken of the census's table of all positions of a shape."""

from __future__ import annotations

import numpy as np

from greenest.solver.kernels.arrays import Int64s, UInt64s
from greenest.solver.kernels.bits import bit_count
from greenest.solver.kernels.cache import compiled


@compiled(nogil=True)
def count_losing_captures(
    table: UInt64s, starts: Int64s, masks: Int64s, rows: int, cols: int
) -> tuple[int, int, int]:
    """Count the solvable positions of some masks, all captures in them, and those that lose.

    A capture loses if it leads to an unsolvable position. The table is finished; `starts` is that
    of `Layout`.
    """
    cells, pairs, power, digit, cut = new_arrays(rows * cols)
    positions = captures = losing = 0
    for mask in masks:
        count = neighbours(mask, rows, cols, cells, pairs)
        stacks = bit_count(np.uint64(mask))
        digit[:] = 0
        cut[:] = 0
        for code in range(power[stacks]):
            bit = starts[mask] + code
            if table[bit >> 6] >> np.uint64(bit & 63) & np.uint64(1):
                positions += 1
                for pair in range(count):
                    low, high = pairs[pair]
                    if digit[low] == digit[high]:
                        continue
                    source, after = capture(code, low, high, digit, cut, power)
                    bit = starts[mask ^ 1 << cells[source]] + after
                    captures += 1
                    if not table[bit >> 6] >> np.uint64(bit & 63) & np.uint64(1):
                        losing += 1
            count_on(digit, cut, power, stacks)
    return positions, captures, losing


@compiled(nogil=True)
def count_solutions(masks: Int64s, firsts: Int64s, rows: int, cols: int, ways: Int64s) -> None:
    """Count the solutions of every position: sequences of captures that leave a single stack.

    `masks` has all masks in the order of the table. `ways` receives the number of solutions of each
    position; its index is the position's code plus `firsts[mask]`.
    """
    cells, pairs, power, digit, cut = new_arrays(rows * cols)
    for mask in masks:
        count = neighbours(mask, rows, cols, cells, pairs)
        stacks = bit_count(np.uint64(mask))
        digit[:] = 0
        cut[:] = 0
        for code in range(power[stacks]):
            total = 1 if stacks == 1 else 0
            for pair in range(count):
                low, high = pairs[pair]
                if digit[low] != digit[high]:
                    source, after = capture(code, low, high, digit, cut, power)
                    total += ways[firsts[mask ^ 1 << cells[source]] + after]
            ways[firsts[mask] + code] = total
            count_on(digit, cut, power, stacks)


@compiled()
def neighbours(mask: int, rows: int, cols: int, cells: Int64s, pairs: Int64s) -> int:
    """Write to `pairs` the pairs of stacks that see each other, and return their number.

    A stack is given by its index among the occupied cells, which is the index of its digit. A pair
    has the lower index first. `cells` receives the cell of each stack.
    """
    place = np.zeros(rows * cols, dtype=np.int64)
    stacks = 0
    for cell in range(rows * cols):
        if mask >> cell & 1:
            cells[stacks] = cell
            place[cell] = stacks
            stacks += 1
    count = 0
    for low in range(stacks):
        cell = cells[low]
        for step, end in ((1, cell - cell % cols + cols), (cols, rows * cols)):
            other = cell + step
            while other < end and not mask >> other & 1:
                other += step
            if other < end:
                pairs[count, 0] = low
                pairs[count, 1] = place[other]
                count += 1
    return count


@compiled()
def new_arrays(size: int) -> tuple[Int64s, Int64s, Int64s, Int64s, Int64s]:
    """Return the arrays `cells`, `pairs`, `power`, `digit` and `cut` for boards of `size` cells."""
    return (
        np.empty(size, dtype=np.int64),
        np.empty((2 * size, 2), dtype=np.int64),
        3 ** np.arange(size + 1),
        np.empty(size, dtype=np.int64),
        np.empty(size, dtype=np.int64),
    )


@compiled()
def capture(
    code: int, low: int, high: int, digit: Int64s, cut: Int64s, power: Int64s
) -> tuple[int, int]:
    """Return the index of the captor's digit, and the code of the position after the capture.

    `low` and `high` are the indexes of the digits of two stacks, one of which captures the other.
    """
    step = digit[high] - digit[low]
    if step == 1 or step == -2:
        return low, code - cut[low] - step * power[high - 1]
    return high, code - cut[high] + step * power[low]


@compiled()
def count_on(digit: Int64s, cut: Int64s, power: Int64s, stacks: int) -> None:
    """Turn the digits and cuts of a position into those of the next code."""
    turned = 0
    while turned < stacks and digit[turned] == 2:
        digit[turned] = 0
        turned += 1
    if turned < stacks:
        digit[turned] += 1
        cut[turned] += power[turned]
