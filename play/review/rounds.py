"""Turns and rounds of a game. A turn is all consecutive decisions of one player.

A turn of Triforce is three actions and the combats after them. A turn of Capstone is up to three
moves; the choice of a goal is a turn of its own. In other games, a turn is one move or a pass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from greenest.games.capstone.state import CapstoneState
from greenest.games.protocol import CHANCE, State
from greenest.games.triforce.state import TriforceState
from greenest.play.records import Record


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's moves in a turn.

    `chance[i]` has the chance events before `moves[i]`. If chance acts after the last move of the
    game, `chance` has one more tuple, with these events.
    """

    player: int
    moves: tuple[str, ...]
    chance: tuple[tuple[str, ...], ...]


def turn_key(state: State[Any]) -> object:
    """Return a key that is equal within a turn, and differs between consecutive turns.

    In Capstone, the key is None before the goals are set.
    """
    if isinstance(state, TriforceState):
        return state.ply
    if isinstance(state, CapstoneState):
        return state.actor if all(state.goals) else None
    return object()


def turns(record: Record) -> list[Turn]:
    """Return the turns of a game, without the deal."""
    found: list[Turn] = []
    last: object = None
    brought: list[str] = []
    for state, move in list(zip(record.states, record.moves, strict=False))[record.dealt :]:
        notation = state.format_move(move)
        if state.actor == CHANCE:
            brought.append(notation)
            continue
        key = state.actor, turn_key(state)
        before = found.pop() if key == last else Turn(state.actor, (), ())
        chance = (*before.chance, tuple(brought))
        found.append(Turn(state.actor, (*before.moves, notation), chance))
        last, brought = key, []
    if found and brought:
        end = found.pop()
        found.append(Turn(end.player, end.moves, (*end.chance, tuple(brought))))
    return found


def rounds(record: Record) -> list[list[Turn | None]]:
    """Return the rounds of a game.

    A round has the turn of each player in order of seats, and None for a player without a turn.
    """
    found: list[list[Turn | None]] = []
    last = record.game.players
    for turn in turns(record):
        if turn.player <= last or not found:
            found.append([None] * record.game.players)
        found[-1][turn.player] = turn
        last = turn.player
    return found
