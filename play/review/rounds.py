"""Turns and rounds of a game; a turn is all consecutive decisions of one player.

That is three actions in Triforce with the combats after them, up to three moves in Capstone, and
elsewhere one move or a pass. Ordering a hand as a goal, in Capstone, is a turn of its own.
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
    """A player's moves in a turn, with the outcomes of chance before each and after the last."""

    player: int
    moves: tuple[str, ...]
    chance: tuple[tuple[str, ...], ...]


def turn_key(state: State[Any]) -> object:
    """Return a key that changes with each turn; None before the first."""
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
    """Return the turns by round: one for each seat, None for a player who did not act."""
    found: list[list[Turn | None]] = []
    last = record.game.players
    for turn in turns(record):
        if turn.player <= last or not found:
            found.append([None] * record.game.players)
        found[-1][turn.player] = turn
        last = turn.player
    return found
