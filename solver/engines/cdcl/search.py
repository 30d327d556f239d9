"""The CDCL engine: encodes a position as CNF (docs/formula.md), and solves it by clause learning.

Some boards have a conflict between two of their parts. Depth-first search finds this conflict again
for each state of the other parts; CDCL learns a clause that excludes it. Within a few hundred
conflicts, which take milliseconds, CDCL refutes most unsolvable positions that presolve leaves
open.
"""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import MAX_SIDE
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.engines.cdcl import cycles
from greenest.solver.engines.cdcl.cnf import Cnf, Size, new_cnf
from greenest.solver.engines.cdcl.encoding import encode
from greenest.solver.engines.cdcl.learning import solve
from greenest.solver.engines.cdcl.proof_log import log_units
from greenest.solver.engines.cdcl.propagation import backtrack
from greenest.solver.engines.cdcl.state import (
    HEADER,
    NEEDS_CYCLE_CLAUSES,
    NONE,
    OUT_OF_SPACE,
    SAT,
    UNSAT,
    Slot,
    State,
    new_state,
    reset,
)
from greenest.solver.engines.replays import codes_of_position
from greenest.solver.kernels.arrays import Int32s
from greenest.solver.verdict import NO_TREE, Answer, Limits, Verdict, verdict_on

SLICE = 1_000_000
"""Propagations between two checks of the clock and of Ctrl-C; they take some tenths of a second."""
BINARY_LITERALS = LONG_WORDS = 1 << 15
"""Initial space for a position's clauses: literals of binary clauses, and words of longer
clauses."""
LEARNED_WORDS = 1 << 16
"""Initial space for learned clauses, in words."""
LOG_WORDS = 1 << 16
"""Space of the proof log, in words; the log is emptied when it is full."""


def warm_up() -> None:
    """Compile or load functions that few searches call."""
    search = Search(Position(2, 5, "BGWBGWBGWB"))
    search.short_cycle_clauses()
    search._add_clauses(np.zeros((1, cycles.LONGEST_CYCLE), dtype=np.int32))
    log_units(search.cnf, search.state)


