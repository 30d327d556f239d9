"""Players by the name of their level, such as `mcts-25`, from `play.opponents`.

If `, declining` follows the name, a player of Triforce never exchanges a pyramid for a sword or a
shield.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greenest.games.protocol import Game, State
from greenest.play.opponents import Opponent, opponent

DECLINING = ", declining"
DECLINE = "decline"


def player_of(level: str, game: Game[Any]) -> Opponent:
    """Return a player of this level; raises ValueError if the game has no such level."""
    if level.endswith(DECLINING):
        return _declining(player_of(level.removesuffix(DECLINING), game))
    return opponent(level, game)


def _declining(player: Opponent) -> Opponent:
    def choose(state: State[Any], rng: Random) -> Any:
        return DECLINE if DECLINE in state.legal_moves() else player(state, rng)

    return choose
