"""Depth-first search: restarts for a solution, exhaustion for a refutation, a table that grows."""

from __future__ import annotations

import sys
from time import perf_counter

import numpy as np

from greenest.games.pyramids.board_text import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.kernels.arrays import UInt8s, UInt64s
from greenest.solver.engines.dfs import kernel
from greenest.solver.engines.schedule import (
    FIRST_BUCKETS,
    FIRST_RESTART,
    exhausted,
    larger,
    largest_buckets,
)
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

SLICE = 250_000
"""Nodes between two looks at the clock and at Ctrl-C: well under a second."""

FIRST_TABLE_WORDS = FIRST_BUCKETS * kernel.BUCKET
NO_BOUND = sys.maxsize


class Search:
    """A search of one position; it can be stopped at a limit and resumed."""

    def __init__(self, position: Position) -> None:
        """Set the search up; raises ValueError for less than two stacks."""
        if position.pieces < 2:
            raise ValueError("the search needs at least two stacks")
        self.position = position
        self._colours = colours_of(position)
        self._state = _new_state(position)
        self._table = np.zeros(FIRST_TABLE_WORDS, dtype=np.uint64)

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; limits, nodes and seconds are of this call alone."""
        started = perf_counter()
        before = self._nodes
        captures = reason = None
        status = self._run(limits, started)
        if status is Status.SOLVABLE:
            captures = _solution(self._state, self.position)
        elif status is Status.UNSOLVABLE:
            reason = exhausted(self._nodes)
        else:
            reason = limit_met(self._nodes - before, limits)
        nodes, seconds = self._nodes - before, perf_counter() - started
        return Verdict(self.position, status, "dfs", captures, reason, nodes, seconds)

    @property
    def _nodes(self) -> int:
        return int(self._state.scalars[kernel.NODES])

    def _run(self, limits: Limits, started: float) -> Status:
        """Search until there is an answer or a limit is met."""
        before = self._nodes
        last = before + limits.max_nodes
        while not limits.are_met((nodes := self._nodes) - before, perf_counter() - started):
            outcome = kernel.search(
                self._state,
                self._table,
                self._colours,
                self.position.cols,
                min(last, nodes + SLICE),
                NO_BOUND if _is_full_size(self._table, limits) else _half_full(self._table),
            )
            if outcome == kernel.SOLVED:
                return Status.SOLVABLE
            if outcome == kernel.EXHAUSTED:
                return Status.UNSOLVABLE
            if outcome == kernel.CROWDED:
                self._table = _grow(self._table, limits, self._state)
        return Status.UNDECIDED


COMPILED = (kernel.search, kernel.move_keys)
"""Compiled functions of a search that take long to compile."""


def warm_up() -> None:
    """Compile or load the compiled functions of a search."""
    search = Search(Position(2, 5, "BGWBGWBGWB"))
    search.run(Limits())
    _grow(search._table, Limits(), search._state)


def _table_words(limits: Limits) -> int:
    """Return the words of the largest table."""
    return largest_buckets(limits) * kernel.BUCKET


def _is_full_size(table: UInt64s, limits: Limits) -> bool:
    return table.size >= _table_words(limits)


def _half_full(table: UInt64s) -> int:
    """Return the number of keys from which on full buckets begin to drop some."""
    return table.size // 4


def _grow(table: UInt64s, limits: Limits, state: kernel.State) -> UInt64s:
    """Move the keys to a larger table; the last step may be a small one."""
    buckets = larger(table.size // kernel.BUCKET, largest_buckets(limits))
    grown = np.zeros(buckets * kernel.BUCKET, dtype=np.uint64)
    state.scalars[kernel.STORED] = kernel.move_keys(table, grown)
    return grown


def colours_of(position: Position) -> UInt8s:
    """Return the colours row by row, as the kernel numbers them."""
    digits = position.cells.translate(str.maketrans(COLOURS + EMPTY, "\0\1\2\3"))
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
        scalars=np.zeros(6, dtype=np.int64),
    )
    state.scalars[kernel.ALLOWANCE] = FIRST_RESTART * position.pieces
    exact = position.pieces <= kernel.EXACT_STACKS
    kernel.choose_pairs(colours_of(position), position.cols, exact, state.pairs)
    return state


def _solution(state: kernel.State, position: Position) -> tuple[Capture, ...]:
    """Return the captures on the path, by cells counted row by row."""

    def cell(square: int) -> int:
        return (square >> 4) * position.cols + (square & 15)

    path = state.path[: position.pieces - 1].tolist()
    return tuple(Capture(cell(capture >> 8), cell(capture & 255)) for capture in path)