class Search:
    """A CDCL search of one position; it can be stopped at a limit and resumed from its `state`."""

    def __init__(
        self, position: Position, with_proof: bool = False, cnf: Cnf | None = None
    ) -> None:
        """Encode the position; if `with_proof`, record `proof_entries` and `cycle_clauses`.

        `cnf` has clauses to search instead of those of the position. Its stacks and the variables
        up to those of orders are the same.
        """
        self.position = position
        self.cnf = cnf or _encoded(position)
        self.proof_entries: list[NDArray[np.int32]] = []
        """Parts of the proof log (`solver.engines.cdcl.proof_log`), in order."""
        self.cycle_clauses: dict[int, tuple[int, ...]] = {}
        """The added clauses against cycles, by their identifiers."""
        stacks = int(self.cnf.sizes[Size.STACKS])
        self._order = self.cnf.order[: stacks * stacks].reshape(stacks, stacks)
        """The literals "a leaves before b", (stacks, stacks); -1 for pairs that have none."""
        self.state = _state_for(self.cnf, with_proof)
        self._is_unsat = reset(self.cnf, self.state) == UNSAT

    def prefer(self, literal: int) -> None:
        """Have the first decision on a variable make this literal true."""
        self.state.phase[literal >> 1] = literal & 1

    def is_true(self, literal: int) -> bool:
        """Return whether a literal is true in the assignment of a solution that was found."""
        return bool(self.state.value[literal] > 0)

    def run(self, limits: Limits) -> Verdict:
        """Search up to a limit; the next call resumes.

        A node is a propagated literal, which takes about as long as one of depth-first search.
        """
        started, before = perf_counter(), self._nodes
        answer = self._run(limits, started)
        return verdict_on(self.position, "sat", answer, self._nodes - before, limits, started)

    @property
    def _nodes(self) -> int:
        return int(self.state.counters[Slot.PROPAGATIONS])

    def _run(self, limits: Limits, started: float) -> Answer:
        before = self._nodes
        while not self._is_unsat:
            nodes = self._nodes - before
            if limits.are_met(nodes, perf_counter() - started):
                return None
            bound = before + min(limits.max_nodes, nodes + SLICE)
            outcome = solve(self.cnf, self.state, bound)
            self._empty_log()
            if outcome == OUT_OF_SPACE:
                self._grow_arena()
            elif outcome == SAT:
                try:
                    departures = list(TopologicalSorter(self._predecessors()).static_order())
                except CycleError as error:
                    self._exclude_cycle(error.args[1])
                else:
                    return self._captures(departures)
            elif outcome == NEEDS_CYCLE_CLAUSES:
                self._add_clauses(self.short_cycle_clauses())
            else:
                self._is_unsat = outcome == UNSAT
        return NO_TREE

    def _empty_log(self) -> None:
        counters = self.state.counters
        if counters[Slot.LOG_SIZE]:
            self.proof_entries.append(self.state.proof_log[: counters[Slot.LOG_SIZE]].copy())
            counters[Slot.LOG_SIZE] = 0

    def _grow_arena(self, words: int = 0) -> None:
        """Enlarge the arena if it lacks space for `words` more words and a learned clause."""
        used = int(self.state.counters[Slot.ARENA_SIZE])
        needed = used + words + HEADER + int(self.cnf.sizes[Size.VARIABLES])
        if needed > self.state.arena.size:
            arena = np.empty(2 * needed, dtype=np.int32)
            arena[:used] = self.state.arena[:used]
            self.state = self.state._replace(arena=arena)

    def _predecessors(self) -> dict[int, list[int]]:
        """Return for each stack the stacks that leave before it in the assignment."""
        is_before = (self._order >= 0) & (self.state.value[self._order] > 0)
        return {stack: column.nonzero()[0].tolist() for stack, column in enumerate(is_before.T)}

    def _exclude_cycle(self, cycle: list[int]) -> None:
        """Add the clause against a cycle; the last stack of `cycle` is the first one again."""
        clause = [self._order[a, b] ^ 1 for a, b in pairwise(cycle)]
        self._add_clauses(np.array([clause], dtype=np.int32))

    def short_cycle_clauses(self) -> Int32s:
        """Return the clauses against short cycles: a row of literals for each, padded with -1."""
        words = np.empty(cycles.MAX_CLAUSES * cycles.LONGEST_CYCLE, dtype=np.int32)
        found = cycles.list_cycle_clauses(self.cnf.order, len(self._order), words)
        return words.reshape(-1, cycles.LONGEST_CYCLE)[:found]

    def _add_clauses(self, given: Int32s) -> None:
        """Add clauses against cycles; each row of `given` has the literals of a clause, then -1."""
        identifiers = np.full(len(given), NONE)
        words = given.ravel()
        backtrack(self.cnf, self.state, 0)
        at = 0
        while 0 <= at < len(given):
            while self.state.proof_log.size and not log_units(self.cnf, self.state):
                self._empty_log()
            self._empty_log()
            self._grow_arena(len(given) * (HEADER + given.shape[1]))
            at = cycles.add_cycle_clauses(self.state, words, given.shape[1], identifiers, at)
        for identifier, clause in zip(identifiers.tolist(), given.tolist(), strict=True):
            if identifier != NONE:
                self.cycle_clauses[identifier] = tuple(each for each in clause if each != NONE)
        self._is_unsat = at == NONE

    def _captures(self, departures: list[int]) -> tuple[Capture, ...]:
        """Return the captures of the assignment, given the stacks in order of departure."""
        cnf, value = self.cnf, self.state.value
        captures = []
        for stack in departures:
            first, last = cnf.first_goes[stack : stack + 2].tolist()
            for place, variable in enumerate(range(first, last)):
                if value[2 * variable] > 0:
                    target = cnf.near[stack, place]
                    captures.append(Capture(*cnf.cells[[stack, target]].tolist()))
        return tuple(captures)


def _encoded(position: Position) -> Cnf:
    cells, side = codes_of_position(position), max(position.rows, position.cols, MAX_SIDE)
    cnf = new_cnf(BINARY_LITERALS, LONG_WORDS, side)
    while not encode(cells, position.cols, cnf):
        binary_literals = max(2 * int(cnf.sizes[Size.BINARY_LITERALS]), cnf.binaries.size)
        long_words = max(2 * int(cnf.sizes[Size.LONG_WORDS]), cnf.long_clauses.size)
        cnf = new_cnf(binary_literals, long_words, side)
    return cnf


def _state_for(cnf: Cnf, with_proof: bool) -> State:
    variables = int(cnf.sizes[Size.VARIABLES])
    # A long clause has four words more in the arena, and three literals or more.
    arena = 2 * int(cnf.sizes[Size.LONG_WORDS]) + LEARNED_WORDS + variables
    state = new_state(variables, int(cnf.sizes[Size.BINARY_LITERALS]), arena)
    if not with_proof:
        return state
    return state._replace(proof_log=np.empty(LOG_WORDS + 4 * variables + 12, dtype=np.int32))
