"""Turns at a table where people sit, with opponents and chance: who chooses, and who looks on.

The people are the `seats` of the record. One who can only pass has no choice.
"""

from __future__ import annotations

from typing import Any

from greenest.games.protocol import CHANCE, State
from greenest.play import luck
from greenest.play.records import Record

FORCED = "pass"
"""The move that is made for whoever has no other."""


def has_choice(record: Record, state: State[Any]) -> bool:
    """Tell whether a person at the table has a choice in a state of the game."""
    return state.actor in record.seats and not _is_forced(state)


def is_rivals(record: Record) -> bool:
    """Tell whether an opponent is to move."""
    return not record.is_over and record.state.actor not in (CHANCE, *record.seats)


def settled(record: Record) -> Record:
    """Return the record after what nobody chooses: chance, and people who can only pass."""
    while not (record.is_over or is_rivals(record) or has_choice(record, record.state)):
        if record.state.actor == CHANCE:
            record = record.play(luck.outcome(record))
        else:
            record = record.play(*record.state.legal_moves())
    return record


def choices_made(record: Record) -> list[int]:
    """Return the plies at which people have chosen."""
    states = record.states[:-1]
    return [ply for ply, state in enumerate(states) if has_choice(record, state)]


def viewer(record: Record) -> int | None:
    """Return the player whose view is shown now; None at the end, when all may look."""
    if record.state.over:
        return None
    actor = record.state.actor
    return actor if actor in record.seats else record.seats[0]


def has_secrets(record: Record, player: int) -> bool:
    """Tell whether another person at the table has a different view than a player."""
    own = record.state.draw(player)
    return any(record.state.draw(seat) != own for seat in record.seats)


def unseen_since(record: Record, player: int) -> int:
    """Return the ply after a player's last move, 0 if there is none."""
    own = [ply for ply, each in enumerate(record.states[:-1]) if each.actor == player]
    return own[-1] + 1 if own else 0


def sees(record: Record, player: int | None, state: State[Any], move: Any) -> bool:
    """Tell whether a player, or for None everybody at the table, saw a move."""
    lookers = record.seats if player is None else (player,)
    return all(state.sees(seat, move) for seat in lookers)


def _is_forced(state: State[Any]) -> bool:
    return [state.format_move(move) for move in state.legal_moves()] == [FORCED]
