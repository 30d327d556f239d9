"""The programs that people play against: `opponent` makes one by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from greenest.games.protocol import Game, State
from greenest.games.pyramids.contest import Contest
from greenest.play.tree_search import TreeSearch

Opponent = Callable[[State[Any], Random], Any]
"""Returns a legal move of the actor; the random generator breaks ties."""


LIMITED = ("mcts", "tree", "alphabeta", "best")
"""The kinds of opponents whose names may have a limit."""
KINDS = ("random", "greedy", *LIMITED)
LEVELS = "random, greedy, mcts, mcts-N, mcts:Ss, and the same with tree, alphabeta or best"
"""The names of opponents; N is a number of simulations or positions for each move, S of seconds."""

MCTS_SIMULATIONS = 100
"""The simulations of the opponent mcts before each move."""
SECONDS = 0.8
"""The time before each move of an opponent without a limit in its name, except mcts."""

_LEVEL = re.compile(
    f"({'|'.join(LIMITED)})(?:-([1-9][0-9]{{0,8}})|:([0-9]{{1,4}}(?:[.][0-9]{{1,3}})?)s)?"
)


class UnavailableError(ValueError):
    """An opponent that does not play a game; the message says why."""


def opponent(name: str, game: Game[Any]) -> Opponent:
    """Return an opponent for a game by its name, which is one of `LEVELS`.

    Raises ValueError for an unknown name, `UnavailableError` if the opponent does not play the
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
    """Return a random move."""
    return rng.choice(state.legal_moves())


def choose_greedily(state: State[Any], rng: Random) -> Any:
    """Return a random greedy move."""
    return rng.choice(greedy_moves(state))


def greedy_moves(state: State[Any]) -> list[Any]:
    """Return the moves after which the actor is best off at once.

    At the end of a game the outcome counts first, and then the lead in points. If there is hidden
    information, only the actor's own points count, since those of others would reveal secrets.
    """
    player = state.actor
    merit = _merit if state.observation(player) == str(state) else _own_points
    merits = {move: merit(state.after(move), player) for move in state.legal_moves()}
    best = max(merits.values())
    return [move for move, its_merit in merits.items() if its_merit == best]


def _merit(state: State[Any], player: int) -> tuple[float, float]:
    """Return the share of the win, which is 1/2 before the end, and the lead in points, if any."""
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
    if not isinstance(game, Contest):
        raise ValueError("it plays green and greener")
    from greenest.play.alphabeta.search import AlphaBeta

    return AlphaBeta(game, count, _seconds(count, seconds))


def _tree(game: Game[Any], count: int | None, seconds: float | None) -> Opponent:
    from greenest.play.mcts.search import CompiledTreeSearch

    return CompiledTreeSearch(game, count, _seconds(count, seconds))


def _best(game: Game[Any], count: int | None, seconds: float | None) -> Opponent:
    """Return the strongest opponent of a game, which is made at its first move."""
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
    """Return the limit of time, `SECONDS` if there is no limit."""
    return SECONDS if count is None and seconds is None else seconds


_MAKERS: dict[str, Callable[[Game[Any], int | None, float | None], Opponent]] = {
    "mcts": _mcts,
    "tree": _tree,
    "alphabeta": _alphabeta,
    "best": _best,
}
_SIMPLE: dict[str, Opponent] = {"random": choose_randomly, "greedy": choose_greedily}
