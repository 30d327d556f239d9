"""Turns at a table with people, opponents and chance: who chooses, and who sees the game.

The people are the `seats` of the record. A person who can only pass has no choice.

The seed determines the chance events, which are called throws. Those before the first choice of a
player are the deal. After the deal, the n-th throw depends only on the seed and n, whatever moves
come before it. So a player who takes back a move and makes another one gets the same throw. This
player knows the throw in advance, and a message says so.

A throw is a number from 0 to 1, which selects an event by the state's chances. The same throw gives
the same face of a die of the same kind, and a similar face of a die of another kind.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greenest.games.protocol import CHANCE, State
from greenest.play.opponents import Opponent
from greenest.play.records import Record
from greenest.play.simulation import draw_outcome

FORCED = "pass"
"""The only legal move of a player without a choice."""


def outcome(record: Record) -> Any:
    """Return the chance event that the seed selects in the last state of a record."""
    if record.dealt == len(record.moves):
        return draw_outcome(record.state, Random(f"{record.seed}/{record.dealt}"))
    return draw_outcome(record.state, Random(f"{record.seed}/throw {record.throws + 1}"))


def answer(record: Record, rival: Opponent) -> Any:
    """Return the move of `rival` in the last state.

    Its random numbers depend only on the seed of the record and the ply.
    """
    return rival(record.state, Random(f"{record.seed}/{len(record.moves)}"))


def has_choice(record: Record, state: State[Any]) -> bool:
    """Return whether a person at the table has a choice in a state of the game."""
    return state.actor in record.seats and not _is_forced(state)


def is_rivals(record: Record) -> bool:
    """Return whether an opponent is to move."""
    return not record.is_over and record.state.actor not in (CHANCE, *record.seats)


def settled(record: Record) -> Record:
    """Return the record after all moves that no player chooses: chance events, forced passes."""
    while not (record.is_over or is_rivals(record) or has_choice(record, record.state)):
        if record.state.actor == CHANCE:
            record = record.play(outcome(record))
        else:
            record = record.play(*record.state.legal_moves())
    return record


def has_chosen(record: Record) -> bool:
    """Return whether people have made any choice."""
    return any(has_choice(record, state) for state in record.states[:-1])


def choices_made(record: Record) -> list[int]:
    """Return the plies at which people had a choice."""
    states = record.states[:-1]
    return [ply for ply, state in enumerate(states) if has_choice(record, state)]


def stops(record: Record, ply: int) -> list[int]:
    """Return the plies after `ply` at which people had a choice, or the game had ended."""
    later = enumerate(record.states[ply + 1 :], ply + 1)
    return [ply for ply, state in later if state.over or has_choice(record, state)]


def viewer(record: Record) -> int | None:
    """Return the player who may look at the game now: the person to move, or else the first person.

    Return None at the end, when all people may look.
    """
    if record.state.over:
        return None
    actor = record.state.actor
    return actor if actor in record.seats else record.seats[0]


def has_secrets(record: Record, player: int) -> bool:
    """Return whether a player's view differs from that of another person at the table."""
    own = record.state.draw(player)
    return any(record.state.draw(seat) != own for seat in record.seats)


def unseen_since(record: Record, player: int) -> int:
    """Return the ply after a player's last move, 0 if there is none."""
    own = [ply for ply, each in enumerate(record.states[:-1]) if each.actor == player]
    return own[-1] + 1 if own else 0


def sees(record: Record, player: int | None, state: State[Any], move: Any) -> bool:
    """Return whether a player saw a move.

    If `player` is None, return whether all people at the table saw it.
    """
    lookers = record.seats if player is None else (player,)
    return all(state.sees(seat, move) for seat in lookers)


def _is_forced(state: State[Any]) -> bool:
    moves = state.legal_moves()
    return len(moves) == 1 and state.format_move(moves[0]) == FORCED
