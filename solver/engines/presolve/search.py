"""Presolve of many positions in one call: static reasons, a short search, narrow beams.

The answers, captures and nodes are those of `dead_reason`, depth-first search and beams, one after
the other. Other engines continue with positions left undecided.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from greenest.games.pyramids.board_text import COLOURS
from greenest.games.pyramids.position import Position
from greenest.kernels.arrays import Int64s, UInt8s, UInt16s, UInt64s
from greenest.kernels.bits import lowest_bit
from greenest.kernels.cache import compiled
from greenest.solver.bulk.boards import Boards
from greenest.solver.bulk.outcomes import (
    DEAD,
    OPEN,
    REFUTED_BY_BEAM,
    SOLVED,
    SOLVED_BY_BEAM,
    Found,
    verdict_of,
)
from greenest.solver.engines.beam import kernel as beam_kernel
from greenest.solver.engines.dfs import kernel
from greenest.solver.engines.presolve import kernel as few_kernel
from greenest.solver.engines.replays import are_solutions, codes_of
from greenest.solver.engines.schedule import (
    BEAM_GROWTH,
    FEW_STACKS,
    FIRST_BUCKETS,
    FIRST_RESTART,
    FIRST_WIDTH,
    TABLE_GROWTH,
    WIDEST,
    first_look,
    largest_buckets,
    most_seen,
    narrowed,
)
from greenest.solver.verdict import Limits, Verdict

CODES = np.full(256, kernel.EMPTY, dtype=np.uint8)
CODES[list(COLOURS.encode())] = 0, 1, 2
"""The colour of a cell by its character."""

MOST_STACKS = 256
MOST_CAPTURES = MOST_STACKS * (MOST_STACKS + 1)
"""A position of n stacks has fewer than 2n captures."""

CAPTURES = 70 + 256 * 6
SCORES = CAPTURES + MOST_CAPTURES // 4
FIRST = SCORES + MOST_CAPTURES
PATH = FIRST + 2 * 257
SCALARS = PATH + 256 // 4
TABLE = SCALARS + 6
SEARCH_WORDS = TABLE + FIRST_BUCKETS * kernel.BUCKET
"""Offsets of the parts of a search's memory, and its size."""


def solve_many(boards: Boards, limits: Limits) -> Found:
    """Presolve boards, and replay the solutions."""
    found = look(boards.cells, boards.cols, boards.stacks, limits)
    if not are_right(boards.cells, boards.rows, boards.cols, found):
        raise AssertionError(
            f"a solution of a board of {boards.rows}x{boards.cols} breaks the rules"
        )
    return found


def look(cells: UInt8s, cols: int, stacks: int, limits: Limits) -> Found:
    """Look at boards of as many stacks, two or more, each (rows * cols) characters over ".BGW".

    The limits but for the seconds hold for each board.
    """
    boards = CODES[cells]
    found = Found(
        np.empty(len(boards), dtype=np.uint8),
        np.zeros((len(boards), 2), dtype=np.int64),
        np.empty((len(boards), stacks - 1, 2), dtype=np.uint8),
    )
    most = min(limits.max_nodes, sys.maxsize)
    budget, widest = first_look(stacks)
    memory = _KEPT.pop() if _KEPT else _new_memory()
    try:
        if stacks <= FEW_STACKS:
            kept = most_seen(limits)
            few_kernel.look(boards, cols, stacks, min(budget, most), kept, memory.few, *found)
        else:
            widest = narrowed(widest, stacks, limits.max_seconds)
            kept = largest_buckets(limits)
            _look(boards, cols, stacks, min(budget, most), kept, memory.search, *found)
            if widest and OPEN in found.outcomes.tobytes():
                _try_beams(boards, cols, stacks, most, widest, memory.beam, *found)
    finally:
        _KEPT.append(memory)
    return found


class Memory(NamedTuple):
    """Memory for presolve of any boards."""

    few: Int64s
    """Of the search of few stacks,"""
    search: Int64s
    """of that of others, as one array: handing over many takes longer than an easy board,"""
    beam: beam_kernel.Beam
    """and of beams."""


_KEPT: list[Memory] = []
"""Memory that no thread is using."""


