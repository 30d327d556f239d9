"""The opponent `mcts`: OpenSpiel's Monte Carlo tree search, which does not look at secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from greenest.games.learning.openspiel import (
    Encode,
    OpenSpielGame,
    OpenSpielState,
    unregistered,
    utilities,
)
from greenest.games.protocol import CHANCE, Game, State
from greenest.games.registry import encoding

_WORLDS = 8
"""The number of states that are sampled for a move if the game has secrets."""
_LONGEST_ROLLOUT = 200
"""The number of moves after which random play stops, and the state reached is valued by points."""
_UCT = 2.0
"""The exploration constant of UCT."""


def mcts_bot(
    game: Game[Any],
    state: State[Any],
    player: int,
    seed: int,
    simulations: int,
    encode: Encode = encoding,
) -> Any:
    """Return the move that OpenSpiel's MCTS bot chooses for the player at turn.

    In a game with secrets, several states are sampled that look the same to the player. The bot
    chooses a move for each of these states, with an equal part of the simulations. The move chosen
    most often is returned. Raises ValueError if it is not the player's turn, or if a legal move is
    missing in the game's encoding.
    """
    if state.actor != player:
        raise ValueError(f"player {player} is not the one to move")
    own = unregistered(game, encode)
    for notation in map(state.format_move, state.legal_moves()):
        if notation not in own.numbers:
            raise ValueError(f"there is no move {notation} in {own}: its options differ")
    rng = Random(seed)
    worlds = _worlds(state, player, own.encoding.guess, rng)
    share = max(2, simulations // len(worlds))
    chosen = Counter(_choose(own, world, share, rng) for world in worlds)
    return state.parse_move(own.encoding.moves[chosen.most_common(1)[0][0]])


def _choose(own: OpenSpielGame, state: State[Any], simulations: int, rng: Random) -> int:
    luck = np.random.RandomState(rng.randrange(2**32))
    bot = mcts.MCTSBot(own, _UCT, simulations, _Rollouts(rng), random_state=luck)
    return int(bot.step(own.at(state)))


def _worlds(
    state: State[Any], player: int, guess: Callable[..., State[Any]] | None, rng: Random
) -> list[State[Any]]:
    return [guess(state, player, rng) for _ in range(_WORLDS)] if guess else [state]


class _Rollouts(mcts.Evaluator):
    """Values states by random play to the end, or by points after `_LONGEST_ROLLOUT` moves."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: OpenSpielState) -> list[float]:
        reached = state.position
        for _ in range(_LONGEST_ROLLOUT):
            if reached.over:
                return utilities(reached.returns())
            reached = reached.play(self._move(reached))
        return utilities(_shares_of_points(reached, state.num_players()))

    def _move(self, state: State[Any]) -> Any:
        moves = state.legal_moves()
        if state.actor != CHANCE:
            return self._rng.choice(moves)
        return self._rng.choices(moves, list(map(float, state.chances().values())))[0]


def _shares_of_points(state: State[Any], players: int) -> tuple[float, ...]:
    """Return each player's share of all points, after one point is added for every player.

    In a game without points the shares are equal.
    """
    points = state.scores() if hasattr(state, "scores") else (0,) * players
    total = sum(points) + players
    return tuple((own + 1) / total for own in points)
