"""Full and nearly full boards by removing line after line, compiled by numba.

One removal. A row or column is removed if all its stacks leave it by captures within the line or
into the two lines beside it. Nothing sees an emptied line, so a full board with one line less is
left, and so on down to a base of 3x3 or 2x5 cells that a table of all positions decides, or to a
single line.

    row above    B W G W     B W G W     B W G W     B G G W     B G G G
    row          W B G G     . W G G     . G . G     . . . G     . . . .
    row below    B B W B     B B W B     B B W B     B B W B     B B W B
                           W takes B   G takes W   G takes W   G takes W
                           sideways    sideways      above       above

A line is cut into segments of up to four cells, and what is known of each, with what stands beside
it, is looked up (`solver.engines.line_tables`, which has the layout of words, patches and bases).
Segments that can be emptied one by one make a line that can be removed.

A board. Both the rows and the columns are kept as words, `lines[0]` and `lines[1]`, with the
numbers they had on the whole board in `ids`.

    B G    lines[0]  0b10_01 0b11_00    lines[1]  0b00_01 0b11_10     ids  0 2 and 0 1
    . W    the rows                     the columns                   row 1 was removed
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greenest.kernels.bits import bit_count
from greenest.kernels.kept import compiled
from greenest.solver.engines.line_tables import LAST, LONGEST_SEGMENT, Bytes


class State(NamedTuple):
    """A board on the way to its base; see the module's text for the words."""

    lines: NDArray[np.int64]
    """(2, 16) the rows and the columns that are left."""
    ids: NDArray[np.int64]
    """(2, 16) their numbers on the whole board."""
    sizes: NDArray[np.int64]
    """(2,) how many rows and columns are left."""
    counts: NDArray[np.int64]
    """(4,) the cells of each code."""
    captures: Bytes
    """(255, 2) the source and the target of each capture, a cell being `row << 4 | col`."""
    made: NDArray[np.int64]
    """(1,) how many captures that are."""


ORDERS = 12
"""Orders in which lines are tried on a board as it is."""
OPENINGS = 48
"""Captures that are tried as the first one where no order helps; then a board counts as stuck."""


@compiled(nogil=True)
def solve(boards: Any, patches: Any, bases: Any, captures: Any, counts: Any) -> None:
    """Solve boards, (boards, rows, cols) codes of cells, each by removing lines.

    `captures[board]` receives the solution, its cells counted row by row. `counts[board]` receives
    its length, or -1 if the board is stuck in every order, and the captures tried in all orders.
    """
    state, start, kept = _new_state(), _new_state(), _new_state()
    cols = boards.shape[2]
    for index in range(len(boards)):
        _set_up(start, boards[index])
        counts[index, 0] = -1
        counts[index, 1] = 0
        for attempt in range(ORDERS + OPENINGS):
            _copy(start, state)
            if attempt >= ORDERS and not _open(state, attempt - ORDERS):
                break
            is_solved = _attempt(state, kept, attempt, patches, bases)
            counts[index, 1] += state.made[0]
            if is_solved:
                counts[index, 0] = state.made[0]
                for turn in range(state.made[0]):
                    for end in range(2):
                        cell = state.captures[turn, end]
                        captures[index, turn, end] = (cell >> 4) * cols + (cell & 15)
                break


@compiled()
def _new_state() -> Any:
    return State(
        np.zeros((2, 16), dtype=np.int64),
        np.zeros((2, 16), dtype=np.int64),
        np.zeros(2, dtype=np.int64),
        np.zeros(4, dtype=np.int64),
        np.zeros((255, 2), dtype=np.uint8),
        np.zeros(1, dtype=np.int64),
    )


@compiled()
def _set_up(state: Any, board: Any) -> None:
    rows, cols = board.shape
    state.lines[:] = 0
    state.counts[:] = 0
    state.made[0] = 0
    state.sizes[0] = rows
    state.sizes[1] = cols
    for line in range(16):
        state.ids[0, line] = state.ids[1, line] = line
    for row in range(rows):
        for col in range(cols):
            code = np.int64(board[row, col])
            state.lines[0, row] |= code << 2 * col
            state.lines[1, col] |= code << 2 * row
            state.counts[code] += 1


@compiled()
def _copy(source: Any, target: Any) -> None:
    """Copy a state, but for captures that are not undone but written over.

    Element by element, which takes seconds less to compile than whole arrays, for whose shapes
    numba makes messages.
    """
    for axis in range(2):
        target.sizes[axis] = source.sizes[axis]
        for line in range(16):
            target.lines[axis, line] = source.lines[axis, line]
            target.ids[axis, line] = source.ids[axis, line]
    for code in range(4):
        target.counts[code] = source.counts[code]
    target.made[0] = source.made[0]


@compiled()
def _open(state: Any, number: Any) -> Any:
    """Make the legal capture of a number; tell whether there are so many."""
    for axis in range(2):
        for line in range(state.sizes[axis]):
            word = state.lines[axis, line]
            before = -1
            for place in range(state.sizes[1 - axis]):
                colour = word >> 2 * place & 3
                if not colour:
                    continue
                if before >= 0 and colour != word >> 2 * before & 3:
                    if number == 0:
                        takes = colour == (word >> 2 * before & 3) % 3 + 1
                        source, target = (before, place) if takes else (place, before)
                        _capture(state, axis, line, source, line, target)
                        return True
                    number -= 1
                before = place
    return False


