"""The programs that people play against: `opponent` makes one by its name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from greenest.games.protocol import Game, State
from greenest.play.tree_search import TreeSearch

Opponent = Callable[[State[Any], Random], Any]
"""Returns a legal move of the actor; the generator breaks ties."""


MCTS_SIMULATIONS = 100
"""Number of simulations of the opponent mcts before each move."""


class UnavailableError(ValueError):
    """An opponent that does not play a game; the message says why."""


def opponent(name: str, game: Game[Any]) -> Opponent:
    """Return an opponent for a game; raises `UnavailableError` if it does not play that."""
    return _MAKERS[name](game)


def choose_randomly(state: State[Any], rng: Random) -> Any:
    """Return any move."""
    return rng.choice(state.legal_moves())


def choose_greedily(state: State[Any], rng: Random) -> Any:
    """Return a move after which the actor is best off at once; ties are broken at random.

    At the end of a game its outcome counts first, and then the lead in points. An actor with hidden
    information uses its own points alone, since those of the others would reveal their secrets.
    """
    player = state.actor
    merit = _merit if state.observation(player) == str(state) else _own_points
    merits = {move: merit(state.play(move), player) for move in state.legal_moves()}
    best = max(merits.values())
    return rng.choice([move for move, its_merit in merits.items() if its_merit == best])


def _merit(state: State[Any], player: int) -> tuple[float, float]:
    """Return the share of the win, a draw's before the end, and then the lead in points if any."""
    share = state.returns()[player] if state.over else 1 / 2
    if not hasattr(state, "scores"):
        return share, 0.0
    scores = list(state.scores())
    own = scores.pop(player)
    return share, own - max(scores, default=0)


def _own_points(state: State[Any], player: int) -> tuple[float, float]:
    return 0.0, state.scores()[player] if hasattr(state, "scores") else 0.0


def _mcts(game: Game[Any]) -> Opponent:
    try:
        return TreeSearch(game, MCTS_SIMULATIONS)
    except ValueError as error:
        raise UnavailableError(f"the opponent mcts does not play this: {error}") from None


_MAKERS: dict[str, Callable[[Game[Any]], Opponent]] = {
    "random": lambda game: choose_randomly,
    "greedy": lambda game: choose_greedily,
    "mcts": _mcts,
}

OPPONENTS = tuple(_MAKERS)
"""Their names."""
