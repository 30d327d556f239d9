"""Solves full and nearly full boards by removing line after line; compiled by numba.

A removal. A row or column is removed if all its stacks leave it, by captures within the line or
into the two lines beside it. Captures pass over an emptied line, so a smaller full board is left.
Removals go on until a base or a single line is left. A base has up to 3x3 or 2x5 cells, and is
solved by a table.

    row above    B W G W     B W G W     B W G W     B G G W     B G G G
    row          W B G G     . W G G     . G . G     . . . G     . . . .
    row below    B B W B     B B W B     B B W B     B B W B     B B W B
                           W takes B   G takes W   G takes W   G takes W
                           sideways    sideways      above       above

A line is cut into segments of up to four cells. A patch is a segment with the cells beside it in
the two neighbouring lines. A way out is the captures within a patch that empty its segment. A line
can be removed if it can be cut into segments that can be emptied one by one. A table says whether a
segment can be emptied (`solver.kernels.patches`, with the layout of words and patches;
`solver.engines.lines.tables` has bases). Captures are made on the patches alone. Then the line is
dropped from the board, and the lines beside it are updated.

A colour is frozen if it has two or more stacks, and its captor none. No removal may freeze a
colour.

The state of a board. `state[axis + line]` is the word of a row or column, two bits for each cell.
The axis is `ROWS` or `COLS`. The number of a cell on the whole board is the sum of `state[IDS +
axis + line]` for its row and for its column. The state also has the numbers of rows and columns
that are left, of stacks of each colour, and of captures.

    B G    rows     0b10_01 0b11_00    ids  0 4    the row between them was removed
    . W    columns  0b00_01 0b11_10    ids  0 1
"""

from __future__ import annotations

from typing import Any

import numpy as np

from greenest.solver.engines.lines.tables import LAST, LineTables, way_out
from greenest.solver.kernels.arrays import Int64s, UInt8s
from greenest.solver.kernels.bits import bit_count
from greenest.solver.kernels.cache import compiled, helper
from greenest.solver.kernels.patches import LONGEST_SEGMENT, made, prey_of

ROWS, COLS = 0, 16
IDS, SIZES, COUNTS, MADE, STATE_SIZE = 32, 64, 81, 85, 86
"""Indexes of a state. `SIZES + axis` is the number of lines, `COUNTS + code` the number of stacks
of a colour, and `MADE` the number of captures."""
ALL = 0x55555555
"""A word with the lower bit of each cell set."""

ORDERS = 12
"""The number of attempts from the start; each removes lines in another order."""
OPENINGS = 48
"""If no attempt from the start gives a solution, this many attempts follow, each after another
first capture."""


@compiled(nogil=True, allocates=False)
def solve(
    boards: UInt8s,
    state: Int64s,
    patches: UInt8s,
    ways: Int64s,
    bases: tuple[UInt8s, UInt8s],
    captures: UInt8s,
    counts: Int64s,
) -> None:
    """Solve boards, given as (boards, rows, cols) codes of cells, by removing lines.

    `state` is scratch. `captures[board]` receives the solution, with cells counted row by row.
    `counts[0, board]` receives its length, or -1 if there is none. `counts[1, board]` receives the
    number of captures tried.
    """
    tables = LineTables(patches, ways, bases)
    for index in range(len(boards)):
        moves = captures[index]
        counts[0, index] = -1
        counts[1, index] = 0
        for attempt in range(ORDERS + OPENINGS):
            _set_up(state, boards[index])
            if attempt >= ORDERS and not _open(state, attempt - ORDERS, moves):
                break
            is_solved = _attempt(state, attempt, tables, moves)
            counts[1, index] += state[MADE]
            if is_solved:
                counts[0, index] = state[MADE]
                break


@helper(allocates=False, within=True)
def _set_up(state: Int64s, board: UInt8s) -> None:
    rows, cols = board.shape
    for part in range(STATE_SIZE):
        state[part] = 0
    state[SIZES + ROWS] = rows
    state[SIZES + COLS] = cols
    for col in range(cols):
        state[IDS + COLS + col] = col
    for row in range(rows):
        state[IDS + ROWS + row] = row * cols
        word = np.int64(0)
        for col in range(cols):
            code = np.int64(board[row, col])
            word |= code << 2 * col
            state[COLS + col] |= code << 2 * row
        state[ROWS + row] = word
        low, high = word & ALL, word >> 1 & ALL
        state[COUNTS + 1] += bit_count(low & ~high)
        state[COUNTS + 2] += bit_count(high & ~low)
        state[COUNTS + 3] += bit_count(low & high)