@compiled()
def _attempt(state: Any, kept: Any, attempt: Any, patches: Any, bases: Any) -> Any:
    """Remove lines down to a base and solve that; `attempt` chooses the order."""
    while not _is_base(state.sizes):
        if not _remove_a_line(state, attempt, patches, kept):
            return False
    if state.sizes[0] == 1 or state.sizes[1] == 1:
        return _solve_line(state)
    return _solve_base(state, bases)


@compiled()
def _is_base(sizes: Any) -> Any:
    small, large = min(sizes[0], sizes[1]), max(sizes[0], sizes[1])
    return small == 1 or large <= 3 or (small == 2 and large <= 5)


@compiled()
def _remove_a_line(state: Any, attempt: Any, patches: Any, kept: Any) -> Any:
    """Remove the first line that leaves hope, those of the shorter kind first.

    At first a removal must spare all colours that it could extinguish, then the rarest, then none.
    """
    shorter = np.int64(state.sizes[0] > state.sizes[1]) ^ 1 ^ attempt & 1
    for care in range(3):
        for axis in (shorter, 1 - shorter):
            lines, length = state.sizes[axis], state.sizes[1 - axis]
            if lines <= (5 if length == 2 else 3):
                continue
            spared = _spared(state.counts, length, care)
            for turn in range(lines):
                line = (turn + (attempt >> 1) * lines // 3) % lines
                if attempt & 2:
                    line = lines - 1 - line
                cuts = _cuts(state, axis, line, spared, patches)
                if not cuts:
                    continue
                # With more than a line of each colour, all are left.
                is_safe = care == 0 and spared == 0
                if not is_safe:
                    _copy(state, kept)
                _remove(state, axis, line, cuts, spared, patches)
                if is_safe or _has_hope(state.counts):
                    _close_up(state, axis, line)
                    return True
                _copy(kept, state)
    return False


@compiled()
def _spared(counts: Any, length: Any, care: Any) -> Any:
    """Return the set of colours that the removal of a line is to spare."""
    spared = 0
    if care == 2:
        return spared
    fewest = length if care == 0 else min(counts[1], counts[2], counts[3])
    for code in range(1, 4):
        if counts[code] <= fewest:
            spared |= 1 << (code - 1)
    return spared


@compiled()
def _has_hope(counts: Any) -> Any:
    """Tell that no colour has two or more stacks while its captor is extinct."""
    return (
        (counts[1] or counts[2] < 2)
        and (counts[2] or counts[3] < 2)
        and (counts[3] or counts[1] < 2)
    )


@compiled()
def _patch(state: Any, axis: Any, line: Any, first: Any, length: Any) -> Any:
    """Return the patch of a segment."""
    mask = (1 << 2 * length) - 1
    lines = state.lines[axis]
    one = lines[line - 1] >> 2 * first & mask if line else 0
    other = lines[line + 1] >> 2 * first & mask if line + 1 < state.sizes[axis] else 0
    return (lines[line] >> 2 * first & mask) << 16 | one << 8 | other


@compiled()
def _cuts(state: Any, axis: Any, line: Any, spared: Any, patches: Any) -> Any:
    """Cut a line into segments that can be emptied sparing a set; 0 if no way is found.

    Three bits a place: the length of the segment that ends there. The last segment is as long as
    can be, then the one before it; places before which no cut helps are not tried twice.
    """
    cuts, failed = np.int64(0), np.int64(0)
    size = np.int64(state.sizes[1 - axis])
    end = size
    length: Any = min(LONGEST_SEGMENT, end)
    while length or end < size:
        if length == 0:
            failed |= 1 << end
            # The segment after it, of which the length stands at its end.
            length = np.int64(1)
            while cuts >> 3 * (end + length - 1) & 7 != length:
                length += 1
            end += length
            cuts ^= length << 3 * (end - 1)
            length -= 1
            continue
        first = end - length
        if failed >> first & 1 or not (
            patches[_patch(state, axis, line, first, length)] >> spared & 1
        ):
            length -= 1
            continue
        cuts |= length << 3 * (end - 1)
        if first == 0:
            return cuts
        end = first
        length = min(LONGEST_SEGMENT, end)
    return np.int64(0)


@compiled()
def _remove(state: Any, axis: Any, line: Any, cuts: Any, spared: Any, patches: Any) -> None:
    """Empty a line, segment by segment."""
    end = state.sizes[1 - axis]
    while end:
        length = cuts >> 3 * (end - 1) & 7
        patch = _patch(state, axis, line, end - length, length)
        while patch >> 16:
            patch = _empty_a_cell(state, axis, line, end - length, patch, spared, patches)
        end -= length


@compiled()
def _empty_a_cell(
    state: Any, axis: Any, line: Any, first: Any, patch: Any, spared: Any, patches: Any
) -> Any:
    """Make a capture that leaves a patch which can be emptied, and return that patch."""
    for place in range(LONGEST_SEGMENT):
        here = 2 * place + 16
        colour = patch >> here & 3
        if not colour:
            continue
        prey = colour % 3 + 1
        if spared >> (prey - 1) & 1:
            continue
        turned = prey ^ colour
        left = patch & ~(3 << here)
        for side in range(2):
            there = 2 * place + 8 * side
            if patch >> there & 3 == prey:
                after = left ^ turned << there
                if patches[after] >> spared & 1:
                    _capture(state, axis, line, first + place, line + 1 - 2 * side, first + place)
                    return after
        for step in (-1, 1):
            target = place + step
            while 0 <= target < LONGEST_SEGMENT and not patch >> (2 * target + 16) & 3:
                target += step
            if 0 <= target < LONGEST_SEGMENT and patch >> (2 * target + 16) & 3 == prey:
                after = left ^ turned << (2 * target + 16)
                if patches[after] >> spared & 1:
                    _capture(state, axis, line, first + place, line, first + target)
                    return after
    raise AssertionError("a patch that can be emptied has no capture")


@compiled()
def _capture(
    state: Any, axis: Any, line: Any, place: Any, target_line: Any, target_place: Any
) -> None:
    """Take a stack with another, both given by their lines along `axis` and places in them."""
    colour = state.lines[axis, line] >> 2 * place & 3
    prey = colour % 3 + 1
    state.lines[axis, line] ^= colour << 2 * place
    state.lines[1 - axis, place] ^= colour << 2 * line
    state.lines[axis, target_line] ^= (colour ^ prey) << 2 * target_place
    state.lines[1 - axis, target_place] ^= (colour ^ prey) << 2 * target_line
    state.counts[prey] -= 1
    state.captures[state.made[0], 0] = _cell(state, axis, line, place)
    state.captures[state.made[0], 1] = _cell(state, axis, target_line, target_place)
    state.made[0] += 1


@compiled()
def _cell(state: Any, axis: Any, line: Any, place: Any) -> Any:
    """Return the cell on the whole board, `row << 4 | col`."""
    return state.ids[axis, line] << 4 * (1 - axis) | state.ids[1 - axis, place] << 4 * axis


@compiled()
def _close_up(state: Any, axis: Any, line: Any) -> None:
    """Drop an emptied line."""
    state.sizes[axis] -= 1
    for later in range(line, state.sizes[axis]):
        state.lines[axis, later] = state.lines[axis, later + 1]
        state.ids[axis, later] = state.ids[axis, later + 1]
    state.lines[axis, state.sizes[axis]] = 0
    low = (1 << 2 * line) - 1
    for place in range(state.sizes[1 - axis]):
        word = state.lines[1 - axis, place]
        state.lines[1 - axis, place] = word & low | word >> 2 & ~low


@compiled()
def _solve_base(state: Any, bases: Any) -> Any:
    """Solve a board of up to 3x3 or 2x5 cells by its table; tell whether it can be solved."""
    axis = np.int64(state.sizes[0] != 2 and state.sizes[1] == 2)
    rows, cols = state.sizes[axis], state.sizes[1 - axis]
    base = bases[1] if rows == 2 else bases[0]
    cols = 5 if rows == 2 else 3
    word = np.int64(0)
    for row in range(rows):
        word |= state.lines[axis, row] << 2 * cols * row
    if not base[word]:
        return False
    cells = 10 if cols == 5 else 9
    while base[word] != LAST:
        capture = np.int64(base[word]) - 1
        source, target = capture // cells, capture % cells
        colour, prey = word >> 2 * source & 3, word >> 2 * target & 3
        word ^= colour << 2 * source | (colour ^ prey) << 2 * target
        _capture(state, axis, source // cols, source % cols, target // cols, target % cols)
    return True


@compiled()
def _solve_line(state: Any) -> Any:
    """Solve a single line, where only the order matters; tell whether it can be solved.

    A line with three colours can be solved. Any capture that hits a colour of two or more leaves
    three colours. Where there is none, the last stack of a colour is taken, and only in such a way
    that hope is left; docs/proof.md has the proof.
    """
    axis = np.int64(state.sizes[1] == 1)
    size = state.sizes[1 - axis]
    # Numbers as they are written here would have `_capture` compiled anew.
    only: Any = np.int64(0)
    nowhere: Any = np.int64(-1)
    while True:
        word = state.lines[axis, 0]
        if bit_count((word | word >> 1) & 0x55555555) <= 1:
            return True
        best = 0
        source = target = nowhere
        before = -1
        for place in range(size):
            if not word >> 2 * place & 3:
                continue
            if before >= 0:
                for hunter, hunted in ((before, place), (place, before)):
                    prey = word >> 2 * hunted & 3
                    if prey == (word >> 2 * hunter & 3) % 3 + 1 and state.counts[prey] > best:
                        state.counts[prey] -= 1
                        if _has_hope(state.counts):
                            best, source, target = state.counts[prey] + 1, hunter, hunted
                        state.counts[prey] += 1
            before = place
        if source < 0:
            return False
        _capture(state, axis, only, source, only, target)
