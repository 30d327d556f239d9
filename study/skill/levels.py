"""Players by the name of their level: `random`, `greedy`, `mcts-25` with 25 simulations a move.

With `, declining` a player never exchanges a pyramid for a sword or a shield, in Triforce.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greenest.games.protocol import Game, State
from greenest.play.opponents import Opponent, choose_greedily, choose_randomly
from greenest.play.tree_search import TreeSearch

DECLINING = ", declining"
DECLINE = "decline"


def player_of(level: str, game: Game[Any]) -> Opponent:
    """Return a player of a level; raises ValueError if there is no such level."""
    if level.endswith(DECLINING):
        return _declining(player_of(level.removesuffix(DECLINING), game))
    if level == "random":
        return choose_randomly
    if level == "greedy":
        return choose_greedily
    name, _, simulations = level.partition("-")
    if name != "mcts":
        raise ValueError(f"there is no level {level!r}")
    return TreeSearch(game, int(simulations))


def _declining(player: Opponent) -> Opponent:
    def choose(state: State[Any], rng: Random) -> Any:
        return DECLINE if DECLINE in state.legal_moves() else player(state, rng)

    return choose