@helper(allocates=False)
def _open(state: Int64s, number: int, moves: UInt8s) -> bool:
    """Make the legal capture with the index `number`; return False if there is none."""
    for axis in (ROWS, COLS):
        for line in range(state[SIZES + axis]):
            word = state[axis + line]
            before = -1
            for place in range(state[SIZES + COLS - axis]):
                colour = word >> 2 * place & 3
                if not colour:
                    continue
                if before >= 0 and colour != word >> 2 * before & 3:
                    if number == 0:
                        takes = colour == prey_of(word >> 2 * before & 3)
                        source, target = (before, place) if takes else (place, before)
                        _capture(state, axis, line, source, target, moves)
                        return True
                    number -= 1
                before = place
    return False


@helper(allocates=False, within=True)
def _attempt(
    state: Int64s,
    attempt: int,
    tables: LineTables,
    moves: UInt8s,
) -> bool:
    while not _is_base(state):
        if not _remove_a_line(state, attempt, tables, moves):
            return False
    if state[SIZES + ROWS] == 1 or state[SIZES + COLS] == 1:
        return _solve_line(state, moves)
    return _solve_base(state, tables, moves)


@helper(allocates=False)
def _is_base(state: Int64s) -> bool:
    rows, cols = state[SIZES + ROWS], state[SIZES + COLS]
    small, large = min(rows, cols), max(rows, cols)
    return small == 1 or large <= 3 or (small == 2 and large <= 5)


@helper(allocates=False, within=True)
def _remove_a_line(state: Int64s, attempt: int, tables: LineTables, moves: UInt8s) -> bool:
    """Remove the first line whose removal freezes no colour; return False if there is none.

    `attempt` determines the order of lines. The shorter lines are tried first, or the longer ones
    if `attempt` is odd. The first pass over the lines spares every colour that a removal could
    extinguish. The second pass spares only the rarest colour, and the third pass none.
    """
    has_short_rows = state[SIZES + ROWS] > state[SIZES + COLS]
    shorter = np.int64(ROWS if has_short_rows ^ (attempt & 1 == 1) else COLS)
    for care in range(3):
        for axis in (shorter, COLS - shorter):
            lines, length = state[SIZES + axis], state[SIZES + COLS - axis]
            if lines <= (5 if length == 2 else 3):
                continue
            spared = _spared(state, length, care)
            first = (attempt >> 1) * lines // 3
            while first >= lines:
                first -= lines
            for turn in range(lines):
                line = turn + first if turn + first < lines else turn + first - lines
                if attempt & 2:
                    line = lines - 1 - line
                cuts = _cuts(state, axis, line, spared, tables)
                # With more than a line of each colour, all are left.
                is_safe = care == 0 and spared == 0
                if cuts and _remove(state, axis, line, cuts, spared, is_safe, tables, moves):
                    return True
    return False


@helper(allocates=False, within=True)
def _spared(state: Int64s, length: int, care: int) -> int:
    """Return the set of colours that `_remove_a_line` spares in pass `care`, which is 0, 1 or 2."""
    spared = 0
    if care == 2:
        return spared
    fewest = length
    if care:
        fewest = min(state[COUNTS + 1], state[COUNTS + 2], state[COUNTS + 3])
    for code in range(1, 4):
        if state[COUNTS + code] <= fewest:
            spared |= 1 << (code - 1)
    return spared


@helper(allocates=False, within=True)
def _none_is_frozen(state: Int64s) -> int:
    """Return whether every colour with two or more stacks has a captor left."""
    black, green, white = state[COUNTS + 1], state[COUNTS + 2], state[COUNTS + 3]
    return (black or green < 2) and (green or white < 2) and (white or black < 2)


