"""The search of up to 20 stacks in plain Python: the same nodes in the same order.

`solver.engines.presolve.few` explains the search and its sets of stacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from greenest.games.pyramids.board import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.engines.dfs.plain import noise
from greenest.solver.engines.presolve.search import most_seen
from greenest.solver.engines.schedule import (
    FEW_RESTART,
    FEW_RESTART_GROWTH,
    LEAF_FIRST,
)
from greenest.solver.verdict import ALL_SEARCHED, Answer, Limits, Verdict, verdict_on


class Step(NamedTuple):
    """A position to be expanded, and the capture that leads to it.

    `depth` is the number of captures so far, and `cycles` the number of independent
    cycles of the position's graph, in which stacks join their row with their column.
    """

    score: int
    black_or_white: int
    green_or_white: int
    depth: int
    cycles: int
    capture: tuple[int, int]

    @property
    def key(self) -> tuple[int, int]:
        """The key of the position: its two sets of stacks."""
        return self.black_or_white, self.green_or_white


class FewSearch:
    """A search of one connected position with 2 to 20 stacks."""

    def __init__(self, position: Position) -> None:
        """Assign numbers to the stacks, and list the stacks of each line."""
        self.position = position
        cells = [place for place, colour in enumerate(position.cells) if colour != EMPTY]
        self._cells = cells
        rows, cols = [0] * position.rows, [0] * position.cols
        for stack, cell in enumerate(cells):
            rows[cell // position.cols] |= 1 << stack
            cols[cell % position.cols] |= 1 << stack
        self._rows = [rows[cell // position.cols] for cell in cells]
        self._cols = [cols[cell % position.cols] for cell in cells]
        self._lines = [line for line in rows + cols if line]
        codes = [COLOURS.index(position.cells[cell]) + 1 for cell in cells]
        first = sum((code & 1) << stack for stack, code in enumerate(codes))
        second = sum((code >> 1) << stack for stack, code in enumerate(codes))
        self._start = Step(0, first, second, 0, len(cells) - len(self._lines) + 1, (0, 0))
        self._seen: set[tuple[int, int]] = set()
        self._stored = self._nodes = 0
        self._pending: list[Step] = []
        self._path: list[Step] = []

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit of nodes, and return the verdict."""
        started = perf_counter()
        answer = self._run(limits.max_nodes, most_seen(limits))
        return verdict_on(self.position, "dfs", answer, self._nodes, limits, started)

    def _run(self, bound: int, most: int) -> Answer:
        """Search up to an answer or `bound` nodes; up to `most` positions are stored as seen."""
        attempt = restart_at = 0
        allowance = FEW_RESTART * len(self._cells)
        while self._nodes < bound:
            if self._nodes >= restart_at:
                self._forget()
                attempt += 1
                restart_at = self._nodes + allowance
                allowance += allowance // FEW_RESTART_GROWTH + 1
                self._noise = noise(attempt)
                self._path, self._pending = [self._start], []
            elif not self._pending:
                return ALL_SEARCHED
            else:
                self._nodes += 1
                step = self._pending.pop()
                self._path[step.depth :] = [step]
            if self._expand(self._path[-1], most):
                self._nodes += 1
                pairs = [step.capture for step in self._path[1:]]
                return tuple(Capture(self._cells[a], self._cells[b]) for a, b in pairs)
        return None

    def _forget(self) -> None:
        """Remove from `_seen` the pending positions and the path to the last of them."""
        if self._pending:
            self._seen -= {step.key for step in self._path[1 : self._pending[-1].depth]}
            self._seen -= {step.key for step in self._pending}

    def _expand(self, step: Step, most: int) -> bool:
        """Add to `_pending` all positions one capture after `step` that were not seen before.

        Return True, with the solution in `_path`, if a capture leaves a single stack. Up to `most`
        positions are stored as seen.
        """
        first, second = step.key
        there = first | second
        is_last = step.depth == len(self._cells) - 2
        prey = _prey(first, second, is_last)
        leaves = self._leaves(there)
        sources = self._may_leave(there, leaves) if step.cycles else leaves
        found: list[Step] = []
        for stack in _stacks_of(sources):
            bit = 1 << stack
            colour = (first >> stack & 1) | (second >> stack & 1) << 1
            taken = self._neighbours(stack, there) & prey[colour]
            if taken and is_last:
                target = next(_stacks_of(taken))
                last = step.depth + 1
                self._path[last:] = [Step(0, first, second, last, 0, (stack, target))]
                return True
            is_leaf = leaves >> stack & 1
            if not taken or not (
                is_leaf or step.cycles < 2 or self._stays_joined(stack, there ^ bit)
            ):
                continue
            crowd = (self._rows[stack] & there).bit_count() - LEAF_FIRST * is_leaf
            crowd += (self._cols[stack] & there).bit_count()
            for target in _stacks_of(taken):
                turned = 1 << target
                after = (
                    (first & ~bit & ~turned) | (turned if colour & 1 else 0),
                    (second & ~bit & ~turned) | (turned if colour & 2 else 0),
                )
                if after in self._seen:
                    continue
                if self._stored < most:
                    self._seen.add(after)
                    self._stored += 1
                score = (crowd << 8) + next(self._noise)
                cycles = step.cycles - 1 + is_leaf
                found.append(Step(score, *after, step.depth + 1, cycles, (stack, target)))
        self._pending += sorted(found, key=lambda each: -each.score)
        return False

    def _leaves(self, stacks: int) -> int:
        lines = (line & stacks for line in self._lines)
        alone = 0
        for here in lines:
            if here & (here - 1) == 0:
                alone |= here
        return alone

    def _may_leave(self, stacks: int, leaves: int) -> int:
        core, outer = stacks, leaves
        while outer:
            core &= ~outer
            outer = self._leaves(core)
        return leaves | core

    def _neighbours(self, stack: int, stacks: int) -> int:
        """Return the nearest stacks on both sides of a stack in its row and in its column."""
        before = (1 << stack) - 1
        found = 0
        for line in (self._rows[stack] & stacks, self._cols[stack] & stacks):
            if below := line & before:
                found |= 1 << (below.bit_length() - 1)
            above = line & ~(before << 1 | 1)
            found |= above & -above
        return found

    def _stays_joined(self, stack: int, others: int) -> bool:
        reached = fresh = self._rows[stack] & others
        while fresh:
            if reached & self._cols[stack]:
                return True
            here = next(_stacks_of(fresh))
            fresh &= fresh - 1
            more = (self._rows[here] | self._cols[here]) & others & ~reached
            reached |= more
            fresh |= more
        return False


def _prey(first: int, second: int, is_last: bool) -> tuple[int, int, int, int]:
    """Return the stacks that Black, Green and White may take, at the indexes 1, 2 and 3.

    `first` and `second` are the key of a position. The last stack of a colour may be taken only if
    the colour that it takes has a single stack, or by the last capture of a solution (`is_last`).
    """
    blacks, greens, whites = first & ~second, second & ~first, first & second
    black, green, white = blacks.bit_count(), greens.bit_count(), whites.bit_count()
    return (
        0,
        greens if is_last or green > 1 or white == 1 else 0,
        whites if is_last or white > 1 or black == 1 else 0,
        blacks if is_last or black > 1 or green == 1 else 0,
    )


def _stacks_of(stacks: int) -> Iterator[int]:
    while stacks:
        yield (stacks & -stacks).bit_length() - 1
        stacks &= stacks - 1
