"""Theorem 12 of easy-holes.md, step by step: a hunter that may turn again in few columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Cell = tuple[int, int]
"""A row and a column."""


@dataclass(frozen=True)
class State:
    """The prey that is left after a capture.

    `first` and `last` are the ends of the hull. `here` are the rows of the stacks in the hunter's
    column, unless it left the column since that joined the hull. `kept` are the stacks in the
    columns to turn in again. `dirty` are the rows and zones, by number, where the hull has other
    stacks.
    """

    first: int
    last: int
    hunter: Cell
    here: frozenset[int]
    kept: frozenset[Cell]
    dirty: frozenset[Cell]


class Hunt:
    """Prey, a hunter, and the columns of the hull in which it may change rows again."""

    def __init__(self, cols: int, prey: frozenset[Cell], again: frozenset[int]) -> None:
        self.cols = cols
        self.prey = prey
        self.again = again

    def is_won(self, hunter: Cell) -> bool:
        _, col = hunter
        kept = frozenset(cell for cell in self.prey if cell[1] in self.again)
        start = State(col, col, hunter, self._others(hunter), kept, frozenset())
        todo, seen = [start], {start}
        while todo:
            state = todo.pop()
            cleared = self._cleared(state)
            outside = any(not state.first <= col <= state.last for _, col in self.prey)
            if not (cleared.kept or cleared.dirty or outside):
                return True
            after = {*self._changed(state), *self._gone_on(cleared)}
            todo += after - seen
            seen |= after
        return False

    def _others(self, cell: Cell) -> frozenset[int]:
        if cell[1] in self.again:
            return frozenset()
        return frozenset(row for row, col in self.prey if col == cell[1] and row != cell[0])

    def _zone(self, col: int) -> int:
        return sum(each < col for each in self.again)

    def _changed(self, state: State) -> Iterator[State]:
        """Yield the states after a change of rows."""
        row, col = state.hunter
        rows = {each for each, at in state.kept if at == col} | state.here
        for near in (
            max((each for each in rows if each < row), default=None),
            min((each for each in rows if each > row), default=None),
        ):
            if near is not None:
                yield replace(
                    state,
                    hunter=(near, col),
                    here=state.here - {near},
                    kept=state.kept - {(near, col)},
                )

    def _reach(self, state: State, step: int) -> Iterator[int]:
        """Yield the hull's columns on one side of the hunter, up to a kept stack of its row."""
        row, col = state.hunter
        col += step
        while state.first <= col <= state.last:
            yield col
            if (row, col) in state.kept:
                return
            col += step

    def _cleared(self, state: State) -> State:
        """Return the state after the row is cleared to the kept stack and the column given up."""
        row, col = state.hunter
        reached = [col, *self._reach(state, 1), *self._reach(state, -1)]
        clean = {(row, self._zone(each)) for each in reached if each not in self.again}
        left = {(each, self._zone(col)) for each in state.here}
        return replace(state, here=frozenset(), dirty=state.dirty - clean | left)

    def _gone_on(self, state: State) -> Iterator[State]:
        """Yield the states after a capture of a kept stack of the row, or outside the hull."""
        row, col = state.hunter
        for step in (1, -1):
            met = [each for each in self._reach(state, step) if (row, each) in state.kept]
            if met:
                cell = (row, met[0])
                yield replace(state, hunter=cell, kept=state.kept - {cell})
                continue
            passed = set()
            col = (state.last if step > 0 else state.first) + step
            while 0 <= col < self.cols and (row, col) not in self.prey:
                if col not in self.again:
                    passed |= {(each, self._zone(col)) for each, at in self.prey if at == col}
                col += step
            if 0 <= col < self.cols:
                yield State(
                    min(state.first, col),
                    max(state.last, col),
                    (row, col),
                    self._others((row, col)),
                    state.kept - {(row, col)},
                    state.dirty | passed,
                )