@helper(allocates=False, within=True)
def _patch(state: Int64s, axis: int, line: int, first: int, length: int) -> int:
    mask = (1 << 2 * length) - 1
    one = state[axis + line - 1] >> 2 * first & mask if line else 0
    other = state[axis + line + 1] >> 2 * first & mask if line + 1 < state[SIZES + axis] else 0
    return (state[axis + line] >> 2 * first & mask) << 16 | one << 8 | other


@helper(allocates=False, within=True)
def _cuts(state: Int64s, axis: int, line: int, spared: int, tables: LineTables) -> int:
    """Return a cut of a line into segments that can be emptied, or 0 if no cut is found.

    The captures that empty the segments must spare the set of colours `spared`. A cut has three
    bits for each cell: the length of the segment that ends there, or 0. The last segment is chosen
    first, and long segments are tried first. Bit i of `failed` is set if the first i cells of the
    line have no cut, so that they are not tried again.
    """
    cuts, failed = np.int64(0), np.int64(0)
    size = state[SIZES + COLS - axis]
    end = size
    length: Any = min(LONGEST_SEGMENT, end)
    while length or end < size:
        if length == 0:
            failed |= 1 << end
            # The next segment; its length is stored at its end.
            length = np.int64(1)
            while cuts >> 3 * (end + length - 1) & 7 != length:
                length += 1
            end += length
            cuts ^= length << 3 * (end - 1)
            length -= 1
            continue
        first = end - length
        patch = _patch(state, axis, line, first, length)
        if failed >> first & 1 or not tables.patches[patch] >> spared & 1:
            length -= 1
            continue
        cuts |= length << 3 * (end - 1)
        if first == 0:
            return cuts
        end = first
        length = min(LONGEST_SEGMENT, end)
    return np.int64(0)


@helper(allocates=False, within=True)
def _remove(
    state: Int64s,
    axis: int,
    line: int,
    cuts: int,
    spared: int,
    is_safe: bool,
    tables: LineTables,
    moves: UInt8s,
) -> bool:
    """Remove a line, given its cut; return False, and change nothing, if this freezes a colour."""
    made = state[MADE]
    black, green, white = state[COUNTS + 1], state[COUNTS + 2], state[COUNTS + 3]
    one, other = np.int64(0), np.int64(0)
    end = state[SIZES + COLS - axis]
    while end:
        length = cuts >> 3 * (end - 1) & 7
        first = end - length
        patch = _patch(state, axis, line, first, length)
        way = way_out(patch, spared, tables)
        patch = _follow(state, axis, line, first, patch, way, moves)
        one |= (patch >> 8 & 255) << 2 * first
        other |= (patch & 255) << 2 * first
        end = first
    if is_safe or _none_is_frozen(state):
        _drop(state, axis, line, one, other)
        return True
    state[MADE] = made
    state[COUNTS + 1], state[COUNTS + 2], state[COUNTS + 3] = black, green, white
    return False


@helper(allocates=False, within=True)
def _follow(
    state: Int64s, axis: int, line: int, first: int, patch: int, way: int, moves: UInt8s
) -> int:
    """Write the captures of a way out to `moves`, and return the patch after them."""
    while patch >> 16:
        patch, prey, there = made(patch, way & 15)
        # In bits of a patch, the line after it comes first, then the line before it.
        target_line = line if there >= 16 else line - 1 if there >= 8 else line + 1
        _note(state, axis, line, first + (way & 3), target_line, first + (there >> 1 & 3), moves)
        state[COUNTS + prey] -= 1
        way >>= 4
    return patch


@helper(allocates=False, within=True)
def _note(
    state: Int64s,
    axis: int,
    line: int,
    place: int,
    target_line: int,
    target_place: int,
    moves: UInt8s,
) -> None:
    """Write to `moves` a capture from `place` on `line` to `target_place` on `target_line`."""
    lines, places, made = IDS + axis, IDS + COLS - axis, state[MADE]
    moves[made, 0] = state[lines + line] + state[places + place]
    moves[made, 1] = state[lines + target_line] + state[places + target_place]
    state[MADE] = made + 1


