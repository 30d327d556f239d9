"""Exact values of small games for two players, by search of the whole tree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from greenest.games.protocol import CHANCE, Game, State

VALUES = ("win", "draw", "loss")
MOST_CELLS = 12
"""The most cells of a board whose setups are valued."""

_NAMES = dict(zip((1.0, 0.5, 0.0), VALUES, strict=True))


def setups(game: Game[Any]) -> list[State[Any]]:
    """Return the first states in which a player acts, each once, in the order of the deal.

    Raises ValueError for a game that is not for two, for a tournament, or for too large a board.
    """
    if game.players != 2:
        raise ValueError(f"exact values are of games for two players, not for {game.players}")
    if getattr(game, "tournament", False):
        raise ValueError("exact values are of single games, not of a tournament")
    cells = getattr(game, "rows", 0) * getattr(game, "cols", 0)
    if not 0 < cells <= MOST_CELLS:
        raise ValueError(f"exact values are of boards of up to {MOST_CELLS} cells, not {cells}")
    states = {game.start(): None}
    while any(state.actor == CHANCE for state in states):
        states = {after: None for state in states for after in _dealt_on(state)}
    return list(states)


def _dealt_on(state: State[Any]) -> Iterable[State[Any]]:
    if state.actor == CHANCE:
        return map(state.play, state.legal_moves())
    return (state,)


def value(state: State[Any]) -> str:
    """Return `win`, `draw` or `loss` for the first player under perfect play.

    Raises ValueError if chance still acts.
    """
    return _NAMES[_first_share(state, {})]


def _first_share(state: State[Any], known: dict[State[Any], float]) -> float:
    """Return the first player's share of the win; `known` caches shares by state."""
    if state not in known:
        if state.actor == CHANCE:
            raise ValueError("chance still acts")
        known[state] = state.returns()[0] if state.over else _best_share(state, known)
    return known[state]


def _best_share(state: State[Any], known: dict[State[Any], float]) -> float:
    """Return the first player's share after the actor's best move; stop at a certain result."""
    best, goal = (max, 1.0) if state.actor == 0 else (min, 0.0)
    share = 1.0 - goal
    for move in state.legal_moves():
        share = best(share, _first_share(state.play(move), known))
        if share == goal:
            break
    return share
