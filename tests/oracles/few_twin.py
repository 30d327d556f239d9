"""The search of up to 20 stacks in plain Python: the same nodes in the same order.

`solver.engines.presolve.few` explains the search. Here a position is the colours of its stacks, in
order of their cells, with "." for a stack that is gone.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from time import perf_counter
from typing import NamedTuple

from greenest.games.pyramids.board import EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture
from greenest.solver.engines.dfs.plain import noise
from greenest.solver.engines.presolve.search import most_seen
from greenest.solver.engines.schedule import FEW_RESTART, FEW_RESTART_GROWTH, LEAF_FIRST
from greenest.solver.verdict import ALL_SEARCHED, Answer, Limits, Verdict, verdict_on


class Step(NamedTuple):
    """A position to be expanded, the positions passed on the way to it, and the captures.

    `cycles` is the number of independent cycles of the position's graph, in which stacks join their
    row with their column.
    """

    stacks: str
    passed: tuple[str, ...]
    captures: tuple[Capture, ...]
    cycles: int


class FewSearch:
    """A search of one connected position with 2 to 20 stacks."""

    def __init__(self, position: Position) -> None:
        """Assign numbers to the stacks, and list the stacks of each line."""
        self.position = position
        self._cells = [cell for cell, colour in enumerate(position.cells) if colour != EMPTY]
        rows: dict[int, list[int]] = {}
        cols: dict[int, list[int]] = {}
        for stack, cell in enumerate(self._cells):
            rows.setdefault(cell // position.cols, []).append(stack)
            cols.setdefault(cell % position.cols, []).append(stack)
        self._lines = [*rows.values(), *cols.values()]
        self._of = [
            (rows[cell // position.cols], cols[cell % position.cols]) for cell in self._cells
        ]
        self._seen: set[str] = set()
        self._stored = self._nodes = 0
        self._pending: list[Step] = []

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit of nodes, and return the verdict."""
        started = perf_counter()
        answer = self._run(limits.max_nodes, most_seen(limits))
        return verdict_on(self.position, "dfs", answer, self._nodes, limits, started)

    def _run(self, bound: int, most: int) -> Answer:
        """Search up to an answer or `bound` nodes; up to `most` positions are stored as seen."""
        attempt = restart_at = 0
        allowance = FEW_RESTART * len(self._cells)
        start = self.position.cells.replace(EMPTY, "")
        while self._nodes < bound:
            if self._nodes >= restart_at:
                self._seen -= {step.stacks for step in self._pending}
                self._seen -= {*self._pending[-1].passed} if self._pending else set()
                attempt += 1
                restart_at = self._nodes + allowance
                allowance += allowance // FEW_RESTART_GROWTH + 1
                self._noise = noise(attempt)
                self._pending = []
                step = Step(start, (), (), len(self._cells) - len(self._lines) + 1)
            elif not self._pending:
                return ALL_SEARCHED
            else:
                self._nodes += 1
                step = self._pending.pop()
            last = self._expand(step, most)
            if last:
                self._nodes += 1
                return (*step.captures, last)
        return None

    def _expand(self, step: Step, most: int) -> Capture | None:
        """Add to `_pending` all positions one capture after `step` that were not seen before.

        Return a capture that leaves a single stack, if there is one. Up to `most` positions are
        stored as seen.
        """
        stacks = step.stacks
        there = {stack for stack, colour in enumerate(stacks) if colour != EMPTY}
        leaves = self._leaves(there)
        found: list[tuple[int, Step]] = []
        for stack in sorted(self._may_leave(there, leaves) if step.cycles else leaves):
            colour = stacks[stack]
            taken = [each for each in self._near(stack, there) if stacks[each] == PREY[colour]]
            if len(there) == 2 and taken:
                return Capture(self._cells[stack], self._cells[taken[0]])
            is_leaf = stack in leaves
            is_joined = is_leaf or step.cycles < 2 or self._stays_joined(stack, there - {stack})
            if not is_joined or _is_spared(stacks, PREY[colour]):
                continue
            crowd = sum(len(there.intersection(line)) for line in self._of[stack])
            for target in taken:
                after = list(stacks)
                after[stack], after[target] = EMPTY, colour
                text = "".join(after)
                if text in self._seen:
                    continue
                if self._stored < most:
                    self._seen.add(text)
                    self._stored += 1
                score = (crowd - LEAF_FIRST * is_leaf << 8) + next(self._noise)
                capture = Capture(self._cells[stack], self._cells[target])
                passed, captures = (*step.passed, stacks), (*step.captures, capture)
                found.append((score, Step(text, passed, captures, step.cycles - 1 + is_leaf)))
        found.sort(key=lambda each: -each[0])
        self._pending += [after for _, after in found]
        return None

    def _leaves(self, stacks: Collection[int]) -> set[int]:
        """Return the stacks that are alone in a line."""
        lines = ([stack for stack in line if stack in stacks] for line in self._lines)
        return {line[0] for line in lines if len(line) == 1}

    def _may_leave(self, stacks: set[int], leaves: set[int]) -> set[int]:
        core, outer = stacks, leaves
        while outer:
            core = core - outer
            outer = self._leaves(core)
        return leaves | core

    def _near(self, stack: int, stacks: Collection[int]) -> list[int]:
        """Return the nearest stacks on both sides of a stack in its row and column, in order."""
        found = []
        for line in self._of[stack]:
            found += [each for each in line if each < stack and each in stacks][-1:]
            found += [each for each in line if each > stack and each in stacks][:1]
        return sorted(found)

    def _stays_joined(self, stack: int, others: set[int]) -> bool:
        row, col = self._of[stack]
        reached = others.intersection(row)
        fresh = list(reached)
        for each in fresh:
            more = others.intersection(chain(*self._of[each]))
            fresh += more - reached
            reached |= more
        return not reached.isdisjoint(col)


def _is_spared(stacks: str, prey: str) -> bool:
    """Return whether the last stack of a colour must not be taken, unless a solution ends so.

    It may be taken if the colour that it takes has a single stack.
    """
    return stacks.count(prey) == 1 and stacks.count(PREY[prey]) != 1
