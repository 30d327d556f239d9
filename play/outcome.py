"""The players and the outcome of a game, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greenest.games.protocol import CHANCE, State


def player_name(state: State[Any], player: int, names: Sequence[str] = ()) -> str:
    """Return a player's name and side, such as `Ada (black)`.

    A number from 1 replaces a missing name, and the side where players without one share a name.
    """
    shown, number = shown_names(names), f"player {player + 1}"
    name = shown[player] if shown else number
    called = state.known_as(player) or (number if shown.count(name) > 1 else "")
    return f"{name} ({called})" if called else name


def shown_names(names: Sequence[str]) -> list[str]:
    """Return each player's name, with a number from 1 for a missing one; [] without names."""
    return [name or f"player {number}" for number, name in enumerate(names, 1)]


def party_name(state: State[Any], names: Sequence[str] = ()) -> str:
    """Return the name of the actor, a player or chance."""
    return "chance" if state.actor == CHANCE else player_name(state, state.actor, names)


def result(state: State[Any], names: Sequence[str] = ()) -> str:
    """Describe the outcome of a game that is over: the winner, points if any, and the reason."""
    known = [player_name(state, player, names) for player in range(len(state.returns()))]
    winners = [name for name, share in zip(known, state.returns(), strict=True) if share]
    if not winners:
        text = "lost"
    else:
        text = f"{winners[0]} wins" if len(winners) == 1 else f"draw: {', '.join(winners)}"
    if hasattr(state, "scores"):
        points = zip(known, state.scores(), strict=True)
        text += f" ({', '.join(f'{name} {score}' for name, score in points)})"
    ending = state.ending()
    return f"{text}: {ending}" if ending else text


def result_on_time(state: State[Any], late: int, players: int, names: Sequence[str] = ()) -> str:
    """Describe the outcome of a game in which the player `late` ran out of time (rule ST-15)."""
    others = [player_name(state, player, names) for player in range(players) if player != late]
    text = f"{player_name(state, late, names)} has run out of time and loses"
    if not others:
        return text
    won = f"{others[0]} wins" if len(others) == 1 else f"the win is shared by {', '.join(others)}"
    return f"{text}; {won}"