@helper(allocates=False, within=True)
def _drop(state: Int64s, axis: int, line: int, one: int, other: int) -> None:
    """Drop an emptied line; `one` and `other` are the new words of the lines before and after."""
    before, after = np.int64(0), np.int64(0)
    last = state[SIZES + axis] - 1
    if line:
        before = state[axis + line - 1] ^ one
        state[axis + line - 1] = one
    if line < last:
        after = state[axis + line + 1] ^ other
        state[axis + line + 1] = other
    state[SIZES + axis] = last
    for later in range(line, last):
        state[axis + later] = state[axis + later + 1]
        state[IDS + axis + later] = state[IDS + axis + later + 1]
    state[axis + last] = 0
    low = (1 << 2 * line) - 1
    previous = max(2 * line - 2, 0)
    for place in range(state[SIZES + COLS - axis]):
        word = state[COLS - axis + place]
        changed = (before >> 2 * place & 3) << previous | (after >> 2 * place & 3) << 2 * line
        state[COLS - axis + place] = (word & low | word >> 2 & ~low) ^ changed


@helper(allocates=False)
def _capture(
    state: Int64s, axis: int, line: int, place: int, target_place: int, moves: UInt8s
) -> None:
    colour = state[axis + line] >> 2 * place & 3
    prey = prey_of(colour)
    state[axis + line] ^= colour << 2 * place ^ (colour ^ prey) << 2 * target_place
    state[COLS - axis + place] ^= colour << 2 * line
    state[COLS - axis + target_place] ^= (colour ^ prey) << 2 * line
    state[COUNTS + prey] -= 1
    _note(state, axis, line, place, line, target_place, moves)


@helper(allocates=False, within=True)
def _solve_base(state: Int64s, tables: LineTables, moves: UInt8s) -> bool:
    is_turned = state[SIZES + ROWS] != 2 and state[SIZES + COLS] == 2
    axis = np.int64(COLS if is_turned else ROWS)
    if state[SIZES + axis] == 2:
        return _follow_base(state, axis, tables.bases[1], 5, moves)
    return _follow_base(state, axis, tables.bases[0], 3, moves)


@helper(allocates=False, within=True)
def _follow_base(state: Int64s, axis: int, base: UInt8s, cols: int, moves: UInt8s) -> bool:
    word, cells = np.int64(0), 10 if cols == 5 else 9
    for line in range(state[SIZES + axis]):
        word |= state[axis + line] << 2 * cols * line
    if not base[word]:
        return False
    while base[word] != LAST:
        capture = np.int64(base[word]) - 1
        source, target = capture // cells, capture % cells
        row, target_row = source // cols, target // cols
        colour = word >> 2 * source & 3
        word ^= colour << 2 * source | (colour ^ prey_of(colour)) << 2 * target
        place, target_place = source - cols * row, target - cols * target_row
        _note(state, axis, row, place, target_row, target_place, moves)
    return True


@helper(allocates=False)
def _solve_line(state: Int64s, moves: UInt8s) -> bool:
    """Solve a single line, where only the order of stacks matters; return False if stuck.

    A line with three colours is solvable. Each capture takes a stack of a colour with two or more
    stacks, so three colours are left. If there is no such capture, the last stack of a colour is
    taken, unless this freezes a colour. docs/every-size.md has the proof.
    """
    axis = np.int64(COLS if state[SIZES + COLS] == 1 else ROWS)
    size = state[SIZES + COLS - axis]
    # With Python's own numbers numba would compile `_capture` for further types.
    only: Any = np.int64(0)
    nowhere: Any = np.int64(-1)
    while True:
        word = state[axis]
        if bit_count((word | word >> 1) & ALL) <= 1:
            return True
        best = np.int64(0)
        source = target = nowhere
        before = -1
        for place in range(size):
            if not word >> 2 * place & 3:
                continue
            if before >= 0:
                for captor, captured in ((before, place), (place, before)):
                    prey = word >> 2 * captured & 3
                    stacks = state[COUNTS + prey]
                    if prey == prey_of(word >> 2 * captor & 3) and stacks > best:
                        state[COUNTS + prey] -= 1
                        if _none_is_frozen(state):
                            best, source, target = stacks, captor, captured
                        state[COUNTS + prey] = stacks
            before = place
        if source < 0:
            return False
        _capture(state, axis, only, source, target, moves)