def _new_memory() -> Memory:
    beam = beam_kernel.new_beam(WIDEST, MOST_STACKS)
    return Memory(few_kernel.new_memory(), np.zeros(SEARCH_WORDS, dtype=np.int64), beam)


def are_right(cells: UInt8s, rows: int, cols: int, found: Found) -> bool:
    """Replay the solutions by `replays`, which shares no code with the search."""
    boards = codes_of(cells, rows, cols)
    is_solved = (found.outcomes == SOLVED) | (found.outcomes == SOLVED_BY_BEAM)
    lengths = np.where(is_solved, found.captures.shape[1], -1)
    return bool((are_solutions(boards, found.captures, lengths) == is_solved).all())


class Search:
    """Presolve of one position of two or more stacks."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def run(self, limits: Limits) -> Verdict:
        """Return an answer, or that the position is undecided.

        Beams are left out that might take longer than there is time; the rest takes milliseconds.
        """
        (verdict,) = look_at([self.position], limits)
        return verdict


def look_at(positions: Sequence[Position], limits: Limits) -> list[Verdict]:
    """Look at positions of one shape and number of stacks, two or more; the seconds are means."""
    started = perf_counter()
    first = positions[0]
    text = "".join([position.cells for position in positions])
    cells = np.frombuffer(text.encode(), dtype=np.uint8).reshape(len(positions), -1)
    found = look(cells, first.cols, first.pieces, limits)
    seconds = (perf_counter() - started) / len(positions)
    rows = zip(found.outcomes.tolist(), found.nodes.tolist(), found.captures, strict=True)
    return [
        verdict_of(position, *row, seconds) for position, row in zip(positions, rows, strict=True)
    ]


def warm_up() -> None:
    """Compile or load all that presolve may call."""
    Search(Position(2, 5, "BGWBGWBGWB")).run(Limits())
    cells = np.frombuffer(b"BGW" * 7, dtype=np.uint8).reshape(1, -1)
    look(cells, 7, 21, Limits(max_nodes=1))


@compiled(nogil=True)
def _look(
    boards: UInt8s,
    cols: int,
    stacks: int,
    budget: int,
    largest: int,
    memory: Int64s,
    outcomes: UInt8s,
    nodes: Int64s,
    captures: UInt8s,
) -> None:
    """Look for static reasons and search each board, (boards, cells) colours, for some nodes."""
    state, first_table = _state_in(memory), memory[TABLE:].view(np.uint64)
    for index in range(len(boards)):
        board = boards[index]
        kernel._set_up(state, board, cols)
        if _is_dead(state):
            outcomes[index] = DEAD
            continue
        first_table[:] = 0
        outcome = _search(state, first_table, board, cols, stacks, budget, largest)
        nodes[index, 0] = state.scalars[kernel.NODES]
        if outcome == SOLVED:
            _write(state.path, cols, stacks, captures[index])
        outcomes[index] = outcome


@compiled()
def _state_in(memory: Int64s) -> kernel.State:
    """Return the parts of the memory of a search."""
    return kernel.State(
        memory[:16],
        memory[16:32],
        memory[32:64].view(np.uint8),
        memory[64:67],
        memory[70 : 70 + 256 * 6].view(np.uint64).reshape(256, 3, 2),
        memory[67:69].view(np.uint64),
        memory[69:70].view(np.uint64),
        memory[CAPTURES:SCORES].view(np.uint16),
        memory[SCORES:FIRST],
        memory[FIRST : FIRST + 257],
        memory[FIRST + 257 : PATH],
        memory[PATH:SCALARS].view(np.uint16),
        memory[SCALARS:TABLE],
    )


@compiled(nogil=True, allocates=False)
def _try_beams(
    boards: UInt8s,
    cols: int,
    stacks: int,
    most: int,
    widest: int,
    beam: beam_kernel.Beam,
    outcomes: UInt8s,
    nodes: Int64s,
    captures: UInt8s,
) -> None:
    """Try beams up to a width on boards that are still open, each up to `most` nodes in all."""
    for index in range(len(boards)):
        left = most - nodes[index, 0]
        if outcomes[index] == OPEN and left > 0:
            outcomes[index] = _widen(beam, boards[index], cols, widest, left, nodes[index])
            if outcomes[index] == SOLVED_BY_BEAM:
                _write(beam.path, cols, stacks, captures[index])


@compiled()
def _search(
    state: kernel.State,
    first: UInt64s,
    board: UInt8s,
    cols: int,
    stacks: int,
    budget: int,
    largest: int,
) -> int:
    """Search a board that was set up with an empty table, as `dfs` does."""
    state.pairs[:] = 0
    kernel.choose_pairs(board, cols, stacks <= kernel.EXACT_STACKS, state.pairs)
    for place in range(6):
        state.scalars[place] = 0
    state.scalars[kernel.ALLOWANCE] = FIRST_RESTART * stacks
    table = first
    buckets = FIRST_BUCKETS
    outcome = OPEN
    while state.scalars[kernel.NODES] < budget:
        bound = table.size // 4 if buckets < largest else np.iinfo(np.int64).max
        outcome = kernel.search(state, table, board, cols, budget, bound)
        if outcome != kernel.CROWDED:
            break
        buckets = min(buckets * TABLE_GROWTH, largest)
        grown = np.zeros(buckets * kernel.BUCKET, dtype=np.uint64)
        state.scalars[kernel.STORED] = kernel.move_keys(table, grown)
        table = grown
    return OPEN if outcome == kernel.CROWDED else outcome


@compiled(allocates=False)
def _write(path: UInt16s, cols: int, stacks: int, captures: UInt8s) -> None:
    """Write a solution by its cells."""
    for turn in range(stacks - 1):
        capture = np.int64(path[turn])
        captures[turn, 0] = (capture >> 12) * cols + (capture >> 8 & 15)
        captures[turn, 1] = (capture >> 4 & 15) * cols + (capture & 15)


@compiled(allocates=False)
def _widen(
    beam: beam_kernel.Beam, board: UInt8s, cols: int, widest: int, most: int, nodes: Int64s
) -> int:
    """Try beams up to a width, with `most` nodes in all; add the nodes to `nodes[1]`."""
    width = FIRST_WIDTH
    while width <= widest and nodes[1] < most:
        beam_kernel.start(beam, board, cols)
        outcome = beam_kernel.run(beam, width, most - nodes[1])
        nodes[1] += beam.numbers[beam_kernel.NODES]
        if outcome == beam_kernel.SOLVED:
            return SOLVED_BY_BEAM
        if outcome == beam_kernel.REFUTED:
            return REFUTED_BY_BEAM
        width *= BEAM_GROWTH
    return OPEN


@compiled(allocates=False)
def _is_dead(state: kernel.State) -> bool:
    """Tell whether a static reason applies to a board of two or more stacks that was set up."""
    black, green, white = state.counts
    if (not black and green > 1) or (not green and white > 1) or (not white and black > 1):
        return True
    return _is_split(state.across, state.down) or not _is_any_capture(state)


@compiled(allocates=False)
def _is_split(across: Int64s, down: Int64s) -> bool:
    """Tell whether the rows and columns that are not empty fall into parts."""
    rows = np.int64(0)
    for row in range(16):
        if across[row]:
            rows |= 1 << row
    first = lowest_bit(rows)
    seen = np.int64(1) << first
    cols = np.int64(0)
    fresh = np.int64(across[first])
    while fresh:
        cols |= fresh
        reached = np.int64(0)
        while fresh:
            reached |= down[lowest_bit(fresh)]
            fresh &= fresh - 1
        reached &= ~seen
        seen |= reached
        while reached:
            fresh |= across[lowest_bit(reached)]
            reached &= reached - 1
        fresh &= ~cols
    return seen != rows


@compiled(allocates=False)
def _is_any_capture(state: kernel.State) -> bool:
    """Tell whether some line has stacks of two colours."""
    for line in range(16):
        row, col = np.int64(state.across[line]), np.int64(state.down[line])
        colour: Any = -1
        while row:
            found = np.int64(state.colour[line << 4 | lowest_bit(row)])
            row &= row - 1
            if colour >= 0 and found != colour:
                return True
            colour = found
        colour = -1
        while col:
            found = np.int64(state.colour[lowest_bit(col) << 4 | line])
            col &= col - 1
            if colour >= 0 and found != colour:
                return True
            colour = found
    return False


COMPILED = (_look, _try_beams, few_kernel.look, kernel.search, kernel.move_keys)
"""Functions that take long to compile."""
