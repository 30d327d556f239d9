"""Alpha-beta search of Green and Greener, and the opponent `AlphaBeta`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from time import monotonic
from typing import Any

import numpy as np

from greenest.games.protocol import Game, State
from greenest.games.pyramids.contest import PASS, Contest, ContestState
from greenest.games.pyramids.stacks import Capture, Move
from greenest.play.alphabeta import kernel
from greenest.play.alphabeta.kernel import HEIGHT, INFINITE, POINTS, Search
from greenest.play.known_options import ALPHABETA, required

ENTRIES = 1 << 20
"""The largest number of entries of the transposition table, which take 32 MB."""
BONUS = 4096
"""The bonus that a win adds to the value, larger than any lead."""
WITHOUT_HEIGHTS = ~(0xFFFF << HEIGHT)
"""The mask of all bits of a stack except its height."""
LEAST, MOST = 1 - INFINITE, INFINITE - 1
"""The smallest and the largest possible value."""
AT_A_TIME = 20_000
"""The number of nodes visited between two checks of the clock."""

_CODES = {colour: code for code, colour in enumerate("BGW", 1)}


class OutOfBudgetError(Exception):
    """A limit of nodes or time was reached before an answer was found."""


class Searcher:
    """Searches positions of one game, with a common transposition table."""

    def __init__(
        self, game: Contest, rows: int, cols: int, bonus: int = 0, nodes: int = ENTRIES
    ) -> None:
        entries = min(ENTRIES, 1 << nodes.bit_length())
        self._game = game
        self._cols = cols
        size = rows * cols
        plies = game.players * (size + 1)
        takes = np.zeros((4, 4), dtype=np.int64)
        for captor, prey in game.prey.items():
            takes[_CODES[captor], [_CODES[each] for each in prey]] = 1
        self.search = Search(
            stacks=np.zeros(size, dtype=np.int64),
            near=np.zeros((size, 4), dtype=np.int64),
            points=np.zeros(4, dtype=np.int64),
            settled=np.zeros(4, dtype=np.int64),
            key=np.zeros(2, dtype=np.int64),
            colours=np.array([_CODES[colour] for colour in game.colours]),
            takes=takes,
            worth=np.zeros((2, 4), dtype=np.int64),
            path=np.zeros((plies, kernel.STACKS + 2), dtype=np.int64),
            captures=np.zeros((plies, 4 * size), dtype=np.int64),
            history=np.zeros(1 << 16, dtype=np.int64),
            table=np.zeros((entries, 4), dtype=np.int64),
            scalars=np.zeros(kernel.MASK + 1, dtype=np.int64),
        )
        self.search.scalars[kernel.BONUS] = bonus
        self._tie = bonus + 1

    def set_up(self, state: ContestState, hero: int) -> None:
        """Set the position to search; `hero` is the player's place in the order of turns."""
        search, points = self.search, self._game.points
        search.stacks[:] = 0
        for cell, stack in enumerate(state.board.stacks):
            if stack:
                number = _CODES[stack[0]] | len(stack) << HEIGHT | points(stack) << POINTS
                search.stacks[cell] = number
        # A point taken from a rival counts twice: it is gained, and the rival loses it.
        playing = search.takes.any(axis=1)
        search.worth[1] = np.where(playing, 2, 1)
        search.worth[0] = np.where(playing, 0, 1)
        search.worth[:, search.colours[hero]] = 2, 0
        search.scalars[kernel.HERO] = hero
        search.scalars[kernel.NODES] = 0
        search.scalars[kernel.MASK] = -1
        search.history[:] = 0
        kernel.set_up(search, self._cols)
        self._turn, self._passes = state.turn, state.passes

    def deepen(
        self, depths: Iterable[int], nodes: int | None = None, seconds: float | None = None
    ) -> Iterator[tuple[int, Move]]:
        """Yield lower bounds of the value, each with the move that reaches it, depth by depth.

        The last bound of a depth is the value at this depth. It is exact if the depth is the number
        of stacks. The iterator ends early at a limit.
        """
        deadline = None if seconds is None else monotonic() + seconds
        value, stacks = 0, int(np.count_nonzero(self.search.stacks))
        for depth in sorted({min(depth, stacks) for depth in depths}):
            low, high, stride = LEAST, MOST, 1
            bound = value
            while low < high:
                bound = self._useful(bound, low, high)
                try:
                    value = self.ask(bound, depth, nodes, deadline)
                except OutOfBudgetError:
                    return
                if value < bound:
                    high = value
                    bound = high - stride + 1
                else:
                    low = value
                    bound = low + stride
                    yield value, self._move()
                stride *= 1 if self._tie > 1 else 2
                if low > LEAST and high < MOST:
                    bound = (low + high + 1) // 2

    def _useful(self, bound: int, low: int, high: int) -> int:
        """Return the bound for the next search: `bound`, moved into `low` + 1 to `high`.

        If wins have no bonus, prefer a bound for which `_is_of_ties` is false, since the search
        then needs no heights in the key.
        """
        bound = min(max(bound, low + 1), high)
        if self._tie > 1 or not self._is_of_ties(bound):
            return bound
        if high > self._tie:
            return self._tie + 1
        return -self._tie if low < -self._tie else bound

    def _is_of_ties(self, bound: int) -> bool:
        """Return whether a bound lies between two values of positions with equal points."""
        return -self._tie < bound <= self._tie

    def ask(self, bound: int, depth: int, nodes: int | None, deadline: float | None) -> int:
        """Return the value at `depth`, or a number on the same side of `bound` as this value.

        Raises OutOfBudgetError at a limit.
        """
        search, is_blind = self.search, not self._is_of_ties(bound)
        search.scalars[kernel.MASK] = WITHOUT_HEIGHTS if is_blind else -1
        kernel.set_up(search, self._cols)
        first = search.path[0]
        first[kernel.TURN], first[kernel.PASSES] = self._turn, self._passes
        first[kernel.DEPTH], first[kernel.COUNT] = depth, -1
        search.scalars[kernel.PLY] = 0
        while True:
            most = int(search.scalars[kernel.NODES]) + AT_A_TIME
            if nodes is not None:
                most = min(most, nodes)
            if kernel.run(search, bound, most):
                value = int(search.scalars[kernel.VALUE])
                if is_blind and abs(value) <= self._tie:
                    return self._tie if bound > 0 else -self._tie
                return value
            if most == nodes or (deadline is not None and monotonic() >= deadline):
                raise OutOfBudgetError

    def _move(self) -> Move:
        move = int(self.search.path[0, kernel.MOVE])
        return PASS if move == kernel.PASS else Capture(move & 0xFF, move >> 8)


