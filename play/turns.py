"""Turns at a table with people, opponents and chance: who chooses, and who sees the game.

The people are the `seats` of the record. A person who can only pass has no choice.

Outcomes of chance are a sequence of throws, which the seed determines. The deal, up to the first
choice of a player, depends on the seed alone. After that, the n-th throw depends only on the seed
and n, whatever moves precede it. So a player who takes back a move and makes another gets the same
throw, and cannot choose among throws. Since the player then knows the throw in advance, a message
says that it will be the same.

A throw is a number from 0 to 1, which selects an outcome by the state's chances. So one throw gives
the same die the same face, and another die a similar one.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greenest.games.protocol import CHANCE, State
from greenest.play.opponents import Opponent
from greenest.play.records import Record
from greenest.play.simulation import draw_outcome

FORCED = "pass"
"""The move that is made for a player who has no other move."""


def outcome(record: Record) -> Any:
    """Draw the outcome for the last state of a record, where it is the turn of chance."""
    if not record.is_under_way:
        return draw_outcome(record.state, Random(f"{record.seed}/{len(record.moves)}"))
    return draw_outcome(record.state, Random(f"{record.seed}/throw {record.throws + 1}"))


def answer(record: Record, rival: Opponent) -> Any:
    """Return an opponent's move in the last state, a function of the seed and the ply."""
    return rival(record.state, Random(f"{record.seed}/{len(record.moves)}"))


def has_choice(record: Record, state: State[Any]) -> bool:
    """Tell whether a person at the table has a choice in a state of the game."""
    return state.actor in record.seats and not _is_forced(state)


def is_rivals(record: Record) -> bool:
    """Tell whether an opponent is to move."""
    return not record.is_over and record.state.actor not in (CHANCE, *record.seats)


def settled(record: Record) -> Record:
    """Return the record after moves without a choice: chance, and people who can only pass."""
    while not (record.is_over or is_rivals(record) or has_choice(record, record.state)):
        if record.state.actor == CHANCE:
            record = record.play(outcome(record))
        else:
            record = record.play(*record.state.legal_moves())
    return record


def has_chosen(record: Record) -> bool:
    """Tell whether people have made any choice."""
    return any(has_choice(record, state) for state in record.states[:-1])


def choices_made(record: Record) -> list[int]:
    """Return the plies at which people had a choice."""
    states = record.states[:-1]
    return [ply for ply, state in enumerate(states) if has_choice(record, state)]


def viewer(record: Record) -> int | None:
    """Return the player whose view is to be shown; None at the end, when all may look."""
    if record.state.over:
        return None
    actor = record.state.actor
    return actor if actor in record.seats else record.seats[0]


def has_secrets(record: Record, player: int) -> bool:
    """Tell whether a player's view differs from that of another person at the table."""
    own = record.state.draw(player)
    return any(record.state.draw(seat) != own for seat in record.seats)


def unseen_since(record: Record, player: int) -> int:
    """Return the ply after a player's last move, 0 if there is none."""
    own = [ply for ply, each in enumerate(record.states[:-1]) if each.actor == player]
    return own[-1] + 1 if own else 0


def sees(record: Record, player: int | None, state: State[Any], move: Any) -> bool:
    """Tell whether a player, or if None everybody at the table, saw a move."""
    lookers = record.seats if player is None else (player,)
    return all(state.sees(seat, move) for seat in lookers)


def _is_forced(state: State[Any]) -> bool:
    return [state.format_move(move) for move in state.legal_moves()] == [FORCED]
