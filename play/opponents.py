"""The programs against which people play; `opponent` makes one by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from math import inf
from random import Random
from typing import Any, NamedTuple

from greenest.games.protocol import Game, State
from greenest.play.tree_search import MOST_SIMULATIONS, TreeSearch

Opponent = Callable[[State[Any], Random], Any]
"""Returns a legal move of the actor; random numbers decide between equally good ones."""

LIMITED = ("mcts", "tree", "alphabeta", "best")
"""The kinds of opponents that accept a limit in their names."""
KINDS = ("random", "greedy", *LIMITED)
LEVELS = "random, greedy, mcts, mcts-N, mcts:Ss, and the same with tree, alphabeta or best"
"""The names of opponents; N is a number of simulations or positions, S of seconds, for each
move."""

BEST = "best"
"""The default opponent."""
MCTS_SIMULATIONS = 100
"""The number of simulations for each move of the opponent mcts."""
SECONDS = 0.8
"""Seconds for each move of an opponent without a limit in its name, except mcts."""

_LEVEL = re.compile(
    f"({'|'.join(LIMITED)})(?:-([1-9][0-9]{{0,8}})|:([0-9]{{1,4}}(?:[.][0-9]{{1,3}})?)s)?"
)


class Level(NamedTuple):
    """A kind of opponent, and its limit for each move: a number, seconds, or neither."""

    kind: str
    number: int | None = None
    seconds: float | None = None


class UnavailableError(ValueError):
    """An opponent cannot play a game; the message gives the reason."""


def opponent(name: str, game: Game[Any], most_seconds: float = inf) -> Opponent:
    """Return the opponent with this name, one of `LEVELS`, for a game.

    After `most_seconds` for a move it plays the best one found, whatever the limit in its name.
    Raises ValueError for an unknown name, and UnavailableError if the opponent cannot play the
    game.
    """
    level = level_of(name)
    if level.kind in _SIMPLE:
        return _SIMPLE[level.kind]
    seconds = most_seconds if level.seconds is None else min(level.seconds, most_seconds)
    try:
        return _MAKERS[level.kind](game, level.number, seconds)
    except ValueError as error:
        raise UnavailableError(f"the opponent {level.kind} does not play this: {error}") from None


def level_for(name: str, game: Game[Any]) -> str:
    """Return the name of the opponent that plays a game: `greedy` for `best` if no search does.

    Raises the errors of `opponent`, also if no search keeps to the limit in the name.
    """
    try:
        opponent(name, game)
    except UnavailableError:
        if name != BEST:
            raise
        return "greedy"
    return name


def level_of(name: str) -> Level:
    """Return the level with this name; raises ValueError unless it is one of `LEVELS`.

    A tree of more than `MOST_SIMULATIONS` lines of play does not fit into memory.
    """
    if name in _SIMPLE:
        return Level(name)
    found = _LEVEL.fullmatch(name)
    if not found:
        raise ValueError(f"{name!r} is not one of {LEVELS}")
    kind, number, seconds = found.groups()
    if kind in ("mcts", "best") and int(number or 0) > MOST_SIMULATIONS:
        raise ValueError(f"{name!r} is more than {kind}-{MOST_SIMULATIONS}, the most")
    if number:
        return Level(kind, number=int(number))
    if seconds:
        return Level(kind, seconds=float(seconds))
    return Level(kind, MCTS_SIMULATIONS) if kind == "mcts" else Level(kind, seconds=SECONDS)


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


def _alphabeta(game: Game[Any], count: int | None, seconds: float) -> Opponent:
    from greenest.play.alphabeta.search import AlphaBeta

    return AlphaBeta(game, count, seconds)


def _tree(game: Game[Any], count: int | None, seconds: float) -> Opponent:
    from greenest.play.mcts.search import CompiledTreeSearch

    return CompiledTreeSearch(game, count, seconds)


def _best(game: Game[Any], count: int | None, seconds: float) -> Opponent:
    """Return the strongest opponent for a game; a compiled search is created at the first move.

    Raises ValueError for games that may have no end.
    """
    plain = TreeSearch(game, count, seconds)
    makers = (_alphabeta, _tree) if game.players == 2 else (_tree,)

    @cache
    def chosen() -> Opponent:
        for make in makers:
            with suppress(ValueError):
                return make(game, count, seconds)
        return plain

    return lambda state, rng: chosen()(state, rng)


_MAKERS: dict[str, Callable[[Game[Any], int | None, float], Opponent]] = {
    "mcts": TreeSearch,
    "tree": _tree,
    "alphabeta": _alphabeta,
    "best": _best,
}
_SIMPLE: dict[str, Opponent] = {"random": choose_randomly, "greedy": choose_greedily}