class AlphaBeta:
    """Chooses moves by iterative deepening, up to a limit of nodes or seconds.

    In a tournament it maximises the lead in points. In single games a win counts more than any
    lead. Raises ValueError for games and options that `ALPHABETA` does not name.
    """

    def __init__(
        self, game: Game[Any], nodes: int | None = None, seconds: float | None = None
    ) -> None:
        self._game: Contest = required(ALPHABETA, game)
        self._nodes = nodes
        self._seconds = seconds
        self._searcher: Searcher | None = None
        self._size = 0, 0

    def __call__(self, state: State[Any], rng: Random) -> Any:
        """Return the best move found; a single legal move is returned without search."""
        assert isinstance(state, ContestState)
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        size = state.board.rows, state.board.cols
        if self._searcher is None or self._size != size:
            bonus = 0 if self._game.tournament else BONUS
            nodes = ENTRIES if self._nodes is None else self._nodes
            self._searcher, self._size = Searcher(self._game, *size, bonus, nodes), size
        self._searcher.search.table[:] = 0  # the move depends on the state alone
        self._searcher.set_up(state, state.turn)
        depths = range(1, len(state.board.stacks) + 1)
        found = self._searcher.deepen(depths, self._nodes, self._seconds)
        return ([moves[0]] + [move for _, move in found])[-1]
