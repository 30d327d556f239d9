"""What is left to luck in a game, as a function of its record: no dice are thrown twice.

The deal, up to the first choice of a player, follows from the seed alone. Whatever chance brings
after that belongs to the game: it follows from the seed, from the number of outcomes brought
before, *taken back or not*, and from the moves that led there. So who takes a move back and makes
another meets new dice, and cannot learn from the old ones what the new ones show; nor does another
move tried from a saved game tell what this one would bring.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greenest.play.opponents import Opponent
from greenest.play.records import Record
from greenest.play.simulation import draw_outcome


def outcome(record: Record) -> Any:
    """Return what chance brings in the state reached, where it has to act."""
    if not record.is_under_way:
        return draw_outcome(record.state, Random(f"{record.seed}/{len(record.moves)}"))
    pairs = zip(record.states, record.moves, strict=False)
    way = " ".join(state.format_move(move) for state, move in pairs)
    return draw_outcome(record.state, Random(f"{record.seed}/{record.brought}/{way}"))


def answer(record: Record, rival: Opponent) -> Any:
    """Return an opponent's move in the state reached, a function of the seed and the ply."""
    return rival(record.state, Random(f"{record.seed}/{len(record.moves)}"))
