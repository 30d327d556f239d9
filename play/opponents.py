"""The programs against which people play; `opponent` makes one by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from greenest.games.protocol import Game, State
from greenest.play.tree_search import TreeSearch

Opponent = Callable[[State[Any], Random], Any]
"""Returns a legal move of the actor; random numbers decide between equally good ones."""


LIMITED = ("mcts", "tree", "alphabeta", "best")
"""The kinds of opponents that accept a limit in their names."""
KINDS = ("random", "greedy", *LIMITED)
LEVELS = "random, greedy, mcts, mcts-N, mcts:Ss, and the same with tree, alphabeta or best"
"""The names of opponents; N is a number of simulations or positions, S of seconds, for each
move."""

MCTS_SIMULATIONS = 100
"""The number of simulations for each move of the opponent mcts."""
SECONDS = 0.8
"""Seconds for each move of an opponent without a limit in its name, except mcts."""

_LEVEL = re.compile(
    f"({'|'.join(LIMITED)})(?:-([1-9][0-9]{{0,8}})|:([0-9]{{1,4}}(?:[.][0-9]{{1,3}})?)s)?"
)


class UnavailableError(ValueError):
    """An opponent cannot play a game; the message gives the reason."""


def opponent(name: str, game: Game[Any]) -> Opponent:
    """Return the opponent with this name, one of `LEVELS`, for a game.

    Raises ValueError for an unknown name, and UnavailableError if the opponent cannot play the
    game.
    """
    if name in _SIMPLE:
        return _SIMPLE[name]
    level = _LEVEL.fullmatch(name)
    if not level:
        raise ValueError(f"{name!r} is not one of {LEVELS}")
    count = int(level[2]) if level[2] else None
    seconds = float(level[3]) if level[3] else None
    try:
        return _MAKERS[level[1]](game, count, seconds)
    except ValueError as error:
        raise UnavailableError(f"the opponent {level[1]} does not play this: {error}") from None


def choose_randomly(state: State[Any], rng: Random) -> Any:
    """Return a random legal move."""
    return rng.choice(state.legal_moves())


def choose_greedily(state: State[Any], rng: Random) -> Any:
    """Return a random one of the greedy moves."""
    return rng.choice(greedy_moves(state))


def greedy_moves(state: State[Any]) -> list[Any]:
    """Return the moves that lead to the best states for the actor, without a look further ahead.

    The share of the win counts first; before the end it is 1/2. The lead in points counts second.
    If the actor does not see the whole state, only the actor's points count, so that no secret is
    used.
    """
    player = state.actor
    merit = _merit if state.observation(player) == str(state) else _own_points
    merits = {move: merit(state.after(move), player) for move in state.legal_moves()}
    best = max(merits.values())
    return [move for move, its_merit in merits.items() if its_merit == best]


def _merit(state: State[Any], player: int) -> tuple[float, float]:
    """Return a player's share of the win, and lead in points.

    The share is 1/2 before the end; the lead is 0 in games without points.
    """
    share = state.returns()[player] if state.over else 1 / 2
    if not hasattr(state, "scores"):
        return share, 0.0
    scores = list(state.scores())
    own = scores.pop(player)
    return share, own - max(scores, default=0)


def _own_points(state: State[Any], player: int) -> tuple[float, float]:
    return 0.0, state.scores()[player] if hasattr(state, "scores") else 0.0


def _mcts(game: Game[Any], count: int | None, seconds: float | None) -> Opponent:
    if seconds is not None:
        return TreeSearch(game, seconds=seconds)
    return TreeSearch(game, count or MCTS_SIMULATIONS)


def _alphabeta(game: Game[Any], count: int | None, seconds: float | None) -> Opponent:
    from greenest.play.alphabeta.search import AlphaBeta

    return AlphaBeta(game, count, _seconds(count, seconds))


def _tree(game: Game[Any], count: int | None, seconds: float | None) -> Opponent:
    from greenest.play.mcts.search import CompiledTreeSearch

    return CompiledTreeSearch(game, count, _seconds(count, seconds))


def _best(game: Game[Any], count: int | None, seconds: float | None) -> Opponent:
    """Return the strongest opponent for a game; the search is created at the first move."""
    makers = (_alphabeta, _tree) if game.players == 2 else (_tree,)

    @cache
    def chosen() -> Opponent:
        for make in makers:
            with suppress(ValueError):
                return make(game, count, seconds)
        with suppress(ValueError):
            return _mcts(game, count, _seconds(count, seconds))
        return choose_greedily

    return lambda state, rng: chosen()(state, rng)


def _seconds(count: int | None, seconds: float | None) -> float | None:
    """Return the time limit: `seconds`, or `SECONDS` if `count` and `seconds` are None."""
    return SECONDS if count is None and seconds is None else seconds


_MAKERS: dict[str, Callable[[Game[Any], int | None, float | None], Opponent]] = {
    "mcts": _mcts,
    "tree": _tree,
    "alphabeta": _alphabeta,
    "best": _best,
}
_SIMPLE: dict[str, Opponent] = {"random": choose_randomly, "greedy": choose_greedily}
