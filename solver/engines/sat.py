"""Learning from dead ends: a position as clauses (docs/formula.md), and a search that learns them.

Where the depth-first search refutes a conflict between two corners of the board again for each
state of the others, this one keeps as a clause why it was one. It refutes most positions that the
search leaves open in some hundred conflicts, which take milliseconds.
"""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.engines.clausal import circles, following, learning, mind, telling
from greenest.solver.engines.clausal import clauses as stated
from greenest.solver.engines.clausal.mind import Ints
from greenest.solver.engines.clausal.statement import state_clauses
from greenest.solver.engines.dfs import colours_of
from greenest.solver.verdict import Limits, Status, Verdict, limit_met

SLICE = 1_000_000
"""Literals followed up between two looks at the clock and at Ctrl-C: some tenths of a second."""
LOG = 1 << 16
"""Words of the log of what is learned, which is read when it is full."""
ROOM = 1 << 16
"""Words of the arena for what is learned, at first."""

COMPILED = (learning.learn, mind.begin, state_clauses)
"""What a search calls that takes long to compile."""


def warm_up() -> None:
    """Compile or load whatever a search may call."""
    search = Search(Position(2, 5, "BGWBGWBGWB"))
    search.go_on(Limits())
    mind.forget(search._mind)
    search._short_circles()
    search._is_refuted_by(np.zeros((1, circles.LONGEST), dtype=np.int32))
    telling.tell_settled(search.clauses, search._mind)


class _Room:
    """Memory that serves one search after the other, and grows to what they need."""

    def __init__(self) -> None:
        self.clauses = stated.new_clauses(1 << 15, 1 << 15)
        self.mind = mind.new_mind(1 << 11, 1 << 15, 1 << 17)

    def state(self, position: Position) -> None:
        """State a position."""
        colours = colours_of(position)
        while not state_clauses(colours, position.cols, self.clauses):
            sizes = self.clauses.sizes
            pairs = max(2 * int(sizes[stated.PAIRS]), self.clauses.pairs.size)
            words = max(2 * int(sizes[stated.WORDS]), self.clauses.clauses.size)
            self.clauses = stated.new_clauses(pairs, words)
        _, variables, _, pairs, words = self.clauses.sizes.tolist()
        # A clause has three words more in the arena, and is of three literals at least.
        arena = 2 * words + ROOM + variables
        held = self.mind
        if variables > held.phase.size or pairs > held.implied.size or arena > held.arena.size:
            self.mind = mind.new_mind(2 * variables, 2 * pairs, arena)

    def keep_log(self, variables: int) -> None:
        """Keep what is learned, for so many variables; for none, do not."""
        size = LOG + 4 * self.mind.serves.size + 8 if variables else 0
        if self.mind.log.size != size:
            self.mind = self.mind._replace(log=np.empty(size, dtype=np.int32))


_ROOMS: list[_Room] = []
"""Memory that no search is using."""


