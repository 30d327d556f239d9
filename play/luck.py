"""What is left to luck in a game: a row of throws, fixed by the seed, that lies ready for it.

The dice belong to the game, not to the ply. The deal, up to the first choice of a player, follows
from the seed. After it the n-th throw of a line of play follows from the seed and n alone, whatever
moves lead there. So no roll can be chosen: who looks at one, takes the move back and makes
another, meets the same again. Were a roll to depend on the move, or on what was thrown before and
taken back, one could look at several and keep the best. What looking gives is knowledge of what
comes, and no way back can take that from a player; so the session says that it comes again.

A throw is a number from 0 to 1 that the chances of the state turn into an outcome: the same luck
shows the same face of the same die, and a face as high on another die.
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
    return draw_outcome(record.state, Random(f"{record.seed}/throw {record.throws + 1}"))


def answer(record: Record, rival: Opponent) -> Any:
    """Return an opponent's move in the state reached, a function of the seed and the ply."""
    return rival(record.state, Random(f"{record.seed}/{len(record.moves)}"))
