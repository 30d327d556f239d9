"""The opponent `tree`: Monte Carlo tree search of games with compiled rules."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from time import monotonic
from typing import Any, Protocol

import numpy as np

from greenest.games.capstone.state import CapstoneState
from greenest.games.protocol import Game, State
from greenest.games.registry import GAMES
from greenest.play.known_options import TREE, required
from greenest.play.mcts.contests import ContestRules
from greenest.play.mcts.piles import PilesRules
from greenest.play.mcts.stones import StonesRules
from greenest.play.mcts.tree import COUNT, FIRST, MOVE, VISITS, Tree, clear, new_tree

AT_A_TIME = 100
"""The number of simulations between two checks of the clock."""


class Rules(Protocol):
    """Compiled rules of a game."""

    def set_up(self, state: Any, rng: Random) -> None:
        """Set the state at the root; hidden information is chosen at random."""

    def run(self, tree: Tree, simulations: int) -> None:
        """Run simulations from the state at the root."""

    def move(self, state: Any, code: int) -> Any:
        """Return the move with this code."""


_RULES: dict[str | None, Callable[[Any], Rules]] = {
    "3stones": lambda game: StonesRules(),
    "capstone": PilesRules,
    "green": ContestRules,
    "greener": ContestRules,
    "threestone": PilesRules,
}


class CompiledTreeSearch:
    """Chooses moves by tree search, up to a limit of simulations or seconds.

    Raises ValueError for games and options that `TREE` does not name.
    """

    def __init__(
        self, game: Game[Any], simulations: int | None = None, seconds: float | None = None
    ) -> None:
        known = required(TREE, game)
        self._rules = _RULES[GAMES.name_of(game)](known)
        self._tree = new_tree(game.players)
        self._simulations = inf if simulations is None else simulations
        self._seconds = inf if seconds is None else seconds

    def __call__(self, state: State[Any], rng: Random) -> Any:
        """Return the move tried most often; a single legal move is returned without search.

        In Capstone, the move that chooses a goal is random.
        """
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if isinstance(state, CapstoneState) and not all(state.goals):
            return rng.choice(moves)
        self._rules.set_up(state, rng)
        clear(self._tree, rng.getrandbits(32))
        deadline = monotonic() + self._seconds
        done = 0
        while done < self._simulations:
            count = int(min(AT_A_TIME, self._simulations - done))
            self._rules.run(self._tree, count)
            done += count
            if monotonic() >= deadline:
                break
        nodes = self._tree.nodes
        first, count = nodes[0, FIRST], nodes[0, COUNT]
        tried = first + int(np.argmax(nodes[first : first + count, VISITS]))
        return self._rules.move(state, int(nodes[tried, MOVE]))