class Search:
    """A position stated as clauses, whose search can be stopped at a limit and gone on with."""

    def __init__(self, position: Position, keeps_learned: bool = False) -> None:
        """State the position; raises ValueError for less than two stacks.

        If asked to, keep what is learned and why, for a proof: `told`, as
        `solver.engines.clausal.telling` has it, and `circles`.
        """
        if position.pieces < 2:
            raise ValueError("the search needs at least two stacks")
        self.position = position
        self.told: list[NDArray[np.int32]] = []
        self.circles: dict[int, tuple[int, ...]] = {}
        """By name, the clauses against circles that were added, and literals of these."""
        self._room = _ROOMS.pop() if _ROOMS else _Room()
        self._room.state(position)
        self._room.keep_log(int(self.clauses.sizes[stated.VARIABLES]) if keeps_learned else 0)
        self._captures: tuple[Capture, ...] = ()
        self._is_refuted = mind.begin(self.clauses, self._mind) == mind.REFUTED

    def __del__(self) -> None:
        """Leave the memory to others."""
        if hasattr(self, "_room"):
            _ROOMS.append(self._room)

    @property
    def clauses(self) -> stated.Clauses:
        """The clauses of the position."""
        return self._room.clauses

    @property
    def _mind(self) -> mind.Mind:
        return self._room.mind

    def go_on(self, limits: Limits) -> Verdict:
        """Search up to a limit; limits, nodes and seconds are of this call alone.

        A node is a literal followed up, which takes about as long as one of the search.
        """
        started = perf_counter()
        before = self._nodes
        captures = reason = None
        status = self._run(limits, started)
        nodes = self._nodes - before
        if status is Status.SOLVABLE:
            captures = self._captures
        elif status is Status.UNSOLVABLE:
            conflicts = int(self._mind.numbers[mind.CONFLICTS])
            reason = (
                "no tree of captures has both an order and colours that fit "
                f"(refuted after {conflicts:,} conflicts)"
            )
        else:
            reason = limit_met(nodes, limits)
        return Verdict(
            self.position, status, "sat", captures, reason, nodes, perf_counter() - started
        )

    @property
    def _nodes(self) -> int:
        return int(self._mind.numbers[mind.FOLLOWED])

    def _run(self, limits: Limits, started: float) -> Status:
        """Search until there is an answer or a limit is met."""
        before = self._nodes
        while not self._is_refuted:
            nodes = self._nodes - before
            if limits.are_met(nodes, perf_counter() - started):
                return Status.UNDECIDED
            bound = before + min(limits.max_nodes, nodes + SLICE)
            outcome = learning.learn(self.clauses, self._mind, bound)
            self._read_log()
            if outcome == mind.CROWDED:
                self._make_room()
            elif outcome == mind.SATISFIED:
                try:
                    self._captures = self._read(
                        list(TopologicalSorter(self._order()).static_order())
                    )
                except CycleError as error:
                    self._is_refuted = self._is_refuted_without(error.args[1])
                else:
                    return Status.SOLVABLE
            elif outcome == mind.TANGLED:
                self._is_refuted = self._is_refuted_by(self._short_circles())
            else:
                self._is_refuted = outcome == mind.REFUTED
        return Status.UNSOLVABLE

    def _read_log(self) -> None:
        """Move what was told from the log to `told`."""
        numbers = self._mind.numbers
        if numbers[mind.LOGGED]:
            self.told.append(self._mind.log[: numbers[mind.LOGGED]].copy())
            numbers[mind.LOGGED] = 0

    def _make_room(self, words: int = 0) -> None:
        """Have a larger arena if need be."""
        held = self._mind
        used = int(held.numbers[mind.USED])
        wanted = used + words + mind.HEADER + int(self.clauses.sizes[stated.VARIABLES])
        if wanted > held.arena.size:
            arena = np.empty(2 * wanted, dtype=np.int32)
            arena[:used] = held.arena[:used]
            self._room.mind = held._replace(arena=arena)

    def _order(self) -> dict[int, list[int]]:
        """Return for each stack those whose cells are left before its own."""
        stacks = int(self.clauses.sizes[stated.STACKS])
        literals = self.clauses.order[: stacks * stacks].reshape(stacks, stacks)
        is_before = (literals >= 0) & (self._mind.value[literals] > 0)
        return {stack: is_before[:, stack].nonzero()[0].tolist() for stack in range(stacks)}

    def _is_refuted_without(self, circle: list[int]) -> bool:
        """Learn that cells do not precede each other in a circle; tell if that is a refutation."""
        stacks = int(self.clauses.sizes[stated.STACKS])
        literals = [self.clauses.order[a * stacks + b] ^ 1 for a, b in pairwise(circle)]
        return self._is_refuted_by(np.array([literals], dtype=np.int32))

    def _short_circles(self) -> Ints:
        """Return the clauses against short circles, (any, circles.LONGEST), with -1 behind some."""
        words = np.empty(circles.MOST * circles.LONGEST, dtype=np.int32)
        stacks = int(self.clauses.sizes[stated.STACKS])
        found = circles.list_circles(self.clauses.order, stacks, words)
        return words.reshape(-1, circles.LONGEST)[:found]

    def _is_refuted_by(self, given: Ints) -> bool:
        """Learn clauses against circles; tell if that is a refutation."""
        names = np.full(len(given), mind.NOTHING)
        words = given.ravel()
        following.go_back(self.clauses, self._mind, 0)
        at = 0
        while 0 <= at < len(given):
            while self._mind.log.size and not telling.tell_settled(self.clauses, self._mind):
                self._read_log()
            self._read_log()
            self._make_room(len(given) * (mind.HEADER + given.shape[1]))
            at = mind.exclude(self._mind, words, given.shape[1], names, at)
        for name, clause in zip(names.tolist(), given.tolist(), strict=True):
            if name != mind.NOTHING:
                self.circles[name] = tuple(each for each in clause if each != mind.NOTHING)
        return bool(at == mind.NOTHING)

    def _read(self, order: list[int]) -> tuple[Capture, ...]:
        """Return the captures of a solution, in the order in which cells are left."""
        clauses, value = self.clauses, self._mind.value
        captures = []
        for stack in order:
            first, last = clauses.first_goes[stack : stack + 2].tolist()
            for place, variable in enumerate(range(first, last)):
                if value[2 * variable] > 0:
                    target = clauses.near[stack, place]
                    captures.append(Capture(*clauses.cells[[stack, target]].tolist()))
        return tuple(captures)
