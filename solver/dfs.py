"""Depth-first search: restarts for a solution, exhaustion for a refutation, a table that grows."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import numpy as np

from games.greenest import Capture
from solver import kernel
from solver.position import Position
from solver.static import dead_reason
from solver.verdict import Limits, Status, Verdict

FIRST_RESTART = 4
"""Nodes per stack before the first restart; an easy board is solved with little more than one."""
RESTART_GROWTH = 1.5
SLICE = 250_000
"""Nodes between two looks at the clock and at Ctrl-C: well under a second."""

FIRST_TABLE_WORDS = 128 * kernel.BUCKET
TABLE_GROWTH = 16
NO_BOUND = sys.maxsize


def search(position: Position, limits: Limits) -> Verdict:
    """Decide a position by search alone; undecided only where a limit was met.

    The kernel asks of each capture whether it splits the board or freezes a colour; whether that
    is so from the start is asked here, once.
    """
    started = perf_counter()
    if position.pieces < 2:
        raise ValueError("the search needs at least two stacks")
    if found := dead_reason(position):
        seconds = perf_counter() - started
        return Verdict(position, Status.UNSOLVABLE, "dfs", None, found, 0, seconds)
    state = _new_state(position)
    outcome = _run(state, position, limits, started)
    nodes = int(state.scalars[kernel.NODES])
    captures = reason = None
    if outcome == kernel.SOLVED:
        status, captures = Status.SOLVABLE, _solution(state, position)
    elif outcome == kernel.EXHAUSTED:
        status, reason = Status.UNSOLVABLE, _exhausted(nodes)
    else:
        status, reason = Status.UNDECIDED, _gave_up(nodes, limits)
    return Verdict(position, status, "dfs", captures, reason, nodes, perf_counter() - started)


def is_compiled() -> bool:
    """Tell whether the kernels were compiled earlier and only need to be loaded."""
    dispatcher = kernel.search
    if dispatcher.signatures:
        return True
    source = Path(kernel.__file__).stat().st_mtime
    indexes = Path(str(dispatcher.stats.cache_path)).glob("kernel.search-*.nbi")
    return any(index.stat().st_mtime >= source for index in indexes)


def _run(state: kernel.State, position: Position, limits: Limits, started: float) -> int:
    """Search with restarts until there is an answer or a limit is met."""
    colours = _colours(position)
    table = np.zeros(FIRST_TABLE_WORDS, dtype=np.uint64)
    for seed, allowance in enumerate(_allowances(position.pieces), start=1):
        state.scalars[kernel.DEPTH] = kernel.FRESH
        restart_at = int(state.scalars[kernel.NODES]) + allowance
        while (nodes := int(state.scalars[kernel.NODES])) < restart_at:
            if nodes >= limits.max_nodes or _is_late(limits, started):
                return kernel.RUNNING
            node_bound = min(restart_at, limits.max_nodes, nodes + SLICE)
            key_bound = NO_BOUND if _is_full_size(table, limits) else _half_full(table)
            outcome = kernel.search(
                state, table, colours, position.cols, seed, node_bound, key_bound
            )
            if outcome == kernel.CROWDED:
                table = _grow(table, limits, state)
            elif outcome != kernel.RUNNING:
                return int(outcome)
    raise AssertionError("allowances never end")


def _allowances(stacks: int) -> Iterator[int]:
    """Yield the nodes of each restart, for ever.

    They grow geometrically, so the last one, which exhausts an unsolvable position, is never
    preceded by more than a constant times its own work; the table keeps what the others refuted.
    """
    allowance = float(FIRST_RESTART * stacks)
    while True:
        yield int(min(allowance, NO_BOUND // 2))
        allowance = min(allowance * RESTART_GROWTH, NO_BOUND // 2)


def _is_late(limits: Limits, started: float) -> bool:
    return limits.max_seconds is not None and perf_counter() - started >= limits.max_seconds


def _table_words(limits: Limits) -> int:
    """Return the words of the largest table, such that it and the one before it fit the limit."""
    buckets = limits.table_mb * 2**20 // (8 * kernel.BUCKET)
    return max(buckets * TABLE_GROWTH // (TABLE_GROWTH + 1), 1) * kernel.BUCKET


def _is_full_size(table: kernel.Words, limits: Limits) -> bool:
    return table.size >= _table_words(limits)


def _half_full(table: kernel.Words) -> int:
    """Return the number of keys from which on full buckets begin to drop some."""
    return table.size // 4


def _grow(table: kernel.Words, limits: Limits, state: kernel.State) -> kernel.Words:
    """Move the keys to a larger table; the last step may be a small one."""
    words = min(table.size * TABLE_GROWTH, _table_words(limits))
    larger = np.zeros(words, dtype=np.uint64)
    state.scalars[kernel.STORED] = kernel.move_keys(table, larger)
    return larger


def _colours(position: Position) -> kernel.Bytes:
    """Return the colours row by row, as the kernel numbers them."""
    digits = position.cells.translate(str.maketrans("BGW.", "\0\1\2\3"))
    return np.frombuffer(digits.encode(), dtype=np.uint8)


def _new_state(position: Position) -> kernel.State:
    """Allocate a search; n stacks have at most 2n captures, so a whole path has n(n + 1)."""
    captures = position.pieces * (position.pieces + 1)
    state = kernel.State(
        across=np.zeros(16, dtype=np.int64),
        down=np.zeros(16, dtype=np.int64),
        colour=np.zeros(256, dtype=np.uint8),
        counts=np.zeros(3, dtype=np.int64),
        pairs=np.zeros((256, 3, 2), dtype=np.uint64),
        key=np.zeros(2, dtype=np.uint64),
        random=np.zeros(1, dtype=np.uint64),
        captures=np.empty(captures, dtype=np.uint16),
        scores=np.empty(captures, dtype=np.int64),
        first=np.zeros(257, dtype=np.int64),
        last=np.zeros(257, dtype=np.int64),
        path=np.zeros(256, dtype=np.uint16),
        scalars=np.zeros(3, dtype=np.int64),
    )
    exact = position.pieces <= kernel.EXACT_STACKS
    kernel.choose_pairs(_colours(position), position.cols, exact, state.pairs)
    return state


def _solution(state: kernel.State, position: Position) -> tuple[Capture, ...]:
    """Return the captures on the path, by cells counted row by row."""

    def cell(square: int) -> int:
        return (square >> 4) * position.cols + (square & 15)

    path = state.path[: position.pieces - 1].tolist()
    return tuple(Capture(cell(capture >> 8), cell(capture & 255)) for capture in path)


def _exhausted(nodes: int) -> str:
    return f"every line of play was searched ({nodes:,} positions): none ends in a single stack"


def _gave_up(nodes: int, limits: Limits) -> str:
    if nodes >= limits.max_nodes:
        return f"stopped after {nodes:,} positions, the limit of nodes"
    return f"stopped after {limits.max_seconds:g} seconds, the limit of time"
